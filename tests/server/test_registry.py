"""Tests of loading and unloading tables and of the lobby: no table is ever lost."""

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
from poktail.server.context import ServerContext
from poktail.server.errors import NotFound, ShuttingDown, TooFast, TooMany
from poktail.server.settings import Settings
from poktail.server.storage import models
from poktail.server.storage.documents import Setup
from poktail.server.tables import actions, live_table, matches, registry, scheduler
from poktail.server.tables.commands import Disconnect, Join, Tick
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.ws.messages_in import parse
from poktail.server.ws.render import render
from tests.server.live import QUICK

ANN = Who("ann", "Ann", "person")
BEN = Who("ben", "Ben", "person")
DAY_MS = 86_400_000
GAME = games()[0].id


class Clock:
    """A time that only the test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[tuple[ServerContext, Clock]]:
    clock = Clock()
    app = create_app(Settings(**{**QUICK, "data": folder, **settings}), now=clock, ticks=clock)
    async with app.router.lifespan_context(app):
        yield app.state.context, clock


def client(who: Who, frames: list[dict[str, Any]]) -> Client:
    return Client(who, lambda update, ack: frames.append(json.loads(render(update, ack))), lambda _code: None)


async def say(table: LiveTable, who: Client, kind: str, **data: Any) -> None:
    await table.execute(parse(json.dumps({"t": kind, "d": data}), 4096), who)


async def running(context: ServerContext, frames: list[dict[str, Any]], **setup: Any) -> tuple[LiveTable, Client]:
    """A table in the middle of a match against bots."""
    doc = await context.registry.create(ANN, Setup(game=GAME, **setup))
    table, ann = await context.registry.get(doc.id), client(ANN, frames)
    await table.execute(Join(), ann)
    await say(table, ann, "sit", seat=0, entropy="aa")
    await say(table, ann, "start", fill="random")
    return table, ann


def test_a_table_where_nobody_is_leaves_the_memory_and_comes_back_as_it_was(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (context, clock):
            frames: list[dict[str, Any]] = []
            table, ann = await running(context, frames)
            before = frames[-1]
            clock.now += 10 * registry.UNLOAD_AFTER_MS
            await context.registry.unload_unused()
            assert context.registry.tables  # somebody is there
            await table.execute(Disconnect(), ann)
            clock.now += registry.UNLOAD_AFTER_MS + 1
            await context.registry.unload_unused()
            assert not context.registry.tables
            again, fresh = await context.registry.get(table.doc.id), list[dict[str, Any]]()
            assert again is not table
            assert again.doc.phase == "playing"
            assert again.live.match.steps == table.live.match.steps
            back = client(ANN, fresh)
            await again.execute(Join(), back)
            await say(again, back, "play_as", seat=0)
            shown = next(frame for frame in fresh if frame["t"] == "view")
            assert shown["v"] >= before["v"]

    asyncio.run(main())


def test_two_who_come_at_once_meet_at_one_table(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (context, _clock):
            doc = await context.registry.create(ANN, Setup(game=GAME))
            tables = await asyncio.gather(*[context.registry.get(doc.id) for _ in range(5)])
            assert len(set(map(id, tables))) == 1
            with pytest.raises(NotFound):
                await context.registry.get("nowhere")

    asyncio.run(main())


def test_a_table_nobody_uses_is_archived_and_its_link_opens_it_again(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, archive_after_days=2) as (context, clock):
            old = await context.registry.create(ANN, Setup(game=GAME, public=True))
            clock.now += 3 * DAY_MS
            new = await context.registry.create(ANN, Setup(game=GAME, public=True))
            await context.tables.archive(clock.now - context.settings.archive_after_days * DAY_MS)
            assert [one["id"] for one in await context.registry.lobby()] == [new.id]
            table, frames = await context.registry.get(old.id), list[dict[str, Any]]()
            await table.execute(Join(), client(ANN, frames))
            await say(table, next(iter(table.clients)), "sit", seat=0)
            assert {one["id"] for one in await context.registry.lobby()} == {old.id, new.id}

    asyncio.run(main())


def test_a_running_match_is_never_archived(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, archive_after_days=1) as (context, clock):
            table, ann = await running(context, [], public=True)
            await table.execute(Disconnect(), ann)
            clock.now += 100 * DAY_MS
            await context.tables.archive(clock.now - context.settings.archive_after_days * DAY_MS)
            await context.registry.unload_unused()
            again = await context.registry.get(table.doc.id)
            assert again.doc.phase == "playing"

    asyncio.run(main())


def test_a_profile_has_only_so_many_open_tables(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, tables_per_profile=2) as (context, clock):
            for _ in range(2):
                await context.registry.create(ANN, Setup(game=GAME))
            with pytest.raises(TooMany):
                await context.registry.create(ANN, Setup(game=GAME))
            await context.registry.create(BEN, Setup(game=GAME))
            clock.now += 2 * DAY_MS  # what nobody has touched for a day does not count
            await context.registry.create(ANN, Setup(game=GAME))

    asyncio.run(main())


def test_a_hall_that_closes_takes_nobody_in(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (context, _clock):
            frames: list[dict[str, Any]] = []
            table, _ann = await running(context, frames)
            await context.registry.close()
            assert frames[-1]["d"]["code"] == "shutting_down"
            for refused in (context.registry.get(table.doc.id), context.registry.create(ANN, Setup(game=GAME))):
                with pytest.raises(ShuttingDown):
                    await refused

    asyncio.run(main())


def test_the_scheduler_is_woken_for_bots_and_late_contributions_only(tmp_path):
    async def begun(context: ServerContext, *entropy: str | None) -> tuple[LiveTable, int]:
        """A match of people with this randomness, and bots: how often its start woke the scheduler."""
        doc = await context.registry.create(ANN, Setup(game=GAME, options={"seats": games()[0].seat_bounds.low}))
        table, woken = await context.registry.get(doc.id), list[LiveTable]()
        everybody = [client(Who(f"p{seat}", f"P{seat}", "person") if seat else ANN, []) for seat in range(len(entropy))]
        for one in everybody:
            await table.execute(Join(), one)
        table.on_due = woken.append
        for seat, one in enumerate(everybody):
            await say(table, one, "sit", seat=seat, entropy=entropy[seat])
        await say(table, everybody[0], "start", fill="random")
        return table, len(woken)

    async def main() -> None:
        seats = games()[0].seat_bounds.low
        async with opened(tmp_path) as (context, _clock):
            table, woken = await begun(context, *["aa"] * seats)
            assert (table.doc.phase, woken) == ("playing", 0)
            table, woken = await begun(context, *["aa"] * (seats - 1), None)
            assert table.doc.phase == "open" and woken
            table, woken = await begun(context, *["aa"] * (seats - 1))
            assert table.doc.phase == "playing" and woken

    asyncio.run(main())


def test_a_table_that_breaks_takes_no_other_along(tmp_path, monkeypatch):
    tick, broken = actions.HANDLERS[Tick], set[str]()

    async def failing(table: LiveTable, *rest: Any) -> Any:
        if table.doc.id in broken:
            raise ZeroDivisionError("a defect")
        return await tick(table, *rest)

    monkeypatch.setitem(actions.HANDLERS, Tick, failing)
    monkeypatch.setattr(scheduler, "RETRY_MS", 1)

    async def main() -> None:
        async with opened(tmp_path) as (context, _clock):
            frames: list[dict[str, Any]] = []
            other: list[dict[str, Any]] = []
            table, _ann = await running(context, frames)
            beside, ben = await running(context, other)
            broken.add(table.doc.id)
            table.wake_scheduler()
            async with asyncio.timeout(30):
                while table.doc.id in context.registry.tables:
                    await asyncio.sleep(0.01)
            assert frames[-1]["d"]["code"] == "broken"
            assert beside.doc.id in context.registry.tables
            await say(beside, ben, "ping")
            assert "ack" in [frame["t"] for frame in other[-3:]]
            broken.clear()
            again = await context.registry.get(table.doc.id)
            assert again.live.match.steps[: len(table.live.match.steps)] == table.live.match.steps

    asyncio.run(main())


def test_an_end_that_was_stored_unknown_to_us_is_not_stored_twice(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (context, _clock):
            frames: list[dict[str, Any]] = []
            table, ann = await running(context, frames)
            rng = Random(1)
            async with asyncio.timeout(60):
                while not table.finished:
                    legal = table.live.match.legal(0)
                    if legal and not table.live.over:
                        move = {"t": "move", "v": table.version, "d": str(rng.choice(legal)), "a": f"m{table.version}"}
                        with suppress(RuleError):
                            await table.execute(parse(json.dumps(move), 4096), ann)
                    await asyncio.sleep(0)
            before = await context.tables.load(table.doc.id)
            ratings = await context.store.read(_ratings)
            table.finished = False  # as if the disk had said no
            assert await matches.finish(table)
            assert await context.tables.load(table.doc.id) == before == (table.doc, table.seed)
            assert await context.store.read(_ratings) == ratings

    asyncio.run(main())


def _ratings(conn: Any) -> list[Any]:
    return [tuple(row) for row in conn.execute(select(models.ratings))]


def test_a_table_that_cannot_be_loaded_does_not_stop_the_finishing_of_others(tmp_path, monkeypatch):
    async def main() -> None:
        async with opened(tmp_path) as (context, _):
            bad, _ = await running(context, [])
            good, _ = await running(context, [])
            ids = [bad.doc.id, good.doc.id]
        found = list[str]()
        load = registry.TableRegistry._load

        async def fail_once(self: Any, table: str) -> LiveTable:
            found.append(table)
            if table == ids[0]:
                raise RuntimeError("damaged")
            return await load(self, table)

        monkeypatch.setattr(registry.TableRegistry, "_load", fail_once)
        async with opened(tmp_path) as (context, _):
            while ids[1] not in context.registry.tables:
                await asyncio.sleep(0.01)
            assert sorted(found) == sorted(ids)

    asyncio.run(main())


def test_a_table_has_only_so_many_watchers_and_those_at_a_seat_still_come_in(tmp_path):
    async def main() -> None:
        async with opened(tmp_path, watchers_per_table=2) as (context, _):
            table, ann = await running(context, [])
            for name in ("eve", "fay"):
                await table.execute(Join(), client(Who(name, name, "person"), []))
            with pytest.raises(TooMany):
                await table.execute(Join(), client(BEN, []))
            await table.execute(Disconnect(), ann)
            await table.execute(Join(), client(ANN, []))

    asyncio.run(main())


def test_watchers_who_come_and_go_and_reactions_are_told_together(tmp_path):
    async def main() -> None:
        frames: list[dict[str, Any]] = []
        async with opened(tmp_path) as (context, clock):
            table, ann = await running(context, frames, options={"seats": 3}, watch="anyone")
            clock.now += live_table.REFRESH_MS
            await table.execute(Tick())
            frames.clear()
            crowd = [client(Who(f"w{n}", f"w{n}", "person"), []) for n in range(20)]
            for one in crowd:
                await table.execute(Join(), one)
            for name in ("wave", "laugh", "think"):
                await say(table, ann, "emote", seat=0, emote=name)
            await table.execute(Tick())
            assert [frame["t"] for frame in frames if frame["t"] in ("table", "emote")] == []
            clock.now += live_table.REFRESH_MS
            await table.execute(Tick())
            assert [frame["d"]["watching"] for frame in frames if frame["t"] == "table"] == [20]
            assert [frame["d"]["emote"] for frame in frames if frame["t"] == "emote"] == ["think"]

    asyncio.run(main())


def test_somebody_who_sets_up_again_and_again_has_to_wait(tmp_path):
    async def main() -> None:
        async with opened(tmp_path) as (context, _):
            doc = await context.registry.create(ANN, Setup(game=GAME))
            table, ann = await context.registry.get(doc.id), client(ANN, [])
            await table.execute(Join(), ann)
            command = parse(json.dumps({"t": "set", "d": {"game": GAME}}), 4096)
            with pytest.raises(TooFast):
                for _ in range(registry.SET_UPS_BURST + 1):
                    await context.registry.execute(table, ann, command)

    asyncio.run(main())
