"""Tests of POK's turning points."""

from __future__ import annotations

from poktail.games.pok.moments import turned
from poktail.games.pok.rules import Pok, State

GAME = Pok(seats=3)


def after(*left: int, payoffs: tuple[int, ...] | None = None) -> State:
    """A position in which the seats have this many counters left."""
    return State(round=4, hands=tuple((n, 0, 0) for n in left), throw=None, idle=0, last=None, payoffs=payoffs)


def test_it_turns_when_somebody_takes_the_lead() -> None:
    assert turned(GAME, after(5, 5, 6), after(4, 5, 6))
    assert turned(GAME, after(4, 4, 5), after(4, 3, 5))
    assert not turned(GAME, after(4, 5, 6), after(3, 5, 6)), "it leads already"
    assert not turned(GAME, after(4, 5, 6), after(4, 4, 6)), "nobody leads"


def test_it_turns_in_the_round_that_ends_it() -> None:
    assert turned(GAME, after(2, 5, 6), after(1, 5, 6, payoffs=(4, -2, -2)))
