"""REST routes for games, the lobby, tables and connected bots. Everything else at a table uses its WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request

from poktail.bots.levels import LEVELS
from poktail.core import registry
from poktail.core.errors import BadOptions, UnknownGame
from poktail.lessons import has_lesson
from poktail.server.accounts.identity import MaybeMe, Person, refuse_if_banned
from poktail.server.context import context_of
from poktail.server.errors import Banned, NotFound, TableClosed, TooMany, Unauthorized
from poktail.server.http.problems import refusals
from poktail.server.http.reach import reach as find_reach
from poktail.server.http.routes_profiles import Out, uncached
from poktail.server.http.schema_values import Option, options
from poktail.server.storage.documents import Clock, Setup
from poktail.server.tables import seating
from poktail.server.ws.messages_out import TableState

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[Depends(uncached)])

TableCode = Annotated[str, Path(min_length=1, max_length=40)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


class GameOut(Out):
    """A game that can be played here."""

    id: str
    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int
    levels: tuple[str, ...]
    lesson: bool
    options: tuple[Option, ...]


class Opened(Out):
    """A table: `path` is its link; it lets people in, but gives nobody a seat."""

    id: str
    path: str


class Listed(Out):
    """A table in the lobby."""

    class Holder(Out):
        """Who sits in a seat."""

        name: str
        bot: bool

    id: str
    game: str
    options: dict[str, Any]
    phase: Literal["open", "playing", "over"]
    locked: bool
    watch: Literal["nobody", "anyone"]
    clock: Clock
    seats: tuple[Holder | None, ...]
    present: int


class Reach(Out):
    """The address at which others can reach this server; null: the address you used, or none."""

    address: str | None


class BotOut(Out):
    """A connected bot that you may invite."""

    id: str
    name: str
    games: tuple[str, ...]


@router.get("/games", responses=refusals())
async def games() -> list[GameOut]:
    """Every game with its makers and its options."""
    return [
        GameOut(
            id=entry.id,
            title=entry.about.title,
            authors=entry.about.authors,
            publisher=entry.about.publisher,
            year=entry.about.year,
            minutes=entry.about.minutes,
            levels=LEVELS,
            lesson=has_lesson(entry),
            options=options(entry),
        )
        for entry in registry.games()
    ]


@router.get("/reach", responses=refusals())
async def reach(request: Request) -> Reach:
    """The address to share with friends, for a page opened on the server's own machine."""
    return Reach(address=find_reach(request.scope, context_of(request).settings))


@router.post("/tables", status_code=201, responses=refusals(Unauthorized, Banned, TooMany, UnknownGame, BadOptions))
async def create(setup: Setup, who: Person, request: Request) -> Opened:
    """Open a table. You are its host; sit down over its socket."""
    context = context_of(request)
    seating.game_of(setup)
    context.count_new_table(request.scope)
    doc = await context.registry.create(who, seating.with_default_grace(setup, context.settings.grace))
    return Opened(id=doc.id, path=f"/t/{doc.id}")


@router.get("/tables", responses=refusals())
async def lobby(request: Request) -> list[Listed]:
    """The public tables."""
    return [Listed.model_validate(one) for one in await context_of(request).registry.lobby()]


@router.get("/codes/{code}", responses=refusals(NotFound))
async def by_code(code: TableCode, who: MaybeMe, request: Request) -> Opened:
    """The table with this code, such as `lemon-tiger-42`, if it takes people in or you belong to it."""
    doc = await context_of(request).find_table(code, who.profile if who else None, request.scope)
    return Opened(id=doc.id, path=f"/t/{doc.id}")


@router.get("/tables/{table}", responses=refusals(Banned, NotFound, TableClosed))
async def table(table: TableId, who: MaybeMe, request: Request) -> TableState:
    """A table and who sits there."""
    refuse_if_banned(who)  # a page whose connection was refused asks here for the reason
    live = await context_of(request).registry.get(table)
    late = not live.doc.seats_of(who.profile if who else None)
    return TableState.model_validate(live.state(late=late), strict=False)


@router.get("/bots", responses=refusals())
async def bots(request: Request, who: MaybeMe) -> list[BotOut]:
    """The connected bots that you may put into a seat."""
    return [
        BotOut(id=bot.who.profile, name=bot.who.name, games=bot.games)
        for bot in context_of(request).registry.offers.invitable(who.profile if who else None)
    ]
