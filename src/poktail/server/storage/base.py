"""The Database protocol that the store uses, and which errors mean that the database itself failed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from inspect import iscoroutine
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from poktail.server.storage.models import LogRow, log

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements to run on a connection, possibly in another thread."""

COLUMNS = tuple(column.name for column in log.columns)
# SQLSTATE classes: connection, transaction, resources, lock, shutdown and system errors.
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
    """The result of one change in a group, or the error that undid it."""

    result: Any = None
    error: BaseException | None = None


Done = Callable[[Outcome], None]
"""Called in the event loop when a group is stored; an outcome with an error means that nothing was stored."""


class Database(Protocol):
    """A database: one append or write at a time, any number of reads."""

    def fit(self, waiting: int) -> int:
        """How many of the waiting rows to append at once."""

    def append(self, rows: Sequence[LogRow], done: Done) -> None:
        """Make the rows durable; the result is a dict of the errors of those that failed, by index."""

    def write(self, works: Sequence[Work[Any]], done: Done) -> None:
        """Run changes, each in a savepoint, and make them durable; the result is a list with an outcome for each."""

    async def read(self, work: Work[T]) -> T:
        """Run queries in one transaction."""

    async def close(self) -> None:
        """Close all connections."""


def run(work: Work[T], connection: Connection) -> T:
    """Run the statements; raises RuntimeError for an async function or a StopIteration, which no future can carry."""
    try:
        result = work(connection)
    except StopIteration as error:
        raise RuntimeError("database work raised StopIteration") from error
    if iscoroutine(result):
        result.close()
        raise RuntimeError("database work has to be a plain function")
    return result


def refused(error: BaseException) -> bool:
    """Whether the disk, the network or the database failed; otherwise the request itself was wrong."""
    if isinstance(error, OSError | PoolTimeout):
        return True
    cause: BaseException | None = error
    if isinstance(error, DBAPIError):
        cause = error.orig
        if error.connection_invalidated or (getattr(cause, "sqlstate", None) or "").startswith(POSTGRES_REFUSALS):
            return True
    code: int | None = getattr(cause, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in SQLITE_REFUSALS
