"""Measures what one durable commit costs at least: one row, SQLite alone, no server: `python bench/commit.py`."""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median

ROW = "x" * 120
"""About as long as a stored move."""
SETTINGS = ("journal_mode = WAL", "synchronous = FULL")
"""As the server sets them (storage/sqlite.py)."""


def commits(path: Path, count: int, pause: float) -> tuple[float, float]:
    """CPU and wall-clock time of one commit in µs, median of `count`, with a pause before each."""
    database = sqlite3.connect(path, isolation_level=None)
    for setting in SETTINGS:
        database.execute(f"PRAGMA {setting}")
    database.execute("CREATE TABLE log (id INTEGER PRIMARY KEY, text TEXT)")
    cpu, wall = [], []
    for _ in range(count):
        time.sleep(pause)
        thread, clock = time.thread_time_ns(), time.perf_counter_ns()
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO log (text) VALUES (?)", (ROW,))
        database.execute("COMMIT")
        cpu.append(time.thread_time_ns() - thread)
        wall.append(time.perf_counter_ns() - clock)
    database.close()
    return median(cpu) / 1000, median(wall) / 1000


def main() -> None:
    """Print both figures, back to back and at the rate of 200 tables of people."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--data", type=Path, help="where the database goes; else where temporary files do")
    args = parser.parse_args()
    for name, pause in (("back to back", 0.0), ("one every 4 ms", 0.004)):
        with tempfile.TemporaryDirectory(dir=args.data) as folder:
            cpu, wall = commits(Path(folder) / "commit.db", args.count, pause)
        print(f"{name}: {cpu:,.0f} µs CPU, {wall:,.0f} µs until it is on disk")


if __name__ == "__main__":
    main()
