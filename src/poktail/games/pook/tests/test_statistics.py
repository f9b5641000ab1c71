"""Tests of the figures of Pook for statistics."""

from __future__ import annotations

from poktail.core.game import Figure
from poktail.games.pook.rules import Pook
from poktail.games.pook.statistics import figures
from poktail.games.pook.tests.script import pick, play, position

CELLS = [f"{column}{row}" for row in "34567" for column in "cdefg"]
TWO = Pook(seats=2)


def table(**cards: str) -> dict[str, str]:
    """All cells but Piggy's and g7; Purses of seat 1 that hide Orcs, and these cards."""
    return {cell: cards.get(cell, "1:orc3") for cell in CELLS if cell not in ("e5", "g7")}


def numbers(points: int, allies: tuple[int, int], piggy: tuple[int, int]) -> tuple[Figure, ...]:
    return Figure("points", points), Figure("allies-found", *allies), Figure("piggy-moved", *piggy)


def test_a_viking_that_turns_up_an_ally_and_a_swap_of_piggy_are_counted_for_their_seat() -> None:
    """Seat 0 has Knight and Mage, seat 1 Orc and Viking."""
    match = play(position(TWO, table(g6="0:mage3"), "viking1"), "viking1 g7 aim-g6 piggy-e4")
    assert match.payoffs == (1, -1)
    assert figures(match.observation(0)) == numbers(3, (1, 1), (1, 1))
    assert figures(match.observation(1)) == numbers(1, (0, 0), (0, 0))


def test_what_a_tied_seat_picks_counts_as_turned_up() -> None:
    cards = table(c3="mage2", c4="viking2", d3="0:mage3")
    match = pick(play(position(TWO, cards, "orc1"), "orc1-purse g7 end"), s0="d3", s1="d3")
    assert figures(match.observation(0)) == numbers(5, (1, 1), (0, 1))
    assert figures(match.observation(1)) == numbers(2, (0, 1), (0, 0))
