"""Tests of POK's options, and that its values never change."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.errors import BadOptions
from poktail.games.pok.rules import Face, Pok, Symbol, parse_die

TWO_FACED = "1disc blank"


@pytest.mark.parametrize(
    ("options", "data"),
    [
        ({"seats": 2}, {"option": "seats", "low": 3, "high": 7}),
        ({"seats": 8}, {"option": "seats", "low": 3, "high": 7}),
        ({"seats": "4"}, {"option": "seats", "want": "int"}),
        ({"seats": True}, {"option": "seats", "want": "int"}),
        ({"open_counters": 1}, {"option": "open_counters", "want": "bool"}),
        ({"idle_limit": 0}, {"option": "idle_limit", "low": 1, "high": 1000}),
        ({"idle_limit": 1001}, {"option": "idle_limit", "low": 1, "high": 1000}),
        ({"idle_limit": None}, {"option": "idle_limit", "want": "int"}),
        ({"counters": 0}, {"option": "counters", "low": 1, "high": 9}),
        ({"counters": 10}, {"option": "counters", "low": 1, "high": 9}),
        ({"goal": 0}, {"option": "goal", "low": 1, "high": 27}),
        ({"goal": 28}, {"option": "goal", "low": 1, "high": 27}),
        ({"goal": 7}, {"option": "goal", "low": 1, "high": 6}),
        ({"goal": 4, "counters": 1}, {"option": "goal", "low": 1, "high": 3}),
        ({"dice": ()}, {"option": "dice", "low": 1, "high": 12}),
        ({"dice": (TWO_FACED,) * 13}, {"option": "dice", "low": 1, "high": 12}),
        ({"dice": ("1disc " * 34 + "blank",)}, {"option": "dice", "low": 1, "high": 12}),
        ({"dice": ("1disc 2disc blank",) * 8}, {"option": "dice", "low": 1, "high": 4096}),
        ({"dice": ("1disc  blank",)}, {"option": "dice", "face": ""}),
        ({"dice": ("1disc\tblank",)}, {"option": "dice", "face": "1disc\tblank"}),
        ({"dice": ("",)}, {"option": "dice", "face": ""}),
        ({"dice": ("1disc 0disc",)}, {"option": "dice", "face": "0disc"}),
        ({"dice": ("10disc",)}, {"option": "dice", "face": "10disc"}),
        ({"dice": ("1star",)}, {"option": "dice", "face": "1star"}),
        ({"dice": ("disc",)}, {"option": "dice", "face": "disc"}),
        ({"dice": ("1",)}, {"option": "dice", "face": "1"}),
        ({"dice": ("1Disc",)}, {"option": "dice", "face": "1Disc"}),
        ({"dice": ("x" * 50,)}, {"option": "dice", "face": "x" * 20}),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, Any], data: dict[str, Any]) -> None:
    """POK-1, POK-2, POK-9, POK-11, POK-14: with what would have been right."""
    with pytest.raises(BadOptions) as refused:
        Pok(**options)
    assert refused.value.data == data


def test_options_at_their_limits_are_accepted() -> None:
    """POK-2, POK-11: the largest table, the largest set of throws, all counters to hand over."""
    assert Pok(seats=7, counters=9, goal=27, idle_limit=1000).start().hands == ((9, 9, 9),) * 7
    assert Pok(dice=(TWO_FACED,) * 12).dice == (TWO_FACED,) * 12
    assert Pok(dice=("1disc " * 32 + "1disc",)).goal == 5  # many faces, one throw


def test_a_die_is_read_from_its_faces() -> None:
    """POK-2: counts from 1 to 9, three symbols, or blank."""
    assert parse_die("9disc 1square blank 3triangle") == (
        Face(9, Symbol.DISC),
        Face(1, Symbol.SQUARE),
        Face(0, None),
        Face(3, Symbol.TRIANGLE),
    )


def test_the_same_options_make_the_same_game() -> None:
    """POK-2: what follows from the options, such as the table of throws, is no option itself."""
    assert Pok() == Pok(seats=4)
    assert Pok() != Pok(open_counters=True)
    assert hash(Pok(dice=("1disc",))) == hash(Pok(dice=("1disc",)))
    assert set(codec.options_of(Pok())) == {"seats", "open_counters", "idle_limit", "dice", "counters", "goal"}


def test_a_position_never_changes() -> None:
    """POK-3: rules make new positions; nobody can alter one that was handed out."""
    state = Pok().start()
    with pytest.raises(FrozenInstanceError):
        state.idle = 1  # type: ignore[misc]
    assert hash(state) == hash(Pok().start())
