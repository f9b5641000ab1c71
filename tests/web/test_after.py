"""Tests of the page after a match: result, fairness check, replay, rematch, record."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.registry import Entry, games
from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone, check_sizes
from tests.web.visitor import Visitor, every_game, finish, play

pytestmark = pytest.mark.xdist_group(__name__)

# Space twice, the second time as soon as the page has changed, before that is painted.
TWICE = """async () => {
  for (const _ of [1, 2]) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
  }
}"""


def finished(browser: Browser, server: Process, game: str, seed: int, presses: int = 3) -> Visitor:
    """Somebody who has played a match to its end and looks at the result."""
    visitor = Visitor(browser, server.url).begin(game, "Play now").until("playing")
    play([visitor], Random(seed), presses=presses)
    finish(visitor)
    return visitor


def steps_of(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)


def use_keys(page: Page) -> None:
    """Step, play and pause a replay by keyboard."""
    page.get_by_role("slider").focus()
    for key in ("Home", "ArrowRight", "ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_selector(".board")
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):  # from wherever one is
        page.locator("main").first.focus()
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(str(step))
    page.locator("main").first.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause", exact=True).wait_for()
    page.locator("main").first.focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.evaluate(TWICE)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@every_game("pok")
def test_result_check_replay_and_rematch(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, entry.id, 11)
    page = visitor.page
    page.get_by_text("Every throw and draw checked").wait_for()
    page.get_by_role("button", name="Record").click()
    with page.expect_download() as download:
        page.locator(".sheet a[download]").first.click()
    page.keyboard.press("Escape")
    record = download.value.path().read_text(encoding="utf-8")
    assert f"game: {entry.id}" in record and "reveal: " in record
    page.get_by_role("slider").focus()  # a scrubber on the result shows any earlier moment
    page.keyboard.press("Home")
    page.locator(".end-then").wait_for()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay-page").get_by_role("slider").wait_for()
    assert steps_of(page) > 3
    use_keys(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert not check_phone(visitor, "replay")
    page.go_back()
    visitor.until("over")
    page.get_by_role("button", name="Rematch").click()
    visitor.until("playing").page.wait_for_selector(".board .tray")
    visitor.close()


@every_game("pok")
def test_a_replay_begins_with_the_first_decision_and_shows_every_hand(
    entry: Entry, browser: Browser, server: Process
) -> None:
    visitor = finished(browser, server, entry.id, 7)
    page = visitor.page
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay-page").get_by_role("slider").wait_for()
    page.get_by_role("button", name="Everything").click()
    page.locator(".secrets-wide .secret").first.wait_for()
    replay = page.evaluate(
        "fetch(`/api/matches/${location.pathname.split('/')[2]}/replay?visibility=everything`).then((r) => r.json())"
    )
    steps = replay["steps"]
    dealt = next(at for at, step in enumerate(steps) if not step["chance"])
    frames = [at for at, step in enumerate(steps) if not (step["chance"] and at and steps[at - 1]["chance"])]
    assert dealt > 1, "dealing is several steps of chance"
    assert steps_of(page) == len(frames) - 1
    assert page.locator(".secrets-wide .secret").count() == len(steps[0]["views"]) - 1
    assert all(one.inner_text().strip() for one in page.locator(".secrets-wide .secret").all())
    assert page.locator(".secrets-wide .secret svg").count() >= len(steps[0]["views"]) - 1
    visitor.close()


def test_a_forged_proof_is_found_out_in_the_browser(browser: Browser, server: Process) -> None:
    """The same page, a server that lies about one throw: the page says so."""
    visitor = finished(browser, server, games()[1].id, 3)
    page = visitor.page
    page.get_by_text("Every throw and draw checked").wait_for()

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        proof = answer.json()
        throw = proof["throws"][0]
        throw["drawn"] = next(name for name in proof["odds"][throw["odds"]]["names"] if name != throw["drawn"])
        route.fulfill(response=answer, body=json.dumps(proof))  # type: ignore[attr-defined]

    page.route("**/proof*", lie)
    page.get_by_text("Every throw and draw checked").click()
    page.get_by_role("button", name="Check again").click()
    page.get_by_text("Something doesn’t match").wait_for()
    assert page.get_by_text("Every throw and draw checked").count() == 0
    page.unroute_all(behavior="wait")
    visitor.close()


def test_a_stranger_sees_the_replay_in_public_and_everything_once_it_is_over(browser: Browser, server: Process) -> None:
    visitor = finished(browser, server, games()[1].id, 4)
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.locator(".replay-page").get_by_role("slider").wait_for()
    stranger = Visitor(browser, server.url).go(visitor.page.url.partition("?")[0])
    stranger.page.get_by_role("slider").wait_for()
    stranger.page.wait_for_selector(".board")
    assert stranger.seats_in_memory() <= {None}
    stranger.page.get_by_role("button", name="Everything").first.click()
    stranger.page.wait_for_function("() => location.search.includes('everything')")
    stranger.page.locator(".secrets-wide .secret .held-thing").nth(10).wait_for()  # every hand is shown
    found = []
    for key in ("Home", "End"):
        stranger.page.get_by_role("slider").focus()
        stranger.page.keyboard.press(key)
        found += check_here(stranger, f"replay {key}")
    stranger.go(f"/verify?match={visitor.page.url.rpartition('/m/')[2].partition('?')[0]}")
    stranger.page.get_by_text("Every throw and draw checked").wait_for()
    assert not [*found, *check_sizes(stranger, "verified")]
    stranger.close()
    visitor.close()
