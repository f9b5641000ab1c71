"""The daily deal of Cockroach Poker Royal asks whether a claim is true or false."""

from __future__ import annotations

from random import Random

from poktail.core.game import Observation
from poktail.games.cockroach_royal.bot import mind_of, weigh
from poktail.games.cockroach_royal.rules_values import Phase

LEAST = 0.05
"""How much more the best answer must gain than the worst, where 1 is to lose the match."""


def estimates(observation: Observation, rng: Random) -> tuple[float, ...] | None:
    """The bot's gain of every answer to a claim; None where no claim is to be judged, or all answers are much alike."""
    if observation.view.phase is not Phase.JUDGE:
        return None
    found = tuple(weigh(mind_of(observation), observation.legal, rng).values())
    return found if max(found) - min(found) >= LEAST else None
