"""Tests that a jump of the system clock takes nobody's time, and shows delayed spectators nothing early."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import shake_256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from poktail.server.app import create_app
from poktail.server.settings import Settings
from poktail.server.storage.documents import Clock as ClockSetup
from poktail.server.storage.documents import Setup
from poktail.server.tables.commands import Disconnect, Join, Tick
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.ws.messages_in import parse
from tests.server.live import QUICK
from tests.server.test_registry import ANN, BEN, GAME, Clock, client, say

HOUR = 3_600_000
DELAY = 60
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])


class Evening:
    """A match of Ann, Ben and a bot, on a server whose date and time the test sets."""

    def __init__(self, app: Any, date: Clock, time: Clock) -> None:
        self.date, self.time = date, time
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        self.registry = app.state.context.registry
        self.table: LiveTable
        self.ann: Client
        self.ben: Client

    async def begin(self, **setup: Any) -> None:
        """Both sit down, and the match begins."""
        doc = await self.registry.create(ANN, Setup(game=GAME, public=True, options={"seats": 3}, **setup))
        self.table = await self.registry.get(doc.id)
        self.ann, self.ben = client(ANN, []), client(BEN, [])
        for seat, one in enumerate((self.ann, self.ben)):
            await self.table.execute(Join(), one)
            await say(self.table, one, "sit", seat=seat, entropy="aa")
        await say(self.table, self.ann, "start", fill="random")
        while not self.to_move:
            await asyncio.sleep(0)  # for the bot

    @property
    def to_move(self) -> list[int]:
        """Those of Ann's and Ben's seats that have to decide."""
        return [seat for seat in (0, 1) if seat in self.table.live.match.waiting]

    async def play_to_the_end(self) -> None:
        """Ann and Ben make the first legal move each time."""
        match = self.table.live.match
        for number in count():
            if self.table.doc.phase == "over":
                return
            if not self.to_move:
                await asyncio.sleep(0)  # for the bot
                continue
            seat = self.to_move[0]
            notation = str(match.legal(seat)[0])
            message = {"t": "move", "v": match.version, "a": str(number), "d": notation}
            await self.table.execute(parse(json.dumps(message), 4096), (self.ann, self.ben)[seat])

    async def told(self, match: str) -> str:
        """What a stranger is told of the match."""
        answer = await self.http.get(f"/api/matches/{match}")
        assert answer.status_code == 200, answer.text
        return str(answer.json()["state"])


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    date, time = Clock(), Clock()
    time.now = 5_000
    seed = shake_256(b"evening").digest
    app = create_app(Settings(**{**QUICK, "data": folder}), random_bytes=seed, now=date, ticks=time)
    async with app.router.lifespan_context(app):
        one = Evening(app, date, time)
        yield one
        await one.http.aclose()


@JUMPS
def test_nobody_loses_or_wins_time_to_think(tmp_path: Path, jump: int) -> None:
    async def main() -> None:
        async with evening(tmp_path) as one:
            await one.begin(clock=ClockSetup(mode="hard", move=30, match=600))
            one.time.now += 7_000
            one.date.now += jump
            await one.table.execute(Tick())
            clock = one.table.clocks.state(one.table.services.ticks())
            assert clock is not None and clock["now"] - clock["since"] == 7_000  # type: ignore[operator]
            assert not one.table.absence.stand_ins
            one.time.now += 26_000  # the thirty seconds and the grace are over
            await one.table.execute(Tick())
            assert one.table.absence.stand_ins

    asyncio.run(main())


@JUMPS
def test_whoever_is_away_has_the_time_that_the_host_chose(tmp_path: Path, jump: int) -> None:
    async def main() -> None:
        async with evening(tmp_path) as one:
            await one.begin(grace=45)
            await one.table.execute(Disconnect(), one.ben)
            one.date.now += jump
            one.time.now += 44_000
            await one.table.execute(Tick())
            assert one.table.state()["seats"][1]["stand_in_ms"] == 1_000
            assert not one.table.absence.stand_ins
            one.time.now += 1_000
            await one.table.execute(Tick())
            assert one.table.absence.stand_ins == {1}

    asyncio.run(main())


@JUMPS
def test_delayed_spectators_see_the_end_neither_earlier_nor_later(tmp_path: Path, jump: int) -> None:
    async def main() -> None:
        async with evening(tmp_path) as one:
            await one.begin(watch_delay=DELAY)
            await one.play_to_the_end()
            match = one.table.doc.last
            assert match is not None
            one.date.now += jump
            one.time.now += DELAY * 1000 - 1
            assert await one.told(match) == "running"
            one.time.now += 1
            assert await one.told(match) == "over"

    asyncio.run(main())


def test_a_table_that_is_loaded_again_keeps_the_delay_for_spectators(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path) as one:
            await one.begin(watch_delay=DELAY)
            await one.play_to_the_end()
            match, version = one.table.doc.last, one.table.version
            assert match is not None
        async with evening(tmp_path) as one:  # its time begins again, the date goes on
            one.date.now += DELAY * 1000 - 1
            table = await one.registry.get((await one.http.get("/api/tables")).json()[0]["id"])
            assert not table.delayed.shown and table.delayed.live.seq == 0 and table.version == version
            assert await one.told(match) == "running"
            one.time.now += 1
            assert await one.told(match) == "over"

    asyncio.run(main())
