"""Tests of pages besides the boards: history, ratings, profiles, lobby, chat, freeing a seat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import games
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.visitor import Visitor, play

pytestmark = pytest.mark.xdist_group(__name__)


@pytest.fixture(scope="module")
def server(module_server: Process) -> Process:
    """Its lists are seen on the page."""
    return module_server


GAME = games()[1].id
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
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
    """Two people who have played a match to its end, so that it is rated; the second has a phone."""
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben", phone=True)
    path = ann.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}})
    for visitor in (ann, ben):
        visitor.go(path).page.get_by_role("button", name="Sit down").click()
        visitor.page.wait_for_selector(".seat-mine")
    ann.page.get_by_role("button", name="Start with").click()
    for visitor in (ann, ben):
        visitor.until("playing")
    play([ann, ben], Random(3))
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
        expect(page.locator(".leader-mine")).to_have_count(1)
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
    for visitor in pair:
        visitor.until("playing")
    ann.page.get_by_role("textbox", name="Chat").fill("Now!")
    ann.page.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Chat and reactions, new chat message").click()
    page.get_by_role("dialog").locator(".chat li", has_text="Now!").wait_for()
    assert not check_here(ben, "talk")
    page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Leave the table").wait_for()
    assert not ann.page.get_by_role("button", name="Vote to remove").count(), "of two people one vote never suffices"


def test_with_a_third_person_at_a_rated_table_a_vote_is_counted(
    browser: Browser, server: Process, pair: list[Visitor]
) -> None:
    ann, ben = pair
    path = ann.page.evaluate(OPEN, {"game": GAME, "options": {"seats": 3}})
    cleo = named(browser, server, "Cleo")
    for visitor in (ann, ben, cleo):
        visitor.go(path).page.get_by_role("button", name="Sit down").click()
        visitor.page.wait_for_selector(".seat-mine")
    ann.page.get_by_role("button", name="Start with").click()
    for visitor in (ann, ben):
        visitor.until("playing")
    ann.page.get_by_role("button", name="Table menu").click()
    ann.page.get_by_role("button", name="Vote to remove Ben").click()
    ann.page.get_by_text("One person agrees. At least two people").wait_for()
    assert ben.phase() == "playing" and ben.page.locator(".seat-mine, .board").count()
    ben.go("/").page.locator(".go-back p").wait_for()
    running = ben.page.locator(".go-back p").bounding_box()
    assert running and running["width"] > 200, "on a phone its words stand above the key"
    cleo.close()


def test_a_profile_tells_what_ones_matches_add_up_to(pair: list[Visitor]) -> None:
    entry = games()[1]
    for visitor in pair:
        page = visitor.go("/me").page
        one = page.locator(".game-statistics")
        one.get_by_role("heading", name=entry.about.title).wait_for()
        assert one.count() == 1 and "One match" in one.inner_text()
        told = dict(zip(one.locator("dt strong").all_inner_texts(), one.locator("dd").all_inner_texts(), strict=True))
        assert re.fullmatch(r"[01] of 1", told["Wins"].strip())
        assert len(told) > 1 and all(re.fullmatch(r"\d+( of \d+)?", number.strip()) for number in told.values())
        assert one.locator(".figure-picture svg").count() == len(told)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert not check_here(visitor, "statistics")


def test_somebody_is_invited_again_with_one_key_and_finds_it_on_the_start_page(pair: list[Visitor]) -> None:
    ann, ben = pair
    title = games()[1].about.title
    ben.go("/").page.locator(".game .key-main").first.wait_for()
    page = ann.go("/me").page
    page.locator(".companion", has_text="Ben").get_by_role("button", name=f"Invite Ben to {title}").click()
    page.locator(".seat-mine", has_text="Ann").wait_for()
    page.locator(".invite").get_by_role("heading", name="Invite Ben").wait_for()
    ben.page.evaluate(LOOK_AGAIN)
    notice = ben.page.locator(".invited li", has_text=f"Ann invites you to {title}")
    notice.wait_for()
    assert not check_here(ben, "invited")
    notice.get_by_role("button", name="Join").click()
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".seat-mine").wait_for()
    page.locator(".seat-card", has_text="Ben").wait_for()


def test_somebody_who_is_muted_is_neither_offered_nor_heard(pair: list[Visitor]) -> None:
    ann, ben = pair
    ben.go("/me").page.locator(".companion", has_text="Ann").wait_for()
    ann.go("/me").page.locator(".companion", has_text="Ben").get_by_role("button").click()
    ann.page.locator(".seat-mine").wait_for()
    who = ben.page.evaluate("fetch('/api/me/people').then((all) => all.json()).then(([ann]) => ann.profile)")
    ben.page.evaluate("(who) => localStorage.setItem('poktail.muted', who)", who)
    for path, answer in (("/", "invitations"), ("/me", "people")):
        with ben.page.expect_response(f"**/api/me/{answer}") as asked:
            ben.go(path)
        assert who in asked.value.text()
        ben.page.locator("main h1").wait_for()
        ben.page.evaluate(DRAWN)
        assert not ben.page.locator(".invited li, .companion").count()
    ben.page.evaluate("localStorage.removeItem('poktail.muted')")
    ben.page.reload()
    ben.page.locator(".invited li").get_by_role("button", name="Close").click()
    assert not ben.page.locator(".invited li").count()


def test_a_stranger_at_a_closed_table_is_told_so_and_led_home(browser: Browser, server: Process) -> None:
    owner = Visitor(browser, server.url).begin(games()[0].id, "Play now").until("playing")
    stranger = Visitor(browser, server.url).go(owner.page.url)
    stranger.page.wait_for_selector('.table-page[data-phase="playing"]')
    stranger.page.get_by_text("Only the players at this table can see this match").wait_for()
    assert not stranger.page.get_by_text("The host starts the match").count(), "it has begun"
    for none in ("Invite a friend", "watching"):
        assert not stranger.page.get_by_text(none).count(), "nobody can come"
    stranger.page.locator(".tray, .lobby, main").get_by_role("button", name="Start page").click()
    stranger.page.locator(".game .key-main").first.wait_for()
    for visitor in (owner, stranger):
        visitor.close()
