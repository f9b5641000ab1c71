"""Tests of the examples in the rulebook of Cockroach Poker Royal."""

from __future__ import annotations

import pytest

from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card
from poktail.games.cockroach_royal.tests.script import cards, dealt, laid, play, slide

FOUR = CockroachRoyal(seats=4)


@pytest.mark.parametrize(("answer", "taker"), [("judge-true", 2), ("judge-false", 1)])
def test_a_fly_is_passed_on_as_a_toad(answer: str, taker: int) -> None:
    """ROYAL-E1: seat 0's fly goes to seat 1 and on to seat 2 or 3; who judges wrongly, or is caught, takes it."""
    match = play(dealt(FOUR, {0: "fly"}), "card-fly to-1 claim-toad pass")
    assert {str(move) for move in match.legal(1)} == {"to-2", "to-3"}
    play(match, f"to-2 claim-toad {answer}")
    assert [laid(match, seat) for seat in range(4)] == [(Card.FLY,) if seat == taker else () for seat in range(4)]
    assert match.waiting == (taker,)


def test_a_crowned_rat_brings_the_fourth_rat() -> None:
    """ROYAL-E2: two rats, a crowned rat and the rat on top of the pile."""
    match = dealt(FOUR, {0: "2*rat royal-rat", 1: "2*fly"}, top="rat")
    for card in ("rat", "rat"):
        slide(match, card, 1, "rat", False)
        slide(match, "fly", 0, "fly", False)
    assert laid(match, 1) == cards("rat rat")
    slide(match, "royal-rat", 1, "royal", False)
    assert laid(match, 1) == cards("rat rat royal-rat rat")
    assert match.payoffs == (1, -3, 1, 1)


@pytest.mark.parametrize(("named", "paid"), [("pay-bat enough", "bat"), ("pay-fly pay-scorpion", "fly scorpion")])
def test_the_joker_is_paid_for_with_one_bat_or_any_two_cards(named: str, paid: str) -> None:
    """ROYAL-E3: the last claim was "bat"."""
    match = slide(dealt(FOUR, {0: "joker", 1: "bat fly scorpion"}), "joker", 1, "bat", False)
    play(match, named)
    assert laid(match, 1) == cards(paid)
    assert Card.JOKER in match.view(1).hand
    assert match.waiting == (1,)
    assert match.view(1).bill is None
