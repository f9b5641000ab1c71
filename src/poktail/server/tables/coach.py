"""Answers a seat's questions about its own moves and gives hints, from nothing but that seat's observation."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil
from typing import Any

import structlog

from poktail.bots import coach
from poktail.bots.levels import LEVELS
from poktail.core.errors import AlreadyChosen, BadNotation, IllegalMove, MatchOver, RuleError
from poktail.core.game import Observation, Seat
from poktail.server.errors import Forbidden, HintsOff, NoMatch, TooFast
from poktail.server.ops.logs import describe_error
from poktail.server.rate_limits import TokenBuckets
from poktail.server.tables.commands import Hint, Why
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.updates import Update

log = structlog.get_logger("poktail.server")

HINTS_PER_S, HINTS_BURST = 0.5, 5
"""How often one profile may ask for a hint: each takes as long as a bot's move."""


def own_match(table: LiveTable, client: Client) -> tuple[LiveMatch, Seat]:
    """The running match and the seat that this client plays as."""
    seat, live = client.playing_as, table.live
    if seat is None or seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    if live is None:
        raise NoMatch()
    if live.over:
        raise MatchOver()
    return live, seat


def observation_of(live: LiveMatch, seat: Seat) -> Observation:
    """What the seat may know; it must not have chosen yet, since an observation does not show a secret choice."""
    if live.match.chosen(seat) is not None:
        raise AlreadyChosen(seat=seat)
    return live.match.observation(seat)


def moves_of(live: LiveMatch, texts: tuple[str, ...]) -> list[Any]:
    """The moves with these notations."""
    unknown = next((text for text in texts if text not in live.moves), None)
    if unknown is not None:
        raise BadNotation(text=unknown[:80])
    return [live.moves[text] for text in texts]


async def why(table: LiveTable, client: Client, command: Why) -> None:
    """Tell the asking connection why a move is not possible."""
    live, seat = own_match(table, client)
    reason = reason_of(live, seat, command.d.moves)
    table.send(client, Update("why", live.match.version, {"reason": reason}), command.a)


def reason_of(live: LiveMatch, seat: Seat, texts: tuple[str, ...]) -> Any:
    """Why the last of these moves cannot follow the others, from the seat's observation; None if it can."""
    moves = moves_of(live, texts)
    seen = observation_of(live, seat)
    try:
        return coach.why_not(seen, moves)
    except RuleError:
        raise
    except Exception as error:  # a question changes nothing, so a bug in its answer must not reload the table
        log.error("why_failed", game=live.game.id, **describe_error(error))
        raise IllegalMove(seat=seat, move=str(moves[-1])[:80]) from None


def hint_limits(now: Callable[[], int]) -> TokenBuckets:
    """Counts the hints of each profile; `now` is in milliseconds."""
    return TokenBuckets(HINTS_PER_S, HINTS_BURST, now=lambda: now() / 1000)


async def hint_observation(table: LiveTable, client: Client, _command: Hint) -> Observation:
    """What the asking seat knows, if a hint is allowed: alone among the server's bots, or with the host's consent.

    A match at a table where hints are allowed changes no rating, so no hint is ever given in a rated match of people.
    """
    live, seat = own_match(table, client)
    others = [holder for number, holder in enumerate(table.doc.seats) if holder and number != seat]
    if not table.doc.setup.hints and any(holder.profile is not None for holder in others):
        raise HintsOff()
    return observation_of(live, seat)


async def give_hint(table: LiveTable, client: Client, command: Hint, limits: TokenBuckets) -> None:
    """Let the coach think for the asking seat, outside the table's lock, and tell only this connection."""
    wait = limits.take(client.profile or "")
    if wait:
        raise TooFast(wait=ceil(wait))
    seen: Observation = await table.execute(command, client)
    services, loop = table.services, asyncio.get_running_loop()
    await services.preparations.done(seen.game.id, LEVELS[-1])  # whatever the level of the bots at this table
    found = await loop.run_in_executor(services.bot_threads, coach.hint, seen)
    if client.playing_as != seen.seat:  # the screen was passed on meanwhile
        raise Forbidden(need="seat")
    moves = [(str(move), move) for move in found.moves]
    client.send(Update("hint", seen.version, {"seat": seen.seat, "moves": moves, "reason": found.reason}), command.a)
