"""Tests of Pook's board: the words below the hand, which card is held on a phone, and the score in the bar."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from tests.server.live import Process
from tests.web.phones import SHORT, SMALL
from tests.web.test_phones import begin
from tests.web.test_variants import choose
from tests.web.visitor import Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)

FACTIONS = ("knight", "mage", "orc", "viking")


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
    score = page.locator(".rank", has_text="You").locator(".rank-score")
    expect(score).to_contain_text("points")  # once all is told
    own = score.inner_text()
    counted = page.locator(".pook-side", has_text="You").locator(".pook-side-points").inner_text()
    told = page.locator(".aim-text").inner_text()
    assert (own, told.rpartition(" ")[2]) == (f"{counted} points", counted)
    assert page.locator(".pook-plus").count(), "a tie was broken"
    visitor.close()


# The least room between the words below two neighbouring cards, if all were this word; null: no words are shown.
ROOM = """(word) => {
  const shown = [...document.querySelectorAll('.pook-under')].filter((one) => one.checkVisibility());
  for (const one of shown) one.lastChild.data = word;
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const beside = boxes.slice(1).map((box, at) => box.left - boxes[at].right);
  return beside.length ? Math.min(...beside.filter((room, at) => boxes[at].top === boxes[at + 1].top)) : null;
}"""


def test_words_below_neighbouring_cards_do_not_run_into_each_other(browser: Browser, server: Process) -> None:
    """In all languages, for every size of a hand."""
    visitor = Visitor(browser, server.url).begin("pook", "Play now").until("playing")
    page = visitor.page
    page.locator(".pook-hand button").first.wait_for()
    page.locator(".banner-mine").wait_for()  # what others do would draw the words anew
    does = [Words(lang, find("pook"))(f"board-does-{one}") for lang in LANGUAGES for one in FACTIONS]
    seen = set[int]()
    for cards in range(page.locator(".pook-hand li").count(), 1, -1):
        for width in (1000, 1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            rooms = [page.evaluate(ROOM, word) for word in does]
            assert all(room is None or room > 3 for room in rooms), (cards, width, rooms)
            seen |= {cards} if None not in rooms else set()
        page.evaluate("document.querySelector('.pook-hand li').remove()")
    assert {2, 3, 4} <= seen, "there they are shown"
    visitor.close()
