"""Tests of the keyboard: from the start page through a whole match to the next one, without losing focus."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from poktail.core.registry import Entry, games
from tests.server.live import Process
from tests.web.visitor import STEPS, Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FEW, FAR = 8, 40
# Watches the focus all the time: whether it can be seen where it goes, and whether it goes nowhere but by Tab, which
# goes through the browser's own keys too.
WATCH = """
window.faint = [];
window.left = null;
let tabbed = false;
addEventListener('keydown', ({ key }) => { tabbed = key === 'Tab'; }, true);
addEventListener('focusout', ({ target, relatedTarget }) => {
  window.left = relatedTarget === null && !tabbed ? target.outerHTML.slice(0, 90) : null;
});
addEventListener('focusin', ({ target }) => {
  window.left = null;
  if (target.matches('main, h1')) return;
  const { outlineStyle, outlineWidth } = getComputedStyle(target);
  if (!target.matches(':focus-visible') || outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
    window.faint.push(target.outerHTML.slice(0, 90));
});
"""
# How many times Tab (less than none: with Shift) to what a throw of the dice has chosen among all that can be pressed.
WAY = """({ dice, where }) => {
  const phase = document.querySelector('.table-page')?.dataset.phase ?? null;
  const at = document.activeElement;
  const lost = at === document.body ? window.left : null;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const ready = 'button:not([aria-disabled=true])';  // in a row of keys Tab may come to one that cannot be pressed now
  const can = (key) => key.getAttribute('aria-disabled') !== 'true'
    || key.closest('[role=toolbar]')?.querySelector(ready);
  const keys = stops.filter((key) => key.matches(where) && can(key)
    && !key.matches('.why, .chip-key[aria-pressed=true]'));
  const weigh = (key) => key.matches('.key-main, .key-choice, .hold') ? 8
    : key.matches('[aria-pressed=true]') ? 0.1 : key.matches('.key-quiet') ? 0.3 : 1;
  const weights = keys.map(weigh);
  let left = dice * weights.reduce((sum, weight) => sum + weight, 0);
  const key = keys.find((_, n) => (left -= weights[n]) <= 0);
  if (!key) return { phase, lost, tabs: null };
  window.wanted = key;
  const here = stops.indexOf(at);
  const before = stops.filter((one) => at !== one && at.compareDocumentPosition(one) & 2).length;
  const to = stops.indexOf(key);
  const tabs = at === document.body ? to + 1 : here >= 0 ? to - here : to >= before ? to - before + 1 : to - before;
  return { phase, lost, tabs, many: key.matches('[role=grid] *, [role=toolbar] *') };
}"""
FOUND = "() => window.left === null || document.activeElement !== document.body"
THERE = "() => document.activeElement === window.wanted"
READY = "() => document.activeElement.matches(':is([role=grid], [role=toolbar]) button:not([aria-disabled=true])')"


class Typist:
    """Has no mouse."""

    def __init__(self, visitor: Visitor, rng: Random) -> None:
        visitor.context.add_init_script(WATCH)
        self.visitor, self.rng, self.page = visitor, rng, visitor.page
        self.tabs: list[int] = []

    def way(self, where: str) -> dict[str, Any]:
        asked = {"dice": self.rng.random(), "where": where}
        found: dict[str, Any] = self.page.evaluate(WAY, asked)
        if found["lost"] is not None:  # no person is so quick
            with suppress(TimeoutError):
                self.page.wait_for_function(FOUND)
            found = self.page.evaluate(WAY, asked)
        return found

    def walk(self, tabs: int) -> None:
        for _ in range(abs(tabs)):
            self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")

    def reach(self, where: str) -> None:
        """Go to one key of the page, and press it; go on if something has come up in between on the way."""
        self.page.wait_for_selector(where)
        for _ in range(5):
            way = self.way(where)
            assert way["tabs"] is not None, where
            assert way["lost"] is None, f"the focus was lost from {way['lost']}"
            self.walk(way["tabs"])
            if self.page.evaluate(THERE):
                break
        else:
            raise AssertionError(where)
        self.page.keyboard.press("Enter")

    def act(self) -> str | None:
        """One press at the board, if there is something to press: how far the table is."""
        way = self.way(".board *, .pass *")
        assert way["lost"] is None, f"the focus was lost from {way['lost']}"
        if way["phase"] == "over" or way["tabs"] is None:
            if way["phase"] != "over":
                self.page.wait_for_timeout(20)
            return str(way["phase"])
        self.walk(way["tabs"])
        if way["many"]:
            for _ in range(self.rng.randrange(4)):
                self.page.keyboard.press(self.rng.choice(ARROWS))
            ready = self.page.evaluate(READY)
        else:
            ready = self.page.evaluate(THERE)  # else the board has moved meanwhile
        if ready:
            self.page.keyboard.press("Enter")
            self.tabs.append(abs(way["tabs"]))
        return str(way["phase"])


@every_game("pok")
def test_a_whole_match_by_keyboard_alone(entry: Entry, browser: Browser, server: Process) -> None:
    """Play now, every move, the result, and once more; each found by Tab or arrows, and pressed by Enter."""
    visitor = Visitor(browser, server.url)
    page, typist = visitor.page, Typist(visitor, Random(3))
    visitor.go("/").page.wait_for_selector(f'.game[data-game="{entry.id}"] .key-main')
    typist.reach(f'.game[data-game="{entry.id}"] .key-main')
    visitor.until("playing").page.wait_for_selector(".board .tray")
    for _ in range(STEPS):
        if typist.act() == "over":
            break
    visitor.until("over")
    if page.locator(".pass .key-main").count():
        typist.reach(".pass .key-main")
    page.wait_for_selector(".end-tray .key-main")
    expect(page.locator(".end-tray")).to_be_focused()
    typist.reach(".end-tray .key-main")
    visitor.until("playing").page.wait_for_selector(".board .tray .tray-inside")
    assert page.evaluate("window.faint") == []
    assert sum(typist.tabs) / len(typist.tabs) < FEW
    assert max(typist.tabs) < FAR
    visitor.close()


def test_keys_of_which_one_is_chosen_are_one_stop(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url, deal="nine kinds 2")  # this seat begins
    page = visitor.page
    visitor.begin("cockroach_royal", "Play now").until("playing").page.locator(".roy-claims").wait_for()
    groups = page.locator('.tray [role="toolbar"]')
    assert groups.count() == 3, "a card, to whom, with which claim"
    for at in range(3):
        assert groups.nth(at).locator('button[tabindex="0"]').count() == 1
    if page.locator('.roy-claim[aria-pressed="true"]').count():
        page.locator('.roy-claim[aria-pressed="true"]').click()
    claims = page.locator(".roy-claim")
    claims.first.focus()
    for key, to in (("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1), ("End", 7), ("ArrowRight", 0), ("Home", 0)):
        page.keyboard.press(key)
        expect(claims.nth(to)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(claims.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(page.locator(".roy-send .key-main")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(claims.last).to_be_focused()  # not where one began: where one has chosen
    visitor.close()


def test_the_focus_goes_where_one_looks_for_it(browser: Browser, server: Process) -> None:
    """Past the bar, through the story by arrows, back from a sheet; clicks on empty space change nothing."""
    visitor = Visitor(browser, server.url)
    page, typist = visitor.page, Typist(visitor, Random(1))
    visitor.begin(games()[0].id, "Play now").until("playing").page.wait_for_selector(".board .tray")
    page.reload()
    page.wait_for_selector(".banner-mine")  # from now on no key comes or goes by itself
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tray")).to_be_focused()
    typist.reach(".bar-keys > .icon-key:last-child")
    page.locator(".sheet").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".bar-keys .icon-key").last).to_be_focused()
    typist.walk(typist.way(".story-lines")["tabs"])
    expect(page.locator(".story-lines")).to_be_focused()
    for key, where in (("ArrowDown", ".line-look"), ("ArrowRight", ".line button"), ("ArrowLeft", ".line-look")):
        page.keyboard.press(key)
        page.wait_for_function("(where) => document.activeElement.matches(where)", arg=where)
    assert page.evaluate("window.faint") == []
    page.mouse.click(640, 1)
    page.evaluate("document.querySelector('.arena').append(document.createElement('i'))")
    assert page.evaluate("document.activeElement === document.body")
    visitor.close()
