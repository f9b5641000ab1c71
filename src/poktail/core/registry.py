"""Finds the games: every folder under poktail/games is one. There is no list."""

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
    """One game's folder and the layers in it, each imported when first asked for."""

    id: str
    folder: Path

    def layer(self, name: str) -> ModuleType:
        """The layer of that name: rules, bot, text ..."""
        return import_module(f"{PACKAGE}.{self.id}.{name}")

    def has(self, name: str) -> bool:
        """Whether the folder holds that layer."""
        return find_spec(f"{PACKAGE}.{self.id}.{name}") is not None

    @property
    def game(self) -> Any:
        """The class of the game: call it with options."""
        return import_module(f"{PACKAGE}.{self.id}").GAME

    @property
    def seat_bounds(self) -> Bounds:
        """The smallest and the largest number of seats."""
        return seat_bounds(self.game)

    @property
    def tiny(self) -> AnyGame:
        """Options small enough to walk every history."""
        tiny: AnyGame = import_module(f"{PACKAGE}.{self.id}").TINY
        return tiny

    @property
    def about(self) -> About:
        """Author, publisher, length."""
        about: About = import_module(f"{PACKAGE}.{self.id}").ABOUT
        return about

    @property
    def draft(self) -> bool:
        """Whether the game is unfinished (`DRAFT = True`): it is played here, but not shipped."""
        return getattr(import_module(f"{PACKAGE}.{self.id}"), "DRAFT", False) is True


def games() -> tuple[Entry, ...]:
    """All games there are, by id."""
    return tuple(Entry(path.parent.name, path.parent) for path in sorted(FOLDER.glob("[a-z]*/__init__.py")))


def shipped() -> tuple[Entry, ...]:
    """The games without the drafts, by id."""
    return tuple(entry for entry in games() if not entry.draft)


def find(game_id: str) -> Entry:
    """The game of that id, or UnknownGame."""
    for entry in games():
        if entry.id == game_id:
            return entry
    raise UnknownGame(game=game_id[:40])
