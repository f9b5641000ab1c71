"""Tests of `poktail serve`: its output, settings, errors and shutdown."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from poktail.cli.serve import welcome
from poktail.i18n import LANGUAGES, Words
from poktail.server.http.reach import in_this_network
from poktail.server.settings import Settings
from tests.terminal.runs import Terminal, environment, in_a_row, poktail

PATIENCE = 60


@contextmanager
def serving(*args: str, data: Path, **extra: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A server started by the command, and what it has said when it can be reached."""
    command = [sys.executable, "-m", "poktail", "serve", "--data", str(data), *args]
    log = data.parent / f"{data.name}.log"
    with log.open("w") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment(**extra))
    assert process.stdout is not None
    try:
        said = []
        while not said or not said[-1].startswith("Ctrl-C"):
            said.append(process.stdout.readline().rstrip("\n"))
            assert said[-1], log.read_text()
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def address(said: list[str]) -> str:
    found = re.search(r"http://\S+", said[0])
    assert found is not None
    return found[0]


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body


def refused(*args: str, code: str, **extra: str) -> str:
    """What the command says when it refuses: one sentence with its code, no traceback, nothing else."""
    done = poktail("serve", "--no-open", *args, POKTAIL_LOG_LEVEL="warning", **extra)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("poktail: "), done.stderr
    assert done.stderr.rstrip().endswith(f"({code})")
    assert "Traceback" not in done.stderr
    return done.stderr


def test_it_says_where_it_is_opens_a_browser_and_ends_with_its_signal(tmp_path: Path) -> None:
    """In a pipe it opens nothing by itself; asked to, it does. A second server on the same data is refused."""
    browser = tmp_path / "browser"
    opened = tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.new" && mv "{opened}.new" "{opened}"\n')
    browser.chmod(0o755)
    data = tmp_path / "data"
    with serving("--port", "0", "--open", data=data, BROWSER=str(browser)) as (process, said):
        where = address(said)
        assert json.loads(get(f"{where}/healthz")) == {"status": "ok"}
        assert f"poktail join {where}" in said[1]
        assert str(data) in said[2]
        told = refused("--data", str(data), "--port", "0", code="data_in_use")
        assert f"(process {process.pid})" in told
        port = where.rsplit(":", 1)[1]
        told = refused("--data", str(tmp_path / "other"), "--port", port, code="bad_address")
        assert f"Port {port} on 127.0.0.1 is in use" in told
        while not opened.exists():
            assert process.poll() is None
            time.sleep(0.01)
        assert opened.read_text().strip() == where
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert "Traceback" not in (tmp_path / "data.log").read_text()
    assert data.stat().st_mode & 0o077 == 0


def test_at_a_terminal_control_c_is_the_quiet_end(tmp_path: Path) -> None:
    """No log line that nobody asked for, no browser where there is no display, exit code 0."""
    with Terminal(["serve", "--port", "0", "--data", "d"], tmp_path, BROWSER="false") as terminal:
        said = terminal.until("Ctrl-C stops the server. Tables and matches are kept.")
        assert "[info" not in said
        terminal.type("\x03")
        assert terminal.close() == 0
        rest = ""
        try:
            while True:
                rest += os.read(terminal.end, 65536).decode()
        except OSError:
            pass
    assert rest.replace("^C", "").strip() == ""


def test_for_everybody_it_says_how_others_reach_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    settings = Settings(host="0.0.0.0", data=tmp_path)
    shown = welcome(settings, "http://127.0.0.1:8765")
    assert shown.count("In this network:") == len(in_this_network(settings, "8765"))
    assert all(place in shown for place in in_this_network(settings, "8765"))
    public = Settings(host="0.0.0.0", data=tmp_path, base_url="https://games.example.org")
    assert "In this network" not in welcome(public, "https://games.example.org")
    alone = Settings(data=tmp_path)
    hint = "serve --host 0.0.0.0 lets them in"
    assert hint in welcome(alone, "http://127.0.0.1:8765") and hint not in shown
    assert hint not in welcome(public, "https://games.example.org")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_greets_in_the_language_of_the_system(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    shown = welcome(Settings(data=tmp_path), "http://127.0.0.1:8765")
    assert shown.startswith(Words(lang)("serve-ready"))
    assert shown.endswith(Words(lang)("serve-stop"))


def test_settings_come_by_option_environment_and_file(tmp_path: Path) -> None:
    """In this order; what the command line says wins."""
    (tmp_path / "s.toml").write_text('port = 1\nlog_format = "json"\nbase_url = "https://a.example"\n')
    args = ("--config", str(tmp_path / "s.toml"), "--set", "base-url=http://b.example", "--set", "port=0")
    with serving(*args, data=tmp_path / "d", POKTAIL_PORT="2", POKTAIL_LOG_LEVEL="error") as (_, said):
        assert address(said) == "http://b.example"
    assert (tmp_path / "d.log").read_text() == ""


def test_what_it_cannot_do_is_a_sentence(tmp_path: Path) -> None:
    """One with its code on standard error, exit code 2, nothing on standard output."""
    a_file, damaged, newer = (tmp_path / name for name in ("a-file", "damaged", "newer"))
    a_file.write_text("")
    damaged.mkdir()
    (damaged / "poktail.db").write_bytes(b"no database at all " * 100)
    newer.mkdir()
    with closing(sqlite3.connect(newer / "poktail.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    wrong = {
        ("--set", "nonsense"): "bad_setting",
        ("--set", "colour=blue"): "bad_setting",
        ("--set", "bot_pause=long"): "bad_setting",
        ("--config", str(tmp_path / "missing.toml")): "bad_setting",
        ("--host", "192.0.2.1"): "bad_address",
        ("--host", "no such host"): "bad_setting",
        ("--data", str(a_file)): "bad_database",
        ("--data", str(damaged)): "bad_database",
        ("--data", str(newer)): "newer_database",
        ("--set", "database=postgresql://127.0.0.1:1/x"): "bad_",
    }
    commands = [("serve", "--no-open", "--port", "0", *args) for args in wrong]
    done = in_a_row(*commands, POKTAIL_LOG_LEVEL="warning", POKTAIL_DATA=str(tmp_path / "fresh"))
    for (args, code), (exit_code, said, told) in zip(wrong.items(), done, strict=True):
        assert (exit_code, said) == (2, ""), (args, told)
        assert re.fullmatch(rf"poktail: \S.*\s\({code}\w*\)\n", told, re.DOTALL), (args, told)


def test_help_tells_every_setting() -> None:
    told = " ".join(poktail("serve", "--help", COLUMNS="200").stdout.split())
    for name, variable, default, about in Settings.describe():
        assert f"{name} {variable}{f' [{default}]' if default else ''} {about}" in told


@pytest.mark.slow
def test_a_name_with_two_addresses_is_served_at_one_port(tmp_path: Path) -> None:
    """localhost may be ::1 and 127.0.0.1; whichever this machine has, the port is the same."""
    with serving("--host", "localhost", "--port", "0", data=tmp_path / "d") as (_, said):
        port = int(address(said).rsplit(":", 1)[1])
        assert json.loads(get(f"http://localhost:{port}/healthz")) == {"status": "ok"}
        for family, place in {(info[0], info[4][0]) for info in socket.getaddrinfo("localhost", port)}:
            with socket.socket(family, socket.SOCK_STREAM) as line:
                line.connect((place, port))
