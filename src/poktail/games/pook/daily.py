"""The daily deal of Pook asks which card to lay, and with which side up."""

from __future__ import annotations

from random import Random
from typing import cast

from poktail.core.game import Observation
from poktail.games.pook.bot import Mind, weigh
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_state import Phase, View


def estimates(observation: Observation, rng: Random) -> tuple[float, ...] | None:  # noqa: ARG001 (nothing is random)
    """The bot's gain of every legal move, with the best that can follow it; None in the middle of a turn."""
    view, game = cast(View, observation.view), cast(Pook, observation.game)
    if view.phase is not Phase.BEFORE:
        return None
    return tuple(weigh(Mind(game, view), observation.legal))
