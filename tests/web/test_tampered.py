"""Tests of tampered records and of a server that lies about a match, on the page that checks: none is called good."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.server.live import Process
from tests.tampering import FORMS, KINDS, parts_of, tampered
from tests.web.test_after import finished
from tests.web.test_hostile import GIVE
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
VERDICT = ".verify-found .fair-seal"


@pytest.fixture(scope="module")
def player(browser: Browser, server: Process) -> Visitor:
    """Somebody who has played a match, and whose browser remembers its seal."""
    return finished(browser, server, "pok", 6, presses=20)


@pytest.fixture(scope="module")
def match(player: Visitor) -> str:
    address = player.page.get_by_role("link", name="Replay").get_attribute("href") or ""
    return address.partition("?")[0].split("/")[2]


def judged(page: Page, match: str, text: str) -> str:
    """What the page says of a file: good, bad, open (nothing proven), or unreadable."""
    if page.locator("[role=alert]").count():  # of the last file: it must not be taken for the answer to this one
        page.reload()
        page.wait_for_selector("input[type=file]", state="attached")
    page.evaluate(GIVE, text)
    page.locator(f"{VERDICT}, [role=alert]").first.wait_for()
    if not page.locator(VERDICT).count():
        return "unreadable"
    if page.locator(f"{VERDICT}.fair-open").count() and page.locator(".verify-form").count():
        page.get_by_role("textbox").fill(match)  # the page does not know the match: name it
        page.get_by_role("button", name="Check", exact=True).click()
        page.locator(f"{VERDICT}.fair-good, {VERDICT}.fair-bad, [role=alert]").first.wait_for()
    shown = page.locator(VERDICT).get_attribute("class") or ""
    page.get_by_role("button", name="Check another").click()
    page.wait_for_selector("input[type=file]", state="attached")
    return shown.rpartition("fair-")[2]


SOME = sorted(KINDS)[::4]
EVERY = pytest.mark.slow


@pytest.mark.parametrize(
    ("form", "kinds"),
    [
        pytest.param("text", SOME, id="text"),
        pytest.param("text", KINDS, id="text-every-kind", marks=EVERY),
        pytest.param("jsonl", KINDS, id="jsonl-every-kind", marks=EVERY),
    ],
)
def test_no_tampered_record_is_called_good(form: str, kinds: Iterable[str], player: Visitor, match: str) -> None:
    page = player.go("/verify").page
    page.wait_for_selector("input[type=file]", state="attached")
    record = page.request.get(f"/api/matches/{match}/record").text()
    assert judged(page, match, FORMS[form](parts_of(record))) == "good"
    found = {kind: judged(page, match, tampered(kind, form, record)) for kind in kinds}
    assert {kind for kind, verdict in found.items() if verdict == "good"} == set()
    assert sum(verdict == "bad" for verdict in found.values()) > len(found) / 2, found


def outcome(proof: dict[str, Any]) -> None:
    """Another face than the one that came."""
    throw = proof["throws"][0]
    throw["drawn"] = next(name for name in proof["odds"][throw["odds"]]["names"] if name != throw["drawn"])


def weights(proof: dict[str, Any]) -> None:
    """Odds with which another face would have come."""
    for odds in proof["odds"]:
        odds["names"].reverse()


def omitted(proof: dict[str, Any]) -> None:
    """A throw that is not told, and the next under its number."""
    first, second, *_ = proof["throws"]
    second["step"] = first["step"]
    proof["throws"] = proof["throws"][1:]


def bot(proof: dict[str, Any]) -> None:
    """A bot that has contributed."""
    proof["bots"] = [True] * len(proof["bots"])


def seed(proof: dict[str, Any]) -> None:
    """Another seed."""
    proof["seed"] = "00" * 32


def contribution(proof: dict[str, Any]) -> None:
    """Another contribution."""
    proof["entropy"] = ["cd" * 16 for _ in proof["entropy"]]


def commitment(proof: dict[str, Any]) -> None:
    """Another commitment than was shown before the match."""
    proof["commitment"] = "00" * 32


@pytest.mark.parametrize("lie", [outcome, weights, omitted, bot, seed, contribution, commitment])
def test_a_server_that_lies_about_a_match_is_found_out(
    lie: Callable[[dict[str, Any]], None], player: Visitor, match: str
) -> None:
    def answer(route: Route) -> None:
        told = route.fetch()
        proof = told.json()
        lie(proof)
        route.fulfill(response=told, body=json.dumps(proof))

    page = player.page
    page.route("**/proof*", answer)
    player.go(f"/verify?match={match}")
    page.wait_for_selector(f"{VERDICT}.fair-bad")
    page.unroute_all(behavior="wait")
    player.go(f"/verify?match={match}")
    page.wait_for_selector(f"{VERDICT}.fair-good")
