"""A table for the pictures: people who move like bots, at a server with fixed randomness."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from poktail.bots.levels import DEFAULT_LEVEL, bot
from poktail.client.bots import MatchMemory
from poktail.core.game import Observation
from poktail.core.registry import Entry
from tests.server.live import START, Person, Socket

PATIENCE_S = 60
# Pictures must be the same each time, so this server's randomness is fixed. Never serve people like this.
EVEN = """
import hashlib, itertools, secrets, types
count = itertools.count()
secrets.token_bytes = lambda n=32: hashlib.sha256(b"shots %d" % next(count)).digest()[:n]
from poktail.server.tables import scheduler as keeper
keeper.secrets = types.SimpleNamespace(token_bytes=bytes)
"""
EVEN_START = EVEN + START

Wanted = Callable[[Any], bool]


class Sitter:
    """Somebody at a table, with an up-to-date view, who moves when told to."""

    def __init__(self, socket: Socket, entry: Entry, options: dict[str, Any], seat: int, news: asyncio.Event) -> None:
        self.socket, self.news = socket, news
        self.decide, self.rng = bot(entry, DEFAULT_LEVEL), Random(seat)
        self.memory = MatchMemory(seat)
        self.memory.set_game(entry.id, options)
        self.observation: Observation | None = None
        self.version, self.waiting, self.over = -1, tuple[int, ...](), False

    async def listen(self) -> None:
        """Receive everything the table sends until the connection ends."""
        async for raw in self.socket.connection:
            frame = json.loads(raw)
            kind, data = frame["t"], frame["d"]
            assert kind != "error", frame
            if kind in ("view", "events"):
                self.memory.begin(data["match"])
                self.observation, self.version = self.memory.observation(data), frame["v"]
            if kind in ("view", "events", "waiting"):
                self.waiting = tuple(data["waiting"])
            self.over = self.over or kind == "over"
            self.news.set()

    async def choose(self) -> None:
        """Choose a move as a bot would."""
        assert self.observation is not None
        await self.socket.send("move", str(self.decide(self.observation, self.rng)), v=self.version)


class Round:
    """People at one table; the first also watches it in a browser."""

    def __init__(self, table: str, entry: Entry, people: list[Person], sockets: list[Socket]) -> None:
        self.table, self.entry, self.people, self.sockets = table, entry, people, sockets
        self.sitters: list[Sitter] = []
        self.ears: list[asyncio.Task[None]] = []
        self.news = asyncio.Event()

    async def start(self) -> None:
        """Start the match, with bots in the open seats."""
        state = await self.sockets[0].state()
        await self.sockets[0].do("start", {"fill": DEFAULT_LEVEL})
        for seat, socket in enumerate(self.sockets):
            self.sitters.append(Sitter(socket, self.entry, state["options"], seat, self.news))
            await socket.send("play_as", {"seat": seat})
        self.ears = [asyncio.create_task(sitter.listen()) for sitter in self.sitters]

    async def settled(self) -> bool:
        """Wait until only people have to move; False if the match is over."""
        first = self.sitters[0]
        while True:
            for ear in self.ears:
                if ear.done():
                    ear.result()
            alike = len({sitter.version for sitter in self.sitters}) == 1
            if first.over:
                return False
            if alike and first.waiting and all(seat < len(self.sitters) for seat in first.waiting):
                return True
            await self._hear()

    async def step(self) -> None:
        """Let one person move; the one who watches the page comes last."""
        first = self.sitters[0]
        seat, before = max(first.waiting), (first.version, first.waiting)
        await self.sitters[seat].choose()
        while (first.version, first.waiting) == before and not first.over:
            await self._hear()

    async def _hear(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), PATIENCE_S)

    async def until(self, wanted: Wanted) -> bool:
        """Play until the first person sees what is wanted (and only they have to move); False if the match is over."""
        while await self.settled():
            first = self.sitters[0]
            assert first.observation is not None
            if first.waiting == (0,) and wanted(first.observation.view):
                return True
            await self.step()
        return False

    def close(self) -> None:
        """Stop receiving."""
        for ear in self.ears:
            ear.cancel()


async def sits(socket: Socket, person: Person, seat: int) -> None:
    """Sit down, and contribute randomness that is always the same."""
    await socket.do("sit", {"seat": seat, "name": person.name, "entropy": f"{seat:02x}" * 32})


@asynccontextmanager
async def seated(entry: Entry, people: list[Person], options: dict[str, Any]) -> AsyncIterator[Round]:
    """Seat these people at a new table, in order."""
    async with AsyncExitStack() as stack:
        opened = await people[0].open_table(entry.id, options=options, lang="en", watch="anyone")
        sockets = [await stack.enter_async_context(person.at(opened)) for person in people]
        for seat, (person, socket) in enumerate(zip(people, sockets, strict=True)):
            await sits(socket, person, seat)
        around = Round(opened, entry, people, sockets)
        try:
            yield around
        finally:
            around.close()
