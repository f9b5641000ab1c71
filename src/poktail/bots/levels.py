"""How strong a bot plays. A bot is handed a sight, never a position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from poktail.core.errors import BadOptions
from poktail.core.game import Observation
from poktail.core.registry import Entry

Bot = Callable[[Observation, Random], Any]


def anything(observation: Observation, rng: Random) -> Any:
    """Any legal move, all alike."""
    return rng.choice(observation.legal)


LEVELS: dict[str, Callable[[Entry], Bot]] = {
    "random": lambda _entry: anything,
    "regular": lambda entry: entry.layer("bot").decide,
}


def bot(entry: Entry, level: str) -> Bot:
    """The bot of that level for a game, or BadOptions."""
    if level not in LEVELS:
        raise BadOptions(option="bots", want=" ".join(LEVELS))
    return LEVELS[level](entry)
