"""Tests of what is known about the people of a match when it is rated; the PostgreSQL tests run the same checks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from poktail.server.accounts.rating_weights import ACQUAINTED, REPEATED, weight_of
from poktail.server.storage import models, rating_facts
from poktail.server.storage.documents import Holder, Setup
from poktail.server.storage.models import DAY_MS, match_id
from poktail.server.storage.rating_facts import MONTH_MS, Meetings, RatingFacts
from poktail.server.storage.store import LogRow, Store
from poktail.server.storage.table_store import Result, Seal, TableStore, game_with
from poktail.server.tables import seating
from tests.server.finished_match import in_turn
from tests.server.stores import AT, opened

GAME = in_turn().id
HOUR_MS = DAY_MS // 24


class Played:
    """Matches from the first move to the result, and the facts that each was rated with."""

    def __init__(self, store: Store) -> None:
        self.tables = TableStore(store, lambda: self.now)
        self.now = AT
        self.facts = list[RatingFacts]()

    async def play(self, ago: int, *people: str) -> RatingFacts:
        """A match this long ago between these people and bots; every person makes one move."""
        self.now, setup = AT - ago, Setup(game=GAME)
        table, seal = f"t{len(self.facts)}", Seal(match_id(self.now, f"m{len(self.facts)}"), b"s" * 32, "c")
        doc = seating.opened(table, people[0], setup, seal.match, seal.commitment)
        bots = [Holder(name=f"Bot {seat}", level="regular", bot=True) for seat in range(len(people), len(doc.seats))]
        seats = (*(Holder(name=who, profile=who) for who in people), *bots)
        await self.tables.create(doc, seal, lambda: f"lemon-tiger-{len(self.facts)}")
        doc = doc.changed(phase="playing", seats=seats)
        await self.tables.start_match(doc, game_with(GAME, {}), (b"",) * len(seats))
        for seat in range(len(people)):
            await self.tables.append(LogRow(seal.match, seat, self.now, seat, "go", "owner", f"a{seat}", 0))
        result = Result((0,) * len(seats), (1,) * len(seats))
        after = Seal(match_id(self.now, f"n{len(self.facts)}"), b"s" * 32, "c")
        await self.tables.end_match(doc.changed(match=after.match), seal.match, result, after, self.keep)
        return self.facts[-1]

    def keep(self, _row: Any, _known: Any, facts: RatingFacts) -> tuple[()]:
        """Instead of new ratings."""
        self.facts.append(facts)
        return ()


def ben_was_deleted(connection: Connection) -> None:
    values = {"id": "ben", "name": "—", "kind": "person", "open": False, "created": AT, "seen": AT, "deleted": AT}
    connection.execute(insert(models.profiles).values(values))


async def find_rating_facts(store: Store) -> None:
    """Only matches of these people count, and only those of the last day and the last month."""
    played = Played(store)
    await played.play(MONTH_MS + HOUR_MS, "ann", "ben")
    await played.play(DAY_MS + HOUR_MS, "ann", "cem")
    await played.play(HOUR_MS, "ben", "ann")
    await played.play(HOUR_MS, "dot", "eve")
    await played.play(2, "ben", "eve")
    await store.write(ben_was_deleted)
    facts = await played.play(0, "ann", "ben")
    assert facts.moves == [(0, "owner"), (1, "owner")]
    assert facts.meetings == {
        "ann": {"ben": Meetings(1, 1), "cem": Meetings(0, 1)},
        "ben": {"ann": Meetings(1, 1), "eve": Meetings(1, 1)},
    }
    assert facts.deleted == {"ben"}
    again = await played.play(0, "ben", "ann")
    assert again.meetings["ben"]["ann"] == again.meetings["ann"]["ben"] == Meetings(2, 2)
    assert await played.play(0, "ann") == RatingFacts(), "nobody to be rated with"


def test_whoever_plays_more_than_is_looked_at_still_repeats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The latest matches of somebody who plays all day name each helper once; the helpers' own name them more often."""
    monkeypatch.setattr(rating_facts, "LOOKED_AT", 4)  # with the match that is rated
    helpers = [f"helper{n}" for n in range(3)]

    async def main() -> None:
        async with opened(tmp_path / "tables.db") as store:
            played = Played(store)
            for ago in range(9, 0, -1):
                await played.play(ago, "farmer", helpers[ago % 3])
            found = await played.play(0, "farmer", helpers[0])
            assert found.meetings["farmer"][helpers[0]] == Meetings(1, 1)
            assert found.meetings[helpers[0]]["farmer"] == Meetings(3, 3)
            weight = weight_of(["farmer", helpers[0]], [0, 1], found.meetings)
            assert weight("farmer", helpers[0]) == pytest.approx(1 / (1 + ACQUAINTED) / (1 + 3) / (1 + 3 / REPEATED))
            known = 1 + len(helpers) - 1  # the two others, whom the farmer has met
            expected = known / (known + ACQUAINTED) / (1 + 3) / (1 + 3 / REPEATED)
            assert weight(helpers[0], "farmer") == pytest.approx(expected)

    asyncio.run(main())


def test_whom_the_people_of_a_match_have_met_lately(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await find_rating_facts(store)

    asyncio.run(main())
