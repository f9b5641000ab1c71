"""Finds the games: every folder under poktail/games is a game, so there is no list to maintain."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from poktail.core.errors import UnknownGame
from poktail.core.game import About, AnyGame, Bounds, seat_bounds

PACKAGE = "poktail.games"
FOLDER = Path(__file__).resolve().parent.parent / "games"


@dataclass(frozen=True, slots=True)
class Entry:
    """A game's folder and its modules (layers), each imported on first use."""

    id: str
    folder: Path

    def layer(self, name: str) -> ModuleType:
        """The module of that name: rules, bot, text ..."""
        return import_module(f"{PACKAGE}.{self.id}.{name}")

    def has(self, name: str) -> bool:
        """Whether the folder has that module."""
        return find_spec(f"{PACKAGE}.{self.id}.{name}") is not None

    @property
    def game(self) -> Any:
        """The game's class; call it with options."""
        return import_module(f"{PACKAGE}.{self.id}").GAME

    @property
    def seat_bounds(self) -> Bounds:
        """The smallest and the largest number of seats."""
        return seat_bounds(self.game)

    @property
    def tiny(self) -> AnyGame:
        """The game with options so small that every history can be enumerated."""
        tiny: AnyGame = import_module(f"{PACKAGE}.{self.id}").TINY
        return tiny

    @property
    def about(self) -> About:
        """Author, publisher and duration."""
        about: About = import_module(f"{PACKAGE}.{self.id}").ABOUT
        return about

    @property
    def draft(self) -> bool:
        """Whether the game is unfinished (`DRAFT = True`): it can be played from a checkout, but is not shipped."""
        return getattr(import_module(f"{PACKAGE}.{self.id}"), "DRAFT", False) is True

    @property
    def showdowns(self) -> frozenset[type]:
        """The kinds of events (`SHOWDOWNS`) after which people want a moment to look before bots go on."""
        return frozenset(getattr(import_module(f"{PACKAGE}.{self.id}"), "SHOWDOWNS", ()))

    @property
    def revealing(self) -> tuple[type, ...] | None:
        """The kinds of events (`REVEALING`) that tell a seat something new, so that its move cannot be taken back.

        A game that does not name them has no way back from a move that took effect.
        """
        kinds: tuple[type, ...] | None = getattr(import_module(f"{PACKAGE}.{self.id}"), "REVEALING", None)
        return kinds


def games() -> tuple[Entry, ...]:
    """All games, by id."""
    return tuple(Entry(path.parent.name, path.parent) for path in sorted(FOLDER.glob("[a-z]*/__init__.py")))


def shipped() -> tuple[Entry, ...]:
    """All games except drafts, by id."""
    return tuple(entry for entry in games() if not entry.draft)


def find(game_id: str) -> Entry:
    """The game with that id, or UnknownGame."""
    for entry in games():
        if entry.id == game_id:
            return entry
    raise UnknownGame(game=game_id[:40])
