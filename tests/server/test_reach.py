"""Tests of the address to share: given to a page on the server's machine, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from poktail.server.http import reach
from poktail.server.http.reach import in_this_network
from tests.server.test_metrics import scope_of, settings

HOME, SIX = "192.168.7.5", "[2001:db8::5]"
EVERYBODY: dict[str, Any] = {"host": "0.0.0.0"}
HERE = scope_of("127.0.0.1", Host="localhost:8765")


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: [HOME, SIX])


def test_a_page_on_this_machine_learns_where_friends_find_it() -> None:
    assert reach.reach(HERE, settings(**EVERYBODY)) == f"http://{HOME}:8765"
    assert reach.reach(scope_of("::1", Host="[::1]"), settings(**EVERYBODY)) == f"http://{HOME}:80"


def test_nobody_else_learns_about_the_network() -> None:
    for scope in (
        scope_of("192.168.7.9", Host=f"{HOME}:8765"),
        scope_of("127.0.0.1", Host="games.example.org"),
        scope_of("127.0.0.1", Host="localhost:8765", X_Forwarded_For="203.0.113.7"),
        scope_of(None, Host="localhost"),
        scope_of("127.0.0.1"),
    ):
        assert reach.reach(scope, settings(**EVERYBODY)) is None


def test_a_server_for_this_machine_alone_has_no_address_for_others() -> None:
    assert reach.reach(HERE, settings()) is None
    assert in_this_network(settings(), "8765") == []


def test_a_public_address_is_everybodys() -> None:
    public = settings(base_url="https://games.example.org", **EVERYBODY)
    assert reach.reach(HERE, public) == "https://games.example.org"
    assert in_this_network(public, "443") == []


def test_only_addresses_that_are_listened_at() -> None:
    assert in_this_network(settings(**EVERYBODY), "1") == [f"http://{HOME}:1"]
    assert in_this_network(settings(host="::"), "1") == [f"http://{HOME}:1", f"http://{SIX}:1"]
