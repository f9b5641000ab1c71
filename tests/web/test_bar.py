"""Tests that the bar above the table names what is on the table: also an earlier moment that is looked at."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import Process
from tests.web.test_after import finished
from tests.web.visitor import STEPS, Visitor

pytestmark = pytest.mark.xdist_group(__name__)

STAGE = ".bar-title p"


def begin(browser: Browser, server: Process, game: str, deal: str = "any") -> Visitor:
    return Visitor(browser, server.url, deal=deal).begin(game, "Play now").until("playing")


def test_a_finished_hand_stands_under_its_own_name(browser: Browser, server: Process) -> None:
    """Whoever folds sees the finished hand: its name stays until they go on, and comes back when they look again."""
    visitor = begin(browser, server, "pok_n_roll", "scrolling")
    page = visitor.page
    stage = page.locator(STAGE)
    page.locator('[data-part="fold"]').click()
    page.locator(".pnr-rows .key-choice").first.click()
    page.get_by_role("button", name="Next hand").wait_for()
    assert page.locator(".pnr-last .panel-title").inner_text() == "Hand 1"
    expect(stage).to_have_text("Hand 1")
    page.get_by_role("button", name="Next hand").click()
    expect(stage).to_have_text("Hand 2")
    assert page.locator(".pnr-happened").inner_text().startswith("Hand 1:")
    page.get_by_role("button", name="Show hand 1 again").click()
    expect(stage).to_have_text("Hand 1")
    page.get_by_role("button", name="Hide hand 1").click()
    expect(stage).to_have_text("Hand 2")
    visitor.close()


def test_an_earlier_round_that_is_looked_at_is_named(browser: Browser, server: Process) -> None:
    visitor = begin(browser, server, "pok")
    page = visitor.page
    stage = page.locator(STAGE)
    page.locator("button.pok-stack").first.click()
    page.locator(".pok-close-ready").click()
    page.get_by_role("button", name="Next throw").click()
    expect(stage).to_have_text("Round 2")
    page.locator(".happened .why").last.click()
    expect(stage).to_have_text("Round 1")
    page.locator('[data-part="next"]').click()
    expect(stage).to_have_text("Round 2")
    page.locator(".line-look").last.click()  # the same in the story
    page.get_by_text("This is an earlier moment.").wait_for()
    expect(stage).to_have_text("Round 1")
    page.get_by_role("button", name="Back to now").click()
    expect(stage).to_have_text("Round 2")
    visitor.close()


def test_a_verdict_stands_under_the_name_of_its_round(browser: Browser, server: Process) -> None:
    visitor, rng = begin(browser, server, "cockroach_royal"), Random(2)
    asked = visitor.page.locator('.banner-mine, .roy-tray-read, [data-phase="over"]').first
    revealed = visitor.page.locator(".roy-revealing:has(.banner-mine)")
    for _ in range(STEPS):
        asked.wait_for()  # from now on nothing comes by itself
        if revealed.count():
            break
        assert visitor.act(rng)[0] == "playing", "nobody was shown a verdict and asked for the next card"
    events = [what for frame in map(json.loads, visitor.frames) for _, what in frame["d"].get("events", ()) if what]
    kinds = [what["is"] for what in events]
    last = len(kinds) - 1 - kinds[::-1].index("Judged")
    round_ = next(what["round"] for what in reversed(events[:last]) if what["is"] == "RoundBegan")
    expect(visitor.page.locator(STAGE)).to_have_text(f"Round {round_}")
    visitor.close()


def test_the_scrubber_of_the_result_names_the_moment(browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, "pok", 7)
    page = visitor.page
    before = page.locator(STAGE).inner_text()
    assert before != "Round 1"
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.locator(".end-then").wait_for()
    expect(page.locator(STAGE)).to_have_text("Round 1")
    page.get_by_role("button", name="Result").click()
    expect(page.locator(STAGE)).to_have_text(before)
    visitor.close()
