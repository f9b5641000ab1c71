"""Test helper: a real server process, and scripted people who use real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
import jsonschema_rs
import websockets

from bench.server_process import LIFTED
from poktail.server.http.schema_values import REF

START = """
import json, os, sys
if "POKTAIL_COVERAGE" in os.environ:
    import coverage
    coverage.Coverage(**json.loads(os.environ["POKTAIL_COVERAGE"]), data_suffix=True, auto_data=True).start()
from functools import partial
from hashlib import shake_256
from poktail.server import run
from poktail.server.settings import load
given, seed, at = map(json.loads, sys.argv[1:4])
if seed is not None:
    run.create_app = partial(run.create_app, random_bytes=lambda size: shake_256(seed.encode()).digest(size))
    from poktail.server.tables import scheduler
    known = scheduler.bot
    scheduler.bot = lambda entry, level: known(entry, level) if level == "random" else entry.layer("bot").decide
if at is not None:
    from poktail.server.context import now_ms
    ahead = at - now_ms()
    run.create_app = partial(run.create_app, now=lambda: now_ms() + ahead)
sys.exit(not run.serve(load(None, given, {}), lambda address: print(address, flush=True)))
"""
QUICK = LIFTED | {"bot_pause": 0.0, "entropy_wait": 0.2, "vote_after": 0.0}
PATIENCE = 60
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "openapi.json"


@cache
def kept(name: str) -> Any:
    """Reads messages and frames by the schema document that is kept for clients."""
    parts = json.loads(DOCUMENT.read_text(encoding="utf-8"))["components"]
    return jsonschema_rs.validator_for({"$ref": REF + name, "components": parts})


class Process:
    """One server process on one data folder; it can be killed and started again at the same port.

    With a seed, every match and every decision of a bot gets the same random bytes, whatever was played before, so that
    a deal depends on nothing but the options and what people throw in. `at` is what its clock says at the start.
    """

    known: ClassVar[dict[Path, Process]] = {}
    """By their logs: those that run, and those that were started by the test that runs."""

    def __init__(
        self,
        data: Path,
        start: str = START,
        env: dict[str, str] | None = None,
        seed: str | None = None,
        at: int | None = None,
        **settings: Any,
    ) -> None:
        self.data, self.start_code, self.env, self.seed, self.at = data, start, env or {}, seed, at
        self.settings = QUICK | {"port": 0, "data": str(data), "log_level": "info"} | settings
        self.log = data / "server.log"
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Process:
        """Start it and wait until it listens."""
        Process.known[self.log] = self
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self.env,
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        if not self.url.startswith("http"):
            self.kill()
            raise AssertionError(self.log.read_text())
        self.settings["port"] = int(self.url.rsplit(":", 1)[1])
        return self

    def command(self) -> list[str]:
        """What starts it."""
        given = (self.settings, self.seed, self.at)
        return [sys.executable, "-c", self.start_code, *map(json.dumps, given)]

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End it this way, and wait for its end."""
        assert self._process is not None
        self._process.send_signal(how)
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()  # it must not outlive the test
            raise
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def __enter__(self) -> Process:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill(signal.SIGTERM)

    def complaints(self) -> list[str]:
        """Lines of its log that a healthy server does not write."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "[error" in line or "Traceback" in line or "broken" in line]


def latest_logs() -> list[tuple[str, str]]:
    """The name and the last lines of each server's log."""
    logs = [(str(path), path.read_text(errors="replace")) for path in Process.known if path.exists()]
    return [(f"log of {path}", "\n".join(text.splitlines()[-40:])) for path, text in logs]


def forget_ended() -> None:
    """A test is over: only the servers that still run belong to the next one."""
    Process.known = {log: one for log, one in Process.known.items() if one.runs}


class Person:
    """A profile with a cookie: REST by `http`, tables by `at`."""

    def __init__(self, server: Process, name: str, token: str | None = None) -> None:
        self.server, self.name = server, name
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": server.url}
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
        self.token = token
        self.id = ""

    async def arrive(self) -> Person:
        """Make the profile."""
        answer = await self.http.post("/api/me", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self

    async def read(self, path: str, status: int = 200) -> Any:
        """What the server answers to a request for this path, which must have this status."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open_table(self, game: str, **setup: Any) -> str:
        """A new table's id."""
        answer = await self.http.post("/api/tables", json={"game": game} | setup)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def headers(self) -> dict[str, str]:
        """What a socket of this person carries."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Origin": self.server.url} | ({"Cookie": cookies} if cookies else {})

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Socket]:
        """A connection to a table."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/ws/table/{table}"
        async with websockets.connect(address, additional_headers=self.headers(), max_size=None) as connection:
            socket = Socket(connection)
            await socket.until("table")
            yield socket


class Socket:
    """A scripted client: sends messages, keeps every frame it was sent, each held to the schema's models."""

    names = count(1)  # one row for all, so that a client that returns repeats no name

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def send(self, kind: str, data: Any = None, **more: Any) -> str:
        """Send a message, not waiting for its answer; its name."""
        name = more.pop("a", None) or f"c{next(self.names)}"
        message = {"t": kind, "d": {} if data is None else data, "a": name} | more
        await self.connection.send(json.dumps(message))
        return str(name)

    async def next(self) -> dict[str, Any]:
        """The next frame."""
        raw = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        frame: dict[str, Any] = json.loads(raw)
        kept("ServerMessage").validate(frame)
        self.raw.append(raw)
        self.frames.append(frame)
        return frame

    async def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next frame of one of these kinds for which that holds."""
        while True:
            frame = await self.next()
            if frame["t"] in kinds and where(frame):
                return frame

    async def ask(self, kind: str, data: Any = None, **more: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        name = await self.send(kind, data, **more)
        while True:
            frame = await self.next()
            if frame.get("a") == name:
                return frame

    async def do(self, kind: str, data: Any = None, **more: Any) -> dict[str, Any]:
        """Send a message that must not be refused."""
        frame = await self.ask(kind, data, **more)
        assert frame["t"] != "error", frame
        return frame

    async def play(self, choose: Callable[[dict[str, Any]], str]) -> dict[str, Any]:
        """Play the seat held up to the end of the match: `choose` gets the data of a view with legal moves."""
        while True:
            frame = await self.until("view", "events", "over")
            if frame["t"] == "over":
                return frame
            if frame["d"]["legal"]:
                await self.send("move", choose(frame["d"]), v=frame["v"])

    async def play_out(self, rng: Random, first: dict[str, Any] | None = None) -> dict[str, Any]:
        """Play the seat held up at random to the end of the match; a refusal is a failure."""
        frame = first or await self.until("view", "events", "over", "error")
        while frame["t"] != "over":
            assert frame["t"] != "error", frame
            if frame["d"]["legal"]:
                await self.send("move", rng.choice(frame["d"]["legal"])[0], v=frame["v"])
            frame = await self.until("view", "events", "over", "error")
        return frame

    async def state(self) -> dict[str, Any]:
        """The table as it is now."""
        await self.do("ping")
        found: dict[str, Any] = next(frame["d"] for frame in reversed(self.frames) if frame["t"] == "table")
        return found

    async def refused(self, kind: str, data: Any = None, **more: Any) -> dict[str, Any]:
        """Send a message that must be refused: code and data."""
        frame = await self.ask(kind, data, **more)
        assert frame["t"] == "error", frame
        problem: dict[str, Any] = frame["d"]
        return problem

    async def turn(self) -> dict[str, Any]:
        """The next frame in which the seat held up may move."""
        return await self.until("view", "events", where=lambda frame: bool(frame["d"]["legal"]))


def measured() -> dict[str, str]:
    """What a server is told to measure itself with, if this run measures its coverage."""
    here = sys.modules["coverage"].Coverage.current() if "coverage" in sys.modules else None
    if here is None:
        return {}
    data = Path(str(here.get_option("run:data_file"))).absolute()
    return {"POKTAIL_COVERAGE": json.dumps({"config_file": str(ROOT / "pyproject.toml"), "data_file": str(data)})}


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Process]:
    """A server for a whole module of tests; it must have nothing to complain about in the end."""
    with Process(data, env=measured(), **settings) as server:
        yield server
    assert server.complaints() == []


@asynccontextmanager
async def people(server: Process, *names: str) -> AsyncIterator[list[Person]]:
    """People with a profile each."""
    everybody = [Person(server, name) for name in names]
    try:
        for person in everybody:
            await person.arrive()
        yield everybody
    finally:
        for person in everybody:
            await person.http.aclose()


@asynccontextmanager
async def stranger(server: Process) -> AsyncIterator[Person]:
    """Somebody without a profile."""
    somebody = Person(server, "")
    try:
        yield somebody
    finally:
        await somebody.http.aclose()


def entropy(seat: int) -> str:
    """The randomness contributed when taking a seat."""
    return f"e{seat:x}" * 8


@dataclass
class Round:
    """People around a table: the first is its host, and everybody sits in the seat of their number."""

    table: str
    people: list[Person]
    sockets: list[Socket]

    async def start(self, fill: str | None = "random") -> list[dict[str, Any]]:
        """Begin, with bots in the open seats; everybody's first view."""
        await self.sockets[0].do("start", {"fill": fill})
        views = [await socket.until("view", "error") for socket in self.sockets]
        assert {view["t"] for view in views} == {"view"}, views
        return views

    async def play(self, rng: Random, *first: dict[str, Any]) -> list[dict[str, Any]]:
        """Everybody plays to the end, going on from these frames; everybody's last frame."""
        frames = first or (None,) * len(self.sockets)
        plays = [socket.play_out(rng, frame) for socket, frame in zip(self.sockets, frames, strict=True)]
        return list(await asyncio.gather(*plays))


@asynccontextmanager
async def seated(server: Process, game: str, many: int = 2, **setup: Any) -> AsyncIterator[Round]:
    """Seat this many people at a new table."""
    async with AsyncExitStack() as stack:
        everybody = await stack.enter_async_context(people(server, *NAMES[:many]))
        table = await everybody[0].open_table(game, **setup)
        sockets = [await stack.enter_async_context(person.at(table)) for person in everybody]
        for seat, socket in enumerate(sockets):
            await socket.do("sit", {"seat": seat, "entropy": entropy(seat)})
        yield Round(table, everybody, sockets)


async def play_until(socket: Socket, rng: Random, version: int, first: dict[str, Any]) -> dict[str, Any]:
    """Play the seat held up at random until the match has come that far; the frame that says so."""
    frame = first
    while frame["v"] < version:
        assert frame["t"] != "error", frame
        if frame["d"]["legal"]:
            await socket.send("move", rng.choice(frame["d"]["legal"])[0], v=frame["v"])
        frame = await socket.until("events", "error")
    return frame
