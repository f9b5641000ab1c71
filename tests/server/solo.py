"""Test helper: one person alone with bots on a server in this process; its bots and its time wait for the test."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import shake_256
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.core.fair import SEED_BYTES, Fair
from poktail.core.game import Seat
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.server.app import create_app
from poktail.server.ops import logs
from poktail.server.settings import load
from poktail.server.storage.store import TAKE_BACK, LogRow
from poktail.server.tables import scheduler
from poktail.server.tables.commands import BotMove
from poktail.server.tables.live_table import LiveTable
from tests.server.live import QUICK, START, kept
from tests.server.worlds import Line, World, logging_kept, sent

SEED = b"take back"
NO_BOTS = "from poktail.server.tables import scheduler\nscheduler._observations = lambda _table: {}\n"
BOTS_WAIT = START.replace("given, seed", f"{NO_BOTS}given, seed", 1)
"""Starts a server process (`Process(start=…)`) whose bots never move: no test has to be quicker than they are."""


def first_to_move(game: str, seed: bytes, thrown: Callable[[int], bytes]) -> int:
    """The first number for which seat 0 is asked first, if it throws this in and bots sit in all other seats."""
    rules = find(game).game()
    for number in count():
        fair = Fair(seed, (thrown(number), *[b""] * (rules.seats - 1)))
        if Match(rules, fair.draw).waiting[0] == 0:
            return number
    raise AssertionError


@asynccontextmanager
async def server(folder: Path, bot_pause: float | None) -> AsyncIterator[World]:
    """A server in this process whose time the test sets; without a pause bots move only when the test says so."""
    settings = load(None, QUICK | {"data": str(folder), "log_format": "json", "bot_pause": bot_pause or 0.0}, {})
    world = World(0, None, StringIO())
    with logging_kept(), pytest.MonkeyPatch.context() as patch:
        logs.configure(settings, world.log)
        if bot_pause is None:
            patch.setattr(scheduler, "_observations", lambda _table: {})
        draw = shake_256(SEED).digest
        world.app = create_app(settings, random_bytes=draw, now=lambda: world.time, ticks=lambda: world.time)
        async with world.app.router.lifespan_context(world.app):
            yield world
    told = [json.loads(line) for line in world.log.getvalue().splitlines()]
    assert [line for line in told if line["level"] in ("warning", "error")] == []


class Solo:
    """One person among bots; `eye` is their connection."""

    def __init__(self, world: World, key: str, table: str) -> None:
        self.world, self.key, self.table, self.seat, self.rng = world, key, table, 0, Random(7)
        self.eye: Line = Line(world, f"/ws/table/{table}", key)
        self.lines: list[Line] = []

    @property
    def live(self) -> LiveTable:
        found: LiveTable = self.world.context.registry.tables[self.table]
        return found

    @property
    def match(self) -> Match:
        assert self.live.live is not None
        return self.live.live.match

    async def connect(self, key: str | None = None) -> Line:
        """Another connection that follows the match: of the same person, or with another key."""
        line = await Line(self.world, f"/ws/table/{self.table}", self.key if key is None else key).open()
        await line.say("play_as", {"seat": self.seat if key is None else None})
        self.lines.append(line)
        line.news()
        return line

    async def until_asked(self) -> None:
        """Bots move until the person is asked."""
        while self.seat not in self.match.waiting:
            assert await self.bot(self.match.waiting[0])

    async def bot(self, seat: Seat, version: int | None = None, notation: str | None = None) -> bool:
        """A bot's move, chosen for that version; whether it was played."""
        text = notation or str(self.rng.choice(self.match.legal(seat)))
        played: bool = await self.live.execute(BotMove(seat, text, self.live.version if version is None else version))
        await sent()
        return played

    async def move(self, text: str | None = None, **more: Any) -> dict[str, Any]:
        """The person's move, by default the first that is legal; the answer."""
        text = text or str(self.match.legal(self.seat)[0])
        return answered(await self.eye.say("move", text, **({"v": self.match.version} | more)))

    async def final_move(self) -> dict[str, Any]:
        """Play on until a move can be taken back and a bot has to answer it; what that move was answered."""
        while True:
            await self.until_asked()
            answer = await self.move()
            if answer["d"]["take_back"] and self.seat not in self.match.waiting:
                return answer

    async def take_back(self, **more: Any) -> dict[str, Any]:
        """The answer to taking back."""
        return answered(await self.eye.say(TAKE_BACK, **({"v": self.match.version} | more)))

    async def refused(self, reason: str) -> None:
        """Taking back is refused for this reason and changes nothing."""
        before = self.looks()
        assert (await self.take_back())["d"] == {"code": "cannot_take_back", "data": {"reason": reason}}
        assert self.looks() == before

    def looks(self) -> Any:
        """Where the match stands, with all that the seat may know of it."""
        match = self.match
        return match.version, match.state, match.steps[:], match.waiting, match.observation(self.seat)

    async def rows(self) -> list[LogRow]:
        """The stored rows."""
        assert self.live.live is not None
        found: list[LogRow] = await self.world.context.store.log_of(self.live.live.id)
        return found

    async def reload(self) -> None:
        """Read the match back from the store."""
        self.live.stale = True
        await self.live.reload_if_stale()


def answered(raw: bytes) -> dict[str, Any]:
    """A frame, checked against the stored schema."""
    frame: dict[str, Any] = json.loads(raw)
    kept("ServerMessage").validate(frame)
    return frame


def views(line: Line) -> list[dict[str, Any]]:
    """The views among the frames that this connection has got since it was last asked."""
    return [frame for frame in map(answered, line.news()) if frame["t"] == "view"]


@asynccontextmanager
async def alone(
    folder: Path, game: str, *others: str, bot_pause: float | None = None, **setup: Any
) -> AsyncIterator[Solo]:
    """Ann in the first seat, these others in the next ones, bots in the rest; alone with bots, Ann is asked first."""
    thrown = first_to_move(game, shake_256(SEED).digest(SEED_BYTES), lambda number: bytes([number]))
    async with server(folder, bot_pause) as world:
        key = (await world.ask("/api/me", "", "POST", {"name": "Ann"})).cookie()
        made = await world.ask("/api/tables", key, "POST", {"game": game, "grace": None} | setup)
        solo = Solo(world, key, made.json()["id"])
        await solo.eye.open()
        await solo.eye.say("sit", {"seat": 0, "entropy": f"{thrown:02x}"})
        for seat, name in enumerate(others, 1):
            own = key if name == "Ann" else (await world.ask("/api/me", "", "POST", {"name": name})).cookie()
            await (await solo.connect(own)).say("sit", {"seat": seat, "entropy": "0b"})
        await solo.eye.say("start", {"fill": "random"})
        await solo.eye.say("play_as", {"seat": 0})
        yield solo
        for line in (*solo.lines, solo.eye):
            await line.close()
