"""Tests of a shared screen: the curtain closes by itself, and no other player's data is in the page."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from itertools import pairwise
from random import Random
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, Page

from poktail.core.registry import Entry
from poktail.server.http.schema_values import options
from tests.server.live import Process
from tests.web.accessibility import check_here
from tests.web.test_font import in_time
from tests.web.visitor import STEPS, Visitor, every_game

pytestmark = pytest.mark.xdist_group(__name__)

NAMES = ("Mia", "Theo", "Lis", "Sami", "Noor", "Ben", "Ida", "Kai", "Uma", "Raf", "Zoe", "Pia")
PRONOUNS = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


# The sides that the page has shown, one after the other: a seat, "public" or "curtain"; looked at after every change.
SIDES = """
  window.sides = [];
  const note = () => {
    const table = document.querySelector('.table[data-side]');
    const side = document.querySelector('.curtain') ? 'curtain' : table?.dataset.side;
    if (side !== undefined && window.sides.at(-1) !== side) window.sides.push(side);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
"""


def add_players(visitor: Visitor, names: tuple[str, ...]) -> None:
    """Type these names, each followed by Enter."""
    for name in names:
        visitor.page.get_by_label("Name", exact=True).fill(name)
        visitor.page.keyboard.press("Enter")
        visitor.page.locator(".device-player", has_text=name).wait_for()


def sit_together(browser: Browser, server: Process, game: str, deal: str = "any") -> Visitor:
    """Three people at one device, and nobody else."""
    visitor = Visitor(browser, server.url, deal=deal)
    visitor.context.add_init_script(SIDES)
    in_time(visitor.begin(game, "This device").page, ".table-page")  # pictures of it are compared
    add_players(visitor, NAMES[:3])
    visitor.page.get_by_role("button", name="Start with 3").click()
    return visitor.until("playing")


@every_game("pok")
def test_one_screen_for_several_people(entry: Entry, browser: Browser, server: Process) -> None:
    visitor, rng, covers = sit_together(browser, server, entry.id), Random(4), 0
    page = visitor.page
    for _ in range(STEPS):
        if page.locator(".curtain, .hand-on").count():
            covers += 1
            if covers <= 2:  # looking through all memory takes a while
                assert visitor.remembers_only({None})
            if covers == 2:
                assert visitor.seats_in_texts() <= {None}
        elif covers < 3:
            assert not PRONOUNS.search(page.locator("body").inner_text())
        phase, moved = visitor.act(rng)
        if phase == "over" or covers >= 6:
            break
        if not moved:
            page.wait_for_timeout(20)
        elif covers and covers <= 2 and page.locator(".board").count():
            assert len(visitor.seats_in_memory() - {None}) <= 1
    assert covers >= 3
    sides = page.evaluate("window.sides")
    assert len(set(sides) - {"public", "curtain"}) >= 2, "several people had the device"
    between = [pair for pair in pairwise(sides) if not {"public", "curtain"} & set(pair)]
    assert not between, f"one person's side followed another's: {between}"
    assert not page.locator("body").filter(has_text=PRONOUNS).count()
    visitor.close()


@every_game("pok")
def test_after_a_move_the_screen_shows_what_a_spectator_sees(entry: Entry, browser: Browser, server: Process) -> None:
    host = Visitor(browser, server.url).begin(entry.id, "Invite")
    host.page.locator(".seat-mine").wait_for()
    for name in NAMES[:2]:
        if not host.page.get_by_label("Next player’s name").count():
            host.page.get_by_role("button", name="Add a player on this device").click()
        host.page.get_by_label("Next player’s name").fill(name)
        host.page.get_by_role("button", name="Sit down").click()
        host.page.locator(".seat-mine", has_text=name).wait_for()
    host.page.get_by_role("button", name="Start with").click()
    host.until("playing").only_lifts = True
    spectator, rng, compared = Visitor(browser, server.url).go(urlparse(host.page.url).path), Random(7), 0
    spectator.until("playing").page.locator(".board").wait_for()
    for _ in range(STEPS):
        if host.page.locator(".hand-on").count():
            for _ in range(1_000):
                seen, public = (page.locator(".board").aria_snapshot() for page in (host.page, spectator.page))
                if seen == public:
                    break
                host.page.wait_for_timeout(50)
            assert seen == public
            compared += 1
            if compared >= 3:
                break
        phase, moved = host.act(rng)
        if phase == "over":
            break
        if not moved:
            host.page.wait_for_timeout(20)
    assert compared >= 3
    spectator.close()
    host.close()


def test_a_curtain_looks_the_same_whatever_was_dealt(browser: Browser, server: Process) -> None:
    """Once both are drawn; a secret on one of them would stay."""
    visitors = [sit_together(browser, server, "pok", deal) for deal in ("one", "another")]
    for visitor in visitors:
        visitor.page.locator(".hand-on .hold").click()
        for part in ("disc", "close"):
            visitor.page.locator(f'.tray [data-part="{part}"]').click()
        visitor.page.locator(".curtain").wait_for()
        visitor.page.mouse.move(0, 0)
        visitor.page.locator(".curtain").focus()
    for _ in range(400):
        looks = [(one.page.screenshot(), one.page.locator("body").aria_snapshot()) for one in visitors]
        if looks[0] == looks[1]:
            break
        visitors[0].page.wait_for_timeout(50)
    assert looks[0] == looks[1]
    for visitor in visitors:
        visitor.close()


# Where the focus is and how far a list was scrolled differs between two pages, and tells nothing.
AT_REST = """() => {
  document.activeElement?.blur();
  for (const list of document.querySelectorAll('.story *, .board-top, .tray')) list.scrollTop = 0;
}"""


# How many pixels of two pictures differ by more than the edges of letters do, which no two pages draw quite alike.
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height).data;
  }));
  return one.length === other.length ? one.filter((value, at) => Math.abs(value - other[at]) > 60).length : -1;
}"""


def same_picture(*pages: Page) -> bool:
    """Whether these pages show the same, but for the key that hands the device on."""
    pictures = []
    for page in pages:
        page.mouse.move(0, 0)
        page.evaluate(AT_REST)
        pictures.append(b64encode(page.screenshot(mask=[page.locator(".pass")])).decode())
    return pages[0].evaluate(DIFFERENCE, pictures) == 0


def said(page: Page) -> list[str]:
    """The accessibility tree, but for that key and for what was read out before."""
    return [page.locator(part).first.aria_snapshot() for part in (".bar", ".board", ".story", "main section")]


def read_out(page: Page) -> set[str]:
    """The events that a screen reader was told last."""
    return set(page.locator("main [role=log] p").all_inner_texts())


@pytest.mark.parametrize("hands", [2, pytest.param(12, marks=pytest.mark.slow)])
@every_game("cockroach_royal")
def test_a_device_that_is_handed_on_is_the_picture_of_one_that_never_knew(
    entry: Entry, hands: int, browser: Browser, server: Process
) -> None:
    """The other one is a second page that was there all the time and never lifted: only the public side was sent."""
    visitor, rng, told = sit_together(browser, server, entry.id), Random(9), list[str]()
    page, twin, compared, differed = visitor.page, visitor.context.new_page(), 0, False
    visitor.only_lifts = True
    twin.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    twin.goto(page.url)
    in_time(twin, ".hand-on")
    lifted, public = False, set[str]()
    for _ in range(STEPS):
        public |= read_out(twin)
        if lifted and page.locator(".hand-on").count():
            for _ in range(400):
                if same_picture(page, twin) and said(page) == said(twin):
                    break
                page.wait_for_timeout(50)
            assert same_picture(page, twin)
            assert said(page) == said(twin)
            public |= read_out(twin)
            assert read_out(page) <= public
            compared, lifted = compared + 1, False
            if compared >= hands:
                break
        if page.locator(".banner-mine").count():
            lifted = True
            differed = differed or not same_picture(page, twin)
        phase, moved = visitor.act(rng)
        if phase == "over":
            break
        if not moved:
            page.wait_for_timeout(20)
    assert compared >= min(hands, 3) and differed
    sides = {json.loads(frame)["d"]["seat"] for frame in told if '"t":"view"' in frame or '"t":"events"' in frame}
    assert sides == {None}
    visitor.close()


@every_game("pok")
def test_this_device_starts_only_with_those_who_were_added(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin(entry.id, "This device")
    page, low = visitor.page, next(option.low for option in options(entry) if option.name == "seats")
    start = page.get_by_role("button", name="Start with")
    page.get_by_label("Name", exact=True).wait_for()
    assert start.count() == 1
    page.reload()
    add_players(visitor, NAMES[: low - 1])
    assert start.get_attribute("aria-disabled") == "true"
    start.click(force=True)
    assert visitor.phase() == "open"
    add_players(visitor, NAMES[low - 1 : low + 1])
    page.get_by_role("button", name=f"Remove {NAMES[0]}").click()
    page.get_by_role("button", name=f"Start with {low}").click()
    visitor.until("playing")
    page.locator(".hand-on, .curtain").first.wait_for()
    (*_, table) = (json.loads(frame)["d"] for frame in visitor.frames if '"t":"table"' in frame)
    assert [(there["name"], there["kind"]) for there in table["seats"]] == [
        (name, "person") for name in NAMES[1:][:low]
    ]
    visitor.close()


def test_on_this_device_bots_do_not_start_a_match_alone(browser: Browser, server: Process) -> None:
    visitor = Visitor(browser, server.url).begin("pok", "This device")
    page = visitor.page
    for count in (1, 2, 3):
        page.get_by_role("button", name="Add bot").click()
        page.locator(".device-player").nth(count - 1).wait_for()
    start = page.get_by_role("button", name="Start with 3")
    assert start.get_attribute("aria-disabled") == "true"
    assert "Somebody has to play" in start.inner_text()
    start.click(force=True)
    assert visitor.phase() == "open"
    add_players(visitor, NAMES[:1])
    page.get_by_role("button", name="Start with 4").click()
    visitor.until("playing").close()


@pytest.mark.slow
def test_a_text_that_is_kept_would_be_found(browser: Browser, server: Process) -> None:
    """Behind the curtain nothing is left of who was here; if the page kept but the text of a frame, it would be."""
    visitor, rng = sit_together(browser, server, "pok"), Random(4)
    page = visitor.page
    for _ in range(STEPS):
        visitor.act(rng)
        if visitor.seats_in_frames() - {None} and page.locator(".curtain").count():
            break
    assert visitor.remembers_only({None})  # no frame is under way
    assert visitor.seats_in_texts() <= {None}
    found = check_here(visitor, "curtain")
    page.get_by_role("button", name="Somebody else").click()
    found += check_here(visitor, "curtain for somebody else")
    assert not found, "\n".join(found)
    (*_, frame) = (frame for frame in visitor.frames if '"t":"view"' in frame and '"seat":null' not in frame)
    page.evaluate("(text) => { window.kept = () => text; }", frame)
    assert visitor.seats_in_texts() - {None} == {json.loads(frame)["d"]["seat"]}
    page.evaluate("() => { delete window.kept; }")
    assert visitor.seats_in_texts() <= {None}
    visitor.close()
