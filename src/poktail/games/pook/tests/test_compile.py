"""Tests of the compiled code: where it is kept, and that it leaves Python to others."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import numpy as np
import pytest

from poktail.games.pook import engine_search as tree
from poktail.games.pook.engine import pack, seeded
from poktail.games.pook.engine_compile import KEPT, code_folder, user_cache
from poktail.games.pook.engine_table import MOST_MOVES, legal
from poktail.games.pook.rules import Pook
from poktail.games.pook.tests.script import start

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them


def test_machine_code_of_the_last_versions_is_kept(tmp_path: Path) -> None:
    """Every version of the engine has a folder of its own; the oldest go."""
    for number in range(KEPT + 3):
        old = tmp_path / "pook" / f"{number}"
        (old / "deeper").mkdir(parents=True)
        os.utime(old, (number, number))
    folder = code_folder(tmp_path)
    assert folder is not None
    kept = {path.name for path in (tmp_path / "pook").iterdir()}
    assert kept == {folder.name} | {f"{number}" for number in range(4, KEPT + 3)}


def test_without_a_place_to_write_nothing_is_kept(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    assert code_folder(place) is None


def test_machine_code_is_where_users_keep_what_can_be_made_again() -> None:
    assert user_cache({"LOCALAPPDATA": "C:/Local"}, "win32").as_posix() == "C:/Local/poktail/cache"
    assert user_cache({"XDG_CACHE_HOME": "not/absolute"}, "linux") == Path.home() / ".cache" / "poktail"


def test_a_search_leaves_python_to_others() -> None:
    """Another thread sees the tree grow; it would not run at all while the search held Python's lock."""
    hands = ["mage1 mage1 mage2 orc2 knight3 viking3", "knight1 knight2 knight3 orc1 orc3 viking1"]
    game, playouts = Pook(seats=2), 5000
    worlds = pack(game, start(game, hands).state)[None]
    count = legal(worlds[0], np.zeros(MOST_MOVES, np.int64))
    links, totals = np.zeros((playouts + 2, tree.LINKS), np.int64), np.zeros((playouts + 2, tree.TOTALS))
    order, first = np.zeros(playouts, np.int64), np.full(count, 1 / count)

    def is_seen_growing() -> bool:
        links[:], totals[:] = 0, 0
        search = Thread(target=tree.search, args=(worlds, order, first, False, seeded(1), links, totals))
        seen = set[int]()
        search.start()
        while search.is_alive():
            seen.add(int(links[0, tree.VISITS]))
        return any(0 < visits < playouts for visits in seen)

    # On a busy machine this thread may sleep through a whole search.
    assert any(is_seen_growing() for _ in range(100))
