"""Database query for the matches of one profile, the newest first."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, select, tuple_

from poktail.server.storage import models
from poktail.server.storage.documents import seated_profiles
from poktail.server.storage.table_store import MatchRow, match_row_of


def own_matches(
    conn: Connection, profile: str, states: Collection[str], before: str | None, count: int
) -> list[MatchRow]:
    """The newest matches of a profile in these states, or the newest that are older than that match.

    A running match is left out where the profile has lost its seat. Lists of fewer than `count` have the oldest match.
    """
    found = list[MatchRow]()
    while len(found) < count:
        rows = list(conn.execute(_newest(profile, states, before, count)))
        found += [match_row_of(row) for row in rows if row.state == "over" or profile in seated_profiles(row.table_doc)]
        if len(rows) < count:
            break
        before = rows[-1].id
    return found[:count]


def _newest(profile: str, states: Collection[str], before: str | None, count: int) -> Any:
    seats, match, table = models.seats.c, models.matches, models.tables.c
    mine = select(seats.match).where(seats.profile == profile)
    query = select(match, table.doc.label("table_doc")).outerjoin(models.tables, table.id == match.c.table_id)
    query = query.where(match.c.id.in_(mine), match.c.state.in_(states))
    if before is not None:
        mark = select(match.c.started, match.c.id).where(match.c.id == before, match.c.id.in_(mine))
        query = query.where(tuple_(match.c.started, match.c.id) < mark.scalar_subquery())
    return query.order_by(match.c.started.desc(), match.c.id.desc()).limit(count)
