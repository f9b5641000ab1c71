"""What a signed move costs the server: CPU per move of POK between people, signed and unsigned, in turn.

`.venv/bin/python bench/signing.py` (a minute); --matches for each of three rounds and both kinds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.server_process import Server, ours
from poktail.core.signed import move_message
from poktail.signing import SigningKey

SEATS, ROUNDS = 3, 3


async def until(socket: Any, *kinds: str) -> dict[str, Any]:
    """The next frame of one of these kinds."""
    while True:
        frame: dict[str, Any] = json.loads(await socket.recv())
        assert frame["t"] != "error", frame
        if frame["t"] in kinds:
            return frame


async def seat(socket: Any, number: int, key: SigningKey | None, server: bytes, rng: Random) -> int:
    """Play one seat to the end; how many moves."""
    moves, sealed = 0, ""
    while True:
        frame = await until(socket, "table", "view", "events", "over")
        data = frame["d"]
        if frame["t"] == "over":
            return moves
        if frame["t"] == "table":
            sealed = data["commitment"] if data["phase"] == "playing" else sealed
        elif data["legal"]:
            notation, moves = rng.choice(data["legal"])[0], moves + 1
            message = {"t": "move", "v": frame["v"], "d": notation, "a": f"{number}-{moves}"}
            if key is not None:
                message["s"] = key.sign(move_message(sealed, server, number, data["decision"], notation)).hex()
            await socket.send(json.dumps(message))


async def match(server: Server, rng: Random, *, signing: bool) -> tuple[int, float]:
    """One match of people; how many moves, and the CPU seconds that the server used from its start on."""
    async with AsyncExitStack() as stack:
        sockets, table, public = [], "", b""
        for number in range(SEATS):
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url})
            )
            await http.post("/api/me", json={"name": f"P{number}"})
            if not table:
                setup = {"game": "pok", "options": {"seats": SEATS}}
                table = (await http.post("/api/tables", json=setup)).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            address = f"{server.url.replace('http', 'ws', 1)}/ws/table/{table}"
            headers = {"Origin": server.url, "Cookie": cookie}
            socket = await stack.enter_async_context(websockets.connect(address, additional_headers=headers))
            sockets.append(socket)
            public = bytes.fromhex((await until(socket, "welcome"))["d"]["key"])
        keys = [SigningKey(bytes([n + 1] * 32)) if signing else None for n in range(SEATS)]
        for n, (socket, key) in enumerate(zip(sockets, keys, strict=True)):
            given = {"key": key.public.hex()} if key else {}
            await socket.send(json.dumps({"t": "sit", "d": {"seat": n, "entropy": "ab" * 16} | given, "a": "sit"}))
            await until(socket, "ack")
        begun = server.cpu()
        await sockets[0].send(json.dumps({"t": "start", "d": {}, "a": "start"}))
        seats = [seat(socket, n, keys[n], public, Random(rng.random())) for n, socket in enumerate(sockets)]
        moves = sum(await asyncio.gather(*seats))
        return moves, server.cpu() - begun


async def main() -> None:
    """Print the CPU per move of both kinds; they take turns, so that a busy machine disturbs both alike."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    matches = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder) / "server") as server:
        await match(server, Random(0), signing=True)  # warm up
        found: dict[bool, list[float]] = {False: [], True: []}
        for number in range(ROUNDS * matches):
            for signing in (False, True):
                moves, cpu = await match(server, Random(number), signing=signing)
                found[signing].append(cpu / moves * 1e6)
        for signing, costs in found.items():
            kind = "signed" if signing else "unsigned"
            print(f"{kind}: {median(costs):.0f} µs of CPU per move (median of {len(costs)} matches)")


if __name__ == "__main__":
    asyncio.run(main())
