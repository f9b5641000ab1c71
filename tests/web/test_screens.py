"""Tests of screen sizes: desktops and televisions show the whole board; a phone in landscape shows the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry
from tests.server.live import Process
from tests.web.phones import names_fit
from tests.web.test_accessibility import play_some
from tests.web.test_font import STILL, fonts_of
from tests.web.test_hot_seat import sit_together
from tests.web.test_people import OPEN, named
from tests.web.visitor import DESK, Visitor, every_game, finish

pytestmark = pytest.mark.xdist_group(__name__)

# How large the letters of the banner are as part of the screen, and how far the board reaches beyond its place.
SEEN = """() => {
  const main = document.querySelector('.table-main');
  const banner = document.querySelector('.banner');
  const letters = parseFloat(getComputedStyle(banner).fontSize) * banner.currentCSSZoom;
  return { letters: letters / innerHeight, over: main.scrollHeight - main.clientHeight,
    page: document.documentElement.scrollHeight - document.documentElement.clientHeight };
}"""


ACT = ".tray .key-main, .tray .key-choice"
MY_TURN = f'.banner-mine, {ACT}, [data-phase="over"]'
SCREENS = ((1920, 1080), (2560, 1440), (3840, 2160))
OTHERS = ("Liberation Sans", "DejaVu Sans", "DejaVu Serif")
"""Fonts as they are on a device, not scaled to ours: one narrower, two wider, up to a sixth in bold."""
WIDEST, SLOW = "DejaVu Sans", [pytest.mark.slow]


def without_our_font(visitor: Visitor, font: str | None) -> Visitor:
    """A page that cannot have our font, and is drawn with that one of the device; None: with its own stand-ins."""
    visitor.expected = lambda text: "ERR_FAILED" in text
    visitor.page.route("**/*.woff2", lambda route: route.abort())
    if font is not None:
        visitor.page.add_init_script(
            f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontFamily = '\"{font}\"')"
        )
    return visitor


@every_game("pok_n_roll")
@pytest.mark.parametrize("font", [pytest.param(font, marks=[] if font == WIDEST else SLOW) for font in (None, *OTHERS)])
def test_a_desk_and_a_television_show_all_of_it_in_other_fonts(
    font: str | None, entry: Entry, browser: Browser, server: Process
) -> None:
    """In German, whose words are the longest."""
    visitor = without_our_font(Visitor(browser, server.url, lang="de"), font).go("/")
    visitor.page.locator(f'.game[data-game="{entry.id}"] .key-main').click()
    visitor.until("playing").page.wait_for_selector(".banner-mine")
    used = fonts_of(visitor, ".banner, .banner *")
    assert used and not any(name.startswith("Inter") for name in used), used
    assert font is None or font in used, f"not installed: {font}"
    shows_all_of_it(visitor, SCREENS[:1])


@every_game("pok_n_roll")
def test_a_desk_and_a_television_show_all_of_it(entry: Entry, browser: Browser, server: Process) -> None:
    shows_all_of_it(Visitor(browser, server.url).begin(entry.id, "Play now").until("playing"), SCREENS)


def looks(visitor: Visitor) -> Iterator[str]:
    """The table as it is, then with what the keys outside the tray open, one after the other: which was pressed."""
    yield "as it is"
    for key in (".board .chip-key", ".happened button:not(.why)"):
        found = visitor.page.locator(key)
        if found.count():
            found.first.click()
            yield key


def shows_all_of_it(visitor: Visitor, screens: Sequence[tuple[int, int]]) -> None:
    """Play for a while at a desk: nothing of the table reaches beyond it, nor on the larger screens."""
    rng = Random(4)
    for _ in range(3):
        visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        play_some(visitor, rng, 3)
        visitor.page.wait_for_selector(MY_TURN)  # nothing moves now
        if visitor.phase() == "over":
            break
        for look in looks(visitor):
            visitor.page.evaluate(STILL)
            near = visitor.page.evaluate(SEEN)
            assert near["over"] == near["page"] == 0, (look, near)
        for width, height in screens:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(STILL)
            seen = visitor.page.evaluate(SEEN)
            assert seen["over"] == seen["page"] == 0, (width, seen)
            assert seen["letters"] > 0.85 * near["letters"], (width, seen, near)
    visitor.close()


FIVE = [pytest.param(game, marks=slow) for game, slow in (("cockroach_royal", ()), ("pok", SLOW), ("pok_n_roll", SLOW))]


@pytest.mark.parametrize("game", FIVE)
def test_at_a_desk_five_names_are_read_in_full(game: str, browser: Browser, server: Process) -> None:
    """Beside the name stands a bot's level, and below it what the seat does."""
    visitor = named(browser, server, "Ann")
    page = visitor.go(visitor.page.evaluate(OPEN, {"game": game, "options": {"seats": 5}})).page
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start with").click()
    visitor.until("playing")
    page.wait_for_selector(MY_TURN)
    assert page.locator(".chip .level-word").first.is_visible()
    assert names_fit(visitor) == []
    visitor.close()


# The keys that act, and whether each can be pressed as the page stands.
IN_SIGHT = """(keys) => [...document.querySelectorAll(keys)].filter((key) => key.checkVisibility()).map((key) => {
  const { top, bottom, left, right } = key.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && key.contains(there);
})"""
ASIDE = ({"width": 844, "height": 390}, {"width": 740, "height": 360})


@every_game("pook")
def test_a_phone_on_its_side_has_the_keys_beside_the_table(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.page.set_viewport_size(ASIDE[0])
    visitor.begin(entry.id, "Play now").until("playing")
    rng, seen = Random(4), 0
    for size in 3 * ASIDE:
        if visitor.phase() == "over":
            break
        visitor.page.set_viewport_size(size)
        visitor.page.wait_for_selector(MY_TURN)
        visitor.page.evaluate(STILL)
        keys = visitor.page.evaluate(IN_SIGHT, ACT)
        assert all(keys), keys
        seen += len(keys)
        play_some(visitor, rng, 1)
    assert seen
    visitor.close()


@every_game("pok_n_roll")
def test_there_a_device_is_handed_on_beside_the_table(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = sit_together(browser, server, entry.id)
    for size in ASIDE:
        visitor.page.set_viewport_size(size)
        visitor.page.locator(".hand-on .hold").wait_for()
        visitor.page.evaluate(STILL)
        for what in (".hand-on .hold", ".bar .icon-key", ".tray .banner"):
            seen = visitor.page.evaluate(IN_SIGHT, what)
            assert seen and all(seen), (size, what)
        table = visitor.page.locator(".board-top").bounding_box()
        assert table and table["height"] > 0.8 * size["height"], table
    visitor.close()


def test_there_a_hand_of_many_kinds_leaves_room_for_the_rest(browser: Browser, server: Process) -> None:
    """This hand has nine kinds, and its seat begins; every key of such a turn can be pressed without scrolling."""
    visitor = Visitor(browser, server.url, deal="nine kinds 2")
    visitor.page.set_viewport_size(ASIDE[0])
    visitor.begin("cockroach_royal", "Play now").until("playing")
    visitor.page.locator(".roy-claims").wait_for()
    assert visitor.page.locator(".roy-hand-key").count() == 9
    for size in ASIDE:
        visitor.page.set_viewport_size(size)
        visitor.page.evaluate(STILL)
        for keys in (".tray .key", ".roy-claim", ".roy-targets .roy-choice", ".roy-hand-key .roy-many"):
            seen = visitor.page.evaluate(IN_SIGHT, keys)
            assert seen, keys
            if keys != ".roy-claim" or size == ASIDE[0]:
                assert all(seen), (size, keys, seen)
    visitor.close()


@pytest.mark.slow
def test_there_a_replay_has_its_keys_under_the_table(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin("pok", "Play now").until("playing")
    finish(visitor)
    visitor.page.locator(".after-keys").get_by_text("Replay").click()
    for size in ASIDE:
        visitor.page.set_viewport_size(size)
        visitor.page.locator(".scrub input").wait_for()
        for keys in (".replay-steps button", ".scrub input", ".replay-tray select", ".bar .icon-key"):
            seen = visitor.page.evaluate(IN_SIGHT, keys)
            assert seen and all(seen), (size, keys)
    visitor.close()
