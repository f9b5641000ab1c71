"""Tests of lessons in a browser: gone through by pressing the board, every target in sight and nothing covered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.lessons import LEARNED, WORDS, has_lesson
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.phones import SHORT, SMALL
from tests.web.test_font import STILL as MOTIONLESS
from tests.web.test_tips import TIP
from tests.web.visitor import DESK, Visitor, every_game

QUICK = "pok"
SLOW = pytest.mark.slow
SIZES = pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESK, id="desk", marks=SLOW),
        pytest.param(SHORT, id="phone", marks=SLOW),
        pytest.param(SMALL, id="small"),
    ],
)

# What is wrong with a part of the board that a bubble speaks of: it is not there, not in sight or not to be pressed.
OUT_OF_SIGHT = """(name) => {
  const all = [...document.querySelectorAll(`.table [data-part~="${name}"]`)];
  const part = all.find((one) => one.getClientRects().length > 0 && one.checkVisibility());
  if (!part) return `${name} is not there`;
  if (!document.querySelector('.learn-bubble')) return 'there is no bubble';
  const [box, bubble] = [part, document.querySelector('.learn-bubble')].map((one) => one.getBoundingClientRect());
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    return `${name} is not on the screen: ${JSON.stringify(box)}`;
  if (box.right > bubble.left && bubble.right > box.left && box.bottom > bubble.top && bubble.bottom > box.top)
    return `the bubble covers ${name}`;
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
    return `the bubble is not on the screen: ${JSON.stringify(bubble)}`;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && (part.contains(top) || top.contains(part)) ? '' : `${name} is covered by ${top?.className}`;
}"""


@pytest.fixture
def visitor(browser: Browser, server: Process) -> Iterator[Visitor]:
    somebody = Visitor(browser, server.url)
    yield somebody
    somebody.close()


def steps_of(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    lesson = visitor.page.request.get(f"/api/games/{game}/lesson").json()
    return [step for part in lesson["parts"] for step in part["steps"]]


def pointed_at(page: Page, step: int, part: str | None) -> None:
    """Wait for the bubble of this step to point at this part, with both in sight."""
    at = "" if part is None else f'[data-at="{part}"]'
    page.wait_for_selector(f'.learn-bubble:not(.learn-unplaced)[data-step="{step}"]{at}')
    if part is None:
        return
    try:
        page.wait_for_function(f"(name) => ({OUT_OF_SIGHT})(name) === ''", arg=part)
    except TimeoutError:
        raise AssertionError(f"step {step}: {page.evaluate(OUT_OF_SIGHT, part)}") from None


def press(page: Page, part: str) -> None:
    page.locator(f'.table [data-part~="{part}"]:visible').first.click()


def left_to_press(page: Page, number: int, step: dict[str, Any]) -> list[str]:
    """The parts that the bubble asks for; an earlier step may have asked for the first of them."""
    if not step["press"]:
        return []
    bubble = page.wait_for_selector(f'.learn-bubble:not(.learn-unplaced)[data-step="{number}"][data-at]')
    first = bubble and bubble.get_attribute("data-at")
    assert first in step["press"], (number, first)
    left: list[str] = step["press"][step["press"].index(first) :]
    return left


def go_through(page: Page, steps: list[dict[str, Any]]) -> None:
    """Press what is marked, or "Next", from the first of these steps on."""
    for number, step in enumerate(steps, 1):
        for part in left_to_press(page, number, step):
            pointed_at(page, number, part)
            press(page, part)
        if not step["press"]:
            pointed_at(page, number, step["at"])
            page.get_by_role("button", name="Next", exact=True).click()


def bubble(page: Page, step: int) -> Any:
    return page.locator(f'.learn-bubble[data-step="{step}"]')


@SIZES
@every_game(QUICK)
def test_a_lesson_is_gone_through_by_pressing_the_board(entry: Entry, size: Any, visitor: Visitor) -> None:
    if not has_lesson(entry):
        pytest.skip("a draft without a lesson")
    page = visitor.page
    page.set_viewport_size(size)
    go_through(visitor.go(f"/learn/{entry.id}").page, steps_of(visitor, entry.id))
    end = page.locator(".learn-end")
    expect(end).to_contain_text(Words("en", entry, parts=WORDS)(LEARNED))
    assert check_here(visitor, "the end of a lesson") == []
    end.get_by_role("button", name="Start page").click()
    expect(page.locator(f'.game[data-game="{entry.id}"] .game-learn[title]')).to_be_visible()


@every_game(QUICK)
def test_a_wrong_choice_is_answered_with_the_clause(entry: Entry, visitor: Visitor) -> None:
    """At once where its key is pressed; the answer opens the rulebook there, and goes when the right key is pressed."""
    if not has_lesson(entry):
        pytest.skip("a draft without a lesson")
    steps, page = steps_of(visitor, entry.id), visitor.page
    number, step = next((n, one) for n, one in enumerate(steps, 1) if set(one["wrongs"]) - set(one["press"]))
    go_through(visitor.go(f"/learn/{entry.id}").page, steps[: number - 1])
    pointed_at(page, number, step["press"][0])
    wrong = next(part for part in step["wrongs"] if page.locator(f'.table [data-part~="{part}"]:visible').count())
    press(page, wrong)
    answer = page.get_by_role("alert")
    expect(answer).to_be_visible()
    assert check_here(visitor, "an answer to a mistake") == []
    clause = step["wrongs"][wrong]["clause"]
    answer.get_by_role("button", name=f"Rule {clause.rpartition('-')[2]}").click()
    expect(page.locator(f"dialog #{clause}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(bubble(page, number)).to_be_visible()  # Escape has closed the book and not left the lesson
    pointed_at(page, number, step["press"][0])
    press(page, step["press"][0])
    expect(answer).to_have_count(0)


def test_a_wrong_move_that_is_sent_is_answered_and_undone(visitor: Visitor) -> None:
    steps, page = steps_of(visitor, QUICK), visitor.page
    number = next(n for n, one in enumerate(steps, 1) if one["moves"])
    go_through(visitor.go(f"/learn/{QUICK}").page, steps[: number - 1])
    pointed_at(page, number, "disc")
    press(page, "square")
    press(page, "close")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator('[data-part="square"]')).to_have_attribute("aria-pressed", "false")
    pointed_at(page, number, "disc")


def test_back_leads_to_what_was_seen_before(visitor: Visitor) -> None:
    """Over a move, and to the reveal that the board has put away since."""
    steps, page = steps_of(visitor, QUICK), visitor.page
    after = next(n for n, one in enumerate(steps, 1) if one["press"] and not one["moves"]) + 1
    go_through(visitor.go(f"/learn/{QUICK}").page, steps[: after - 1])
    pointed_at(page, after, steps[after - 1]["press"][0])
    for step in (after - 1, after - 2, after - 3, after - 4):
        page.get_by_role("button", name="Back", exact=True).click()
        shown = steps[step - 1]
        pointed_at(page, step, shown["press"][0] if shown["press"] else shown["at"])
    assert steps[after - 5]["moves"], "the last of them went back over a move"
    for part in steps[after - 5]["press"]:
        pointed_at(page, after - 4, part)
        press(page, part)
    pointed_at(page, after - 3, steps[after - 4]["at"])


def test_a_lesson_by_keyboard_alone_and_escape_leaves(visitor: Visitor) -> None:
    """The focus is always on what comes next, and every bubble is read out."""
    steps, page = steps_of(visitor, QUICK), visitor.page
    visitor.go("/")
    page.locator(f'.game[data-game="{QUICK}"]').get_by_role("link", name="Learn to play").focus()
    page.keyboard.press("Enter")
    for number, step in enumerate(steps[:6], 1):
        for part in step["press"]:
            pointed_at(page, number, part)
            page.wait_for_function("(part) => document.activeElement?.dataset.part === part", arg=part)
            page.keyboard.press("Enter")
        if not step["press"]:
            pointed_at(page, number, step["at"])
            expect(page.locator(".learn-text")).to_have_attribute("aria-live", "polite")
            expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
            page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".games")).to_be_visible()


def test_a_lesson_ends_in_a_free_round_without_tips_and_is_reached_from_the_rulebook(
    browser: Browser, server: Process
) -> None:
    """The tips of a first match have been told by then."""
    visitor = Visitor(browser, server.url, tips=True)
    page = visitor.page
    visitor.go(f"/rules/{QUICK}")
    page.get_by_role("link", name="Learn to play").click()
    go_through(page, steps_of(visitor, QUICK))
    page.get_by_role("button", name="Play a match").click()
    visitor.until("playing")
    assert page.locator(".table-page").get_attribute("data-game") == QUICK
    page.locator(".banner-mine").wait_for()
    page.wait_for_function(MOTIONLESS)
    assert not page.locator(TIP).count()
    page.evaluate("(game) => localStorage.removeItem(`poktail.tips.${game}`)", QUICK)
    page.reload()
    page.locator(TIP).wait_for()
    visitor.close()


@SIZES
def test_a_bubble_is_accessible_in_both_themes(size: Any, visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(size)
    pointed_at(visitor.go(f"/learn/{QUICK}").page, 1, steps_of(visitor, QUICK)[0]["at"])
    assert check_here(visitor, "a bubble") == []


def test_an_address_without_a_lesson_says_so(visitor: Visitor) -> None:
    visitor.expected = lambda text: "400" in text
    expect(visitor.go("/learn/nothing").page.get_by_role("button", name="Start page")).to_be_visible()
