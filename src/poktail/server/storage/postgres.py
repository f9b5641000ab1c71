"""The database on PostgreSQL, through asyncpg: appends moves to the log and runs all other statements."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from sqlalchemy import URL, Connection, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from poktail.server.errors import SequenceTaken
from poktail.server.storage.base import Done, Outcome, T, Work, refused, run
from poktail.server.storage.models import LogRow, log

MIGRATING = 7_062_725_113  # any number: every process that migrates this database takes this advisory lock
UNIQUE_VIOLATION = "23505"


class Postgres:
    """A connection pool that always commits to disk and does not wait long for locks."""

    def __init__(self, url: URL, patience_ms: int) -> None:
        settings = {"synchronous_commit": "on", "lock_timeout": str(patience_ms), "application_name": "poktail"}
        address = url.set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(address, connect_args={"server_settings": settings}, hide_parameters=True)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def migrate(self, steps: Callable[[Connection], None]) -> None:
        """Run the migrations; if several processes start at once, one after another."""

        def alone(connection: Connection) -> None:
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            steps(connection)

        async with self._engine.begin() as connection:
            await connection.run_sync(alone)

    def fit(self, waiting: int) -> int:
        """All of them."""
        return waiting

    def append(self, rows: Sequence[LogRow], done: Done) -> None:
        """Store rows in a task."""
        self._start(self._append(rows), done)

    def write(self, works: Sequence[Work[Any]], done: Done) -> None:
        """Run changes in a task."""
        self._start(self._write(works), done)

    def _start(self, work: Coroutine[Any, Any, Any], done: Done) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda ended: done(_outcome(ended)))

    async def _append(self, rows: Sequence[LogRow]) -> dict[int, Exception]:
        """Store all rows with one statement; if one of them fails, row by row with savepoints."""
        values = [row._asdict() for row in rows]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(log), values)
            return {}
        except Exception as error:
            if refused(error):
                raise
        async with self._engine.begin() as connection:
            verdicts = [await _insert(connection, value) for value in values]
        return {index: error for index, error in enumerate(verdicts) if error}

    async def _write(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """Run all changes in one transaction."""
        async with self._engine.begin() as connection:
            return [await _attempt(connection, work) for work in works]

    async def read(self, work: Work[T]) -> T:
        """Run queries on one snapshot of the database."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            return await connection.run_sync(partial(run, work))

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


def _outcome(task: asyncio.Task[Any]) -> Outcome:
    if task.cancelled():
        return Outcome(error=asyncio.CancelledError())
    error = task.exception()
    return Outcome(task.result()) if error is None else Outcome(error=error)


async def _insert(connection: AsyncConnection, value: dict[str, Any]) -> Exception | None:
    try:
        async with connection.begin_nested():
            await connection.execute(insert(log), value)
    except Exception as error:
        if refused(error):
            raise
        taken = isinstance(error, IntegrityError) and getattr(error.orig, "sqlstate", None) == UNIQUE_VIOLATION
        return SequenceTaken(seq=value["seq"]) if taken else error
    return None


async def _attempt(connection: AsyncConnection, work: Work[Any]) -> Outcome:
    try:
        async with connection.begin_nested():
            return Outcome(await connection.run_sync(partial(run, work)))
    except (Exception, asyncio.CancelledError) as error:  # a stray cancellation must not end the writer
        task = asyncio.current_task()
        if refused(error) or (task and task.cancelling()):
            raise
        return Outcome(error=error)
