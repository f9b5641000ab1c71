"""Tests of the protocol's values: audiences of events, frozen turns and events, bounds of options."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Any, get_args

import pytest

from poktail.core.game import (
    CHANCE,
    EVERYBODY,
    About,
    Bounds,
    Chance,
    Decide,
    Event,
    Everybody,
    Observation,
    Over,
    Seat,
    SeatEvent,
    Turn,
    option,
    sides,
)
from tests.core.toys import Whispers

VALUES = (
    Decide((0, 1)),
    Chance((("sun", 1), ("rain", 3))),
    Over((1, -1)),
    Event("rain", EVERYBODY),
    SeatEvent(1, "rain"),
    Observation(Whispers(), None, "view", (), (SeatEvent(1, None),)),
    About("Title", ("Author",), "Publisher", 2017, 10),
    Bounds(1, 9),
)


def test_an_event_without_an_audience_cannot_be_made():
    with pytest.raises(TypeError):
        Event("secret")  # type: ignore[call-arg]


def test_what_is_public_is_heard_by_all():
    event = Event("rain", EVERYBODY, rest="weather")
    assert [event.as_seen_by(seat) for seat in (0, 5, None)] == ["rain", "rain", "rain"]


def test_what_is_private_is_heard_by_its_audience_and_the_rest_hears_something_else():
    event = Event("ace", (0, 2), rest="a card")
    assert [event.as_seen_by(seat) for seat in (0, 1, 2, None)] == ["ace", "a card", "ace", "a card"]


def test_the_rest_hears_nothing_unless_told_otherwise():
    event = Event("ace", (0,))
    assert [event.as_seen_by(seat) for seat in (0, 1, None)] == ["ace", None, None]


def test_an_event_for_nobody_is_heard_by_nobody():
    assert [Event("burnt", ()).as_seen_by(seat) for seat in (0, 1, CHANCE, None)] == [None] * 4


def test_an_event_opens_no_page_unless_it_says_so():
    assert (Event("rain", EVERYBODY).forget, Event("rain", EVERYBODY, forget=True).forget) == (False, True)


def test_the_version_of_an_observation_is_that_of_its_latest_event():
    before = Observation(Whispers(), 0, "view", (), ())
    assert before.version == 0
    assert replace(before, events=(SeatEvent(1, None), SeatEvent(2, "rain"))).version == 2


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_frozen_hashable_and_equal_by_content(value):
    first = fields(value)[0].name
    with pytest.raises(FrozenInstanceError):
        setattr(value, first, None)
    with pytest.raises((AttributeError, TypeError)):
        value.unknown = 1  # type: ignore[union-attr]
    twin = type(value)(*(getattr(value, f.name) for f in fields(value)))
    assert twin == value
    assert hash(twin) == hash(value)


def test_chance_is_no_seat_and_there_are_three_kinds_of_turn():
    assert CHANCE == -1
    assert get_args(Turn) == (Decide, Chance, Over)
    assert get_args(Seat) == (int, "seat")
    assert list(Everybody) == [EVERYBODY]


def test_an_option_has_a_default_and_both_bounds_or_none():
    @dataclass(frozen=True)
    class Toy:
        size: int = option(3, low=0, high=9)
        open: bool = option(True, variant=True)

    size, opened = fields(Toy)
    assert (Toy().size, size.metadata["bounds"]) == (3, Bounds(0, 9))
    assert (Toy().open, opened.metadata["bounds"]) == (True, None)
    assert (size.metadata["variant"], opened.metadata["variant"]) == (False, True)


def test_every_seat_is_a_side_of_its_own_unless_the_game_says_who_stands_together():
    class Pairs(Whispers):
        together = ((0, 2), (1, 3))

    assert sides(Whispers(seats=1)) == ((0,),)
    assert sides(Whispers(seats=3)) == ((0,), (1,), (2,))
    assert sides(Pairs(seats=4)) == ((0, 2), (1, 3))


@pytest.mark.parametrize("bounds", [{"low": 0}, {"high": 0}])
def test_an_option_with_one_bound_forgotten_cannot_be_made(bounds: dict[str, Any]):
    with pytest.raises(TypeError):
        option(3, **bounds)
