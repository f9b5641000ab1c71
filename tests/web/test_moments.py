"""Tests of the moments that decided a match: on the result page and in the replay."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import Entry
from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone
from tests.web.test_after import finished
from tests.web.visitor import Visitor, every_game, play

pytestmark = pytest.mark.xdist_group(__name__)

REPLAY = """(query) => fetch(`/api/matches/${location.pathname.split('/')[2]}/replay${query}`).then((r) => r.json())"""


def frames_of(steps: list[dict[str, Any]]) -> list[int]:
    """The versions that a replay stops at: what chance does in a row is one step."""
    last = [
        at for at, step in enumerate(steps) if not (step["chance"] and at + 1 < len(steps) and steps[at + 1]["chance"])
    ]
    return [steps[at]["v"] for at in last]


def at(page: Page) -> int:
    """The step that is shown."""
    return int(page.get_by_role("slider").input_value())


@every_game("pok")
def test_turning_points_lead_to_the_moments_that_decided(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, entry.id, 5)
    page = visitor.page
    decided = page.locator(".decided .turning")
    decided.wait_for()
    words, found = decided.inner_text(), check_here(visitor, "result")
    decided.click()
    page.locator(".end-then").wait_for()
    moment = at(page)
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("link", name="Watch replay").click()
    page.locator(".replay-page .turning").first.wait_for()
    replay = page.evaluate(REPLAY, "")
    versions = frames_of(replay["steps"])
    places = [next(n for n, v in enumerate(versions) if v >= point) for point in replay["turning_points"]]
    keys = page.locator(".turnings .turning")
    assert keys.count() == len(places) > 0
    assert keys.last.inner_text() == words and places[-1] == moment
    assert page.locator(".scrub-marks b").count() == len(places)
    for number in (0, len(places) - 1):
        keys.nth(number).click()
        expect(page.get_by_role("slider")).to_have_value(str(places[number]))
        expect(keys.nth(number)).to_have_attribute("aria-current", "step")
    assert not [*found, *check_here(visitor, "turning points"), *check_phone(visitor, "turning points")]
    visitor.close()


def test_a_running_match_has_no_turning_points(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin("pok", "Play now").until("playing")
    play([visitor], Random(3), presses=6)
    frames = [json.loads(frame) for frame in visitor.frames]
    match = next(frame["d"]["match"] for frame in frames if frame["t"] == "view")
    visitor.go(f"/m/{match}").page.locator(".replay-running").wait_for()
    assert visitor.page.evaluate(REPLAY, "")["turning_points"] == []
    assert visitor.page.locator(".turning, .scrub-marks b, .decided").count() == 0
    visitor.close()


@pytest.mark.slow
def test_a_replay_takes_the_time_that_people_took(browser: Browser, server: Process) -> None:
    """By a clock that the test moves: 3 seconds for the first decision, 5 for the second, as the server tells it."""
    visitor = finished(browser, server, "cockroach_royal", 6)
    page = visitor.page

    def slow(route: Any) -> None:
        answer, told = route.fetch(), iter([3000, 5000])
        replay = answer.json()
        for step in replay["steps"]:
            step["wait_ms"] = None if step["chance"] else next(told, 6000)
        route.fulfill(response=answer, json=replay)

    page.route("**/replay?*", slow)
    page.clock.install()
    page.goto(page.get_by_role("link", name="Watch replay").get_attribute("href") or "")
    page.get_by_role("slider").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 600_000)
    for speed in (1, 2, 4):
        page.get_by_label("Speed").select_option(str(speed))
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(100)
        for step, wait in enumerate((3000, 5000)):
            page.clock.run_for(wait / speed - 300)
            assert at(page) == step, speed
            page.clock.run_for(300)
            assert at(page) == step + 1, speed
        page.get_by_role("button", name="Go to the start").click()
        page.clock.run_for(100)
    page.unroute_all(behavior="wait")
    visitor.close()
