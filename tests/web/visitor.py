"""Test helper: a visitor with a browser who clicks everything clickable and reports what a page should never do."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, ClassVar
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect, sync_playwright

import poktail
from poktail.core.registry import games

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--mute-audio", "--disable-dev-shm-usage"]
PATIENCE = 60_000
WEB = Path(poktail.__file__).parent / "web"
STEPS = 4_000
STILL = "localStorage.setItem('poktail.motion', 'off')"
NO_TIPS = "localStorage.setItem('poktail.tips', 'off')"
# What this page throws in when it sits down is known; its other random values stay random.
THROW_IN = """{ const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => { if (into.length !== BYTES.length) return real(into);
    into.set(BYTES);
    return into; }; }"""

# How far the table is and, if it waits for this page, where a mouse would press by a throw of the dice: among all that
# can be pressed now and lies open to the mouse, what acts counts more than what looks.
LOOK = """({ dice, lifts }) => {
  const phase = document.querySelector('.table-page')?.dataset.phase ?? null;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const asked = '.banner-mine, .hold, .pass .key-main, .board .key-main:not([aria-disabled=true])';
  const ready = document.querySelector(asked) !== null;
  const open = lifts && document.querySelector('[data-side=public]') !== null;
  const press = open ? '.hold' : '.hold, .board button, .pass button:not(.curtain-else)';
  const there = ready ? [...document.querySelectorAll(press)] : [];
  const keys = there.filter((key) => !key.disabled && key.getAttribute('aria-disabled') !== 'true'
    && !key.matches('.why, .more, .hint-key, [data-part=stand-in], .chip-key[aria-pressed=true]')
    && key.offsetParent !== null);
  const weigh = (key) => key.matches('.key-main, .key-choice, .hold') ? 8
    : key.matches('[aria-pressed=true]') ? 0.1 : key.matches('.key-quiet') ? 0.3 : 1;
  const weights = keys.map(weigh);
  let left = dice * weights.reduce((sum, weight) => sum + weight, 0);
  const key = keys.find((_, n) => (left -= weights[n]) <= 0);
  const sheet = document.querySelector('dialog[open]') !== null;
  if (!key) return { phase, wide, sheet, place: null };
  key.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = key.getBoundingClientRect();
  const place = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...place);
  return { phase, wide, sheet, place: top && (key.contains(top) || top.contains(key)) ? place : null };
}"""
# Every value of a seat's view that is anywhere in the memory of the page, reachable or not: whose it is.
VIEWS = """function() {
  return this.flatMap((o) => { try { return o && o.is === 'View' ? [o.seat] : []; } catch { return []; } });
}"""


# A seat's side in the text of a frame; of long texts the browser tells only how they begin.
SIDE = re.compile(r'(?:"t": ?"(?:view|events)"[^{]*\{"match": ?"[^"]*", ?|"is": ?"View", ?)"seat": ?(\d+|null)')


class Visitor:
    """One context of a browser with one page in it.

    On a server whose seed is known, `deal` decides what is dealt: it is what this visitor throws in.
    """

    present: ClassVar[list[Visitor]] = []

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        phone: bool = False,
        dark: bool = False,
        lang: str = "en",
        worker: bool = False,
        deal: str = "any",
        tips: bool = False,
    ) -> None:
        self.url, self.deal, self.lang = url, deal, lang
        self._dice: float | None = None
        self.only_lifts = False  # on a shared screen, press nothing public
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESK,
            color_scheme="dark" if dark else "light",
            locale=lang,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(STILL)
        if not tips:
            self.context.add_init_script(NO_TIPS)
        self.context.add_init_script(THROW_IN.replace("BYTES", str(list(sha256(deal.encode()).digest()))))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.expected: Callable[[str], bool] = lambda _text: False
        self.page.on("console", lambda m: self._heard(m.type, m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self._heard("exception", str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", self._listen)
        self.present.append(self)

    def _heard(self, kind: str, text: str) -> None:
        if not self.expected(text) and "registration blocked by Playwright" not in text:
            self.complaints.append(f"{kind}: {text}")

    def _asked(self, url: str) -> None:
        if urlparse(url).netloc != urlparse(self.url).netloc and not url.startswith(("data:", "blob:")):
            self.complaints.append(f"another host: {url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def go(self, path: str) -> Visitor:
        """Open an address of the server."""
        self.page.goto(path)
        return self

    def phase(self) -> str | None:
        """How far the table is: open, starting, playing, over."""
        found = self.page.locator(".table-page")
        return found.get_attribute("data-phase") if found.count() else None

    def until(self, phase: str, patience: int = PATIENCE) -> Visitor:
        """Wait for the table to be so far; for a match to be shown, too: the lobby and its keys go a moment later."""
        there = " :is(.board:not(.lobby), .curtain)" if phase == "playing" else ""
        self.page.wait_for_selector(f'.table-page[data-phase="{phase}"]{there}', timeout=patience)
        return self

    def begin(self, game: str, how: str) -> Visitor:
        """Sit down at a new table by one of the three keys of the start page."""
        self.go("/").page.locator(f'.game[data-game="{game}"]').get_by_role("button", name=how).click()
        self.page.wait_for_selector(".table-page")
        return self.sit() if how == "Invite" else self

    def sit(self) -> Visitor:
        """Sit down at this table; the first time it asks for a name and suggests one."""
        if self.page.evaluate("localStorage.getItem('poktail.named')") != "yes":
            self.page.locator(".sit .key-main").click()
        self.page.wait_for_selector(".seat-mine")
        return self

    def let_a_bot_play(self) -> Visitor:
        """Let a bot play for this visitor, unless the match has just ended."""
        menu, away = (self.page.get_by_role("button", name=self.says(key)) for key in ("web-table-menu", "web-away"))
        over = self.page.locator('.table-page[data-phase="over"]')
        menu.click()
        away.or_(over).first.wait_for()
        if over.count():
            self.page.keyboard.press("Escape")
        else:
            away.click()
        return self

    def says(self, key: str) -> str:
        """A text of the page in the visitor's language."""
        catalogue = (WEB / "i18n" / f"{self.lang}.ftl").read_text(encoding="utf-8")
        found = re.search(rf"^{key} = (.+)$", catalogue, re.MULTILINE)
        assert found, key
        return found[1]

    def act(self, rng: Random) -> tuple[str | None, bool]:
        """How far the table is, and whether something was pressed that could be, as a mouse does it.

        The dice are kept until something is pressed, so that waiting changes nothing.
        """
        self._dice = rng.random() if self._dice is None else self._dice
        seen = self.page.evaluate(LOOK, {"dice": self._dice, "lifts": self.only_lifts})
        assert seen["wide"] <= 0, "the page is wider than the screen"
        if seen["sheet"]:  # the board moved under the mouse, and it opened the rules
            self.page.keyboard.press("Escape")
            return seen["phase"], False
        if seen["phase"] != "over" and seen["place"] is not None:
            self._dice = None
            self.page.mouse.click(*seen["place"])
            return seen["phase"], True
        return seen["phase"], False

    def seats_in_memory(self) -> set[Any]:
        """The seats (None: the public side) whose view is anywhere in this page's memory."""
        tools = self.context.new_cdp_session(self.page)
        root = tools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        tools.send("HeapProfiler.collectGarbage")
        every = tools.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
        told = tools.send(
            "Runtime.callFunctionOn", {"objectId": every, "functionDeclaration": VIEWS, "returnByValue": True}
        )
        tools.detach()
        return set(told["result"]["value"])

    def remembers_only(self, seats: set[Any]) -> bool:
        """Whether the page's memory holds the views of these seats alone, once frames under way are collected."""
        for _ in range(30):
            if self.seats_in_memory() <= seats:
                return True
            self.page.wait_for_timeout(100)
        return False

    def seats_in_texts(self) -> set[Any]:
        """The seats whose side is anywhere in this page's memory as bare text: a frame, or a part of one."""
        tools, parts = self.context.new_cdp_session(self.page), []
        tools.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
        tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})  # after collecting all garbage
        tools.detach()
        texts = json.loads("".join(parts).rpartition('"strings":')[2].rstrip().removesuffix("}"))
        assert len(texts) > 1000
        return {json.loads(found[1]) for text in texts for found in SIDE.finditer(text)}

    def seats_in_frames(self) -> set[Any]:
        """The seats whose side was ever sent to this page."""
        frames = [json.loads(frame) for frame in self.frames if frame.startswith("{")]
        return {frame["d"]["seat"] for frame in frames if frame["t"] in ("view", "events")}

    def close(self) -> None:
        """Go away; a page that did what it should not fails the test."""
        self.context.close()
        self.present.remove(self)
        assert not self.complaints, self.complaints


def every_game(*quick: str) -> pytest.MarkDecorator:
    """A test of every game; `make test` runs it for these games only, `make test-all` for the others, too."""
    return pytest.mark.parametrize(
        "entry",
        [pytest.param(entry, id=entry.id, marks=() if entry.id in quick else pytest.mark.slow) for entry in games()],
    )


def play(
    visitors: list[Visitor],
    rng: Random,
    *,
    during: dict[int, Callable[[], None]] | None = None,
    presses: int | None = None,
) -> int:
    """Everybody presses keys in turn until the match is over everywhere, or after this many; returns how many."""
    pressed, dice = 0, [Random(rng.random()) for _ in visitors]
    for step in range(STEPS):
        if during and step in during:
            during[step]()
        seen = [visitor.act(own) for visitor, own in zip(visitors, dice, strict=True)]
        pressed += sum(moved for _, moved in seen)
        if all(phase == "over" for phase, _ in seen) or (presses is not None and pressed >= presses):
            return pressed
        if not any(moved for _, moved in seen):
            visitors[0].page.wait_for_timeout(20)
    raise AssertionError(f"no end after {pressed} presses")


def finish(*visitors: Visitor) -> None:
    """Let bots play for these people until the match is over, and look at the result."""
    for visitor in visitors:
        visitor.let_a_bot_play()
    for visitor in visitors:
        page = visitor.until("over", 6 * PATIENCE).page  # on a busy machine bots take their time
        page.locator(".pass .key-main, .end-tray").first.wait_for()
        if page.locator(".pass .key-main").count():
            page.locator(".pass .key-main").click()
        page.locator(".end-tray").wait_for()


def apart(work: Any) -> Any:
    """What this coroutine returns, which runs beside the browser's own loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


@contextmanager
def chromium_at(program: str) -> Iterator[Browser]:
    """A browser; no loop of Playwright is left running for tests that make their own."""
    with sync_playwright() as tool:
        expect.set_options(timeout=PATIENCE)
        browser = tool.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
