"""Tests of the twin checker, on a game with hidden cards and alternating turns."""

from __future__ import annotations

import random
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar

import jax.numpy as jnp
import numpy as np
import pytest

from poktail.batch import AnyTwin
from poktail.batch.agree import Disagreement, agree, agree_everywhere
from poktail.core.game import CHANCE, Chance, Choice, Event, Over, Turn
from tests.batch.defects import MISSHAPEN, Damaged, OneOf, damaged
from tests.batch.toy import ENTRY, HighCard, Table, Twin

LANES = 32
GOOD_AND_BAD: tuple[Any, ...] = (*damaged(Twin(HighCard())), Twin(HighCard()))


def positions() -> set[Any]:
    """Every state of the toy, found without the checker."""
    game, found, new = HighCard(), set(), [HighCard().start()]
    while new:
        state = new.pop()
        found.add(state)
        turn = game.turn(state)
        choices = [{CHANCE: outcome} for outcome, _ in getattr(turn, "outcomes", ())]
        choices += [{seat: move} for seat in getattr(turn, "seats", ()) for move in game.legal(state, seat)]
        new += [game.apply(state, choice)[0] for choice in choices]
    return found


def test_a_good_twin_agrees_everywhere_and_everywhere_is_every_state() -> None:
    assert agree_everywhere(ENTRY, HighCard(), lanes=LANES) == len(positions())


def test_a_good_twin_agrees_in_random_matches_and_every_step_is_compared() -> None:
    # The start, two cards, one or two moves, perhaps a coin: a match has 4 to 6 positions.
    assert 4 * LANES < agree(ENTRY, HighCard(), LANES, random.Random(1)) < 6 * LANES


def check(twin: AnyTwin, shows: set[str]) -> None:
    with pytest.raises(Disagreement) as found:
        agree_everywhere(ENTRY, HighCard(), twin, LANES)
    assert found.value.field in shows


@pytest.mark.xdist_group("planted in the toy")
@pytest.mark.parametrize("which", range(len(GOOD_AND_BAD) - 1), ids=lambda which: str(GOOD_AND_BAD[which]))
def test_every_defect_is_caught_where_it_shows(which: int) -> None:
    check(OneOf(GOOD_AND_BAD, which), GOOD_AND_BAD[which].shows)


@pytest.mark.xdist_group("planted in the toy")
def test_the_company_of_damaged_twins_does_not_damage_a_good_one() -> None:
    assert agree_everywhere(ENTRY, HighCard(), OneOf(GOOD_AND_BAD, len(GOOD_AND_BAD) - 1), LANES) == len(positions())


@pytest.mark.parametrize("twin", damaged(Twin(HighCard()), MISSHAPEN), ids=str)
def test_numbers_that_are_too_many_or_too_few_are_caught(twin: Damaged) -> None:
    check(twin, twin.shows)


class FirstSeatWins(Twin):
    """Damaged where only the last step of a long match shows it."""

    def chance(self, table: Table, outcome: Any) -> Table:
        after = super().chance(table, outcome)
        return after._replace(payoffs=jnp.where(after.over, jnp.array([2, -2]), after.payoffs))


def test_the_report_says_which_match_which_step_where_and_what() -> None:
    with pytest.raises(Disagreement) as found:
        agree(ENTRY, HighCard(), LANES, random.Random(1), FirstSeatWins(HighCard()))
    said = found.value
    assert (said.field, said.place, said.step, said.twin) == ("payoffs", "seat 0", 5, 2)
    assert said.rules in (0, -2)
    assert said.match in range(LANES)
    first, second, *moves, coin = (choice for step in said.steps for choice in step.values())
    assert moves == ["hold", "hold"]
    assert str(said) == (
        f"match {said.match}, step 5: payoffs (seat 0) is {said.rules} by the rules, 2 by the twin; "
        f"after: -1:{first}; -1:{second}; 0:hold; 1:hold; -1:{coin}"
    )


class AnybodyMayFold(Twin):
    """Damaged so that it heeds a move of a seat that has nothing to decide."""

    def decide(self, table: Table, moves: Any) -> Table:
        return super().decide(table, jnp.broadcast_to(moves.max(), moves.shape))


def test_moves_of_seats_that_do_not_decide_mean_nothing() -> None:
    check(AnybodyMayFold(HighCard()), {"turn"})


class ShowsTheCard(Twin):
    """Damaged so that a spectator sees the last seat's card, as an index of -1 would."""

    def encode(self, table: Table, seat: Any) -> Any:
        return super().encode(table, seat % 2)


class ThreeOfAKind(Twin):
    """Damaged in the odds of the highest card only."""

    def weights(self, table: Table) -> Any:
        return super().weights(table).at[2].add(1)


@pytest.mark.parametrize(
    ("twin", "report"),
    [
        (ShowsTheCard, "step 2: seen (a spectator, card 0) is 0.0 by the rules, 1.0 by the twin; after: -1:0; -1:0"),
        (ThreeOfAKind, "step 0: weights (2) is 2 by the rules, 3 by the twin; after: the start"),
    ],
)
def test_the_report_of_a_walk_names_the_place(twin: type[Twin], report: str) -> None:
    with pytest.raises(Disagreement) as found:
        agree_everywhere(ENTRY, HighCard(), twin(HighCard()), LANES)
    assert str(found.value) == report


@dataclass(frozen=True)
class Heads:
    """Three coins; a state is how many were thrown and how many showed heads."""

    id: ClassVar[str] = "heads"
    seats: ClassVar[int] = 1
    moves: ClassVar[tuple[str, ...]] = ("watch",)

    def start(self) -> tuple[int, int]:
        return 0, 0

    def turn(self, state: tuple[int, int]) -> Turn:
        return Chance((("head", 1), ("tail", 1))) if state[0] < 3 else Over((state[1],))

    def legal(self, state: tuple[int, int], seat: int) -> tuple[str, ...]:
        return ()

    def apply(self, state: tuple[int, int], choice: Choice) -> tuple[tuple[int, int], tuple[Event, ...]]:
        return (state[0] + 1, state[1] + (choice[CHANCE] == "head")), ()

    def view(self, state: tuple[int, int], seat: int | None) -> tuple[int, int]:
        return state


@dataclass(frozen=True)
class LongMemory:
    """A twin of Heads that keeps every coin, and pays one more for tail, head, head."""

    game: Heads
    bonus: int
    outcomes: ClassVar[tuple[str, ...]] = ("head", "tail")

    def start(self) -> Any:
        return jnp.int32(0), jnp.zeros(3, jnp.int32)

    def turn(self, table: Any) -> Any:
        return jnp.where(table[0] < 3, 1, 2)

    def legal(self, table: Any) -> Any:
        return jnp.zeros((1, 1), jnp.bool_)

    def weights(self, table: Any) -> Any:
        return jnp.where(table[0] < 3, jnp.array([1, 1]), 0)

    def chance(self, table: Any, outcome: Any) -> Any:
        return table[0] + 1, table[1].at[table[0]].set(outcome == 0)

    def decide(self, table: Any, moves: Any) -> Any:
        return table

    def payoffs(self, table: Any) -> Any:
        bonus = self.bonus * (table[1] == jnp.array([0, 1, 1])).all()
        return jnp.where(table[0] < 3, 0, table[1].sum() + bonus)[None]

    def encode(self, table: Any, seat: Any) -> Any:
        return jnp.stack([table[0], table[1].sum()]).astype(jnp.float32)


def test_a_twin_that_tells_more_apart_than_the_rules_is_followed_down_every_path() -> None:
    """To the rules tail, head is the same as head, tail; a defect beyond the second of them is found all the same."""
    features = SimpleNamespace(
        encode=lambda view, game: np.array(view, np.float32), layout=lambda game: {"state": slice(0, 2)}
    )
    entry: Any = SimpleNamespace(layer={"features": features}.__getitem__)
    assert agree_everywhere(entry, Heads(), LongMemory(Heads(), 0), LANES) == 1 + 2 + 4 + 8
    with pytest.raises(Disagreement) as found:
        agree_everywhere(entry, Heads(), LongMemory(Heads(), 1), LANES)
    assert [step[CHANCE] for step in found.value.steps] == ["tail", "head", "head"]
