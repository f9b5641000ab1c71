"""What is kept on disk: one writer that commits whatever has arrived meanwhile, and a few readers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, make_url, select

from poktail.server.errors import ServerError, Unsaved
from poktail.server.storage import migrations
from poktail.server.storage.base import Database, T, Work, refused
from poktail.server.storage.models import LogRow, log
from poktail.server.storage.postgres import Postgres
from poktail.server.storage.sqlite import Sqlite

__all__ = ["LogRow", "NewerDatabase", "Store"]

LINGER = 0.002  # how long to wait for company before a commit
PATIENCE_MS = 2000  # how long to wait for somebody else's lock


Told = Callable[[BaseException | None], None]


class NewerDatabase(ServerError):
    """A newer version of the program has migrated this database; this one must not touch it."""

    status = 500


class Store:
    """The database: moves are appended in groups, other changes run in groups too, all by one task."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._rows: list[LogRow] = []
        self._told: list[Told] = []
        self._works: list[Work[Any]] = []
        self._done: list[asyncio.Future[Any]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._last = 0
        self.observe: Callable[[float, int], None] = lambda _seconds, _rows: None
        self._task = asyncio.create_task(self._run(), name="store")

    @classmethod
    async def open(cls, url: str, *, patience_ms: int = PATIENCE_MS, pragmas: Sequence[str] = ()) -> Store:
        """Opens sqlite:///FILE or postgresql://…, migrated; pragmas are for the writing connection to SQLite."""
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
        """Takes nothing more, waits for what is queued, lets go of the database."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)
        await self._database.close()

    async def append(self, row: LogRow) -> None:
        """Returns when the row is durable; SequenceTaken if its place or its ack is, Unsaved if the disk refuses.

        A caller who is cancelled does not know whether it was stored.
        """
        saved = self._loop.create_future()
        self.append_soon(row, partial(_settle, saved))
        await saved

    def append_soon(self, row: LogRow, told: Told) -> None:
        """The same without waiting: `told` is called with None when the row is durable, or with what is wrong."""
        if self._closing:
            raise Unsaved
        self._rows.append(row)
        self._told.append(told)
        self._wake.set()

    async def write(self, work: Work[T]) -> T:
        """Runs a change, undone if it raises; durable on return, Unsaved if the disk refuses.

        Everybody's moves wait for it, and it may run in another thread: it must await nothing but its connection, and
        use only values that nobody else is changing.
        """
        if self._closing:
            raise Unsaved
        done: asyncio.Future[T] = self._loop.create_future()
        self._works.append(work)
        self._done.append(done)
        self._wake.set()
        return await done

    async def read(self, work: Work[T]) -> T:
        """Runs queries that see one moment of the database, under the same rules; Unsaved if it refuses."""
        if self._closing:
            raise Unsaved
        try:
            return await self._database.read(work)
        except Exception as error:
            if refused(error):
                raise Unsaved from error
            raise

    async def log_of(self, match: str) -> list[LogRow]:
        """All moves of a match, in order."""

        def query(connection: Connection) -> list[LogRow]:
            rows = connection.execute(select(log).where(log.c.match == match).order_by(log.c.seq))
            return [LogRow(*row) for row in rows]

        return await self.read(query)

    async def _run(self) -> None:
        while True:
            if not self._rows and not self._works:
                if self._closing:
                    return
                await self._wake.wait()
            # Under load a commit for many costs little more than one for few: wait a moment for the others.
            await asyncio.sleep(LINGER if self._last > 1 else 0)
            self._wake.clear()
            if self._rows:
                await self._append_some()
            if self._works:
                await self._write_all()

    async def _append_some(self) -> None:
        size = self._database.fit(len(self._rows))
        rows, told = self._rows[:size], self._told[:size]
        del self._rows[:size], self._told[:size]
        self._last, begun = size, self._loop.time()
        failed: Mapping[int, BaseException] = {}
        try:
            failed = await self._database.append(rows)
        except Exception as error:
            failed = dict.fromkeys(range(size), error)
        else:
            self.observe(self._loop.time() - begun, size)
        for index, tell in enumerate(told):
            try:
                tell(_verdict(failed[index]) if index in failed else None)
            except Exception as error:  # of a listener, who must not keep the others from hearing
                self._loop.call_exception_handler({"message": "a listener of the store broke", "exception": error})

    async def _write_all(self) -> None:
        works, waiting, self._works, self._done = self._works, self._done, [], []
        try:
            outcomes = await self._database.write(works)
        except Exception as error:
            _fail(waiting, error)
            return
        for future, outcome in zip(waiting, outcomes, strict=True):
            if outcome.error:
                _fail((future,), outcome.error)
            elif not future.done():
                future.set_result(outcome.result)


def _verdict(error: BaseException) -> BaseException:
    """What a caller is told: to each an error of its own, for a traceback belongs to one."""
    if not refused(error):
        return error
    told = Unsaved()
    told.__cause__ = error
    return told


def _fail(futures: Iterable[asyncio.Future[Any]], error: BaseException) -> None:
    for future in futures:
        _settle(future, _verdict(error))


def _settle(future: asyncio.Future[Any], error: BaseException | None) -> None:
    if future.done():  # a caller who was cancelled does not listen any more
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _migrate(connection: Connection) -> None:
    newer = migrations.unknown(connection)
    if newer:
        raise NewerDatabase(revision=newer)
    migrations.upgrade(connection)
