"""Tests with a server killed at random moments: nothing acknowledged is lost or repeated, every match ends."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from poktail.core import codec, registry
from tests.server.audit import check_books, check_match, log_of
from tests.server.crashing_server import CrashingServer, PersistentClient, insist
from tests.server.live import START, Person

CROWD = 9
FUSE = (
    """
import os, signal
from sqlalchemy import Engine, event
from poktail.server.storage.table_store import TableStore
fuse, armed, end_match = int(os.environ.get("FUSE", "1000000")), False, TableStore.end_match

def tick(*_):
    global fuse
    fuse -= armed
    if fuse < 0:
        os.kill(os.getpid(), signal.SIGKILL)

async def ending(*args):
    global armed, fuse
    armed = True
    await end_match(*args)
    armed, fuse = fuse < 100_000, min(fuse, 0) if fuse < 100_000 else fuse
    tick()

event.listen(Engine, "before_cursor_execute", tick)
event.listen(Engine, "commit", tick)
TableStore.end_match = ending
"""
    + START
)
"""A server that kills itself in the middle of keeping a result: before a statement, before the commit, after it."""
COMMITTED = 50_000
MIGRATION = """
import asyncio, os, signal, sqlite3, sys
from itertools import count
from sqlalchemy import Engine, event
from poktail.server.storage.store import Store

async def opened(path):
    await (await Store.open(f"sqlite:///{path}")).close()

def dies(path, fuse):
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == signal.SIGKILL
    def tick(*_):
        nonlocal fuse
        fuse -= 1
        if fuse < 0:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(Engine, "before_cursor_execute", tick)
    event.listen(Engine, "commit", tick)
    asyncio.run(opened(path))
    os._exit(0)

for fuse in count():
    if not dies(sys.argv[1], fuse):
        break
    with sqlite3.connect(sys.argv[1]) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    print(fuse, len(names), *sorted(names), flush=True)
"""
"""Opens a new database again and again, killed each time one statement later."""


@dataclass(frozen=True)
class Storm:
    """How much is played, and how often the server is killed meanwhile."""

    tables: int
    matches: int
    crashes: int
    seed: int
    grace: int | None = None


def course(number: int) -> tuple[str, dict[str, Any]]:
    """The game of a table, by turns; every third at its full size."""
    entries = registry.games()
    entry = entries[number % len(entries)]
    return entry.id, {} if number // len(entries) % 3 == 0 else codec.options_of(entry.tiny)


async def gather_at(
    server: CrashingServer, crowd: list[Person], number: int, storm: Storm, rng: Random
) -> list[PersistentClient]:
    """A table, and those who will play at it: one or two people, sometimes somebody who watches, the rest bots."""
    game, options = course(number)
    people = rng.sample(crowd, rng.choice((1, 2, 2)))
    setup = {"game": game, "options": options, "grace": storm.grace}
    table = (await insist(server, people[0], "POST", "/api/tables", json=setup)).json()["id"]
    seats: list[int | None] = [*range(len(people))]
    if number % 3 == 0:
        people, seats = [*people, await server.newcomer("Watcher", profile=False)], [*seats, None]
    found = [PersistentClient(server, p, table, s, storm.matches, rng) for p, s in zip(people, seats, strict=True)]
    for one in found:
        one.people = len([seat for seat in seats if seat is not None])
        one.dawdles = storm.grace is not None
        one.ended = found[0].ended  # who comes back late may have missed a whole match
    return found


async def kill_again_and_again(server: CrashingServer, storm: Storm) -> None:
    for number in range(storm.crashes):
        await asyncio.sleep(server.rng.choice((0.05, 0.3, 0.8)) * server.rng.random() * 2)
        await server.crash(stillborn=number % 5 == 4)


async def rage(server: CrashingServer, storm: Storm) -> list[PersistentClient]:
    """Everybody plays to the end while the server is killed again and again."""
    rng = server.rng
    server.up.set()
    crowd = [await server.newcomer(f"P{number}") for number in range(CROWD)]

    async def one_table(number: int) -> list[PersistentClient]:
        found = await gather_at(server, crowd, number, storm, rng)
        async with asyncio.TaskGroup() as group:
            for one in found:
                group.create_task(one.run())
        return found

    async with asyncio.timeout(120 + 10 * storm.crashes), asyncio.TaskGroup() as group:
        killer = group.create_task(kill_again_and_again(server, storm))
        playing = [group.create_task(one_table(number)) for number in range(storm.tables)]
    assert killer.done()
    return [one for task in playing for one in task.result()]


async def judge(server: CrashingServer, clients: list[PersistentClient]) -> dict[str, int]:
    """Everything that must be true afterwards; some figures."""
    figures = dict.fromkeys(("matches", "moves", "acknowledged", "again", "refused", "unsaved", "stood_in"), 0)
    with closing(server.database()) as database:
        for found in database.execute("SELECT * FROM matches WHERE state != 'sealed'").fetchall():
            assert found["state"] == "over"
            here = [one for one in clients if one.table == found["table_id"]]
            text = (await insist(server, here[0].person, "GET", f"/api/matches/{found['id']}/record")).text
            rows = log_of(database, found["id"])
            figures["acknowledged"] += check_match(found, rows, text, [one.memory for one in here])
            figures["moves"] += len(rows)
            figures["stood_in"] += len([row for row in rows if row.by == "stand_in"])
            figures["matches"] += 1
        check_books(database)
    figures["again"] = sum(one.memory.again for one in clients)
    figures["unsaved"] = sum(one.memory.unsaved for one in clients)
    figures["refused"] = sum(len(one.memory.refused) for one in clients)
    assert server.complaints() == []
    return figures


async def finish(server: CrashingServer, play: Coroutine[Any, Any, list[PersistentClient]]) -> dict[str, int]:
    """Play, then judge."""
    try:
        return await judge(server, await play)
    finally:
        await server.leave()


def weather(tmp_path: Path, storm: Storm) -> dict[str, int]:
    begun = time.monotonic()
    with CrashingServer(tmp_path / "data", Random(storm.seed)) as server:
        figures = asyncio.run(finish(server, rage(server, storm)))
        print(f"\n{figures | {'crashes': server.crashes}} in {time.monotonic() - begun:.1f} s")
        assert figures["matches"] >= storm.tables * storm.matches
        assert server.crashes >= storm.crashes
    return figures


def test_ten_matches_through_a_few_crashes(tmp_path):
    weather(tmp_path, Storm(tables=5, matches=2, crashes=3, seed=1))


async def fall_while_ending(server: CrashingServer, fuses: list[int]) -> list[PersistentClient]:
    """A match whose end is killed at each of these points, the later ones while the server makes up for the earlier."""
    server.up.set()
    crowd = [await server.newcomer(name) for name in ("Ann", "Ben", "Cid")]
    found = await gather_at(server, crowd, 4, Storm(1, 1, 0, 0), Random(0))
    async with asyncio.timeout(120), asyncio.TaskGroup() as group:
        for one in found:
            group.create_task(one.run())
        assert await server.died() == -signal.SIGKILL
        for fuse in fuses:
            with closing(server.database()) as database:
                (over,) = database.execute("SELECT count(*) FROM matches WHERE state = 'over'").fetchone()
            if over:
                break
            assert await asyncio.to_thread(server.dies, FUSE=str(fuse)) == -signal.SIGKILL
        server.env["FUSE"] = "1000000"
        await asyncio.to_thread(server.start)
        server.up.set()
    return found


def end_of_a_match(tmp_path: Path, first: int, *rest: int) -> None:
    server = CrashingServer(tmp_path / "data", Random(3), FUSE)
    server.env["FUSE"] = str(first)
    with server:
        asyncio.run(finish(server, fall_while_ending(server, list(rest))))


def test_a_result_is_kept_exactly_once_wherever_the_server_dies(tmp_path):
    end_of_a_match(tmp_path, 7, COMMITTED)


@pytest.mark.slow
def test_a_result_is_kept_exactly_once_killed_at_every_statement(tmp_path):
    end_of_a_match(tmp_path, 0, *range(1, 100))


def test_a_migration_is_whole_or_has_not_happened(tmp_path):
    path = tmp_path / "poktail.db"
    done = subprocess.run(
        [sys.executable, "-c", MIGRATION, path], capture_output=True, text=True, timeout=120, check=True
    )
    counts = [int(line.split()[1]) for line in done.stdout.splitlines()]
    assert len(counts) > 10
    assert counts[0] == 0
    assert len(set(counts)) <= 2, done.stdout
    with closing(sqlite3.connect(path)) as database:
        assert [row[0] for row in database.execute("PRAGMA integrity_check")] == ["ok"]


@pytest.mark.slow
def test_a_first_start_that_is_killed_anywhere_harms_nothing(tmp_path):
    server = CrashingServer(tmp_path / "data", Random(4))
    server.data.mkdir()
    for after in (0.3, 0.5, 0.7, 0.8, 0.9, 1.0, 1.2):
        server.stillborn(after)
    with server:
        assert httpx.get(f"{server.url}/readyz").json() == {"status": "ready"}


@pytest.mark.slow
def test_hundreds_of_matches_through_many_crashes(tmp_path):
    weather(tmp_path, Storm(tables=60, matches=6, crashes=40, seed=2))


@pytest.mark.slow
def test_bots_that_stand_in_for_late_people_and_crashes(tmp_path):
    """A move that was on its way is taken once, or refused because a bot was faster; never both."""
    figures = weather(tmp_path, Storm(tables=40, matches=4, crashes=20, seed=5, grace=1))
    assert figures["stood_in"]
