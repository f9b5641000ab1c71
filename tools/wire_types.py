"""Writes the schema document and the TypeScript types: `make types`. A test checks that the files are up to date."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poktail.core.registry import Entry, games
from poktail.server.http.schema import text
from poktail.server.http.schema_values import schemas_of
from tools import shapes
from tools.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT, SHARED, OF_A_GAME = "docs/openapi.json", "src/poktail/web/wire.ts", "src/poktail/games/{}/wire.ts"


def whole() -> dict[str, Any]:
    """The schema document without the games' values, so that it does not change with a game."""
    from poktail.server.app import create_app, document  # noqa: PLC0415  (a game's types need no server)
    from poktail.server.settings import load  # noqa: PLC0415

    return document(create_app(load(None, {"data": ""}, {})), games=())


def shared(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The generated files that are shared by all games: paths from the repository's root, and texts."""
    yield DOCUMENT, text(document)
    yield SHARED, typescript(document)


def of(entry: Entry) -> tuple[str, str]:
    """The generated file of one game's types: path and text."""
    schemas = schemas_of(entry)
    told = shapes.text(shapes.shapes(schemas, entry.game.__name__))
    return OF_A_GAME.format(entry.id), f"{typescript({'components': {'schemas': schemas}})}\n{told}"


def everything() -> dict[str, str]:
    """Every generated file and its text."""
    return dict([*shared(whole()), *map(of, games())])


def write(files: dict[str, str]) -> list[str]:
    """Write these files; returns the paths of those that have changed."""
    changed = []
    for path, made in files.items():
        kept = ROOT / path
        if not kept.exists() or kept.read_bytes() != made.encode():
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(made.encode())
            changed.append(path)
    return changed


if __name__ == "__main__":
    for path in write(everything()):
        print(f"{path} is new")
