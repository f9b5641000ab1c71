"""Generates, for the client's texts, which fields of a game's values are seats and which are enums."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from poktail.i18n.words import kebab
from poktail.server.http.schema_values import REF

Shapes = dict[str, dict[str, str]]
"""For each class the fields that are not plain values, and the kind of each."""

DOC = "/** What a field holds where the value alone does not say it: a seat, or one of the game's words. */"
WIDTH = 120


def shapes(schemas: Mapping[str, Any], prefix: str) -> Shapes:
    """The fields of one game's classes that are seats or enums, from the game's schemas."""
    found = {}
    for name, schema in schemas.items():
        fields = {
            field: kind
            for field, part in schema.get("properties", {}).items()
            if (kind := _kind(part, schemas, prefix))
        }
        if fields and "is" in schema["properties"]:
            found[name.removeprefix(prefix)] = fields
    return found


def text(found: Shapes) -> str:
    """The same as a TypeScript constant."""
    lines = "".join(_line(name, fields) for name, fields in found.items())
    return (
        f"{DOC}\nexport const shapes = {{\n{lines}}} as const;\n" if lines else f"{DOC}\nexport const shapes = {{}};\n"
    )


def _line(name: str, fields: Mapping[str, str]) -> str:
    pairs = [f"{field}: {json.dumps(kind)}" for field, kind in fields.items()]
    line = f"  {name}: {{ {', '.join(pairs)} }},\n"
    if len(line) <= WIDTH:
        return line
    return f"  {name}: {{\n" + "".join(f"    {pair},\n" for pair in pairs) + "  },\n"


def _kind(schema: Any, schemas: Mapping[str, Any], prefix: str) -> str | None:
    """The kind of a field, inside any depth of lists; None for classes, which have their own entry."""
    kinds = set(_kinds(schema, schemas, prefix))
    if len(kinds) > 1:
        raise TypeError(f"a field holds one kind of thing, not {sorted(kinds)}")
    return kinds.pop() if kinds else None


def _kinds(schema: Any, schemas: Mapping[str, Any], prefix: str) -> Iterator[str]:
    if schema.get("title") == "Seat":
        yield "seat"
    name = schema.get("$ref", "").removeprefix(REF)
    if name and "enum" in schemas[name]:
        yield kebab(name.removeprefix(prefix))
    parts = [schema.get("items"), *schema.get("prefixItems", ()), *schema.get("anyOf", ()), *schema.get("oneOf", ())]
    for part in parts:
        if isinstance(part, dict):
            yield from _kinds(part, schemas, prefix)
