"""Tests of the bars below the board on phones: after a showdown, about somebody who is away, and about a stand-in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from poktail.core.registry import Entry, games
from poktail.i18n.words import LANGUAGES
from tests.sampling import sample
from tests.server.live import START, Process
from tests.web.conftest import known_server
from tests.web.phones import SHORT, SMALL, check_settled, each_decision, in_reach, in_sight
from tests.web.test_font import STILL
from tests.web.test_phones import begin
from tests.web.test_play import together
from tests.web.visitor import STEPS, Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

# Bots do not pretend to think, but a showdown waits until people press on.
LINGERING = START.replace("given, seed", "import poktail.server.tables.matches as matches\ngiven, seed", 1).replace(
    "sys.exit", "matches.showdown_pause = lambda average, pace: 600_000\nsys.exit"
)
SHOWDOWN, AWAY, STAND_IN = ".pass.showdown", '.pass [data-part="stand-in"]', '.pass [data-part="take-seat"]'
QUICK, LONG = 8, 24
"""Presses of one match."""
MOST = 400
"""Presses until a showdown must have come."""

SIZES = {"short": (SHORT, in_sight), "small": (SMALL, in_reach)}


def sweep(*quick: tuple[str, str], showdowns: bool = False) -> list[Any]:
    """Every game on both phones, in every language; `make test` takes these alone, in English."""
    return [
        pytest.param(entry.id, size, lang, id=f"{entry.id}-{size}-{lang}", marks=marks)
        for entry in games()
        if entry.showdowns or not showdowns
        for size in SIZES
        for lang in LANGUAGES
        for marks in [() if (entry.id, size) in quick and lang == "en" else pytest.mark.slow]
    ]


@pytest.fixture(scope="module")
def lingering(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose showdowns wait for people."""
    with known_server(tmp_path_factory.mktemp("server"), start=LINGERING) as running:
        yield running
        assert not running.complaints()


def measured(visitor: Visitor, size: str, bar: str) -> list[str]:
    """What is wrong on this phone where this bar has to be there."""
    assert visitor.page.locator(bar).count()
    return SIZES[size][1](visitor)


@pytest.mark.parametrize(("game", "size", "lang"), sweep(("cockroach_royal", "short"), showdowns=True))
def test_after_a_showdown_its_key_is_in_sight(
    game: str, size: str, lang: str, browser: Browser, lingering: Process, request: pytest.FixtureRequest
) -> None:
    """And everything that was revealed can be seen."""
    visitor, rng, seen = begin(browser, lingering, game, lang, "7", SIZES[size][0]), Random(5), 0
    wanted = 3 if request.node.get_closest_marker("slow") else 1

    def check(there: Visitor) -> list[str]:
        nonlocal seen
        if not there.page.locator(SHOWDOWN).count():
            return []
        seen += 1
        return measured(there, size, SHOWDOWN)

    for _ in range(MOST):
        if seen >= wanted or visitor.phase() == "over":
            break
        each_decision(visitor, rng, 1, check)
    assert seen
    visitor.close()


def seems_away(visitor: Visitor, seat: int) -> None:
    """Tell this page that the person in that seat has been away for a minute; in truth they play."""

    def told(text: str | bytes) -> str:
        frame = json.loads(text)
        if frame["t"] == "table" and frame["d"]["phase"] == "playing":
            frame["d"]["seats"][seat] |= {"present": False, "away_ms": 60_000, "stand_in_ms": 30_000}
        return json.dumps(frame)

    def connect(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda text: page.send(told(text)))

    visitor.page.route_web_socket("**/ws/table/*", connect)


@pytest.mark.parametrize(("game", "size", "lang"), sweep(("pok", "short")))
def test_while_somebody_is_away_the_bar_hides_no_key_of_a_decision(
    game: str, size: str, lang: str, browser: Browser, server: Process, request: pytest.FixtureRequest
) -> None:
    """As long as one has to decide on a phone, the key that lets a bot play for them stands in the menu alone."""
    presses = LONG if request.node.get_closest_marker("slow") else QUICK
    host = Visitor(browser, server.url, lang=lang, deal="2")
    seems_away(host, 1)
    host.go("/").page.locator(f'.game[data-game="{game}"]').get_by_role("button", name=host.says("web-invite")).click()
    host.page.locator(".table-page").wait_for()
    host.sit()
    friend = Visitor(browser, server.url, deal="2").go(host.page.url).sit()
    host.page.set_viewport_size(SIZES[size][0])  # type: ignore[arg-type]
    host.page.locator('[data-part="start"]').click()
    both, rng, offered, pressed = (host.until("playing"), friend.until("playing")), Random(2), 0, 0
    for _ in range(STEPS):
        if host.phase() == "over" or (pressed >= presses and offered):
            break
        check_settled(host, SIZES[size][1])
        offered += host.page.locator(AWAY).count()
        pressed += sum(one.act(rng)[1] for one in both)
    assert offered
    for one in both:
        one.close()


@pytest.mark.parametrize("size", sample(SIZES, "small"))
@every_game("pok")
def test_the_key_that_takes_a_seat_back_is_in_sight(
    size: str, entry: Entry, browser: Browser, server: Process, request: pytest.FixtureRequest
) -> None:
    """Whatever the others do while a bot plays."""
    presses = LONG if request.node.get_closest_marker("slow") else QUICK
    host, friend = together(browser, server, entry.id)
    host.page.set_viewport_size(SIZES[size][0])  # type: ignore[arg-type]
    host.let_a_bot_play()
    expect(host.page.locator(STAND_IN)).to_be_in_viewport()
    checked = 0

    def check(_: Visitor) -> list[str]:
        nonlocal checked
        if host.phase() == "over" or not host.page.locator(STAND_IN).count():
            return []
        host.page.wait_for_function(STILL)
        checked += 1
        return SIZES[size][1](host)

    each_decision(friend, Random(3), presses, check)
    assert checked > 1
    host.close()
    friend.close()
