"""Tests that random matches with every number of seats keep the invariants at every step."""

from __future__ import annotations

from random import Random

import pytest

from poktail.core.game import CHANCE, Chance, Decide
from poktail.games.pok_n_roll import TINY
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.tests.invariants import check

GAMES = [
    *(PokNRoll(seats=seats, expert=expert) for seats in range(3, 13) for expert in (False, True)),
    PokNRoll(boxes=1),
    PokNRoll(boxes=12, hands=9),
    PokNRoll(seats=3, faces=3, own_dice=1, white_dice=3),
    PokNRoll(own_dice=4, white_dice=6),
    PokNRoll(seats=5, sheet=("pair:9", "straight:1")),
    TINY,
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_position_of_random_matches_is_sound(game: PokNRoll) -> None:
    """ROLL-15: among others, no row ever needs a seventh box."""
    rng = Random(f"invariants {game}")
    for boldness in (1, 1, 8, 8):  # the bold go on more often, so that round 3 is reached with many
        state = game.start()
        check(game, state)
        while isinstance(turn := game.turn(state), Chance | Decide):
            if isinstance(turn, Chance):
                outcomes, weights = zip(*turn.outcomes, strict=True)
                state, _ = game.apply(state, {CHANCE: rng.choices(outcomes, weights)[0]})
            else:
                moves = game.legal(state, turn.seats[0])
                weights = (boldness, *(1 for _ in moves[1:]))
                state, _ = game.apply(state, {turn.seats[0]: rng.choices(moves, weights)[0]})
            check(game, state)
