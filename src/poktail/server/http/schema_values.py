"""Builds the JSON Schema of a game's options, moves, views and events from their type annotations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from poktail.core.codec import TAG, fill_types, options_of
from poktail.core.game import Bounds, Seat
from poktail.core.registry import Entry, games

Schema = dict[str, Any]

REF = "#/components/schemas/"
"""Where the schema document keeps named schemas."""

OPTIONS = "Options"
PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}
CITATION = re.compile(r"\s*\([A-Z]+-E?\d+(?:, [A-Z]+-E?\d+)*\)")


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game for a form; `values` are the allowed values, also for a list of them.

    `variant`: a way to play that people choose; a form shows these first, and other options as experiments.
    """

    name: str
    type: str
    default: Any
    low: int | None
    high: int | None
    values: tuple[Any, ...] | None
    variant: bool


class Book:
    """The named schemas of one game: every class and enum once, prefixed with the game's class name."""

    def __init__(self, prefix: str) -> None:
        self.schemas: dict[str, Schema] = {}
        self._prefix = prefix
        self._kinds: dict[str, Any] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of this type; named parts are added to the book."""
        origin: Any = get_origin(kind)
        args = get_args(kind)
        if origin is Annotated:
            return {"type": "integer", "title": "Seat"} if kind == Seat else self.of(args[0])
        if origin in (Union, UnionType):
            return self._union(args)
        if origin is tuple:
            return self._sequence(args)
        if origin is frozenset:
            return {"type": "array", "items": self.of(args[0]), "uniqueItems": True}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self._named(kind, lambda: _members(kind))
        if is_dataclass(origin):
            generic: Any = origin
            types = dict(zip(generic.__parameters__, args, strict=True))
            return self._named(kind, lambda: self._record(generic, types))
        if is_dataclass(kind):
            return self._named(kind, lambda: self._record(kind, {}))
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        raise TypeError(f"{kind} has no JSON form")

    def add(self, name: str, kind: Any) -> None:
        """Add a type under this name; a class that already has this name is unchanged."""
        schema = self.of(kind)
        self.schemas.setdefault(self._claim(name, kind), schema)

    def add_options(self, game: Any) -> Schema:
        """Add the options of a game's class; an option that is left out has its default."""
        hints, defaults = get_type_hints(game, include_extras=True), options_of(game())
        bounds = {f.name: f.metadata.get("bounds") for f in fields(game)}
        properties = {
            name: _bounded(self.of(hints[name]), bounds[name]) | {"default": default}
            for name, default in defaults.items()
        }
        schema = {"type": "object", "properties": properties, "additionalProperties": False}
        self.schemas[self._claim(OPTIONS, game)] = schema
        return schema

    def look_up(self, schema: Schema) -> Schema:
        """The schema, or the one in the book that it refers to."""
        return self.schemas[schema["$ref"].removeprefix(REF)] if "$ref" in schema else schema

    def _claim(self, name: str, kind: Any) -> str:
        full = self._prefix + name
        if self._kinds.setdefault(full, kind) != kind:
            raise TypeError(f"two types are called {full}")
        return full

    def _named(self, kind: Any, build: Callable[[], Schema]) -> Schema:
        full = self._claim(_spelled(kind), kind)
        if full not in self.schemas:
            self.schemas[full] = {}  # reserve the name first: a type may contain itself
            self.schemas[full] = build()
        return {"$ref": REF + full}

    def _union(self, args: tuple[Any, ...]) -> Schema:
        parts = [self.of(arg) for arg in args]
        classes: list[Any] = [arg for arg in args if is_dataclass(get_origin(arg) or arg)]
        tags = [arg.__name__ for arg in classes]
        if len(set(tags)) < len(tags):
            raise TypeError(f"a union cannot tell apart {tags}")
        if len(classes) < len(args):
            return {"anyOf": parts}
        mapping = {tag: part["$ref"] for tag, part in zip(tags, parts, strict=True)}
        return {"oneOf": parts, "discriminator": {"propertyName": TAG, "mapping": mapping}}

    def _sequence(self, args: tuple[Any, ...]) -> Schema:
        if len(args) == 2 and args[1] is Ellipsis:
            return {"type": "array", "items": self.of(args[0])}
        exact = {"minItems": len(args), "maxItems": len(args)}
        return {"type": "array"} | ({"prefixItems": [self.of(arg) for arg in args]} if args else {}) | exact

    def _record(self, kind: Any, types: Mapping[Any, Any]) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        properties: dict[str, Schema] = {TAG: {"type": "string", "const": kind.__name__}}
        properties |= {f.name: self.of(fill_types(hints[f.name], types)) for f in fields(kind) if f.init}
        return _about(kind) | {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }


def schemas_of(entry: Entry) -> dict[str, Schema]:
    """All schemas of one game: `View`, `Move`, `What`, `Reason`, `Options` and parts, prefixed with its name."""
    rules, book = entry.layer("rules"), Book(entry.game.__name__)
    for name in ("View", "Move", "What"):
        book.add(name, getattr(rules, name))
    if entry.has("coach"):
        book.add("Reason", entry.layer("coach").Reason)
    book.add_options(entry.game)
    return dict(sorted(book.schemas.items()))


def game_schemas(entries: Iterable[Entry] | None = None) -> dict[str, Schema]:
    """The schemas of these games (default: all)."""
    found: dict[str, Schema] = {}
    for entry in games() if entries is None else entries:
        own = schemas_of(entry)
        if twice := sorted(found.keys() & own.keys()):
            raise TypeError(f"two games have {twice}")
        found |= own
    return dict(sorted(found.items()))


def options_schema(entry: Entry) -> Schema:
    """The schema of one game's options, as in the schema document."""
    return schemas_of(entry)[entry.game.__name__ + OPTIONS]


def options(entry: Entry) -> tuple[Option, ...]:
    """One game's options for a form, in the order of the game's fields."""
    book = Book(entry.game.__name__)
    found = book.add_options(entry.game)["properties"]
    variants = {f.name for f in fields(entry.game) if f.metadata.get("variant")}
    return tuple(_option(name, schema, book, name in variants) for name, schema in found.items())


def _option(name: str, schema: Schema, book: Book, variant: bool) -> Option:
    shown = next((part for part in schema.get("anyOf", ()) if part != {"type": "null"}), schema)
    shown = book.look_up(shown)
    words = book.look_up(shown.get("items", shown)).get("enum")
    low, high = shown.get("minimum"), shown.get("maximum")
    values = None if words is None else tuple(words)
    return Option(name, shown["type"], schema.get("default"), low, high, values, variant)


def _bounded(schema: Schema, bounds: Bounds | None) -> Schema:
    """The schema with an option's bounds added; null stays allowed."""
    if bounds is None:
        return schema
    if "anyOf" in schema:
        return {"anyOf": [_bounded(part, bounds) for part in schema["anyOf"]]}
    return schema | ({"minimum": bounds.low, "maximum": bounds.high} if schema == {"type": "integer"} else {})


def _members(kind: type[Enum]) -> Schema:
    values = [member.value for member in kind]
    types = {type(value) for value in values}
    if not types <= {str, int, bool}:
        raise TypeError(f"{kind} has no JSON form")
    return _about(kind) | ({"type": PLAIN[types.pop()]} if len(types) == 1 else {}) | {"enum": values}


def _about(kind: Any) -> Schema:
    """A class's docstring without the rule numbers it cites; none if it is only a dataclass's generated signature."""
    doc = kind.__doc__ or ""
    first = CITATION.sub("", doc.split("\n\n")[0]).split()
    return {} if not first or doc.startswith(f"{kind.__name__}(") else {"description": " ".join(first)}


def _spelled(kind: Any) -> str:
    """A name for a type: the name of its class, followed by those of its parameters."""
    origin: Any = get_origin(kind)
    args = [_spelled(arg) for arg in get_args(kind) if arg is not Ellipsis] if origin is not Annotated else []
    if origin is Annotated:
        return _spelled(get_args(kind)[0])
    if origin in (Union, UnionType):
        return "Or".join(args)
    own: str = (kind if origin is None else origin).__name__
    return "".join([own[0].upper() + own[1:], *args])
