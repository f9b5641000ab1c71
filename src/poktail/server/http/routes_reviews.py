"""REST route for the review of a finished match, for a seat that the reader held."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response, StreamingResponse

from poktail.core.errors import NoSuchSeat
from poktail.server.accounts.identity import MaybeMe
from poktail.server.context import context_of
from poktail.server.errors import Forbidden, MatchRunning, NotFound
from poktail.server.history.reviews import reviewed
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import MatchId, ended_match
from poktail.server.http.routes_profiles import Out, uncached

router = APIRouter(prefix="/api", tags=["matches"], dependencies=[Depends(uncached)])

LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A `ReviewLine` on each line, as the decisions are judged.",
        "content": {"application/jsonl": {"schema": {"$ref": "#/components/schemas/ReviewLine"}}},
    }
}

MoveOut = tuple[str, Any]
"""A move in notation and as a value of the game."""


class CandidateOut(Out):
    """A move, its chances as a part of a win with half of the 95 % interval, and how likely the bot is to make it."""

    move: MoveOut
    chance: float
    error: float
    odds: float


class DecisionOut(Out):
    """A decision of the seat, with the move made and those that were best by what the seat knew then."""

    step: int
    v: int
    move: MoveOut
    method: Literal["exact", "search", "sampled"]
    chance: float
    cost: float
    clear: bool
    candidates: list[CandidateOut]


class SwingOut(Out):
    """A turning point: the chances at a decision and at the next one."""

    step: int
    v: int
    before: float
    after: float


class CostlyOut(Out):
    """A decision that clearly cost something, the moves that were better, and the game's reason for them.

    `at` is its place among the decisions, from 0; `cost` is how much higher the highest chance of any move was.
    """

    at: int
    step: int
    v: int
    move: MoveOut
    chance: float
    better: list[MoveOut]
    better_chance: float
    cost: float
    reason: Any


class ReviewOut(Out):
    """The totals of a review: chances at each decision and at the end, a fair share, what the decisions cost."""

    seat: int
    fair: float
    result: float
    cost: float
    chances: list[float]
    turning_points: list[SwingOut]
    costliest: list[CostlyOut]


class ReviewLine(Out):
    """How many decisions are judged, and of how many; the latest one, or at the end the whole review."""

    done: int
    of: int
    decision: DecisionOut | None
    review: ReviewOut | None


@router.get(
    "/matches/{match}/review",
    response_model=ReviewLine,
    responses=refusals(NotFound, MatchRunning, Forbidden, NoSuchSeat) | LINES,
    response_class=Response,  # lines of JSON, but errors are JSON
)
async def review(
    match: MatchId, who: MaybeMe, request: Request, seat: Annotated[int, Query(ge=0, le=63)]
) -> StreamingResponse:
    """A review of a finished match for a seat that you held: each decision is judged by what this seat knew then."""
    context = context_of(request)
    row = await ended_match(context, match, who)
    if seat >= row.game.seats:
        raise NoSuchSeat(seat=seat)
    if who is None or row.holders[seat].profile != who.profile:
        raise Forbidden(need="seat")
    work = reviewed(row, await context.tables.moves_of(match), seat, context.known_reviews)
    return StreamingResponse(await context.reviews.stream(request, work), media_type="application/jsonl")
