"""REST routes for matches: result, record, replay, odds and chance report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response, StreamingResponse

from poktail.core import codec, record
from poktail.core.errors import NoSuchSeat
from poktail.core.game import Seat
from poktail.core.payoffs import ranks
from poktail.server import json_bytes
from poktail.server.accounts.identity import MaybeMe, Who
from poktail.server.context import ServerContext, context_of
from poktail.server.errors import Forbidden, MatchRunning, NotFound, NotWatchable
from poktail.server.history import replays
from poktail.server.http.problems import refusals
from poktail.server.http.routes_profiles import Moment, Out, uncached
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import MatchRow
from poktail.server.tables.commands import ReadMatch
from poktail.signing import SigningKey

router = APIRouter(prefix="/api", tags=["matches"], dependencies=[Depends(uncached)])

JSON: dict[str, Any] = {"media_type": "application/json"}
MATCH = "^[A-Za-z0-9_-]{1,64}$"
MatchId = Annotated[str, Path(pattern=MATCH)]
RECORDED: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The record.",
        "content": {kind: {"schema": {"type": "string"}} for kind in ("text/plain", "application/jsonl")},
    }
}


class SeatOut(Out):
    """Who sat in a seat, and their result."""

    name: str
    profile: str | None
    bot: bool
    level: str | None
    payoff: int | None
    rank: int | None


class MatchOut(Out):
    """A match; the seed is included only once it is over."""

    id: str
    game: str
    options: dict[str, Any]
    state: Literal["running", "over"]
    seats: tuple[SeatOut, ...]
    commitment: str
    seed: str | None
    entropy: tuple[str, ...]
    started: Moment | None
    ended: Moment | None
    rated: bool


EventEntry = tuple[int, Any]
"""A version and what this reader learned then: a value of the game, or null for nothing."""


class Position(Out):
    """A position as one seat sees it, with the events on its page, as a table sends them."""

    v: int
    page: int
    events: list[EventEntry]
    view: Any
    legal: list[tuple[str, Any]]
    waiting: list[int]


class ReplayStep(Out):
    """One step as a seat or a spectator saw it: the version after it, whether chance made it, events and view.

    `wait_ms`: how long people waited for it, 400 to 6000; null for chance, and while the match runs.
    """

    v: int
    chance: bool
    wait_ms: int | None
    events: list[EventEntry]
    view: Any


class FullReplayStep(Out):
    """One step with every choice and event; `views` holds the spectator's view first, then one for each seat."""

    v: int
    chance: bool
    wait_ms: int | None
    choice: dict[str, str]
    events: list[EventEntry]
    views: list[Any]


class Replay(Out):
    """The steps of a match as `visibility` allows; "everything" has full steps.

    `turning_points` are versions of events, told once the match is over.
    """

    match: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    visibility: Literal["public", "seat", "everything"]
    seat: int | None
    over: bool
    steps: list[ReplayStep] | list[FullReplayStep]
    turning_points: list[int]


async def ended_match(context: ServerContext, match: str, who: Who | None) -> MatchRow:
    """The match, if this reader may know that it is over (delayed spectators: once they saw it); else MatchRunning."""
    row = await context.tables.match(match)
    mine = who is not None and any(holder.profile == who.profile for holder in row.holders)
    shown = row.ended is not None and (mine or _shown_late(context, row, row.ended))
    if row.state != "over" or not shown:
        raise MatchRunning()
    return row


def _shown_late(context: ServerContext, row: MatchRow, ended: int) -> bool:
    """Whether delayed spectators may see the end: by the table's own time while it is loaded, else by the date."""
    table = context.registry.tables.get(row.table)
    delayed = table.delayed if table else None
    if delayed is not None and delayed.live.id == row.id:
        return delayed.caught_up(context.registry.ticks())
    return context.now() >= ended + row.delay * 1000


@router.get("/matches/{match}", responses=refusals(NotFound))
async def match(match: MatchId, who: MaybeMe, request: Request) -> MatchOut:
    """Who played and, once the match is over, the result and the revealed seed."""
    context = context_of(request)
    row = await context.tables.match(match)
    try:
        row = await ended_match(context, match, who)
        payoffs: tuple[int, ...] | None = row.payoffs
    except MatchRunning:
        payoffs = None
    return MatchOut(
        id=row.id,
        game=row.game.id,
        options=codec.options_of(row.game),
        state="over" if payoffs else "running",
        seats=seats_of(row, payoffs),
        commitment=row.commitment,
        seed=row.seed.hex() if payoffs else None,
        entropy=tuple(part.hex() for part in row.entropy),
        started=row.started,
        ended=row.ended if payoffs else None,
        rated=not row.unrated,
    )


def seats_of(row: MatchRow, payoffs: tuple[int, ...] | None) -> tuple[SeatOut, ...]:
    """All seats of a match; with results only if the reader may know them."""
    places = ranks(payoffs) if payoffs else []
    return tuple(
        SeatOut(
            name=name,
            profile=holder.profile,
            bot=holder.bot,
            level=holder.level,
            payoff=payoffs[seat] if payoffs else None,
            rank=places[seat] if payoffs else None,
        )
        for seat, (name, holder) in enumerate(zip(row.names, row.holders, strict=True))
    )


@router.get(
    "/matches/{match}/record",
    responses=refusals(NotFound, MatchRunning) | RECORDED,
    response_class=Response,  # the response is text, but errors are JSON
)
async def match_record(
    match: MatchId,
    who: MaybeMe,
    request: Request,
    form: Annotated[Literal["text", "jsonl"], Query(alias="format")] = "text",
) -> Response:
    """The record of a finished match, to keep, replay and verify: text, or JSON lines."""
    context = context_of(request)
    row = await ended_match(context, match, who)
    moves = await context.tables.moves_of(match)
    text = await context.history.run(request, _recorded(row, moves, form, context.signing_key))
    name = f'attachment; filename="{row.game.id}-{row.id[:8]}.{"txt" if form == "text" else "jsonl"}"'
    kind = "text/plain" if form == "text" else "application/jsonl"
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


def _recorded(row: MatchRow, moves: Sequence[LogRow], form: str, key: SigningKey) -> Iterator[bytes]:
    """The record of a finished match, signed by the server; only now may anybody see the seats' signatures."""
    for play in replays.rebuilt(row, moves):  # noqa: B007
        yield b""
    header = record.Header(row.game, row.names, row.commitment, row.entropy, row.keys)
    signatures = replays.signatures(play.match.steps, moves, play.keys)
    kept = record.signed(record.record_of(play.match, header, play.fair, signatures), key.public, key.sign)
    yield (record.write(kept) if form == "text" else record.write_json_lines(kept)).encode()


@router.get(
    "/matches/{match}/replay",
    response_model=Replay,
    responses=refusals(NotFound, MatchRunning, Forbidden, NotWatchable, NoSuchSeat),
)
async def replay(
    match: MatchId,
    who: MaybeMe,
    request: Request,
    visibility: Literal["public", "seat", "everything"] = "public",
    seat: Annotated[int | None, Query(ge=0, le=63)] = None,
) -> Response:
    """The replay of a match: as a spectator, from your own seat, or in full once it is over."""
    context = context_of(request)
    row = await context.tables.match(match)
    seen = seat if visibility == "seat" else None
    if visibility == "seat" and (seat is None or seat >= row.game.seats):
        raise NoSuchSeat(seat=seat)
    about = {
        "match": match,
        "game": row.game.id,
        "options": codec.options_of(row.game),
        "names": row.names,
        "visibility": visibility,
        "seat": seen,
    }
    try:
        row = await ended_match(context, match, who)
    except MatchRunning:
        if visibility == "everything":
            raise
        work = _listed(about | {"over": False}, await _running(context, row, who, seen), lambda: [])
    else:
        work = _replayed(about, row, await context.tables.moves_of(match), seen, full=visibility == "everything")
    return StreamingResponse(await context.history.stream(request, work), **JSON)


def _replayed(
    about: dict[str, Any], row: MatchRow, moves: Sequence[LogRow], seat: Seat | None, *, full: bool
) -> Iterator[bytes]:
    """The JSON of a finished match's replay, step by step."""
    for play in replays.rebuilt(row, moves):  # noqa: B007
        yield b""
    game, steps = play.game, play.match.steps
    times = replays.waits(steps, [move.at for move in replays.kept(moves)], row.started or 0)
    shown = replays.in_full(game, steps, times) if full else replays.as_seen(game, steps, seat, 0, times)
    sent = replays.sent_versions(play.match)

    def points() -> list[int]:
        found = replays.turning_points(game, steps, lambda e: e.what if full else e.as_seen_by(seat))
        return [sent[point] for point in found]

    yield from _listed(about | {"over": True}, replays.renumbered(sent, shown), points)


def _listed(
    about: dict[str, Any], steps: Iterator[dict[str, Any]], turning_points: Callable[[], list[int]]
) -> Iterator[bytes]:
    """The JSON of a replay, step by step."""
    yield json_bytes.dump(about)[:-1] + b',"steps":['
    comma = b""
    for step in steps:
        yield comma + json_bytes.dump(step)
        comma = b","
    yield b'],"turning_points":' + json_bytes.dump(turning_points()) + b"}"


async def _running(
    context: ServerContext, row: MatchRow, who: Who | None, seat: Seat | None
) -> Iterator[dict[str, Any]]:
    """What this reader may see of a match that is not over for them."""
    table = await context.registry.get(row.table)
    live = await table.execute(ReadMatch(row.id, who.profile if who else None, seat))
    return replays.running(live, seat)
