"""Attacks a server of its own, one attack at a time and then all at once, while an honest table plays.

Run it with `python bench/attack.py`.
The server listens on this machine only, with the default limits. Attacker and honest table have an address each.
Goals: 99 % of the honest moves are answered within 250 ms and all within 1 s, the server keeps below 600 MB, and the
attacker's first connection that goes too far is cut off within 2 s.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script's path has only its own folder

from bench.server_process import LIFTED  # noqa: E402

ATTACKER, HONEST = "127.0.0.1", "127.0.0.2"
GOAL_P99_MS, GOAL_MAX_MS, GOAL_MB, GOAL_CUT_S = 250, 1_000, 600, 2.0
LOST = (OSError, EOFError, asyncio.IncompleteReadError, websockets.WebSocketException, httpx.HTTPError)
PING = bytes((0x89, 0x80, 0, 0, 0, 0))
LONG = Path(tempfile.gettempdir()) / f"poktail-attack-{os.getuid()}"
"""Where the id of the long match is kept for the attacker's process."""
PAUSE_S = 0.1
"""Between two honest moves: a table of quick people."""


class Guest:
    """Somebody with a profile, who comes from this address."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address = url, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=1_000))
        self.http = httpx.AsyncClient(transport=transport, base_url=url, headers={"Origin": url}, timeout=150)
        self.names = 0

    async def arrive(self) -> Guest:
        (await self.http.post("/api/me", json={"name": "Guest"})).raise_for_status()
        return self

    async def table(self, game: str, **setup: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game} | setup)
        answer.raise_for_status()
        found: str = answer.json()["id"]
        return found

    async def at(self, table: str) -> websockets.ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.url} | ({"Cookie": cookies} if cookies else {})
        address = f"{self.url.replace('http', 'ws', 1)}/ws/table/{table}"
        given: dict[str, Any] = {"local_addr": (self.address, 0)}
        return await websockets.connect(address, additional_headers=headers, max_size=None, **given)

    async def send(self, there: websockets.ClientConnection, kind: str, data: Any = None, **more: Any) -> str:
        self.names += 1
        await there.send(json.dumps({"t": kind, "d": {} if data is None else data, "a": f"n{self.names}"} | more))
        return f"n{self.names}"


@dataclass
class Honest:
    """A person who plays one match of POK after another against bots, and how long each move took to be stored."""

    url: str
    waits: list[float] = field(default_factory=list)
    sent: dict[str, float] = field(default_factory=dict)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    async def run(self) -> None:
        guest = await Guest(self.url, HONEST).arrive()
        while True:
            there = await guest.at(await guest.table("pok", options={"seats": 3}))
            await guest.send(there, "sit", {"seat": 0, "entropy": "e0" * 16})
            await guest.send(there, "start", {"fill": "random"})
            await self.play(guest, there)
            await there.close()

    async def play(self, guest: Guest, there: websockets.ClientConnection) -> None:
        """One match."""
        sent = self.sent
        async for text in there:
            frame = json.loads(text)
            if frame.get("a") in sent:
                self.waits.append(time.perf_counter() - sent.pop(frame["a"]))
            if frame["t"] == "over":
                return
            if frame["t"] in ("view", "events") and frame["d"].get("legal"):
                await asyncio.sleep(PAUSE_S)
                began = time.perf_counter()
                move = self.rng.choice(frame["d"]["legal"])[0]
                sent[await guest.send(there, "move", move, v=frame["v"])] = began


# The attacks: each goes on until it is stopped, and calls `cut` when the server has ended a connection.

Cut = Callable[[], None]


async def wire(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))


async def pour(url: str, opening: bytes, flood: bytes, cut: Cut) -> None:
    """Open a connection and send the flood until it is cut off; again and again."""
    while True:
        with suppress(*LOST):
            reader, writer = await wire(url)
            drain = asyncio.create_task(reader.read(-1))
            try:
                writer.write(opening)
                while not drain.done():
                    writer.write(flood)
                    await writer.drain()
            finally:
                drain.cancel()
                writer.transport.abort()
        cut()
        await asyncio.sleep(0.01)


def upgrade(url: str, table: str) -> bytes:
    host = url.removeprefix("http://")
    lines = [f"GET /ws/table/{table} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "Sec-WebSocket-Version: 13", "", ""]
    return "\r\n".join(lines).encode()


async def pings(url: str, table: str, cut: Cut) -> None:
    """Empty pings, as many as fit through four connections."""
    await asyncio.gather(*(pour(url, upgrade(url, table), PING * 2_000, cut) for _ in range(4)))


async def headers(url: str, _table: str, cut: Cut) -> None:
    """Headers without an end, over eight connections."""
    opening = f"GET / HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n".encode()
    await asyncio.gather(*(pour(url, opening, b"X-A: aaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 2_000, cut) for _ in range(8)))


async def silence(url: str, _table: str, cut: Cut) -> None:
    """Up to 1,200 connections that never finish a request."""

    async def one(begun: bytes) -> None:
        while True:
            with suppress(*LOST):
                reader, writer = await wire(url)
                writer.write(begun)
                await reader.read(-1)
                writer.transport.abort()
            cut()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one(begun) for begun in (b"", b"GET / HTTP/1.1\r\nHost:") * 600))


async def set_ups(url: str, _table: str, cut: Cut) -> None:
    """A table whose dice change as often as the server allows."""
    guest, rng = await Guest(url, ATTACKER).arrive(), random.Random(2)
    faces = ["blank", *(f"{number}{shape}" for number in (1, 2, 3) for shape in ("disc", "square", "triangle"))]
    while True:
        with suppress(*LOST):
            own = await guest.table("pok")
            there = await guest.at(own)
            while True:
                dice = [" ".join(rng.sample(faces, 8)) for _ in range(4)]
                await guest.send(there, "set", {"game": "pok", "options": {"dice": dice}})
                await asyncio.sleep(0.05)
        cut()
        await asyncio.sleep(0.1)


async def reactions(url: str, _table: str, cut: Cut) -> None:
    """58 connections to a table of their own that react as often as they may."""
    guest = await Guest(url, ATTACKER).arrive()
    own = await guest.table("pok", options={"seats": 3})
    await guest.send(await guest.at(own), "sit", {"seat": 0})

    async def one() -> None:
        while True:
            with suppress(*LOST):
                there = await guest.at(own)
                reading = asyncio.create_task(drain(there))
                try:
                    while not reading.done():
                        await guest.send(there, "emote", {"seat": 0, "emote": "laugh"})
                        await asyncio.sleep(0.05)
                finally:
                    reading.cancel()
            cut()
            await asyncio.sleep(0.1)

    async def drain(there: websockets.ClientConnection) -> None:
        async for _ in there:
            pass

    await asyncio.gather(*(one() for _ in range(58)))


async def reads(url: str, _table: str, cut: Cut) -> None:
    """Everything there is to read about a very long match, eight times at once, and half of the answers not awaited."""
    guest = await Guest(url, ATTACKER).arrive()
    match = LONG.read_text()

    async def one(path: str, patience: float) -> None:
        while True:
            with suppress(*LOST, TimeoutError):
                async with asyncio.timeout(patience):
                    answer = await guest.http.get(f"/api/matches/{match}/{path}")
                if answer.status_code == 429:
                    cut()
            await asyncio.sleep(0.1)

    paths = ("record", "proof", "replay?visibility=everything", "throws")
    await asyncio.gather(*(one(path, patience) for path in paths for patience in (0.5, 120)))


async def nothing(_url: str, _table: str, _cut: Cut) -> None:
    """No attack, for comparison."""
    await asyncio.Event().wait()


async def everything(url: str, table: str, cut: Cut) -> None:
    """All other attacks at once; one that cannot begin, because its address has too many connections, tries again."""

    async def one(attack: Attack) -> None:
        while True:
            with suppress(*LOST):
                await attack(url, table, cut)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(attack) for attack in ALONE))


Attack = Callable[[str, str, Cut], Awaitable[None]]
ALONE: tuple[Attack, ...] = (pings, headers, silence, reads, set_ups, reactions)
ATTACKS = {attack.__name__: attack for attack in (nothing, *ALONE, everything)}


def attack(name: str, url: str, table: str, started: Event, told: Any) -> None:
    """Run an attack in a process of its own; tells when the server first ended a connection of it."""
    began, cuts = time.perf_counter(), 0

    def cut() -> None:
        nonlocal cuts
        if not cuts:
            told.value = time.perf_counter() - began
        cuts += 1

    started.set()
    asyncio.run(ATTACKS[name](url, table, cut))  # type: ignore[arg-type]


class Server:
    """`poktail serve` with the default limits."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given = json.dumps({"data": str(folder), "port": 0, "bot_pause": 0.0, "entropy_wait": 0.0} | settings)
        command = [sys.executable, "-c", "from bench.attack import serve; serve()", given]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def mb(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def serve() -> None:
    """Called in the server's process."""
    from poktail.server import run  # noqa: PLC0415
    from poktail.server.settings import load  # noqa: PLC0415

    run.serve(load(None, json.loads(sys.argv[1]), {}), lambda address: print(address, flush=True))


async def play_long_match(url: str) -> None:
    """A match of POK with twelve dice of two faces in which nobody ever gives anything away, as long as it can be."""
    guest = await Guest(url, ATTACKER).arrive()
    setup = {"seats": 3, "dice": ["blank 1disc"] * 12, "idle_limit": 1000}
    there = await guest.at(await guest.table("pok", options=setup))

    async def ask(kind: str, data: Any, **more: Any) -> dict[str, Any]:
        name = await guest.send(there, kind, data, **more)
        while True:
            frame: dict[str, Any] = json.loads(await there.recv())
            if frame["t"] == "over" or frame.get("a") == name:
                return frame

    for seat in range(3):
        await ask("sit", {"seat": seat})
    await ask("start", {"fill": None})
    seat, frame = 0, {"t": "ack"}
    while frame["t"] != "over":
        frame = await ask("play_as", {"seat": seat})
        moves = [move for move, _ in frame["d"].get("legal", ()) if "square" in move]
        if moves:
            frame = await ask("move", moves[0], v=frame["v"])
        seat = (seat + 1) % 3
    LONG.write_text(frame["d"]["match"])


@dataclass
class Row:
    """What an attack did to the honest table."""

    name: str
    moves: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    mb: float
    cut_s: float

    def __str__(self) -> str:
        cut = f"{self.cut_s:6.1f}" if self.cut_s >= 0 else "     -"
        return (
            f"{self.name:<12} {self.moves:6} {self.p50_ms:8.1f} {self.p99_ms:8.1f} {self.max_ms:9.1f} "
            f"{self.mb:7.0f} {cut}  {'ok' if self.good() else 'MISSED'}"
        )

    def good(self) -> bool:
        """Whether the goals are reached."""
        quick = self.p99_ms <= GOAL_P99_MS and self.max_ms <= GOAL_MAX_MS
        return quick and self.mb <= GOAL_MB and self.cut_s <= GOAL_CUT_S


async def measure(name: str, server: Server, seconds: float) -> Row:
    """Play during an attack, for this many seconds."""
    honest = Honest(server.url)
    playing = asyncio.create_task(honest.run())
    guest = await Guest(server.url, HONEST).arrive()
    table = await guest.table("pok", public=True)
    while len(honest.waits) < 5:
        await asyncio.sleep(0.05)
        if playing.done():
            playing.result()
    context = multiprocessing.get_context("spawn")
    started, told = context.Event(), context.Value("d", -1.0)
    attacker = context.Process(target=attack, args=(name, server.url, table, started, told), daemon=True)
    attacker.start()
    await asyncio.to_thread(started.wait)
    honest.waits.clear()
    most, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        await asyncio.sleep(0.1)
        most = max(most, server.mb())
    attacker.kill()
    attacker.join()
    playing.cancel()
    now = time.perf_counter()
    waits = sorted(
        [*honest.waits, *(now - began for began in honest.sent.values())]
    )  # those that still wait count, too
    at = [1e3 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1.0)]
    return Row(name, len(honest.waits), *at, most, told.value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    print(f"{'attack':<12} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'max ms':>9} {'MB':>7} {'cut s':>6}")
    for name in given.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            if name in ("reads", "everything"):
                prepared = Server(Path(folder) / "data", **LIFTED)
                asyncio.run(play_long_match(prepared.url))
                prepared.stop()
            server = Server(Path(folder) / "data", tables_per_address=1_000_000, tables_per_profile=100_000)
            try:
                print(asyncio.run(measure(name, server, given.seconds)), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
