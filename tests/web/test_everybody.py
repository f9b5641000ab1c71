"""For everybody: axe finds nothing, four languages, every width, by day and by lamp."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from poktail.core.registry import Entry, games
from poktail.i18n.words import LANGUAGES
from tests.server.live import Process
from tests.web.visitor import STEPS, Visitor, play

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
PAGES = ("/", "/tables", "/rules", "/rules/{game}", "/leaders", "/me", "/settings", "/verify", "/t/nowhere")


def violations(visitor: Visitor) -> list[str]:
    """What axe has to say, in the theme that is on."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = visitor.page.evaluate("(rules) => axe.run(document, rules).then((r) => r.violations)", RULES)
    return [f"{one['id']}: {node['target']} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]]


def in_both_lights(visitor: Visitor) -> list[str]:
    """Axe by day and by lamp."""
    found = []
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += [f"{scheme} {text}" for text in violations(visitor)]
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(phone: bool, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url, phone=phone)
    visitor.expected = lambda text: "404" in text  # the table that is nowhere
    found = []
    for path in PAGES:
        visitor.go(path.format(game=games()[0].id)).page.wait_for_selector("main")
        visitor.page.wait_for_load_state("networkidle")
        found += [f"{path} {text}" for text in in_both_lights(visitor)]
    assert not found, "\n".join(found)
    visitor.close()


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_axe_finds_nothing_on_a_board(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, rng = Visitor(browser, server.url).begin(entry.id, "Invite"), Random(2)
    visitor.page.wait_for_selector(".seat-mine")
    found = [f"lobby {text}" for text in in_both_lights(visitor)]
    visitor.page.get_by_role("button", name="Start with").click()
    visitor.until("playing").page.wait_for_selector(".board .tray")
    looked = 0
    for step in range(STEPS):
        if step in (0, 9, 30):
            found += [f"step {step} {text}" for text in in_both_lights(visitor)]
            looked += 1
        phase, moved = visitor.act(rng)
        if phase == "over":
            break
        if not moved:
            visitor.page.wait_for_timeout(20)
    visitor.page.wait_for_timeout(300)
    found += [f"end {text}" for text in in_both_lights(visitor)]
    assert not found, "\n".join(dict.fromkeys(found))
    assert looked >= 2
    visitor.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str, browser: Browser, server: Process) -> None:
    """The page says of every missing word to the console that it is missing, and `close` hears that."""
    visitor = Visitor(browser, server.url, lang=lang)
    for path in PAGES[:-1]:
        visitor.go(path.format(game=games()[-1].id)).page.wait_for_selector("main")
    assert visitor.page.locator("html").get_attribute("lang") == lang
    for entry in games():
        visitor.go("/").page.locator(f'.game[data-game="{entry.id}"] .key-main').click()
        visitor.until("playing")
        play_some(visitor, Random(6), 25)
    visitor.close()


def play_some(visitor: Visitor, rng: Random, steps: int) -> None:
    for _ in range(steps):
        phase, moved = visitor.act(rng)
        if phase == "over":
            return
        if not moved:
            visitor.page.wait_for_timeout(20)


def test_the_language_is_switched_in_the_middle_of_a_match(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(games()[0].id, "Play now").until("playing")
    play_some(visitor, Random(1), 6)
    before = visitor.page.locator(".story h2").inner_text()
    visitor.page.locator(".bar-keys .icon-key").last.click()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("radio", name="Deutsch").click()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_function("(before) => document.querySelector('.story h2').innerText !== before", arg=before)
    assert visitor.page.locator("html").get_attribute("lang") == "de"
    play([visitor], Random(2))
    visitor.close()


@pytest.mark.parametrize("width", [360, 768, 1920])
def test_no_width_scrolls_sideways(width: int, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url)
    visitor.page.set_viewport_size({"width": width, "height": 800})
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for path in PAGES[:-1]:
        visitor.go(path.format(game=games()[1].id)).page.wait_for_selector("main")
        assert visitor.page.evaluate(wide) <= 0, path
    for entry in games():
        visitor.begin(entry.id, "Play now").until("playing")
        play_some(visitor, Random(9), 6)
    visitor.close()
