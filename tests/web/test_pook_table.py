"""Tests of Pook's board on a phone and of its bar: which card is held, and the score at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import find
from tests.server.live import Process
from tests.web.phones import SHORT, SMALL
from tests.web.test_phones import begin
from tests.web.test_variants import choose
from tests.web.visitor import Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)


@pytest.mark.parametrize("size", [SMALL, pytest.param(SHORT, marks=pytest.mark.slow)])
def test_a_card_held_as_a_purse_says_which_card_it_is(size: dict[str, int], browser: Browser, server: Process) -> None:
    visitor = begin(browser, server, "pook", "en", "first", size)
    page = visitor.page
    card = page.locator(".pook-hand button").first
    card.wait_for()
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    assert re.fullmatch(r"(Knight|Mage|Orc|Viking) [1-3]", name)
    card.click()
    page.locator('[data-part="purse"]').click()
    held = page.locator(".pook-chosen .pook-seen")
    expect(held).to_be_in_viewport(ratio=1)
    expect(held.locator("b")).to_have_text(name[-1])
    expect(page.locator(".banner-hint")).to_contain_text(name)
    visitor.close()


def test_the_bar_shows_the_real_score_after_a_tie(browser: Browser, server: Process) -> None:
    """In this deal the visitor is out of the tie before it is broken: the cards that break it do not count for them."""
    visitor = Visitor(browser, server.url, deal="tie 19").begin("pook", "Invite")
    choose(visitor, find("pook"), {"seats": 3, "hand": 2, "columns": 3, "rows": 3})
    visitor.page.get_by_role("button", name="Start with").click()
    finish(visitor.until("playing"))
    page = visitor.page
    own = page.locator(".rank", has_text="You").locator(".rank-score").inner_text()
    counted = page.locator(".pook-side", has_text="You").locator(".pook-side-points").inner_text()
    told = page.locator(".aim-text").inner_text()
    assert (own, told.rpartition(" ")[2]) == (f"{counted} points", counted)
    assert page.locator(".pook-plus").count(), "a tie was broken"
    visitor.close()
