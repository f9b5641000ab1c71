"""Tests of what is scrolled on a phone: the key for more, the next decision from its top, and what is unfolded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import Process
from tests.web.phones import SMALL
from tests.web.test_after import finished
from tests.web.test_phones import begin

pytestmark = pytest.mark.xdist_group(__name__)

SCROLLED = "() => document.querySelector('.board-top').scrollTop"
SHARE = "() => document.querySelector('.end-tray').getBoundingClientRect().height / innerHeight"
# How much of what is unfolded is in sight, in px, and that its first line is.
UNFOLDED = """() => {
  const { top, bottom } = document.querySelector('.fair-panel').getBoundingClientRect();
  const edge = document.querySelector('.end-tray').getBoundingClientRect().top;
  return top > 0 && Math.min(bottom, edge) - top > 150;
}"""


def test_a_key_scrolls_and_the_next_decision_is_seen_from_its_top(browser: Browser, server: Process) -> None:
    visitor = begin(browser, server, "pok_n_roll", "en", "scrolling", SMALL)
    page = visitor.page
    page.locator(".pnr-two").wait_for()
    more = page.locator(".board-top").get_by_role("button", name="Scroll down")
    assert more.bounding_box()["height"] >= 44  # type: ignore[index]
    more.click()
    assert page.evaluate(SCROLLED) > 0
    page.locator('[data-part="fold"]').click()  # still the same decision: nothing jumps
    page.locator(".pnr-key-back").get_by_role("button").click()
    page.locator(".pnr-two").wait_for()
    assert page.evaluate(SCROLLED) > 0
    page.locator('[data-part="continue"]').click()
    page.locator('.pnr-step[aria-current="step"]', has_text="Round 2").wait_for()
    page.locator(".pnr-two").wait_for()
    page.wait_for_function(f"() => ({SCROLLED})() === 0")
    visitor.close()


def test_the_result_leaves_room_and_what_is_unfolded_is_in_sight(browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, "pok", 11)
    page = visitor.page
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    assert page.evaluate(SHARE) < 0.25
    page.get_by_text("Every throw and draw checked").click()
    expect(page.get_by_role("button", name="How it works")).to_be_in_viewport()
    page.wait_for_function(UNFOLDED)  # it is scrolled after it was unfolded
    visitor.close()
