"""Tests of sharing a result: a picture drawn in the browser, and the link to the replay."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import Entry
from tests.server.live import Process
from tests.web.accessibility import check_here, check_phone
from tests.web.visitor import PHONE, Visitor, every_game, finish

pytestmark = pytest.mark.xdist_group(__name__)

WIDTH = 1080
# Every text that is written on a canvas, and a device that takes files.
WATCHED = """{ const write = CanvasRenderingContext2D.prototype.fillText; window.written = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    window.written.push(text); return write.call(this, text, ...at); };
  window.given = [];
  navigator.canShare = (data) => SHARES && (data.files?.length ?? 0) > 0;
  navigator.share = async ({ files, ...rest }) =>
    void window.given.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, size })) }); }"""
# How many different colours a part of the picture has: art has several, an empty place one.
COLOURS = """([x, y, width, height]) => {
  const canvas = document.querySelector('.share-picture canvas');
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
COVER = (56, 56, 400, 314)


def at_the_end(browser: Browser, server: Process, game: str, *, shares: bool, phone: bool = False) -> Visitor:
    """Somebody who looks at the result of a match, on a device whose apps take files or not."""
    visitor = Visitor(browser, server.url, phone=phone)
    visitor.context.add_init_script(WATCHED.replace("SHARES", "true" if shares else "false"))
    visitor.begin(game, "Play now").until("playing")
    assert visitor.page.get_by_role("button", name="Share").count() == 0, "a running match has no picture"
    finish(visitor)
    return visitor


def drawn(visitor: Visitor) -> list[str]:
    """Open the picture: what is written on it."""
    visitor.page.get_by_role("button", name="Share", exact=True).click()
    visitor.page.locator(".share-picture canvas").wait_for()
    written: list[str] = visitor.page.evaluate("window.written")
    return written


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
