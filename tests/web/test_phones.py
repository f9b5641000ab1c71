"""Tests of phones with the bars of their browsers: every key of a decision and its result are in sight."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from poktail.i18n.words import LANGUAGES
from poktail.server.http.schema_values import options
from tests.server.live import Process
from tests.web.phones import (
    ANY_BROKEN,
    FINGER,
    KEYS,
    SHORT,
    SMALL,
    each_decision,
    in_reach,
    in_sight,
    names_fit,
)
from tests.web.test_font import STILL
from tests.web.test_hot_seat import sit_together
from tests.web.test_play import together
from tests.web.test_variants import choose
from tests.web.visitor import DESK, STEPS, Visitor, every_game, finish, play

pytestmark = pytest.mark.xdist_group(__name__)

QUICK, LONG = 12, 45
"""Presses of one match."""


def sweep(*quick: tuple[str, str]) -> list[Any]:
    """Every game in every language with some deals; `make test` takes these alone, and only begins the match."""
    begun = [pytest.param(game, lang, "0", QUICK, id=f"{game}-{lang}") for game, lang in quick]
    return begun + [
        pytest.param(entry.id, lang, deal, LONG, id=f"{entry.id}-{lang}-{deal}", marks=pytest.mark.slow)
        for entry in games()
        for lang in LANGUAGES
        for deal in ("1", "2")
    ]


def begin(browser: Browser, server: Process, game: str, lang: str, deal: str, size: Any) -> Visitor:
    """A match against bots on such a phone."""
    visitor = Visitor(browser, server.url, lang=lang, deal=deal)
    visitor.page.set_viewport_size(size)
    visitor.go("/").page.locator(f'.game[data-game="{game}"] .key-main').click()
    return visitor.until("playing")


@pytest.mark.parametrize(("game", "lang", "deal", "presses"), sweep(("pook", "fr")))
def test_a_phone_shows_every_key_of_a_decision_without_scrolling(
    game: str, lang: str, deal: str, presses: int, browser: Browser, server: Process
) -> None:
    visitor = begin(browser, server, game, lang, deal, SHORT)
    assert each_decision(visitor, Random(deal), presses, in_sight) > 1
    visitor.close()


@pytest.mark.parametrize(("game", "lang", "deal", "presses"), sweep(("pok", "de")))
def test_on_a_smaller_phone_a_key_says_where_more_can_be_scrolled_to(
    game: str, lang: str, deal: str, presses: int, browser: Browser, server: Process
) -> None:
    visitor = begin(browser, server, game, lang, deal, SMALL)
    assert each_decision(visitor, Random(deal), presses, in_reach) > 1
    visitor.close()


@every_game("cockroach_royal")
@pytest.mark.parametrize("size", [SMALL, pytest.param(SHORT, marks=pytest.mark.slow)], ids=["small", "short"])
def test_no_name_is_broken_inside_a_word(size: Any, entry: Entry, browser: Browser, server: Process) -> None:
    """Whatever people are called; the names that the page gives are not even cut."""
    visitor = begin(browser, server, entry.id, "de", "passed 10", size)
    assert each_decision(visitor, Random(1), QUICK, names_fit) > 1
    visitor.close()


LANGS = [pytest.param(lang, marks=() if lang == "de" else pytest.mark.slow) for lang in LANGUAGES]
# The keys below a result, and whose result is cut off or wider than the page.
RESULT_KEYS = ".end-tray button, .end-tray a"
RANKS_CUT = """() => [...document.querySelectorAll('.rank, .rank-score, .end-title, .end-why')].filter((part) => {
  const { left, right } = part.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
}).map((part) => part.textContent)"""


@pytest.mark.parametrize("lang", LANGS)
@every_game("cockroach_royal")
def test_on_a_smaller_phone_a_result_is_whole(entry: Entry, lang: str, browser: Browser, server: Process) -> None:
    """Nothing is cut or broken, and every key is in sight or scrolled to."""
    visitor = begin(browser, server, entry.id, lang, "1", SMALL)
    finish(visitor)
    page = visitor.page
    page.wait_for_function(STILL)
    keys = page.evaluate(KEYS, RESULT_KEYS)
    assert len(keys) > 2
    assert [key["name"] for key in keys if not key["reached"] or key["size"] < FINGER] == []
    assert page.evaluate(RANKS_CUT) == []
    assert [word for word in page.evaluate(ANY_BROKEN) if "\N{SOFT HYPHEN}" not in word] == []
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    visitor.close()


@pytest.mark.parametrize("size", [SMALL, pytest.param(SHORT, marks=pytest.mark.slow)], ids=["small", "short"])
@every_game("pook")
def test_a_phone_that_is_handed_round_shows_every_key(
    size: Any, entry: Entry, browser: Browser, server: Process
) -> None:
    """Also the keys that hand it on, and those of the curtain."""
    visitor, rng = sit_together(browser, server, entry.id), Random(2)
    visitor.page.set_viewport_size(size)
    assert each_decision(visitor, rng, QUICK, in_reach) > 3
    page = visitor.page
    for _ in range(STEPS):
        if page.locator(".curtain, .hand-on").count():
            break
        visitor.act(rng)
    if page.locator(".hand-on").count():
        page.get_by_role("button", name="Somebody else").click()
    page.locator(".curtain").wait_for()
    page.wait_for_function(STILL)
    keys = page.evaluate(KEYS, ".curtain button")
    assert keys and all(key["shown"] and key["size"] >= FINGER for key in keys), keys
    visitor.close()


@pytest.mark.parametrize(("deal", "kinds"), [("kinds 36", 8), ("kinds 144", 12)])
def test_many_kinds_of_cards_in_royal_leave_every_claim_in_sight(
    deal: str, kinds: int, browser: Browser, server: Process
) -> None:
    """Nothing has to be scrolled, not even on the smaller phone."""
    visitor = begin(browser, server, "cockroach_royal", "de", deal, SHORT)
    page = visitor.page
    page.locator(".roy-claim").first.wait_for()
    assert page.locator(".roy-hand-key").count() == kinds
    for size in (SHORT, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(STILL)
        assert in_sight(visitor) == [], size
        assert not page.locator(".tray[data-more]").count(), size
    visitor.close()


@pytest.mark.slow
@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
@pytest.mark.parametrize("end", ["low", "high"])
def test_there_the_smallest_and_the_largest_table_can_be_played(
    end: str, entry: Entry, browser: Browser, server: Process
) -> None:
    seats = next(option for option in options(entry) if option.name == "seats")
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    visitor.page.wait_for_selector(".seat-mine")
    choose(visitor, entry, {"seats": getattr(seats, end)})
    visitor.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    visitor.page.get_by_role("button", name="Start with").dispatch_event("click")  # as in test_variants
    visitor.until("playing")
    assert each_decision(visitor, Random(3), LONG, in_reach) > 1
    visitor.close()


# Names and faces that a reaction or the word "bot" lies on, once somebody has reacted.
COVERED = """() => {
  const marks = [...document.querySelectorAll('.board :is(.chip-emote, .bot-tag)')];
  const over = marks.filter((one) => one.checkVisibility());
  if (!over.some((one) => one.matches('.chip-emote'))) return null;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll('.board :is(.face, .chip-name)')].filter((one) => over.some(
    (other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()))).map((one) => one.outerHTML);
}"""


@pytest.mark.slow
def test_a_reaction_covers_no_name_and_no_face(browser: Browser, server: Process) -> None:
    host, friend = together(browser, server, "pok")
    friend.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    for size in (DESK, SMALL):
        host.page.set_viewport_size(size)  # type: ignore[arg-type]
        host.page.locator(".chip-emote").wait_for(state="detached")
        friend.page.locator(".reactions-quick button").last.click()
        covered = host.page.wait_for_function(COVERED).json_value()
        assert covered == [], (size, covered)
    host.close()
    friend.close()


def test_the_aim_stands_above_the_table_and_tells_a_spectator_nothing(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin("pook", "Invite")
    host.page.wait_for_selector(".seat-mine")
    host.page.get_by_role("button", name="Start with").click()
    host.until("playing")
    spectator = Visitor(browser, server.url).go(host.page.url).until("playing")
    told = host.page.locator(".aim-text").inner_text()
    assert re.fullmatch(r"Score: visible levels of these two factions: \d+", told), told
    assert host.page.locator(".aim .pook-back").count() == 0
    assert spectator.page.locator(".aim-text").inner_text() == "Everybody scores the visible levels of two factions"
    assert spectator.page.locator(".aim .pook-back").count() == 1
    host.close()
    spectator.close()


# The line that says what is played for lies in the window, none of it cut off; and there is a picture beside it.
AIM = """() => {
  const line = document.querySelector('.aim-text');
  const { left, top, right, bottom } = line.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top;
  const whole = line.scrollHeight <= line.clientHeight + 2 && line.scrollWidth <= line.clientWidth + 1;
  const picture = document.querySelector('.aim-picture svg') !== null;
  return line.textContent && inside && (whole || getComputedStyle(line).display === 'inline') && picture
    ? '' : `${line.textContent} ${[left, top, right, bottom]} ${whole} ${picture}`;
}"""


def aim_in_sight(visitor: Visitor) -> None:
    """At a desk and on a small phone."""
    for size in (SMALL, DESK):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.page.locator(".aim-text").wait_for()
        visitor.page.wait_for_function(STILL)
        assert visitor.page.evaluate(AIM) == "", size


@every_game("pok")
def test_the_aim_is_in_sight_until_the_end_and_in_the_replay(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, rng = Visitor(browser, server.url).begin(entry.id, "Play now").until("playing"), Random(5)
    while visitor.phase() != "over":
        aim_in_sight(visitor)
        play([visitor], rng, presses=6)
    aim_in_sight(visitor)
    see_result, replay = visitor.page.locator(".pass .key-main"), visitor.page.get_by_role("link", name="Replay")
    see_result.or_(replay).first.wait_for()
    if see_result.count():
        see_result.click()
    replay.click()
    visitor.page.locator(".replay-page").get_by_role("slider").wait_for()
    aim_in_sight(visitor)
    visitor.page.get_by_role("slider").focus()
    visitor.page.keyboard.press("End")
    aim_in_sight(visitor)
    visitor.close()


@every_game("pok")
def test_the_aim_is_in_sight_in_a_lesson(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).go(f"/learn/{entry.id}")
    visitor.page.locator(".learn-bubble").wait_for()
    aim_in_sight(visitor)
    visitor.close()
