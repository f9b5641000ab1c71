"""Tests that the schema of a game's values accepts exactly what the codec reads."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, Optional, TypeVar, get_type_hints

import jsonschema_rs
import pytest

from poktail.core import codec, registry
from poktail.core.errors import BadValue
from poktail.core.game import Bounds, Seat, option
from poktail.core.registry import Entry
from poktail.server.http import schema_values as values
from poktail.server.http.schema_values import REF, Book, Option
from tests.conformance.subjects import extremes, moments
from tests.core.test_codec import ROUND_TRIPS, Both, Leaf, Outside, Tree

GAMES = [pytest.param(entry, id=entry.id) for entry in registry.games()]
JUNK: tuple[Any, ...] = (None, True, 0, -7, 10**6, "", "junk", [], [0], {}, {"is": "Junk"})


def validator(schema: Any, schemas: dict[str, Any]) -> Any:
    """Reads the schema as a part of a document, as the types' generator and clients do."""
    return jsonschema_rs.validator_for(schema | {"components": {"schemas": schemas}})


def named(entry: Entry, kind: str) -> Any:
    return validator({"$ref": f"{REF}{entry.game.__name__}{kind}"}, values.schemas_of(entry))


def reads(kind: Any, data: Any) -> bool:
    try:
        codec.from_json(kind, data)
    except BadValue:
        return False
    return True


def met(entry: Entry, rng: random.Random) -> Iterator[tuple[str, Any]]:
    """What goes over the wire in random matches of many sizes, each value once, as JSON."""
    seen = set()
    for game in (entry.tiny, *extremes(entry.game())):
        heard = 0
        for match in moments(game, rng):
            found = [("Move", move) for seat in match.waiting for move in match.legal(seat)]
            found += [("View", match.view(seat)) for seat in (None, *range(game.seats))]
            found += [("What", e.as_seen_by(seat)) for e in match.log[heard:] for seat in (None, *range(game.seats))]
            heard = match.version
            for kind, value in found:
                if value is not None and (kind, value) not in seen:
                    seen.add((kind, value))
                    yield kind, codec.to_json(value)


def damaged(data: Any) -> Iterator[Any]:
    """The JSON with one thing wrong, or at least changed, at every place in turn."""
    yield from JUNK
    if isinstance(data, dict):
        yield data | {"more": 1}
        for key, part in data.items():
            yield {name: other for name, other in data.items() if name != key}
            yield from (data | {key: worse} for worse in damaged(part))
    elif isinstance(data, list):
        yield [*data, *(data[-1:] or [None])]
        yield data[:-1]
        for n, part in enumerate(data):
            yield from ([*data[:n], worse, *data[n + 1 :]] for worse in damaged(part))


@pytest.mark.parametrize("entry", GAMES)
def test_every_value_met_in_random_matches_is_as_its_schema_says(entry: Entry) -> None:
    checks = {kind: named(entry, kind) for kind in ("View", "Move", "What")}
    tags: dict[str, set[str]] = {kind: set() for kind in checks}
    for kind, data in met(entry, random.Random(f"schema {entry.id}")):
        checks[kind].validate(data)
        tags[kind].add(data["is"] if isinstance(data, dict) else "")
    assert tags["View"] == {"View"}
    assert tags["Move"]
    assert tags["What"]


@pytest.mark.parametrize("entry", GAMES)
def test_a_damaged_value_is_refused_by_the_schema_where_the_codec_refuses_it(entry: Entry) -> None:
    """Hundreds of thousands of damages are too many: one value of each kind and tag."""
    rules = entry.layer("rules")
    found = {(kind, str(data["is"] if isinstance(data, dict) else data)): data for kind, data in small(entry)}
    refused = 0
    for (kind, _), data in found.items():
        check, wanted = named(entry, kind), getattr(rules, kind)
        for worse in damaged(data):
            assert check.is_valid(worse) == reads(wanted, worse), worse
            refused += not reads(wanted, worse)
    assert refused > 10 * len(found)


def small(entry: Entry) -> Iterator[tuple[str, Any]]:
    """The values met in a match of the smallest size and in a default one; views only now and then."""
    rng = random.Random(f"damage {entry.id}")
    for game in (entry.tiny, entry.game()):
        for n, match in enumerate(moments(game, rng)):
            yield from (("Move", codec.to_json(move)) for seat in match.waiting for move in match.legal(seat))
            if n in (0, 3, 20):
                yield from (("View", codec.to_json(match.view(seat))) for seat in (None, 0))
        yield from (("What", codec.to_json(event.what)) for event in match.log)


@pytest.mark.parametrize(("kind", "value", "data"), ROUND_TRIPS[1:], ids=range(1, len(ROUND_TRIPS)))
def test_a_schema_mirrors_the_codec(kind: Any, value: Any, data: Any) -> None:
    book = Book("Toy")
    schema = book.of(kind)
    check = validator(schema, book.schemas)
    check.validate(data)
    for worse in damaged(data):
        if isinstance(value, frozenset):  # that a set is written in order is beyond a schema
            assert check.is_valid(worse) or not reads(kind, worse)
        else:
            assert check.is_valid(worse) == reads(kind, worse)


@dataclass(frozen=True, slots=True)
class Plain:
    one: int


@dataclass(frozen=True, slots=True)
class Twofold:
    """Holds much (TOY-1, TOY-E2).

    And says more.
    """

    seat: Seat
    pair: tuple[Plain, bool]
    none: tuple[()]
    words: frozenset[str]
    maybe: Plain | None


def test_the_schema_of_a_class_in_full() -> None:
    book = Book("Toy")
    assert book.of(Twofold) == {"$ref": "#/components/schemas/ToyTwofold"}
    plain = {"$ref": "#/components/schemas/ToyPlain"}
    properties = {
        "is": {"type": "string", "const": "Twofold"},
        "seat": {"type": "integer", "title": "Seat"},
        "pair": {"type": "array", "prefixItems": [plain, {"type": "boolean"}], "minItems": 2, "maxItems": 2},
        "none": {"type": "array", "minItems": 0, "maxItems": 0},
        "words": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        "maybe": {"anyOf": [plain, {"type": "null"}]},
    }
    assert book.schemas["ToyTwofold"] == {
        "description": "Holds much.",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
    assert "description" not in book.schemas["ToyPlain"]


def test_classes_in_a_union_are_told_apart_by_their_tag() -> None:
    refs = {name: f"{REF}Toy{name}" for name in ("Plain", "Twofold")}
    assert Book("Toy").of(Plain | Twofold) == {
        "oneOf": [{"$ref": refs["Plain"]}, {"$ref": refs["Twofold"]}],
        "discriminator": {"propertyName": "is", "mapping": refs},
    }
    assert Book("Toy").of(Optional[Plain]) == {"anyOf": [{"$ref": refs["Plain"]}, {"type": "null"}]}  # noqa: UP045


def test_a_type_with_parameters_has_a_name_for_each_set_of_them() -> None:
    book = Book("Toy")
    book.of(Both[int, Leaf])
    assert {name for name in book.schemas if "Both" in name} == {"ToyBothIntLeaf", "ToyBothLeafInt"}
    book = Book("Toy")
    book.of(Only[tuple[int | None, ...]])
    book.of(Only[Annotated[str, "x"]])
    assert set(book.schemas) == {"ToyOnlyTupleIntOrNoneType", "ToyOnlyStr"}


def test_a_type_may_hold_itself() -> None:
    book = Book("Toy")
    assert book.of(Tree) == {"$ref": f"{REF}ToyTree"}
    assert {"$ref": f"{REF}ToyTree"} in book.schemas["ToyTree"]["properties"]["left"]["anyOf"]


A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Only(Generic[A]):
    thing: A


class Half(Enum):
    HALF = 0.5


@pytest.mark.parametrize("kind", [Outside, Only, float, Half, dict[str, int], Only[int] | Only[str]], ids=str)
def test_what_the_codec_cannot_read_has_no_schema(kind: Any) -> None:
    with pytest.raises(TypeError):
        Book("Toy").of(kind)


def test_two_types_never_share_a_name() -> None:
    book = Book("Toy")
    book.add("View", Plain)
    book.add("Plain", Plain)
    assert book.schemas["ToyView"] == {"$ref": f"{REF}ToyPlain"}
    with pytest.raises(TypeError, match="ToyPlain"):
        book.add("Plain", Twofold)
    entry = registry.games()[0]
    with pytest.raises(TypeError, match="two games"):
        values.game_schemas([entry, entry])


def test_all_games_are_there_in_one_order_and_point_nowhere_else() -> None:
    found = values.game_schemas()
    assert list(found) == sorted(found)
    assert found == values.game_schemas()
    for entry in registry.games():
        own = values.schemas_of(entry)
        assert {f"{entry.game.__name__}{kind}" for kind in ("View", "Move", "What", "Options")} <= own.keys()
        assert all(name.startswith(entry.game.__name__) for name in own)
        assert {ref.removeprefix(REF) for ref in refs(own)} <= own.keys()
        assert own.items() <= found.items()


def refs(part: Any) -> Iterator[str]:
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    yield from (found for each in inner for found in refs(each))
    if isinstance(part, dict) and isinstance(part.get("$ref"), str):
        yield part["$ref"]


# Options


class Mood(StrEnum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True)
class Toy:
    id: ClassVar[str] = "toy"
    seats: int = option(2, low=2, high=5)
    limit: int | None = option(None, low=1, high=9)
    mood: Mood = option(Mood.WILD)
    moods: tuple[Mood, ...] = option(tuple(Mood))
    word: str = option("x")
    open: bool = option(False, variant=True)

    def __post_init__(self) -> None:
        codec.check_options(self)


@dataclass(frozen=True, slots=True)
class ToyEntry(Entry):
    @property
    def game(self) -> Any:
        return Toy


def test_options_as_a_form_shows_them() -> None:
    assert values.options(ToyEntry("toy", Path())) == (
        Option("seats", "integer", 2, 2, 5, None, False),
        Option("limit", "integer", None, 1, 9, None, False),
        Option("mood", "string", "wild", None, None, ("calm", "wild"), False),
        Option("moods", "array", ["calm", "wild"], None, None, ("calm", "wild"), False),
        Option("word", "string", "x", None, None, None, False),
        Option("open", "boolean", False, None, None, None, True),
    )


@pytest.mark.parametrize("entry", [ToyEntry("toy", Path()), *GAMES], ids=lambda entry: entry.id)
def test_the_schema_of_options_says_what_the_game_says_of_each_alone(entry: Entry) -> None:
    """What one option forbids another is the game's own business, and no schema's."""
    book = Book(entry.game.__name__)
    check = validator(book.add_options(entry.game), book.schemas)
    default = codec.options_of(entry.game())
    check.validate(default)
    check.validate({})
    assert not check.is_valid(default | {"junk": 1})
    hints = get_type_hints(entry.game, include_extras=True)
    for f, found in zip((f for f in fields(entry.game) if f.init), values.options(entry), strict=True):
        bounds = f.metadata["bounds"]
        assert (found.name, found.default) == (f.name, default[f.name])
        near = [bounds.low - 1, bounds.low, bounds.high, bounds.high + 1] if bounds else []
        for value in (*JUNK, *near, *(found.values or ())):
            fits = reads(hints[f.name], value) and inside(bounds, value)
            assert check.is_valid({f.name: value}) == fits, (found, value)


def inside(bounds: Bounds | None, value: Any) -> bool:
    return bounds is None or value is None or bounds.low <= value <= bounds.high


def test_the_options_of_a_game_are_in_the_document_as_they_are_alone() -> None:
    for entry in registry.games():
        assert values.game_schemas()[f"{entry.game.__name__}Options"] == values.options_schema(entry)
