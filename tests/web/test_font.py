"""Tests of the font and of nothing moving while the page loads: the fallback has the same width and height."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Route

from poktail.core.registry import Entry, games
from poktail.i18n.words import LANGUAGES
from tests.sampling import sample
from tests.server.live import Process
from tests.web.visitor import Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

SOURCE = Path(__file__).resolve().parents[2] / "src" / "poktail"
FONTS = "**/*.woff2"
LETTERS = "äöüßẞ ÄÖÜ àâæçéèêëîïôœùûüÿ ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ áéíñóúü ÁÉÍÑÓÚÜ"
LETTERS += " „“”‚‘’ «»‹› ¿¡ … –—− × · ªº € 0123456789\u00a0\u202f"
# The width of a text on one line and the height of the line, in a font and weight.
MEASURE = """([text, font, weight]) => {
  const probe = document.body.appendChild(document.createElement('span'));
  Object.assign(probe.style, { position: 'absolute', whiteSpace: 'pre', fontFamily: font, fontWeight: weight,
    lineHeight: 'normal', fontSize: '100px' });
  probe.textContent = text;
  const { width, height } = probe.getBoundingClientRect();
  probe.remove();
  return [width, height];
}"""
WRITE = """(text) => {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.id = 'probe';
  probe.textContent = text;
}"""
# Everything that moved without being asked to, as the browser adds it up.
WATCH = """window.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""


# Two pictures in a row have been drawn since.
STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def sentences(language: str) -> str:
    """All words that the page says in a language: the catalogues and the rulebooks."""
    catalogues = [path for path in sorted(SOURCE.glob(f"**/i18n/{language}.ftl")) if "dist" not in path.parts]
    texts = [re.sub(r"^(#.*|[\w-]+ =)|\{[^}]*\}", "", path.read_text("utf-8"), flags=re.M) for path in catalogues]
    texts += [path.read_text("utf-8") for path in sorted(SOURCE.glob(f"games/*/rulebook/{language}.md"))]
    assert len(texts) == 2 + 2 * len(games())
    return " ".join(" ".join(texts).split(" ")).replace("\n", " ")


def fonts_of(visitor: Visitor, selector: str) -> dict[str, bool]:
    """The fonts that draw the text of these elements, and whether each came with the page."""
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    used: list[Any] = []
    for _ in range(50):  # a node that was drawn again meanwhile is not on the page any more
        root = tools.send("DOM.getDocument")["root"]["nodeId"]
        nodes = tools.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
        for node in nodes:
            with suppress(Error):
                used.append(tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"])
        if any(used):
            break
        visitor.page.wait_for_timeout(100)
    tools.detach()
    return {font["familyName"]: font["isCustomFont"] for fonts in used for font in fonts}


def in_time(page: Page, there: str) -> None:
    """Wait for this; on a machine so busy that the font came too late for it, load the page again with the font."""
    for _ in range(5):
        page.wait_for_selector(there)
        if page.evaluate("document.documentElement.dataset.font") != "late":
            break
        page.reload()


def ours(fonts: dict[str, bool]) -> bool:
    return list(fonts.values()) == [True] and next(iter(fonts)).startswith("Inter")


@pytest.mark.parametrize("language", sample(LANGUAGES, "de", "fr"))
def test_every_word_is_drawn_with_our_font_alone(language: str, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url, lang=language).go("/")
    in_time(visitor.page, ".game .key-main")
    assert visitor.page.evaluate("document.fonts.check('1em Inter')")
    assert ours(fonts_of(visitor, "#app *")), fonts_of(visitor, "#app *")
    visitor.page.evaluate(WRITE, LETTERS + sentences(language))
    assert ours(fonts_of(visitor, "#probe")), fonts_of(visitor, "#probe")
    visitor.close()


@every_game("pok_n_roll")
def test_every_board_is_drawn_with_our_font_alone(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(entry.id, "Play now").until("playing")
    in_time(visitor.page, ".banner-mine")  # nothing changes until a key is pressed
    assert ours(fonts_of(visitor, "#app *")), fonts_of(visitor, "#app *")
    visitor.close()


def test_a_stand_in_is_as_wide_and_as_high(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).go("/")
    in_time(visitor.page, ".game .key-main")
    for stand_in, weight in product(("Inter from Arial", "Inter from DejaVu"), (400, 750)):
        visitor.page.evaluate("(font) => document.fonts.load(font)", f'{weight} 16px "{stand_in}"')
        for language in LANGUAGES:
            text, where = sentences(language)[:40_000], (stand_in, weight, language)
            width, height = visitor.page.evaluate(MEASURE, [text, "Inter", str(weight)])
            plain, _ = visitor.page.evaluate(MEASURE, [text, "serif", str(weight)])
            like_it = visitor.page.evaluate(MEASURE, [text, f'"{stand_in}", serif', str(weight)])
            assert abs(like_it[0] / width - 1) < 0.02, (where, like_it, width)
            assert abs(like_it[1] - height) <= 1, (where, like_it, height)
            assert like_it[0] != plain, "the font of the device that is scaled is not there"
    visitor.close()


@pytest.mark.slow
@pytest.mark.parametrize("phone", (False, True))
def test_nothing_jumps_when_the_font_comes_late(phone: bool, browser: Browser, server: Process) -> None:
    visitor, held = Visitor(browser, server.url, phone=phone), list[Route]()
    page = visitor.page

    def hold(route: Route) -> None:
        held.append(route)

    page.add_init_script(WATCH)
    page.route(FONTS, hold)
    page.goto("/", wait_until="commit")  # the font is a part of what the page loads
    page.wait_for_selector(".game .key-main")
    page.wait_for_function(STILL)
    before = page.evaluate("window.shift")
    while held:
        held.pop().continue_()
    page.wait_for_function("() => document.fonts.check('1em Inter')")
    page.wait_for_function(STILL)
    assert page.evaluate("window.shift") == before
    assert not any(name.startswith("Inter") for name in fonts_of(visitor, "#app *"))
    page.unroute(FONTS)
    page.reload()
    in_time(visitor.page, ".game .key-main")
    assert ours(fonts_of(visitor, "#app *")), fonts_of(visitor, "#app *")
    visitor.close()


def test_nothing_jumps_when_the_words_of_games_come_late(browser: Browser, server: Process) -> None:
    visitor, asked, held = Visitor(browser, server.url), list[Route](), list[Route]()
    page = visitor.page

    def hold(route: Route) -> None:
        asked.append(route)
        if len(asked) <= 2:  # the words of the page and those that all games share
            route.continue_()
        else:
            held.append(route)

    page.add_init_script(WATCH)
    page.route("**/assets/en-*.js", hold)
    page.goto("/", wait_until="commit")
    while len(held) < len(games()):
        page.wait_for_function(STILL)
    assert page.locator(".game").count() == 0
    for route in held:
        route.continue_()
    page.wait_for_selector(".game .key-main")
    place = page.locator(".game .key-main").first.bounding_box()
    page.locator(".game-picture svg").nth(len(games()) - 1).wait_for()
    page.wait_for_function(STILL)
    assert page.locator(".game .key-main").first.bounding_box() == place
    visitor.close()


@pytest.mark.slow
def test_without_the_font_the_page_comes_up_all_the_same(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.expected = lambda text: "ERR_FAILED" in text
    visitor.page.route(FONTS, lambda route: route.abort())
    visitor.go("/").page.wait_for_selector(".game .key-main")
    fonts = fonts_of(visitor, "#app *")
    assert fonts and not any(name.startswith("Inter") for name in fonts), fonts
    visitor.close()
