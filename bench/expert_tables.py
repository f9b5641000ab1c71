"""How much ten tables of experts slow down a person elsewhere on the server: `python bench/expert_tables.py`.

A person plays POK against random bots and moves ten times a second: first alone on the server, then beside ten tables
at which somebody plays against experts that move at once. Goal: 99 % of the moves are answered at most 10 ms later.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script's path has only its own folder

from bench.attack import ATTACKER, HONEST, LOST, Guest, Honest, Server  # noqa: E402
from bench.server_measure import quantile  # noqa: E402
from poktail.core.registry import games  # noqa: E402

GOAL_MS = 10.0


async def against_experts(url: str, game: str, level: str, seed: int, moves: list[int]) -> None:
    """Play one match after another among bots of this level, moving at random and at once."""
    guest, rng = await Guest(url, ATTACKER).arrive(), random.Random(seed)
    while True:
        with suppress(*LOST):
            there = await guest.at(await guest.table(game, pace="instant"))
            await guest.send(there, "sit", {"seat": 0, "entropy": "e0" * 16})
            await guest.send(there, "start", {"fill": level})
            async for text in there:
                frame = json.loads(text)
                if frame["t"] == "over":
                    break
                if frame["t"] in ("view", "events"):
                    moves[0] += 1
                    if frame["d"].get("legal"):
                        await guest.send(there, "move", rng.choice(frame["d"]["legal"])[0], v=frame["v"])
            await there.close()


async def measure(url: str, seconds: float, tables: int, level: str, names: list[str]) -> tuple[list[float], int]:
    """How long each move of the person took, in ms, while this many tables played; and how many messages those got."""
    honest, moves = Honest(url), [0]
    busy = [
        asyncio.create_task(against_experts(url, names[number % len(names)], level, number, moves))
        for number in range(tables)
    ]
    person = asyncio.create_task(honest.run())
    await asyncio.sleep(seconds / 5)  # the first moves load what bots need
    honest.waits.clear()
    moves[0] = 0
    await asyncio.sleep(seconds)
    for task in (person, *busy):
        task.cancel()
    await asyncio.gather(person, *busy, return_exceptions=True)
    return [1000 * wait for wait in honest.waits], moves[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--games", default=",".join(entry.id for entry in games()))
    chosen = parser.parse_args()
    assert HONEST != ATTACKER
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), tables_per_address=100_000)
        try:
            p99 = []
            for tables in (0, chosen.tables):
                run = measure(server.url, chosen.seconds, tables, chosen.level, chosen.games.split(","))
                waits, moves = asyncio.run(run)
                p99.append(quantile(waits, 0.99))
                print(
                    f"{tables:3} tables of {chosen.level}: {len(waits)} moves, p50 {quantile(waits, 0.5):.1f} ms,"
                    f" p99 {p99[-1]:.1f} ms, longest {max(waits):.1f} ms; {moves} messages at those tables",
                    flush=True,
                )
            print(f"p99 rises by {p99[1] - p99[0]:.1f} ms (goal: {GOAL_MS:.0f})")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
