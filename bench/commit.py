"""Measures what storing one move costs at least, with SQLite alone and in the server's store: `bench/commit.py`."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from poktail.server.storage.store import LogRow, Store

SETTINGS = ("synchronous = FULL", "wal_autocheckpoint = 4000")
"""As the server sets them (storage/sqlite.py); it writes ahead already."""
INSERT = f"INSERT INTO log VALUES ({', '.join('?' * len(LogRow._fields))})"
HUMAN_RATE_S = 0.004
"""The time between two moves at 200 tables of people."""
WARM = 2_500
"""After this many commits the write-ahead log has its full length and no longer grows."""

Write = Callable[[LogRow], Coroutine[Any, Any, None]]


async def commits(write: Write, count: int, pause: float) -> str:
    """CPU of the process and wall-clock time of one commit, median of `count`, with a pause before each."""
    cpu, wall = [], []
    for seq in range(WARM + count):
        if seq >= WARM:
            await asyncio.sleep(pause)
        row = LogRow("18bcfe56800Zx8_qA", seq, 1_700_000_000_000 + seq, seq % 2, "a1", "owner", f"m{seq}", 700)
        process, clock = time.process_time_ns(), time.perf_counter_ns()
        await write(row)
        cpu.append(time.process_time_ns() - process)
        wall.append(time.perf_counter_ns() - clock)
    return f"{median(cpu[WARM:]) / 1000:,.0f} µs CPU, {median(wall[WARM:]) / 1000:,.0f} µs until it is on disk"


async def alone(path: Path, count: int, pause: float) -> str:
    """SQLite alone, in this thread, with the server's tables."""
    await (await Store.open(f"sqlite:///{path}")).close()
    database = sqlite3.connect(path, isolation_level=None)
    for setting in SETTINGS:
        database.execute(f"PRAGMA {setting}")

    async def write(row: LogRow) -> None:
        database.execute(INSERT, row)

    figures = await commits(write, count, pause)
    database.close()
    return figures


async def stored(path: Path, count: int, pause: float) -> str:
    """The server's store, which has a thread for it."""
    store = await Store.open(f"sqlite:///{path}")
    figures = await commits(store.append, count, pause)
    await store.close()
    return figures


def main() -> None:
    """Print the figures for commits back to back and at the rate of 200 tables of people."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--data", type=Path, help="where the database goes; else where temporary files do")
    args = parser.parse_args()
    for how, pause in (("back to back", 0.0), ("one every 4 ms", HUMAN_RATE_S)):
        for name, measure in (("SQLite alone", alone), ("the server's store", stored)):
            with tempfile.TemporaryDirectory(dir=args.data) as folder:
                print(f"{name}, {how}: {uvloop.run(measure(Path(folder) / 'commit.db', args.count, pause))}")


if __name__ == "__main__":
    main()
