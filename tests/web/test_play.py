"""Tests of whole matches in a real browser: invitation by link, bots, reload, server restart, a spectator."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.visitor import Visitor, every_game, play

pytestmark = pytest.mark.xdist_group(__name__)


def together(browser: Browser, server: Process, game: str) -> tuple[Visitor, Visitor]:
    """A host at a desk and a friend who opens the link on a phone: two taps, and the match begins."""
    host = Visitor(browser, server.url).begin(game, "Invite")
    host.page.wait_for_selector(".seat-mine")
    friend = Visitor(browser, server.url, phone=True, dark=True).go(host.page.url)
    friend.page.get_by_label("Your name").fill("Theo")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.wait_for_selector(".seat-mine")
    host.page.get_by_role("button", name="Start with").click()
    return host.until("playing"), friend.until("playing")


@every_game()
def test_a_whole_match_by_link(entry: Entry, browser: Browser, server: Process) -> None:
    assert invite_and_play(browser, server, entry.id) > 10


@every_game("pok")
def test_a_match_by_link(entry: Entry, browser: Browser, server: Process) -> None:
    assert invite_and_play(browser, server, entry.id, presses=16) >= 16


def invite_and_play(browser: Browser, server: Process, game: str, presses: int | None = None) -> int:
    """Two play, one watches: each is sent its own side and keeps nothing else; how many keys were pressed."""
    host, friend = together(browser, server, game)
    watcher = Visitor(browser, server.url, dark=True).go(host.page.url).until("playing")
    watcher.page.wait_for_selector(".board")
    again = {7: lambda: friend.page.reload() and friend.until("playing")}
    assert not check_here(watcher, "watching")
    pressed = play([host, friend], Random(5), during=again, presses=presses)  # type: ignore[arg-type]
    if presses is None:
        watcher.until("over")
    for visitor, seats in ((host, {0}), (friend, {1}), (watcher, {None})):
        assert visitor.seats_in_frames() == seats
        assert visitor.seats_in_memory() <= seats
        assert visitor is host or visitor.seats_in_texts() <= seats
        visitor.close()
    return pressed


@pytest.mark.slow
def test_the_server_restarts_in_the_middle(browser: Browser, own_server: Process) -> None:
    host, friend = together(browser, own_server, games()[0].id)
    for visitor in (host, friend):
        visitor.expected = lambda text: "WebSocket" in text or "net::ERR_" in text

    def restart() -> None:
        own_server.kill()
        host.page.wait_for_selector(".lost")
        friend.page.wait_for_selector(".lost")
        assert not [*check_here(host, "reconnecting"), *check_here(friend, "reconnecting")]
        own_server.start()
        host.page.wait_for_selector(".lost", state="detached")

    play([host, friend], Random(8), during={6: restart}, presses=12)
    host.close()
    friend.close()


def test_play_now_is_one_click(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    for entry in games():
        visitor.begin(entry.id, "Play now").until("playing").page.wait_for_selector(".board .tray")
    visitor.close()


# Every position that the page describes from now on.
DESCRIBED = """() => {
  const told = document.querySelector('main section.hidden p');
  window.described = [told.textContent];
  new MutationObserver(() => window.described.push(told.textContent))
    .observe(told, { characterData: true, childList: true, subtree: true });
}"""


def test_a_turn_of_several_moves_is_one_picture(browser: Browser, server: Process) -> None:
    """One key sends a card and its cell, two moves or more; nobody sees the position in between."""
    visitor = Visitor(browser, server.url).begin("pook", "Play now").until("playing")
    page = visitor.page
    page.wait_for_selector(".banner-mine")
    page.evaluate(DESCRIBED)
    page.locator(".pook-hand button").first.click()
    page.locator(".pook-lit button").first.click()
    page.get_by_role("button", name="End turn").click()
    page.wait_for_function("(text) => window.described.some((told) => told.includes(text))", arg="You: 5 cards")
    assert not [text for text in page.evaluate("() => window.described") if "You have chosen a card" in text]
    visitor.close()
