"""Tests of pages besides the boards: history, ratings, profiles, lobby, chat, freeing a seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import games
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)


@pytest.fixture(scope="module")
def server(module_server: Process) -> Process:
    """Its lists are seen on the page."""
    return module_server


GAME = games()[1].id
OPEN = """(setup) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(setup),
  headers: { 'content-type': 'application/json' } }).then((answer) => answer.json()).then(({ path }) => path)"""


def named(browser: Browser, server: Process, name: str, *, phone: bool = False) -> Visitor:
    """Somebody of that name."""
    visitor = Visitor(browser, server.url, phone=phone).go("/me")
    visitor.page.get_by_role("textbox", name="Name").fill(name)
    visitor.page.get_by_role("button", name="Save").click()
    visitor.page.get_by_role("heading", name=name).wait_for()
    return visitor


@pytest.fixture(scope="module")
def pair(browser: Browser, server: Process) -> Iterator[list[Visitor]]:
    """Two people with a match behind them, which bots have ended for them; the second has a phone."""
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben", phone=True)
    path = ann.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}})
    for visitor in (ann, ben):
        visitor.go(path).page.get_by_role("button", name="Sit down").click()
        visitor.page.wait_for_selector(".seat-mine")
    ann.page.get_by_role("button", name="Start with").click()
    for visitor in (ann, ben):
        visitor.until("playing").page.get_by_role("button", name="Table menu").click()
        visitor.page.get_by_role("button", name="Let a bot play").click()
    for visitor in (ann, ben):
        visitor.until("over")
    yield [ann, ben]
    for visitor in (ann, ben):
        visitor.close()


def test_a_profile_names_who_was_there_and_how_it_ended(pair: list[Visitor]) -> None:
    for visitor, own in zip(pair, ("Ann", "Ben"), strict=True):
        page = visitor.go("/me").page
        row = page.locator(".played")
        row.wait_for()
        told = row.locator(".finish li").all_inner_texts()
        assert len(told) == 3 and all(any(name in text for text in told) for name in ("Ann", "Ben"))
        assert "1" in told[0] and own in row.locator(".finish-mine").inner_text()
    assert not check_here(pair[1], "profile")
    row.get_by_role("link").click()
    page.locator(".replay-page").get_by_role("slider").wait_for()


def test_ratings_lead_to_people_and_tell_nothing_private(pair: list[Visitor]) -> None:
    ann, ben = pair
    for visitor in pair:
        page = visitor.go("/leaders").page
        page.locator(".game-tab").nth(1).click()
        page.locator(".leader").nth(1).wait_for()
        assert page.locator(".leader-mine").count() == 1
        assert page.locator(".rating-legend").count() == 1  # said once, however many are uncertain
    assert not check_here(ben, "ratings")
    with ann.page.expect_response("**/api/profiles/*") as asked:
        ann.page.get_by_role("link", name="Ben").click()
    ann.page.get_by_role("heading", name="Ben").wait_for()
    assert set(asked.value.json()) == {"id", "name", "kind", "since", "matches", "ratings"}
    assert ann.page.locator(".row", has_text="one rated match").count() == 1
    assert not check_here(ann, "somebody")
    ben.expected = lambda text: "404" in text
    ben.go("/p/nobody").page.get_by_role("heading", name="This profile doesn’t exist").wait_for()


def test_a_table_for_everybody_is_found_and_its_people_talk(pair: list[Visitor]) -> None:
    ann, ben = pair
    path = ann.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}, "public": True, "chat": True})
    ann.go(path).page.get_by_role("button", name="Sit down").click()
    ann.page.wait_for_selector(".seat-mine")
    page = ben.go("/tables").page
    page.locator(".offer", has_text="Ann").get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".seat-mine")
    page.get_by_role("button", name="Chat and reactions").click()
    page.get_by_role("textbox", name="Chat").fill("Hello!")
    page.get_by_role("button", name="Send").click()
    page.keyboard.press("Escape")
    ann.page.locator(".chat li", has_text="Hello!").wait_for()
    assert not check_here(ann, "chat")
    ann.page.get_by_role("button", name="Start with").click()
    ben.until("playing")
    ann.page.get_by_role("textbox", name="Chat").fill("Now!")
    ann.page.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Chat and reactions, new chat message").click()
    page.get_by_role("dialog").locator(".chat li", has_text="Now!").wait_for()
    assert not check_here(ben, "talk")
    page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Remove Ben").click()
    page.get_by_text("The host has freed the seat of this device.").wait_for()


def test_a_stranger_at_a_closed_table_is_told_so_and_led_home(browser: Browser, server: Process) -> None:
    owner = Visitor(browser, server.url).begin(games()[0].id, "Play now").until("playing")
    stranger = Visitor(browser, server.url).go(owner.page.url).until("playing")
    stranger.page.get_by_text("Only the players at this table can see this match").wait_for()
    assert not stranger.page.get_by_text("The host starts the match").count(), "it has begun"
    for none in ("Invite a friend", "watching"):
        assert not stranger.page.get_by_text(none).count(), "nobody can come"
    stranger.page.locator(".tray, .lobby, main").get_by_role("button", name="Start page").click()
    stranger.page.locator(".game .key-main").first.wait_for()
    for visitor in (owner, stranger):
        visitor.close()
