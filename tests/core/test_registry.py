"""Tests of the registry: a folder is a game, and nothing else has to be changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import poktail.games
from poktail.core import codec, registry
from poktail.core.errors import UnknownGame
from poktail.core.game import About, Bounds, seat_bounds
from poktail.core.match import Match
from poktail.core.registry import Entry, find, games, shipped

INIT = """
from poktail.core.game import About, Bounds, seat_bounds
from poktail.games.{id}.rules import Coin
GAME = Coin
TINY = Coin(seats=1)
ABOUT = About("Coin", ("Nobody",), "Nobody", 2000, 1)
"""
RULES = """
from dataclasses import dataclass
from typing import ClassVar
from poktail.core.game import Chance, Over, option
@dataclass(frozen=True)
class Coin:
    id: ClassVar[str] = "{id}"
    moves: ClassVar = ()
    seats: int = option(2, low=1, high=2)
    def start(self): return None
    def turn(self, state): return Over((0,) * self.seats)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty place for games that the registry and the import system look into."""
    monkeypatch.setattr(registry, "FOLDER", tmp_path)
    monkeypatch.setattr(poktail.games, "__path__", [*poktail.games.__path__, str(tmp_path)])
    before = set(sys.modules)
    yield tmp_path
    for name in {name for name in sys.modules if name.startswith("poktail.games.")} - before:
        del sys.modules[name]
        vars(poktail.games).pop(name.removeprefix("poktail.games."), None)


def add(folder: Path, game_id: str) -> None:
    (folder / game_id).mkdir()
    (folder / game_id / "__init__.py").write_text(INIT.format(id=game_id))
    (folder / game_id / "rules.py").write_text(RULES.format(id=game_id))


def test_every_folder_of_the_package_is_a_game_and_knows_its_id():
    folders = sorted(path.parent for path in Path(poktail.games.__file__).parent.glob("*/__init__.py"))
    assert folders
    assert [(entry.id, entry.folder) for entry in games()] == [(path.name, path) for path in folders]
    for entry in games():
        assert entry.game.id == entry.id
        assert find(entry.id) == entry


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_an_entry_leads_to_the_class_the_smallest_table_the_cover_and_the_layers(entry):
    assert isinstance(entry.game, type)
    assert isinstance(entry.tiny, entry.game)
    assert isinstance(entry.about, About)
    assert entry.seat_bounds == seat_bounds(entry.tiny)
    assert entry.seat_bounds.low <= entry.game().seats <= entry.seat_bounds.high
    assert entry.has("rules")
    assert entry.layer("rules").__name__ == f"poktail.games.{entry.id}.rules"


def test_a_new_folder_is_a_new_game(folder):
    assert games() == ()
    add(folder, "zero_coin")
    add(folder, "a_coin")
    assert [entry.id for entry in games()] == ["a_coin", "zero_coin"]
    entry = find("zero_coin")
    assert entry == Entry("zero_coin", folder / "zero_coin")
    assert (entry.tiny.seats, entry.about.title, entry.seat_bounds) == (1, "Coin", Bounds(1, 2))
    game = codec.with_options(entry.game, {"seats": 2})
    assert Match(game).payoffs == (0, 0)


def test_a_draft_is_a_game_that_is_not_shipped(folder):
    add(folder, "a_coin")
    add(folder, "half_a_coin")
    add(folder, "no_draft")
    with (folder / "half_a_coin" / "__init__.py").open("a") as init:
        init.write("DRAFT = True\n")
    with (folder / "no_draft" / "__init__.py").open("a") as init:
        init.write("DRAFT = False\n")
    assert [(entry.id, entry.draft) for entry in games()] == [
        ("a_coin", False),
        ("half_a_coin", True),
        ("no_draft", False),
    ]
    assert [entry.id for entry in shipped()] == ["a_coin", "no_draft"]
    assert find("half_a_coin").draft


def test_a_layer_is_there_or_not(folder):
    add(folder, "some_coin")
    entry = find("some_coin")
    assert (entry.has("rules"), entry.has("bot")) == (True, False)
    with pytest.raises(ModuleNotFoundError):
        entry.layer("bot")


def test_what_is_no_package_or_not_meant_to_be_seen_is_no_game(folder):
    for name in ("leftover", "__pycache__", "_draft", ".hidden", "Upper"):
        (folder / name).mkdir()
    for name in ("_draft", ".hidden", "Upper"):
        (folder / name / "__init__.py").write_text("")
    (folder / "leftover" / "rules.py").write_text("")
    (folder / "file.py").write_text("")
    assert games() == ()


@pytest.mark.parametrize("game_id", ["", "nothing", "POK", "../core", "pok.rules", "x" * 500])
def test_an_unknown_id_is_refused_and_quoted_only_in_part(game_id):
    with pytest.raises(UnknownGame) as caught:
        find(game_id)
    assert caught.value.data == {"game": game_id[:40]}


def test_listing_the_games_imports_none_of_them():
    code = (
        "import sys; from poktail.core import registry; assert registry.games();"
        "sys.exit(any(name.startswith('poktail.games.') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_showdowns_are_events_of_the_game(entry):
    assert all(kind.__module__.startswith(f"poktail.games.{entry.id}.") for kind in entry.showdowns)


def test_a_game_without_showdowns_has_none(folder):
    add(folder, "coin")
    assert find("coin").showdowns == frozenset()
