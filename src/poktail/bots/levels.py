"""Finds the bot for a game and a level; a bot sees only its seat's observation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from poktail.core.errors import BadOptions
from poktail.core.game import Observation
from poktail.core.registry import Entry

Bot = Callable[[Observation, Random], Any]


def random_move(observation: Observation, rng: Random) -> Any:
    """A random legal move."""
    return rng.choice(observation.legal)


DEFAULT_LEVEL = "regular"

LEVELS: dict[str, Callable[[Entry], Bot]] = {
    "random": lambda _entry: random_move,
    DEFAULT_LEVEL: lambda entry: entry.layer("bot").decide,
}
"""The levels, the weakest first."""


def strongest(entry: Entry) -> Bot:
    """The bot of the highest level for a game."""
    return bot(entry, next(reversed(LEVELS)))


def bot(entry: Entry, level: str) -> Bot:
    """The bot of that level for a game, or BadOptions."""
    if level not in LEVELS:
        raise BadOptions(option="bots", want=" ".join(LEVELS))
    return LEVELS[level](entry)
