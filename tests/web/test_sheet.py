"""Tests of the sheet of Pok'n Roll on the page: which rows are lit, and that one's own points are always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import find
from poktail.i18n.words import LANGUAGES
from tests.server.live import Process
from tests.web.phones import SHORT, SMALL
from tests.web.test_moments import REPLAY
from tests.web.test_phones import begin
from tests.web.test_variants import choose
from tests.web.visitor import Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)

GAME = "pok_n_roll"
LIT = "() => [...document.querySelectorAll('.pnr-row-now')].map((row) => row.dataset.part.slice(4)).sort()"
# The points in the bar, whether all of that line is shown, and the points below the sheet.
POINTS = """() => {
  const aim = document.querySelector('.aim-text');
  const { bottom, right } = aim.getBoundingClientRect();
  const whole = aim.scrollHeight <= aim.clientHeight + 1 && bottom <= innerHeight && right <= innerWidth;
  const sum = document.querySelector('.pnr-sheet tfoot td').textContent;
  return [whole, Number(aim.textContent.match(/\\d+/)), Number(sum)];
}"""


def lit_at(visitor: Visitor, step: dict[str, Any]) -> list[str]:
    """The rows that are lit at that moment of the replay."""
    page = visitor.page
    page.goto(f"{page.url.partition('?')[0]}?v={step['v']}&as=0")
    page.locator(".pnr-sheet").wait_for()
    lit: list[str] = page.evaluate(LIT)
    return lit


def test_only_rows_that_may_be_ticked_are_lit(browser: Browser, server: Process) -> None:
    """In this deal of one hand, seat 0 decides, goes on, and loses round 3."""
    visitor = Visitor(browser, server.url, deal="sheet 0").begin(GAME, "Invite")
    choose(visitor, find(GAME), {"hands": 1})
    visitor.page.get_by_role("button", name="Start with").click()
    finish(visitor.until("playing"))
    visitor.page.get_by_role("link", name="Watch replay").click()
    visitor.page.locator(".replay-page").get_by_role("slider").wait_for()
    steps = visitor.page.evaluate(REPLAY, "?visibility=seat&seat=0")["steps"]
    formed = [step for step in steps if step["view"]["formed"]]
    asked = next(step for step in formed if step["view"]["pending"][0] == 0)
    gone_on = next(step for step in formed if 0 not in step["view"]["pending"])
    lost = next(step for step in formed if step["view"]["best"][0] and 0 not in step["view"]["pending"])
    assert lit_at(visitor, asked) == sorted(asked["view"]["crossable"]) != []
    assert lit_at(visitor, gone_on) == lit_at(visitor, lost) == []
    visitor.close()


@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param("fr", SMALL), *(pytest.param(one, SHORT, marks=pytest.mark.slow) for one in LANGUAGES)],
)
def test_ones_own_points_are_in_sight_in_every_phase(lang: str, size: Any, browser: Browser, server: Process) -> None:
    visitor = begin(browser, server, GAME, lang, "points", size)
    page, seen, key = visitor.page, set(), ".pnr-two [data-part=fold], .pnr-rows .key-choice, .tray .key-main"
    while len(seen) < 3:
        page.locator(key).first.wait_for()
        whole, told, there = page.evaluate(POINTS)
        assert whole and told == there
        seen.add(told)
        page.locator(key).first.click()
    visitor.close()
