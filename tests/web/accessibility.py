"""Test helper: accessibility checks for every page and board, with axe and minimum button sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.visitor import DESK, PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast"]
"""What asks for colours, and takes nearly all of axe's time: by lamp, or with patterns, nothing else is different."""
RUN = """({ tags, rules }) => axe.run(document, {
  runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
  resultTypes: ['violations'], preload: false,
}).then((found) => found.violations.flatMap((one) => one.nodes.map((node) =>
  `${one.id}: ${node.target} ${node.failureSummary.slice(0, 200)}`)))"""
# Everything that can be pressed and is smaller than a finger, unless it is a link in a line of text. What a key catches
# beyond what is drawn of it counts, as does the label of a field.
SMALL = """(least) => {
  const found = [];
  const all = 'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=slider]';
  for (const one of document.querySelectorAll(all)) {
    if (one.disabled || one.matches('.skip') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const boxes = [one, one.closest('label') ?? one].map((part) => part.getBoundingClientRect());
    let width = Math.max(...boxes.map((box) => box.width));
    let height = Math.max(...boxes.map((box) => box.height));
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(one, part);
      if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') continue;
      width = Math.max(width, parseFloat(style.width) || 0);
      height = Math.max(height, parseFloat(style.height) || 0);
    }
    const text = [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if ((width >= least && height >= least) || (one.matches('a') && text)) continue;
    found.push(`${Math.round(width)} × ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""
FINGER = 43.5  # 44, and what a browser rounds
PATTERNS = "(on) => { document.documentElement.dataset.patterns = on; }"


def _axe(visitor: Visitor, rules: list[str] | None = None) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = visitor.page.evaluate(RUN, {"tags": TAGS, "rules": rules})
    return found


def _in(visitor: Visitor, scheme: Any) -> None:
    visitor.page.emulate_media(color_scheme=scheme)


def check_here(visitor: Visitor, where: str, *, patterns: bool = False) -> list[str]:
    """What is wrong here at the current size, in both themes; also with patterns in addition to colours."""
    _in(visitor, "light")
    found = _axe(visitor)
    if visitor.page.viewport_size == PHONE:
        found += visitor.page.evaluate(SMALL, FINGER)
    _in(visitor, "dark")
    found += [f"dark {text}" for text in _axe(visitor, COLOURS)]
    if patterns:
        visitor.page.evaluate(PATTERNS, "on")
        found += [f"dark, patterns {text}" for text in _axe(visitor, COLOURS)]
        visitor.page.evaluate(PATTERNS, "off")
    _in(visitor, "light")
    return [f"{where} {text}" for text in found]


def check_phone(visitor: Visitor, where: str) -> list[str]:
    """What is wrong here if the same is on a phone by lamp."""
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    _in(visitor, "dark")
    found = [*_axe(visitor), *visitor.page.evaluate(SMALL, FINGER)]
    _in(visitor, "light")
    visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return [f"{where}, phone, {text}" for text in found]


def check_sizes(visitor: Visitor, where: str, *, patterns: bool = False) -> list[str]:
    """What is wrong here, at a desk and on a phone."""
    return [*check_here(visitor, where, patterns=patterns), *check_phone(visitor, where)]
