"""Tests of POK's features and twin: the vector's content, odd dice, and defects that only POK can have."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from poktail.batch.agree import Disagreement, agree
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, Chance, Decide
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pok import TINY
from poktail.games.pok.batch import NOTHING, Table, Twin
from poktail.games.pok.features import encode, layout
from poktail.games.pok.rules import Pok, Show, State, Symbol, Throw, View, parse_die
from tests.batch.defects import OneOf, each
from tests.conformance.subjects import moments
from tests.sampling import sample

ENTRY = find("pok")
D, S, T = Symbol


def named(view: View, game: Pok) -> dict[str, list[float]]:
    vector = encode(view, game)
    return {name: vector[part].tolist() for name, part in layout(game).items()}


def after_one_round(game: Pok) -> Match:
    """1 triangle, 2 discs, blank: seats 0, 1 and 3 hand over (POK-6), seat 2 does not."""
    match = Match(game)
    match.step({CHANCE: Throw(parse_die("1triangle 2disc blank"))})
    match.step(dict(enumerate(map(Show, (D, D, S, T)))))
    return match


def states(game: Pok) -> Iterator[State]:
    """Every state of a small game."""
    known, new = set(), [game.start()]
    while new:
        state = new.pop()
        if state in known:
            continue
        known.add(state)
        yield state
        turn = game.turn(state)
        choices: list[Any] = []
        if isinstance(turn, Chance):
            choices = [{CHANCE: outcome} for outcome, _ in turn.outcomes]
        elif isinstance(turn, Decide):
            choices = [dict(enumerate(moves)) for moves in product(*(game.legal(state, seat) for seat in turn.seats))]
        new += [game.apply(state, choice)[0] for choice in choices]


def test_the_vector_says_what_the_seat_sees_counted_from_itself() -> None:
    game = Pok()
    view = after_one_round(game).view(2)
    assert named(view, game) == {
        "seated": [1],
        "hand": [1, 1, 1],
        "throw": [0] * 11,
        "last_throw": [0, 0, 1, *(1, 0, 0, 0), *(0, 0, 0, 1)],
        "last_shown": [*(0, 1, 0), *(0, 0, 1), *(1, 0, 0), *(1, 0, 0)],  # seats 2, 3, 0, 1
        "last_handed": [0, 1, 1, 1],
        "last_clause": [1, 0, 0],
        "counters": [],
        "idle": [0],
        "round": [np.float32(1 / 20)],
        "over": [0],
        "payoffs": [0, 0, 0, 0],
    }


def test_the_vector_of_a_spectator_has_no_hand_and_counts_from_seat_0() -> None:
    game = Pok()
    parts = named(after_one_round(game).view(None), game)
    assert (parts["seated"], parts["hand"]) == ([0], [0, 0, 0])
    assert parts["last_handed"] == [1, 1, 0, 1]


def test_open_counters_are_in_the_vector_and_only_they() -> None:
    game = Pok(open_counters=True)
    parts = named(after_one_round(game).view(3), game)
    assert parts["hand"] == [1, 1, 0.5]
    assert parts["counters"] == [*(1, 1, 0.5), *(0.5, 1, 1), *(0.5, 1, 1), *(1, 1, 1)]  # seats 3, 0, 1, 2


def test_a_long_match_counts_no_further_rounds() -> None:
    game = Pok()
    start = game.start()
    rounds = [named(game.view(replace(start, round=n), 0), game)["round"] for n in (0, 10, 20, 21, 500)]
    assert rounds == [[0], [0.5], [1], [1], [1]]


def turned(view: View, seats: int) -> tuple[Any, ...]:
    """All that is in a view, with seats counted from the one that looks."""
    first, last = view.seat or 0, view.last
    around = [*range(first, seats), *range(first)]
    return (
        view.seat is None,
        *(view.round, view.idle, view.throw, view.hand),
        last and (last.throw, last.clause, *((last.hands[seat].symbol, seat in last.handed) for seat in around)),
        view.payoffs and tuple(view.payoffs[seat] for seat in around),
        view.counters and tuple(view.counters[seat] for seat in around),
    )


@pytest.mark.parametrize("game", [TINY, replace(TINY, open_counters=True)])
def test_views_have_the_same_vector_only_if_they_are_the_same_but_for_the_seats_number(game: Pok) -> None:
    vectors, different = set(), set()
    for state in states(game):
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            vectors.add(encode(view, game).tobytes())
            different.add(turned(view, game.seats))
    assert len(vectors) == len(different) > 1000


ODD = {
    "two goals of one symbol": Pok(dice=("1disc 2disc 3disc", "1disc 2disc 4disc", "2square blank")),
    "equal dice": Pok(dice=("2disc 2disc 1square", "2disc 2disc 1square")),
    "blanks only": Pok(seats=3, idle_limit=4, dice=("blank",)),
    "goals out of reach": Pok(seats=3, dice=("9disc 8square 7triangle 3square",)),
    "to the last counter": Pok(seats=3, counters=1, goal=3),
    "a seventh seat and a second seven": Pok(seats=7, dice=("7disc 7square 1triangle", "6disc 2square blank")),
    "all must agree": Pok(seats=3, goal=6, idle_limit=9, dice=("3disc 3square blank",)),
}


@pytest.mark.parametrize("name", sample(ODD, "equal dice", "all must agree"))
def test_the_twin_agrees_with_odd_options(name: str) -> None:
    assert agree(ENTRY, ODD[name], 48, random.Random(name)) > 48 * 3


def test_dice_too_heavy_to_count_are_refused() -> None:
    heavy = "1disc " * 5 + "blank"
    Twin(Pok(dice=(heavy,) * 11))  # 6**11 ways
    with pytest.raises(BadOptions) as refused:
        Twin(Pok(dice=(heavy,) * 12))
    assert refused.value.data["option"] == "dice"


class IdleIsOneAhead(Twin):
    def _end(self, hands: Array, handed: Array, idle: Array) -> tuple[Array, Array]:
        return super()._end(hands, handed, idle + 1)


class IdleIsNeverReset(Twin):
    def decide(self, table: Table, moves: Array) -> Table:
        after = super().decide(table, moves)
        return after._replace(idle=jnp.maximum(after.idle, table.idle))


class SquaresAreDiscs(Twin):
    def decide(self, table: Table, moves: Array) -> Table:
        return super().decide(table, jnp.array([1, 0, 2])[moves])


class AnyoneMayShowAnything(Twin):
    def legal(self, table: Table) -> Array:
        return jnp.ones_like(table.hands, jnp.bool_) & (table.throw != NOTHING)


class ATieIsWonByAll(Twin):
    def _end(self, hands: Array, handed: Array, idle: Array) -> tuple[Array, Array]:
        over, payoffs = super()._end(hands, handed, idle)
        return over, jnp.where(
            (payoffs > 0).sum() > 1, jnp.where(payoffs > 0, payoffs.max() * 2, payoffs), payoffs
        ).astype(payoffs.dtype)


class ATieIsNotTheEnd(Twin):
    def _end(self, hands: Array, handed: Array, idle: Array) -> tuple[Array, Array]:
        over, payoffs = super()._end(hands, handed, idle)
        tie = (payoffs > 0).sum() > 1
        return over & ~tie, jnp.where(tie, 0, payoffs).astype(payoffs.dtype)


class TheDeadPlayOn(Twin):
    def _dead(self, hands: Array) -> Array:
        return jnp.bool_(False)


class AllOffHandOver(Twin):
    def _judge(self, throw: Array, opened: Array) -> tuple[Array, Array]:
        handed, clause = super()._judge(throw, opened)
        return handed | (clause == 2), clause


class OneMoreIsEnough(Twin):
    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "_goals", self._goals | self._goals << 1)


class TheWrongClause(Twin):
    def _judge(self, throw: Array, opened: Array) -> tuple[Array, Array]:
        handed, clause = super()._judge(throw, opened)
        return handed, jnp.where(handed.any(), clause, 2).astype(jnp.int8)


class RoundsCountFromZero(Twin):
    def chance(self, table: Table, outcome: Array) -> Table:
        return super().chance(table, outcome)._replace(round=table.round)


class AllThrowsAlike(Twin):
    def weights(self, table: Table) -> Array:
        return jnp.minimum(super().weights(table), 1)


class TheNeighboursHandShinesThrough(Twin):
    def encode(self, table: Table, seat: Array) -> Array:
        leak = jnp.where(seat < 0, 0, table.hands[(seat + 1) % self.game.seats]) * jnp.float32(1e-3)
        return super().encode(table, seat).at[layout(self.game)["hand"]].add(leak)


class SeatsAreNotTurned(Twin):
    def encode(self, table: Table, seat: Array) -> Array:
        own = layout(self.game)["hand"]
        return super().encode(table, jnp.minimum(seat, 0)).at[own].set(super().encode(table, seat)[own])


class TheDiceStayOnTheTable(Twin):
    def encode(self, table: Table, seat: Array) -> Array:
        still = jnp.where(table.throw == NOTHING, table.last_throw, table.throw)
        return super().encode(table._replace(throw=still), seat)


# One game for all defects: a seat may run out of a symbol, and a match end in each of its four ways.
SHORT = Pok(seats=3, counters=1, goal=3, idle_limit=3, dice=("1disc 1disc 1square", "2disc 2square blank"))
DEFECTS: dict[type[Twin], set[str]] = {
    IdleIsOneAhead: {"turn"},
    IdleIsNeverReset: {"turn", "seen"},
    SquaresAreDiscs: {"turn", "legal", "seen", "payoffs"},
    AnyoneMayShowAnything: {"legal"},
    ATieIsWonByAll: {"payoffs"},
    ATieIsNotTheEnd: {"turn"},
    TheDeadPlayOn: {"turn"},
    AllOffHandOver: {"turn", "seen"},
    OneMoreIsEnough: {"turn", "seen"},
    TheWrongClause: {"seen"},
    RoundsCountFromZero: {"seen"},
    AllThrowsAlike: {"weights"},
    TheNeighboursHandShinesThrough: {"seen"},
    SeatsAreNotTurned: {"seen"},
    TheDiceStayOnTheTable: {"seen"},
}
TWINS = tuple(twin(SHORT) for twin in (*DEFECTS, Twin))


def test_the_game_the_defects_are_planted_in_ends_in_every_way() -> None:
    ends = set()
    for number in range(64):
        *_, match = moments(SHORT, random.Random(number))
        ends.add(match.log[-1].what.clause)
    assert ends == {"POK-11", "POK-12", "POK-13", "POK-14"}


@pytest.mark.slow  # law 6 plants a defect in every twin
@pytest.mark.xdist_group("planted in pok")
@pytest.mark.parametrize(
    "twin",
    [pytest.param(twin, id=defect.__name__) for defect, twin in zip(DEFECTS, each(TWINS), strict=False)],
)
def test_every_defect_of_the_twin_is_caught(twin: OneOf) -> None:
    with pytest.raises(Disagreement) as found:
        agree(ENTRY, SHORT, 64, random.Random(3), twin)
    assert found.value.field in DEFECTS[type(TWINS[twin.which])]


@pytest.mark.slow
@pytest.mark.xdist_group("planted in pok")
def test_without_a_defect_the_same_matches_agree() -> None:
    assert agree(ENTRY, SHORT, 64, random.Random(3), each(TWINS)[-1]) > 64
