"""Tests of why a move of Cockroach Poker Royal is not possible."""

from __future__ import annotations

from typing import Any

from poktail.core import codec
from poktail.core.match import Match
from poktail.games.cockroach_royal import coach
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim
from poktail.games.cockroach_royal.tests.script import dealt, play


def why(match: Match, move: str) -> Any:
    """The reason why the seat that has to act cannot make this move."""
    (seat,) = match.waiting
    return coach.why_not(match.observation(seat), [codec.from_notation(match.game.moves, move)])


def test_a_card_goes_only_to_those_who_have_not_had_it() -> None:
    """ROYAL-6, ROYAL-7."""
    match = play(dealt(CockroachRoyal(seats=3), {0: "bat"}), "card-bat")
    assert why(match, "to-0") == coach.HadTheCard(0)
    assert why(match, "pass") is None  # not asked now
    play(match, "to-1 claim-bat pass claim-fly")
    assert match.waiting == (2,)
    assert why(match, "pass") == coach.MustJudge()


def test_what_pays_for_a_special_card() -> None:
    """ROYAL-12, ROYAL-13."""
    match = play(
        dealt(CockroachRoyal(seats=3), {0: "joker", 1: "2*fly 2*rat"}), "card-joker to-1 claim-bat judge-false"
    )
    assert match.waiting == (1,)
    assert why(match, "card-joker") == coach.NeverPays(Card.JOKER)
    assert why(match, "card-fly") is None
    assert why(play(match, "pay-fly"), "enough") == coach.OneIsNotEnough(Claim.BAT)
