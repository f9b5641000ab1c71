"""Tests of the review after a match: asked for, shown as it comes, and its decisions on the board."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone
from tests.web.test_after import finished
from tests.web.test_moments import at, frames_of
from tests.web.visitor import Visitor, play

REPLAY = """(match) => fetch(`/api/matches/${match}/replay?visibility=seat&seat=0`).then((r) => r.json())"""
DISC, SQUARE = (["disc", {"is": "Show", "symbol": "disc"}], ["square", {"is": "Show", "symbol": "square"}])


def match_of(visitor: Visitor) -> str:
    """The match that this visitor has played."""
    frames = [json.loads(frame) for frame in visitor.frames]
    found: str = next(frame["d"]["match"] for frame in frames if frame["t"] == "view")
    return found


def line(done: int, of: int, **more: Any) -> dict[str, Any]:
    return {"done": done, "of": of, "decision": None, "review": None} | more


def told(versions: list[int]) -> list[dict[str, Any]]:
    """A review with two costly decisions, at the first and the last of these versions."""
    of = len(versions)
    costly = [
        {
            "at": at, "step": at + 1, "v": versions[at], "move": DISC, "chance": chance, "better": [SQUARE],
            "better_chance": 0.6, "cost": 0.45, "reason": {"is": "SurelyGoes", "seats": [1, 2], "clause": "POK-6"},
        }
        for at, chance in ((0, 0.2), (of - 1, 0.5))
    ]  # fmt: skip
    decision = {"step": 1, "v": 1, "move": DISC, "method": "search", "chance": 0.5, "cost": 0, "clear": False}
    whole = {
        "seat": 0, "fair": 0.25, "result": 0.0, "cost": 0.5, "chances": [0.5] * of + [0.0], "turning_points": [],
        "costliest": costly,
    }  # fmt: skip
    judged = [line(n, of, decision=decision | {"candidates": []}) for n in range(1, of + 1)]
    return [line(0, of), *judged, line(of, of, review=whole)]


def answered(page: Page, lines: list[dict[str, Any]]) -> list[str]:
    """Let the server answer with this review; the addresses that were asked for."""
    asked = list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        body = "".join(f"{json.dumps(each)}\n" for each in lines)
        route.fulfill(body=body, content_type="application/jsonl")

    page.route("**/review?*", answer)
    return asked


def test_the_costliest_decisions_lead_to_the_board(browser: Browser, server: Process) -> None:
    """Nothing is worked out before somebody asks; each decision shows the board as it was, with what was better."""
    visitor = finished(browser, server, "pok", 8)
    page, match = visitor.page, match_of(visitor)
    versions = frames_of(page.evaluate(REPLAY, match)["steps"])
    asked = answered(page, told(versions[1:-1]))
    review = page.get_by_role("button", name="Review your decisions")
    review.wait_for()
    assert asked == []
    review.click()
    keys = page.locator(".costly .turning")
    expect(keys).to_have_count(2)
    expect(page.locator(".review")).to_contain_text(re.compile("by 50 percentage points.*Your costliest decisions"))
    assert "You chose: Show a disc (20%). Better: Show a square (60%)." in keys.first.inner_text()
    assert "have no such counter left, so it is sure to go." in keys.first.inner_text()
    assert keys.first.locator(".costly-cost").inner_text() == "−45%", "the cost that they are ordered by"
    assert page.locator(".chances > i").count() == 2
    found = [*check_here(visitor, "review"), *check_phone(visitor, "review")]
    keys.first.click()
    note = page.locator(".end-then .costly-note")
    note.wait_for()
    assert at(page) == 1 and "(20%)" in note.inner_text()
    note.get_by_role("button", name="Next decision").click()
    expect(page.get_by_role("slider")).to_have_value(str(len(versions) - 2))
    assert "(50%)" in note.inner_text()
    found += [*check_here(visitor, "costly decision"), *check_phone(visitor, "costly decision")]
    page.get_by_role("button", name="Back to the result").click()
    review.click()
    expect(keys).to_have_count(2)
    assert len(asked) == 1 and f"/api/matches/{match}/review?seat=0" in asked[0]
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch replay").click()
    review.click()
    keys.last.click()
    expect(page.get_by_role("slider")).to_have_value(str(len(versions) - 2))
    assert "(50%)" in page.locator(".replay-tray .costly-note").inner_text()
    assert not [*found, *check_here(visitor, "replay"), *check_phone(visitor, "replay")]
    page.unroute_all(behavior="wait")
    visitor.close()


def test_a_review_that_breaks_off_says_so_and_can_be_asked_for_again(browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, "pok", 8)
    page = visitor.page
    lines = told([1, 2, 3])
    answered(page, lines[:2])
    review = page.get_by_role("button", name="Review your decisions")
    review.click()
    page.locator(".review-state").get_by_text("Something went wrong").wait_for()
    page.keyboard.press("Escape")
    page.unroute_all(behavior="wait")
    answered(page, lines)
    review.click()
    expect(page.locator(".costly .turning")).to_have_count(2)
    page.unroute_all(behavior="wait")
    visitor.close()


def test_a_running_match_offers_no_review(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin("pok", "Play now").until("playing")
    play([visitor], Random(3), presses=6)
    match = match_of(visitor)
    visitor.go(f"/m/{match}").page.locator(".replay-running").wait_for()
    assert visitor.page.get_by_role("button", name="Review your decisions").count() == 0
    visitor.close()
