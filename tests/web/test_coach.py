"""Tests of notes at the board: a greyed thing says why, and tips are shown once on a device."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import Entry, find, games
from poktail.i18n import LANGUAGES, Words
from tests.sampling import sample
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.phones import SHORT, SMALL
from tests.web.test_font import STILL
from tests.web.visitor import DESK, STEPS, Visitor, every_game

WHY, TIP = ".bubble-why", ".bubble-tip"
PRESSED = 5
"""Greyed things that are pressed at one decision."""
# Whether the ring is there and is, or is not, around one of these elements; it follows from frame to frame.
RINGED = """([selector, wanted]) => {
  const ring = document.querySelector('.bubble-ring')?.getBoundingClientRect();
  const near = ({ x, y }) => Math.abs(x - ring.x) < 1 && Math.abs(y - ring.y) < 1;
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  return ring !== undefined && boxes.some(near) === wanted;
}"""
# Whether the ring has gone on to something else, or the hint is done.
FOLLOWED = """([x, y]) => {
  const ring = document.querySelector('.bubble-ring')?.getBoundingClientRect();
  return !document.querySelector('.bubble-hint') || (ring && Math.hypot(ring.x - x, ring.y - y) > 1);
}"""
# What a hint covers: of the question, of what that is about, of what it points at; and whether it is on the screen.
# Null: it has gone meanwhile.
COVERED = """() => {
  const hint = document.querySelector('.bubble-hint');
  if (!hint) return null;
  const { left, top, right, bottom } = hint.getBoundingClientRect();
  const about = '.pok-dice .pok-cell, .pook-cell:not(.pook-cell-out)';
  const wrong = [...document.querySelectorAll(`.bubble-ring, .board .banner, ${about}`)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
  }).map((one) => one.className);
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['outside', ...wrong] : wrong;
}"""


def at_the_board(visitor: Visitor, game: str) -> Page:
    """A match against bots, when it is the visitor's turn."""
    page = visitor.go("/").page
    page.locator(f'.game[data-game="{game}"] .key-main').click()
    visitor.until("playing").page.wait_for_selector(".banner-mine")
    return page


def inside(page: Page, selector: str) -> None:
    """A bubble lies in the window and points at nothing outside of it."""
    box, size = page.locator(selector).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de"))
def test_a_greyed_side_of_a_card_says_why(browser: Browser, server: Process, lang: str) -> None:
    """Pook's Warriors of level 3 have no place at the beginning: the rules say so, in the reader's words."""
    visitor = Visitor(browser, server.url, phone=True, lang=lang, deal="first 6")  # where the visitor begins
    page = at_the_board(visitor, "pook")
    words = Words(lang, find("pook"))
    cards = page.locator(".pook-hand button")
    high = [n for n in range(cards.count()) if " 3" in str(cards.nth(n).get_attribute("aria-label"))]
    cards.nth(high[0]).click()
    barred = page.locator(".pook-switch [aria-disabled=true]")
    barred.click(force=True)
    note = page.locator(WHY)
    expect(note).to_contain_text(str(cards.nth(high[0]).get_attribute("aria-label")).split(",")[0])
    expect(note).to_contain_text("3")
    expect(note.locator(".why")).to_be_visible()
    assert words("card-first") not in note.inner_text()
    inside(page, WHY)
    assert check_here(visitor, "why") == []
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    visitor.close()


def test_a_cell_says_why_to_the_mouse_and_to_the_keyboard(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    page = at_the_board(visitor, "pook")
    note = page.locator(WHY)
    page.locator(".pook-free .pook-tap").first.click(force=True)
    expect(note).to_contain_text("First choose a card from the hand.")
    page.locator(".pook-hand button").first.click()
    expect(note).to_have_count(0)  # another thing was touched
    page.locator(".pook-tap[data-cell][aria-disabled=true]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pook-tap:focus")).to_have_attribute("aria-disabled", "true")
    expect(note).to_contain_text("A card lies there already.")
    note.locator(".why").click()
    expect(page.locator("dialog[open] #POOK-6")).to_be_visible()
    visitor.close()


def test_a_key_that_is_greyed_by_being_pressed_says_nothing_until_it_is_pressed_again(
    browser: Browser, server: Process
) -> None:
    visitor = Visitor(browser, server.url)
    page = at_the_board(visitor, "pook")
    undo, note = page.get_by_role("button", name="Undo"), page.locator(WHY)
    page.locator(".pook-hand button").first.click()
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.evaluate("new Promise((done) => setTimeout(done))")  # what was asked for by the press has come by then
    expect(note).to_have_count(0)
    undo.click(force=True)
    expect(note).to_contain_text("There is nothing to undo yet.")
    visitor.close()


def check_reasons(visitor: Visitor, rng: Random) -> None:
    """Press some of what is greyed: each has a reason of its own, in words and in sight."""
    page, not_now = visitor.page, visitor.says("web-not-now")
    greyed = [key for key in page.locator(".board button[aria-disabled=true]").all() if key.is_visible()]
    for key in rng.sample(greyed, min(PRESSED, len(greyed))):
        if not key.is_visible():
            break
        key.click(force=True)
        page.locator(WHY).or_(page.locator(".board:not(:has(.banner-mine))")).first.wait_for()
        if not page.locator(
            ".banner-mine"
        ).count():  # what was pressed before has been answered: it is no longer greyed
            break
        expect(page.locator(WHY)).to_contain_text(re.compile(r"\w"))
        said = page.locator(WHY).inner_text()
        assert "[" not in said and not_now not in said, (key.get_attribute("aria-label") or key.inner_text(), said)
        inside(page, WHY)
        page.keyboard.press("Escape")
        expect(page.locator(WHY)).to_have_count(0)


@every_game("pok")
def test_a_greyed_key_says_what_it_waits_for(
    browser: Browser, server: Process, entry: Entry, request: pytest.FixtureRequest
) -> None:
    """Whatever is greyed while it is the visitor's turn has a reason of its own, at every decision."""
    visitor, rng = Visitor(browser, server.url, deal="7"), Random(3)
    page, wanted = at_the_board(visitor, entry.id), 12 if request.node.get_closest_marker("slow") else 4
    decisions = 0
    for _ in range(STEPS):
        if decisions == wanted or visitor.phase() == "over":
            break
        if page.locator(".banner-mine").count():
            page.wait_for_function(STILL)
            check_reasons(visitor, rng)
            decisions += 1
        visitor.act(rng)
    assert decisions > 1
    visitor.close()


@every_game("pook")
def test_tips_are_shown_once_on_a_device(browser: Browser, server: Process, entry: Entry) -> None:
    """One at a time; each is gone after "Got it", also after a reload."""
    visitor = Visitor(browser, server.url, phone=True, tips=True)
    page = at_the_board(visitor, entry.id)
    tip, seen = page.locator(TIP), list[str]()
    expect(tip).to_have_count(1)
    assert check_here(visitor, entry.id) == []
    while tip.count():
        inside(page, TIP)
        seen.append(tip.locator("p").inner_text())
        tip.get_by_role("button", name="Got it").click()
        expect(tip.filter(has_text=seen[-1])).to_have_count(0)
        page.wait_for_function(STILL)  # the next one comes after the board has been drawn
    assert len(set(seen)) == len(seen) >= 1
    page.reload()
    page.wait_for_selector(".banner-mine")
    page.wait_for_function(STILL)
    for text in seen:
        expect(tip.filter(has_text=text)).to_have_count(0)
    visitor.close()


def test_tips_can_be_switched_off(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url, tips=True)
    page = at_the_board(visitor, "pok")
    page.locator(TIP).get_by_role("button", name="No more tips").click()
    expect(page.locator(TIP)).to_have_count(0)
    page.locator("button.pok-stack").first.click()
    expect(page.locator(".pok-close-ready")).to_be_visible()
    expect(page.locator(TIP)).to_have_count(0)
    page = visitor.go("/settings").page
    off = page.get_by_role("radiogroup", name="Tips in a first match").get_by_role("radio", name="Off")
    expect(off).to_be_checked()
    visitor.close()


# Hints


@every_game("pook")
def test_a_hint_says_what_to_do_and_why_and_can_be_followed(browser: Browser, server: Process, entry: Entry) -> None:
    """Alone among bots; it points at the thing, goes on to the next step of a turn, and moves with nothing else."""
    visitor = Visitor(browser, server.url, phone=True)
    page = at_the_board(visitor, entry.id)
    key, hint, ring = page.locator(".hint-key"), page.locator(".bubble-hint"), page.locator(".bubble-ring")
    height = page.locator(".banner").bounding_box()
    key.click()
    expect(hint).to_contain_text(re.compile(r"Hint: \S+"))
    assert "[" not in hint.inner_text()
    expect(ring).to_have_count(1)
    inside(page, ".bubble-hint")
    assert check_here(visitor, entry.id) == []
    assert page.locator(".banner").bounding_box() == height
    hint.locator("p").click(position={"x": 2, "y": 2})  # a tap on the bubble itself, or Escape, puts it away
    expect(hint).to_have_count(0)
    visitor.close()


def test_a_hint_is_followed_step_by_step(browser: Browser, server: Process) -> None:
    """Pook's turn is composed of a card and a place: the ring goes from one to the other."""
    visitor = Visitor(browser, server.url)
    page = at_the_board(visitor, "pook")
    page.locator(".hint-key").click()
    ring = page.locator(".bubble-ring")
    page.wait_for_function(RINGED, arg=[".pook-hand button", True])
    before = ring.bounding_box()
    assert before is not None
    page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    expect(page.locator(".pook-hand [aria-pressed=true]")).to_have_count(1)
    page.wait_for_function(RINGED, arg=[".pook-hand button", False])
    page.locator(".pook-corner").click(force=True)
    expect(ring).to_have_count(0)
    visitor.close()


# A game and what is dealt: in the first of Royal the visitor gives a card, in the second they judge one.
TURNS = [("cockroach_royal", "passed 10"), ("cockroach_royal", "pay 10"), *((entry.id, "7") for entry in games())]
QUICK = ((TURNS[0], SMALL), (("pok", "7"), SHORT), (("pook", "7"), SHORT))
SCREENS = [
    pytest.param(*turn, size, marks=() if (turn, size) in QUICK else pytest.mark.slow)
    for turn in TURNS
    for size in (DESK, SHORT, SMALL)
]


@pytest.mark.parametrize(("game", "deal", "size"), SCREENS)
def test_a_hint_covers_neither_the_question_nor_what_it_points_at(
    browser: Browser, server: Process, game: str, deal: str, size: Any
) -> None:
    """At every step of a turn that follows the ring."""
    visitor, pointed = Visitor(browser, server.url, deal=deal), 0
    visitor.page.set_viewport_size(size)
    page = at_the_board(visitor, game)
    hint, ring = page.locator(".bubble-hint"), page.locator(".bubble-ring")
    page.locator(".hint-key").click()
    hint.wait_for()
    while hint.count():
        page.wait_for_function(STILL)
        covered = page.evaluate(COVERED)
        if covered is None:
            break
        assert covered == [], hint.inner_text()
        pointed += 1
        box = ring.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(FOLLOWED, arg=[box["x"], box["y"]])
    assert deal != "passed 10" or pointed == 3, "a card, who gets it, and what is said of it"
    visitor.close()


def test_there_is_no_hint_key_with_other_people_unless_the_host_allows_it(browser: Browser, server: Process) -> None:
    """The host switches hints on in the set-up; a friend at the table gets the key, too."""
    for allowed in (False, True):
        host = Visitor(browser, server.url).begin("pok", "Invite")
        host.page.wait_for_selector(".seat-mine")
        if allowed:
            host.page.get_by_role("button", name="Set up the table").click()
            host.page.get_by_role("radiogroup", name="Hints").get_by_role("radio", name="On").click()
            host.page.get_by_role("button", name="Save").click()
            expect(host.page.locator("dialog[open]")).to_have_count(0)
        friend = Visitor(browser, server.url).go(host.page.url)
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.wait_for_selector(".seat-mine")
        host.page.get_by_role("button", name="Start with").click()
        for visitor in (host, friend):
            visitor.until("playing").page.wait_for_selector(".banner-mine")
            expect(visitor.page.locator(".hint-key")).to_have_count(int(allowed))
        if allowed:
            friend.page.locator(".hint-key").click()
            expect(friend.page.locator(".bubble-hint")).to_contain_text("Hint: Show")
            expect(host.page.locator(".bubble-hint")).to_have_count(0)
            assert not [frame for frame in host.frames if '"t":"hint"' in frame]
        host.close()
        friend.close()
