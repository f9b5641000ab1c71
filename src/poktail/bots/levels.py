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
"""The levels that people can play against, the weakest first."""

YARDSTICKS = {"regular-1": "regular_1", "nash": "nash", "expert": "expert"}
"""Levels for measuring only: the arena knows them, no table offers them. Each is a module that a game may have.

`regular-1` is the first regular bot, frozen, so that what is measured against it can be compared later.
"""


def strongest(entry: Entry) -> Bot:
    """The bot of the highest level for a game."""
    return bot(entry, next(reversed(LEVELS)))


def bot(entry: Entry, level: str) -> Bot:
    """The bot of that level for a game, or BadOptions."""
    if level not in LEVELS:
        raise BadOptions(option="bots", want=" ".join(LEVELS))
    return LEVELS[level](entry)


def contender(entry: Entry, level: str) -> Bot:
    """The bot of that level for the arena, which also knows the game's yardsticks; or BadOptions."""
    own = {name: layer for name, layer in YARDSTICKS.items() if entry.has(layer)}
    if level not in own:
        if level not in LEVELS:
            raise BadOptions(option="bots", want=" ".join((*LEVELS, *own)), given=level[:40])
        return bot(entry, level)
    decide: Bot = entry.layer(own[level]).decide
    return decide
