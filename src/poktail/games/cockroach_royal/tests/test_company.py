"""Tests that a table of bots keeps giving cards to every seat."""

from __future__ import annotations

from random import Random

from poktail.bots.series import play_out
from poktail.games.cockroach_royal.bot import decide, waits
from poktail.games.cockroach_royal.rules import CockroachRoyal


def test_no_seat_is_left_out_for_long() -> None:
    """However close to losing another seat is, a card comes by within a few rounds."""
    game = CockroachRoyal(seats=4)
    longest = 0

    def watched(observation, rng):  # type: ignore[no-untyped-def]
        nonlocal longest
        longest = max(longest, *waits(observation))
        return decide(observation, rng)

    for number in range(6):
        play_out(game, [watched] * game.seats, Random(number))
    assert 0 < longest < 15
