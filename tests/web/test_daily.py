"""Tests of the daily deal in a browser: asked and answered on the board, and the result explained."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import Entry, games
from tests.server.live import Process
from tests.web.accessibility import check_phone, check_sizes
from tests.web.conftest import known_server
from tests.web.test_coach import WHY
from tests.web.visitor import STEPS, Visitor, every_game

AT = 1_794_832_200_000  # 2026-11-16, 12:30 UTC
BEFORE = {"last": "2026-11-15", "days": 4, "best": 10, "games": {}}
SHORT_PHONE = {"width": 390, "height": 664}
PRESSES = 60
# How many answers this page has sent, counted at once, so that nothing is pressed after one.
COUNT_ANSWERS = """() => { const real = window.fetch; window.answers = 0;
  window.fetch = (url, options) => { window.answers += options?.method === 'POST'; return real(url, options); }; }"""


@pytest.fixture(scope="module")
def server(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with a clock of its own, so that every run of the tests gets the same deals."""
    with known_server(tmp_path_factory.mktemp("server"), at=AT) as running:
        yield running
        assert not running.complaints()


def answer(visitor: Visitor, rng: Random) -> None:
    """Press keys of the board until a move is sent, and wait for the result."""
    visitor.page.evaluate(COUNT_ANSWERS)
    pressed = 0
    for _ in range(STEPS):
        moved = visitor.act(rng)[1]
        if visitor.page.evaluate("window.answers"):
            visitor.page.locator(".daily-score").wait_for()
            return
        pressed += moved
        if pressed >= PRESSES:
            break
        if not moved:
            visitor.page.wait_for_timeout(20)
    raise AssertionError("no move was sent")


def check_result(page: Page, score: int) -> None:
    """What the sheet says of an answer with this score."""
    result = page.locator("dialog")
    expect(result.locator(".daily-score")).to_have_text(f"{score} out of 100")
    expect(result.locator(".daily-mine")).to_have_count(1)
    expect(result.locator(".daily-mine .daily-count")).to_have_text(str(score))
    expect(result.locator(".daily-bar .daily-count").first).to_have_text("100")
    expect(result.get_by_text("Streak: 5 days")).to_be_visible()
    expect(result.get_by_text("follow from the seal you were shown")).to_be_visible()
    expect(result.get_by_text("Next deal in 11 h")).to_be_visible()
    expect(result.locator('a[href^="/daily/"]')).to_have_count(len(games()) - 1)


@every_game("pok")
def test_a_deal_is_answered_on_the_board(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, found = Visitor(browser, server.url), []
    page = visitor.page
    visitor.context.add_init_script(
        f"localStorage.getItem('poktail.daily') ?? localStorage.setItem('poktail.daily', '{json.dumps(BEFORE)}')"
    )
    visitor.go("/").page.get_by_role("link", name="Daily deal").click()
    expect(page.get_by_text("Streak: 4 days")).to_be_visible()
    page.locator(f'a[href="/daily/{entry.id}"]').click()
    deal = page.request.get(f"/api/daily/{entry.id}").json()
    expect(page.locator("dialog")).to_contain_text(deal["commitment"])
    found += check_phone(visitor, "intro")
    page.locator("dialog .key-main").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert visitor.remembers_only({deal["seat"]})

    answer(visitor, Random(entry.id))
    score = page.locator("dialog .daily-score")
    kept = json.loads(page.evaluate("localStorage.getItem('poktail.daily')"))
    given = kept["games"][entry.id]
    said = page.request.post(f"/api/daily/{entry.id}", data={"date": deal["date"], "move": given["move"]}).json()
    assert (kept["last"], kept["days"], given["score"]) == (deal["date"], 5, said["score"])
    check_result(page, said["score"])
    found += check_sizes(visitor, "result")

    page.reload()
    expect(score).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".pass .key-main").click()
    expect(score).to_be_visible()
    visitor.go("/daily")
    expect(page.locator("main")).to_contain_text(f"{said['score']} out of 100")
    assert not found, "\n".join(found)
    visitor.close()


@every_game("cockroach_royal")
def test_on_a_short_phone_a_deal_fits_like_a_match(entry: Entry, browser: Browser, server: Process) -> None:
    """The keyboard closes the intro, and nothing is wider than the screen."""
    visitor = Visitor(browser, server.url)
    page = visitor.page
    page.set_viewport_size(SHORT_PHONE)
    visitor.go(f"/daily/{entry.id}").page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".banner-mine")).to_be_in_viewport()
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    answer(visitor, Random(7))
    assert page.evaluate(wide) <= 0
    visitor.close()


def test_a_barred_row_of_a_deal_says_why(browser: Browser, server: Process) -> None:
    """The server answers from the deal, with the rule; Escape puts the note away."""
    visitor = Visitor(browser, server.url)
    page = visitor.go("/daily/pok_n_roll").page
    page.locator("dialog .key-main").click()
    page.locator(".board [data-why]").first.click()
    note = page.locator(WHY)
    expect(note).to_contain_text("Five of a kind: five of one number.")
    assert visitor.says("web-not-now") not in note.inner_text()
    expect(note.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    visitor.close()


def test_a_game_that_is_not_there_has_no_deal(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.expected = lambda text: "400" in text
    expect(visitor.go("/daily/nothing").page.get_by_role("link", name="Start page").first).to_be_visible()
    visitor.close()
