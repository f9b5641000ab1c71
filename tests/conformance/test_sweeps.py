"""Tests of many random matches over all seats and variants: all end, and the invariants hold."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from poktail.bots.series import chance, variants
from poktail.core.game import Chance, Decide
from poktail.core.match import Match
from poktail.core.registry import find
from tests.conformance.subjects import extremes
from tests.conformance.test_laws import OURS


def sweep(name: str, matches: int) -> int:
    """Play that many random matches over all variants and extremes, the invariants held against every position."""
    entry = find(name)
    check = import_module(f"poktail.games.{name}.tests.invariants").check
    games = tuple(dict.fromkeys((*variants(entry.game()), *extremes(entry.game()))))
    for number in range(matches):
        game = games[number % len(games)]
        rng = random.Random(f"{name} {number}")
        match = Match(game, chance(rng))
        check(game, game.start())
        while match.payoffs is None:
            assert not isinstance(match.turn, Chance)
            assert isinstance(match.turn, Decide)
            for seat in match.turn.seats:
                match.commit(seat, rng.choice(game.legal(match.state, seat)))
            check(game, match.state)
        assert len(match.payoffs) == game.seats
    return matches


@pytest.mark.parametrize("name", OURS)
def test_invariants_hold_in_random_matches(name: str) -> None:
    assert sweep(name, 200) == 200


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_invariants_hold_in_fifty_thousand_random_matches(name: str) -> None:
    assert sweep(name, 50_000) == 50_000
