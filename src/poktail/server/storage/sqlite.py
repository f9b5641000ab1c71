"""The database on SQLite: one thread appends moves to the log and writes other changes, a few threads read.

Statements are grouped into jobs. An asynchronous driver would switch threads for every statement, which costs far more
than the statement itself.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import cache, partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from poktail.server.errors import BadDatabase, SequenceTaken
from poktail.server.storage.base import COLUMNS, Done, Outcome, T, Work, refused, run
from poktail.server.storage.models import LogRow

# Acknowledged moves survive a power cut. The write-ahead log may grow long, so that pages are copied back rarely.
WRITING = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON", "PRAGMA wal_autocheckpoint=4000")
READING = ("PRAGMA query_only=ON",)
READERS = 3
VERSION_TABLE = "alembic_version"
TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
# How many rows a statement may have; only a few sizes, because each is compiled once and cached by the driver.
STEP, MOST = 16, 512


class Sqlite:
    """A SQLite file: one thread writes, a few read."""

    def __init__(self, url: URL, patience_ms: int, pragmas: Sequence[str]) -> None:
        if not url.database or url.database == ":memory:":
            raise ValueError("the database has to be a file")
        path = Path(url.database)
        _prepare(path)
        self._writer = _Threads(_engine(path, patience_ms, "BEGIN IMMEDIATE", (WRITING, pragmas)), 1)
        self._reader = _Threads(_engine(path, patience_ms, "BEGIN", (READING,)), READERS)

    async def migrate(self, steps: Callable[[Connection], None]) -> None:
        """Run the migrations; if several processes start at once, one after another."""
        await self._writer.run(lambda connection: _transaction(connection, lambda: steps(connection)))

    def fit(self, waiting: int) -> int:
        """The largest supported statement size; the remaining rows come first next time."""
        return waiting if waiting < 2 * STEP else min(waiting // STEP * STEP, MOST)

    def append(self, rows: Sequence[LogRow], done: Done) -> None:
        """Store all rows with one statement; if one of them fails, row by row."""
        self._writer.submit(partial(_append, rows=rows), done)

    def write(self, works: Sequence[Work[Any]], done: Done) -> None:
        """Run all changes in one transaction."""
        self._writer.submit(partial(_write, works=works), done)

    async def read(self, work: Work[T]) -> T:
        """Run queries on one snapshot of the database."""
        return await self._reader.run(partial(_read, work=work))

    async def close(self) -> None:
        """End the threads; the last connection to close merges the write-ahead log into the file."""
        await asyncio.to_thread(self._reader.close)
        await asyncio.to_thread(self._writer.close)


def _prepare(path: Path) -> None:
    """Create a missing file, readable only by us (it contains seeds of running matches), and turn on WAL.

    A file that is there must be whole: people would be missing from a damaged one.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(sqlite3.connect(path, timeout=60)) as connection:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BadDatabase(reason="damaged")
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and VERSION_TABLE not in names:  # another program's database: turning on WAL would already change it
            raise BadDatabase(reason="foreign")
        connection.execute("PRAGMA journal_mode=WAL")


def _engine(path: Path, patience_ms: int, begin: str, settings: Sequence[Sequence[str]]) -> Engine:
    address = URL.create("sqlite", database=str(path))
    waiting = {"timeout": patience_ms / 1000}
    engine = create_engine(address, poolclass=NullPool, connect_args=waiting, hide_parameters=True)

    # The driver's implicit transactions would break savepoints and begin too late.
    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for setting in chain(*settings):
            connection.execute(setting)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


# Threads

Job = Callable[[Connection], Any]
Jobs = SimpleQueue[tuple[Job, asyncio.AbstractEventLoop, Done] | None]


class _Threads:
    """Threads with a connection each that take jobs from one queue."""

    def __init__(self, engine: Engine, count: int) -> None:
        self._engine = engine
        self._jobs: Jobs = SimpleQueue()
        self._threads = [Thread(target=self._serve, name="poktail-store", daemon=True) for _ in range(count)]
        for thread in self._threads:
            thread.start()

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job in one of the threads."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.submit(job, partial(_settle, done))
        return await done

    def submit(self, job: Job, done: Done) -> None:
        """Run a job in one of the threads; `done` is called in the event loop."""
        self._jobs.put((job, asyncio.get_running_loop(), done))

    def close(self) -> None:
        """Wait until all jobs are done."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        connection: Connection | None = None
        while item := self._jobs.get():
            job, loop, done = item
            try:
                connection = connection or self._engine.connect()
                outcome = Outcome(job(connection))
            except BaseException as error:
                outcome = Outcome(error=error)
                if refused(error):  # drop the connection and everything uncommitted with it
                    _forget(connection)
                    connection = None
            with suppress(RuntimeError):  # the loop may already be closed
                loop.call_soon_threadsafe(done, outcome)
        _forget(connection)


def _forget(connection: Connection | None) -> None:
    if connection:
        with suppress(Exception):
            connection.invalidate()
        with suppress(Exception):
            connection.close()


def _settle(done: asyncio.Future[Any], outcome: Outcome) -> None:
    if done.cancelled():
        return
    if outcome.error:
        done.set_exception(outcome.error)
    else:
        done.set_result(outcome.result)


# Work in a thread


def _transaction(connection: Connection, body: Callable[[], T]) -> T:
    transaction = connection.begin()
    try:
        result = body()
        transaction.commit()
    except BaseException as error:
        if not refused(error):  # otherwise SQLite may have rolled back already, and the connection is dropped
            transaction.rollback()
        raise
    return result


def _read(connection: Connection, work: Work[T]) -> T:
    return _transaction(connection, lambda: run(work, connection))


def _write(connection: Connection, works: Sequence[Work[Any]]) -> list[Outcome]:
    if len(works) == 1:  # a single change needs no savepoint
        try:
            return [Outcome(_transaction(connection, lambda: _alone(connection, works[0])))]
        except BaseException as error:
            if refused(error):
                raise
            return [Outcome(error=error)]
    return _transaction(connection, lambda: [_attempt(connection, work) for work in works])


def _alone(connection: Connection, work: Work[T]) -> T:
    result = run(work, connection)
    _still(connection)
    return result


def _still(connection: Connection) -> None:
    """Raise if SQLite has rolled back (as on a full disk), because a change may have swallowed the error."""
    if not _driver(connection).in_transaction:
        raise OSError("the database has undone the transaction")


def _attempt(connection: Connection, work: Work[Any]) -> Outcome:
    driver = _driver(connection)  # directly: SQLAlchemy's transaction calls take fifty times as long
    driver.execute("SAVEPOINT work")
    try:
        outcome = Outcome(run(work, connection))
    except BaseException as error:
        if refused(error):
            raise
        outcome = Outcome(error=error)
    _still(connection)
    if outcome.error:
        driver.execute("ROLLBACK TO work")
    driver.execute("RELEASE work")
    return outcome


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)


# The log


@cache
def _insert(rows: int, verb: str) -> str:
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"{verb} INTO log ({names}) VALUES {', '.join([row] * rows)}"


def _append(connection: Connection, rows: Sequence[LogRow]) -> dict[int, Exception]:
    """Store all rows or none with one statement, which without BEGIN is its own transaction and takes the GIL once.

    OR ROLLBACK undoes everything like the usual OR ABORT, but need not copy the pages that it changes.
    """
    driver = _driver(connection)
    try:
        driver.execute(_insert(len(rows), "INSERT OR ROLLBACK"), tuple(chain.from_iterable(rows)))
    except Exception as error:
        if refused(error):
            raise
        # A sequence is taken, or a value cannot be bound: find out which row it is.
        return _transaction(connection, lambda: _one_by_one(driver, rows))
    return {}


def _one_by_one(driver: sqlite3.Connection, rows: Sequence[LogRow]) -> dict[int, Exception]:
    verdicts: dict[int, Exception] = {}
    for index, row in enumerate(rows):
        try:
            driver.execute(_insert(1, "INSERT"), row)  # SQLite undoes only the statement that fails
        except Exception as error:
            if refused(error):
                raise
            taken = getattr(error, "sqlite_errorcode", None) in TAKEN
            verdicts[index] = SequenceTaken(seq=row.seq) if taken else error
    return verdicts
