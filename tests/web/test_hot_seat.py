"""Tests of a shared screen: the curtain closes by itself, and no other player's data is in the page."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from tests.server.live import Process
from tests.web.accessibility import check_here, check_sizes
from tests.web.visitor import STEPS, Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

NAMES = ("Mia", "Theo", "Lis", "Sami", "Noor", "Ben", "Ida", "Kai", "Uma", "Raf", "Zoe", "Pia")
PRONOUNS = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


def sit_together(browser: Browser, server: Process, game: str) -> Visitor:
    """Three people at one device; bots have the other seats."""
    visitor = Visitor(browser, server.url).begin(game, "This device")
    names = NAMES[: min(3, visitor.page.locator(".seat-card").count())]
    for name in names:
        visitor.page.get_by_role("textbox").last.fill(name)
        visitor.page.get_by_role("button", name="Sit down").click()
        visitor.page.locator(".seat-mine", has_text=name).wait_for()
    visitor.page.get_by_role("button", name="Start with").click()
    return visitor.until("playing")


@every_game("pok", "pook")
def test_one_screen_for_several_people(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, rng, curtains = sit_together(browser, server, entry.id), Random(4), 0
    page = visitor.page
    for _ in range(STEPS):
        if page.locator(".curtain").count():
            curtains += 1
            if curtains <= 2:  # looking through all memory takes a while
                assert visitor.remembers_only({None})
            if curtains == 2:
                assert visitor.seats_in_texts() <= {None}
            assert page.locator(".board").count() == 0
        elif curtains < 3:
            assert not PRONOUNS.search(page.locator("body").inner_text())
        phase, moved = visitor.act(rng)
        if phase == "over" or curtains >= 4:
            break
        if not moved:
            page.wait_for_timeout(20)
        elif curtains and curtains <= 2 and page.locator(".board").count():
            assert len(visitor.seats_in_memory() - {None}) <= 1
    assert curtains >= 3
    assert not page.locator("body").filter(has_text=PRONOUNS).count()
    visitor.close()


def test_a_text_that_is_kept_would_be_found(browser: Browser, server: Process) -> None:
    """Behind the curtain nothing is left of who was here; if the page kept but the text of a frame, it would be."""
    visitor, rng = sit_together(browser, server, games()[0].id), Random(4)
    page = visitor.page
    for _ in range(STEPS):
        visitor.act(rng)
        if visitor.seats_in_frames() - {None} and page.locator(".curtain").count():
            break
    assert visitor.seats_in_texts() <= {None}
    found = check_sizes(visitor, "curtain")
    page.get_by_role("button", name="Somebody else").click()
    found += check_here(visitor, "curtain for somebody else")
    assert not found, "\n".join(found)
    (*_, frame) = (frame for frame in visitor.frames if '"t":"view"' in frame and '"seat":null' not in frame)
    page.evaluate("(text) => { window.kept = () => text; }", frame)
    assert visitor.seats_in_texts() - {None} == {json.loads(frame)["d"]["seat"]}
    page.evaluate("() => { delete window.kept; }")
    assert visitor.seats_in_texts() <= {None}
    visitor.close()
