"""Tests of the tips in a first match: each comes when it matters and covers nothing that is needed then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from tests.sampling import sample
from tests.server.live import Process
from tests.web.phones import SHORT
from tests.web.test_font import STILL
from tests.web.visitor import DESK, Visitor

TIP = ".bubble-tip"
# What a tip covers of the thing that it points at and of the keys of the decision, and whether it is on the screen.
COVERED = """() => {
  const bubble = document.querySelector('.bubble-tip').getBoundingClientRect();
  const meets = (box) => box.left < bubble.right - 1 && bubble.left < box.right - 1
    && box.top < bubble.bottom - 1 && bubble.top < box.bottom - 1;
  const keys = [...document.querySelectorAll('.tray button:not(.why), .arena button:not(.why, .key-quiet)')].filter(
    (key) => key.checkVisibility() && !key.disabled && key.getAttribute('aria-disabled') !== 'true');
  const things = [document.querySelector('.bubble-ring'), ...keys];
  const wrong = things.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120));
  const { left, top, right, bottom } = bubble;
  const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  return outside ? ['outside', ...wrong] : wrong;
}"""

# A game, what is dealt, and tips that come in this match when keys are pressed by dice.
MATCHES = [
    ("pok", "7", ["dice", "counter", "close", "others"]),
    ("pok_n_roll", "7", ["own", "sheet", "fold"]),
    ("pook", "7", ["hand", "face", "place", "piggy"]),
    ("cockroach_royal", "1", ["judge", "card", "claim", "blank", "royal"]),
    ("cockroach_royal", "3", ["judge", "card", "claim", "joker"]),
]
PRESSES = 90


def covered(visitor: Visitor) -> list[Any]:
    """What the tip on the screen covers on a phone and at a desk."""
    wrong = []
    for size in (SHORT, DESK):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        try:
            visitor.page.wait_for_function(f"() => ({COVERED})().length === 0")  # it follows from frame to frame
        except TimeoutError:
            wrong.append((size, visitor.page.locator(TIP).inner_text(), visitor.page.evaluate(COVERED)))
    visitor.page.set_viewport_size(SHORT)  # type: ignore[arg-type]
    return wrong


def read(visitor: Visitor, told: list[str]) -> None:
    """Read every tip that there is now, and add its words to those that were told; none may cover anything needed."""
    tip = visitor.page.locator(TIP)
    visitor.page.wait_for_function(STILL)
    while tip.count():
        told.append(tip.locator("p").inner_text())
        assert covered(visitor) == []
        tip.locator("button").first.click()
        expect(tip.filter(has_text=told[-1])).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "deal", "names"), MATCHES)
def test_a_tip_covers_neither_what_it_points_at_nor_a_key_of_the_decision(
    game: str, deal: str, names: list[str], browser: Browser, server: Process
) -> None:
    visitor, rng = Visitor(browser, server.url, deal=deal, tips=True), Random(5)
    visitor.page.set_viewport_size(SHORT)  # type: ignore[arg-type]
    visitor.begin(game, "Play now").until("playing")
    told, pressed, words = list[str](), 0, Words("en", find(game))
    wanted = {words(f"board-tip-{name}") for name in names}
    while wanted - set(told) and pressed < PRESSES and visitor.phase() != "over":
        if visitor.page.locator(".banner-mine").count():
            read(visitor, told)
        pressed += visitor.act(rng)[1]
    assert wanted <= set(told)
    assert len(told) == len(set(told)), "each is shown once"
    visitor.close()


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de"))
def test_whoever_has_to_pay_in_royal_is_told_what_that_is(lang: str, browser: Browser, server: Process) -> None:
    """Without a lesson, in the reader's words, at the first payment; here that is the first card taken."""
    visitor = Visitor(browser, server.url, lang=lang, deal="pay 10", tips=True)
    visitor.page.set_viewport_size(SHORT)  # type: ignore[arg-type]
    visitor.go("/").page.locator('.game[data-game="cockroach_royal"] .key-main').click()
    page, words = visitor.until("playing").page, Words(lang, find("cockroach_royal"))
    told = list[str]()
    page.locator(".roy-tray-judge").wait_for()
    page.locator(TIP).wait_for()
    read(visitor, told)
    page.locator('[data-part="judge-false"]').click()  # it is the Joker
    page.locator(".roy-tray-pay").wait_for()
    page.locator(TIP).wait_for()
    read(visitor, told)
    assert told == [words("board-tip-judge"), words("board-tip-pay")]
    visitor.close()
