"""Tests of a failing disk or database: coded errors, nothing stored, and normal work afterwards."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from poktail.server.errors import Unsaved
from poktail.server.storage.store import Store
from tests.server.stores import adding, kinds, names, on_disk, opened, row, tried


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else is writing, for as long as it takes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """The kernel fails every write beyond this size, for real; whatever is shorter goes on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def refuses(store: Store, *seqs: int) -> None:
    """All appends and writes report that nothing was stored; reads show what was."""
    before = await store.log_of("m")
    calls = [store.append(row(seq, ack=f"{seq}")) for seq in seqs]
    results = await tried(*calls, store.write(adding("x")), store.write(adding("y")))
    assert kinds(results) == [Unsaved] * (len(seqs) + 2)
    assert {str(result) for result in results} == {"unsaved"}
    assert isinstance(results[0].__cause__, sqlite3.Error)  # for the operator
    assert await store.log_of("m") == before


def test_a_locked_database(path):
    async def play():
        async with opened(path, patience_ms=30) as store:
            await store.append(row(0))
            await store.write(adding("a"))
            with locked(path):
                await refuses(store, 1, 2, 3)
                await refuses(store, 1)
            assert on_disk(path) == [("m", 0)]
            await store.append(row(1, ack="1"))
            await store.write(adding("b"))

    asyncio.run(play())
    assert on_disk(path) == [("m", 0), ("m", 1)]
    assert names(path) == ["a", "b"]


def test_a_lock_that_is_given_back_in_time_harms_nobody(path):
    async def play():
        async with opened(path, patience_ms=60_000) as store:
            with locked(path):
                waiting = asyncio.create_task(tried(store.append(row(0)), store.write(adding("a"))))
                await store.log_of("m")
            assert await waiting == [None, "a"]

    asyncio.run(play())


def deaf(connection):
    """A change that swallows the error although the database has rolled everything back."""
    with suppress(DBAPIError):
        adding("large", 50_000)(connection)


def with_savepoint(connection):
    with connection.begin_nested():
        adding("large", 50_000)(connection)


def test_a_database_that_may_not_grow(path):
    limits: list[str] = []

    async def play():
        async with opened(path, pragmas=limits) as store:
            await store.append(row(0))
        ((pages,),) = on_disk(path, "PRAGMA page_count")
        limits.append(f"PRAGMA max_page_count={pages + 2}")
        async with opened(path, pragmas=limits) as store:
            stored = 1
            while await tried(store.append(row(stored, move="m" * 500))) == [None]:
                stored += 1
            assert stored > 5
            results = await tried(*(store.append(row(seq, move="m" * 500)) for seq in range(stored, stored + 50)))
            assert kinds(results) == [Unsaved] * 50
            for work in (adding("large", 50_000), deaf, with_savepoint):
                results = await tried(store.write(adding("before")), store.write(work), store.write(adding("after")))
                assert kinds(results) == [Unsaved] * 3
            limits.clear()
            await store.append(row(stored, move="after"))
            await store.write(adding("large", 50_000))
            return stored

    stored = asyncio.run(play())
    assert on_disk(path) == [("m", seq) for seq in range(stored + 1)]
    assert names(path) == ["large"]


def test_a_disk_that_fails_at_the_commit(path):
    wal = path.with_name(f"{path.name}-wal")

    async def play():
        async with opened(path) as store:
            await store.append(row(0))
            await store.write(adding("a"))
            with no_file_longer_than(wal.stat().st_size + 100):
                await refuses(store, 1, 2)
                await refuses(store, 1)
            with no_file_longer_than(wal.stat().st_size + 5000):  # some pages fit, not all
                await refuses(store, 1, 2)
            assert on_disk(path) == [("m", 0)]
            await store.append(row(1, ack="1"))
            await store.write(adding("b"))

    asyncio.run(play())
    assert on_disk(path) == [("m", 0), ("m", 1)]
    assert names(path) == ["a", "b"]
    assert on_disk(path, "PRAGMA integrity_check") == [("ok",)]


def test_a_file_that_is_no_database_any_more(path):
    async def play():
        store = await Store.open(f"sqlite:///{path}")
        good = path.read_bytes()
        path.with_name(f"{path.name}-wal").unlink()
        path.write_bytes(b"x" * len(good))
        try:
            with pytest.raises(Unsaved):
                await store.log_of("m")
        finally:
            await store.close()

    asyncio.run(play())


FULL = """
import asyncio, sys
from pathlib import Path
from poktail.server.errors import Unsaved
from poktail.server.storage.store import Store
from tests.server.stores import adding, on_disk, names, row, tried

async def main(disk):
    path, ballast = disk / "tables.db", disk / "ballast"
    store = await Store.open(f"sqlite:///{path}")
    await store.write(adding("a"))
    ballast.write_bytes(bytes(400_000))
    stored = 0
    while True:
        results = await tried(*(store.append(row(seq, move="m" * 300)) for seq in range(stored, stored + 8)))
        if results != [None] * 8:
            break
        stored += 8
    assert [type(result) for result in results] == [Unsaved] * 8, results
    assert [type(result) for result in await tried(store.write(adding("large", 300_000)))] == [Unsaved]
    assert [found.seq for found in await store.log_of("m")] == list(range(stored))
    assert stored > 0
    ballast.unlink()
    for seq in range(stored, stored + 8):
        await store.append(row(seq))
    await store.write(adding("b"))
    await store.close()
    assert on_disk(path) == [("m", seq) for seq in range(stored + 8)]
    assert names(path) == ["a", "b"]
    assert on_disk(path, "PRAGMA integrity_check") == [("ok",)]
    print("stored", stored)

asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_full_disk(tmp_path):
    """A file system of its own, as small as a disk that is full; only where the kernel lets us make one."""
    inside = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = 'mount -t tmpfs -o size=2m none "$0"'
    if not shutil.which("unshare") or subprocess.run([*inside, mount, tmp_path], check=False).returncode:
        pytest.skip("may not mount a small file system here")
    command = [*inside, f'{mount} && exec "$@"', tmp_path, sys.executable, "-c", FULL, tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("stored")
