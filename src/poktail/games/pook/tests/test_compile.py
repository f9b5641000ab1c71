"""Tests of the compiled code: it leaves Python to others."""

from __future__ import annotations

from threading import Thread

import numpy as np
import pytest

from poktail.games.pook import engine_search as tree
from poktail.games.pook.engine import pack, seeded
from poktail.games.pook.engine_table import MOST_MOVES, legal
from poktail.games.pook.rules import Pook
from poktail.games.pook.tests.script import start

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them


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
