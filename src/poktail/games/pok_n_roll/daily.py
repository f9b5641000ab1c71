"""The daily deal of Pok'n Roll asks whether to fold or go on."""

from __future__ import annotations

from random import Random
from typing import cast

from poktail.core.game import Observation
from poktail.games.pok_n_roll.bot import value
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import View

LEAST = 0.5
"""How many points the best move must be worth more than the next one, so that nobody loses by a trifle."""


def estimates(observation: Observation, rng: Random) -> tuple[float, ...] | None:  # noqa: ARG001 (nothing is random)
    """The bot's value of every legal move, in points; None for a close choice, and in round 3 (ROLL-8)."""
    view, game = cast(View, observation.view), cast(PokNRoll, observation.game)
    if view.round == LAST_ROUND:
        return None
    found = tuple(value(game, view, move) for move in observation.legal)
    best, second, *_ = sorted(found, reverse=True)
    return found if best - second >= LEAST else None
