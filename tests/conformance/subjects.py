"""What the laws are tested on: every game under games/, and the yardstick games.

For a draft (`DRAFT = True` in its `__init__.py`) four things are waived, and nothing else:

- French, German and Spanish, words and rulebook alike (`languages`); English is needed,
- `worlds` in its bot (`WITHOUT_WORLDS`),
- a lesson,
- its planted defects, `tests/mutants.toml` (a finished game has five at least).

What a draft has of these is held to the whole law.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import Any, get_type_hints

from poktail.bots.series import chance
from poktail.core.errors import BadOptions
from poktail.core.game import AnyGame, Bounds, Observation
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.i18n import LANGUAGES


@dataclass(frozen=True)
class Subject:
    """One game under test: its smallest and its full sizes, its types, its worlds."""

    name: str
    tiny: AnyGame
    sizes: tuple[AnyGame, ...]
    rules: ModuleType
    worlds: Callable[[Observation, random.Random], Iterator[Any]] | None
    entry: Entry | None = None


def extremes(default: AnyGame) -> Iterator[AnyGame]:
    """The default, and with each option in turn at its extremes; what the game refuses is left out."""
    yield default
    hints = get_type_hints(type(default), include_extras=True)
    for f in fields(default):
        bounds, kind = f.metadata.get("bounds"), hints[f.name]
        values: list[Any] = []
        if isinstance(bounds, Bounds):
            values = list(range(bounds.low, bounds.high + 1)) if f.name == "seats" else [bounds.low, bounds.high]
        elif kind is bool:
            values = [False, True]
        elif isinstance(kind, type) and issubclass(kind, Enum):
            values = list(kind)
        for value in values:
            if f.init and value != getattr(default, f.name):
                try:
                    yield replace(default, **{f.name: value})
                except BadOptions:
                    continue


def subject_of(entry: Entry) -> Subject:
    rules, bot = entry.layer("rules"), entry.layer("bot")
    worlds = getattr(bot, "worlds", None) if entry.draft else bot.worlds
    return Subject(entry.id, entry.tiny, tuple(extremes(entry.game())), rules, worlds, entry)


def yardstick(name: str) -> Subject:
    module = import_module(f"bench.yardsticks.{name}")
    return Subject(name, module.TINY, tuple(extremes(module.GAME())), module, module.worlds)


ONLY = os.environ.get("POKTAIL_ONLY")  # the runner of mutants and `make test GAME=…` look at one subject at a time
ENTRIES = tuple(entry for entry in games() if ONLY in (None, entry.id))
PRODUCTS = tuple(entry.id for entry in ENTRIES)
YARDSTICKS = tuple(name for name in ("leduc", "liars_dice") if ONLY in (None, name))


WITHOUT_WORLDS = tuple(entry.id for entry in ENTRIES if entry.draft and not hasattr(entry.layer("bot"), "worlds"))


def languages(entry: Entry, folder: str) -> tuple[str, ...]:
    """The languages that a game must have in this folder of its own: of a draft, English and what else is there."""
    there = {path.stem for path in (entry.folder / folder).iterdir()}
    return tuple(lang for lang in LANGUAGES if not entry.draft or lang == "en" or lang in there)


def subject(name: str) -> Subject:
    """The subject of that name."""
    found = next((entry for entry in games() if entry.id == name), None)
    return yardstick(name) if found is None else subject_of(found)


def moments(game: AnyGame, rng: random.Random, limit: int = 100_000) -> Iterator[Match]:
    """A random match, handed out before every step a seat takes and at its end."""
    match = Match(game, chance(rng))
    for _ in range(limit):
        yield match
        if match.payoffs is not None:
            return
        for seat in match.waiting:
            match.commit(seat, rng.choice(match.legal(seat)))
    raise AssertionError(f"{game} does not end")


def finished(game: AnyGame, rng: random.Random) -> Match:
    """A random match, played to its end."""
    *_, last = moments(game, rng)
    return last
