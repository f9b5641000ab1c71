"""REST routes for people: match history, ratings, leaderboards and public profiles."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from sqlalchemy import Connection, func, select

from poktail.core import registry
from poktail.core.errors import UnknownGame
from poktail.server.accounts import ratings
from poktail.server.accounts.identity import BannedPerson, Me
from poktail.server.context import context_of
from poktail.server.errors import Forbidden, NotFound, Unauthorized
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import MATCH, MatchId, SeatOut, seats_of
from poktail.server.http.routes_profiles import Moment, Out, uncached
from poktail.server.storage import models
from poktail.server.storage.own_matches import own_matches
from poktail.server.storage.table_store import MatchRow

router = APIRouter(prefix="/api", tags=["people"], dependencies=[Depends(uncached)])

SHOWN = 100
PAGE = 20
RECENT = 200
"""In how many of your latest matches you are shown the people who played."""


class Standing(Out):
    """The rating of a profile in one game."""

    game: str
    pool: Literal["person", "bot"]
    who: str
    name: str | None
    rating: int
    provisional: bool
    matches: int


class Played(Out):
    """One of your matches: everybody who sat there, and which seats were yours."""

    match: str
    game: str
    state: Literal["running", "over"]
    table: str
    started: Moment | None
    ended: Moment | None
    seats: tuple[SeatOut, ...]
    mine: tuple[int, ...]


class Matches(Out):
    """Some of your matches; `next` is the start of the next page, with older ones."""

    matches: list[Played]
    next: str | None


class Companion(Out):
    """Somebody you played with: in how many of your latest matches, when last, and which game then."""

    profile: str
    name: str
    matches: int
    last: Moment
    game: str


class ProfileOut(Out):
    """The public profile of a person or bot."""

    id: str
    name: str
    kind: Literal["person", "bot"]
    since: Moment
    matches: int
    ratings: list[Standing]


@router.get("/me/matches", responses=refusals(Unauthorized))
async def my_matches(
    who: Me,
    request: Request,
    state: Literal["running", "over"] | None = None,
    before: Annotated[str | None, Query(pattern=MATCH)] = None,
) -> Matches:
    """Your matches, the newest first, in pages: `before` asks for matches older than that one.

    A running match is left out once you have lost your seat in it.
    """
    states = {"running", "over"} if state is None else {state}
    if who.banned:
        states -= {"running"}
    work = partial(own_matches, profile=who.profile, states=states, before=before, count=PAGE + 1)
    found = await context_of(request).store.read(work)
    shown = [_played(row, who.profile) for row in found[:PAGE]]
    return Matches(matches=shown, next=found[PAGE - 1].id if len(found) > PAGE else None)


def _played(row: MatchRow, profile: str) -> Played:
    return Played(
        match=row.id,
        game=row.game.id,
        state="over" if row.payoffs else "running",
        table=row.table,
        started=row.started,
        ended=row.ended,
        seats=seats_of(row, row.payoffs),
        mine=tuple(seat for seat, holder in enumerate(row.holders) if holder.profile == profile),
    )


@router.get("/me/people", responses=refusals(Unauthorized, Forbidden))
async def my_people(who: BannedPerson, request: Request) -> list[Companion]:
    """The people who played in your latest finished matches, the last first; no bots and no deleted profiles."""
    rows = await context_of(request).store.read(lambda conn: people_of(conn, who.profile))
    found = dict[str, Companion]()
    for row in rows:
        new = Companion(profile=row.profile, name=row.name, matches=0, last=row.ended, game=row.game)
        found.setdefault(row.profile, new).matches += 1
    return list(found.values())[:SHOWN]


def people_of(conn: Connection, profile: str) -> list[Any]:
    """One row for each other person in each of the latest finished matches of this profile, the last match first."""
    seats, matches, people = models.seats, models.matches, models.profiles
    own = select(seats.c.match).where(seats.c.profile == profile)
    over = select(matches.c.id, matches.c.game, matches.c.ended).where(matches.c.state == "over")
    newest = (matches.c.ended.desc(), matches.c.id.desc())
    mine = over.where(matches.c.id.in_(own)).order_by(*newest).limit(RECENT).subquery()
    query = select(mine.c.id, mine.c.game, mine.c.ended, seats.c.profile, people.c.name).distinct()
    query = query.join_from(mine, seats, seats.c.match == mine.c.id).join(people, people.c.id == seats.c.profile)
    others = query.where(people.c.id != profile, people.c.kind == "person", people.c.deleted.is_(None))
    return list(conn.execute(others.order_by(mine.c.ended.desc(), mine.c.id.desc(), people.c.name)))


def _standing(row: Any) -> Standing:
    rating = ratings.Rating(row.mu, row.sigma, row.matches)
    return Standing(
        game=row.game,
        pool=row.pool,
        who=row.who,
        name=row.name,
        rating=ratings.shown(rating),
        provisional=rating.provisional,
        matches=row.matches,
    )


@router.get("/leaderboard", responses=refusals(UnknownGame))
async def leaderboard(
    request: Request,
    game: Annotated[str, Query(max_length=40)],
    pool: Literal["person", "bot"] = "person",
) -> list[Standing]:
    """The leaderboard of a game: people, or bots."""
    registry.find(game)
    table, profiles = models.ratings, models.profiles
    query = select(table, profiles.c.name).outerjoin(profiles, profiles.c.id == table.c.who)
    query = query.where(table.c.game == game, table.c.pool == pool)

    def work(conn: Connection) -> list[Any]:
        best = (table.c.mu - 3 * table.c.sigma).desc()
        return list(conn.execute(query.order_by(best, table.c.who).limit(SHOWN)))

    return [_standing(row) for row in await context_of(request).store.read(work)]


@router.get("/profiles/{profile}", responses=refusals(NotFound))
async def profile(profile: MatchId, request: Request) -> ProfileOut:
    """The name and ratings of a profile."""
    table, rated, seats = models.profiles, models.ratings, models.seats

    def work(conn: Connection) -> Any:
        mine = (table.c.id == profile) & table.c.deleted.is_(None)
        found = (conn.execute(select(table).where(mine))).one_or_none()
        rows = conn.execute(select(rated, table.c.name).join(table, table.c.id == rated.c.who).where(mine))
        count = conn.execute(select(func.count()).where(seats.c.profile == profile, seats.c.rank.is_not(None)))
        return found, list(rows), count.scalar_one()

    found, rows, count = await context_of(request).store.read(work)
    if found is None:
        raise NotFound(what="profile")
    return ProfileOut(
        id=found.id,
        name=found.name,
        kind=found.kind,
        since=found.created,
        matches=count,
        ratings=[_standing(row) for row in rows],
    )
