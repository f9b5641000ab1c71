"""Tests of tools/shapes.py: the page's table of seat and enum fields matches the Python type annotations."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest

from poktail.core.game import Seat
from poktail.core.registry import Entry, games
from poktail.i18n.words import kebab
from poktail.server.http.schema_values import REF, schemas_of
from tools.shapes import shapes, text


def leaves(hint: Any) -> list[Any]:
    """The types inside unions and tuples."""
    if get_origin(hint) is Annotated:
        return [hint]
    return [leaf for part in get_args(hint) for leaf in leaves(part)] or [hint]


def classes(root: Any, found: set[type]) -> set[type]:
    for leaf in leaves(root):
        kind: Any = get_origin(leaf) if is_dataclass(get_origin(leaf)) else leaf
        if isinstance(kind, type) and is_dataclass(kind) and kind not in found:
            found.add(kind)
            for hint in get_type_hints(kind, include_extras=True).values():
                classes(hint, found)
    return found


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_every_field_of_seats_or_words_is_named(entry: Entry) -> None:
    rules = entry.layer("rules")
    found = shapes(schemas_of(entry), entry.game.__name__)
    for kind in set().union(*(classes(getattr(rules, name), set()) for name in ("View", "Move", "What"))):
        hints = get_type_hints(kind, include_extras=True)
        for f in fields(kind):  # type: ignore[arg-type]
            inside = leaves(hints[f.name])
            words = [kebab(leaf.__name__) for leaf in inside if isinstance(leaf, type) and issubclass(leaf, Enum)]
            wanted = "seat" if Seat in inside else words[0] if words else None
            assert found.get(kind.__name__, {}).get(f.name) == wanted, (kind, f.name)


def test_a_field_of_two_kinds_is_refused() -> None:
    both = {"anyOf": [{"type": "integer", "title": "Seat"}, {"$ref": f"{REF}Colour"}]}
    schemas = {"Colour": {"enum": ["red"]}, "Odd": {"properties": {"is": {}, "what": both}}}
    with pytest.raises(TypeError):
        shapes(schemas, "")


def test_a_game_without_such_fields_has_an_empty_table() -> None:
    assert text({}).endswith("export const shapes = {};\n")
    assert len(max(text({"Long": {f"field_{n}": "seat" for n in range(30)}}).splitlines(), key=len)) <= 120
