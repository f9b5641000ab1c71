"""Store: queues moves and other changes and hands them in groups to the database (sqlite.py or postgres.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, make_url, select, text

from poktail.server.errors import ServerError, Unsaved
from poktail.server.storage import migrations
from poktail.server.storage.base import Database, Outcome, T, Work, refused
from poktail.server.storage.lock import why
from poktail.server.storage.models import TAKE_BACK, LogRow
from poktail.server.storage.models import log as move_log
from poktail.server.storage.postgres import Postgres
from poktail.server.storage.sqlite import Sqlite

log = structlog.get_logger("poktail.server")

__all__ = ["TAKE_BACK", "LogRow", "NewerDatabase", "Store"]

GATHER_S = 0.002
"""Under load, how long to collect moves before storing them: a large group costs little more than a small one."""
WARN_EVERY_S = 60.0
PATIENCE_MS = 2000
"""How long to wait for another process's lock."""


class NewerDatabase(ServerError):
    """A newer version of the program has migrated this database; this one must not touch it."""

    status = 500


class Store:
    """The database: moves are appended in groups, other changes run in groups too, one group at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._rows: list[tuple[LogRow, asyncio.Future[None]]] = []
        self._works: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._works_next = False
        self._last_size = 0
        self._closing = False
        self._warn_after = 0.0
        self._idle = asyncio.Event()
        self._idle.set()
        self.observe: Callable[[float, int], None] = lambda _seconds, _rows: None

    @classmethod
    async def open(cls, url: str, *, patience_ms: int = PATIENCE_MS, pragmas: Sequence[str] = ()) -> Store:
        """Open and migrate sqlite:///FILE or postgresql://…; pragmas are for SQLite's writing connection."""
        address = make_url(url)
        database: Sqlite | Postgres
        if address.get_backend_name() == "sqlite":
            database = await asyncio.to_thread(Sqlite, address, patience_ms, pragmas)
        else:
            database = Postgres(address, patience_ms)
        try:
            await database.migrate(_migrate)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Accept nothing more, wait for what is queued, and close the database."""
        self._closing = True
        await self._idle.wait()
        await self._database.close()

    async def append(self, row: LogRow) -> None:
        """Return when the row is durable; SequenceTaken if its place or its ack is taken, Unsaved if storing fails.

        A caller who is cancelled does not know whether it was stored.
        """
        await self._queue(self._rows, row)

    async def write(self, work: Work[T]) -> T:
        """Run a change: durable on return, rolled back if it raises; raises Unsaved if storing fails.

        All moves wait for it, and it may run in another thread: it must use only values that nobody else changes.
        """
        result: T = await self._queue(self._works, work)
        return result

    async def read(self, work: Work[T]) -> T:
        """Run queries that see one moment of the database; Unsaved if that fails."""
        if self._closing:
            raise Unsaved
        try:
            return await self._database.read(work)
        except Exception as error:
            if refused(error):
                raise Unsaved from error
            raise

    async def check(self) -> None:
        """Write something that changes nothing; Unsaved if that fails."""
        await self.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        )

    async def log_of(self, match: str) -> list[LogRow]:
        """All moves of a match, in order."""

        def query(connection: Connection) -> list[LogRow]:
            rows = connection.execute(select(move_log).where(move_log.c.match == match).order_by(move_log.c.seq))
            return [LogRow(*row) for row in rows]

        return await self.read(query)

    # Groups: while one is being stored, the next one gathers

    def _queue(self, queue: list[tuple[Any, asyncio.Future[Any]]], item: Any) -> asyncio.Future[Any]:
        if self._closing:
            raise Unsaved
        done: asyncio.Future[Any] = self._loop.create_future()
        queue.append((item, done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._next_group)  # together with what else arrives in this round of the loop
        return done

    def _next_group(self) -> None:
        """Store the next group, moves and other changes in turn; under load, let more moves gather first."""
        if self._works and (self._works_next or not self._rows):
            self._store_works()
        elif self._rows and self._last_size > 1:
            self._loop.call_later(GATHER_S, self._store_rows)
        elif self._rows:
            self._store_rows()
        else:
            self._last_size = 0
            self._idle.set()

    def _store_rows(self) -> None:
        size = self._database.fit(len(self._rows))
        group, self._rows[:size] = self._rows[:size], []
        self._last_size, self._works_next = size, True
        self._database.append(
            [row for row, _ in group], partial(self._rows_stored, [done for _, done in group], self._loop.time())
        )

    def _rows_stored(self, waiting: list[asyncio.Future[None]], begun: float, outcome: Outcome) -> None:
        failed: Mapping[int, BaseException] = outcome.result or {}
        if outcome.error is not None:
            failed = dict.fromkeys(range(len(waiting)), outcome.error)
        else:
            self.observe(self._loop.time() - begun, len(waiting))
        for index, done in enumerate(waiting):
            self._settle(done, None, failed.get(index))
        self._next_group()

    def _store_works(self) -> None:
        group = self._works[:]
        self._works.clear()
        self._works_next = False
        self._database.write([work for work, _ in group], partial(self._works_stored, [done for _, done in group]))

    def _works_stored(self, waiting: list[asyncio.Future[Any]], outcome: Outcome) -> None:
        outcomes: list[Outcome] = outcome.result if outcome.error is None else [outcome] * len(waiting)
        for done, one in zip(waiting, outcomes, strict=True):
            self._settle(done, one.result, one.error)
        self._next_group()

    def _settle(self, future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        """Answer a caller, unless it was cancelled; each gets its own error, because it will carry a traceback."""
        if error is not None and refused(error):
            self._warn(error)
            unsaved = Unsaved()
            unsaved.__cause__ = error
            error = unsaved
        if future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    def _warn(self, error: BaseException) -> None:
        """Tell the operator that nothing can be stored; once a minute is enough."""
        if self._loop.time() >= self._warn_after:
            self._warn_after = self._loop.time() + WARN_EVERY_S
            log.warning("unsaved", reason=why(error))


def _migrate(connection: Connection) -> None:
    newer = migrations.unknown(connection)
    if newer:
        raise NewerDatabase(revision=newer)
    migrations.upgrade(connection)
