"""Tests of how long a result is shown if nobody presses a button, with the page's clock set by the test."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import find
from tests.server.live import Process
from tests.web.conftest import known_server
from tests.web.test_accessibility import play_some
from tests.web.test_font import STILL
from tests.web.test_play import together
from tests.web.test_variants import choose
from tests.web.visitor import STEPS, Visitor

pytestmark = pytest.mark.xdist_group(__name__)

# The clock of the page stands still except for what the test lets pass, in milliseconds.
LATER, TICK = 600_000, 50
# Somebody is asked, and nothing is under way: what happens next follows from the next press.
ASKED = ".tray :is(.key-main, .key-choice):not([aria-disabled=true])"
# Looks at the card in the very moment in which that is possible: whether it was.
LOOK = """() => {
  const key = document.querySelector('[data-part="pass"]:not([aria-disabled=true])');
  key?.click();
  return key !== null;
}"""

# Notes at every change of the page whether the keys of a decision can be pressed, until the last hand is shown.
WATCH_KEYS = """() => {
  window.couldPress = [];
  const look = () => couldPress.push(document.querySelector('.pnr-two .key:not([aria-disabled=true])') !== null);
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.pnr-last')) watcher.disconnect();
    else look();
  });
  watcher.observe(document.querySelector('.table'), { childList: true, subtree: true, attributes: true });
}"""


def test_who_watches_pok_sees_the_hands_for_nine_seconds_and_then_the_next_throw(
    browser: Browser, server: Process
) -> None:
    host, friend = together(browser, server, "pok")
    watcher = Visitor(browser, server.url)
    watcher.page.clock.install(time=0)
    watcher.go(host.page.url).until("playing")
    hands, thrown = watcher.page.locator(".pok-wants"), watcher.page.get_by_text("This throw, seen by everybody")
    thrown.wait_for()
    both, rng = (host, friend), Random(2)
    watcher.page.clock.pause_at(LATER)
    for _ in range(STEPS):
        watcher.page.clock.run_for(TICK)
        if hands.count():
            break
        for one in both:
            play_some(one, rng, 1)
    watcher.page.clock.run_for(8_500)
    expect(hands.first).to_be_visible()
    watcher.page.clock.run_for(1_000)
    thrown.wait_for()
    expect(hands).to_have_count(0)
    for one in (*both, watcher):
        one.close()


@pytest.mark.slow
def test_a_hand_of_pok_n_roll_stays_a_while_and_as_long_as_one_likes_when_asked_for(
    browser: Browser, server: Process
) -> None:
    host, friend = together(browser, server, "pok_n_roll")
    watcher = Visitor(browser, server.url)
    watcher.page.clock.install(time=0)
    watcher.go(host.page.url).until("playing").page.wait_for_selector(".board .tray")
    last, again = watcher.page.locator(".pnr-last"), watcher.page.get_by_role("button", name="Show hand")
    both, rng = (host, friend), Random(2)
    watcher.page.clock.pause_at(LATER)
    for _ in range(STEPS):
        watcher.page.clock.run_for(TICK)
        if last.count():
            break
        for one in both:
            play_some(one, rng, 1)
    watcher.page.clock.run_for(4_000)
    expect(last).to_be_visible()
    watcher.page.clock.run_for(1_000)
    expect(last).to_have_count(0)
    again.click()
    watcher.page.clock.run_for(20_000)
    expect(last).to_be_visible()
    watcher.page.get_by_role("button", name="Close").click()
    watcher.page.clock.run_for(TICK)
    expect(last).to_have_count(0)
    for one in (*both, watcher):
        one.close()


def test_a_hand_of_pok_n_roll_that_has_ended_does_not_cover_the_next_decision(
    browser: Browser, server: Process
) -> None:
    visitor, rng = Visitor(browser, server.url, deal="7").begin("pok_n_roll", "Play now").until("playing"), Random(5)
    page = visitor.page
    go_on, fold = page.get_by_role("button", name="Next hand"), page.get_by_role("button", name="Fold now")
    fold.wait_for()
    page.evaluate(WATCH_KEYS)
    for _ in range(STEPS):
        page.locator(ASKED).first.wait_for()
        page.wait_for_function(STILL)
        if go_on.count():
            break
        play_some(visitor, rng, 1)
    expect(page.locator(".pnr-last")).to_be_visible()
    expect(page.locator(".pnr-own")).to_have_count(0)
    expect(fold).to_have_count(0)
    assert page.evaluate("couldPress").pop() is False, "not even for a moment"
    expect(page.locator(".happened")).to_contain_text(re.compile("round 3|tick"))  # not yet of the next hand
    go_on.click()
    fold.wait_for()
    expect(page.locator(".pnr-last")).to_have_count(0)
    expect(page.locator(".pnr-own")).to_be_visible()
    visitor.close()


def test_who_passes_a_card_on_in_royal_is_told_what_it_was(browser: Browser, server: Process) -> None:
    visitor, rng = Visitor(browser, server.url, deal="7"), Random(5)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    visitor.begin("cockroach_royal", "Play now").until("playing")
    for _ in range(STEPS):
        if visitor.page.evaluate(LOOK):
            break
        play_some(visitor, rng, 1)
    expect(visitor.page.locator(".banner", has_text="You have seen")).to_be_in_viewport()
    visitor.close()


def test_ones_own_verdict_in_royal_stays_until_it_is_read_however_fast_bots_go_on(
    browser: Browser, server: Process
) -> None:
    """These bots take no time at all: the next claim is there before the verdict was on the table for a moment."""
    visitor = Visitor(browser, server.url, deal="pay 10")
    page = visitor.page
    page.clock.install()
    visitor.begin("cockroach_royal", "Play now").until("playing")
    right = page.locator('[data-part="judge-true"]')  # somebody else takes the card and begins
    right.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + LATER)  # however busy the machine is
    right.click()
    go_on = page.locator(".roy-tray-read").get_by_role("button", name="Continue")
    go_on.wait_for()
    expect(page.locator(".roy-stamp")).to_be_visible()
    expect(page.locator(".roy-said, .roy-passed")).to_contain_text("You")
    expect(page.locator(".banner-mine")).to_have_count(0)
    expect(page.locator(".bar")).to_contain_text("Round 1")
    # The seats stand with the verdict, and nobody has a card of a later round.
    assert sorted(page.locator(".chip-status").all_inner_texts()) == ["Choosing a card", "Waiting", "Waiting"]
    expect(page.locator(".chip .roy-held")).to_have_count(0)
    page.clock.resume()
    go_on.click()
    expect(page.locator(".roy-stamp")).to_have_count(0)
    page.locator(".banner-mine").wait_for()
    visitor.close()


def test_the_way_of_ones_own_card_that_is_passed_on_stays_until_it_is_read(browser: Browser, server: Process) -> None:
    """These bots take no time: they have passed it on, judged it and played another card before anything is drawn."""
    visitor = Visitor(browser, server.url, deal="passed 10").begin("cockroach_royal", "Play now").until("playing")
    page = visitor.page
    for part in ("card-bat", "to-1", "claim-rat"):
        page.locator(f'[data-part="{part}"]').click()
    names = [page.locator(f'[data-part="to-{seat}"]').inner_text() for seat in (1, 2, 3)]
    page.locator('[data-part="slide"]').click()
    go_on = page.locator(".roy-tray-read").get_by_role("button", name="Continue")
    go_on.wait_for()
    way = page.get_by_role("list", name="The path of this card").locator("li")
    expect(way).to_have_text(["You: “Rat”", f"{names[0]}: “Royal”", f"{names[2]}: “False”"])
    expect(page.locator(".roy-turned")).to_have_attribute("data-card", "bat")
    go_on.click()
    expect(page.locator(".roy-turned")).to_have_count(0)
    page.locator(".banner-mine").wait_for()
    visitor.close()


@pytest.mark.slow  # bots think as long as people here
def test_after_a_showdown_a_ring_shows_the_time_left_and_a_key_goes_on(
    browser: Browser, tmp_path: Path, dist: Path
) -> None:
    with known_server(tmp_path, bot_pause=2.0) as server:
        visitor, rng = Visitor(browser, server.url, deal="7").begin("cockroach_royal", "Play now"), Random(5)
        ring = visitor.until("playing").page.locator(".showdown .showdown-ring")
        for _ in range(STEPS):
            if ring.count():
                break
            play_some(visitor, rng, 1)
        expect(ring).to_be_visible()
        expect(visitor.page.locator('.roy-verdict [data-part="go-on"]')).to_be_hidden()
        visitor.page.get_by_role("button", name="Go on").click()
        expect(ring).to_have_count(0)
        visitor.close()


def test_people_see_a_showdown_until_they_press_on_whatever_others_do_meanwhile(
    browser: Browser, tmp_path: Path, dist: Path
) -> None:
    """The pause is far longer than the test: nobody is called away by the next claim, and one key shows it."""
    with known_server(tmp_path, bot_pause=30.0) as server:
        host, friend = Visitor(browser, server.url).begin("cockroach_royal", "Invite"), Visitor(browser, server.url)
        choose(host, find("cockroach_royal"), {"seats": 2})
        friend.go(host.page.url).sit()
        host.page.get_by_role("button", name="Start").click()
        both, rng = (host.until("playing"), friend.until("playing")), Random(6)
        for _ in range(STEPS):
            rings = [one.page.locator(".showdown-ring").count() for one in both]
            if any(rings):
                break
            for one in both:
                play_some(one, rng, 1)
        waits, acts = sorted(both, key=lambda one: one.page.locator(".showdown-ring").count(), reverse=True)
        assert not acts.page.locator(".showdown").count(), "the match waits for this person, and for nobody else"
        for one in both:
            one.page.wait_for_function(STILL)  # the story comes after the board
        there = waits.page.locator(".board").inner_text()
        seen = waits.page.locator(".line").count()
        moves = acts.page.locator(".line").count()
        for _ in range(STEPS):
            if acts.page.locator(".line").count() > moves and not acts.page.locator(".banner-mine").count():
                break
            play_some(acts, rng, 1)
        assert not acts.page.locator(".showdown").count(), "whoever has moved waits for nobody"
        expect(waits.page.locator(".line")).to_have_count(seen)
        assert waits.page.locator(".board").inner_text() == there
        waits.page.get_by_role("button", name="Go on").click()
        expect(waits.page.locator(".showdown")).to_have_count(0)
        expect(waits.page.locator(".line")).to_have_count(seen + 1)
        assert waits.page.locator(".board").inner_text() != there
        for one in both:
            one.close()
