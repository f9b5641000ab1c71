"""Tests of the codec on arbitrary JSON: a value that writes the same JSON, or BadValue."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core import codec
from poktail.core.codec import dump, dump_json, from_json, load, parse, to_json
from poktail.core.errors import BadOptions, BadValue
from poktail.games.pok import rules
from poktail.games.pok.rules import Pok, Show, Symbol
from tests.core.toys import eyes, played

quick = settings(deadline=None, max_examples=100)
KINDS = (rules.State, rules.View, rules.What, rules.Move, rules.Outcome)
scripts = st.lists(st.integers(0, 10**6), max_size=16)
words = st.sampled_from(["is", "State", "View", "Won", "disc", "square", "POK-6", "seat", "symbol", "round", ""])
scalars = st.none() | st.booleans() | st.integers(-9, 9) | st.integers() | st.floats() | words | st.text(max_size=4)
anything = st.recursive(
    scalars, lambda part: st.lists(part, max_size=4) | st.dictionaries(words | st.text(max_size=4), part, max_size=4)
)

names = st.sampled_from(["seats", "counters", "goal", "idle_limit", "open_counters", "dice", "_chance", "id"])
fitting = st.integers(1, 7) | st.booleans() | st.lists(st.sampled_from(["1disc blank", "2square", "x"]), max_size=2)
options = st.dictionaries(names | st.text(max_size=5), fitting | anything, max_size=3)


def same(left: Any, right: Any) -> bool:
    """Equal as JSON, where True is not 1."""
    return bool(dump_json(left) == dump_json(right))


def values(script: list[int]) -> list[Any]:
    """One value of each kind, from a match."""
    match = played(Pok(seats=3, open_counters=bool(len(script) % 2)), script)
    views = [match.view(seat) for seat in eyes(match)]
    moves = [move for step in match.steps for move in step.values()]
    return [match.state, *views, *(event.what for event in match.log), *moves, Show(Symbol.DISC)]


def like(data: Any) -> st.SearchStrategy[Any]:
    """Something that may well stand in this place."""
    if isinstance(data, int):
        return st.integers(-2, 9)
    if isinstance(data, str):
        return st.sampled_from([*map(str, Symbol), "POK-6", data])
    return st.sampled_from([None, data * 2, data[:1]] if isinstance(data, list) else [None, data])


def bent(draw: Any, data: Any) -> Any:
    """The JSON with something else in one place, fitting or not, or with one part less."""
    if isinstance(data, list | dict) and data and draw(st.integers(0, 4)):
        place = draw(st.sampled_from(range(len(data)) if isinstance(data, list) else sorted(data)))
        copy = data.copy()
        if draw(st.integers(0, 5)):
            copy[place] = bent(draw, data[place])
        else:
            del copy[place]
        return copy
    return draw(like(data) | anything)


def accepted(kind: Any, data: Any) -> bool:
    """Whether the JSON is a value of this type; if so it is that value's JSON and no other."""
    try:
        value = from_json(kind, data)
    except BadValue:
        return False
    assert same(to_json(value), data)
    assert hash(value) == hash(from_json(kind, to_json(value)))
    return True


@quick
@given(st.one_of(map(st.from_type, KINDS)))
def test_every_value_of_a_type_comes_back_even_one_that_no_match_can_reach(value):
    back = load(type(value), dump(value))
    assert repr(back) == repr(value)
    assert [kind for kind in KINDS if accepted(kind, to_json(value))] == [
        kind for kind in KINDS if isinstance(value, kind)
    ]


@quick
@given(scripts)
def test_every_value_of_a_match_comes_back_and_hashes_alike(script):
    for value in values(script):
        kind = rules.What if isinstance(value, rules.What) else type(value)
        back = load(kind, dump(value))
        assert repr(back) == repr(value)
        assert hash(back) == hash(value)


@quick
@given(st.sampled_from(KINDS), anything)
def test_any_json_is_a_value_that_writes_the_same_json_or_is_refused(kind, data):
    accepted(kind, data)


@quick
@given(scripts, st.data())
def test_bent_json_is_a_value_that_writes_the_same_json_or_is_refused(script, data):
    value = data.draw(st.sampled_from(values(script)))
    bad = bent(data.draw, to_json(value))
    assert sum(accepted(kind, bad) for kind in KINDS) <= 1


@quick
@given(st.text(max_size=40) | anything.map(json.dumps))
def test_any_text_is_json_that_can_be_written_again_or_is_refused(text):
    try:
        data = parse(text)
    except BadValue:
        return
    assert same(parse(dump_json(data)), data)
    assert dump_json(data).encode().decode() == dump_json(data)


@quick
@given(options)
def test_any_options_make_a_game_or_are_refused(wanted):
    try:
        game = codec.with_options(Pok, wanted)
    except BadOptions as refusal:
        assert isinstance(refusal.data["option"], str)
    else:
        assert same(codec.options_of(game), codec.options_of(Pok()) | wanted)
