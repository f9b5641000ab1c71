"""Tests of what newcomers stumbled over on their first evening."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from poktail.core.registry import find, games
from poktail.i18n import LANGUAGES, Words
from tests.sampling import sample
from tests.server.live import Process
from tests.web.phones import SHORT, SMALL
from tests.web.test_font import STILL
from tests.web.visitor import DESK, Visitor, finish

# Text that is cut off: by the edge of a part that hides the rest, by a limit on its lines, or beyond its own key.
CUT = """() => {
  const cut = [], hides = (value) => value === 'hidden' || value === 'clip';
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const key = parent.closest('button, .chip')?.getBoundingClientRect();
    let wrong = key && boxes.some((box) => box.right > key.right + 1 || box.left < key.left - 1
      || box.bottom > key.bottom + 2 || box.top < key.top - 2);
    for (let up = parent; up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (style.clipPath !== 'none' || (edge.width < 3 && edge.height < 3)) { wrong = false; break; }  // not to be seen
      if (style.display === 'inline' || style.overflowX === 'auto' || style.overflowY === 'auto') continue;
      if (hides(style.overflowX)) wrong ||= boxes.some((box) => box.right > edge.right + 2 || box.left < edge.left - 2);
      if (style.position === 'fixed') break;
    }
    if (wrong) cut.push(node.textContent.trim());
  }
  for (const one of document.querySelectorAll('#app *')) {
    const lines = getComputedStyle(one).webkitLineClamp;
    if (!lines || lines === 'none' || !one.checkVisibility()) continue;
    const height = one.clientHeight;
    one.style.setProperty('-webkit-line-clamp', 'none');
    if (one.clientHeight > height + 2) cut.push(one.textContent);
    one.style.removeProperty('-webkit-line-clamp');
  }
  return cut;
}"""
FRIENDS = ("Alexandra", "Maximilian", "Ana María")


def rewritten(visitor: Visitor, kind: str, change: Callable[[dict[str, Any]], None]) -> Visitor:
    """Every frame of this kind comes to the visitor with a change."""

    def listen(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["t"] == kind:
                change(frame["d"])
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    visitor.page.route_web_socket("**/ws/table/*", listen)
    return visitor


def name_bots(table: dict[str, Any]) -> None:
    """The bots have the names of people, which are longer."""
    bots = [seat for seat in table["seats"] if seat and seat["kind"] == "bot"]
    for seat, name in zip(bots, FRIENDS, strict=False):
        seat["name"] = name


def begin(visitor: Visitor, game: str, size: Any) -> Visitor:
    """A match against bots on a screen of this size, in the visitor's language."""
    visitor.page.set_viewport_size(size)
    visitor.go("/").page.locator(f'.game[data-game="{game}"] .key-main').click()
    return visitor.until("playing")


EVERYWHERE = [
    pytest.param(entry.id, lang, marks=() if (entry.id, lang) == ("pok", "de") else pytest.mark.slow)
    for entry in games()
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("game", "lang"), EVERYWHERE)
def test_no_text_is_cut_off_on_a_small_phone(game: str, lang: str, browser: Browser, server: Process) -> None:
    """Names, header, keys and result, from the first decision to the last page."""
    visitor, rng = rewritten(Visitor(browser, server.url, lang=lang, deal="1"), "table", name_bots), Random(5)
    begin(visitor, game, SMALL)
    looked = 0
    while looked < 12 and visitor.phase() != "over":
        visitor.page.wait_for_function(STILL)
        assert visitor.page.evaluate(CUT) == [], visitor.page.locator(".banner").inner_text()
        looked += visitor.act(rng)[1]
    if visitor.phase() != "over":
        finish(visitor)
    visitor.page.locator(".rank").first.wait_for()
    assert visitor.page.evaluate(CUT) == []
    visitor.close()


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de"))
def test_a_lifted_card_of_pook_says_what_it_does(lang: str, browser: Browser, server: Process) -> None:
    """On a phone, before it is placed; the square stays where it is, and so do the keys."""
    visitor = begin(Visitor(browser, server.url, lang=lang, deal="7"), "pook", SHORT)
    page, words = visitor.page, Words(lang, find("pook"))
    page.locator(".banner-mine").wait_for()
    cards, square = page.locator(".pook-hand button"), page.locator(".pook-grid")
    before, said = square.bounding_box(), page.locator(".happened").inner_text()
    # What a browser sends for a cell that comes up under a resting pointer: it is not looked at.
    resting = {"bubbles": True, "pointerType": "mouse", "movementX": 0, "movementY": 0}
    for kind in ("pointerenter", "pointermove"):
        page.locator(".pook-tap[aria-disabled=true]").first.dispatch_event(kind, resting)
    page.wait_for_function(STILL)
    assert page.locator(".happened").inner_text() == said
    for n in range(cards.count()):
        cards.nth(n).click()
        faction = str(cards.nth(n).get_attribute("data-part")).rstrip("0123456789")
        told = page.locator(".pook-line")
        expect(told).to_contain_text(words(f"board-power-{faction}"))
        expect(told).to_be_in_viewport()
        assert square.bounding_box() == before
    visitor.close()


@pytest.mark.parametrize("lang", sample([lang for lang in LANGUAGES if lang != "en"], "de"))
def test_the_banner_of_pook_is_not_cut_off_at_a_desk(lang: str, browser: Browser, server: Process) -> None:
    visitor, rng = begin(Visitor(browser, server.url, lang=lang, deal="7"), "pook", DESK), Random(3)
    banner, looked = visitor.page.locator(".banner"), 0
    while looked < 14 and visitor.phase() != "over":
        visitor.page.wait_for_function(STILL)
        said = banner.inner_text()
        high, inside = banner.evaluate("(one) => [one.clientHeight, one.scrollHeight]")
        assert inside <= high + 1, said
        assert not [text for text in visitor.page.evaluate(CUT) if text in said], said
        looked += visitor.act(rng)[1]
    visitor.close()


def test_equal_places_stand_in_the_order_of_the_seats_and_a_shared_win_shows_a_trophy(
    browser: Browser, server: Process
) -> None:
    """Three of four share the win: the picture beside it is nobody's face, least of all the loser's."""
    visitor = rewritten(Visitor(browser, server.url), "over", lambda over: over.update(ranks=[1, 2, 1, 1]))
    begin(visitor, "pok", SHORT)
    names = [visitor.page.locator(f'.chip[data-seat="{seat}"] .chip-name').inner_text() for seat in (1, 2, 3)]
    finish(visitor)
    page = visitor.page
    expect(page.locator(".rank-place > [aria-hidden]")).to_have_text(["1", "1", "1", "2"])
    expect(page.locator(".rank-name")).to_have_text(["You", *(f"{names[at]} bot Casual" for at in (1, 2, 0))])
    expect(page.locator(".end-portrait")).to_have_count(1)
    faces = {page.locator(".rank .face > svg").nth(n).inner_html() for n in range(4)}
    assert page.locator(".end-portrait > svg").inner_html() not in faces
    expect(page.locator(".end-crown")).to_have_count(0)
    visitor.close()


def test_the_only_loser_of_royal_is_the_face_of_the_result(browser: Browser, server: Process) -> None:
    visitor = begin(Visitor(browser, server.url, deal="7"), "cockroach_royal", SHORT)
    finish(visitor)
    expect(visitor.page.locator(".rank-score").last).to_contain_text("lost")  # once all is told
    last = visitor.page.locator(".rank").last.locator(".face > svg").inner_html()
    assert visitor.page.locator(".end-portrait > svg").inner_html() == last
    scores = visitor.page.locator(".rank-score").all_inner_texts()
    assert set(scores[:-1]) == {"won"} and scores[-1].startswith("lost")
    visitor.close()


def test_a_row_of_pok_n_roll_is_previewed_when_the_pointer_moves_not_when_it_rests(
    browser: Browser, server: Process
) -> None:
    """The keys of the rows come up under the pointer that pressed “Fold now”."""
    visitor = begin(Visitor(browser, server.url, deal="3"), "pok_n_roll", DESK)
    page = visitor.page
    page.locator(".banner-mine").wait_for()  # from now on nothing moves by itself
    page.wait_for_function(STILL)
    place = page.get_by_role("button", name="Fold now").bounding_box()
    assert place
    x, y = place["x"] + place["width"] - 12, place["y"] + place["height"] / 2
    page.mouse.click(x, y)
    under, own = page.get_by_role("button", name="Pair +2"), page.locator(".pnr-own")
    expect(under).to_be_visible()
    key = under.bounding_box()
    assert key and key["x"] < x < key["x"] + key["width"], "the key has come up under the pointer"
    # What a browser sends for a key that comes up under a resting pointer.
    under.dispatch_event("pointermove", {"bubbles": True, "movementX": 0, "movementY": 0})
    page.wait_for_function(STILL)
    expect(own).to_contain_text("Two pairs")
    page.mouse.move(x + 3, y)
    expect(own).not_to_contain_text("Two pairs")
    expect(own).to_contain_text("Pair")
    visitor.close()
