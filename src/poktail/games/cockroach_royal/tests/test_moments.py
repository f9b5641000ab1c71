"""Tests of the turning points of Cockroach Poker Royal."""

from __future__ import annotations

from dataclasses import replace

from poktail.games.cockroach_royal.moments import turned
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card
from poktail.games.cockroach_royal.rules_values import Lost, State

GAME = CockroachRoyal(seats=3)
RATS = (Card.RAT, Card.ROYAL_RAT, Card.RAT)


def laid(*piles: tuple[Card, ...], lost: Lost | None = None) -> State:
    """A position with these cards in front of the seats."""
    start = GAME.start()
    return replace(start, table=replace(start.table, laid=piles, lost=lost))


def test_it_turns_when_one_more_card_would_lose() -> None:
    safe, near = laid((), RATS[:2], ()), laid((), RATS, ())
    assert turned(GAME, safe, near)
    assert not turned(GAME, laid((), (), ()), safe)
    assert not turned(GAME, near, laid((Card.BAT,), RATS, ())), "it was so before"
    assert turned(GAME, near, laid((Card.BAT, Card.BAT, Card.BAT), RATS, ())), "another seat"


def test_it_turns_with_the_card_that_loses() -> None:
    near, end = laid((), RATS, ()), laid((), (*RATS, Card.RAT), (), lost=Lost(1, "ROYAL-15"))
    assert turned(GAME, near, end)
