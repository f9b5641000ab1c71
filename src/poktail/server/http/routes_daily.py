"""REST routes for the daily deal: the position as one seat sees it, then the answer, which opens the seal."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from poktail.core import codec, registry
from poktail.core.errors import BadNotation, IllegalMove, UnknownGame
from poktail.server import json_bytes
from poktail.server.context import context_of
from poktail.server.errors import NotFound
from poktail.server.http.problems import NOT_CACHED, refusals
from poktail.server.http.routes_lessons import GameId
from poktail.server.http.routes_matches import Position
from poktail.server.http.routes_profiles import In, Out, uncached
from poktail.server.http.routes_proofs import Proof, proof_of
from poktail.server.tables import coach, updates
from poktail.server.tables.commands import Notation
from poktail.server.tables.daily_deals import DailyDeal

Day = Annotated[str, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]

router = APIRouter(prefix="/api/daily", tags=["games"], dependencies=[Depends(uncached)])


class DailyToday(Out):
    """The date of today's deals, and the milliseconds until the next ones."""

    date: str
    next_ms: int


class DailyDealOut(Position, DailyToday):
    """The deal of the day as the seat that is asked sees it, with the same data as a `view` at a table."""

    game: str
    options: dict[str, Any]
    seats: int
    commitment: str
    match: str
    seat: int


class DailyIn(In):
    """An answer: the move (notation), and the date of the deal."""

    date: Day
    move: Annotated[str, Field(min_length=1, max_length=80)]


class DailyMove(Out):
    """A move, and its score: 100 for the best, 0 for the worst."""

    notation: str
    move: Any
    score: int


class DailyAnswer(Out):
    """What the strongest bot thinks of the moves, best first, and everything that was hidden.

    `reason` is a value of the game or null: what speaks for the best move. `views` has one view for each seat.
    """

    date: str
    move: str
    score: int
    moves: list[DailyMove]
    reason: Any
    views: list[Any]
    proof: Proof


class DailyReason(Out):
    """A value of the game that says why a move is not possible; null: it is possible."""

    reason: Any


@router.get("", responses=refusals())
async def today(request: Request) -> DailyToday:
    """The date of today's deals, and how long until the next ones."""
    deals = context_of(request).daily
    return DailyToday(date=deals.today, next_ms=deals.next_ms)


@router.get("/{game}", response_model=DailyDealOut, responses=refusals(UnknownGame))
async def daily_deal(game: GameId, request: Request) -> Response:
    """The deal of the day in a game, the same for everybody: what the seat that is asked may see, and the seal."""
    deals = context_of(request).daily
    found = await deals.get(registry.find(game), deals.today)
    return Response(position(found, deals.next_ms), media_type="application/json", headers=NOT_CACHED)


@router.get("/{game}/why", responses=refusals(UnknownGame, NotFound, BadNotation, IllegalMove))
async def daily_why(
    game: GameId,
    date: Day,
    moves: Annotated[list[Notation], Query(min_length=1, max_length=8)],
    request: Request,
) -> DailyReason:
    """Why the last of these moves cannot follow the others in a deal of today or yesterday, as its seat can know."""
    context = context_of(request)
    found = await context.daily.get(registry.find(game), date)
    asked = (found.live, found.deal.seat, tuple(moves))
    reason = await asyncio.get_running_loop().run_in_executor(context.threads, coach.reason_of, *asked)
    return DailyReason(reason=codec.to_json(reason))


@router.post("/{game}", responses=refusals(UnknownGame, NotFound, BadNotation, IllegalMove))
async def daily_answer(game: GameId, answer: DailyIn, request: Request) -> DailyAnswer:
    """Answer a deal of today or yesterday: the scores of all moves, the seed, and what everybody had."""
    context = context_of(request)
    found = await context.daily.get(registry.find(game), answer.date)
    return await asyncio.get_running_loop().run_in_executor(context.threads, opened, found, answer.move)


def position(found: DailyDeal, next_ms: int) -> bytes:
    """What everybody may see before they answer."""
    seat, game = found.deal.seat, found.live.game
    told = updates.fresh_view(found.live, seat, None)
    shown = {name: told.data[name] for name in ("match", "seat", "page", "events", "view", "legal", "waiting")}
    about = {"game": game.id, "date": found.day, "next_ms": next_ms, "options": codec.options_of(game)}
    return json_bytes.dump({**about, "seats": game.seats, "commitment": found.commitment, "v": told.version, **shown})


def opened(found: DailyDeal, text: str) -> DailyAnswer:
    """What everybody may see after they have answered with this move."""
    deal, live = found.deal, found.live
    move = live.moves.get(text)
    if move is None:
        raise BadNotation(text=text[:80])
    scores = dict(zip(live.match.legal(deal.seat), deal.scores, strict=True))
    if move not in scores:
        raise IllegalMove(seat=deal.seat, move=text)
    ranked = sorted(scores, key=lambda one: (one != deal.best, -scores[one]))
    return DailyAnswer(
        date=found.day,
        move=text,
        score=scores[move],
        moves=[DailyMove(notation=str(one), move=codec.to_json(one), score=scores[one]) for one in ranked],
        reason=codec.to_json(deal.reason),
        views=[codec.to_json(live.match.view(seat)) for seat in range(live.game.seats)],
        proof=proof_of(live, found.commitment, tuple(seat != deal.seat for seat in range(live.game.seats))),
    )
