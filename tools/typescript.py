"""Generates TypeScript types from the schema document, one for each component; unknown constructs are errors."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from poktail.server.http.schema_values import REF

Schema = Any
"""An object of keywords, or true (anything) or false (nothing)."""

HEADER = (
    "// Generated from the schema document of the table server by `make types`.\n"
    "// Do not edit it: change the models and run that again.\n"
)
WIDTH = 120

NOTES = frozenset({"title", "description", "default", "examples", "example", "deprecated", "readOnly", "writeOnly"})
RANGE = frozenset({"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"})
LIMITS: Mapping[str, frozenset[str]] = {
    "string": frozenset(
        {"minLength", "maxLength", "pattern", "format", "contentMediaType", "contentEncoding", "contentSchema"}
    ),
    "integer": RANGE,
    "number": RANGE,
    "boolean": frozenset(),
    "null": frozenset(),
    "array": frozenset({"items", "prefixItems", "minItems", "maxItems", "uniqueItems"}),
    "object": frozenset(
        {"properties", "required", "additionalProperties", "patternProperties", "propertyNames"}
        | {"minProperties", "maxProperties"}
    ),
}
"""Keywords allowed next to a type: parts of it, or limits that TypeScript cannot express."""

WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
NAME = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)
TAKEN = frozenset(
    {"any", "bigint", "boolean", "never", "null", "number", "object", "string", "symbol", "undefined", "unknown"}
    | {"class", "const", "enum", "extends", "false", "function", "import", "in", "interface", "new", "this", "true"}
    | {"typeof", "void", "Partial", "Readonly", "Record"}
)
"""Names that no component may have: reserved words, and the types used here."""


class Untranslatable(ValueError):
    """The document contains something that has no known type."""


class Type(NamedTuple):
    """A type as text: the members of a union, and whether `[]` may follow without parentheses."""

    members: tuple[str, ...]
    tight: bool = True

    def __str__(self) -> str:
        return " | ".join(self.members)

    @property
    def closed(self) -> str:
        """The text, in parentheses if it needs them inside another type."""
        return str(self) if self.tight and len(self.members) == 1 else f"({self})"


UNKNOWN, NEVER = Type(("unknown",)), Type(("never",))


def typescript(document: Mapping[str, Any]) -> str:
    """The text of a module that exports a type for each component schema of the document."""
    schemas = document.get("components", {}).get("schemas", {})
    return "\n".join([HEADER, *(f"{text}\n" for text in _Writer(schemas).components())])


def write(document: Mapping[str, Any], path: Path) -> None:
    """Write the types of a document to a file."""
    path.write_text(typescript(document), encoding="utf-8")


class _Writer:
    """Knows all components, and the current place in the document for error messages."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self._schemas = schemas
        self._names = {name: _identifier(name) for name in schemas}
        if len(set(self._names.values())) < len(schemas):
            raise Untranslatable(f"two components have one name among {sorted(self._names.values())}")

    def components(self) -> Iterator[str]:
        for key, schema in self._schemas.items():
            name, doc = self._names[key], _comment(schema, "")
            if isinstance(schema, dict) and schema.get("type") == "object" and schema.get("properties"):
                self._check(schema, {"type"} | LIMITS["object"], key)
                lines = "\n".join(self._properties(schema, key, "  "))
                yield f"{doc}export interface {name} {{\n{lines}\n}}"
            else:
                yield doc + _wrapped(f"export type {name} =", self.type(schema, key), "  ")

    def type(self, schema: Schema, at: str) -> Type:
        """The type of one schema; `at` is its place in the document."""
        if isinstance(schema, bool):
            return UNKNOWN if schema else NEVER
        if not isinstance(schema, dict):
            raise Untranslatable(f"{at}: {schema!r} is no schema")
        forms: dict[str, tuple[set[str], Callable[[dict[str, Any], str], Type]]] = {
            "$ref": (set(), self._ref),
            "const": ({"type"}, lambda found, at: _literals([found["const"]], at)),
            "enum": ({"type"}, lambda found, at: _literals(found["enum"], at)),
            "anyOf": ({"discriminator"}, lambda found, at: self._any_of(found["anyOf"], f"{at}.anyOf")),
            "oneOf": ({"discriminator"}, lambda found, at: self._any_of(found["oneOf"], f"{at}.oneOf")),
            "allOf": (set(), self._all_of),
            "type": (set(), self._typed),
        }
        for form, (beside, build) in forms.items():
            if form in schema:
                if form != "type":
                    self._check(schema, {form} | beside, at)
                return build(schema, at)
        self._check(schema, set(), at)
        return UNKNOWN

    def _check(self, schema: dict[str, Any], known: Iterable[str], at: str) -> None:
        strange = [key for key in schema if key not in NOTES and key not in known and not key.startswith("x-")]
        if strange:
            raise Untranslatable(f"{at}: no type is known for {', '.join(strange)}")

    def _ref(self, schema: dict[str, Any], at: str) -> Type:
        name = schema["$ref"].removeprefix(REF)
        if name not in self._names:
            raise Untranslatable(f"{at}: there is no component {schema['$ref']}")
        return Type((self._names[name],))

    def _any_of(self, parts: list[Schema], at: str) -> Type:
        return _union([self.type(part, f"{at}.{n}") for n, part in enumerate(parts)])

    def _all_of(self, schema: dict[str, Any], at: str) -> Type:
        parts = [self.type(part, f"{at}.allOf.{n}") for n, part in enumerate(schema["allOf"])]
        return parts[0] if len(parts) == 1 else Type((" & ".join(part.closed for part in parts),), tight=False)

    def _typed(self, schema: dict[str, Any], at: str) -> Type:
        kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        known = {"type"}.union(*(LIMITS.get(kind, ()) for kind in kinds))
        self._check(schema, known, at)
        return _union([self._one(kind, schema, at) for kind in kinds])

    def _one(self, kind: str, schema: dict[str, Any], at: str) -> Type:
        if kind == "array":
            return self._array(schema, at)
        if kind == "object":
            return self._object(schema, at)
        if kind not in WORDS:
            raise Untranslatable(f"{at}: no type is known for the type {kind}")
        return Type((WORDS[kind],))

    def _array(self, schema: dict[str, Any], at: str) -> Type:
        first = [self.type(part, f"{at}.prefixItems.{n}") for n, part in enumerate(schema.get("prefixItems", ()))]
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        rest = self.type(schema.get("items", True), f"{at}.items")
        if not first and most != 0:
            return Type((f"readonly {rest.closed}[]",), tight=False)
        items = [str(part) if n < least else f"{part.closed}?" for n, part in enumerate(first)]
        if rest != NEVER and (most is None or most > len(first)):
            items.append(f"...{rest.closed}[]")
        return Type((f"readonly [{', '.join(items)}]",), tight=False)

    def _object(self, schema: dict[str, Any], at: str) -> Type:
        if schema.get("properties"):
            inside = " ".join(self._properties(schema, at, None)).removesuffix(";")
            return Type((f"{{ {inside} }}",))
        if schema.get("required"):
            raise Untranslatable(f"{at}: required without properties")
        key, value = self._key(schema.get("propertyNames", True), at), self._extra(schema, at)
        record = f"Record<{key}, {UNKNOWN if value is None else value}>"
        return Type((f"Readonly<{record}>" if str(key) == "string" else f"Readonly<Partial<{record}>>",))

    def _key(self, schema: Schema, at: str) -> Type:
        """The type of a record's keys; a pattern does not make them anything but strings."""
        if isinstance(schema, dict) and not schema.keys() <= NOTES | LIMITS["string"] | {"type"}:
            return self.type(schema, f"{at}.propertyNames")
        return Type(("string",))

    def _extra(self, schema: dict[str, Any], at: str) -> Type | None:
        """The type of keys that are not named; None if the schema does not say."""
        parts = [self.type(part, f"{at}.{pattern}") for pattern, part in schema.get("patternProperties", {}).items()]
        extra = schema.get("additionalProperties")
        if extra is not None and (extra is not False or not parts):
            parts.append(self.type(extra, f"{at}.additionalProperties"))
        return _union(parts) if parts else None

    def _properties(self, schema: dict[str, Any], at: str, indent: str | None) -> Iterator[str]:
        """The members of an object, one per line, or without comments on one line."""
        properties, required = schema["properties"], schema.get("required", [])
        if missing := [name for name in required if name not in properties]:
            raise Untranslatable(f"{at}: required without a schema: {', '.join(missing)}")
        types = {name: self.type(part, f"{at}.{name}") for name, part in properties.items()}
        for name, found in types.items():
            key = name if NAME.fullmatch(name) else json.dumps(name, ensure_ascii=False)
            start = f"readonly {key}{'' if name in required else '?'}:"
            yield f"{start} {found};" if indent is None else _documented(properties[name], start, found, indent)
        extra = self._extra(schema, at)
        if extra is not None and extra != NEVER:  # the signature must also fit the named ones
            absent = [Type(("undefined",))] if len(required) < len(properties) else []
            every = extra if extra == UNKNOWN else _union([extra, *types.values(), *absent])
            yield f"{indent or ''}readonly [key: string]: {every};"


def _union(parts: Iterable[Type]) -> Type:
    """All members once, null last."""
    parts = list(parts)
    members = list(dict.fromkeys(member for part in parts for member in part.members))
    if "unknown" in members:
        return UNKNOWN
    members = [member for member in members if member != "never"] or ["never"]
    members.sort(key=lambda member: member == "null")
    return Type(tuple(members), tight=all(part.tight for part in parts))


def _literals(values: list[Any], at: str) -> Type:
    if not values or not all(value is None or isinstance(value, str | int | float) for value in values):
        raise Untranslatable(f"{at}: no type is known for the values {values!r}")
    return _union(Type((json.dumps(value, ensure_ascii=False),)) for value in values)


def _identifier(key: str) -> str:
    """A component's name in TypeScript.

    >>> _identifier("Seating-Input")
    'SeatingInput'
    """
    first, *rest = re.split(r"[-.]", key)
    name = first + "".join(part[:1].upper() + part[1:] for part in rest)
    if not NAME.fullmatch(name) or name in TAKEN:
        raise Untranslatable(f"{key} cannot be the name of a type")
    return name


def _documented(schema: Schema, start: str, found: Type, indent: str) -> str:
    return _comment(schema, indent) + _wrapped(indent + start, found, indent + "  ")


def _wrapped(start: str, found: Type, indent: str) -> str:
    """A declaration; a union too long for a line has one line for each member."""
    line = f"{start} {found};"
    if len(line) <= WIDTH or len(found.members) == 1:
        return line
    return "\n".join([start, *(f"{indent}| {member}" for member in found.members)]) + ";"


def _comment(schema: Schema, indent: str) -> str:
    """The description as a one-line comment."""
    notes = schema if isinstance(schema, dict) else {}
    lines = notes.get("description", "").replace("*/", "*\\/").strip().splitlines()
    lines += ["@deprecated"] if notes.get("deprecated") else []
    if len(lines) <= 1:
        return f"{indent}/** {lines[0].strip()} */\n" if lines else ""
    inner = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"
