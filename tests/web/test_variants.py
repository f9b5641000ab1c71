"""Every option of every game is set through the page, the match begins with it, and its board stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from poktail.server.values import Option, options
from tests.server.live import Process
from tests.web.test_everybody import play_some
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

VARIANTS = [
    (entry, option, value)
    for entry in games()
    for option in options(entry)
    for value in (
        [not option.default]
        if option.type == "boolean"
        else [value for value in option.values if value != option.default]
        if option.values and option.type != "array"
        else [option.low, option.high]
        if option.name == "seats"
        else []
    )
]


def choose(visitor: Visitor, entry: Entry, option: Option, value: Any) -> None:
    """Set an option in the sheet of the set-up, as a host does."""
    page = visitor.page
    page.get_by_role("button", name="Set-up").click()
    place = [one.name for one in options(entry)].index(option.name)
    field = page.locator(".form > .field").nth(place)
    if option.type == "boolean":
        field.get_by_role("radio").nth(int(value)).click()
    elif option.type == "integer":
        field.locator("input").fill(str(value))
        field.locator("input").blur()
    else:
        field.locator("select").select_option(str(value))
    page.get_by_role("button", name="Keep").click()
    page.locator(".sheet").wait_for(state="detached")


def named(part: Any) -> str:
    return str(getattr(part, "id", getattr(part, "name", part)))


@pytest.mark.parametrize(("entry", "option", "value"), VARIANTS, ids=named)
def test_a_variant_is_set_up_and_played(
    entry: Entry, option: Option, value: Any, browser: Browser, server: Process
) -> None:
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    visitor.page.wait_for_selector(".seat-mine")
    choose(visitor, entry, option, value)
    if option.name == "seats":
        visitor.page.wait_for_function("(n) => document.querySelectorAll('.seat-card').length === n", arg=value)
    visitor.page.get_by_role("button", name="Start with").click()
    visitor.until("playing").page.wait_for_selector(".board .tray")
    play_some(visitor, Random(7), 12)
    visitor.close()


def test_a_bad_option_is_refused_in_words(browser: Browser, server: Process) -> None:
    entry, option = next((e, o) for e in games() for o in options(e) if o.type == "array")
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    visitor.page.wait_for_selector(".seat-mine")
    visitor.page.get_by_role("button", name="Set-up").click()
    place = [one.name for one in options(entry)].index(option.name)
    field = visitor.page.locator(".form > .field").nth(place).locator("textarea")
    field.fill("17gibberish")
    field.blur()
    visitor.page.get_by_role("button", name="Keep").click()
    visitor.page.locator(".toast").first.wait_for()
    assert visitor.page.locator(".sheet").count() == 1
    visitor.close()
