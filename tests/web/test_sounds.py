"""Tests of sounds: each moment has its own, told apart by its highest or lowest pitch."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.server.live import Process
from tests.web.test_celebration import ranked
from tests.web.visitor import STEPS, Visitor, finish

pytestmark = pytest.mark.xdist_group(__name__)

# The pitch of every tone that the page sets.
EARS = """{ const set = AudioParam.prototype.setValueAtTime; window.pitches = [];
  AudioParam.prototype.setValueAtTime = function (value, at) { window.pitches.push(value);
    return set.call(this, value, at); }; }"""
PITCH = {"turn": 880, "flip": 520, "drop": 170, "reveal": 450, "place": 260, "throw": 390, "lift": 190, "win": 784}
MATCHES = [
    ("pok", {"turn", "reveal", "drop", "place", "throw"}),
    pytest.param("pok_n_roll", {"turn", "lift", "throw", "flip", "place"}, marks=pytest.mark.slow),
    ("cockroach_royal", {"turn", "reveal", "place", "flip"}),
]


def heard(visitor: Visitor) -> set[str]:
    """The sounds so far."""
    pitches = visitor.page.evaluate("window.pitches")
    return {name for name, pitch in PITCH.items() if pitch in pitches}


@pytest.mark.parametrize(("game", "wanted"), MATCHES)
def test_each_moment_has_its_sound(game: str, wanted: set[str], browser: Browser, server: Process) -> None:
    visitor, rng = Visitor(browser, server.url, deal="7"), Random(5)
    visitor.context.add_init_script(EARS)
    visitor.begin(game, "Play now").until("playing")
    for _ in range(STEPS):
        if wanted <= heard(visitor):
            break
        phase, moved = visitor.act(rng)
        if phase == "over":
            break
        if not moved:
            visitor.page.wait_for_timeout(20)
    assert wanted <= heard(visitor)
    assert "win" not in heard(visitor)
    visitor.close()


def test_a_win_is_heard(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.context.add_init_script(EARS)
    ranked(visitor, 1)
    visitor.begin("pok", "Invite").page.get_by_role("button", name="Start with").click()
    finish(visitor.until("playing"))
    visitor.page.wait_for_function("(pitch) => window.pitches.includes(pitch)", arg=PITCH["win"])
    visitor.close()
