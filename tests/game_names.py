"""The law "a shared file names no game": finds references to one particular game, and ignores ordinary words.

A game may be called by an ordinary word (`go`, `set`, `memory`), so a word alone proves nothing. What counts is an
import or a path of the game's folder, its id or title as a value of the code, a clause of its rulebook, one of its
styles, and its name wherever that name has several words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from poktail.core.registry import Entry, games

CLAUSE = re.compile(r"\*\*([A-Z]+)-E?\d+\*\*")
HOLDERS = frozenset({"default", "entry", "game", "game_id", "gameid", "games", "id", "name", "only", "title", "value"})
"""Fields and arguments that may hold a game's id; a value of any other, such as `{"t": "set"}`, is another word."""
PAGE = (".ts", ".tsx", ".mjs", ".html")
COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\w\"'`])//[^\n]*|<!--.*?-->", re.DOTALL)
TEXT = re.compile(
    r"""(?:(?P<field>[\w-]+)["']?\??(?::\s*|=\{?))?(?P<quote>["'`])(?P<value>(?:(?!(?P=quote)).)+)(?P=quote)"""
)
"""A quoted text and the field or attribute that holds it; where `:` or `=` follows a space, it is none of these."""


@dataclass(frozen=True)
class Names:
    """What one game is called, and what it calls its own."""

    id: str
    title: str
    kind: str
    prefixes: frozenset[str] = frozenset()
    styles: frozenset[str] = frozenset()

    @cached_property
    def values(self) -> frozenset[str]:
        """The strings that mean this game where code uses them as values."""
        return frozenset({self.id, self.title, self.kind})

    @cached_property
    def unmistakable(self) -> re.Pattern[str]:
        """What means this game wherever it stands, in code or prose."""
        several = [word for word in (self.id, self.title) if re.search(r"[\W_]", word)]
        forms = [rf"(?<![^\W_]){re.escape(word)}(?![^\W_])" for word in several]
        forms += [rf"(?<![^\W_]){self.kind}(?![a-z0-9])"] if re.search(r"[a-z0-9][A-Z]", self.kind) else []
        forms += [rf"\bgames[./]{re.escape(self.id)}\b"]
        forms += [rf"\b{re.escape(prefix)}-E?\d" for prefix in sorted(self.prefixes)]
        return re.compile("|".join(forms))


def names_of(entry: Entry) -> Names:
    """The names of one game, as its folder says them."""
    book = entry.folder / "rulebook" / "en.md"
    prefixes = CLAUSE.findall(book.read_text(encoding="utf-8")) if book.exists() else []
    styles = (style for path in entry.folder.glob("*.css") for style in classes(path.read_text(encoding="utf-8")))
    own = frozenset(style for style in styles if style.startswith(f"{entry.id}-"))
    return Names(entry.id, entry.about.title, entry.game.__name__, frozenset(prefixes), own)


@cache
def every_name() -> tuple[Names, ...]:
    """The names of all games there are."""
    return tuple(map(names_of, games()))


def classes(text: str) -> set[str]:
    """The classes that a sheet of styles has rules for."""
    return set(re.findall(r"\.([A-Za-z_][\w-]*)", COMMENTS.sub("", text)))


def names_a_game(path: str, text: str, names: tuple[Names, ...]) -> list[str]:
    """The lines of a shared file that name one of these games."""
    lines, suffix = text.splitlines(), Path(path).suffix
    found = {n for n, line in enumerate(lines, 1) for game in names if game.unmistakable.search(line)}
    values = {value for game in names for value in game.values}
    if suffix == ".py":
        found |= {n for n, value in python_values(text) if value in values}
        found |= {n for n, name in imported(text) if name in {f"games.{game.id}" for game in names}}
    elif suffix in PAGE:
        found |= {n for n, value in page_values(text) if value in values}
    elif suffix == ".css":
        own = {style for game in names for style in game.styles}
        found |= {n for n, line in enumerate(lines, 1) if classes(line) & own}
        found |= {n for n, value in attribute_values(text) if value in values}
    elif suffix == ".ftl":
        found |= {n for n, line in enumerate(lines, 1) if variant(line) in values}
    return [f"{n}: {lines[n - 1].strip()[:100]}" for n in sorted(found)]


def python_values(text: str) -> Iterator[tuple[int, str]]:
    """Every string that the code uses as a value and that may be a game's id, with its line."""
    tree = ast.parse(text)
    other = {id(node) for top in ast.walk(tree) for node in not_a_game(top)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in other:
            yield node.lineno, node.value


def not_a_game(node: ast.AST) -> Iterator[ast.AST]:
    """The strings directly under this node that are no game's id: docstrings, literal types, values of other fields."""
    if isinstance(node, ast.Expr):
        yield node.value
    elif isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("Literal"):
        yield from ast.walk(node.slice)
    elif isinstance(node, ast.keyword) and node.arg is not None and node.arg.lower() not in HOLDERS:
        yield node.value
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and str(key.value).lower() not in HOLDERS:
                yield value


def imported(text: str) -> Iterator[tuple[int, str]]:
    """Every import of a part of the package `games`, as line and `games.<id>`, relative ones too."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] == "games":
            yield from ((node.lineno, f"games.{alias.name}") for alias in node.names)


def page_values(text: str) -> Iterator[tuple[int, str]]:
    """The same for the page's code: quoted texts, but for values of fields and attributes that hold no game's id."""
    code = COMMENTS.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for found in TEXT.finditer(code):
        field = (found["field"] or "id").lower().removeprefix("data-")
        if field in HOLDERS:
            yield code.count("\n", 0, found.start("value")) + 1, found["value"]


def attribute_values(text: str) -> Iterator[tuple[int, str]]:
    """The values that a sheet of styles asks attributes for."""
    for found in re.finditer(r"""=\s*["']?([\w-]+)["']?\s*\]""", text):
        yield text.count("\n", 0, found.start()) + 1, found[1]


def variant(line: str) -> str:
    """The value for which a message has this line, as in `[name] …`."""
    found = re.match(r"\s*\*?\[\s*([\w-]+)\s*\]", line)
    return found[1] if found else ""
