"""Tests that every option of every game can be set in the page, and that the match and its board work with it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.codec import with_options
from poktail.core.errors import BadOptions
from poktail.core.registry import Entry, games
from poktail.server.http.schema_values import Option, options
from tests.server.live import Process
from tests.web.test_accessibility import play_some
from tests.web.visitor import Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

Setup = dict[str, Any]
LINES = {
    "dice": [["1disc 2square 3triangle blank"], ["1disc 1square 1triangle", "2disc 3disc", "2square blank", "blank"]],
    "sheet": [["five:30", "four:9", "three:4", "pair:1"], ["pair:2"]],
    "deck": [["orc 1 2 3", "mage 1 1 1 1 1 1 1 1 1", "viking 3 3 3 3 3 3 3 3 3", "knight 1 2 3"]],
}
"""Lists that a table writes itself have no values to choose from."""


def values(option: Option) -> list[Any]:
    """What to try of an option: all there is, of numbers both ends and one between, of a list with and without."""
    if option.type == "boolean":
        return [not option.default]
    if option.type == "array":
        chosen = option.values or ()
        return [list(chosen[1:]), list(chosen[::2])] if chosen else LINES[option.name]
    if option.values:
        return [value for value in option.values if value != option.default]
    assert option.low is not None and option.high is not None
    middle = (option.low + option.high) // 2
    between = option.default if option.low < option.default < option.high and option.name == "seats" else middle
    return [value for value in dict.fromkeys((option.low, between, option.high)) if value != option.default]


def fits(entry: Entry, setup: Setup) -> bool:
    try:
        with_options(entry.game, setup)
    except BadOptions:
        return False
    return True


def setups(entry: Entry) -> Iterator[Setup]:
    """As few set-ups as hold every value of every option once; what changes the game first, then the numbers."""
    parts: tuple[list[tuple[str, Any]], list[tuple[str, Any]]] = ([], [])
    for option in options(entry):
        plain = option.type == "boolean" or option.name == "seats" or (option.values and option.type != "array")
        parts[0 if plain else 1].extend((option.name, value) for value in values(option))
    every = [*parts[0], *parts[1]]
    for left in parts:
        while left:
            name, value = left.pop(0)
            helps = [{}, *({other: its} for other, its in every if other != name)]
            setup = next(found for help in helps if fits(entry, found := {name: value} | help))
            for other, its in list(left):
                if other not in setup and fits(entry, setup | {other: its}):
                    setup |= {other: its}
                    left.remove((other, its))
            yield setup


def choose(visitor: Visitor, entry: Entry, setup: Setup) -> None:
    """Set options in the sheet of the set-up, as a host does."""
    page = visitor.page
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".laboratory > summary").click()
    for option in options(entry):
        if option.name not in setup:
            continue
        field, value = page.locator(f'[data-option="{option.name}"]'), setup[option.name]
        if option.variant and option.type == "boolean":
            assert value is not option.default
            field.click()
        elif option.type == "boolean":
            field.get_by_role("radio").nth(int(value)).click()
        elif option.type == "integer":
            field.locator("input").fill(str(value))
        elif option.type != "array":
            field.locator("select").select_option(str(value))
        elif option.values:
            for one, known in enumerate(option.values):
                if (known in value) != (known in option.default):
                    field.get_by_role("button").nth(one).click()
        else:
            write(field, value)
    page.get_by_role("button", name="Save").click()
    page.locator(".sheet").wait_for(state="detached")


def write(field: Any, lines: list[str]) -> None:
    """Take lines out or add some until there are as many, and pick what stands in each."""
    assert not field.locator("textarea").count(), "nobody has to know the notation"
    there = field.locator(".written-line").count()
    for _ in range(there, len(lines)):
        field.locator(".written > .key").click()
    for _ in range(len(lines), there):
        field.locator(".written-line > .key").last.click()
    for place, line in enumerate(lines):
        tokens, row = re.split("[ :]", line), field.locator(".tokens").nth(place)
        picks = row.locator("select")
        for _ in range(picks.count(), len(tokens)):
            row.get_by_role("button", name="Add").click()
        for _ in range(len(tokens), picks.count()):
            picks.last.select_option("")
        for at, token in enumerate(tokens):
            picks.nth(at).select_option(token)


@every_game()
def test_every_variant_is_set_up_and_played(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, seen = Visitor(browser, server.url), []
    page = visitor.page
    for setup in setups(entry):
        visitor.begin(entry.id, "Invite").page.wait_for_selector(".seat-mine")
        choose(visitor, entry, setup)
        if "seats" in setup:
            page.wait_for_function("(n) => document.querySelectorAll('.seat-card').length === n", arg=setup["seats"])
        page.get_by_role("button", name="Start with").dispatch_event("click")  # by mouse: half of a double one
        # With few cards bots may be through before anybody here is asked.
        page.wait_for_selector(':is([data-phase="playing"], [data-phase="over"]) .board')
        match = page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")
        assert {name: match["options"][name] for name in setup} == setup
        play_some(visitor, Random(7), 8)
        assert page.locator(".board").count() == 1
        seen += [(name, str(value)) for name, value in setup.items()]
    assert {(o.name, str(value)) for o in options(entry) for value in values(o)} <= set(seen)
    visitor.close()


def test_a_bad_option_is_refused_in_words(browser: Browser, server: Process) -> None:
    """A sheet without a pair: the server says so, and what was picked is still there."""
    entry = next(entry for entry in games() if entry.id == "pok_n_roll")
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    visitor.page.wait_for_selector(".seat-mine")
    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.locator(".laboratory > summary").click()
    field = visitor.page.locator('[data-option="sheet"]')
    write(field, ["five:30"])
    visitor.page.get_by_role("button", name="Save").click()
    visitor.page.locator(".toast").first.wait_for()
    assert field.locator("select").first.input_value() == "five"
    visitor.close()


def test_a_list_is_made_of_pictures_and_names(browser: Browser, server: Process) -> None:
    """In the reader's language, from a first line to none; nothing of the notation is on the page."""
    visitor = Visitor(browser, server.url, lang="de").begin("pok", "Einladen").sit()
    visitor.page.get_by_role("button", name="Einrichten").click()
    visitor.page.get_by_text("Labor").click()
    written = visitor.page.locator(".written")
    first = written.get_by_role("group", name="Würfel 1")
    expect(first.get_by_role("combobox")).to_have_count(6)
    first.get_by_role("combobox", name="Seite 2").select_option(label="3 Dreiecke")
    assert first.get_by_role("combobox", name="Seite 2").input_value() == "3triangle"
    assert not re.search("disc|square|blank", written.inner_text())
    for left in (2, 1, 0):
        written.get_by_role("button", name="Entfernen").last.click()
        expect(written.locator(".written-line")).to_have_count(left)
    written.get_by_role("button", name="Hinzufügen: Würfel 1").click()
    expect(first.get_by_role("combobox")).to_have_count(2)
    visitor.page.get_by_role("button", name="Übernehmen").click()
    visitor.page.locator(".sheet").wait_for(state="detached")
    visitor.close()


def test_what_is_typed_stays_when_somebody_sits_down(browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin("pok", "Invite")
    host.page.wait_for_selector(".seat-mine")
    host.page.get_by_role("button", name="Set up the table").click()
    number = host.page.locator(".stepper input").first
    number.press("Control+a")
    number.press("Delete")
    friend = Visitor(browser, server.url).go(host.page.url)
    friend.page.get_by_label("Your name").fill("Theo")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.locator(".seat-card", has_text="Theo").wait_for()
    assert number.input_value() == ""
    number.press("6")
    host.page.get_by_role("button", name="Save").click()
    host.page.locator(".seat-card").nth(5).wait_for()
    for visitor in (host, friend):
        visitor.close()


@every_game("pook")
def test_variants_come_first_then_the_table_and_numbers_are_in_the_laboratory(
    entry: Entry, browser: Browser, server: Process
) -> None:
    """Which options are variants is told by the game."""
    visitor = Visitor(browser, server.url).begin(entry.id, "Invite")
    page = visitor.page
    page.wait_for_selector(".seat-mine")
    page.get_by_role("button", name="Set up the table").click()
    names = "(some) => some.map((one) => one.dataset.option)"
    page.locator(".form > [data-option]").first.wait_for()  # the sheet waits for what the server knows of the game
    shown = page.locator(".form > [data-option]").evaluate_all(names)
    assert shown == ["seats", *(option.name for option in options(entry) if option.variant)] and len(shown) > 1
    folded = page.locator(".laboratory [data-option]")
    assert set(folded.evaluate_all(names)) == {option.name for option in options(entry)} - set(shown)
    assert not any(folded.nth(n).is_visible() for n in range(folded.count())), "folded away"
    assert page.locator(".form > .variant svg").count() == len(shown) - 1, "each has a picture"
    switch = page.locator(".form > .variant").first
    before = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).not_to_have_attribute("aria-checked", str(before))
    page.get_by_role("button", name="Reset to defaults").click()
    expect(switch).to_have_attribute("aria-checked", str(before))
    visitor.close()


GROUPS = """() => [...document.querySelectorAll('.form > *')].map((one) => one.matches('[data-option]')
  ? 'variant' : one.matches('.laboratory') ? 'laboratory' : one.getAttribute('role') ?? one.tagName)"""
CHOICES = """() => [...document.querySelectorAll('.form [role=radiogroup]')]
  .filter((one) => !one.closest('[data-option]'))
  .map((one) => [one.getAttribute('aria-label'), one.querySelector('[aria-checked=true]')?.textContent])"""


def test_everything_about_the_table_is_stored_and_reset(browser: Browser, server: Process) -> None:
    """Variants come first, then the table with clock, chat and the stand-in, then the laboratory."""
    visitor = Visitor(browser, server.url).begin("pok", "Invite")
    page, sheet = visitor.page, visitor.page.locator(".sheet")

    def stored() -> dict[str, object]:
        setup = [json.loads(frame)["d"]["setup"] for frame in visitor.frames if '"t":"table"' in frame][-1]
        return {name: value for name, value in setup.items() if name not in ("game", "options", "lang", "pace")}

    def stored_as(wanted: Callable[[dict[str, object]], bool]) -> bool:
        return any(wanted(stored()) or page.wait_for_timeout(20) for _ in range(2_000))

    before = stored()
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".laboratory").wait_for()
    groups, usual = page.evaluate(GROUPS), dict(page.evaluate(CHOICES))
    last = len(groups) - 1 - groups[::-1].index("variant")
    assert last < groups.index("H3", 1) < groups.index("laboratory") == len(groups) - 1
    for label in usual:
        other = sheet.get_by_role("radiogroup", name=label, exact=True).get_by_role("radio", checked=False)
        other.first.click()
    sheet.get_by_role("radiogroup", name="When somebody is away").get_by_role("radio").nth(2).click()
    changed = dict(page.evaluate(CHOICES))
    assert all(changed[label] != value for label, value in usual.items())
    page.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")
    assert stored_as(lambda now: now["grace"] == 120)
    assert {name for name, value in stored().items() if before[name] != value} == set(before) - {"watch_delay"}
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".laboratory").wait_for()
    page.get_by_role("button", name="Reset to defaults").click()
    assert dict(page.evaluate(CHOICES)) == usual
    page.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")
    assert stored_as(before.__eq__)
    visitor.close()


def test_each_bot_in_the_lobby_has_its_own_level(browser: Browser, server: Process) -> None:
    """It is stored, the next bot gets the same, and the plates show it."""
    visitor = Visitor(browser, server.url).begin("pok", "Invite")
    page = visitor.page
    page.wait_for_selector(".seat-mine")
    page.get_by_role("button", name="Add bot").first.click()
    choice = page.locator(".bot-level")
    choice.first.select_option("beginner")
    page.wait_for_function("() => document.querySelector('.bot-level').value === 'beginner'")
    page.get_by_role("button", name="Add bot").first.click()
    choice.nth(1).wait_for()
    choice.nth(1).select_option("strong")
    page.wait_for_function("() => document.querySelectorAll('.bot-level')[1].value === 'strong'")
    page.get_by_role("button", name="Start with").click()
    visitor.until("playing")
    table = page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")
    assert [seat["level"] for seat in table["seats"]] == [None, "beginner", "strong", "strong"]
    assert page.locator(".board .bot-tag").all_text_contents() == ["bot Beginner", "bot Strong", "bot Strong"]
    visitor.close()


def test_play_now_shows_and_remembers_the_level(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).go("/")
    page = visitor.page
    card = page.locator('.game[data-game="pok"]')
    card.get_by_role("button", name="Play now Casual").wait_for()
    levels = card.get_by_role("combobox", name="Level of the bots")
    assert [text.split(":")[0] for text in levels.locator("option").all_inner_texts()] == [
        "Beginner", "Casual", "Strong", "Expert"
    ]  # fmt: skip
    levels.select_option("beginner")
    for other in games():  # the choice is for all games
        page.locator(f'.game[data-game="{other.id}"]').get_by_role("button", name="Play now Beginner").wait_for()
    card.get_by_role("button", name="Play now").click()
    visitor.until("playing")
    table = page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")
    assert {seat["level"] for seat in table["seats"][1:]} == {"beginner"}
    tags = page.locator(".board .bot-tag")
    assert set(tags.all_text_contents()) == {"bot Beginner"}
    visitor.go("/").page.reload()
    card.get_by_role("button", name="Play now Beginner").wait_for()
    visitor.close()
