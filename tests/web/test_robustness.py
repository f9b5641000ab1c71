"""Tests of the page without cookies, with junk in storage, with double clicks and in two tabs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.live import Process
from tests.web.test_hostile import GAME, visit
from tests.web.visitor import PATIENCE, finish, play

pytestmark = pytest.mark.xdist_group(__name__)

# Browsers

POOR = """
  const no = () => { throw new DOMException('no', 'SecurityError'); };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, store, { get: no });
  delete window.AudioContext;
  Object.defineProperty(crypto, 'subtle', { value: undefined });
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  document.execCommand = () => false;
"""
JUNK = ("\0", '{"length": 9}', '[null, 3, "x", ["m"], ["m", null], ["m", {}], ["m", {"sent": 1}]]')


@pytest.mark.slow
def test_a_poor_browser_plays_a_match_and_checks_it(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    visitor.context.add_init_script(POOR)
    visitor.page.emulate_media(reduced_motion="reduce")  # the setting cannot be kept
    visitor.begin(GAME, "Play now").until("playing")
    visitor.page.get_by_role("button", name="Table menu").click()
    visitor.page.get_by_role("button", name="Copy").click()
    visitor.page.locator(".toast").wait_for()
    visitor.page.keyboard.press("Escape")
    play([visitor], Random(2), presses=5)
    finish(visitor)
    visitor.page.get_by_text("Every throw and draw checked").wait_for()
    visitor.close()


def test_junk_in_the_storage_is_not_believed(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server).go("/")
    for junk in JUNK:
        visitor.page.evaluate(
            """(junk) => { for (const key of ['seals', 'lang', 'theme', 'sound', 'patterns'])
              localStorage.setItem(`poktail.${key}`, junk); }""",
            junk,
        )
        visitor.begin(GAME, "Play now").until("playing")
        visitor.page.locator(".board .tray").wait_for()
    visitor.close()


def test_without_cookies_one_is_told_why(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    made = {"id": "a" * 20, "name": "Ann", "kind": "person", "created": 1, "seen": 1}
    visitor.page.route("**/api/me", lambda route: route.fulfill(status=201, json=made))
    visitor.go("/").page.locator(".game .key-main").first.click()
    visitor.page.locator(".toast", has_text="cookie").wait_for()
    visitor.close()


# Hands


def sent(page: Page) -> list[dict[str, Any]]:
    """What this page will say at its tables."""
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(json.loads(text))))
    return said


def test_a_double_click_is_one_click(browser: Browser, server: Process) -> None:
    host = visit(browser, server)
    host.go("/").page.locator(f'.game[data-game="{GAME}"]').get_by_role("button", name="Invite").dblclick()
    host.sit()
    friend = visit(browser, server, phone=True)
    said, asked = sent(friend.page), []
    friend.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    friend.go(host.page.url).page.get_by_role("button", name="Sit down").dblclick()
    friend.page.wait_for_selector(".seat-mine")
    assert len(asked) == 1 and len([message for message in said if message["t"] == "sit"]) == 1
    host.page.get_by_role("button", name="Start with").dblclick()
    for visitor in (host, friend):
        visitor.until("playing").page.mouse.click = visitor.page.mouse.dblclick  # type: ignore[method-assign]
    play([host, friend], Random(6), presses=40)
    moves = [message for message in said if message["t"] == "move"]
    assert len({message["v"] for message in moves}) == len(moves) > 3
    for visitor in (host, friend):
        assert not [frame for frame in visitor.frames if '"t":"error"' in frame]
        assert visitor.page.locator(".toast").count() == 0
        visitor.close()


def test_two_tabs_of_one_person(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server).begin(GAME, "Play now").until("playing")
    page, other = visitor.page, visitor.context.new_page()
    other.on("pageerror", lambda error: visitor.complaints.append(str(error)))
    other.goto("/settings")
    other.get_by_role("radio", name="Deutsch").click()
    page.wait_for_function("() => document.documentElement.lang === 'de'")  # a setting holds in both
    other.get_by_role("radio", name="English").click()
    other.goto(page.url)
    other.wait_for_selector(".board:not(.lobby) .tray")  # the keys of the bar are elsewhere before
    other.get_by_role("button", name="Table menu").click()
    other.get_by_role("button", name="Leave the table").click()
    other.locator(".game .key-main").first.wait_for()
    visitor.until("over", 6 * PATIENCE)  # bots have played on, and this tab has seen it
    visitor.begin(GAME, "Play now").until("playing")
    other.goto("/me")
    other.get_by_role("button", name="Sign out on this device").click()
    page.get_by_text("Only the players at this table can see this match").wait_for()
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog[open]")
    page.go_back()  # what lay over the table does not come along
    page.locator(".game .key-main").first.wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.go_forward()
    page.wait_for_selector(".table-page")
    visitor.close()
