"""Scheduled work at a table: bots move, stand-ins take over, clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Any

import structlog

from poktail.bots.levels import DEFAULT_LEVEL, bot, random_move
from poktail.core import registry
from poktail.core.decisions import Kind
from poktail.core.errors import RuleError
from poktail.core.game import Observation, Seat
from poktail.server.ops.logs import describe_error
from poktail.server.tables import matches, talk, updates
from poktail.server.tables.commands import BotMove, Tick
from poktail.server.tables.live_table import LiveTable
from poktail.server.tables.pace import kind_of, think_time

RETRY_MS = 1_000
MAX_FAILURES = 5

log = structlog.get_logger("poktail.server")


@dataclass(frozen=True, slots=True)
class Due:
    """What the bots that have to move now can see and decide, and the milliseconds until something else may be due."""

    observations: dict[Seat, Observation] = field(default_factory=dict)
    kinds: dict[Seat, Kind] = field(default_factory=dict)
    wait_ms: int | None = None


class Scheduler:
    """Runs one table's scheduled work in a task, as long as somebody is connected."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._wake = asyncio.Event()
        self._last = ({-1}, -1)  # the bots that moved last, and the version after it

    def wake(self) -> None:
        """Look again now."""
        self._wake.set()

    async def run(self) -> None:
        """Work until nobody is connected; after several failures in a row the error is raised."""
        failures, table = 0, self._table
        while True:
            try:
                self._wake.clear()
                wait = await self._step()
                failures = 0
            except asyncio.CancelledError:
                raise
            except Exception as error:
                failures += 1
                log.warning("scheduler", table=table.doc.id[:4], **describe_error(error))
                if failures >= MAX_FAILURES and not isinstance(error, RuleError):
                    raise
                wait = RETRY_MS
            if not table.clients and wait != RETRY_MS:
                return
            await self._sleep(wait)

    async def _sleep(self, wait: int | None) -> None:
        try:
            async with asyncio.timeout(None if wait is None else wait / 1000):
                await self._wake.wait()
        except TimeoutError:
            pass

    async def _step(self) -> int | None:
        """Do what is due; returns the milliseconds until something else may be."""
        doc, preparations = self._table.doc, self._table.services.preparations
        for level in {holder.level for holder in doc.seats if holder and holder.level}:
            preparations.begin(doc.setup.game, level)
        due: Due = await self._table.execute(Tick())
        if due.observations:
            await self._let_bots_move(due.observations, due.kinds)
            return 0
        return due.wait_ms

    async def _let_bots_move(self, observations: dict[Seat, Observation], kinds: dict[Seat, Kind]) -> None:
        """Let bots think outside the table's lock, then play their moves."""
        table, services = self._table, self._table.services
        loop = asyncio.get_running_loop()
        begun, chosen = loop.time(), list[tuple[float, Seat, str, str]]()
        version = next(iter(observations.values())).version
        for seat, observation in observations.items():
            holder = table.doc.seats[seat]
            level = (holder.level if holder else None) or DEFAULT_LEVEL
            rng = services.bot_rng()
            await services.preparations.done(observation.game.id, level)
            move = await loop.run_in_executor(services.bot_threads, decide, level, observation, rng)
            pause = self._think_time(seat, kinds[seat], rng)
            chosen.append((begun + pause, seat, level, str(move)))
        for time, seat, level, notation in sorted(chosen):
            while table.version == version and (pause := time - loop.time()) > 0:  # shorter if the move is taken back
                self._wake.clear()
                await self._sleep(ceil(pause * 1000))
            if await table.execute(BotMove(seat, notation, version)):
                services.metrics.bot_moved(table.doc.setup.game, level)
        self._last = set(observations), table.version

    def _think_time(self, seat: Seat, kind: Kind, rng: Random) -> float:
        table = self._table
        same_turn = self._last == ({seat}, table.version)
        average = table.services.settings.bot_pause
        return think_time(average, table.doc.pace, same_turn, rng, kind)


def decide(level: str, observation: Observation, rng: Random) -> Any:
    """A bot's move; if the bot fails, a random one, so that nobody waits forever."""
    entry = registry.find(observation.game.id)
    try:
        move = bot(entry, level)(observation, rng)
        if move in observation.legal:
            return move
        log.error("bot_illegal", game=entry.id, level=level)
    except Exception as error:
        log.error("bot_failed", game=entry.id, level=level, **describe_error(error))
    return random_move(observation, rng)


# The command


async def tick(table: LiveTable, _client: None, _command: Tick) -> Due:
    """Do whatever is due: start, begin or finish the match, update delayed spectators, let stand-ins take over."""
    await matches.start_if_agreed(table)
    await matches.begin_when_ready(table)
    if not await matches.finish(table):
        return Due(wait_ms=RETRY_MS)
    _show_delayed(table)
    _add_stand_ins(table)
    _end_showdown(table)
    if table.refresh_at is not None and table.refresh_at <= table.services.ticks():
        talk.refresh(table)
    observations = _observations(table)
    return Due(observations, _kinds(table, observations), _wait_ms(table))


def _wait_ms(table: LiveTable) -> int | None:
    now, live = table.services.ticks(), table.live
    times = [table.starts_at, table.showdown.until, table.refresh_at, table.delayed.due() if table.delayed else None]
    if table.doc.phase == "playing" and live is not None:
        times += [table.clocks.deadline(seat) for seat in live.match.waiting if not table.bot_plays(seat)]
        times += [table.stand_in_time(seat) for seat in range(len(table.doc.seats))]
    return min((max(0, time - now) for time in times if time is not None), default=None)


def _add_stand_ins(table: LiveTable) -> None:
    """Let bots play for people who are away or out of time, but only while somebody is connected."""
    live, now, changed = table.live, table.services.ticks(), False
    if table.doc.phase != "playing" or live is None or not table.clients:
        return
    for holder in table.doc.seats:
        if holder and holder.profile and not table.present(holder.profile):
            table.absence.since.setdefault(holder.profile, now)
    for seat in range(len(table.doc.seats)):
        thinking = table.clocks.deadline(seat) if seat in live.match.waiting else None
        limits = (thinking, table.stand_in_time(seat))
        if not table.bot_plays(seat) and any(limit is not None and limit <= now for limit in limits):
            table.absence.stand_in(seat)
            changed = True
    if changed:
        table.table_changed()


def _end_showdown(table: LiveTable) -> None:
    """Bots go on when people have had time to look."""
    until = table.showdown.until
    if until is not None and until <= table.services.ticks():
        table.showdown.until = None
        table.table_changed(live=True)


def _observations(table: LiveTable) -> dict[Seat, Observation]:
    """The observations of the bots that have to move now."""
    live = table.live
    if table.doc.phase != "playing" or live is None or not table.clients or table.showdown.until is not None:
        return {}
    if live.is_too_long:
        return {}
    return {seat: live.match.observation(seat) for seat in live.match.waiting if table.bot_plays(seat)}


def _kinds(table: LiveTable, seats: Collection[Seat]) -> dict[Seat, Kind]:
    """The kinds of decisions of these seats, from what a spectator sees."""
    if table.live is None or not seats:
        return {}
    match, entry = table.live.match, registry.find(table.live.game.id)
    view = match.view(None)
    return {seat: kind_of(entry, view, seat) for seat in seats}


def _show_delayed(table: LiveTable) -> None:
    """Show delayed spectators what they may see by now."""
    delayed, now = table.delayed, table.services.ticks()
    if delayed is None:
        return
    before = delayed.live.match.version
    if not delayed.shown and delayed.begun(now):
        delayed.shown = True
        for client in table.clients:
            if client.following and table.sees_late(client):
                table.show(client, None, None)
    if not delayed.advance(now):
        return
    update = updates.events_after(delayed.live, None, before, None)
    for client in table.clients:
        if client.following and table.sees_late(client):
            table.send(client, update)
    table.send_over(late=True)
    if delayed.live.over:
        table.table_changed()
