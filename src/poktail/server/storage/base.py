"""What the store asks of a database, and which errors mean that the database refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from poktail.server.storage.models import LogRow, log

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

COLUMNS = tuple(column.name for column in log.columns)
# Lost connections, rolled-back or read-only transactions, no resources, locks not had, shutdown, system errors.
POSTGRES_REFUSALS = ("08", "25", "40", "53", "55", "57", "58")
SQLITE_REFUSALS = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}


class Outcome(NamedTuple):
    """What became of one change among several: its result, or the error that undid it."""

    result: Any = None
    error: BaseException | None = None


class Database(Protocol):
    """A database as the store uses it: one append or write at a time, any number of reads."""

    def fit(self, waiting: int) -> int:
        """How many of the rows that wait to append at once."""

    async def append(self, rows: Sequence[LogRow]) -> dict[int, Exception]:
        """Makes all rows durable but those it answers with, by index; if it raises, it stored nothing."""

    async def write(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """Runs changes, each in a savepoint, and makes them durable; if it raises, it stored nothing."""

    async def read(self, work: Work[T]) -> T:
        """Runs queries in a transaction."""

    async def close(self) -> None:
        """Lets go of the database."""


async def run(work: Work[T], connection: AsyncConnection) -> T:
    """Runs work as a coroutine, whatever kind of callable it is: no future takes a StopIteration."""
    return await work(connection)


def refused(error: BaseException) -> bool:
    """Whether the disk, the network or the database refused; otherwise what we asked for was wrong."""
    if isinstance(error, OSError | PoolTimeout):
        return True
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        cause = error.orig
        if error.connection_invalidated or (getattr(cause, "sqlstate", None) or "").startswith(POSTGRES_REFUSALS):
            return True
    code: int | None = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in SQLITE_REFUSALS
