"""Tests of the TypeScript generator: a type for every supported construct, an error for anything else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from poktail.core import registry
from poktail.server.http import schema_values as values
from poktail.server.http.schema_values import REF
from tools.typescript import HEADER, Untranslatable, typescript, write

THING = {"$ref": f"{REF}Thing"}
TEXT, WHOLE, NULL = {"type": "string"}, {"type": "integer"}, {"type": "null"}


def document(**schemas: Any) -> dict[str, Any]:
    return {"components": {"schemas": schemas}}


def alias(schema: Any) -> str:
    """The right side of the type of one schema."""
    text = typescript(document(X=schema, Thing={}))
    return text.removeprefix(HEADER).split("export type Thing")[0].strip().removeprefix("export type X = ").rstrip(";")


TYPES: list[tuple[Any, str]] = [
    # nothing said
    ({}, "unknown"),
    ({"title": "X", "default": 3, "examples": [1]}, "unknown"),
    (True, "unknown"),
    (False, "never"),
    # plain
    (TEXT, "string"),
    ({"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^a", "format": "uuid"}, "string"),
    ({"type": "string", "contentMediaType": "application/json", "contentSchema": {"anyOf": []}}, "string"),
    (WHOLE, "number"),
    ({"type": "integer", "minimum": 0, "exclusiveMaximum": 9, "title": "Seat"}, "number"),
    ({"type": "number", "multipleOf": 0.5, "format": "duration"}, "number"),
    ({"type": "boolean", "default": False}, "boolean"),
    (NULL, "null"),
    ({"type": ["string", "null"], "maxLength": 3}, "string | null"),
    ({"type": ["null", "integer", "number"]}, "number | null"),
    # literals
    ({"const": "move"}, '"move"'),
    ({"type": "string", "const": "move", "default": "move"}, '"move"'),
    ({"const": 'say "so"\n'}, r'"say \"so\"\n"'),
    ({"const": None}, "null"),
    ({"type": "string", "enum": ["red", "blue-green"]}, '"red" | "blue-green"'),
    ({"enum": [1, "1", True, None, "é"]}, '1 | "1" | true | "é" | null'),
    # references and unions
    (THING, "Thing"),
    ({**THING, "title": "One", "default": None}, "Thing"),
    ({"anyOf": [THING, NULL]}, "Thing | null"),
    ({"anyOf": [NULL, WHOLE, {"type": "number"}]}, "number | null"),
    ({"anyOf": [{"anyOf": [TEXT, NULL]}, WHOLE]}, "string | number | null"),
    ({"anyOf": [TEXT, {}]}, "unknown"),
    ({"anyOf": [TEXT, False]}, "string"),
    ({"oneOf": [THING, TEXT], "discriminator": {"propertyName": "t", "mapping": {}}}, "Thing | string"),
    ({"allOf": [THING]}, "Thing"),
    ({"allOf": [THING, {"anyOf": [THING, NULL]}]}, "Thing & (Thing | null)"),
    # arrays
    ({"type": "array"}, "readonly unknown[]"),
    ({"type": "array", "items": TEXT, "minItems": 1, "maxItems": 4, "uniqueItems": True}, "readonly string[]"),
    ({"type": "array", "items": {"anyOf": [TEXT, NULL]}}, "readonly (string | null)[]"),
    ({"type": "array", "items": {"type": "array", "items": WHOLE}}, "readonly (readonly number[])[]"),
    ({"type": "array", "items": {"const": "a"}}, 'readonly "a"[]'),
    ({"type": "array", "items": {"allOf": [THING, THING]}}, "readonly (Thing & Thing)[]"),
    ({"type": "array", "minItems": 0, "maxItems": 0}, "readonly []"),
    # tuples
    ({"type": "array", "prefixItems": [WHOLE, TEXT], "minItems": 2, "maxItems": 2}, "readonly [number, string]"),
    ({"type": "array", "prefixItems": [WHOLE, TEXT], "minItems": 2, "items": False}, "readonly [number, string]"),
    ({"type": "array", "prefixItems": [WHOLE, TEXT], "minItems": 1, "maxItems": 2}, "readonly [number, string?]"),
    ({"type": "array", "prefixItems": [{"anyOf": [TEXT, NULL]}], "maxItems": 1}, "readonly [(string | null)?]"),
    ({"type": "array", "prefixItems": [WHOLE], "minItems": 1}, "readonly [number, ...unknown[]]"),
    (
        {"type": "array", "prefixItems": [WHOLE], "minItems": 1, "items": {"anyOf": [TEXT, NULL]}},
        "readonly [number, ...(string | null)[]]",
    ),
    ({"anyOf": [{"type": "array", "items": WHOLE}, NULL]}, "readonly number[] | null"),
    # objects without a name
    ({"type": "object"}, "Readonly<Record<string, unknown>>"),
    ({"type": "object", "properties": {}, "maxProperties": 3}, "Readonly<Record<string, unknown>>"),
    ({"type": "object", "additionalProperties": True}, "Readonly<Record<string, unknown>>"),
    ({"type": "object", "additionalProperties": False}, "Readonly<Record<string, never>>"),
    (
        {"type": "object", "additionalProperties": {"anyOf": [WHOLE, NULL]}},
        "Readonly<Record<string, number | null>>",
    ),
    ({"type": "object", "patternProperties": {"^a": WHOLE}}, "Readonly<Record<string, number>>"),
    (
        {"type": "object", "patternProperties": {"^a": WHOLE}, "additionalProperties": False},
        "Readonly<Record<string, number>>",
    ),
    (
        {"type": "object", "propertyNames": {"minLength": 2}, "additionalProperties": WHOLE},
        "Readonly<Record<string, number>>",
    ),
    (
        {"type": "object", "propertyNames": {"enum": ["a", "b"]}, "additionalProperties": WHOLE},
        'Readonly<Partial<Record<"a" | "b", number>>>',
    ),
    (
        {"type": "object", "propertyNames": THING, "additionalProperties": WHOLE},
        "Readonly<Partial<Record<Thing, number>>>",
    ),
    (
        {"anyOf": [{"type": "object", "properties": {"a": {"const": "; }"}, "b": WHOLE}, "required": ["a"]}, NULL]},
        '{ readonly a: "; }"; readonly b?: number } | null',
    ),
]


@pytest.mark.parametrize(("schema", "wanted"), TYPES, ids=lambda part: str(part)[:60])
def test_a_schema_has_its_type(schema: Any, wanted: str) -> None:
    assert alias(schema) == wanted


MOVE = {
    "title": "Move",
    "description": "One move.",
    "type": "object",
    "properties": {
        "t": {"type": "string", "const": "move"},
        "d": {"description": "In notation.", "type": "string"},
        "left": {"anyOf": [{"$ref": f"{REF}Thing-Input"}, NULL]},
        "strange-key": {"type": "array", "items": WHOLE},
        "old": {"type": "integer", "description": "Two\n\nlines. */", "deprecated": True},
    },
    "required": ["t", "d", "strange-key"],
    "additionalProperties": False,
}
MODULE = f"""{HEADER}
/** @deprecated */
export type ThingInput = string;

/** One move. */
export interface Move {{
  readonly t: "move";
  /** In notation. */
  readonly d: string;
  readonly left?: ThingInput | null;
  readonly "strange-key": readonly number[];
  /**
   * Two
   *
   * lines. *\\/
   * @deprecated
   */
  readonly old?: number;
}}

export type Up = Move;
"""


def test_a_whole_module() -> None:
    whole = {
        "Thing-Input": {"deprecated": True, "type": "string"},
        "Move": MOVE,
        "Up": {"oneOf": [{"$ref": f"{REF}Move"}], "discriminator": {"propertyName": "t"}},
    }
    assert typescript(document(**whole)) == MODULE


def test_a_long_union_has_a_line_for_each_member() -> None:
    long = [f"a_rather_long_word_{n}" for n in range(8)]
    holder = {"type": "object", "properties": {"word": {"enum": long}}, "required": ["word"]}
    text = typescript(document(Word={"enum": long}, Holder=holder))
    assert "export type Word =" + "".join(f'\n  | "{word}"' for word in long) + ";\n" in text
    assert "{\n  readonly word:" + "".join(f'\n    | "{word}"' for word in long) + ";\n}\n" in text


def test_the_header_says_where_the_file_comes_from() -> None:
    assert "make types" in HEADER
    assert "Generated" in HEADER
    assert typescript({}) == HEADER


def test_keys_that_are_not_named_share_a_signature_with_those_that_are() -> None:
    text = typescript(
        document(
            Loose={"type": "object", "properties": {"a": WHOLE}, "additionalProperties": True},
            Typed={"type": "object", "properties": {"a": TEXT}, "required": ["a"], "additionalProperties": WHOLE},
            Maybe={"type": "object", "properties": {"a": TEXT}, "additionalProperties": NULL},
        )
    )
    assert "Loose {\n  readonly a?: number;\n  readonly [key: string]: unknown;\n}" in text
    assert "Typed {\n  readonly a: string;\n  readonly [key: string]: number | string;\n}" in text
    assert "Maybe {\n  readonly a?: string;\n  readonly [key: string]: string | undefined | null;\n}" in text


STRANGE: list[Any] = [
    {"not": TEXT},
    {"if": TEXT},
    {"type": "string", "novelty": 1},
    {"type": "string", "items": TEXT},
    {"type": "integer", "minLength": 1},
    {"type": "date"},
    {"type": ["string", "date"]},
    {"minimum": 3},
    {"properties": {"a": TEXT}},
    {"items": TEXT},
    {"anyOf": [TEXT], "properties": {}},
    {"oneOf": [TEXT], "anyOf": [TEXT]},
    {**THING, "minimum": 3},
    {"$ref": f"{REF}Nobody"},
    {"$ref": "#/$defs/Thing"},
    {"$ref": "https://example.org/x.json"},
    {"enum": []},
    {"enum": [{"a": 1}]},
    {"const": ["a"]},
    {"type": "object", "properties": {"a": TEXT}, "required": ["b"]},
    {"type": "object", "required": ["b"]},
    {"type": "object", "properties": {"a": {"type": "array", "contains": TEXT}}},
    {"type": "object", "dependentRequired": {}},
    {"type": "object", "properties": {"a": TEXT}, "unevaluatedProperties": False},
    {"type": "object", "propertyNames": {"not": TEXT}},
    {"type": "array", "items": [TEXT]},
    {"anyOf": [TEXT, {"type": "array", "items": {"not": {}}}]},
    None,
    "string",
]


@pytest.mark.parametrize("schema", STRANGE, ids=str)
def test_an_unknown_construct_is_an_error_that_says_where(schema: Any) -> None:
    with pytest.raises(Untranslatable, match="X"):
        alias(schema)


@pytest.mark.parametrize("name", ["Record", "string", "null", "1st", "", "-", "Ähre", "typeof"])
def test_a_name_that_no_type_can_have_is_an_error(name: str) -> None:
    with pytest.raises(Untranslatable):
        typescript(document(**{name: TEXT}))


def test_two_components_never_become_one_type() -> None:
    with pytest.raises(Untranslatable, match="AB"):
        typescript(document(**{"A-B": TEXT, "AB": WHOLE}))


def test_all_games_have_types_without_a_hole() -> None:
    schemas = values.game_schemas()
    text = typescript(document(**schemas))
    assert re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE) == list(schemas)
    code = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", text, flags=re.DOTALL)
    assert not re.search(r"\b(any|unknown|object)\b", code)


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.id) for entry in registry.games()])
def test_one_game_alone_makes_a_module(entry: registry.Entry, tmp_path: Any) -> None:
    path = tmp_path / "wire.ts"
    write(document(**values.schemas_of(entry)), path)
    text = path.read_text(encoding="utf-8")
    assert f'export interface {entry.game.__name__}View {{\n  readonly is: "View";\n' in text
    assert text.startswith(HEADER)
    assert text.endswith("\n")
    assert "\n\n\n" not in text + "\n"
