"""The company of a match: what counts for its ratings besides the result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from poktail.core.game import Seat
from poktail.server.storage import models
from poktail.server.storage.models import DAY_MS

MONTH_MS = 30 * DAY_MS
LOOKED_AT = 200
"""How many of the latest matches of each person are looked at."""


@dataclass(frozen=True, slots=True)
class Company:
    """What counts for ratings besides the result: who made each move, who had met whom, and who was deleted."""

    moves: Sequence[tuple[Seat, str]] = ()
    today: Sequence[Collection[str]] = ()
    """The profiles that played each match of the last day with somebody of this match; `month`: of the last month."""
    month: Sequence[Collection[str]] = ()
    deleted: Collection[str] = ()


def company(conn: Connection, match: str, people: Collection[str], now: int) -> Company:
    """Who made the moves of a match, whom its people have met lately, and which of them were deleted."""
    if len(people) < 2:
        return Company()  # nobody is rated
    log, profiles = models.log.c, models.profiles.c
    moves = conn.execute(select(log.seat, log.by).where(log.match == match).order_by(log.seq))
    deleted = conn.execute(select(profiles.id).where(profiles.id.in_(people), profiles.deleted.is_not(None)))
    met = dict[str, set[str]]()
    for one in people:
        met |= _matches_of(conn, one, models.match_id(now - MONTH_MS, ""))
    met.pop(match, None)
    yesterday = models.match_id(now - DAY_MS, "")
    today = [profiles for other, profiles in met.items() if other >= yesterday]
    return Company([(seat, by) for seat, by in moves], today, list(met.values()), set(deleted.scalars()))


def _matches_of(conn: Connection, profile: str, first: str) -> dict[str, set[str]]:
    """The latest matches of a profile, from this id on, with the profiles of everybody who played."""
    seats = models.seats.c
    latest = select(seats.match).where(seats.profile == profile, seats.match >= first).order_by(seats.match.desc())
    found: dict[str, set[str]] = defaultdict(set)
    everybody = select(seats.match, seats.profile).where(seats.match.in_(latest.limit(LOOKED_AT)))
    for match, one in conn.execute(everybody.where(seats.profile.is_not(None))):
        found[match].add(one)
    return found
