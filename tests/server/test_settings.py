"""Tests of settings: precedence, and errors that never quote a secret; also client addresses and rate limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from sqlalchemy.engine import make_url

from poktail.core.record import MAX_NAME
from poktail.server.addresses import client_address, network
from poktail.server.errors import ServerError
from poktail.server.rate_limits import TokenBuckets, per_hour
from poktail.server.settings import (
    DATABASE_FILE,
    MAX_FILE,
    BadSetting,
    Settings,
    load,
    parse_host,
    parse_origin,
    user_data,
    wanted,
)

HOME = {"HOME": "/somewhere"}


def refused(**overrides: Any) -> BadSetting:
    with pytest.raises(BadSetting) as caught:
        load(None, overrides, HOME)
    return caught.value


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "poktail.toml"
    path.write_text(text)
    return path


def test_everything_has_a_default():
    settings = load(None, {}, HOME)
    assert (settings.host, settings.port, settings.base_url) == ("127.0.0.1", 8765, "")
    assert settings.data == Path("/somewhere/.local/share/poktail") or os.name != "posix"
    assert (settings.rate_per_address, settings.rate_burst) == (20, 60)
    assert (settings.messages_per_second, settings.messages_burst) == (20, 100)
    assert (settings.message_bytes, settings.body_bytes, settings.name_length) == (4096, 65536, 40)
    assert not settings.secure


def test_command_line_beats_environment_beats_file_beats_default(tmp_path):
    path = written(tmp_path, "port = 1\ngrace = 2\nbot_threads = 3\n")
    environ = HOME | {"POKTAIL_PORT": "11", "POKTAIL_GRACE": "12"}
    settings = load(path, {"port": 21, "grace": None}, environ)
    assert (settings.port, settings.grace, settings.bot_threads, settings.archive_after_days) == (21, 12, 3, 30)


def test_the_environment_may_name_the_file_and_the_command_line_another(tmp_path):
    path = written(tmp_path, "port = 1")
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    environ = HOME | {"POKTAIL_CONFIG": str(path)}
    assert load(None, {}, environ).port == 1
    assert load(other, {}, environ).port == 2


def test_only_the_environment_handed_in_counts(monkeypatch):
    monkeypatch.setenv("POKTAIL_PORT", "99")
    assert load(None, {}, HOME).port == 8765
    assert Settings().port == 8765
    assert load(None, {}, os.environ).port == 99


def test_an_empty_variable_is_an_unset_one():
    assert load(None, {}, HOME | {"POKTAIL_PORT": ""}).port == 8765


def test_settings_do_not_change():
    with pytest.raises(ValidationError):
        load(None, {}, HOME).port = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "value", "want"),
    [
        ("port", 65_536, "integer 0..65535"),
        ("port", -1, "integer 0..65535"),
        ("port", True, "integer 0..65535"),
        ("port", "http", "integer 0..65535"),
        ("port", 1.5, "integer 0..65535"),
        ("bot_pause", float("nan"), "number 0..30"),
        ("bot_pause", float("inf"), "number 0..30"),
        ("name_length", MAX_NAME + 1, f"integer 1..{MAX_NAME}"),
        ("log_format", "xml", "text|json"),
        ("log_level", "loud", "debug|info|warning|error"),
        ("trust_proxy", "perhaps", "true|false"),
        ("host", "a b", "name or address"),
        ("host", "", "name or address"),
        ("host", "example.org:80", "name or address"),
        ("base_url", "games.example.org", "http(s)://name[:port]"),
        ("base_url", "https://games.example.org/sub", "http(s)://name[:port]"),
        ("base_url", "https://user@games.example.org", "http(s)://name[:port]"),
        ("base_url", "ftp://games.example.org", "http(s)://name[:port]"),
        ("allowed_hosts", ["*"], "name[:port],..."),
        ("allowed_hosts", "*.example.org", "name[:port],..."),
        ("allowed_hosts", 5, "name[:port],..."),
        ("database", "mysql://x", "sqlite:///file or postgresql://user@host/name"),
        ("metrics_token", "short", "16 or more letters, digits and signs"),
        ("data", "~nobody-of-this-name/x", "path"),
        ("data", 5, "path"),
    ],
)
def test_a_bad_value_is_refused_by_name(name: str, value: Any, want: str):
    error = refused(**{name: value})
    assert isinstance(error, ServerError)
    assert (error.code, error.data) == ("bad_setting", {"setting": name, "want": want})


def test_an_unknown_key_is_refused_with_the_nearest_known(tmp_path):
    with pytest.raises(BadSetting) as caught:
        load(written(tmp_path, "prot = 80"), {}, HOME)
    assert caught.value.data == {"setting": "prot", "want": "port"}
    with pytest.raises(BadSetting) as caught:
        load(written(tmp_path, "[xyzzy]\nport = 80"), {}, HOME)
    assert caught.value.data == {"setting": "xyzzy", "want": "no such setting"}
    assert refused(**{"\x1b[31m" + "x" * 99: 1}).data["setting"] == "[31m" + "x" * 36


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("port = 1\nport\n", "TOML at line 2"),
        ("port = 1\nport = 2\n", "TOML at line 2"),
        ("port = 1\nport =", "TOML"),
        ("#" * (MAX_FILE + 1), f"at most {MAX_FILE} bytes"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(tmp_path, text: str, want: str):
    with pytest.raises(BadSetting) as caught:
        load(written(tmp_path, text), {}, HOME)
    assert caught.value.data["setting"] == "config"
    assert caught.value.data["want"] == want


def test_brackets_without_end_are_refused(tmp_path):
    with pytest.raises(BadSetting):  # how deep the parser digs is its own affair
        load(written(tmp_path, "port = " + "[" * 30_000), {}, HOME)


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadSetting) as caught:
            load(path, {}, HOME)
        assert caught.value.data == {"setting": "config", "want": "a file that can be read"}
    path = tmp_path / "latin.toml"
    path.write_bytes(b"host = '\xe9'")
    with pytest.raises(BadSetting):
        load(path, {}, HOME)


def test_a_secret_is_never_repeated():
    secret = "correct-horse-battery"
    settings = load(None, {"metrics_token": secret, "database": f"postgresql://me:{secret}@db/games"}, HOME)
    assert secret not in repr(settings) + str(settings)
    assert secret in settings.database_url()
    assert secret not in repr(refused(database=f"oracle://me:{secret}@db")) + repr(refused(metrics_token=f"{secret} x"))


def test_lists_come_as_lists_or_with_commas(tmp_path):
    want = ("a.example.org", "b.example.org:8080", "[::1]")
    text = "A.example.org, b.example.org:8080 ,[0::1],"
    assert load(None, {}, HOME | {"POKTAIL_ALLOWED_HOSTS": text}).allowed_hosts == want
    path = written(tmp_path, "allowed_hosts = ['a.example.org', 'b.example.org:8080', '[::1]']")
    assert load(path, {}, HOME).allowed_hosts == want


@pytest.mark.parametrize(
    ("given_url", "kept", "secure"),
    [
        ("https://Games.Example.org/", "https://games.example.org", True),
        ("https://games.example.org:443", "https://games.example.org", True),
        ("http://games.example.org:8080", "http://games.example.org:8080", False),
        ("http://[0::1]:80", "http://[::1]", False),
        ("", "", False),
    ],
)
def test_the_public_address_has_one_spelling(given_url: str, kept: str, secure: bool):
    settings = load(None, {"base_url": given_url}, HOME)
    assert (settings.base_url, settings.secure) == (kept, secure)


def test_the_database_is_a_file_among_the_data(tmp_path):
    for folder in (tmp_path, tmp_path / "a ?#%20é"):
        url = make_url(load(None, {"data": folder}, HOME).database_url())
        assert (url.drivername, url.database) == ("sqlite", str(folder / DATABASE_FILE))


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_another_database_gets_a_driver_that_does_not_block(database: str, url: str):
    assert load(None, {"database": database}, HOME).database_url() == url


def test_data_goes_where_the_system_keeps_it():
    assert user_data({"HOME": "/h", "XDG_DATA_HOME": "/x"}, "linux") == Path("/x/poktail")
    assert user_data({"HOME": "/h", "XDG_DATA_HOME": "x"}, "linux") == Path("/h/.local/share/poktail")
    assert user_data({"HOME": "/h"}, "darwin") == Path("/h/Library/Application Support/poktail")
    assert user_data({"HOME": "/h", "LOCALAPPDATA": "/l"}, "win32") == Path("/l/poktail")


def test_the_description_tells_all_and_nobodys_home():
    rows = Settings.describe()
    assert [row[0] for row in rows] == list(Settings.model_fields)
    for name, env, default, description in rows:
        assert env == f"POKTAIL_{name.upper()}"
        assert description.endswith(".") and "\n" not in description
        assert str(Path.home()) not in default
        assert wanted(name)
    shown = {row[0]: row[2] for row in rows if row[0] != "data"}
    by_hand = {f"POKTAIL_{name.upper()}": default for name, default in shown.items()}
    assert load(None, {}, HOME | by_hand) == load(None, {}, HOME)


@given(st.text(max_size=60))
def test_whatever_is_set_is_taken_or_refused_by_code(text: str):
    for name in Settings.model_fields:
        try:
            load(None, {name: text}, HOME)
        except BadSetting as error:
            assert error.data == {"setting": name, "want": wanted(name)}


@given(st.text(alphabet="aZ09-_.:[]%@/*\\ \x00é", max_size=30))
def test_a_host_has_one_spelling_or_none(text: str):
    host = parse_host(text)
    if host is not None:
        again = host[0] if host[1] is None else f"{host[0]}:{host[1]}"
        assert parse_host(again) == host
        assert parse_origin(f"HTTP://{text}") == ("http", host[0], 80 if host[1] is None else host[1])
    else:
        assert parse_origin(f"http://{text}") is None


# What counts as one address, and how rates count


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("evil, 192.0.2.1 , 192.0.2.2", "192.0.2.2"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("192.0.2.1:443", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown", "198.51.100.1"),
        ("", "198.51.100.1"),
    ],
)
def test_a_trusted_proxy_tells_who_comes(forwarded: str, address: str):
    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-for", forwarded.encode())]
    scope = {"client": ("198.51.100.1", 1), "headers": headers}
    assert client_address(scope, load(None, {"trust_proxy": True}, HOME)) == address
    assert client_address(scope, load(None, {}, HOME)) == "198.51.100.1"


def test_an_address_may_be_unknown():
    assert client_address({"client": None, "headers": []}, load(None, {}, HOME)) == ""
    assert network("") == ""
    assert network("testclient") == "testclient"
    assert network("fe80::1%eth0") == "fe80::"


class Clock:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


STEPS = st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 3)), max_size=80)


@given(STEPS, st.sampled_from([0.01, 0.5, 2.0, 20.0]), st.integers(1, 9))
def test_nobody_gets_more_than_the_burst_and_the_rate_nor_less(steps: Any, rate: float, burst: int):
    clock = Clock()
    buckets = TokenBuckets(rate, burst, now=clock)
    taken: dict[str, list[float]] = {"a": [], "b": [], "c": []}
    for key, pause in steps:
        clock.time += pause
        wait = buckets.take(key)
        if wait > 0:
            assert wait <= 1 / rate + 1e-9
            clock.time += wait + 1e-6
            assert buckets.take(key) == 0  # who waits as told is let in
        taken[key].append(clock.time)
    for times in taken.values():
        for i, first in enumerate(times):
            for j in range(i, len(times)):
                assert j - i + 1 <= burst + (times[j] - first) * rate + 0.01


def test_a_burst_is_whole_whatever_the_clock_shows():
    for start in (0.0, 0.1, 1e5 / 3, 1.8e9 + 0.7):
        buckets = TokenBuckets(20, 60, now=lambda start=start: start)
        assert [buckets.take("a") > 0 for _ in range(61)] == [False] * 60 + [True]


def test_memory_is_bounded_and_the_longest_silent_are_forgotten():
    clock = Clock()
    buckets = TokenBuckets(1, 1, most=100, now=clock)
    for n in range(1000):
        assert buckets.take(str(n)) == 0
    assert len(buckets) == 100
    assert buckets.take("999") > 0
    assert buckets.take("0") == 0
    for n in range(1000, 1200):
        clock.time += 1
        assert buckets.take("0") == buckets.take(str(n)) == 0
    assert buckets.take("0") > 0  # not forgotten, for it was never silent


def test_a_quota_by_the_hour():
    clock = Clock()
    quota = per_hour(3, now=clock)
    assert [quota.take("a") > 0 for _ in range(4)] == [False, False, False, True]
    clock.time += 1201
    assert [quota.take("a") > 0 for _ in range(2)] == [False, True]
    clock.time += 3600
    assert [quota.take("a", cost=2) > 0 for _ in range(2)] == [False, True]
