"""Tests of Liar's Dice: published tree size and payoffs, and no hidden die leaks."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bench.yardsticks import liars_dice
from bench.yardsticks.liars_dice import (
    LIAR,
    TINY,
    BidMade,
    Challenged,
    LiarsDice,
    Move,
    Revealed,
    Rolled,
    RolledHidden,
    Settled,
    View,
)
from poktail.core import codec
from poktail.core.errors import BadOptions, IllegalMove
from poktail.core.game import CHANCE, Chance, Decide, Over
from tests.yardsticks.walk import count, events, play, situations


def test_the_tree_is_as_large_as_published() -> None:
    """OpenSpiel, integration_tests/api_test.py: 7 chance, 147456 decision, 147420 terminal nodes; 24576 situations."""
    assert situations(LiarsDice()) == ({"Chance": 7, "Decide": 147_456, "Over": 147_420}, 24_576)


def test_tiny_is_tiny() -> None:
    assert count(TINY) == {"Chance": 7, "Decide": 512, "Over": 504}


def test_bids_rise_by_quantity_then_by_face_and_liar_comes_last() -> None:
    assert " ".join(LiarsDice().moves) == "1-1 1-2 1-3 1-4 1-5 1-6 2-1 2-2 2-3 2-4 2-5 2-6 liar"
    assert " ".join(TINY.moves) == "1-1 1-2 2-1 2-2 3-1 3-2 liar"
    assert LiarsDice(seats=5, dice=5).moves[-2] == "25-6"
    assert len(LiarsDice(seats=5, dice=5).moves) == 151


@pytest.mark.parametrize(
    ("line", "payoffs"),
    [
        ("1 4 1-1 liar", (1, -1)),
        ("2 4 1-1 liar", (-1, 1)),
        ("6 4 1-1 liar", (1, -1)),
        ("3 3 1-2 2-3 liar", (-1, 1)),
        ("3 4 1-2 2-3 liar", (1, -1)),
        ("3 6 2-3 2-6 liar", (1, -1)),
        ("6 6 2-3 2-6 liar", (-1, 1)),
        ("6 6 2-1 liar", (1, -1)),
    ],
)
def test_the_bidder_wins_if_so_many_dice_show_the_face_or_the_wild_one(line: str, payoffs: tuple[int, int]) -> None:
    assert play(LiarsDice(), line).turn == Over(payoffs)


@pytest.mark.parametrize(
    ("line", "payoffs"),
    [
        ("1 1 1 1-1 1-2 liar", (0, -1, 1)),
        ("1 1 1 1-1 1-2 3-1 liar", (-1, 0, 1)),
        ("1 2 1 3-1 liar", (1, -1, 0)),
    ],
)
def test_with_more_than_two_seats_the_others_win_and_lose_nothing(line: str, payoffs: tuple[int, ...]) -> None:
    assert play(TINY, line).turn == Over(payoffs)


@pytest.mark.parametrize(
    ("line", "seat", "legal"),
    [
        ("1 4", 0, "1-1 1-2 1-3 1-4 1-5 1-6 2-1 2-2 2-3 2-4 2-5 2-6"),
        ("1 4 2-3", 1, "2-4 2-5 2-6 liar"),
        ("1 4 2-3 2-6", 0, "liar"),
    ],
)
def test_one_bids_higher_or_doubts_a_bid(line: str, seat: int, legal: str) -> None:
    match = play(LiarsDice(), line)
    assert match.turn == Decide((seat,))
    assert (match.legal(seat), match.legal(1 - seat)) == (tuple(legal.split()), ())


def test_dice_are_rolled_one_by_one_each_face_alike() -> None:
    for line in ("", "3"):
        assert play(LiarsDice(), line).turn == Chance(((1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)))


def test_a_die_is_told_to_its_seat_alone() -> None:
    match = play(LiarsDice(seats=3, dice=2), "1 2 3 4 5 6")
    assert events(match, 0) == [Rolled(0, 1), Rolled(0, 2), *[RolledHidden(1)] * 2, *[RolledHidden(2)] * 2]
    assert events(match, 1) == [*[RolledHidden(0)] * 2, Rolled(1, 3), Rolled(1, 4), *[RolledHidden(2)] * 2]
    assert events(match, 2) == [*[RolledHidden(0)] * 2, *[RolledHidden(1)] * 2, Rolled(2, 5), Rolled(2, 6)]
    assert events(match, None) == [RolledHidden(seat) for seat in (0, 0, 1, 1, 2, 2)]


def test_seat_1_sees_its_dice_and_the_bids_and_nothing_else() -> None:
    match = play(LiarsDice(dice=2), "1 2 3 4 1-5 2-5")
    bids = (Move("1-5"), Move("2-5"))
    assert match.view(1) == View(1, 4, (3, 4), bids, dice=None, payoffs=None)
    assert match.view(0) == View(0, 4, (1, 2), bids, dice=None, payoffs=None)
    assert match.view(None) == View(None, 4, None, bids, dice=None, payoffs=None)


def test_a_seat_sees_a_die_when_it_falls_and_not_before() -> None:
    match = play(LiarsDice(dice=2), "1 2 3")
    assert [match.view(seat).hand for seat in (0, 1, None)] == [(1, 2), (3,), None]


def test_a_spectator_is_told_no_face_before_the_challenge() -> None:
    texts = {codec.dump(tuple(events(play(TINY, f"{dice} 1-1 2-2"), None))) for dice in ("1 1 1", "1 2 1", "2 2 2")}
    assert len(texts) == 1


def test_after_the_challenge_everybody_sees_all_dice() -> None:
    match = play(LiarsDice(dice=2), "1 2 3 4 1-5 liar")
    for seat in (0, 1, None):
        assert events(match, seat)[-4:] == [
            BidMade(0, Move("1-5")),
            Challenged(1),
            Revealed(((1, 2), (3, 4))),
            Settled((-1, 1)),
        ]
        assert match.view(seat).dice == ((1, 2), (3, 4))
        assert match.legal(seat) == ()


def test_what_the_rules_forbid_is_refused() -> None:
    match = play(LiarsDice(), "1 4")
    with pytest.raises(IllegalMove):
        match.commit(0, LIAR)
    with pytest.raises(IllegalMove):
        match.commit(0, Move("3-1"))
    with pytest.raises(IllegalMove):
        play(LiarsDice(), "1").step({CHANCE: 7})
    match.commit(0, Move("2-2"))
    with pytest.raises(IllegalMove):
        match.commit(1, Move("2-2"))
    for options in ({"seats": 1}, {"seats": 6}, {"dice": 0}, {"dice": 6}, {"faces": 1}, {"faces": 7}):
        with pytest.raises(BadOptions):
            LiarsDice(**options)


@pytest.mark.parametrize(
    ("line", "seat", "dice"),
    [
        ("1 2 2 1-1", 0, {(1, b, c) for b in (1, 2) for c in (1, 2)}),
        ("1 2 2 1-1", 1, {(a, 2, c) for a in (1, 2) for c in (1, 2)}),
        ("1 2", 2, {(a, b) for a in (1, 2) for b in (1, 2)}),
        ("1 2", None, {(a, b) for a in (1, 2) for b in (1, 2)}),
        ("1 2 2 1-1 liar", None, {(1, 2, 2)}),
    ],
)
def test_worlds_are_all_rolls_the_seat_cannot_rule_out(line: str, seat: int | None, dice: set[tuple[int]]) -> None:
    match = play(TINY, line)
    imagined = list(islice(liars_dice.worlds(match.observation(seat), Random(1)), 200))
    assert {world.dice for world in imagined} == dice
    assert all(TINY.view(world, seat) == match.view(seat) for world in imagined)
