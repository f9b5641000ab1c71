"""Tests of what tells people who look elsewhere that it is their turn, and that it tells nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import Process
from tests.web.test_people import OPEN
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
GAME = "pok"  # everybody chooses at once
# Headless Chromium hides no page, vibrates nothing and shows no notification, so what the page asks for is kept.
ELSEWHERE = """
  window.asked = { notified: [], closed: 0, buzzed: 0 };
  let away = false;
  Object.defineProperty(document, 'hidden', { get: () => away });
  window.look = (here) => { away = !here; document.dispatchEvent(new Event('visibilitychange')); };
  Object.defineProperty(navigator, 'vibrate', { value: () => (asked.buzzed += 1, true) });
  window.Notification = class {
    static permission = localStorage.getItem('allowed') ?? 'default';
    static requestPermission() {
      localStorage.setItem('allowed', 'granted');
      return Promise.resolve(Notification.permission = 'granted');
    }
    constructor(title, options) { asked.notified.push([title, options]); }
    close() { asked.closed += 1; }
  };
"""


def somebody(browser: Browser, server: Process, **settings: Any) -> Visitor:
    """A visitor who can look elsewhere."""
    visitor = Visitor(browser, server.url, **settings)
    visitor.context.add_init_script(ELSEWHERE)
    return visitor


def sit(visitor: Visitor, path: str) -> None:
    """Open a table and take a seat."""
    visitor.go(path).page.get_by_role("button", name="Sit down").click()
    visitor.page.wait_for_selector(".seat-mine")


@pytest.fixture
def pair(browser: Browser, server: Process) -> Iterator[tuple[Visitor, Visitor]]:
    """The host, who looks here, and a friend with a phone."""
    host, friend = Visitor(browser, server.url), somebody(browser, server, phone=True)
    host.begin(GAME, "Invite")
    yield host, friend
    for visitor in (host, friend):
        visitor.close()


def asked(visitor: Visitor) -> dict[str, Any]:
    """What the page has asked the browser for."""
    found: dict[str, Any] = visitor.page.evaluate("asked")
    return found


def test_who_looks_elsewhere_is_told_that_it_is_their_turn_and_nothing_else(pair: tuple[Visitor, Visitor]) -> None:
    host, friend = pair
    friend.context.add_init_script("localStorage.setItem('poktail.alerts', 'on'); Notification.permission = 'granted'")
    sit(friend, host.page.url)
    icon = friend.page.locator('link[rel="icon"]')
    before = friend.page.title()
    friend.page.evaluate("look(false)")
    host.page.get_by_role("button", name="Start with").click()
    friend.page.wait_for_function("() => document.title.startsWith('●')")
    assert friend.page.title() == "● Your turn · POK"
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    [[title, options]] = asked(friend)["notified"]
    assert title == "Your turn in POK"
    table = host.page.url.rpartition("/")[2]
    assert options == {"tag": f"turn-{table}", "icon": "/icon-192.png"}, "nothing of the position"
    assert asked(friend)["buzzed"] == 1
    friend.page.evaluate("look(true)")
    friend.page.wait_for_function("() => asked.closed === 1")
    assert friend.page.title() == before
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_the_question_comes_once_at_the_second_table_with_others(
    browser: Browser, server: Process, pair: tuple[Visitor, Visitor]
) -> None:
    host, friend = pair
    ask = friend.page.get_by_role("group", name="Notifications")
    for number in range(4):
        path = host.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}})
        sit(host, path)
        sit(friend, path)
        expect(ask).to_have_count(1 if number == 1 else 0)
        if number == 1:
            friend.page.get_by_role("button", name="No, thanks").click()
            expect(ask).to_have_count(0)
    assert not asked(friend)["notified"]


def test_saying_yes_asks_the_browser_and_settings_take_it_back(pair: tuple[Visitor, Visitor]) -> None:
    host, friend = pair
    friend.context.add_init_script("localStorage.setItem('poktail.tables', 'a b')")
    sit(friend, host.page.url)
    friend.page.get_by_role("button", name="Yes, notify me").click()
    friend.page.wait_for_function("() => localStorage.getItem('poktail.alerts') === 'on'")
    friend.go("/settings").page.get_by_role("radiogroup", name="Notifications").get_by_role("radio", name="Off").click()
    friend.page.wait_for_function("() => localStorage.getItem('poktail.alerts') === 'off'")


def test_a_shared_screen_and_a_match_with_bots_alone_disturb_nobody(browser: Browser, server: Process) -> None:
    visitor = somebody(browser, server)
    visitor.context.add_init_script("localStorage.setItem('poktail.alerts', 'on'); Notification.permission = 'granted'")
    visitor.begin(GAME, "Play now").until("playing")
    visitor.page.evaluate("look(false)")
    visitor.page.wait_for_function("() => document.title.startsWith('●')")  # a tab may say so
    assert asked(visitor)["notified"] == [] and asked(visitor)["buzzed"] == 0
    path = visitor.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}})
    sit(visitor, path)
    visitor.page.get_by_role("button", name="Add a player on this device").click()
    visitor.page.get_by_label("Next player’s name").fill("Bo")
    visitor.page.get_by_role("button", name="Sit down").click()
    expect(visitor.page.locator(".seat-mine")).to_have_count(2)
    visitor.page.evaluate("look(false)")
    visitor.page.get_by_role("button", name="Start with").click()
    visitor.until("playing").page.locator(".hand-on, .curtain").first.wait_for()
    assert not visitor.page.title().startswith("●")
    assert asked(visitor)["notified"] == [] and asked(visitor)["buzzed"] == 0
    visitor.close()
