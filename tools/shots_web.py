"""Takes the pictures of the web page: every page and board in real Chromium, in both themes, wide and narrow."""

from __future__ import annotations

import base64
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from poktail.core.registry import Entry, games
from tests.server import live
from tests.server.live import Person, Process
from tests.web.conftest import CHROMIUMS
from tests.web.phones import SHORT, SMALL
from tests.web.visitor import DESK, FLAGS, STILL
from tools.shots_table import EVEN_START, Wanted, seated, sits

QUALITY = 54
NAMES = ("Mia", "Theo", "Oma Lis")
HOST = "poktail.localhost"
SIZES = {"desktop": DESK, "phone": SHORT}
SMALLEST = {"small": SMALL}
SCHEMES = ("light", "dark")
Sizes = dict[str, dict[str, int]]
TALLEST = 2
"""The most screens of a phone that a picture of a long page shows."""
# The page contributes the same randomness each time.
EVEN_PAGE = """{ const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (a) => a.length === 32 ? a.fill(7) : real(a); Math.random = () => 0.5; }"""
KEPT = "navigator.serviceWorker.ready.then(() => undefined)"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WHOLE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


@dataclass
class Scene:
    """How a game is set up for its pictures, and which position in mid-match to show."""

    people: int
    options: dict[str, Any]
    middle: Wanted
    touch: tuple[str, ...] = ()
    """What is pressed before the mid-match picture."""


def scenes() -> dict[str, Scene]:
    """The known games; a new one is shown with defaults."""
    return {
        # A reveal with a goal that was met; an open decision; a lifted card; a claim when much is at stake.
        "pok": Scene(3, {"seats": 5}, lambda view: view.round >= 4 and view.last.clause == "POK-6"),
        "pok_n_roll": Scene(3, {"seats": 4}, lambda view: view.hand >= 3 and view.round == 2),
        "pook": Scene(
            2, {"seats": 3}, lambda view: len(view.table) >= 9, (".tray button:not([aria-disabled=true], .more)",)
        ),
        "cockroach_royal": Scene(
            3, {"seats": 5}, lambda view: str(view.phase) == "judge" and sum(map(len, view.laid)) >= 12
        ),
    }


def scene(entry: Entry) -> Scene:
    """The scene of a game."""
    return scenes().get(entry.id) or Scene(1, {}, lambda _view: True)


class Camera:
    """One page, and how to take its picture in all sizes and themes."""

    def __init__(self, page: Page, tools: CDPSession, folder: Path, url: str, sizes: Sizes) -> None:
        self.page, self.tools, self.folder, self.url, self.sizes = page, tools, folder, url, sizes
        self.made: list[Path] = []

    async def go(self, path: str, there: str = "main") -> Camera:
        """Open an address and wait until this element is there."""
        await self.page.goto(self.url + path)
        await self.page.wait_for_selector(there)
        await self.page.wait_for_load_state("networkidle")
        return self

    async def shoot(self, name: str, *, long: bool = True) -> None:
        """Take the page as it is now, in all sizes and themes: one screen, or on a phone all of a long page."""
        await self.page.mouse.move(0, 0)
        for size, screen in self.sizes.items():
            await self.page.set_viewport_size(screen)  # type: ignore[arg-type]
            await self.page.evaluate(DRAWN)
            wide, high = await self.page.evaluate(WHOLE)
            assert wide <= screen["width"], f"{name}: wider than the screen"
            if long and size != "desktop":
                seen = min(max(high, screen["height"]), TALLEST * screen["height"])
                await self.page.set_viewport_size({"width": screen["width"], "height": seen})
            elif not long and high > screen["height"]:
                print(f"{name}-{size}: {high} px high")
            for scheme in SCHEMES:
                await self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                await self.page.evaluate(DRAWN)
                await self._save(f"{name}-{size}-{scheme}")
        await self.page.set_viewport_size(DESK)  # type: ignore[arg-type]

    async def _save(self, name: str) -> None:
        taken = await self.tools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        path = self.folder / f"{name}.webp"
        path.write_bytes(base64.b64decode(taken["data"]))
        self.made.append(path)


@asynccontextmanager
async def camera(
    browser: Browser, server: Process, folder: Path, name: str, sizes: Sizes
) -> AsyncIterator[tuple[Camera, Person]]:
    """A person with a browser and a connection of their own."""
    url = f"http://{HOST}"
    context = await browser.new_context(viewport=DESK, locale="en")  # type: ignore[arg-type]
    await context.add_init_script(STILL + ";" + EVEN_PAGE)
    page = await context.new_page()
    tools = await context.new_cdp_session(page)
    person = Person(server, name)
    try:
        await person.arrive()
        keys = [{"name": key, "value": value, "url": url} for key, value in person.http.cookies.items()]
        await context.add_cookies(keys)  # type: ignore[arg-type]
        yield Camera(page, tools, folder, url, sizes), person
    finally:
        await person.http.aclose()
        await context.close()


async def board(lens: Camera, entry: Entry, people: list[Person]) -> str:
    """Take one game's board from the first decision to the end; returns the mid-match address in the replay."""
    set_up = scene(entry)
    async with seated(entry, people[: set_up.people], set_up.options) as around:
        await lens.go(f"/t/{around.table}", ".seat-mine")
        if entry.id == games()[0].id:
            await lens.shoot("lobby")
        await around.start()
        await lens.page.wait_for_selector('.table-page[data-phase="playing"] .tray')
        await around.until(lambda _view: True)
        await seen(lens, f"{entry.id}-early")
        await around.until(set_up.middle)
        for touched in set_up.touch:
            await lens.page.locator(touched).first.click()
        await seen(lens, f"{entry.id}-middle")
        first = around.sitters[0]
        middle = first.version
        while await around.settled():
            await around.step()
        await lens.page.wait_for_selector(".pass .key-main")
        await seen(lens, f"{entry.id}-final")
        await lens.page.locator(".pass .key-main").click()
        await lens.page.wait_for_load_state("networkidle")
        await lens.page.wait_for_timeout(500)
        await lens.shoot(f"{entry.id}-end")
        return f"{first.memory.match}?v={middle}&as=everything:0"


async def seen(lens: Camera, name: str) -> None:
    """Take the current position; the page shows it a moment later than the other connections."""
    await lens.page.wait_for_timeout(1600)  # until animations have ended
    await lens.shoot(name, long=False)


async def curtain(lens: Camera, entry: Entry) -> None:
    """Three people who share one screen."""
    page = (await lens.go("/", ".game .key")).page
    await page.locator(f'.game[data-game="{entry.id}"]').get_by_role("button", name="This device").click()
    await page.wait_for_selector(".device")
    for name in NAMES:
        await page.get_by_label("Name", exact=True).fill(name)
        await page.keyboard.press("Enter")
        await page.locator(".device-player", has_text=name).wait_for()
    await page.get_by_role("button", name="Start with").click()
    await page.wait_for_selector(".curtain, .hand-on")
    if not await page.locator(".curtain").count():
        await page.locator(".hand-on .curtain-else").click()
    await page.wait_for_selector(".curtain")
    await lens.shoot("curtain", long=False)


async def other_pages(lens: Camera, replay: str, entry: Entry, somebody: str) -> None:
    """Take the pages that need no table."""
    match = replay.partition("?")[0]
    for name, path in (
        ("tables", "/tables"),
        ("rulebooks", "/rules"),
        ("rules", f"/rules/{entry.id}"),
        ("leaders", "/leaders"),
        ("me", "/me"),
        ("person", f"/p/{somebody}"),
        ("settings", "/settings"),
        ("verify", "/verify"),
        ("verified", f"/verify?match={match}"),
        ("refused", "/t/nowhere"),
        ("daily", "/daily"),
    ):
        await lens.go(path)
        await lens.page.wait_for_timeout(500)
        await lens.shoot(name, long=name != "rules")
    await lens.go(f"/learn/{entry.id}", ".board")
    await lens.page.wait_for_timeout(500)
    await lens.shoot("lesson", long=False)
    await lens.go(f"/m/{replay}", ".board")
    await lens.shoot("replay", long=False)


async def without_a_server(lens: Camera, server: Process, entry: Entry) -> None:
    """Take what a page shows when the server is gone: during a match, and when it is opened."""
    page = (await lens.go("/", ".game .key")).page
    await page.evaluate(KEPT)
    await page.locator(f'.game[data-game="{entry.id}"] .key-main').click()
    await page.wait_for_selector('.table-page[data-phase="playing"] .tray button')
    server.kill()
    await page.wait_for_selector(".lost")
    await lens.shoot("lost", long=False)
    await page.goto(f"{lens.url}/")
    await page.wait_for_timeout(1500)
    await lens.shoot("offline", long=False)


@asynccontextmanager
async def studio(folder: Path) -> AsyncIterator[tuple[Browser, Process]]:
    """A browser and a server in a temporary folder, under a host name that is always the same."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if program is None:
        raise SystemExit("no Chromium: on Debian, sudo apt-get install chromium-headless-shell")
    with Process(folder / "data", EVEN_START, allowed_hosts=HOST) as server:
        rules = f"--host-resolver-rules=MAP {HOST}:80 {server.url.removeprefix('http://')}"
        async with async_playwright() as tool:
            browser = await tool.chromium.launch(executable_path=program, args=[*FLAGS, rules])
            try:
                yield browser, server
            finally:
                await browser.close()


async def shoot_all(folder: Path, only: str = "", sizes: Sizes = SIZES) -> list[Path]:
    """Take all pictures of the page into this folder; `only` one game's, or those of the other pages ("pages")."""
    async with AsyncExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser, server = await stack.enter_async_context(studio(scratch))
        lens, mia = await stack.enter_async_context(camera(browser, server, folder, NAMES[0], sizes))
        others = await stack.enter_async_context(live.people(server, *NAMES[1:]))
        await lens.go("/", ".game .key")
        await lens.page.wait_for_timeout(400)
        await lens.shoot("start")
        replay = ""
        for entry in games():
            if only in ("", entry.id) or (only == "pages" and entry.id == games()[0].id):
                replay = await board(lens, entry, [mia, *others])
        if only in ("", "pages"):
            for person, entry in zip(others, games(), strict=False):
                table = await person.open_table(entry.id, public=True)
                await sits(await stack.enter_async_context(person.at(table)), person, 0)
            await other_pages(lens, replay, games()[-1], others[0].id)
            await curtain(lens, games()[0])
            await without_a_server(lens, server, games()[1])
        return lens.made
