"""What happens at a table by itself: bots move, absent seats are stood in for, clocks run out, spectators catch up."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Any

import structlog

from poktail.bots.levels import anything, bot
from poktail.core import registry
from poktail.core.errors import RuleError
from poktail.core.game import Observation, Seat
from poktail.server.http.problems import place_of
from poktail.server.tables import commands as acts
from poktail.server.tables import moves as choices
from poktail.server.tables.live_table import Table
from poktail.server.ws import render as frames

RETRY = 1_000
GIVE_UP = 5

log = structlog.get_logger("poktail.server")


async def keep(table: Table) -> None:
    """Tend a table until nobody is there; a defect here is tried again some times, then the table stands still."""
    failures = 0
    while True:
        try:
            table.wake.clear()
            pause = await _tend(table)
            failures = 0
        except asyncio.CancelledError:
            raise
        except Exception as error:
            failures += 1
            refused = isinstance(error, RuleError)
            log.warning("keeper", table=table.doc.id[:4], kind=type(error).__name__, place=place_of(error))
            if failures >= GIVE_UP and not refused:
                raise
            pause = RETRY
        if not table.clients and pause != RETRY:
            table.keeper = None
            return
        await _wait(table, pause)


async def _wait(table: Table, pause: int | None) -> None:
    try:
        async with asyncio.timeout(None if pause is None else pause / 1000):
            await table.wake.wait()
    except TimeoutError:
        pass


async def _tend(table: Table) -> int | None:
    """Do what is due; milliseconds until something else may be."""
    async with table.lock:
        await table.sure()
        try:
            await acts.begin_when_ready(table)
            if not await table.finish():
                return RETRY
            _catch_up(table)
            _stand_in(table)
        finally:
            table.flush()
        observations, due = _sights(table), _due(table)
    if observations:
        await _move(table, observations)
        return 0
    return due


def _due(table: Table) -> int | None:
    now, play = table.house.now(), table.play
    times = [table.starting.until if table.starting else None, table.behind.due() if table.behind else None]
    if table.doc.phase == "playing" and play is not None:
        for seat in play.match.waiting:
            times += [table.clocks.deadline(seat), _absent_until(table, seat)]
    return min((max(0, time - now) for time in times if time is not None), default=None)


def _absent_until(table: Table, seat: Seat) -> int | None:
    """When a bot stands in for this seat, should its owner stay away."""
    holder, grace = table.doc.seats[seat], table.doc.setup.grace
    if holder is None or holder.profile is None or grace is None or seat in table.absence.stand_ins:
        return None
    since = table.absence.since.get(holder.profile)
    return None if since is None else max(since, table.clocks.since) + grace * 1000


def _stand_in(table: Table) -> None:
    """Bots for those who are away or out of time; only while somebody is there to see it."""
    play, now, changed = table.play, table.house.now(), False
    if table.doc.phase != "playing" or play is None or not table.clients:
        return
    for holder in table.doc.seats:
        if holder and holder.profile and not table.present(holder.profile):
            table.absence.since.setdefault(holder.profile, now)
    for seat in play.match.waiting:
        limits = (table.clocks.deadline(seat), _absent_until(table, seat))
        if not table.plays_itself(seat) and any(limit is not None and limit <= now for limit in limits):
            table.absence.stand_ins.add(seat)
            changed = True
    if changed:
        table.tell_table()


def _sights(table: Table) -> dict[Seat, Observation]:
    """What the bots see that have to move now."""
    play = table.play
    if table.doc.phase != "playing" or play is None or not table.clients:
        return {}
    return {seat: play.match.observation(seat) for seat in play.match.waiting if table.plays_itself(seat)}


async def _move(table: Table, observations: dict[Seat, Observation]) -> None:
    """Let bots think outside the lock, then choose where the choice is still theirs to make."""
    loop, pool = asyncio.get_running_loop(), table.house.pool
    begun, moves = loop.time(), dict[Seat, str]()
    told = next(iter(observations.values())).events
    version = told[-1].version if told else 0
    for seat, observation in observations.items():
        holder = table.doc.seats[seat]
        level = (holder.level if holder else None) or acts.STAND_IN
        moves[seat] = str(await loop.run_in_executor(pool, decide, level, observation))
    pause = table.house.settings.bot_pause - (loop.time() - begun)
    if pause > 0:
        await asyncio.sleep(pause)
    for seat, move in moves.items():
        async with table.lock:
            await table.sure()
            play = table.play
            fits = play is not None and play.match.version == version and seat in play.match.waiting
            if fits and table.doc.phase == "playing" and table.plays_itself(seat) and table.clients:
                holder = table.doc.seats[seat]
                own = holder is not None and holder.profile is None
                await choices.choose(table, seat, move, version, "bot" if own else "stand_in")
                table.house.metrics.bot_moved(table.doc.setup.game, (holder and holder.level) or acts.STAND_IN)
                table.flush()


def decide(level: str, observation: Observation) -> Any:
    """A bot's move; one that stumbles still moves, for nobody shall wait for ever."""
    rng = Random(secrets.token_bytes(16))
    entry = registry.find(observation.game.id)
    try:
        move = bot(entry, level)(observation, rng)
        if move in observation.legal:
            return move
        log.error("bot_illegal", game=entry.id, level=level)
    except Exception as error:
        log.error("bot_failed", game=entry.id, level=level, kind=type(error).__name__, place=place_of(error))
    return anything(observation, rng)


def _catch_up(table: Table) -> None:
    """Show delayed spectators what they may see by now."""
    behind = table.behind
    if behind is None:
        return
    before, now = behind.play.match.version, table.house.now()
    if not behind.shown and behind.begun(now):
        behind.shown = True
        for client in table.clients:
            if client.holding and table.delayed(client):
                table.show(client, None, None)
    if not behind.advance(now):
        return
    version = behind.play.match.version
    body = frames.after(behind.play, None, before, None) + b"}"
    for client in table.clients:
        if client.holding and table.delayed(client):
            client.push(frames.head(b"events", version, None) + body)
    table.tell_over(delayed=True)
    if behind.play.over:
        table.tell_table()
