"""Tests of chat and reactions: one tap away on a phone, with words, also in the lobby; and of muting somebody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import games
from tests.server.live import Process
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
GAME = games()[0].id


@pytest.fixture
def pair(browser: Browser, server: Process) -> Iterator[tuple[Visitor, Visitor]]:
    """A host at a desk and a friend with a phone, in the lobby."""
    host, friend = Visitor(browser, server.url), Visitor(browser, server.url, phone=True)
    host.begin(GAME, "Invite")
    friend.go(host.page.url).page.get_by_label("Your name").fill("Zoe")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".seat-mine")
    yield host, friend
    for visitor in (host, friend):
        visitor.close()


def say(page: Page, text: str) -> None:
    """Send a line from wherever the chat is open."""
    page.get_by_role("textbox", name="Chat").fill(text)
    page.get_by_role("button", name="Send").click()


def test_on_a_phone_chat_and_reactions_are_one_tap_away_in_lobby_and_match(pair: tuple[Visitor, Visitor]) -> None:
    host, friend = pair
    talk = friend.page.get_by_role("button", name="Chat and reactions")
    talk.click()
    say(friend.page, "Hello from the sofa")
    host.page.locator(".chat li", has_text="Hello from the sofa").wait_for()
    friend.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Start with").click()
    friend.until("playing").page.wait_for_selector(".board .tray")  # the keys of the bar are elsewhere before
    talk.click()
    sheet = friend.page.get_by_role("dialog")
    host.page.clock.install()
    host.page.clock.pause_at(host.page.evaluate("Date.now()") + 600_000)  # the reaction stays until it was looked for
    expect(sheet.locator(".feeling")).to_have_count(10)
    assert all(sheet.locator(".feeling").all_inner_texts()), "each picture has its word"
    sheet.get_by_role("button", name="Well played").click()
    expect(sheet).to_have_count(0)
    expect(host.page.locator(".chip", has_text="Zoe").get_by_text("Well played")).to_be_attached()


def test_somebody_who_is_muted_here_is_neither_read_nor_seen(pair: tuple[Visitor, Visitor]) -> None:
    host, friend = pair
    say(host.page, "First")
    talk = friend.page.get_by_role("button", name="Chat and reactions, new chat message")
    talk.click()
    sheet = friend.page.get_by_role("dialog")
    line = sheet.locator(".chat li")
    expect(line).to_have_count(1)
    sheet.get_by_text("Mute or report somebody").click()
    sheet.locator(".mutes").get_by_role("button", name="Mute").click()
    expect(line).to_have_count(0)
    friend.page.keyboard.press("Escape")
    say(host.page, "Second")
    friend.page.get_by_role("button", name="Chat and reactions").click()
    say(friend.page, "I cannot hear you")
    host.page.locator(".chat li", has_text="I cannot hear you").wait_for()  # the host has been answered after "Second"
    expect(line).to_have_count(1)
    friend.page.reload()
    friend.page.get_by_role("button", name="Chat and reactions").click()
    sheet.get_by_text("Mute or report somebody").click()
    muted = sheet.locator(".mutes").get_by_role("button", name="Mute")
    expect(muted).to_have_attribute("aria-pressed", "true")
    muted.click()
    say(host.page, "Third")
    expect(line).to_have_count(1)
    assert "mute" not in "".join(host.frames).lower(), "nobody is told"
