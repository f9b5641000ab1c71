"""Tests of looking back in a match: undisturbed by other players, and closed when it is your turn."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Route, expect

from poktail.core.registry import Entry
from tests.server.live import Process
from tests.web.test_accessibility import play_some
from tests.web.test_font import STILL
from tests.web.test_play import together
from tests.web.test_you import waits
from tests.web.visitor import DESK, STEPS, Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

PAST, NOW = "This is an earlier moment.", "Back to now"
# Every tone that the page begins.
EARS = """{ const begin = OscillatorNode.prototype.start; window.tones = 0;
  OscillatorNode.prototype.start = function (...when) { window.tones++; return begin.apply(this, when); }; }"""
# The tones so far, once all that is to sound has begun: a board sounds after it was drawn, or a task later.
TONES = """() => new Promise((done) => {
  let left = 8;
  const wait = () => setTimeout(() => (left-- > 0 ? requestAnimationFrame(wait) : done(window.tones)));
  wait();
})"""


def tones(visitor: Visitor) -> int:
    return int(visitor.page.evaluate(TONES))


@every_game("pok")
def test_what_has_sounded_once_is_silent_in_the_past(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.context.add_init_script(EARS)
    visitor.begin(entry.id, "Play now").until("playing")
    play_some(visitor, Random(5), 8)
    visitor.page.locator(".tray .key-main, .tray .key-choice").first.wait_for()  # our turn: nothing comes from outside
    before = tones(visitor)
    assert before, "a match has sounds"
    for line in (0, -1, 1):
        visitor.page.locator(".line-look").nth(line).click()
        visitor.page.get_by_text(PAST).wait_for()
        assert tones(visitor) == before
    visitor.page.get_by_role("button", name=NOW).click()
    expect(visitor.page.get_by_text(PAST)).to_have_count(0)
    assert tones(visitor) == before
    visitor.close()


def test_of_two_moments_the_one_that_was_asked_for_last_is_shown(browser: Browser, server: Process) -> None:
    """Whichever answer comes first."""
    visitor, held = Visitor(browser, server.url).begin("pok", "Play now").until("playing"), list[Route]()
    page, board = visitor.page, visitor.page.locator(".board")
    play_some(visitor, Random(5), 8)
    page.locator(".tray .key-main, .tray .key-choice").first.wait_for()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/replay?*", hold)
    for place, line in enumerate((page.locator(".line-look").first, page.locator(".line-look").last), 1):
        line.click()
        while len(held) < place:
            page.wait_for_function(STILL)
    held[1].continue_()
    page.get_by_text(PAST).wait_for()
    there = board.inner_text()
    with page.expect_response("**/replay?*"):
        held[0].continue_()
    page.wait_for_function(STILL)
    assert board.inner_text() == there
    visitor.close()


@pytest.mark.slow
def test_who_looks_back_is_not_called_away_by_what_others_do(browser: Browser, server: Process) -> None:
    player, friend = together(browser, server, "cockroach_royal")
    rng = Random(6)
    for _ in range(STEPS):
        if player.page.locator(".line").count() >= 4:
            break
        play_some(player, rng, 1)
        play_some(friend, rng, 1)
    watcher = Visitor(browser, server.url).go(player.page.url).until("playing")
    watcher.page.locator(".line-look").last.click()
    watcher.page.get_by_text(PAST).wait_for()
    there = watcher.page.locator(".board").inner_text()
    lines = watcher.page.locator(".line").count()
    for _ in range(STEPS):
        if player.phase() != "playing" or watcher.page.locator(".line").count() >= lines + 4:
            break
        play_some(player, rng, 1)
        play_some(friend, rng, 1)
    assert watcher.page.locator(".line").count() > lines, "the story goes on beside it"
    if watcher.phase() == "playing":
        assert watcher.page.get_by_text(PAST).is_visible()
        assert watcher.page.locator(".board").inner_text() == there
        watcher.page.get_by_role("button", name=NOW).click()
        expect(watcher.page.get_by_text(PAST)).to_have_count(0)
    assert watcher.page.locator(".board").inner_text() != there
    for visitor in (player, friend, watcher):
        visitor.close()


def test_ones_turn_ends_the_look_back(browser: Browser, server: Process) -> None:
    """Who looks back while another plays is there when it is their turn."""
    host, friend = together(browser, server, "pook")
    both, rng = (host, friend), Random(7)
    for one in both:
        one.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        one.page.wait_for_selector(".board .tray")
    acts = waits(*both)
    looks = next(one for one in both if one is not acts)
    looks.page.locator(".line-look").first.click()
    looks.page.get_by_text(PAST).wait_for()
    for _ in range(STEPS):
        if looks.page.locator(".banner-mine").count() or looks.phase() != "playing":
            break
        play_some(acts, rng, 1)
    expect(looks.page.get_by_text(PAST)).to_have_count(0)
    for one in both:
        one.close()
