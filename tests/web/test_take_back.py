"""Tests of taking back a move in the browser: a key in the banner while it is possible, and the board as before."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256, shake_256
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from poktail.core.fair import SEED_BYTES
from poktail.i18n import LANGUAGES
from tests.sampling import sample
from tests.server.live import Process
from tests.server.solo import BOTS_WAIT, first_to_move
from tests.web.accessibility import check_here
from tests.web.conftest import SEED, known_server
from tests.web.visitor import Visitor

pytestmark = pytest.mark.xdist_group(__name__)
KEY = "[data-part=take-back]"
SHORT = {"width": 390, "height": 664}
# The key, with what around it belongs to it, as a finger finds it: the width and height that answer a tap.
TARGET = """(key) => { const { x, y, width, height } = key.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const own = (dx, dy) => key.contains(document.elementFromPoint(cx + dx, cy + dy));
  const reach = (dx, dy) => { let n = 0; while (n < 40 && own(dx * (n + 1), dy * (n + 1))) n += 1; return n; };
  return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]; }"""


@pytest.fixture(scope="module")
def slow(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose bots never move."""
    with known_server(tmp_path_factory.mktemp("server"), start=BOTS_WAIT) as running:
        yield running
        assert not running.complaints()


def beginning(game: str) -> str:
    """What the visitor throws in to be asked first: nobody else moves on this server."""
    seed = shake_256(SEED.encode()).digest(SEED_BYTES)
    return str(first_to_move(game, seed, lambda number: sha256(str(number).encode()).digest()))


def begun(visitor: Visitor, game: str) -> Page:
    page = visitor.go("/").page
    page.locator(f'.game[data-game="{game}"] .key-main').click()
    visitor.until("playing").page.wait_for_selector(".banner-mine")
    return page


def moved(visitor: Visitor, rng: Random) -> None:
    """Press keys until the visitor has moved."""
    while visitor.page.locator(".banner-mine").count():
        visitor.act(rng)


def views(visitor: Visitor) -> int:
    """How often the whole position was sent: after a move was taken back it is."""
    return sum('"t":"view"' in frame for frame in visitor.frames)


def places(page: Page) -> list[float]:
    """Where the parts of the board are, and how large."""
    boxes = [page.locator(part).bounding_box() for part in (".seats", ".arena", ".banner", ".tray-inside")]
    return [box[key] for box in boxes if box is not None for key in ("x", "y", "width", "height")]


def story(page: Page) -> list[str]:
    return page.locator(".line p").all_inner_texts()


@pytest.mark.parametrize("game", sample(("pok", "cockroach_royal", "pok_n_roll"), "pok"))
def test_a_move_is_taken_back_by_keyboard_and_in_every_tab(browser: Browser, slow: Process, game: str) -> None:
    """The key stands in the banner after the move; then the game asks again, and the story has forgotten the move."""
    visitor = Visitor(browser, slow.url, deal=beginning(game))
    page = begun(visitor, game)
    expect(page.locator(KEY)).to_have_count(0)
    before, told = page.locator(".arena").bounding_box(), story(page)
    moved(visitor, Random(game))
    key = page.get_by_role("button", name=visitor.says("web-take-move-back"))
    expect(key).to_have_attribute("title", visitor.says("web-take-move-back-text"))
    assert check_here(visitor, game) == []
    second = visitor.context.new_page()
    second.goto(page.url)
    expect(second.locator(KEY)).to_be_visible()
    key.focus()
    page.keyboard.press("Enter")
    for tab in (page, second):
        expect(tab.locator(".banner-mine")).to_be_visible()
    while page.locator(KEY).count():  # a turn of several moves
        shown = views(visitor)
        key.click()
        while views(visitor) == shown:
            page.wait_for_timeout(10)
    expect(page.locator(KEY)).to_have_count(0)
    expect(second.locator(KEY)).to_have_count(0)
    assert page.locator(".arena").bounding_box() == before
    assert story(page) == told
    second.close()
    moved(visitor, Random(f"{game} again"))
    expect(page.locator(KEY)).to_be_visible()
    visitor.close()


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de"))
def test_on_a_phone_the_key_is_large_enough_and_moves_nothing(browser: Browser, slow: Process, lang: str) -> None:
    visitor = Visitor(browser, slow.url, phone=True, lang=lang)
    visitor.page.set_viewport_size(SHORT)
    page = begun(visitor, "pok")
    moved(visitor, Random(1))
    key = page.locator(KEY)
    expect(key).to_be_visible()
    assert min(key.evaluate(TARGET)) >= 44
    assert check_here(visitor, lang) == []
    there = places(page)
    key.evaluate("(key) => { key.style.display = 'none'; }")
    assert all(abs(one - other) < 1 for one, other in zip(there, places(page), strict=True))
    key.evaluate("(key) => { key.style.display = ''; }")
    key.click()
    expect(page.locator(".banner-mine")).to_be_visible()
    expect(key).to_have_count(0)
    visitor.close()
