"""Reads what ratings need besides the result: who made the moves, who had met before, and who was deleted."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection

from poktail.core.game import Seat
from poktail.server.storage import models
from poktail.server.storage import statements as sql
from poktail.server.storage.models import DAY_MS

MONTH_MS = 30 * DAY_MS
LOOKED_AT = 200
"""How many of the latest matches of each person are looked at."""


class Meetings(NamedTuple):
    """How many matches somebody has played with somebody else in the last day, and in the last month."""

    today: int = 0
    month: int = 0


@dataclass(frozen=True, slots=True)
class RatingFacts:
    """What counts for ratings besides the result: who made each move, who had met whom, and who was deleted."""

    moves: Sequence[tuple[Seat, str]] = ()
    meetings: Mapping[str, Mapping[str, Meetings]] = field(default_factory=dict)
    """Whom each person of the match had met in the last month, and how often."""
    deleted: Collection[str] = ()


def rating_facts(conn: Connection, match: str, people: Collection[str], now: int) -> RatingFacts:
    """Who made the moves of a match, whom its people have met lately, and which of them were deleted."""
    if len(people) < 2:
        return RatingFacts()  # nobody is rated
    moves = [(row.seat, row.by) for row in sql.FIND_MOVERS.run(conn, {"key": match})]
    meetings = {one: _meetings_of(conn, one, match, now) for one in people}
    return RatingFacts(moves, meetings, {one for one in people if sql.FIND_DELETED.run(conn, {"key": one})})


def _meetings_of(conn: Connection, one: str, match: str, now: int) -> dict[str, Meetings]:
    """Whom somebody has met in their latest matches, without this one."""
    since = {"month": models.match_id(now - MONTH_MS, ""), "yesterday": models.match_id(now - DAY_MS, "")}
    rows = sql.FIND_MEETINGS.run(conn, {"key": one, "but": match, "most": LOOKED_AT, **since})
    return {row.profile: Meetings(row.in_a_day, row.in_a_month) for row in rows}
