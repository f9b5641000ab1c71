"""Tables come and go from memory and from the lobby, and are never lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from poktail.core.errors import RuleError
from poktail.core.registry import games
from poktail.server.accounts.identity import Who
from poktail.server.app import create_app
from poktail.server.context import House
from poktail.server.errors import NotFound, ShuttingDown, TooMany
from poktail.server.settings import Settings
from poktail.server.storage import models
from poktail.server.storage import table_store as shelf
from poktail.server.tables import commands as acts
from poktail.server.tables import registry as hall
from poktail.server.tables import scheduler as keeper
from poktail.server.tables.live_table import Client, Table
from poktail.server.ws import messages_in as wire
from poktail.server.ws.messages_in import Setup
from tests.server.live import QUICK

ANN = Who("ann", "Ann", "person")
BEN = Who("ben", "Ben", "person")
DAY = 86_400_000
GAME = games()[0].id


class Clock:
    """A time that only the test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[tuple[House, Clock]]:
    app = create_app(Settings(**{**QUICK, "data": folder, **settings}))
    async with app.router.lifespan_context(app):
        house, clock = app.state.house, Clock()
        house.now = clock
        yield house, clock


def client(who: Who, frames: list[dict[str, Any]]) -> Client:
    return Client(who, lambda data: frames.append(json.loads(data)), lambda _code: None)


async def say(table: Table, who: Client, kind: str, **data: Any) -> None:
    await acts.handle(table, who, wire.parse(json.dumps({"t": kind, "d": data}), 4096))


async def running(house: House, frames: list[dict[str, Any]], **setup: Any) -> tuple[Table, Client]:
    """A table in the middle of a match against bots."""
    doc = await house.hall.create(ANN, Setup(game=GAME, **setup))
    table, ann = await house.hall.get(doc.id), client(ANN, frames)
    await table.join(ann)
    await say(table, ann, "sit", seat=0, entropy="aa")
    await say(table, ann, "start", fill="random")
    return table, ann


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back_as_it_was(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (house, clock):
            frames: list[dict[str, Any]] = []
            table, ann = await running(house, frames)
            before = frames[-1]
            clock.now += 10 * hall.IDLE
            await house.hall._put_away()
            assert house.hall.tables  # somebody is there
            await table.part(ann)
            clock.now += hall.IDLE + 1
            await house.hall._put_away()
            assert not house.hall.tables
            again, fresh = await house.hall.get(table.doc.id), list[dict[str, Any]]()
            assert again is not table
            assert again.doc.phase == "playing"
            assert again.play.match.steps == table.play.match.steps
            back = client(ANN, fresh)
            await again.join(back)
            await say(again, back, "hold", seat=0)
            shown = next(frame for frame in fresh if frame["t"] == "view")
            assert shown["v"] >= before["v"]

    asyncio.run(main())


def test_two_who_come_at_once_meet_at_one_table(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (house, _clock):
            doc = await house.hall.create(ANN, Setup(game=GAME))
            tables = await asyncio.gather(*[house.hall.get(doc.id) for _ in range(5)])
            assert len(set(map(id, tables))) == 1
            with pytest.raises(NotFound):
                await house.hall.get("nowhere")

    asyncio.run(main())


def test_a_table_nobody_uses_is_archived_and_its_link_opens_it_again(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, archive_after_days=2) as (house, clock):
            old = await house.hall.create(ANN, Setup(game=GAME, public=True))
            clock.now += 3 * DAY
            new = await house.hall.create(ANN, Setup(game=GAME, public=True))
            await house.hall._archive()
            assert [one["id"] for one in await house.hall.lobby()] == [new.id]
            table, frames = await house.hall.get(old.id), list[dict[str, Any]]()
            await table.join(client(ANN, frames))
            await say(table, next(iter(table.clients)), "sit", seat=0)
            assert {one["id"] for one in await house.hall.lobby()} == {old.id, new.id}

    asyncio.run(main())


def test_a_running_match_is_never_archived(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, archive_after_days=1) as (house, clock):
            table, ann = await running(house, [], public=True)
            await table.part(ann)
            clock.now += 100 * DAY
            await house.hall._archive()
            await house.hall._put_away()
            again = await house.hall.get(table.doc.id)
            assert again.doc.phase == "playing"

    asyncio.run(main())


def test_a_profile_has_only_so_many_open_tables(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, tables_per_profile=2) as (house, clock):
            for _ in range(2):
                await house.hall.create(ANN, Setup(game=GAME))
            with pytest.raises(TooMany):
                await house.hall.create(ANN, Setup(game=GAME))
            await house.hall.create(BEN, Setup(game=GAME))
            clock.now += 2 * DAY  # what nobody has touched for a day does not count
            await house.hall.create(ANN, Setup(game=GAME))

    asyncio.run(main())


def test_a_hall_that_closes_takes_nobody_in(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (house, _clock):
            frames: list[dict[str, Any]] = []
            table, _ann = await running(house, frames)
            await house.hall.close()
            assert frames[-1]["d"]["code"] == "shutting_down"
            for refused in (house.hall.get(table.doc.id), house.hall.create(ANN, Setup(game=GAME))):
                with pytest.raises(ShuttingDown):
                    await refused

    asyncio.run(main())


def test_a_table_that_breaks_takes_no_other_along(tmp_path, monkeypatch):
    tend, broken = keeper._tend, set[str]()

    async def failing(table: Table) -> int | None:
        if table.doc.id in broken:
            raise ZeroDivisionError("a defect")
        return await tend(table)

    monkeypatch.setattr(keeper, "_tend", failing)
    monkeypatch.setattr(keeper, "RETRY", 1)

    async def main() -> None:
        async with opened(tmp_path) as (house, _clock):
            frames: list[dict[str, Any]] = []
            other: list[dict[str, Any]] = []
            table, _ann = await running(house, frames)
            beside, ben = await running(house, other)
            broken.add(table.doc.id)
            table.stir()
            async with asyncio.timeout(30):
                while table.doc.id in house.hall.tables:
                    await asyncio.sleep(0.01)
            assert frames[-1]["d"]["code"] == "broken"
            assert beside.doc.id in house.hall.tables
            await say(beside, ben, "ping")
            assert "ack" in [frame["t"] for frame in other[-3:]]
            broken.clear()
            again = await house.hall.get(table.doc.id)
            assert again.play.match.steps[: len(table.play.match.steps)] == table.play.match.steps

    asyncio.run(main())


def test_an_end_that_was_stored_unknown_to_us_is_not_stored_twice(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (house, _clock):
            frames: list[dict[str, Any]] = []
            table, ann = await running(house, frames)
            rng = Random(1)
            async with asyncio.timeout(60):
                while not table.finished:
                    legal = table.play.match.legal(0)
                    if legal and not table.play.over:
                        move = {"t": "move", "v": table.version, "d": str(rng.choice(legal)), "a": f"m{table.version}"}
                        with suppress(RuleError):
                            await acts.handle(table, ann, wire.parse(json.dumps(move), 4096))
                    await asyncio.sleep(0)
            before = await shelf.load(house, table.doc.id)
            ratings = await house.store.read(_ratings)
            table.finished = False  # as if the disk had said no
            assert await table.finish()
            assert await shelf.load(house, table.doc.id) == before == (table.doc, table.seed)
            assert await house.store.read(_ratings) == ratings

    asyncio.run(main())


async def _ratings(conn: Any) -> list[Any]:
    return [tuple(row) for row in await conn.execute(select(models.ratings))]
