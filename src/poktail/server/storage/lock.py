"""Locks a SQLite database for one server process, and explains why a database cannot be used."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import gaierror

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from poktail.server.errors import BadDatabase, DataInUse
from poktail.server.settings import Settings

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


SQLITE_WORDS = {
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
}


def sqlite_file(settings: Settings) -> Path | None:
    """The file of the SQLite database in these settings; None for a database of another kind."""
    url = make_url(settings.database_url())
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


@contextmanager
def held(database: Path | None) -> Iterator[None]:
    """Lock this SQLite database for this process while the block runs, or DataInUse.

    Others may still read it. The lock is a file next to the database that is never deleted, because otherwise two
    processes could each lock a file of that name.
    """
    if database is None:
        yield
        return
    path = database.with_name(database.name + ".lock")
    try:
        database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        raise BadDatabase(reason="unwritable") from None
    try:
        try:
            _take(file)
        except OSError:
            raise DataInUse(process=_holder(file)) from None
        with suppress(OSError):  # on a full disk the holder cannot be shown
            os.ftruncate(file, 0)
            os.write(file, str(os.getpid()).encode())
        yield
    finally:
        os.close(file)


def _holder(file: int) -> str | None:
    """The process that holds the lock, as it described itself in the file; only for messages to people."""
    with suppress(OSError, ValueError):
        return str(int(os.read(file, 20)))
    return None


def why(error: BaseException) -> str | None:
    """A code for why a database failed, for the operator; None if the error is about something else."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error):
        return SQLITE_WORDS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "unwritable")
    if isinstance(cause, OSError) and not isinstance(cause, ConnectionError | TimeoutError | gaierror):
        return "unwritable"
    return "unreachable" if isinstance(cause, OSError) or cause is not error else None
