"""Test helper: what a phone shows of the current decision, with the bars of its browser above and below the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from random import Random
from typing import Any

from tests.web.test_font import STILL
from tests.web.visitor import Visitor

SHORT, SMALL = {"width": 390, "height": 664}, {"width": 360, "height": 640}
# Keys that only look are left out: those in the middle that are quiet, and the reasons.
DECISION = ".tray button, .pass button, .arena button:not(.key-quiet), .curtain .hold"
READY = ".banner-mine, .curtain .hold, .pass .key-main, .tray .key-main"
# What the last decision came to.
RESULT = ".banner, .aim-text, .happened:not(.roy .happened), .pok-stamp, .pok-own + div, .roy-stamp, .roy-taker"

# As somebody sees the table who has not scrolled yet.
FROM_THE_TOP = """() => {
  scrollTo(0, 0);
  for (const area of document.querySelectorAll('.board-top, .tray')) area.scrollTop = 0;
}"""
# Each key of the decision: how far it is in sight, how large what it catches is, and whether scrolling reaches it.
KEYS = """(selector) => {
  const areas = [...document.querySelectorAll('.board-top, .tray')];
  const shown = (key) => {
    const { top, bottom, left, right } = key.getBoundingClientRect();
    const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && (key === there || key.contains(there));
  };
  const size = (key) => {
    const box = key.getBoundingClientRect();
    const parts = ['::before', '::after'].map((part) => getComputedStyle(key, part)).filter(
      (style) => style.content !== 'none' && style.position === 'absolute' && style.pointerEvents !== 'none');
    const most = (side) => Math.max(box[side], ...parts.map((style) => parseFloat(style[side]) || 0));
    return Math.round(Math.min(most('width'), most('height')));
  };
  const hinted = (key) => {
    const area = key.closest('.board-top, .tray');
    return area?.querySelector(':scope > .more')?.checkVisibility() ?? false;
  };
  const reached = (key) => {
    key.scrollIntoView({ block: 'center', inline: 'center' });
    const seen = shown(key);
    for (const area of areas) area.scrollTop = 0;
    return seen;
  };
  const keys = [...document.querySelectorAll(selector)].filter((key) => !key.disabled && !key.matches('.why, .more')
    && key.getAttribute('aria-disabled') !== 'true' && key.checkVisibility({ visibilityProperty: true }));
  return keys.map((key) => {
    const name = `${key.className} ${key.getAttribute('aria-label') ?? key.textContent}`;
    const at = { name, size: size(key), shown: shown(key), hinted: hinted(key) };
    return { ...at, reached: at.shown || reached(key) };
  });
}"""
# What of the result lies outside the page or is scrolled away.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((part) => {
  const { top, bottom, width } = part.getBoundingClientRect();
  const area = part.closest('.board-top, .tray')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return width > 0 && (top < area.top - 1 || bottom > area.bottom + 1);
}).map((part) => `${part.className} ${part.textContent}`)"""
FINGER = 43.5
# The words of the page that are broken inside; `select` says which texts to look at.
BROKEN = """
  const range = document.createRange();
  const unseen = (part) => part && (getComputedStyle(part).clipPath !== 'none' || unseen(part.parentElement));
  const lines = () => {
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(boxes.map(({ top }) => Math.round(top)));
  };
  const texts = (select) => {
    const walker = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (select(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  const broken = (text) => {
    range.selectNodeContents(text);
    if (lines().size < 2 || unseen(text.parentElement)) return [];
    return [...text.data.matchAll(/[^\\s\\-–—\\/]+/g)].filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return lines().size > 1;
    }).map(([word]) => `${text.parentElement.className}: ${word}`);
  };
"""
ANY_BROKEN = f"() => {{ {BROKEN} return texts(() => true).flatMap(broken); }}"
# Gives everybody each of these names in turn: where one is broken, and where one is cut that must not be.
NAMES = f"""({{ names, whole }}) => {{ {BROKEN}
  const bare = (text) => text.data.replace(/[\\u2068\\u2069]/g, '').trim();
  const there = texts((text) => text.parentElement.closest('.chip-name, .roy-row-name')).map(bare);
  const places = texts((text) => there.includes(bare(text)) && !unseen(text.parentElement));
  const before = places.map((text) => text.data);
  const wrong = names.flatMap((name) => {{
    for (const text of places) text.data = name;
    const cut = whole.includes(name) ? places.map((text) => text.parentElement).filter(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4) : [];
    return [...places.flatMap(broken), ...cut.map((part) => `cut: ${{part.className}}: ${{name}}`)];
  }});
  places.forEach((text, at) => {{ text.data = before[at]; }});
  return wrong;
}}"""
DEFAULT_NAMES = json.loads((resources.files("poktail.i18n") / "default_names.json").read_text(encoding="utf-8"))
LONG_NAMES = [name for lists in DEFAULT_NAMES.values() for names in lists.values() for name in names if len(name) > 8]
ENDLESS = "Wolkenkratzerbaumeisterin"
"""One word that fits nowhere: it is cut, and not broken."""


def in_sight(visitor: Visitor) -> list[str]:
    """What is wrong if everything has to be seen without scrolling."""
    keys: list[dict[str, Any]] = visitor.page.evaluate(KEYS, DECISION)
    wrong = [f"not in sight: {key['name']}" for key in keys if not key["shown"]]
    wrong += [f"only {key['size']} px: {key['name']}" for key in keys if key["size"] < FINGER]
    wrong += [f"broken: {word}" for word in visitor.page.evaluate(ANY_BROKEN)]
    return wrong + [f"cut off: {part}" for part in visitor.page.evaluate(CUT, RESULT)]


def in_reach(visitor: Visitor) -> list[str]:
    """What is wrong if what does not fit may be scrolled to, where a key says so."""
    keys: list[dict[str, Any]] = visitor.page.evaluate(KEYS, DECISION)
    wrong = [f"no hint: {key['name']}" for key in keys if not key["shown"] and not key["hinted"]]
    wrong += [f"out of reach: {key['name']}" for key in keys if not key["reached"]]
    wrong += [f"broken: {word}" for word in visitor.page.evaluate(ANY_BROKEN)]
    return wrong + [f"only {key['size']} px: {key['name']}" for key in keys if key["size"] < FINGER]


def check_settled(visitor: Visitor, check: Callable[[Visitor], list[str]]) -> None:
    """Check what is shown, as somebody sees it who has not scrolled yet."""
    for _ in range(20):  # what comes from others just now is drawn first, and the arrows after that
        visitor.page.evaluate(FROM_THE_TOP)
        visitor.page.wait_for_function(STILL)
        wrong = check(visitor)
        if not wrong:
            break
    said = visitor.page.locator(".banner, .curtain h1").first.inner_text()
    assert not wrong, (said, wrong)


def each_decision(visitor: Visitor, rng: Random, presses: int, check: Callable[[Visitor], list[str]]) -> int:
    """Press keys by dice until this many were pressed or the match is over; check what is shown before each press.

    Returns how often something was checked.
    """
    pressed = checked = 0
    while pressed < presses:
        if visitor.page.locator(READY).count():
            check_settled(visitor, check)
            checked += 1
        phase, moved = visitor.act(rng)
        pressed += moved
        if phase == "over":
            break
        if not moved:
            visitor.page.wait_for_timeout(20)
    return checked


def names_fit(visitor: Visitor) -> list[str]:
    """Where long names are broken inside a word or, if they are among those that we give, cut."""
    # Beside a cup a chip has no room for the longest of them.
    cups = visitor.page.locator(".chip svg[class*=cup]").count() > 0
    asked = {"names": [*LONG_NAMES, ENDLESS], "whole": [] if cups else LONG_NAMES}
    wrong: list[str] = visitor.page.evaluate(NAMES, asked)
    return wrong
