"""Tests of the figures of Pok'n Roll for statistics."""

from __future__ import annotations

from poktail.core.game import Figure
from poktail.core.match import Match
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.statistics import figures
from poktail.games.pok_n_roll.tests.script import play, play_on

HAND = "starter-0 35 11 25 23 146 | abandon continue continue continue 2 | continue cross-pair continue 6 | cross-full"
"""Seat 0 folds what becomes a straight, seat 2 two pairs; seat 1's full house wins round 3 against seat 3."""


def told(match: Match) -> list[tuple[Figure, ...]]:
    return [figures(match.observation(seat)) for seat in range(match.game.seats)]


def points(count: int, folds: tuple[int, int], thirds: tuple[int, int]) -> tuple[Figure, ...]:
    return Figure("points", count), Figure("folds-paid", *folds), Figure("thirds-won", *thirds)


def test_a_fold_pays_if_round_3_would_have_beaten_it() -> None:
    match = play(PokNRoll(), HAND)
    assert told(match) == [
        points(1, (0, 1), (0, 0)),
        points(9, (0, 0), (1, 1)),
        points(2, (1, 1), (0, 0)),
        points(0, (0, 0), (0, 1)),
    ]


def test_where_everybody_folds_nobody_knows_whether_it_paid() -> None:
    match = play(PokNRoll(), HAND)
    play_on(match, "35 11 25 23 146 | cross-three abandon abandon abandon")
    assert told(match) == [
        points(2, (0, 1), (0, 0)),
        points(14, (0, 0), (1, 1)),
        points(3, (1, 1), (0, 0)),
        points(1, (0, 0), (0, 1)),
    ]


def test_joerg_may_beat_what_was_folded() -> None:
    """His four of a kind beats the straight of seat 1, and both who stayed in."""
    text = "starter-0 35 46 25 235 | continue cross-straight continue 1 | continue continue 1 11"
    match = play(PokNRoll(seats=3), text)
    assert told(match) == [points(0, (0, 0), (0, 1)), points(7, (1, 1), (0, 0)), points(0, (0, 0), (0, 1))]
