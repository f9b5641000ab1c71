"""Tests of the celebration of a win: for the winner only, and only with motion."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.live import Process
from tests.web.visitor import Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)

MOTION = "localStorage.setItem('poktail.motion', 'normal')"
# How many celebrations the page has shown; they last less than a second.
COUNTED = """window.parties = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.nodeType === 1 && (node.matches('.party') || node.querySelector('.party'))) window.parties++;
  }).observe(document, { subtree: true, childList: true });"""


def ranked(visitor: Visitor, rank: int) -> None:
    """Let the server's last word be that seat 0 has this rank and all others the other one."""

    def listen(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == "over":
                frame["d"]["ranks"] = [rank, *(3 - rank for _ in frame["d"]["ranks"][1:])]
                text = json.dumps(frame)
            socket.send(text)

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/ws/table/*", listen)


def celebrations(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.parties"))


def playing(browser: Browser, server: Process, rank: int, *, motion: bool, calm: bool = False) -> Visitor:
    """Somebody who plays with bots at a table that others may watch, and will end with this rank."""
    visitor = Visitor(browser, server.url)
    visitor.context.add_init_script(COUNTED)
    if motion:
        visitor.context.add_init_script(MOTION)
    if calm:
        visitor.page.emulate_media(reduced_motion="reduce")
    ranked(visitor, rank)
    visitor.begin("pok", "Invite").page.get_by_role("button", name="Start with").click()
    return visitor.until("playing")


def test_whoever_wins_sees_a_celebration_once_and_a_spectator_does_not(browser: Browser, server: Process) -> None:
    winner = playing(browser, server, 1, motion=True)
    spectator = Visitor(browser, server.url)
    for script in (COUNTED, MOTION):
        spectator.context.add_init_script(script)
    spectator.go(winner.page.url).until("playing")
    finish(winner)
    spectator.until("over").page.locator(".pass .key-main").click()
    spectator.page.locator(".end-crown, .end-portrait").first.wait_for()
    assert (celebrations(winner), celebrations(spectator)) == (1, 0)
    winner.page.locator(".party").wait_for(state="detached")
    winner.page.get_by_role("button", name="Show board").click()
    winner.page.get_by_role("button", name="Back to the result").click()
    winner.page.locator(".end-tray").wait_for()
    assert celebrations(winner) == 1, "a look at the board does not bring it back"
    spectator.close()
    winner.close()


@pytest.mark.parametrize(
    ("rank", "motion", "calm"),
    [
        pytest.param(2, True, False, id="lost", marks=pytest.mark.slow),
        pytest.param(1, False, False, id="motion off", marks=pytest.mark.slow),
        pytest.param(1, True, True, id="reduced motion", marks=pytest.mark.slow),
    ],
)
def test_nobody_else_sees_one(rank: int, motion: bool, calm: bool, browser: Browser, server: Process) -> None:
    visitor = playing(browser, server, rank, motion=motion, calm=calm)
    finish(visitor)
    visitor.page.locator(".rank").first.wait_for()
    assert celebrations(visitor) == 0
    visitor.close()
