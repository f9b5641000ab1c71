"""REST routes for checking chance: each outcome's odds and frequency in a match, and the server's public key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from poktail.server.accounts.identity import MaybeMe
from poktail.server.context import context_of
from poktail.server.errors import MatchRunning, NotFound
from poktail.server.history import replays
from poktail.server.history.chance_report import throws, values
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import JSON, MatchId, ended_match
from poktail.server.http.routes_profiles import Out, uncached
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import MatchRow
from poktail.server.tables.live_match import LiveMatch

router = APIRouter(prefix="/api", tags=["matches"], dependencies=[Depends(uncached)])


class Outcomes(Out):
    """The possible outcomes at a step: indexes into `names`, and weights (a string if too large for browsers)."""

    names: list[int]
    weights: list[int | str]


class Throw(Out):
    """One chance outcome: its step (from 0), the index of its odds, and the index of the name of what was drawn."""

    step: int
    odds: int
    drawn: int


class CountedPart(Out):
    """How often a face or card came, how often it was expected, and by how many standard deviations it is off."""

    part: str
    seen: int
    expected: float
    z: float | None


class FurthestPart(CountedPart):
    """The part furthest from its expected number in standard deviations, and the class of its outcomes."""

    kind: str


class CountedKind(Out):
    """All draws whose outcomes are of one class."""

    kind: str
    draws: int
    parts: list[CountedPart]


class ChanceReport(Out):
    """What chance brought in a match; `values` has the class and the JSON of each part, by kind and notation."""

    kinds: list[CountedKind]
    judged: int
    furthest: FurthestPart | None
    values: dict[str, dict[str, tuple[str, Any]]]


class Proof(Out):
    """What a checker without the rules needs: the revealed seed, and the odds of every chance outcome."""

    match: str
    game: str
    commitment: str
    seed: str
    entropy: tuple[str, ...]
    bots: tuple[bool, ...]
    steps: int
    names: list[str]
    odds: list[Outcomes]
    throws: list[Throw]
    next: int | None


class ServerKey(Out):
    """The public key with which this server signs records (Ed25519, in hexadecimal)."""

    key: str


@router.get("/key", responses=refusals())
async def server_key(request: Request) -> ServerKey:
    """The public key that the records of this server are signed with."""
    return ServerKey(key=context_of(request).signing_key.public.hex())


@router.get("/matches/{match}/proof", response_model=Proof, responses=refusals(NotFound, MatchRunning))
async def match_proof(
    match: MatchId,
    who: MaybeMe,
    request: Request,
    first: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Response:
    """The odds of every chance outcome of a finished match, to check them without knowing the rules; in pages."""
    context = context_of(request)
    row = await ended_match(context, match, who)
    moves = await context.tables.moves_of(match)
    return Response(await context.history.run(request, _proven(row, moves, first)), **JSON)


def _proven(row: MatchRow, moves: Sequence[LogRow], first: int) -> Iterator[bytes]:
    for play in replays.rebuilt(row, moves):  # noqa: B007
        yield b""
    for found in replays.odds(play.game, play.match.steps, first):  # noqa: B007
        yield b""
    yield _proof(play, found, row.commitment, tuple(holder.bot for holder in row.holders)).model_dump_json().encode()


def proof_of(live: LiveMatch, commitment: str, bots: tuple[bool, ...]) -> Proof:
    """The revealed seed and the odds of every chance outcome so far; only for what nobody plays any more."""
    *_, found = replays.odds(live.game, live.match.steps)
    return _proof(live, found, commitment, bots)


def _proof(live: LiveMatch, found: replays.Odds, commitment: str, bots: tuple[bool, ...]) -> Proof:
    return Proof(
        match=live.id,
        game=live.game.id,
        commitment=commitment,
        seed=live.fair.seed.hex(),
        entropy=tuple(part.hex() for part in live.fair.entropy),
        bots=bots,
        steps=len(live.match.steps),
        names=list(found.names),
        odds=[Outcomes(names=list(names), weights=list(weights)) for names, weights in found.weighed()],
        throws=[Throw(step=step, odds=place, drawn=drawn) for step, place, drawn in found.throws],
        next=found.next,
    )


@router.get("/matches/{match}/throws", response_model=ChanceReport, responses=refusals(NotFound, MatchRunning))
async def match_throws(match: MatchId, who: MaybeMe, request: Request) -> Response:
    """The chance outcomes of a finished match, compared with what was expected; `values` are its parts, for drawing."""
    context = context_of(request)
    row = await ended_match(context, match, who)
    work = _counted(row, await context.tables.moves_of(match))
    return Response(await context.history.run(request, work), **JSON)


def _counted(row: MatchRow, moves: Sequence[LogRow]) -> Iterator[bytes]:
    for play in replays.rebuilt(row, moves):  # noqa: B007
        yield b""
    report = ChanceReport(**throws(play.match).to_json(), values=values(play.match))
    yield report.model_dump_json().encode()
