"""Test helper: rows and stores for the storage tests."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from poktail.server.storage.models import codes
from poktail.server.storage.store import LogRow, Store

AT = 1_700_000_000_000


def row(seq: int, match: str = "m", seat: int = 0, ack: str | None = None, **more: Any) -> LogRow:
    """A move; without an ack as a bot makes it."""
    usual = LogRow(match=match, seq=seq, at=AT + seq, seat=seat, move="go", by="owner", ack=ack, spent=5)
    return usual._replace(**more)


def url(path: Path) -> str:
    return f"sqlite:///{path}"


@asynccontextmanager
async def opened(path: Path, **settings: Any) -> AsyncIterator[Store]:
    store = await Store.open(url(path), **settings)
    try:
        yield store
    finally:
        await store.close()


async def tried(*calls: Awaitable[Any]) -> list[Any]:
    """What each call returned or raised, all under way at once."""
    return await asyncio.gather(*calls, return_exceptions=True)


def kinds(results: Sequence[Any]) -> list[type]:
    return [type(result) for result in results]


def adding(name: str, size: int = 0) -> Callable[[Connection], str]:
    """A change that leaves this name on disk, and answers with it."""

    def work(connection: Connection) -> str:
        connection.execute(insert(codes).values(hash=name, profile="x" * size, expires=AT))
        return name

    return work


def on_disk(path: Path, query: str = 'SELECT "match", seq FROM log ORDER BY 1, 2') -> list[tuple[Any, ...]]:
    """What somebody else finds in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def names(path: Path) -> list[str]:
    return [name for (name,) in on_disk(path, "SELECT hash FROM codes ORDER BY 1")]
