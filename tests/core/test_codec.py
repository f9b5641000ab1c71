"""Tests of the codec: frozen values survive JSON, and anything else is BadValue."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Annotated, Any, ClassVar, Generic, Optional, TypeVar, Union

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core import codec
from poktail.core.codec import dump, dump_json, from_json, load, parse, to_json
from poktail.core.errors import BadNotation, BadOptions, BadValue
from poktail.core.game import Seat, option
from poktail.core.pieces import Bag
from poktail.games.pok.rules import MOVES, Pok
from tests.core.toys import Whispers, label

quick = settings(deadline=None, max_examples=150)


A = TypeVar("A")
B = TypeVar("B")


class Suit(StrEnum):
    RED = "red"
    BLACK = "black"


class Rank(IntEnum):
    ONE = 1
    TWO = 2


class Flag(Enum):
    OFF = False
    ONE = 1
    TEXT = "1"


@dataclass(frozen=True, slots=True)
class Leaf:
    suit: Suit
    rank: Rank | None = None


@dataclass(frozen=True, slots=True)
class Stub:
    pass


@dataclass(frozen=True, slots=True)
class Tree:
    kind: ClassVar[str] = "never written"
    seat: Seat
    left: Tree | None
    right: Optional[Tree]  # noqa: UP045
    either: Union[Leaf, Stub, int, str, None]
    pair: tuple[Leaf, bool]
    leaves: tuple[Leaf, ...]
    ranks: frozenset[Rank]
    nothing: tuple[()] = ()
    cached: int = field(default=7, init=False, compare=False)


@dataclass(frozen=True, slots=True)
class Both(Generic[A, B]):
    first: A
    bag: Bag[B]
    more: tuple[Both[B, A], ...]
    plain: int = 0


@dataclass(frozen=True, slots=True)
class Outside:
    odd: dict[str, int]


LEAF = Leaf(Suit.RED, Rank.TWO)
TREE = Tree(0, None, None, "stub", (LEAF, True), (LEAF, Leaf(Suit.BLACK)), frozenset(Rank))
WOOD = Tree(1, TREE, None, Stub(), (LEAF, False), (), frozenset())
TEXT = (
    '{"is":"Tree","seat":0,"left":null,"right":null,"either":"stub","pair":[{"is":"Leaf","suit":"red","rank":2},true],'
    '"leaves":[{"is":"Leaf","suit":"red","rank":2},{"is":"Leaf","suit":"black","rank":null}],"ranks":[1,2],"nothing":[]}'
)

ROUND_TRIPS: list[tuple[Any, Any, Any]] = [
    (int, 10**4000, 10**4000),
    (str, "Zoë \N{GAME DIE}\n\0", "Zoë \N{GAME DIE}\n\0"),
    (bool, True, True),
    (type(None), None, None),
    (Suit, Suit.RED, "red"),
    (Rank, Rank.TWO, 2),
    (Flag, Flag.OFF, False),
    (Flag, Flag.ONE, 1),
    (Flag, Flag.TEXT, "1"),
    (Annotated[int, "seat"], 3, 3),
    (Annotated[tuple[Seat, ...], "seats"], (1, 2), [1, 2]),
    (tuple[int, ...], (), []),
    (tuple[int, str], (1, "a"), [1, "a"]),
    (tuple[()], (), []),
    (tuple[tuple[int, ...], ...], ((1,), ()), [[1], []]),
    (frozenset[str], frozenset("ba"), ["a", "b"]),
    (frozenset[Leaf], frozenset({LEAF}), [{"is": "Leaf", "suit": "red", "rank": 2}]),
    (int | bool, True, True),
    (bool | int, 1, 1),
    (Optional[int], None, None),  # noqa: UP045
    (Leaf | Stub, Stub(), {"is": "Stub"}),
    (Union[Leaf, tuple[Leaf, ...]], (LEAF,), [{"is": "Leaf", "suit": "red", "rank": 2}]),
    (Annotated[Leaf, "x"] | None, LEAF, {"is": "Leaf", "suit": "red", "rank": 2}),
    (Tree, TREE, json.loads(TEXT)),
    (Bag[Suit], Bag(((Suit.RED, 2),)), {"is": "Bag", "items": [["red", 2]]}),
    (Bag[int] | Stub | None, Bag(((7, 1),)), {"is": "Bag", "items": [[7, 1]]}),
]


def same(left: Any, right: Any) -> bool:
    """Equal as JSON, where True is not 1."""
    return bool(dump_json(left) == dump_json(right))


@pytest.mark.parametrize(("kind", "value", "data"), ROUND_TRIPS, ids=label)
def test_a_value_goes_to_json_and_comes_back(kind, value, data):
    assert same(to_json(value), data)
    back = from_json(kind, data)
    assert back == value
    assert type(back) is type(value)
    assert load(kind, dump_json(data)) == value


def test_a_type_may_hold_itself():
    assert from_json(Tree, to_json(WOOD)) == WOOD
    assert load(Tree, dump(WOOD)).left.pair[0].suit is Suit.RED


def test_a_type_with_parameters_is_filled_in_at_every_depth():
    inner: Both[Suit, int] = Both(Suit.RED, Bag.of([1, 1]), ())
    value: Both[int, Suit] = Both(1, Bag.of([Suit.RED]), (inner,), 3)
    back = load(Both[int, Suit], dump(value))
    assert repr(back) == repr(value)
    for kind in (Both[Suit, int], Both[int, int], Both[bool, Suit]):
        with pytest.raises(BadValue):
            from_json(kind, to_json(value))


def test_a_type_whose_parameters_are_left_open_has_no_json_form():
    for kind, data in ((Bag, to_json(Bag.of("ab"))), (Both, to_json(Both(1, Bag(()), ()))), (Bag[A], to_json(Bag(())))):
        with pytest.raises(TypeError):
            from_json(kind, data)


def test_one_line_of_json_names_classes_keeps_the_order_of_fields_and_leaves_out_what_is_derived():
    assert dump(TREE) == TEXT


@quick
@given(st.frozensets(st.integers(-30, 30)))
def test_equal_sets_have_equal_text(numbers):
    text = dump(numbers)
    assert text == dump(frozenset(sorted(numbers, reverse=True)))
    assert load(frozenset[int], text) == numbers


@pytest.mark.parametrize("value", [1.5, [1], {1: 2}, {1}, b"x", object(), Leaf, (1, [2]), Outside({})], ids=label)
def test_what_is_no_frozen_value_has_no_json(value):
    with pytest.raises(TypeError):
        to_json(value)


@pytest.mark.parametrize("kind", [float, dict, list[int], dict[str, int], tuple, frozenset, Any, object, bytes])
def test_a_type_without_a_json_form_is_a_defect_and_no_mistake_of_a_person(kind):
    for wanted in (kind, tuple[kind, ...], frozenset[kind], Annotated[kind, 1], Union[kind, Leaf]):
        with pytest.raises(TypeError):
            from_json(wanted, [])


def test_a_field_without_a_json_form_is_a_defect_too():
    with pytest.raises(TypeError):
        from_json(Outside, {"is": "Outside", "odd": {}})


BAD: list[tuple[Any, Any]] = [
    *((int, data) for data in (True, False, 1.0, "1", None, [1], {})),
    *((str, data) for data in (1, None, ["a"], {})),
    *((bool, data) for data in (0, 1, "true", None)),
    *((type(None), data) for data in (0, False, "", [], {})),
    *((Suit, data) for data in ("RED", "Suit.RED", "", 0, None, ["red"], {})),
    *((Rank, data) for data in (True, 0, 3, 1.0, "1", None, [1])),
    *((Flag, data) for data in (True, 0, 1.0, "True", [])),
    *((tuple[int, ...], data) for data in ("12", {}, None, [True], [1, None], {"0": 1})),
    *((tuple[int, str], data) for data in ([], [1], [1, "a", 2], ["a", 1])),
    (tuple[()], [1]),
    *((frozenset[int], data) for data in ("12", {}, None, ["1"], [True], [1, 1], [2, 1])),
    *((int | None, data) for data in ("", [], {}, 0.0, True)),
    *((Leaf | Stub, data) for data in (None, {}, {"is": "Tree"}, {"is": ["Leaf"]}, {"is": None}, "Stub")),
    *((Stub, data) for data in ([], {}, {"is": "Leaf"}, {"is": 1}, {"is": "stub"}, {"is": "Stub", "more": 1})),
    *(
        (Leaf, data)
        for data in (
            {"suit": "red", "rank": 1},
            {"is": "Leaf", "suit": "red"},
            {"is": "Leaf", "rank": 1},
            {"is": "Leaf", "suit": "red", "rank": 1, "extra": None},
            {"is": "Leaf", "suit": "green", "rank": 1},
            {"is": "Leaf", "suit": "red", "rank": True},
            {"is": "Tree", "suit": "red", "rank": 1},
            ["red", 1],
        )
    ),
    (Tree, to_json(TREE) | {"cached": 7}),
    (Tree, to_json(TREE) | {"kind": "x"}),
    (Tree, to_json(TREE) | {"either": True}),
    (Tree, to_json(TREE) | {"seat": None}),
]


@pytest.mark.parametrize(("kind", "data"), BAD, ids=label)
def test_what_is_not_exactly_such_a_value_is_refused(kind, data):
    with pytest.raises(BadValue) as caught:
        from_json(kind, data)
    assert isinstance(caught.value.data["want"], str)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "[1,]", "nul", "'a'", "[1] [2]", "\ufeff1", '"a', "01"),
        *("NaN", "Infinity", "-Infinity", "[NaN]", "1e999", "-1e999", '{"seat":1e999}'),
        *('"\\ud800"', '["\\udfff\\ud800"]', '{"\\ud800":1}', '"\ud800"', "9" * 5000),
        *("[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 100_000),
    ],
    ids=lambda text: ascii(text[:16]),
)
def test_what_is_not_strict_json_is_refused(text):
    for read in (parse, lambda text: load(Tree, text)):
        with pytest.raises(BadValue):
            read(text)


def test_strict_json_is_read_as_it_is():
    assert parse(' {"a": [1, 2.5, null, "\\ud83c\\udfb2"]}\n') == {"a": [1, 2.5, None, "\N{GAME DIE}"]}
    assert dump_json({"a": "é"}) == '{"a":"é"}'


@pytest.mark.parametrize("depth", [50, 5000])
def test_a_value_nested_too_deep_is_refused_and_no_deeper_than_that(depth):
    data, wood = to_json(TREE), to_json(WOOD)
    for _ in range(depth):
        data = wood | {"left": data}
    if depth == 50:
        assert same(to_json(from_json(Tree, data)), data)
    else:
        with pytest.raises(BadValue):
            from_json(Tree, data)


# Options


@dataclass(frozen=True)
class Table:
    id: ClassVar[str] = "table"
    seats: int = option(4, low=2, high=6)
    suit: Suit = option(Suit.RED)
    limit: int | None = option(None, low=1, high=9)
    faces: tuple[str, ...] = option(("a",))
    plain: bool = False
    cached: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        codec.check_options(self)  # type: ignore[arg-type]


def test_options_go_to_json_and_come_back():
    assert codec.options_of(Table()) == {"seats": 4, "suit": "red", "limit": None, "faces": ["a"], "plain": False}
    game = codec.with_options(Table, {"suit": "black", "limit": 9, "faces": []})
    assert game == Table(suit=Suit.BLACK, limit=9, faces=())
    assert game.suit is Suit.BLACK
    assert codec.with_options(Table, codec.options_of(game)) == game
    assert codec.with_options(Table, {}) == Table()


@pytest.mark.parametrize(
    ("options", "data"),
    [
        ({"colour": 1}, {"option": "colour"}),
        ({"cached": 1}, {"option": "cached"}),
        ({"id": "x"}, {"option": "id"}),
        ({"x" * 99: 1}, {"option": "x" * 40}),
        ({7: 1}, {"option": "7"}),
        ({"seats": True}, {"option": "seats", "want": "int"}),
        ({"seats": 4.0}, {"option": "seats", "want": "int"}),
        ({"seats": None}, {"option": "seats", "want": "int"}),
        ({"suit": "green"}, {"option": "suit", "want": "Suit"}),
        ({"faces": ["a", 1]}, {"option": "faces", "want": "str"}),
        ({"seats": 1}, {"option": "seats", "low": 2, "high": 6}),
        ({"seats": 7}, {"option": "seats", "low": 2, "high": 6}),
        ({"seats": -(10**400)}, {"option": "seats", "low": 2, "high": 6}),
        ({"limit": 0}, {"option": "limit", "low": 1, "high": 9}),
    ],
    ids=label,
)
def test_a_wrong_option_is_named(options, data):
    with pytest.raises(BadOptions) as caught:
        codec.with_options(Table, options)
    assert caught.value.data == data


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", True),
        ("seats", 4.0),
        ("seats", "4"),
        ("faces", ["a"]),
        ("faces", "a"),
        ("suit", "green"),
        ("plain", 1),
    ],
)
def test_a_game_is_not_made_with_an_option_of_the_wrong_type(name, value):
    with pytest.raises(BadOptions) as caught:
        Table(**{name: value})
    assert caught.value.data["option"] == name


def test_bounds_are_part_of_the_range():
    assert [Table(seats=n).seats for n in (2, 6)] == [2, 6]
    assert [Table(limit=n).limit for n in (1, 9, None)] == [1, 9, None]


# Notation and index


@pytest.mark.parametrize("game", [Pok(), Whispers()], ids=lambda game: game.id)
def test_moves_go_to_text_and_index_and_come_back(game):
    for index, move in enumerate(game.moves):
        assert codec.from_notation(game.moves, codec.notation(move)) is move
        assert codec.index_of(game, move) == index
    with pytest.raises(ValueError, match="not in tuple"):
        codec.index_of(game, object())


@pytest.mark.parametrize("text", ["", "Disc", " disc", "disc ", "disc\n", "blank", "x" * 1000])
def test_text_that_names_no_move_is_refused_and_quoted_only_in_part(text):
    with pytest.raises(BadNotation) as caught:
        codec.from_notation(MOVES, text)
    assert caught.value.data == {"text": text[:80]}
