"""Tests of the figures of POK for statistics."""

from __future__ import annotations

from poktail.core.game import Figure
from poktail.games.pok.rules import Pok
from poktail.games.pok.statistics import figures
from poktail.games.pok.tests.table import played


def test_counters_handed_over_are_counted_and_those_that_no_die_asked_for() -> None:
    """POK-6 hands over seat 0's disc; POK-7 seat 2's triangle, which had been on no die in both rounds before."""
    match = played(Pok(seats=3), "1disc/blank/blank sst", "1disc/2square/blank dst", "1disc/blank/blank ddt")
    told = [figures(match.observation(seat)) for seat in range(3)]
    assert told == [
        (Figure("counters-handed", 1, 3), Figure("off-dice", 0, 1)),
        (Figure("counters-handed", 0, 3), Figure("off-dice", 0, 1)),
        (Figure("counters-handed", 1, 3), Figure("off-dice", 1, 3)),
    ]
