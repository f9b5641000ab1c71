"""Tests of the page around the operator: reporting somebody, a ban that is explained, and the recovery code."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import games
from tests.server.live import Process
from tests.server.test_operator import run
from tests.web.accessibility import check_here
from tests.web.test_people import DRAWN, OPEN, named
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
GAME = games()[0].id


def test_a_report_reaches_the_operator_a_ban_says_why_and_a_code_brings_a_profile_back(
    browser: Browser, module_server: Process
) -> None:
    ann, ben = named(browser, module_server, "Ann", phone=True), named(browser, module_server, "Rude Ben")
    code = _recovery_code(ann)
    path = ann.page.evaluate(OPEN, {"game": GAME, "chat": True})
    for visitor in (ann, ben):
        visitor.go(path).page.get_by_role("button", name="Sit down").click()
        visitor.page.wait_for_selector(".seat-mine")
    _report(ann, "Rude Ben")
    assert "report" not in " ".join(ben.frames)
    [told] = json.loads(run(module_server, "reports", "--json").stdout)
    assert (told["name"], told["reason"], told["text"]) == ("Rude Ben", "name", "Look at it")
    ann.page.get_by_role("button", name="Start with").click()
    ben.until("playing")
    ben.expected = lambda text: "403" in text or "WebSocket" in text
    assert run(module_server, "ban", told["subject"]).exit_code == 0
    ben.page.get_by_role("heading", name="You have been banned from this server.", exact=True).wait_for()
    assert ben.page.get_by_text("If you think this is a mistake").count() == 1, "no toast repeats it"
    with ben.page.expect_response("**/api/me/matches?state=running") as asked:
        ben.go("/")
    assert asked.value.json()["matches"] == []
    ben.page.locator(".game .key-main").first.wait_for()
    ben.page.evaluate(DRAWN)
    assert ben.page.get_by_text("Your seat is kept").count() == 0, "a bot plays it now"
    for visitor in (ann, ben):
        visitor.close()
    phone = Visitor(browser, module_server.url, phone=True).go("/me")
    phone.page.get_by_label("Your recovery code").fill(code.lower())
    phone.page.get_by_role("button", name="Get my profile back").click()
    phone.page.get_by_role("heading", name="Ann").wait_for()
    phone.page.get_by_text("create a new one").wait_for()
    phone.page.get_by_role("button", name="Create a recovery code").wait_for()
    phone.close()


def _recovery_code(visitor: Visitor) -> str:
    """Create a recovery code on the profile page: it is shown, and no longer after a reload."""
    visitor.page.get_by_role("button", name="Create a recovery code").click()
    visitor.page.locator(".recovery-code").wait_for()
    code = "-".join(visitor.page.locator(".recovery-code .code span").all_inner_texts())
    assert len(code) == 24
    assert not check_here(visitor, "recovery")
    visitor.go("/me").page.get_by_text("Only you know it").wait_for()
    assert visitor.page.get_by_text(code[:4]).count() == 0
    return code


def _report(visitor: Visitor, whom: str) -> None:
    """Report somebody at this table from its menu."""
    visitor.page.get_by_role("button", name="Table menu").click()
    visitor.page.get_by_role("button", name="Report").click()
    sheet = visitor.page.get_by_role("dialog", name="Report")
    sheet.get_by_label("Who or what?").select_option(whom)
    sheet.get_by_label("What’s wrong?").select_option("Offensive name")
    sheet.get_by_label("In your own words").fill("Look at it")
    assert not check_here(visitor, "report")
    sheet.get_by_role("button", name="Send report").click()
    visitor.page.get_by_text("Your report has been sent").wait_for()
    assert not visitor.page.get_by_role("dialog").count(), "nothing covers the answer"
