"""The statements of the shelf, built once: to build one costs many times what the database needs to run it.

What an update sets is what its parameters name beside those of its condition.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Delete, Insert, Select, Update, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from poktail.server.storage import models

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""The parameters of a statement, or of as many runs of it."""

SQLITE = sqlite.dialect(paramstyle="qmark")


class Text(NamedTuple):
    """A statement in the words of SQLite, the order of its parameters, and what a row of its answer is made into."""

    sql: str
    order: tuple[str, ...]
    row: Callable[[Any], Any] | None


class Statement:
    """One statement. SQLite's driver gets its text; to run it in SQLAlchemy's way costs ten times as much."""

    def __init__(self, built: Select[Any] | Insert | Update | Delete) -> None:
        self._built = built
        self._texts: dict[tuple[str, ...], Text] = {}

    async def run(self, conn: AsyncConnection, values: Values) -> list[Any]:
        """Runs it and gives back its rows, if it has any."""
        straight = getattr(conn, "straight", None)
        if straight is not None:
            found: list[Any] = straight(self, values)
            return found
        result = await conn.execute(self._built, values)
        return list(result) if result.returns_rows else []

    def text(self, names: tuple[str, ...]) -> Text:
        """What SQLite is told where these parameters are given."""
        text = self._texts.get(names)
        if text is None:
            made: Any = self._built.compile(dialect=SQLITE, column_keys=list(names))
            row = None
            if isinstance(self._built, Select):
                row = _row([column.name for column in self._built.selected_columns])
            text = self._texts[names] = Text(str(made), tuple(made.positiontup), row)
        return text


def _row(names: list[str]) -> Callable[[Any], Any]:
    kind: Any = namedtuple("Row", names)  # type: ignore[misc]  # the names are known to the tables only
    make: Callable[[Any], Any] = kind._make
    return make


_key: BindParameter[str] = bindparam("key")

ADD_TABLE = Statement(insert(models.tables))
SAVE_TABLE = Statement(update(models.tables).where(models.tables.c.id == _key))
FIND_TABLE = Statement(select(models.tables.c.doc).where(models.tables.c.id == _key))

ADD_MATCH = Statement(insert(models.matches))
SAVE_MATCH = Statement(update(models.matches).where(models.matches.c.id == _key))
FIND_MATCH = Statement(select(models.matches).where(models.matches.c.id == _key))
FIND_SEED = Statement(select(models.matches.c.seed).where(models.matches.c.id == _key))

_place = models.seats.c
ADD_SEATS = Statement(insert(models.seats))
END_SEATS = Statement(update(models.seats).where(_place.match == _key, _place.seat == bindparam("place")))

_rated = models.ratings.c
_whose = (_rated.game == bindparam("of_game"), _rated.pool == bindparam("in_pool"), _rated.who == _key)
FIND_RATING = Statement(select(models.ratings).where(*_whose))
SAVE_RATINGS = Statement(update(models.ratings).where(*_whose))
ADD_RATINGS = Statement(insert(models.ratings))
