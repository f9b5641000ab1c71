"""Test helper: a server that is killed again and again, and clients that carry on; audit.py checks the result."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

from poktail.server.settings import DATABASE_FILE
from tests.server.live import START, Person, Process

LOST = (ConnectionError, EOFError, TimeoutError, websockets.WebSocketException)
TURNED_AWAY = {403, 404}


def reserved_port() -> socket.socket:
    """A socket on a free port that it keeps: the server may listen there, but nobody else is given it meanwhile."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


class CrashingServer(Process):
    """A server that is killed and started again on the same data and port; `up` is set while it runs."""

    def __init__(self, data: Path, rng: Random, start: str = START, **settings: Any) -> None:
        self.reserved = reserved_port()
        super().__init__(data, start, port=self.reserved.getsockname()[1], **settings)
        self.log = data.parent / f"{data.name}.log"  # not on a disk that may be full
        self.rng, self.up = rng, asyncio.Event()
        self.crashes = 0
        self.people: list[Person] = []

    def __exit__(self, *exception: object) -> None:
        with self.reserved:
            super().__exit__(*exception)

    async def newcomer(self, name: str, profile: bool = True) -> Person:
        """Somebody new; `leave` sends all of them home."""
        person = Person(self, name)
        self.people.append(person)
        return await person.arrive() if profile else person

    async def leave(self) -> None:
        """Everybody goes."""
        for person in self.people:
            await person.http.aclose()
        self.people.clear()

    async def crash(self, stillborn: bool = False) -> None:
        """Kill it, then start it again; a stillborn one is killed once more before it listens."""
        self.up.clear()
        self.kill(signal.SIGKILL)
        self.crashes += 1
        if stillborn:
            await asyncio.to_thread(self.stillborn, self.rng.uniform(0.2, 1.2))
        await asyncio.to_thread(self.start)
        self.up.set()

    def stillborn(self, after: float) -> None:
        """Start it and kill it that many seconds later, however far it has come."""
        with self.log.open("a") as log:
            process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=os.environ | self.env)
        time.sleep(after)
        process.kill()
        process.wait()
        self.crashes += 1

    def dies(self, **env: str) -> int:
        """Start it under this environment and wait for it to end by itself; its exit status."""
        with self.log.open("a") as log:
            done = subprocess.run(self.command(), stdout=log, stderr=log, env=os.environ | env, timeout=60, check=False)
        return done.returncode

    async def died(self) -> int:
        """Wait for the running one to end by itself."""
        process = self._process
        assert process is not None and process.stdout is not None
        status = await asyncio.to_thread(process.wait, 60)
        process.stdout.close()
        self.up.clear()
        self._process = None
        return status

    def database(self) -> sqlite3.Connection:
        """A connection of our own to its database."""
        connection = sqlite3.connect(self.data / DATABASE_FILE, timeout=10, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection


@dataclass(frozen=True)
class Sent:
    """A move on its way: the same one however often it is sent."""

    match: str
    seat: int
    version: int
    move: str
    ack: str


@dataclass
class Memory:
    """What one client was told, whatever happened to the server meanwhile."""

    seat: int | None
    events: dict[str, dict[int, Any]] = field(default_factory=dict)
    views: dict[str, dict[int, Any]] = field(default_factory=dict)
    newest: Counter[str] = field(default_factory=Counter)
    sent: dict[str, Sent] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)
    refused: dict[str, str] = field(default_factory=dict)
    over: dict[str, Any] = field(default_factory=dict)
    again: int = 0
    unsaved: int = 0

    def hear(self, version: int, data: dict[str, Any]) -> None:
        """A view or events: nothing goes back, nothing is told otherwise than before."""
        match, since = data["match"], data["since"]
        told, views = self.events.setdefault(match, {}), self.views.setdefault(match, {})
        assert version >= self.newest[match], (match, version, self.newest[match])
        assert [v for v, _ in data["events"]] == list(range(since + 1, version + 1)), data["events"]
        for v, what in data["events"]:
            assert told.setdefault(v, what) == what, (match, v)
        assert views.setdefault(version, data["view"]) == data["view"], (match, version)
        self.newest[match] = version


class PersistentClient:
    """Plays one seat (None: watches) at one table through all crashes, until this many matches are over."""

    def __init__(
        self, server: CrashingServer, person: Person, table: str, seat: int | None, matches: int, rng: Random
    ) -> None:
        self.server, self.person, self.table, self.matches, self.rng = server, person, table, matches, rng
        self.seat = seat
        self.people = 1
        self.dawdles = False
        self.memory = Memory(seat)
        self.state: dict[str, Any] = {}
        self.observation: tuple[int, dict[str, Any]] | None = None
        self.pending: Sent | None = None
        self.decided: set[tuple[str, int]] = set()
        self.ended: set[str] = set()
        self.names = 0

    @property
    def done(self) -> bool:
        """Whether it has seen enough."""
        return len(self.ended) >= self.matches

    async def run(self) -> None:
        """Come back until it is done."""
        late = False
        while not self.done:
            await self.server.up.wait()
            await asyncio.sleep(self.rng.uniform(1, 3) if late else 0)
            try:
                async with self.person.at(self.table) as there:
                    await self.session(there.connection, there.frames[-1])
            except websockets.InvalidStatus as refused:
                assert refused.response.status_code not in TURNED_AWAY, refused
            except LOST:
                late = self.dawdles and self.rng.random() < 0.4
                await asyncio.sleep(0.02)

    async def session(self, connection: Any, table: dict[str, Any]) -> None:
        """One connection: say what I know, repeat what was not answered, play on."""
        self.connection, self.asked, self.observation = connection, set[str](), None
        self.on_table(table["d"])
        newest = self.memory.newest[self.state["match"]] or None
        await self.say("play_as", {"seat": self.seat if self.mine else None, "match": self.state["match"], "v": newest})
        if self.pending and self.pending.match == self.playing:
            await self.send_pending()
        elif self.pending:
            self.pending = None  # its match is over: the log must tell whether it was taken
        await self.ask()
        while not self.done:
            await self.on_frame(json.loads(await asyncio.wait_for(connection.recv(), 60)))

    @property
    def mine(self) -> bool:
        """Whether I sit there."""
        holder = None if self.seat is None else self.state["seats"][self.seat]
        return bool(holder and holder["profile"] == self.person.id)

    @property
    def playing(self) -> str | None:
        """The match on the table."""
        return str(self.state["match"]) if self.state["phase"] == "playing" else self.state["last"]

    async def say(self, kind: str, data: Any, **more: Any) -> None:
        await self.connection.send(json.dumps({"t": kind, "d": data, **more}))

    async def ask(self) -> None:
        """Sit down, and as the host start the next match, when it is time."""
        state = self.state
        if self.seat is None or state["phase"] not in ("open", "over"):
            return
        wish = ("sit", {"seat": self.seat, "entropy": self.rng.randbytes(4).hex()})
        if self.mine:
            present = [s for s in state["seats"][: self.people] if s]
            if state["host"] != self.person.id or len(present) < self.people or len(self.ended) + 1 > self.matches:
                return
            wish = ("start", {"fill": "random"})
        key = f"{wish[0]} {state['match']}"
        if key not in self.asked:
            self.asked.add(key)
            await self.say(*wish)

    async def on_frame(self, frame: dict[str, Any]) -> None:
        """Take one frame in, and do what follows."""
        kind, data, ack = frame["t"], frame["d"], frame.get("a")
        if kind == "table":
            self.on_table(data)
            await self.ask()
            return
        if kind == "error":
            await self.on_error(data["code"], ack)
            return
        if kind in ("view", "events"):
            self.memory.hear(frame["v"], data)
            self.observation = frame["v"], data
        if kind == "over":
            assert self.memory.over.setdefault(data["match"], data) == data
            self.ended.add(data["match"])
        if ack is not None and kind in ("events", "waiting", "ack"):
            await self.acknowledged(ack, bool(data.get("again")))
        await self.act()

    def on_table(self, data: dict[str, Any]) -> None:
        assert data["rev"] >= self.state.get("rev", 0)
        if data["last"]:
            self.ended.add(data["last"])
        self.state = data

    async def on_error(self, code: str, ack: str | None) -> None:
        later = code in ("unsaved", "shutting_down")
        self.memory.unsaved += later
        if self.pending and ack == self.pending.ack:
            if later:
                await asyncio.sleep(0.05)
                await self.send_pending()
                return
            assert code in ("stale", "match_over"), code  # a bot stood in while I was away
            self.memory.refused[ack] = code
            self.pending = None
        elif later and ack is None:
            await asyncio.sleep(0.05)
            self.asked.clear()
            await self.ask()
        elif ack in self.memory.refused:
            assert later or code == self.memory.refused[ack], (code, ack)  # it was sent twice, and is refused twice
        else:
            assert later or code == "match_running", (code, ack)

    async def acknowledged(self, ack: str, again: bool) -> None:
        self.memory.again += again
        self.memory.acknowledged.add(ack)
        if self.pending and ack == self.pending.ack:
            sent, self.pending = self.pending, None
            if self.rng.random() < 0.1:  # as if the answer had been lost on the way
                await self.send(sent)

    async def act(self) -> None:
        """Choose, if it is mine to choose and I have not."""
        if self.pending or not self.observation or not self.mine:
            return
        version, data = self.observation
        if not data["legal"] or (data["match"], version) in self.decided:
            return
        self.names += 1
        assert self.seat is not None
        move = self.rng.choice(data["legal"])[0]
        self.pending = Sent(data["match"], self.seat, version, move, f"{self.person.id[:4]}.{self.seat}.{self.names}")
        self.decided.add((data["match"], version))
        self.memory.sent[self.pending.ack] = self.pending
        await self.send_pending()

    async def send_pending(self) -> None:
        assert self.pending is not None
        if self.dawdles and self.rng.random() < 0.03:
            raise ConnectionError  # the line breaks before it is on its way
        for _ in range(2 if self.rng.random() < 0.05 else 1):
            await self.send(self.pending)

    async def send(self, sent: Sent) -> None:
        await self.say("move", sent.move, v=sent.version, a=sent.ack)


async def insist(server: CrashingServer, person: Person, method: str, path: str, **more: Any) -> httpx.Response:
    """A request that is repeated until the server lives long enough to answer it."""
    while True:
        await server.up.wait()
        try:
            answer = await person.http.request(method, path, **more)
        except httpx.TransportError:
            await asyncio.sleep(0.02)
            continue
        assert answer.status_code in (200, 201, 503), answer.text
        if answer.status_code != 503:
            return answer
