"""Tests of accessibility: axe reports no problems at any width, in either theme, and every language is complete."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from poktail.i18n.words import LANGUAGES
from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone, check_sizes
from tests.web.visitor import DESK, PHONE, Visitor, every_game, finish

pytestmark = pytest.mark.xdist_group(__name__)


@pytest.fixture(scope="module")
def server(module_server: Process) -> Process:
    """Its lists are seen on the page."""
    return module_server


WIDTHS = (1920, 768, 360)
PAGES = ("/", "/daily", "/tables", "/rules", "/rules/{game}", "/leaders", "/me", "/settings", "/verify", "/t/nowhere")
FULL = ("/", "/tables", "/me")
"""Looked at on a desk, too; the others are lists and texts of the same parts."""


def test_axe_finds_nothing_on_any_page_and_none_scrolls_sideways(browser: Browser, server: Process) -> None:
    visitor, found = Visitor(browser, server.url), []
    page = visitor.page
    visitor.expected = lambda text: "404" in text  # the table that is nowhere
    visitor.begin(games()[0].id, "Play now")
    profile = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"]
    for path in (*PAGES, f"/p/{profile}"):
        visitor.go(path.format(game=games()[0].id)).page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        found += wide(visitor, path)
        found += check_sizes(visitor, path) if path in FULL else check_phone(visitor, path)
    assert not found, "\n".join(found)
    visitor.close()


@every_game("cockroach_royal")
def test_axe_finds_nothing_on_a_board_and_no_key_is_small(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    page = visitor.page
    page.wait_for_selector(".seat-mine")
    found = check_here(visitor, "lobby")
    page.get_by_role("button", name="Start with").click()
    visitor.until("playing").page.wait_for_selector(".board .tray")
    found += check_phone(visitor, "first turn")
    play_some(visitor, Random(2), 9)
    assert visitor.phase() == "playing"
    found += check_sizes(visitor, "later", patterns=True)
    assert not found, "\n".join(dict.fromkeys(found))
    visitor.close()


@every_game()
def test_axe_finds_nothing_on_a_result_and_no_key_is_small(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, found = Visitor(browser, server.url).begin(entry.id, "Play now").until("playing"), []
    page = visitor.page
    finish(visitor)
    page.get_by_text("Every throw and draw checked").wait_for()
    found += check_sizes(visitor, "result")
    page.get_by_role("button", name="Board").last.click()
    found += check_phone(visitor, "final board")
    assert not found, "\n".join(dict.fromkeys(found))
    visitor.close()


def test_axe_finds_nothing_in_any_sheet_and_no_key_is_small(browser: Browser, server: Process) -> None:
    visitor, found = Visitor(browser, server.url).begin(games()[-1].id, "Invite"), []
    page = visitor.page
    page.wait_for_selector(".seat-mine")

    def opened(name: str) -> None:
        page.get_by_role("button", name=name).click()
        page.locator(".sheet").wait_for()
        page.wait_for_load_state("networkidle")
        found.extend(check_sizes(visitor, name))

    def closed() -> None:
        page.keyboard.press("Escape")
        page.locator(".sheet").wait_for(state="detached")

    opened("Set up the table")
    closed()
    page.get_by_role("button", name="Start with").click()
    visitor.until("playing").page.wait_for_selector(".board .tray")
    for name in ("Rules", "Table menu"):
        opened(name)
        closed()
    page.get_by_role("button", name="Table menu").click()
    opened("Settings")
    closed()
    page.get_by_role("button", name="Reactions").click()
    found += check_here(visitor, "reactions")
    page.get_by_role("button", name="Reactions").click()
    page.locator(".line-look").last.click()
    found += check_sizes(visitor, "a look back")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="What happened").click()
    found += check_here(visitor, "the story on a phone")
    assert not found, "\n".join(dict.fromkeys(found))
    visitor.close()


@pytest.mark.slow  # law 7 checks without a browser that all languages have the same texts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str, browser: Browser, server: Process) -> None:
    """The page reports every missing text to the console, and `close` checks for that."""
    visitor = Visitor(browser, server.url, lang=lang)
    for path in PAGES[:-1]:
        visitor.go(path.format(game=games()[-1].id)).page.wait_for_selector("main")
    assert visitor.page.locator("html").get_attribute("lang") == lang
    for entry in games():
        visitor.go("/").page.locator(f'.game[data-game="{entry.id}"] .key-main').click()
        visitor.until("playing")
        play_some(visitor, Random(6), 8)
    visitor.close()


def play_some(visitor: Visitor, rng: Random, steps: int) -> None:
    for _ in range(steps):
        phase, moved = visitor.act(rng)
        if phase == "over":
            return
        if not moved:
            visitor.page.wait_for_timeout(20)
    if visitor.page.locator("dialog[open]").count():  # as in `act`
        visitor.page.keyboard.press("Escape")


def test_the_language_is_switched_in_the_middle_of_a_match(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(games()[0].id, "Play now").until("playing")
    play_some(visitor, Random(1), 6)
    before = visitor.page.locator(".story h2").inner_text()
    visitor.page.locator(".bar-keys .icon-key").last.click()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("radio", name="Deutsch").click()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_function("(before) => document.querySelector('.story h2').innerText !== before", arg=before)
    assert visitor.page.locator("html").get_attribute("lang") == "de"
    play_some(visitor, Random(2), 12)
    visitor.close()


def wide(visitor: Visitor, where: str) -> list[str]:
    """At which widths this page scrolls sideways."""
    found = []
    for width in WIDTHS:
        visitor.page.set_viewport_size({"width": width, "height": 800})
        if visitor.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            found.append(f"{where} scrolls sideways at {width} px")
    visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return found


@every_game("pok_n_roll")
def test_no_board_scrolls_sideways(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(entry.id, "Play now").until("playing")
    visitor.page.wait_for_selector(".board .tray")
    play_some(visitor, Random(9), 4)
    assert not wide(visitor, entry.id)
    visitor.close()
