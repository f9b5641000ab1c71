"""Test helper: two servers in this process, for two matches that somebody cannot tell apart.

Ids, keys, times and commitments are the same in both, but not the seeds. The test sets the outcomes of chance, because
nobody can find two seeds with the same commitment. Everything else is the server's own code, from its middleware to its
database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from sqlalchemy import delete

from poktail.core import fair
from poktail.core.game import Chance
from poktail.server.app import create_app
from poktail.server.http import middleware
from poktail.server.ops import logs
from poktail.server.settings import load
from poktail.server.storage import models
from poktail.server.tables import registry, scheduler
from poktail.server.tables.live_table import LiveTable
from tests.server.live import QUICK

START = 1_800_000_000_000
SITE = "http://localhost"
PATIENCE = 60


class Leak(AssertionError):
    """Somebody was sent what they must not know."""


@dataclass
class Answer:
    """What a request was answered with."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""

    def json(self) -> Any:
        """The body as values."""
        return json.loads(self.body)

    def cookie(self) -> str:
        """The cookie it sets, as a browser sends it back."""
        return next(value for name, value in self.headers if name == b"set-cookie").decode().partition(";")[0]

    def raw(self) -> bytes:
        """All of it."""
        return b"%d %r %b" % (self.status, self.headers, self.body)


class Line:
    """A connection to a socket of the application, through everything but uvicorn."""

    def __init__(self, world: World, path: str, key: str) -> None:
        self.sent: list[bytes] = []
        self.acks = 0
        self._world, self._seen = world, 0
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._idle = asyncio.Event()
        self._scope = world.scope("websocket", path, key) | {"subprotocols": []}
        self._task: asyncio.Task[None] | None = None

    def push(self, data: bytes) -> None:
        """Take a frame."""
        self.sent.append(data)
        self._world.everything.append(data)

    async def open(self) -> Line:
        """Connect."""
        self._task = asyncio.create_task(self._world.app(self._scope, self._receive, self._send))
        await self._settled()
        return self

    async def say(self, kind: str, data: Any = None, **more: Any) -> bytes:
        """Send a message, wait until it has been dealt with, and give back the last frame that came."""
        self.acks += 1
        message = {"t": kind, "d": {} if data is None else data, "a": f"c{self.acks}"} | more
        return await self.shout(json.dumps(message))

    async def shout(self, text: str) -> bytes:
        """Send whatever it is."""
        self._idle.clear()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        await self._settled()
        return self.sent[-1]

    async def close(self) -> None:
        """Hang up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._task is not None
        await asyncio.wait_for(self._task, PATIENCE)

    def news(self) -> list[bytes]:
        """The frames since this was last asked."""
        new, self._seen = self.sent[self._seen :], len(self.sent)
        return new

    async def _settled(self) -> None:
        assert self._task is not None
        waiter = asyncio.create_task(self._idle.wait())
        await asyncio.wait({waiter, self._task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not waiter.done():
            waiter.cancel()
            raise AssertionError(f"a connection ended: {self._task}")
        await sent()

    async def _receive(self) -> dict[str, Any]:
        if self._inbox.empty():
            self._idle.set()
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.push(message["text"].encode())
        elif message["type"] != "websocket.accept":
            self.push(repr(message).encode())


async def sent() -> None:
    """Let every connection's writer send what is queued; here nothing makes it wait."""
    for _ in range(5):
        await asyncio.sleep(0)


@dataclass
class World:
    """One server; `notes` are what its observers were sent, `everything` what anybody was."""

    number: int
    app: Any
    log: StringIO
    like: World | None = None
    time: int = START
    notes: list[tuple[str, bytes]] = field(default_factory=list)
    everything: list[bytes] = field(default_factory=list)
    seeds: list[bytes] = field(default_factory=list)
    draws: dict[bytes, dict[int, Any]] = field(default_factory=dict)
    opened: set[bytes] = field(default_factory=set)
    people: dict[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def context(self) -> Any:
        """What the parts of the server share."""
        return self.app.state.context

    def note(self, where: str, data: bytes) -> None:
        """An observer was sent this; in the other world it was the same, or this is a leak."""
        place = len(self.notes)
        self.notes.append((where, data))
        if self.like is not None and self.like.notes[place : place + 1] != self.notes[place:]:
            there, other = (*self.like.notes[place:], ("nothing", b""))[0]
            at = next((n for n, (a, b) in enumerate(zip(data, other, strict=False)) if a != b), 0)
            near = slice(max(0, at - 80), at + 160)
            raise Leak(f"{there}, {where}:\n{other[near]!r}\n{data[near]!r}")

    def scope(self, kind: str, path: str, key: str) -> dict[str, Any]:
        """A request as a server hands it on; `key` is a cookie or a token."""
        bearer = key.startswith("Bearer")
        headers = {"host": "localhost", **({"authorization" if bearer else "cookie": key} if key else {})}
        headers |= {} if bearer else {"origin": SITE}
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 4711),
            "server": ("localhost", 80),
        }

    async def ask(self, path: str, key: str = "", method: str = "GET", body: Any = None) -> Answer:
        """Send a request."""
        scope, answer = self.scope("http", path, key) | {"method": method}, Answer()
        data = b"" if body is None else json.dumps(body).encode()
        scope["headers"] += [(b"content-type", b"application/json")] if data else []

        said = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> Any:
            return said.pop() if said else await asyncio.Event().wait()  # then it waits for the answer

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.status, answer.headers = message["status"], list(message["headers"])
            else:
                answer.body += message.get("body", b"")

        await self.app(scope, receive, send)
        self.everything.append(answer.raw())
        return answer

    async def rewind(self, table: str, match: str, seq: int) -> None:
        """Unmake the last choices of a match, on disk and, by the way of the server itself, in memory."""
        live: LiveTable = await self.context.registry.get(table)
        await live.idle()
        where = (models.log.c.match == match) & (models.log.c.seq >= seq)
        await self.context.store.write(lambda conn: conn.execute(delete(models.log).where(where)) and None)
        live.stale = True
        await live.reload_if_stale()

    async def scheduled(self, table: str) -> None:
        """Let a table's scheduler do what is due by now."""
        live: LiveTable = await self.context.registry.get(table)
        live.wake_scheduler()
        running, _ = self.context.registry._schedulers[live]
        async with asyncio.timeout(PATIENCE):
            while running._wake.is_set():
                await asyncio.sleep(0)
            await live.idle()  # the scheduler came first
        await sent()

    def leaks(self) -> list[bytes]:
        """What anybody was sent that holds a seed whose seal is not opened."""
        secret = [seed.hex().encode() for seed in self.seeds if seed not in self.opened]
        return [data for data in self.everything if any(seed in data for seed in secret)]


@contextmanager
def logging_kept() -> Iterator[None]:
    """Logging belongs to the process: put everything back."""
    names = ("", logs.OURS, *logs.UVICORN)
    kept = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in map(logging.getLogger, names)]
    try:
        yield
    finally:
        for logger, handlers, level, propagate in kept:
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(level)
        structlog.reset_defaults()


async def until_woken(self: Any, wait: int | None) -> None:
    """How a scheduler sleeps where the clock stands still."""
    if wait != 0:
        await self._wake.wait()


@asynccontextmanager
async def opened(folder: Path, like: World | None = None) -> AsyncIterator[World]:
    """A world, or another `like` it: the same ids, keys, times and commitments, but other seeds."""
    number = 0 if like is None else 1
    more = {"data": str(folder / str(number)), "log_level": "debug", "log_format": "json"}
    settings = load(None, QUICK | more, {})
    world, tokens = World(number, None, StringIO(), like), Random("tokens")

    def random_bytes(size: int) -> bytes:
        if size != fair.SEED_BYTES:
            return tokens.randbytes(size)
        which = number if world.seeds else "of the server's own key, the same in both worlds"
        world.seeds.append(sha256(f"seed {which} {len(world.seeds)}".encode()).digest())
        return world.seeds[-1]

    def commitment(seed: bytes) -> str:
        return sha256(f"commitment {world.seeds.index(seed)}".encode()).hexdigest()

    def draw(seal: fair.Fair, step: int, turn: Chance) -> Any:
        told = world.draws[seal.seed]
        return told[step] if step in told else tokens.choice(turn.outcomes)[0]

    with logging_kept(), pytest.MonkeyPatch.context() as patch:
        logs.configure(settings, world.log)
        patch.setattr(fair.Fair, "draw", draw)
        for module in [module for name, module in sys.modules.items() if name.startswith("poktail.server.")]:
            if getattr(module, "commitment", None) is fair.commitment:
                patch.setattr(module, "commitment", commitment)
        patch.setattr(registry, "SWEEP_S", 86_400)
        patch.setattr(registry, "SET_UPS_BURST", 1_000_000)  # limits by real time would differ between two worlds
        patch.setattr(middleware, "HEALTH_BURST", 1_000_000)
        patch.setattr(scheduler.Scheduler, "_sleep", until_woken)
        time = {"now": lambda: world.time, "ticks": lambda: world.time}
        world.app = create_app(settings, random_bytes=random_bytes, id_bytes=tokens.randbytes, **time)
        async with world.app.router.lifespan_context(world.app):
            yield world
