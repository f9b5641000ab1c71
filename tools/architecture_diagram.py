"""Draws the packages and the layers of the server from the imports, into docs/architecture.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "poktail"
PAGE = ROOT / "docs" / "architecture.md"

Graph = dict[str, set[str]]


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, as parts after `poktail`, TYPE_CHECKING included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix("poktail.") for name in names if name.startswith("poktail."))


def graph(folder: Path, prefix: str = "", split: tuple[str, ...] = ()) -> Graph:
    """What each package or module directly in this folder imports of the others; `split`: shown module by module."""

    def unit(parts: tuple[str, ...]) -> str:
        return "/".join(parts[:2] if parts[0] in split else parts[:1])

    found: Graph = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[-1] == "__main__" or parts == ("__init__",) or {"tests", "migrations"} & set(parts):
            continue
        if parts[0] not in split or parts[1] != "__init__":
            names = [name.removeprefix(prefix) for name in imported(path) if name.startswith(prefix)]
            found.setdefault(unit(parts), set()).update(unit(tuple(name.split("."))) for name in names)
    return {name: {other for other in used if other in found and other != name} for name, used in found.items()}


def levels(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The names by height: each stands above everything it imports.

    >>> levels({"a": ["b", "c"], "b": ["c"], "c": []})
    [['a'], ['b'], ['c']]
    """
    height: dict[str, int] = {}
    for name in TopologicalSorter(imports).static_order():
        height[name] = max((height[other] + 1 for other in imports[name]), default=0)
    return [sorted(n for n in height if height[n] == level) for level in range(max(height.values()), -1, -1)]


def draw(imports: Mapping[str, Iterable[str]]) -> str:
    """The levels as a stack of boxes, each line a name and what it imports.

    >>> print(draw({"a": ["b"], "b": []}))
    ┌────────┐
    │ a  → b │
    ├────────┤
    │ b      │
    └────────┘
    """
    wide = max(map(len, imports))
    lines = {name: f"{name:<{wide}}  → {', '.join(sorted(uses))}" if uses else name for name, uses in imports.items()}
    most = max(map(len, lines.values()))
    rule = "─" * (most + 2)
    boxes = ["\n".join(f"│ {lines[name]:<{most}} │" for name in level) for level in levels(imports)]
    return f"┌{rule}┐\n" + f"\n├{rule}┤\n".join(boxes) + f"\n└{rule}┘"


def filled(text: str) -> str:
    """The page with the diagrams of today between its markers."""
    for name, found in (("packages", graph(SOURCE)), ("server", graph(SOURCE / "server", "server.", split=("ops",)))):
        marker = re.compile(rf"(<!-- {name}: [^\n]*-->\n).*?(<!-- end -->)", re.DOTALL)
        assert marker.search(text), f"no marker for {name}"
        block = f"```text\n{draw(found)}\n```\n"
        text = marker.sub(lambda match, block=block: match[1] + block + match[2], text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
