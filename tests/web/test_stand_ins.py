"""Tests of what friends at one table need: the same faces for everybody, help when somebody is away, a rematch."""

from __future__ import annotations

from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import find
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.phones import DEFAULT_NAMES
from tests.web.test_variants import choose
from tests.web.visitor import Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)

SIT = {"en": "Sit down", "de": "Platz nehmen"}


def two(browser: Browser, server: Process, game: str, lang: str = "en") -> tuple[Visitor, Visitor]:
    """A host and a friend who reads this language, both seated."""
    host = Visitor(browser, server.url).begin(game, "Invite")
    host.page.wait_for_selector(".seat-mine")
    friend = Visitor(browser, server.url, lang=lang).go(urlparse(host.page.url).path)
    friend.page.get_by_role("button", name=SIT[lang]).click()
    friend.page.wait_for_selector(".seat-mine")
    return host, friend


def cards(visitor: Visitor) -> str:
    """What stands on the seats."""
    return " ".join(visitor.page.locator(".seat-card").all_inner_texts())


def faces(visitor: Visitor) -> list[str]:
    """The pictures of everybody at the table."""
    return [face.inner_html() for face in visitor.page.locator(".seat-card .face > svg").all()]


def test_everybody_sees_the_same_faces(browser: Browser, server: Process) -> None:
    host, friend = two(browser, server, "pok", "de")
    host.page.get_by_role("button", name="Add bot").first.click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".seat-card .face")).to_have_count(3)
    assert faces(host) == faces(friend)
    assert len(set(faces(host))) == 3
    for visitor, lang in ((host, "en"), (friend, "de")):  # each was offered a name in their own language
        own = visitor.page.locator(".seat-mine strong").inner_text()
        assert own in DEFAULT_NAMES["people"][lang]
        assert own in cards(host) and own in cards(friend), "and is called so by everybody"
    host.close()
    friend.close()


def test_a_bot_plays_for_an_absent_friend(browser: Browser, server: Process) -> None:
    host, friend = two(browser, server, "pok")
    host.page.clock.install()
    host.page.get_by_role("button", name="Start with").click()
    friend.until("playing").page.wait_for_selector(".board .tray")
    host.until("playing")
    friend.go("/")
    chip = host.page.locator('.chip[data-seat="1"]')
    expect(chip).to_contain_text("Away")
    assert host.page.get_by_role("button", name="Let a bot play for").count() == 0, "it may be a mere reload"
    host.page.clock.fast_forward(16_000)
    expect(chip).to_contain_text("Away, bot in")
    offer = host.page.get_by_role("button", name="Let a bot play for")
    offer.wait_for()
    assert not check_here(host, "somebody is away")
    offer.click()
    expect(chip).to_contain_text("a bot is playing")
    expect(offer).to_have_count(0)
    friend.page.go_back()
    friend.until("playing")
    expect(chip).not_to_contain_text("bot")
    host.close()
    friend.close()


@pytest.mark.slow
def test_everybody_may_propose_a_bot_though_the_match_waits_for_somebody_else(
    browser: Browser, server: Process
) -> None:
    """In Royal one seat moves at a time; a friend who is no host votes, and the host agrees."""
    host = Visitor(browser, server.url).begin("cockroach_royal", "Invite")
    choose(host, find("cockroach_royal"), {"seats": 3})
    friends = [Visitor(browser, server.url).go(urlparse(host.page.url).path).sit() for _ in range(2)]
    host.page.get_by_role("button", name="Start").click()
    three = [one.until("playing") for one in (host, *friends)]
    for one in three:
        one.page.locator(".banner").wait_for()
    asked = next(one for one in three if one.page.locator(".banner-mine").count())
    voter = next(one for one in friends if one is not asked)
    gone = next(one for one in friends if one is not voter) if asked is host else None
    if gone is None:  # a friend is asked: the other one goes, and the friend who is asked votes
        voter, gone = asked, voter
    for one in (host, voter):
        one.page.clock.install()
    gone.go("/")
    for one in (host, voter):
        expect(one.page.locator(".chip", has_text="Away")).to_have_count(1)
        one.page.clock.fast_forward(16_000)
    offers = [one.page.get_by_role("button", name="Let a bot play for") for one in (host, voter)]
    expect(offers[0]).to_have_count(1)
    offers[1].click()
    expect(offers[0]).to_contain_text("1 of 2 agree")
    expect(offers[1]).to_contain_text("1 of 2 agree")
    voter.page.get_by_role("button", name="Table menu").click()
    expect(voter.page.locator('dialog [data-part="stand-in"]')).to_contain_text("1 of 2 agree")
    voter.page.keyboard.press("Escape")
    offers[0].click()
    for one, offer in zip((host, voter), offers, strict=True):
        expect(one.page.locator(".chip", has_text="a bot is playing")).to_have_count(1)
        expect(offer).to_have_count(0)
    for one in three:
        one.close()


def test_the_seat_is_taken_back_with_a_key_in_sight(browser: Browser, server: Process) -> None:
    visitor, friend = two(browser, server, "pok")  # the match waits for the friend
    page = visitor.page
    page.get_by_role("button", name="Start with").click()
    visitor.until("playing")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for now").click()
    page.get_by_text("A bot is playing for").wait_for()
    back = page.get_by_role("button", name="Take the seat back")
    expect(back).to_be_in_viewport()
    back.click()
    expect(page.get_by_text("A bot is playing for")).to_have_count(0)
    visitor.close()
    friend.close()


def test_a_rematch_begins_when_everybody_agrees(browser: Browser, server: Process) -> None:
    host, friend = two(browser, server, "cockroach_royal")
    host.page.get_by_role("button", name="Start with").click()
    finish(host.until("playing"), friend.until("playing"))
    host.page.get_by_role("button", name="Rematch", exact=True).click()
    for visitor in (host, friend):
        visitor.page.get_by_role("button", name="Rematch? 1 of 2 ready").wait_for()
        assert visitor.phase() == "over" and visitor.page.locator(".end").count() == 1
    friend.page.get_by_role("button", name="Rematch? 1 of 2 ready").click()
    for visitor in (host, friend):
        visitor.until("playing")
        visitor.close()


@pytest.mark.slow
def test_another_game_with_the_same_people(browser: Browser, server: Process) -> None:
    host, friend = two(browser, server, "pok")
    host.page.get_by_role("button", name="Start with").click()
    finish(host.until("playing"), friend.until("playing"))
    host.page.get_by_role("button", name="Another game, same people").click()
    host.page.get_by_role("button", name="Pook").click()
    for visitor in (host, friend):
        visitor.until("open")
        visitor.page.get_by_role("heading", name="Pook").first.wait_for()
        expect(visitor.page.locator(".seat-mine")).to_have_count(1)
        visitor.close()


def test_bots_may_move_at_once_only_where_no_other_people_play(browser: Browser, server: Process) -> None:
    """The pace "Instant" is offered alone with bots, and can be chosen; a host among people is not offered it."""
    alone = Visitor(browser, server.url).begin("pok", "Play now").until("playing")
    alone.page.get_by_role("button", name="Table menu").click()
    instant = alone.page.get_by_role("radio", name="Instant")
    instant.click()
    expect(instant).to_be_checked()
    host, friend = two(browser, server, "pok")
    host.page.get_by_role("button", name="Start with").click()
    friend.until("playing")
    host.until("playing").page.get_by_role("button", name="Table menu").click()
    expect(host.page.get_by_role("radio", name="Quick")).to_have_count(1)
    expect(host.page.get_by_role("radio", name="Instant")).to_have_count(0)
    for one in (alone, host, friend):
        one.close()


@pytest.mark.slow
def test_the_pace_is_set_in_the_menu(browser: Browser, server: Process) -> None:
    host, friend = two(browser, server, "pok")
    host.page.get_by_role("button", name="Start with").click()
    for visitor in (host.until("playing"), friend.until("playing")):
        visitor.page.get_by_role("button", name="Table menu").click()
    expect(friend.page.get_by_role("radio", name="Quick")).to_have_count(0)
    expect(host.page.get_by_role("radio", name="Instant")).to_have_count(0)
    host.page.get_by_role("radio", name="Quick").click()
    expect(host.page.get_by_role("radio", name="Quick")).to_be_checked()
    assert not check_here(host, "menu with pace")
    host.close()
    friend.close()
