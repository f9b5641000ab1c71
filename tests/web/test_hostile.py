"""Tests of the page under attack: strange names, addresses, files and answers."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from typing import Any
from unicodedata import normalize

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from tests.server.live import Person, Process, Socket, people
from tests.web.visitor import Visitor, apart, play

pytestmark = pytest.mark.xdist_group(__name__)


@pytest.fixture(scope="module")
def server(module_server: Process) -> Process:
    """Its lists are seen on the page."""
    return module_server


GAME = "pok"  # the shortest
REFUSED = re.compile("status of [45]|WebSocket connection|net::ERR_")
NAMES = (
    "<img src=x onerror=alert(1)>",
    '{ $name } {"x"} { -term }',
    "W" * 40,
    "\u05e9\u05dc\u05d5\u05dd (3)",
    "\U0001f600" * 40,
    "A\u0300\u0301\u0302B",
    "constructor",
)


def visit(browser: Browser, server: Process, **how: Any) -> Visitor:
    """Somebody whom no alert may disturb, and whose browser may say that an answer was a refusal."""
    visitor = Visitor(browser, server.url, **how)
    visitor.expected = lambda text: bool(REFUSED.search(text))
    visitor.page.on("dialog", lambda dialog: visitor.complaints.append(f"executed: {dialog.message}"))
    return visitor


def narrow(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


# Names


async def sit(stack: AsyncExitStack, everybody: list[Person], **setup: Any) -> tuple[str, list[Socket]]:
    """All these people at a new table of the first of them."""
    table = await everybody[0].open_table(GAME, options={"seats": len(everybody)}, watch="anyone", **setup)
    sockets = [await stack.enter_async_context(person.at(table)) for person in everybody]
    for seat, socket in enumerate(sockets):
        await socket.do("sit", {"seat": seat})
    return table, sockets


async def party(server: Process) -> tuple[str, str, str, list[str]]:
    """Hostile names at a table that is open, at one where a match is over; that match; and the profiles."""
    async with people(server, *NAMES) as everybody, AsyncExitStack() as stack:
        lobby, _ = await sit(stack, everybody, public=True)
        table, sockets = await sit(stack, everybody[:4])
        await sockets[0].do("start", {"fill": None})
        over = await asyncio.gather(*(socket.play_out(Random(3)) for socket in sockets))
        return lobby, table, over[0]["d"]["match"], [person.id for person in everybody]


def test_a_name_is_nothing_but_text(browser: Browser, server: Process) -> None:
    lobby, table, match, ids = apart(party(server))
    visitor = visit(browser, server, lang="de")
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 740})
    places = {
        f"/t/{lobby}": ".seat-card",
        f"/t/{table}": ".rank",
        f"/m/{match}?as=public": ".board",
        "/tables": ".offer",
    }
    for path, there in (places | {f"/p/{who}": "main h1" for who in ids[:4]}).items():
        visitor.go(path)
        page.locator(there).first.wait_for()
        assert narrow(page), path
        assert page.locator('img, [src="x"]').count() == 0
    visitor.go(f"/t/{lobby}").page.locator(".seat-card").first.wait_for()
    seats = page.locator(".seat-card strong").all_inner_texts()
    assert [seat.strip("\u2068\u2069") for seat in seats] == [normalize("NFC", name) for name in NAMES]
    assert seats[3] == f"\u2068{NAMES[3]}\u2069"  # what runs from right to left turns nothing else round
    page.set_viewport_size({"width": 1280, "height": 800})
    assert narrow(page)
    visitor.close()


# Addresses

NOTHING_HERE = ("/nowhere", "/constructor", "/t/", "/t/..%2f..", "/m/<img src=x>", "/p/%ff", "/rules/__proto__")


def test_an_address_that_leads_nowhere_says_so(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    page = visitor.page
    for path in NOTHING_HERE:
        visitor.go(path)
        page.get_by_text("There is nothing here.").wait_for()
    for path, what in (("/t/abcdefgh", "table"), ("/m/abcdefgh?v=1e9&as=seat:99", "match")):
        visitor.go(path).page.get_by_role("heading", name=f"This {what} doesn’t exist").wait_for()
    page.get_by_role("button", name="Start page").click()
    link = page.get_by_label("Table code or link")
    link.wait_for()  # it is hidden until the games are there, and Enter would go elsewhere
    for text in ("javascript:alert(1)", "\ud800", "https://other.example/", "';--"):
        link.evaluate("(box, text) => { box.value = text; box.dispatchEvent(new Event('input')); }", text)
        link.press("Enter")
        page.locator(".toast", has_text="isn’t a table code or link").wait_for()
        assert page.url == f"{server.url}/"
    link.fill("https://other.example/t/abcdefgh?next=//evil.example")
    link.press("Enter")
    page.get_by_role("heading", name="This table doesn’t exist").wait_for()
    assert page.url == f"{server.url}/t/abcdefgh"
    visitor.close()


# Files

HEADER = {"poktail": "Poktail record 1", "game": "pok", "names": ["A"], "commitment": None, "entropy": [None]}
END = {"result": [1]}


def lines(header: Any, *rest: Any) -> str:
    return "\n".join(json.dumps(line) for line in (header, *rest))


UNREADABLE = (
    "Poktail record 1",
    "Poktail record 1\ngame: pok\nseat 0: A",
    '{"poktail":' * 50_000,
    lines(HEADER | {"poktail": "Poktail record 9"}, END),
    lines(HEADER | {"game": {"toString": None}}, END),
    lines(HEADER | {"names": "A"}, END),
    lines(HEADER | {"names": [{"__proto__": 1}]}, END),
    lines(HEADER | {"names": ["A" * 100_000]}, END),
    lines(HEADER | {"entropy": {"length": 9}}, END),
    lines(HEADER | {"commitment": "<b>"}, END),
    lines(HEADER, {"step": 1, "choice": None}, END),
    lines(HEADER, {"step": "1", "choice": {}}, END),
    lines(HEADER, 1, None),
)
GIVE = """(content) => {
  const files = new DataTransfer();
  files.items.add(new File([typeof content === 'number' ? new Uint8Array(content) : content], 'record.txt'));
  const box = document.querySelector('input[type=file]');
  box.files = files.files;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}"""


def test_a_file_that_is_no_record_is_called_so(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server).go("/verify")
    page, alert = visitor.page, visitor.page.locator("[role=alert]")
    page.wait_for_selector("input[type=file]", state="attached")
    page.evaluate(GIVE, 50_000_000)
    alert.filter(has_text="too long").wait_for()
    for text in UNREADABLE:
        page.evaluate(GIVE, "something else")
        alert.filter(has_text="isn’t a match record").wait_for()
        page.evaluate(GIVE, text)
        alert.filter(has_text="can’t be read").wait_for()
    page.evaluate(GIVE, lines(HEADER | {"game": "constructor", "names": [NAMES[0], NAMES[3]]}, END))
    page.get_by_text("constructor").wait_for()  # an unknown game is called as the file calls it
    assert narrow(page) and page.locator("img").count() == 0
    visitor.close()


# Answers

ANSWERS: tuple[dict[str, Any], ...] = (  # a hotel's login page, a proxy, a busy server, another server
    {"status": 200, "content_type": "text/html", "body": "<h1>Hotel</h1>"},
    {"status": 502, "content_type": "text/html", "body": "<h1>Bad gateway</h1>"},
    {"status": 429, "json": {"code": "too_fast", "data": {"wait": 3}}},
    {"status": 418, "json": {"code": {}, "data": []}},
)


def fulfil(answer: dict[str, Any], route: Route) -> None:
    route.fulfill(**answer)


def test_strange_answers_are_told_in_words(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    page = visitor.page
    for answer in ANSWERS:
        page.route("**/api/**", partial(fulfil, answer))
        visitor.go("/").page.get_by_role("heading", name="Can’t reach the server").wait_for()
        heading = visitor.go("/m/abcdefgh").page.locator("h1")
        assert re.search("No answer|isn’t a Poktail|too fast|refused this", heading.inner_text())
        page.unroute("**/api/**")
    visitor.go("/").page.wait_for_selector(".game .key-main")
    visitor.close()


def test_a_part_that_is_gone_after_an_upgrade_loads_the_page_anew_but_once(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    page = visitor.page
    loads: list[str] = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))

    def another(route: Route) -> None:
        if route.request.is_navigation_request():
            route.continue_()
        else:
            route.fulfill(body='<script type="module" src="/assets/main-NEWER.js"></script>', content_type="text/html")

    page.route("**/assets/verify-*.js", partial(fulfil, {"status": 404, "body": "{}"}))
    page.route(f"{server.url}/", another)
    visitor.go("/verify")
    page.get_by_role("heading", name="Can’t reach the server").wait_for()
    for _ in range(2):  # it tries again and again, but does not load again and again
        with page.expect_request("**/assets/verify-*.js"):
            pass
    assert len(loads) == 2
    page.unroute("**/assets/verify-*.js")
    page.get_by_role("heading", name="Verify a match").wait_for()
    visitor.close()


def tamper(page: Page, change: Callable[[dict[str, Any]], list[str]]) -> None:
    """Somebody between page and server who hands on something else instead of each frame."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            for frame in change(json.loads(text)):
                line.send(frame)

        server.on_message(pass_on)

    page.route_web_socket("**/ws/table/*", between)


def test_what_this_page_does_not_know_breaks_no_more_than_its_place(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    page = visitor.page
    odd: list[bool] = []
    visitor.expected = lambda text: bool(odd)

    def change(frame: dict[str, Any]) -> list[str]:
        news = json.dumps({"v": 1, "t": "weather", "d": {"is": "Rain"}})
        if frame["t"] in ("view", "events") and not odd:
            odd.append(True)
            told = [[1, {"is": "Earthquake", "seat": 0}]]
            return [news, json.dumps(frame | {"d": frame["d"] | {"view": None, "events": told}})]
        return [json.dumps(frame)]

    tamper(page, change)
    visitor.begin(GAME, "Play now").until("playing")
    page.get_by_role("alert").get_by_text("This can’t be shown").wait_for()
    page.locator(".story .line").wait_for()  # all the rest is alive
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").click()
    page.get_by_text("Das lässt sich nicht anzeigen").first.wait_for()
    visitor.page.reload()
    page.locator(".board .tray").wait_for()
    visitor.complaints.clear()
    visitor.close()


def test_a_garbled_frame_is_asked_for_again(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    garbled: list[str] = []

    def change(frame: dict[str, Any]) -> list[str]:
        text = json.dumps(frame)
        if frame["t"] == "events" and len(garbled) < 2:
            garbled.append(text)
            return [text[: len(text) // 2]]
        return [text]

    tamper(visitor.page, change)
    visitor.begin(GAME, "Play now").until("playing")
    play([visitor], Random(2))
    assert len(garbled) == 2
    visitor.close()


# The first connection never comes about, and does not fail either.
MUTE = """{ const Real = WebSocket; let first = true;
  const Line = function (...where) {
    if (!first) return new Real(...where);
    first = false;
    window.mute = true;
    return { readyState: Real.CONNECTING, close() {}, send() {} };
  };
  window.WebSocket = Object.assign(Line, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }); }"""


def test_a_connection_that_does_not_come_about_is_given_up(browser: Browser, server: Process) -> None:
    visitor = visit(browser, server)
    visitor.context.add_init_script(MUTE)
    visitor.page.clock.install()
    visitor.go("/").page.locator(f'.game[data-game="{GAME}"] .key-main').click()
    visitor.page.wait_for_url("**/t/*")
    visitor.page.wait_for_function("() => window.mute")
    assert not visitor.page.locator(".table-page").count()
    for _ in range(60):
        if visitor.phase() == "playing":
            break
        visitor.page.clock.fast_forward(1_000)
        visitor.page.wait_for_timeout(50)
    visitor.until("playing").close()
