"""Tests of sharing a result: a picture drawn in the browser, and the link to the replay."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from poktail.core.registry import Entry
from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone
from tests.web.test_play import together
from tests.web.visitor import PHONE, Visitor, every_game, finish

pytestmark = pytest.mark.xdist_group(__name__)

WIDTH = 1080
# Every text that is written on a canvas and where images are drawn, and a device that takes files.
WATCHED = """{ const draw = CanvasRenderingContext2D.prototype.drawImage; window.images = [];
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...at) {
    window.images.push(at); return draw.call(this, image, ...at); };
  const write = CanvasRenderingContext2D.prototype.fillText; window.written = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    window.written.push(text); return write.call(this, text, ...at); };
  window.given = [];
  navigator.canShare = (data) => SHARES && (data.files?.length ?? 0) > 0;
  navigator.share = async ({ files, ...rest }) =>
    void window.given.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, size })) }); }"""
# How many different colours a part of the picture has: art has several, an empty place one.
COLOURS = """([x, y, width, height]) => {
  const part = Object.assign(document.createElement('canvas'), { width, height });
  const pen = part.getContext('2d', { willReadFrequently: true });
  pen.drawImage(document.querySelector('.share-picture canvas'), -x, -y);
  const { data } = pen.getImageData(0, 0, width, height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
COVER = (56, 56, 400, 314)
# What a part of the picture looks like.
PIXELS = """([x, y, width, height]) => {
  const canvas = document.querySelector('.share-picture canvas');
  const part = Object.assign(document.createElement('canvas'), { width, height });
  part.getContext('2d').drawImage(canvas, -x, -y);
  return part.toDataURL();
}"""
FACE, FOOT = 64, 190
RANKED = """() => { const scores = [...document.querySelectorAll(".rank-score")];
  return scores.length > 0 && scores.every((score) => score.textContent.trim()); }"""
REPLAY = "**/replay?visibility=public"


def at_the_end(browser: Browser, server: Process, game: str, *, shares: bool, phone: bool = False) -> Visitor:
    """Somebody who looks at the result of a match, on a device whose apps take files or not."""
    visitor = Visitor(browser, server.url, phone=phone)
    visitor.context.add_init_script(WATCHED.replace("SHARES", "true" if shares else "false"))
    visitor.begin(game, "Play now").until("playing")
    assert visitor.page.get_by_role("button", name="Share").count() == 0, "a running match has no picture"
    finish(visitor)
    return visitor


def drawn(visitor: Visitor) -> list[str]:
    """Open the picture: what is written on it. Some results are known only when the whole story is there."""
    visitor.page.wait_for_function(RANKED)
    visitor.page.get_by_role("button", name="Share", exact=True).click()
    visitor.page.locator(".share-picture canvas").wait_for()
    written: list[str] = visitor.page.evaluate("window.written")
    return written


def board_parts(visitor: Visitor) -> list[list[float]]:
    """Where the parts of the board are on the picture: between the cover and the foot, and no faces."""
    images: list[list[float]] = visitor.page.evaluate("window.images.filter((at) => at.length === 4)")
    end = visitor.page.evaluate("document.querySelector('.share-picture canvas').height") - FOOT
    return [at for at in images if COVER[1] + COVER[3] < at[1] < end and at[2] > FACE]


def board_pixels(visitor: Visitor) -> list[str]:
    """What the parts of the board look like."""
    return [visitor.page.evaluate(PIXELS, part) for part in board_parts(visitor)]


def redrawn(visitor: Visitor) -> list[str]:
    """Close the picture and open it again."""
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".share-picture").wait_for(state="detached")
    visitor.page.evaluate("window.written = []; window.images = []")
    return drawn(visitor)


def size_of(picture: Path) -> tuple[int, int]:
    """The width and the height of a PNG."""
    head = picture.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return int(width), int(height)


@every_game("pok")
def test_share_makes_a_picture_of_the_result_and_a_link(entry: Entry, browser: Browser, server: Process) -> None:
    visitor = at_the_end(browser, server, entry.id, shares=False)
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    names = [name.inner_text().splitlines()[0].strip() for name in page.locator(".rank-name").all()]
    replay = page.get_by_role("link", name="Watch replay").get_attribute("href") or ""
    written = drawn(visitor)
    assert entry.about.title in written
    assert any(entry.about.authors[0] in line for line in written)
    assert sum(name in written for name in names if name != "You") == len(names) - 1
    assert "You" not in " ".join(written).split(), "it is for people who were not there"
    assert page.evaluate(COLOURS, COVER) > 50, "the cover"
    parts = board_parts(visitor)
    assert len(parts) >= len(names), "what lies in front of every seat"
    assert all(page.evaluate(COLOURS, part) > 20 for part in parts)
    found = check_here(visitor, "share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    width, height = size_of(download.value.path())
    assert (width, download.value.suggested_filename) == (WIDTH, f"poktail-{entry.id}.png")
    assert height > 314 + len(names) * 92
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith(replay)
    assert not [*found, *check_phone(visitor, "share")]
    visitor.close()


def test_apps_that_take_files_get_the_picture_and_the_link(browser: Browser, server: Process) -> None:
    visitor = at_the_end(browser, server, "pok", shares=True, phone=True)
    drawn(visitor)
    visitor.page.locator(".share-keys .key-main").click()
    visitor.page.wait_for_function("() => window.given.length > 0")
    (given,) = visitor.page.evaluate("window.given")
    (file,) = given["files"]
    assert (file["name"], file["type"]) == ("poktail-pok.png", "image/png") and file["size"] > 10_000
    assert "/m/" in given["url"] and "/t/" not in given["url"]
    assert visitor.page.viewport_size == PHONE
    visitor.close()


def end_differently(replay: dict[str, Any]) -> None:
    """Let the last throw of a replay show only blanks."""
    last = replay["steps"][-1]["view"]["last"]
    last["throw"]["faces"] = [face | {"count": 0, "symbol": None} for face in last["throw"]["faces"]]


def test_the_picture_shows_how_the_match_lay_in_the_end(browser: Browser, server: Process) -> None:
    """Two matches with the same ranking have different pictures; where the end cannot be had, the rest is drawn."""
    visitor = at_the_end(browser, server, "pok", shares=False)
    written, board = drawn(visitor), board_pixels(visitor)

    def another(route: Route) -> None:
        replay = route.fetch().json()
        end_differently(replay)
        route.fulfill(body=json.dumps(replay), content_type="application/json")

    visitor.page.route(REPLAY, another)
    assert redrawn(visitor) == written
    other = board_pixels(visitor)
    assert other[0] != board[0] and other[1:] == board[1:], "another throw, and as many counters in the box"
    visitor.page.unroute(REPLAY)
    visitor.expected = lambda text: "404" in text
    visitor.page.route(REPLAY, lambda route: route.fulfill(status=404, json={"code": "not_found", "data": {}}))
    assert redrawn(visitor) == written
    assert not board_parts(visitor)
    visitor.close()


@every_game("pok")
def test_everybody_shares_the_same_board(entry: Entry, browser: Browser, server: Process) -> None:
    """It shows what a spectator has seen, whoever shares it."""
    players = together(browser, server, entry.id)
    for visitor in players:
        visitor.context.add_init_script(WATCHED.replace("SHARES", "false"))
        visitor.page.reload()
        visitor.until("playing")
        assert visitor.page.get_by_role("button", name="Share").count() == 0, "a running match has no picture"
    finish(*players)
    written = [drawn(visitor) for visitor in players]
    boards = [board_pixels(visitor) for visitor in players]
    assert boards[0] and boards[0] == boards[1]
    assert written[0] == written[1]
    for visitor in players:
        visitor.close()
