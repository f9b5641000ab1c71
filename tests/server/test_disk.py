"""Tests of a locked or foreign database, a full disk, an unwritable folder: clear errors and no damage."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poktail.core import registry
from poktail.server.settings import DATABASE_FILE
from poktail.server.storage.store import PATIENCE_MS, Store
from tests.server.crashing_server import CrashingServer, PersistentClient
from tests.server.live import START, Socket
from tests.server.test_nothing_lost import finish

MEGABYTE = 1 << 20
LITTLE = 100_000
REFUSED = """
import json, sys
from pathlib import Path
from poktail.core.errors import RuleError
from poktail.server import run
from poktail.server.settings import load
for data in json.loads(sys.argv[1]):
    try:
        run.serve(load(None, {"data": data, "port": 0}, {}))
    except RuleError as error:
        print(Path(data).name, error.code, *error.data.values())
"""
"""Tries to serve each of these folders, and tells how that was refused."""
IMPATIENT = f"""
from poktail.server.storage.store import PATIENCE_MS, Store
Store.open.__func__.__kwdefaults__["patience_ms"] = 200
{START}
"""
"""A server that does not wait long for somebody else's lock."""


@contextmanager
def locked(server: CrashingServer) -> Iterator[None]:
    """Somebody else writes to the database, and takes their time."""
    with closing(server.database()) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def sit_down(server: CrashingServer, tables: int, matches: int) -> list[PersistentClient]:
    """Two people at each of some tables."""
    crowd = [await server.newcomer(name) for name in ("Ann", "Ben")]
    found = []
    for number in range(tables):
        table = await crowd[0].open_table(registry.games()[number % 4].id, grace=None)
        for seat, person in enumerate(crowd):
            found.append(PersistentClient(server, person, table, seat, matches, Random(number)))
            found[-1].people = 2
    return found


async def state_of(socket: Socket) -> dict[str, Any]:
    """What the seat held up sees now."""
    frame = await socket.do("play_as", {"seat": 0})
    return {"v": frame["v"], **{name: frame["d"][name] for name in ("view", "legal", "waiting", "chosen", "events")}}


async def refused_then_taken(server: CrashingServer) -> None:
    """One seat's move while the database is locked, and the very same message afterwards."""
    ann = await server.newcomer("Ann")
    table = await ann.open_table(registry.games()[0].id)
    async with ann.at(table) as socket:
        await socket.do("sit", {"seat": 0})
        await socket.do("start", {"fill": "random"})
        frame = await socket.until("view", "events", where=lambda frame: bool(frame["d"].get("legal")))
        move, before = frame["d"]["legal"][0][0], await state_of(socket)
        with locked(server):
            answers = [await socket.ask("move", move, v=frame["v"], a="mine") for _ in range(2)]
            assert [answer["d"] for answer in answers] == [{"code": "unsaved", "data": {}}] * 2
            assert await state_of(socket) == before
            answer = await ann.http.post("/api/tables", json={"game": registry.games()[0].id})
            assert (answer.status_code, answer.json()) == (503, {"code": "unsaved", "data": {}})
            assert (await socket.ask("lock", {"on": True}))["d"]["code"] == "unsaved"
            assert (await ann.http.get(f"/api/tables/{table}")).json()["locked"] is False
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.get("/healthz")).status_code == 200
            assert server.log.read_text().count("unsaved") == 1, "logged once a minute"
        assert (await ann.http.get("/readyz")).status_code == 200
        taken = await socket.ask("move", move, v=frame["v"], a="mine")
        assert taken["t"] in ("events", "waiting"), taken
        assert (await socket.ask("move", move, v=frame["v"], a="mine"))["d"] == {"again": True}
        assert (await socket.ask("lock", {"on": True}))["t"] == "ack"
    with closing(server.database()) as database:
        assert database.execute("SELECT count(*) FROM log WHERE ack = 'mine'").fetchone()[0] == 1
    await server.leave()


def test_a_move_that_could_not_be_stored_can_be_sent_again(tmp_path):
    with CrashingServer(tmp_path / "data", Random(1), IMPATIENT) as server:
        asyncio.run(refused_then_taken(server))
        assert refusals(server.data) == {"data": f"data_in_use {server.pid}"}
        assert server.complaints() == []


async def play_on(
    server: CrashingServer, trouble: Callable[[list[PersistentClient]], Any], matches: int
) -> list[PersistentClient]:
    """Matches at some tables while something is wrong with the disk."""
    server.up.set()
    found = await sit_down(server, 4, matches)
    async with asyncio.timeout(300), asyncio.TaskGroup() as group:
        for one in found:
            group.create_task(one.run())
        await trouble(found)
    return found


@pytest.mark.slow
def test_matches_go_on_after_each_time_the_database_was_locked(tmp_path):
    with CrashingServer(tmp_path / "data", Random(2)) as server:

        async def trouble(found: list[PersistentClient]) -> None:
            for _ in range(4):
                with locked(server):
                    await asyncio.sleep(PATIENCE_MS / 1000 + 1)
                await asyncio.sleep(0.3)

        assert asyncio.run(finish(server, play_on(server, trouble, 6)))["unsaved"]


# A full disk


@contextmanager
def small_disk(folder: Path, size: int = 64) -> Iterator[None]:
    """A folder that is a disk of its own."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size * MEGABYTE},mode=700", "tmpfs", folder]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        done = None
    if done is None or done.returncode:
        pytest.skip("needs the right to mount")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(folder: Path) -> Path:
    """Something that takes nearly all the space; who deletes it has space again."""
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(shutil.disk_usage(folder).free - LITTLE))
    return ballast


async def full(server: CrashingServer, found: list[PersistentClient]) -> None:
    """Play until the disk is full, and for a while longer: people are told so, the file is whole, the server is up."""
    http, setup = found[0].person.http, {"game": registry.games()[0].id}
    async with asyncio.timeout(60):
        while (answer := await http.post("/api/tables", json=setup)).status_code == 201:
            await asyncio.sleep(0.01)
    assert (answer.status_code, answer.json()) == (503, {"code": "unsaved", "data": {}})
    async with asyncio.timeout(60):
        while not any(one.memory.unsaved for one in found):
            await asyncio.sleep(0.01)
    assert (await http.get("/api/games")).status_code == 200
    with closing(server.database()) as database:
        assert [row[0] for row in database.execute("PRAGMA integrity_check")] == ["ok"]


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path):
    folder = tmp_path / "data"
    with small_disk(folder), CrashingServer(folder, Random(3)) as server:

        async def trouble(found: list[PersistentClient]) -> None:
            ballast = fill(folder)
            await full(server, found)
            ballast.unlink()

        asyncio.run(finish(server, play_on(server, trouble, 2)))


@pytest.mark.slow
def test_files_that_may_not_grow_refuse_moves_and_lose_none(tmp_path):
    """The same without any right to mount: every file of the process has a greatest size."""
    with CrashingServer(tmp_path / "data", Random(4)) as server:

        async def trouble(found: list[PersistentClient]) -> None:
            limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            most = max(path.stat().st_size for path in server.data.iterdir())
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most + LITTLE, limit[1]))
            await full(server, found)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)

        asyncio.run(finish(server, play_on(server, trouble, 2)))


@pytest.mark.slow
def test_a_server_killed_on_a_full_disk_has_lost_nothing(tmp_path):
    folder = tmp_path / "data"
    with small_disk(folder), CrashingServer(folder, Random(5)) as server:

        async def trouble(found: list[PersistentClient]) -> None:
            for _ in range(3):
                ballast = fill(folder)
                await full(server, found)
                server.up.clear()
                server.kill()
                await asyncio.to_thread(server.stillborn, 2)  # it may begin or refuse to; it must do no harm
                ballast.unlink()
                await asyncio.to_thread(server.start)
                server.up.set()

        asyncio.run(finish(server, play_on(server, trouble, 6)))


# What is no database


def refusals(*folders: Path) -> dict[str, str]:
    """How a server refuses to start on each: a code and small values, nothing that looks like a crash."""
    command = [sys.executable, "-c", REFUSED, json.dumps(list(map(str, folders)))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert "[error" not in done.stderr
    return dict(line.split(" ", 1) for line in done.stdout.splitlines())


def newer(path: Path) -> None:
    """A database as a later version of the program leaves it."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 17])


def scribbled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[100:4000] = Random(1).randbytes(3900)
    path.write_bytes(data)


def not_one(path: Path) -> None:
    path.write_bytes(Random(2).randbytes(20_000))


def somebody_elses(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE matches (mine text)")
        database.execute("INSERT INTO matches VALUES ('precious')")
        database.commit()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def with_a_bad_page(path: Path) -> None:
    """A page in the middle, which a server that only starts would not read."""
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = Random(3).randbytes(4096)
    path.write_bytes(data)


HOSTILE: dict[Callable[[Path], None], str] = {
    newer: "newer_database 9999",
    cut: "bad_database damaged",
    scribbled: "bad_database damaged",
    not_one: "bad_database damaged",
    emptied: "bad_database empty",
    with_a_bad_page: "bad_database damaged",
    somebody_elses: "bad_database foreign",
    folder: "bad_database unwritable",
}


def good_database(tmp_path: Path) -> bytes:
    """A database of ours that was closed in order."""
    path = tmp_path / "good.db"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    asyncio.run(make())
    return path.read_bytes()


def made(folder: Path, data: bytes) -> Path:
    folder.mkdir()
    (folder / DATABASE_FILE).write_bytes(data)
    return folder / DATABASE_FILE


def bytes_of(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def test_a_file_that_is_not_our_database_is_refused_and_left_alone(tmp_path):
    good = good_database(tmp_path)
    paths = {harm: made(tmp_path / harm.__name__, good) for harm in HOSTILE}
    for harm, path in paths.items():
        harm(path)
    before = [bytes_of(path) for path in paths.values()]
    assert refusals(*(path.parent for path in paths.values())) == {harm.__name__: HOSTILE[harm] for harm in HOSTILE}
    assert [bytes_of(path) for path in paths.values()] == before
    assert [path for path in tmp_path.glob("*/*-wal") if path.stat().st_size] == []


@contextmanager
def unwritable(folder: Path) -> Iterator[None]:
    """A folder nobody can write to, not even the owner of the machine."""
    if os.geteuid() != 0:
        folder.chmod(0o500)
        yield
        folder.chmod(0o700)
        return
    if subprocess.run(["mount", "--bind", "-o", "ro", folder, folder], capture_output=True, check=False).returncode:
        pytest.skip("needs the right to mount")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    good = good_database(tmp_path)
    empty, used = tmp_path / "empty", made(tmp_path / "used", good).parent
    empty.mkdir()
    with unwritable(empty), unwritable(used):
        assert refusals(empty, used) == {"empty": "bad_database unwritable", "used": "bad_database unwritable"}
    assert list(empty.iterdir()) == []
    assert [path.read_bytes() for path in used.iterdir()] == [good]
