"""Compiled statements for starting and ending matches; sqlite.py and postgres.py append the moves.

They are compiled once, because building a statement takes much longer than running it.

In an update, every parameter that is not in the WHERE clause becomes a SET value.
"""

from __future__ import annotations

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Delete,
    Insert,
    Integer,
    Select,
    Update,
    bindparam,
    case,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from poktail.server.storage import models

Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
"""The parameters of a statement, or of several runs of it."""

SQLITE = sqlite.dialect(paramstyle="named")


class Statement:
    """One statement; SQLite's driver gets it as text, because SQLAlchemy's execution costs ten times as much."""

    def __init__(self, built: Select[Any] | Insert | Update | Delete) -> None:
        self._built = built
        self._texts: dict[tuple[str, ...], tuple[str, dict[str, Any]]] = {}
        self._row: Callable[[Any], Any] | None = None
        if isinstance(built, Select):
            kind: Any = namedtuple("Row", [column.name for column in built.selected_columns])  # type: ignore[misc]
            self._row = lambda values: kind(*values)

    def run(self, conn: Connection, values: Values) -> list[Any]:
        """Run the statement and return its rows, if it has any."""
        driver = conn.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            result = conn.execute(self._built, values)
            return list(result) if result.returns_rows else []
        if not isinstance(values, Mapping):
            driver.executemany(self._text(tuple(values[0]))[0], values)
            return []
        text, constants = self._text(tuple(values))
        found = driver.execute(text, {**constants, **values})
        return [] if self._row is None else [self._row(row) for row in found]

    def _text(self, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """The statement in SQLite's dialect, for these parameters, and the values that it has itself."""
        known = self._texts.get(names)
        if known is None:
            compiled = self._built.compile(dialect=SQLITE, column_keys=list(names))
            constants = {name: value for name, value in compiled.params.items() if name not in names}
            known = self._texts[names] = str(compiled), constants
        return known


_key: BindParameter[str] = bindparam("key")

ADD_TABLE = Statement(insert(models.tables))
SAVE_TABLE = Statement(update(models.tables).where(models.tables.c.id == _key))
FIND_CODE = Statement(select(models.tables.c.code).where(models.tables.c.id == _key))
FIND_BY_CODE = Statement(select(models.tables.c.doc).where(models.tables.c.code == _key))
FIND_TABLE = Statement(select(models.tables.c.doc, models.tables.c.closed).where(models.tables.c.id == _key))

ADD_MATCH = Statement(insert(models.matches))
SAVE_MATCH = Statement(update(models.matches).where(models.matches.c.id == _key))
FIND_MATCH = Statement(select(models.matches).where(models.matches.c.id == _key))
FIND_SEED = Statement(select(models.matches.c.seed).where(models.matches.c.id == _key))

ADD_LOG_ROW = Statement(insert(models.log))
_moved = models.log.c
FIND_MOVERS = Statement(select(_moved.seat, _moved.by).where(_moved.match == _key).order_by(_moved.seq))

_place = models.seats.c
ADD_SEATS = Statement(insert(models.seats))
END_SEATS = Statement(update(models.seats).where(_place.match == _key, _place.seat == bindparam("place")))

_own = models.seats.alias("own").c
_latest = select(_own.match).where(_own.profile == _key, _own.match >= bindparam("month")).order_by(_own.match.desc())
_in_a_day = case((_place.match >= bindparam("yesterday"), _place.match))
FIND_MEETINGS = Statement(
    select(
        _place.profile,
        func.count(_place.match.distinct()).label("in_a_month"),
        func.count(_in_a_day.distinct()).label("in_a_day"),
    )
    .where(_place.match.in_(_latest.limit(bindparam("most", type_=Integer))))
    .where(_place.match != bindparam("but"), _place.profile != _key)
    .group_by(_place.profile)
)

_profile = models.profiles.c
FIND_DELETED = Statement(select(_profile.id).where(_profile.id == _key, _profile.deleted.is_not(None)))

_rated = models.ratings.c
_whose = (_rated.game == bindparam("of_game"), _rated.pool == bindparam("in_pool"), _rated.who == _key)
FIND_RATING = Statement(select(models.ratings).where(*_whose))
SAVE_RATINGS = Statement(update(models.ratings).where(*_whose))
ADD_RATINGS = Statement(insert(models.ratings))
