"""Tests of the rulebook in a browser: the minute version with its pictures first, then clauses that can be searched."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import Entry, find
from poktail.i18n import LANGUAGES
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.visitor import Visitor, every_game

PICTURE = re.compile(r"!\[[^]]+]\(([a-z-]+)\)")


@pytest.fixture
def visitor(browser: Browser, server: Process) -> Iterator[Visitor]:
    opened = Visitor(browser, server.url, phone=True)
    yield opened
    opened.close()


def book(entry: Entry, lang: str = "en") -> str:
    return (entry.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


@every_game("pook")
def test_a_rulebook_begins_with_a_minute_and_its_pictures(visitor: Visitor, entry: Entry) -> None:
    """Each picture that the text names is drawn, large enough to see, before the first clause."""
    page = visitor.go(f"/rules/{entry.id}").page
    pictures = PICTURE.findall(book(entry))
    assert len(pictures) >= 2
    figures = page.locator(".book figure")
    expect(figures.locator("svg[viewBox^='0 0 320']")).to_have_count(len(pictures))
    for n in range(len(pictures)):
        box = figures.nth(n).locator(".book-picture").bounding_box()
        assert box is not None
        assert box["width"] > 200
        assert box["height"] > 60
    heading = page.locator(".book h3").first
    expect(heading).to_have_text("In one minute")
    order = "([figure, clause]) => figure.compareDocumentPosition(clause) & Node.DOCUMENT_POSITION_FOLLOWING"
    last, clause = figures.last.element_handle(), page.locator(".book .clause").first.element_handle()
    assert page.evaluate(order, [last, clause])
    assert check_here(visitor, entry.id) == []


SEARCHES = {"en": "PIGGY  purse row", "fr": "BOURSES rangee PIGGY", "de": "HOHER Beutel", "es": "BOLSAS numero"}
"""Words of POOK-7, written carelessly."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_search_shows_only_what_was_looked_for(browser: Browser, server: Process, lang: str) -> None:
    """Whatever the accents and capitals; Enter goes to the first clause found, Escape brings all back."""
    visitor, entry = Visitor(browser, server.url, phone=True, lang=lang), find("pook")
    page = visitor.go(f"/rules/{entry.id}").page
    field, clauses = page.get_by_role("searchbox"), page.locator(".book .clause")
    expect(clauses).to_have_count(len(re.findall(r"^\*\*POOK-E?\d+", book(entry, lang), re.MULTILINE)))
    everything = clauses.count()
    field.fill(SEARCHES[lang])
    expect(page.locator("#POOK-7 mark").first).to_be_visible()
    assert 0 < clauses.count() < everything
    assert page.locator(".book .clause:not(:has(mark))").count() == 0
    expect(page.locator(".book-search [role=status]")).to_contain_text(re.compile(r"\w"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.press("Enter")
    expect(page.locator(".book :focus:has(mark)")).to_be_in_viewport()
    field.fill("xyzzy")
    expect(clauses).to_have_count(0)
    field.press("Escape")
    expect(field).to_have_value("")
    expect(clauses).to_have_count(everything)
    visitor.close()


def test_the_sheet_over_a_table_has_the_same_rules_and_closes_after_the_search(
    browser: Browser, server: Process
) -> None:
    """The first Escape clears the search, the second closes the sheet."""
    visitor = Visitor(browser, server.url)
    page = visitor.begin("pok", "Play now").until("playing").page
    page.get_by_role("button", name="Rules").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("figure svg").first).to_be_visible()
    sheet.get_by_role("searchbox").fill("fist")
    expect(sheet.locator("mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet.get_by_role("searchbox")).to_have_value("")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    visitor.close()
