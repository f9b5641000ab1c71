"""Tests of the store: it keeps what it acknowledges, in order, and reports a log position that is already taken."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import struct
import subprocess
import sys
import threading
from collections import defaultdict
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from poktail.server.errors import SequenceTaken, Unsaved
from poktail.server.storage.models import codes, log
from poktail.server.storage.store import Store
from tests.server.stores import adding, kinds, names, on_disk, opened, row, tried, url


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def commits(path: Path) -> int:
    """How many transactions the write-ahead log holds: a frame that ends one says how large the database is."""
    data = path.with_name(f"{path.name}-wal").read_bytes()
    page = struct.unpack_from(">I", data, 8)[0]
    return sum(1 for at in range(32, len(data), page + 24) if struct.unpack_from(">I", data, at + 4)[0])


# Appending


def test_moves_come_back_in_order_and_stay(path):
    rows = [row(0, ack="a"), row(1, seat=1, by="bot", move="é ½ 骰"), row(2, seat=-1, spent=2**40)]

    async def play():
        async with opened(path) as store:
            for one in (rows[0], rows[2], rows[1]):
                await store.append(one)
            await store.append(row(0, match="n"))
            assert await store.log_of("m") == rows
            assert await store.log_of("nobody's") == []

    async def look():
        async with opened(path) as store:
            assert await store.log_of("m") == rows

    asyncio.run(play())
    asyncio.run(look())


def test_what_arrives_together_is_committed_together(path):
    async def play():
        async with opened(path) as store:
            before = commits(path)
            await asyncio.gather(*(store.append(row(seq)) for seq in range(400)))
            assert commits(path) - before <= 2
            await asyncio.gather(*(store.append(row(seq)) for seq in range(400, 477)))
            await asyncio.gather(*(store.write(adding(f"w{i}")) for i in range(20)))
            assert commits(path) - before <= 6
            assert [found.seq for found in await store.log_of("m")] == list(range(477))

    asyncio.run(play())


def test_many_tables_at_once(path):
    matches = [f"m{i:02}" for i in range(60)]

    async def play():
        async with opened(path) as store:

            async def table(match):
                for seq in range(12):
                    await store.append(row(seq, match, seat=seq % 3, ack=f"{seq}"))
                    if seq == 6:
                        await store.write(adding(match))
                assert len(await store.log_of(match)) == 12

            await asyncio.gather(*map(table, matches))

    asyncio.run(play())
    assert on_disk(path) == [(match, seq) for match in matches for seq in range(12)]
    assert names(path) == matches


def test_a_place_is_taken_once(path):
    async def play():
        async with opened(path) as store:
            await store.append(row(0, ack="a"))
            results = await tried(
                store.append(row(0, move="other")),
                store.append(row(1, ack="a")),  # the same ack of the same seat
                store.append(row(2, seat=1, ack="a")),
                store.append(row(3)),
                store.append(row(4)),  # rows without an ack never conflict
                store.append(row(3)),
                store.append(row(0, match="n", ack="a")),
            )
            taken, fine = SequenceTaken, type(None)
            assert kinds(results) == [taken, taken, fine, fine, fine, taken, fine]
            assert results[0].data == {"seq": 0}
            assert [(found.seq, found.move) for found in await store.log_of("m")] == [(s, "go") for s in (0, 2, 3, 4)]
            await store.append(row(1, ack="b"))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        ({"spent": 2**63}, OverflowError),
        ({"move": "\ud800"}, UnicodeEncodeError),
        ({"move": None}, sqlite3.IntegrityError),
        ({"move": object()}, sqlite3.ProgrammingError),
    ],
)
def test_a_row_that_cannot_be_written_harms_no_other(path, bad, kind):
    async def play():
        async with opened(path) as store:
            results = await tried(store.append(row(0)), store.append(row(1, **bad)), store.append(row(2)))
            assert kinds(results) == [type(None), kind, type(None)]
            await store.append(row(1))

    asyncio.run(play())
    assert on_disk(path) == [("m", 0), ("m", 1), ("m", 2)]


def test_a_caller_who_leaves_breaks_nothing(path):
    async def play():
        async with opened(path) as store:
            calls = [asyncio.create_task(store.append(row(seq))) for seq in range(40)]
            works = [asyncio.create_task(store.write(adding(f"{i:02}"))) for i in range(4)]
            await asyncio.sleep(0)
            for task in (*calls[::2], works[1]):
                task.cancel()
            results = await tried(*calls[1::2], works[0], *works[2:])
            assert results == [None] * 20 + ["00", "02", "03"]
            again = await tried(*(store.append(row(seq)) for seq in range(0, 40, 2)))
            assert set(kinds(again)) <= {type(None), SequenceTaken}  # they could not know
            assert [found.seq for found in await store.log_of("m")] == list(range(40))

    asyncio.run(play())


def test_two_stores_on_one_file_share_the_places(path):
    async def play():
        async with opened(path) as one, opened(path) as two:
            first = [one.append(row(seq, move="one")) for seq in range(100)]
            second = [two.append(row(seq, move="two")) for seq in range(100)]
            results = await tried(*(call for pair in zip(first, second, strict=True) for call in pair))
            for pair in zip(results[::2], results[1::2], strict=True):
                assert sorted(kind.__name__ for kind in kinds(pair)) == ["NoneType", "SequenceTaken"]
            won = ["one" if result is None else "two" for result in results[::2]]
            assert [found.move for found in await one.log_of("m")] == won

    asyncio.run(play())


# Other changes and queries


def test_a_change_that_fails_undoes_itself_alone(path):
    def faulty(connection):
        adding("b")(connection)
        raise ZeroDivisionError

    def again(connection):
        adding("d")(connection)
        adding("a")(connection)

    async def play():
        async with opened(path) as store:
            results = await tried(
                *(store.write(work) for work in (adding("a"), faulty, adding("c"), again, adding("e")))
            )
            assert kinds(results) == [str, ZeroDivisionError, str, IntegrityError, str]
            assert results[0] == "a"
            assert "'a'" not in str(results[3])  # what was to be written may be secret

    asyncio.run(play())
    assert names(path) == ["a", "c", "e"]


def test_an_async_function_is_refused(path):
    async def lazy(connection):
        adding("lazy")(connection)

    async def play():
        async with opened(path) as store:
            assert kinds(await tried(store.write(lazy), store.read(lazy))) == [RuntimeError] * 2
            await store.write(adding("brisk"))

    asyncio.run(play())
    assert names(path) == ["brisk"]


def test_strange_errors_do_not_end_the_writer(path):
    def stray(connection):
        raise asyncio.CancelledError

    def no_coroutine(connection):
        raise StopIteration

    async def play():
        async with opened(path) as store:
            calls = [store.write(work) for work in (stray, no_coroutine, adding("a"))]
            results = await tried(*calls, store.read(no_coroutine), store.append(row(0)))
            assert kinds(results) == [asyncio.CancelledError, RuntimeError, str, RuntimeError, type(None)]

    asyncio.run(play())


def test_a_read_sees_one_moment_and_changes_nothing(path):
    async def play():
        async with opened(path) as store:
            await store.append(row(0))
            begun, go_on = threading.Event(), threading.Event()

            def twice(connection):
                count = select(func.count()).select_from(log)
                before = connection.execute(count).scalar_one()
                begun.set()
                go_on.wait(30)
                return before, connection.scalar(count)

            reading = asyncio.create_task(store.read(twice))
            await asyncio.to_thread(begun.wait, 30)
            await store.append(row(1))
            go_on.set()
            assert await reading == (1, 1)
            assert await store.read(twice) == (2, 2)
            with pytest.raises(Unsaved):
                await store.read(adding("a"))

    asyncio.run(play())


def test_the_whole_of_a_connection_can_be_used(path):
    def work(connection):
        with connection.begin_nested() as undone:
            adding("a")(connection)
            undone.rollback()
        adding("b")(connection)
        drivers = connection.exec_driver_sql("SELECT hash FROM codes").scalar_one()
        many = connection.scalars(select(codes.c.hash)).all()
        return drivers, many

    async def play():
        async with opened(path) as store:
            assert await store.write(work) == ("b", ["b"])

    asyncio.run(play())


# Opening and closing


def test_closing_waits_for_what_is_queued_and_takes_no_more(path):
    async def play():
        store = await Store.open(url(path))
        calls = [asyncio.create_task(store.append(row(seq))) for seq in range(1000)]
        calls += [asyncio.create_task(store.write(adding(f"{i}"))) for i in range(3)]
        calls += [asyncio.create_task(store.read(adding("never")))]
        await asyncio.sleep(0)
        await store.close()
        assert all(call.done() for call in calls)
        assert kinds(await tried(*calls)) == [type(None)] * 1000 + [str] * 3 + [Unsaved]
        assert kinds(await tried(store.append(row(1000)), store.write(adding("z")), store.log_of("m"))) == [Unsaved] * 3
        await store.close()

    asyncio.run(play())
    assert len(on_disk(path)) == 1000
    assert names(path) == ["0", "1", "2"]
    assert not path.with_name("tables.db-wal").exists()


def test_the_file_is_ours_alone_and_safe_from_power_cuts(path):
    def pragmas(connection):
        wanted = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted]

    async def play():
        async with opened(path) as store:
            assert await store.write(pragmas) == ["wal", 2, 1, 2000]
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
            assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)

    old = os.umask(0)
    try:
        asyncio.run(play())
    finally:
        os.umask(old)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_the_database_has_to_be_a_file(address):
    with pytest.raises(ValueError, match="file"):
        asyncio.run(Store.open(address))


# A killed process

APPENDER = """
import asyncio, sys
from poktail.server.storage.store import Store
from tests.server.stores import adding, row

async def main(url, life):
    store = await Store.open(url)
    async def table(match):
        for seq in range(10**6):
            await store.append(row(seq, match, ack=f"{seq}"))
            print(match, seq, flush=True)
            if seq % 16 == 3:
                await store.write(adding(f"{match} {seq}"))
                print("name", f"{match}/{seq}", flush=True)
    await asyncio.gather(*(table(f"{life}.{i}") for i in range(8)))

asyncio.run(main(*sys.argv[1:]))
"""


def test_what_was_acknowledged_survives_a_kill(path):
    acknowledged: dict[str, int] = defaultdict(int)
    changes = []
    for life, lines in enumerate((1, 60, 400)):
        command = [sys.executable, "-c", APPENDER, url(path), str(life)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            event = [process.stdout.readline() for _ in range(lines)]
            process.send_signal(signal.SIGKILL)
            event += process.stdout.readlines()
        for first, second in (line.split() for line in event if line.endswith("\n")):
            if first == "name":
                changes.append(second.replace("/", " "))
            else:
                acknowledged[first] = int(second) + 1

    async def look():
        async with opened(path) as store:
            for match, count in acknowledged.items():
                stored = [found.seq for found in await store.log_of(match)]
                assert stored == list(range(len(stored)))
                assert count <= len(stored) <= count + 1
                await store.append(row(len(stored), match))

    asyncio.run(look())
    assert len(acknowledged) >= 16
    assert set(changes) <= set(names(path))
    assert on_disk(path, "PRAGMA integrity_check") == [("ok",)]
