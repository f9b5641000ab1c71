"""Choices at a table: checked, taken, stored, and only then told. One that nobody is in the way of needs no task."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any

from poktail.core.errors import RuleError
from poktail.core.game import Seat
from poktail.server.errors import BadMessage, Forbidden, NoMatch, SequenceTaken, Unsaved
from poktail.server.storage.store import LogRow
from poktail.server.tables.live_match import Play
from poktail.server.tables.live_table import Client, Table
from poktail.server.ws import messages_in as wire
from poktail.server.ws import render as frames

Done = Callable[[BaseException | None], None]
"""Who hears that a choice has come to its end: told, or refused for a reason, or broken."""


@dataclass(eq=False, slots=True)
class Taken:
    """A choice that the match has taken and the store has not yet."""

    play: Play
    row: LogRow
    version: int
    moved: bool
    client: Client | None
    begun: float


def _admit(table: Table, client: Client, message: wire.Move) -> Seat | None:
    """The seat that may choose; None: this very choice was made before, and is answered again."""
    seat, play = client.held, table.play
    if seat is None or seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    if play is None:
        raise NoMatch()
    known = play.acks.get((seat, message.a))
    if known is None:
        return seat
    if known != message.d:  # a client that counts anew must not lose its move
        raise BadMessage(field="a", reason="used")
    client.push(frames.frame("ack", play.match.version, {"again": True}, message.a))
    return None


def _take(
    table: Table, seat: Seat, text: str, version: int, by: str, client: Client | None = None, ack: str | None = None
) -> Taken:
    play, begun = table.play, monotonic()
    assert play is not None
    moved = play.choose(seat, text, version)
    now = table.house.now()
    row = LogRow(play.id, play.seq, now, seat, text, by, ack, table.clocks.think(now))
    table.unsure = True  # until the store has answered, memory is ahead of the disk
    return Taken(play, row, version, moved, client, begun)


def _tell(table: Table, taken: Taken) -> None:
    """The choice is durable: now everybody may hear of it."""
    play, row, house = taken.play, taken.row, table.house
    table.unsure = False
    play.stored(row)
    table.clocks.used(row.seat, row.spent)
    if table.behind is not None:
        table.behind.feed(row)
    house.metrics.moved(play.game.id, row.by)
    if taken.moved:
        table.clocks.turned(row.at)
        table.tell_events(taken.version, taken.client, row.ack)
    else:
        table.tell_waiting(row.seat, taken.client, row.ack)
    house.metrics.answered(monotonic() - taken.begun)
    if taken.client is not None and row.seat in table.absence.stand_ins and not play.over:  # its owner is back
        table.absence.stand_ins.discard(row.seat)
        table.tell_table()


async def choose(
    table: Table, seat: Seat, text: str, version: int, by: str, client: Client | None = None, ack: str | None = None
) -> None:
    """Take a choice, make it durable, then tell everybody."""
    taken = _take(table, seat, text, version, by, client, ack)
    try:
        await table.house.store.append(taken.row)
    except (Unsaved, SequenceTaken):
        await table.sure()
        raise
    _tell(table, taken)
    await _go_on(table, taken)


async def _go_on(table: Table, taken: Taken) -> None:
    if (taken.play.over and not await table.finish()) or table.busy():
        table.stir()


async def move(table: Table, client: Client, message: wire.Move) -> None:
    """The choice of the seat held up. A repeated one is answered, not taken again."""
    seat = _admit(table, client, message)
    if seat is not None:
        await choose(table, seat, message.d, message.v, "owner", client, message.a)


# Without a task


def at_once(table: Table, client: Client, message: Any, done: Done) -> bool:
    """Take a move here and now, and tell it when the store calls back; False where that has to wait for others.

    Like any other work it holds the table's lock until it is told.
    """
    if type(message) is not wire.Move or table.unsure or not _lock(table.lock):
        return False
    try:
        seat = _admit(table, client, message)
        if seat is not None:
            taken = _take(table, seat, message.d, message.v, "owner", client, message.a)
            table.house.store.append_soon(taken.row, partial(_stored, table, taken, done))
            return True
    except Exception as error:
        _end(table, done, error)
    else:
        _end(table, done, None)
    return True


def _lock(lock: asyncio.Lock) -> bool:
    """Take a lock that nobody has or waits for; it is had without waiting, or not at all."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


def _stored(table: Table, taken: Taken, done: Done, error: BaseException | None) -> None:
    """The store has answered. What takes longer than telling is done by a task."""
    if error is not None or taken.play.over:
        errand = asyncio.create_task(_at_length(table, taken, done, error))
        table.errands.add(errand)
        errand.add_done_callback(table.errands.discard)
        return
    try:
        _tell(table, taken)
        if table.busy():
            table.stir()
    except Exception as broken:
        error = broken
    _end(table, done, error)


async def _at_length(table: Table, taken: Taken, done: Done, error: BaseException | None) -> None:
    try:
        if error is None:
            _tell(table, taken)
            await _go_on(table, taken)
        elif isinstance(error, Unsaved | SequenceTaken):
            await table.sure()
    except BaseException as broken:
        error = broken
    _end(table, done, error)


def _end(table: Table, done: Done, error: BaseException | None) -> None:
    if error is not None and not isinstance(error, RuleError):
        table.unsure = True  # a defect of ours, or the end of a task: what counts is on disk
    try:
        table.flush()
    except Exception as broken:
        error = error or broken
    finally:
        table.lock.release()
    done(error)
