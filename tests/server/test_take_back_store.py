"""Tests of how a move that is taken back is stored; PostgreSQL runs the same (test_store_postgres.py)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from poktail.server.errors import SequenceTaken
from poktail.server.history.replays import kept
from poktail.server.storage.documents import Holder, Setup
from poktail.server.storage.store import TAKE_BACK, LogRow, Store
from poktail.server.storage.table_store import Seal, TableStore, game_with
from poktail.server.tables import seating
from tests.server.finished_match import in_turn
from tests.server.stores import AT, opened

GAME = in_turn().id


async def keep_take_backs(store: Store) -> None:
    """The row and the mark that the match is unrated are stored together, or neither is."""
    tables, setup = TableStore(store, lambda: AT), Setup(game=GAME)
    doc = seating.opened("t-back", "ann", setup, "m-back", "c")
    seats = tuple(Holder(name=f"P{seat}", profile=f"p{seat}") for seat in range(len(doc.seats)))
    await tables.create(doc, Seal("m-back", b"s" * 32, "c"), lambda: "lemon-tiger-43")
    await tables.start_match(doc.changed(phase="playing", seats=seats), game_with(GAME, {}), (b"",) * len(seats))
    moved = LogRow("m-back", 0, AT, 0, "go", "owner", "one", 5)
    undone = LogRow("m-back", 1, AT + 1, 0, TAKE_BACK, TAKE_BACK, "two", -5)
    await tables.append(moved)
    for taken in (undone._replace(seq=0), undone._replace(ack="one")):
        with pytest.raises(SequenceTaken):
            await tables.take_back(taken)
    assert ((await tables.match("m-back")).unrated, await tables.moves_of("m-back")) == (False, [moved])
    await tables.take_back(undone)
    assert ((await tables.match("m-back")).unrated, await tables.moves_of("m-back")) == (True, [moved, undone])


def test_a_move_taken_back_is_stored_with_what_follows_from_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "house.db") as store:
            await keep_take_backs(store)

    asyncio.run(main())


def test_a_replay_counts_only_moves_that_were_kept() -> None:
    made = [
        LogRow("m", seq, 10 * seq, seat, move, by, None, 0)
        for seq, (seat, move, by) in enumerate(
            [(0, "a", "owner"), (0, "b", "owner"), (0, TAKE_BACK, TAKE_BACK), (0, "c", "owner"), (1, "d", "bot")]
        )
    ]
    assert [(row.seat, row.move) for row in kept(made)] == [(0, "a"), (0, "c"), (1, "d")]
