"""Tests of how friends find each other: table codes, the lobby, and what is asked before the first match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import games
from tests.server.live import Process
from tests.web.test_people import OPEN
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
GAME, BIG = games()[0].id, "pok_n_roll"
BOXES = """() => [...document.querySelectorAll('.seat-card, .emblem')].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [card.className.split(' ')[0], x, y, x + width, y + height]; })"""


def code_of(visitor: Visitor) -> str:
    """The code that the lobby shows."""
    shown = visitor.page.locator(".invite-code")
    shown.wait_for()
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d\d", shown.inner_text())
    return shown.inner_text()


def test_a_code_said_aloud_opens_the_table_from_the_start_page_and_by_address(
    browser: Browser, server: Process
) -> None:
    host = Visitor(browser, server.url).begin(GAME, "Invite")
    code, table = code_of(host), host.page.url
    for how in (code.upper(), code.replace("-", "  "), f"https://other.example/{code}"):
        friend = Visitor(browser, server.url, phone=True).go("/")
        field = friend.page.get_by_label("Table code or link")
        field.fill(how)
        field.press("Enter")
        friend.page.wait_for_url(table)
        friend.page.get_by_role("button", name="Sit down").wait_for()
        friend.close()
    late = Visitor(browser, server.url).go(f"/{code.title()}")
    late.page.wait_for_url(table)
    host.page.get_by_role("button", name="Start with").click()
    host.until("playing")
    late.expected = lambda text: "404" in text
    late.go(f"/{code}").page.get_by_role("heading", name=f"The code {code} opens no table").wait_for()
    late.page.get_by_role("button", name="Start page").click()
    field = late.page.get_by_label("Table code or link")
    field.fill(code)
    field.press("Enter")
    late.page.locator(".toast", has_text=f"The code {code} opens no table").wait_for()
    assert late.page.url == f"{server.url}/"
    host.go(f"/{code}").page.wait_for_url(table)  # who sits there comes back by it
    for visitor in (host, late):
        visitor.close()


def test_the_lobby_puts_the_seats_around_the_game_without_scrolling(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin(GAME, "Invite")
    page = host.page
    for seats in (3, 12):
        host.go(page.evaluate(OPEN, {"game": BIG, "options": {"seats": seats}}))
        expect(page.locator(".seat-card")).to_have_count(seats)
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector(".seat-mine")
        page.locator(".emblem svg").first.wait_for()
        high = page.evaluate("document.querySelector('.table-main').scrollHeight - innerHeight")
        assert high <= 0, "it fits on a desk"
        boxes = page.evaluate(BOXES)
        (emblem,) = [box for box in boxes if box[0] == "emblem"]
        cards = [box for box in boxes if box[0] == "seat-card"]
        assert min(box[2] for box in cards) < emblem[2] and max(box[4] for box in cards) > emblem[4]
        assert min(box[1] for box in cards) < emblem[1] and max(box[3] for box in cards) > emblem[3]
        for one, other in ((one, other) for one in boxes for other in boxes if one is not other):
            apart = one[3] <= other[1] or other[3] <= one[1] or one[4] <= other[2] or other[4] <= one[2]
            assert apart, (one, other)
    host.close()


@pytest.mark.parametrize("size", [(390, 664), (360, 640)], ids=str)
def test_on_a_short_phone_code_and_start_are_in_sight(size: tuple[int, int], browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url, phone=True).begin(GAME, "Invite")
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    for name in ("Start with", "Copy"):
        expect(host.page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(host.page.locator(".invite-code")).to_be_in_viewport(ratio=1)
    friend = Visitor(browser, server.url, phone=True).go(f"/{code_of(host)}")
    friend.page.set_viewport_size({"width": size[0], "height": size[1]})
    for needed in (friend.page.get_by_role("button", name="Sit down"), friend.page.get_by_label("Your name")):
        expect(needed).to_be_in_viewport(ratio=1)
    for visitor in (host, friend):
        visitor.close()
