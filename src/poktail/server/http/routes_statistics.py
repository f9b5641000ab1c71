"""REST route for your own statistics, game by game; nobody else can ask for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter, Depends, Request
from sqlalchemy import Connection, func, select

from poktail.core.game import Figure, Seat
from poktail.server.accounts.identity import BannedPerson
from poktail.server.context import ServerContext, context_of
from poktail.server.errors import Broken, Forbidden, MatchRunning, Unauthorized
from poktail.server.history import replays
from poktail.server.history.statistics import figures_of, is_win, total
from poktail.server.http.problems import refusals
from poktail.server.http.routes_profiles import Out, uncached
from poktail.server.storage import models
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import MatchRow

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(uncached)])

LAST = 100
"""How many of the latest matches count."""


class FigureOut(Out):
    """How often something happened, of how many chances; without chances, the highest score in a match."""

    name: str
    count: int
    chances: int | None


class GameStatistics(Out):
    """Your matches of one game; a win has nobody above you and somebody below."""

    game: str
    matches: int
    wins: int
    figures: list[FigureOut]


class Statistics(Out):
    """Your latest finished matches, at most `last`, by game; the game you played last comes first."""

    last: int
    games: list[GameStatistics]


@router.get("/me/statistics", responses=refusals(Unauthorized, Forbidden))
async def my_statistics(who: BannedPerson, request: Request) -> Statistics:
    """What your latest finished matches add up to; a match in which you held several seats does not count."""
    context = context_of(request)
    rows = await context.store.read(lambda conn: _own_matches(conn, who.profile))
    by_game = dict[str, list[Any]]()
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    games = [await _of_game(context, request, game, played) for game, played in by_game.items()]
    return Statistics(last=LAST, games=games)


async def _of_game(context: ServerContext, request: Request, game: str, played: list[Any]) -> GameStatistics:
    found = [figure for row in played for figure in await _figures(context, request, row.id, row.seat)]
    return GameStatistics(
        game=game,
        matches=len(played),
        wins=sum(is_win(json.loads(row.payoffs), row.seat) for row in played),
        figures=[FigureOut(name=one.name, count=one.count, chances=one.chances) for one in total(found)],
    )


def _own_matches(conn: Connection, profile: str) -> list[Any]:
    """The latest finished matches in which this profile held exactly one seat, and that seat."""
    seats, matches = models.seats, models.matches
    columns = (matches.c.id, matches.c.game, matches.c.payoffs, matches.c.ended)
    query = select(*columns, func.min(seats.c.seat).label("seat"))
    query = query.join_from(seats, matches, seats.c.match == matches.c.id)
    query = query.where(seats.c.profile == profile, matches.c.state == "over")
    query = query.group_by(*columns).having(func.count() == 1)
    return list(conn.execute(query.order_by(matches.c.ended.desc(), matches.c.id.desc()).limit(LAST)))


async def _figures(context: ServerContext, request: Request, match: str, seat: Seat) -> tuple[Figure, ...]:
    """The figures of one match, which is replayed the first time."""
    found = context.figures.get((match, seat))
    if found is None:
        row, moves = await context.tables.match(match), await context.tables.moves_of(match)
        found = await context.history.run(request, _replayed(row, moves, seat))
        context.figures.put((match, seat), found)
    return found


def _replayed(row: MatchRow, moves: list[LogRow], seat: Seat) -> Iterator[tuple[Figure, ...]]:
    """The figures of a stored match; none if the rules have changed since and it cannot be replayed."""
    try:
        for live in replays.rebuilt(row, moves):  # noqa: B007
            yield ()
        yield figures_of(live.match, seat)
    except (Broken, MatchRunning):
        yield ()
