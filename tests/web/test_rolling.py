"""Tests of dice that still roll: nobody decides before they lie still, by the page's clock."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.live import Process
from tests.web.test_celebration import MOTION
from tests.web.test_lingering import LATER, TICK
from tests.web.visitor import STEPS, Visitor

pytestmark = pytest.mark.xdist_group(__name__)

ROLLS = 1_100
ROWS = ".pnr-rows .key-choice"
# Goes on to the next round or hand, as soon as that is possible.
GO_ON = """() => {
  const keys = document.querySelectorAll('.pnr .tray .key-main:not([aria-disabled=true])');
  [...keys].at(-1)?.click();
}"""


@pytest.mark.parametrize("calm", [False, True], ids=["motion", "calm"])
def test_no_row_is_ticked_before_the_last_die_lies_still(calm: bool, browser: Browser, server: Process) -> None:
    """With reduced motion nothing rolls, and nobody has to wait."""
    visitor = Visitor(browser, server.url, deal="7")
    page, rows, sent = visitor.page, visitor.page.locator(ROWS), []
    visitor.context.add_init_script(MOTION)
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append('"t":"move"' in str(text))))
    page.clock.install()
    visitor.begin("pok_n_roll", "Play now").until("playing")
    page.clock.pause_at(page.evaluate("Date.now()") + LATER)
    for _ in range(STEPS):
        page.clock.run_for(TICK)
        if rows.count():
            break
        page.evaluate(GO_ON)
    expect(rows.first).to_have_attribute("aria-disabled", "false" if calm else "true")
    moves = sum(sent)
    if not calm:
        rows.first.press("Enter")
        page.clock.run_for(ROLLS)
        assert sum(sent) == moves, "the press before the dice lay still did nothing"
        expect(rows.first).to_have_attribute("aria-disabled", "false")
    rows.first.press("Enter")
    expect(page.locator(ROWS)).to_have_count(0)
    assert sum(sent) == moves + 1
    visitor.close()
