"""The daily deal of POK asks which counter to show."""

from __future__ import annotations

from random import Random

from poktail.core.game import Observation
from poktail.games.pok.bot import PLACE, weigh
from poktail.games.pok.rules import SYMBOLS


def estimates(observation: Observation, rng: Random) -> tuple[float, ...] | None:  # noqa: ARG001 (nothing is random)
    """The bot's value of every legal move; None for easy ones: a symbol is used up, or only one was thrown."""
    thrown = {face.symbol for face in observation.view.throw.faces if face.symbol}
    if len(observation.legal) < len(SYMBOLS) or len(thrown) < 2:
        return None
    worth, _ = weigh(observation)
    return tuple(worth[PLACE[move.symbol]] for move in observation.legal)
