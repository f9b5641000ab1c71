"""Takes back a person's last move in a match against bots only, as long as the move has told them nothing new."""

from __future__ import annotations

from poktail.server.errors import CannotTakeBack, Stale
from poktail.server.storage.store import TAKE_BACK
from poktail.server.tables.coach import own_match
from poktail.server.tables.commands import TakeBack
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.matches import repeated


async def take_back(table: LiveTable, client: Client, command: TakeBack) -> None:
    """Undo the last move of the seat that this client plays as; from then on the match changes no rating.

    The move stays in the log and is followed by a row that undoes it. So a version never comes back, and a bot's or
    another client's move that was meant for what was taken back is refused.
    """
    live, seat = own_match(table, client)
    if repeated(table, live, client, seat, TAKE_BACK, command.a):
        return
    if live.taker != seat:
        raise CannotTakeBack(reason="clock" if table.clocks.clock.mode == "hard" else "company")
    now, version = table.services.ticks(), live.match.version
    row = live.take_back_row(seat, command.a, table.services.now())
    if command.v != version:  # pressed twice
        raise Stale(version=command.v, newest=version)
    table.stale = True  # until the store has answered
    await table.services.store.take_back(row)
    table.stale = False
    table.clocks.used(seat, row.spent)
    if live.redo(row):
        table.clocks.turned(now)
    if table.delayed is not None:
        table.delayed.feed(row, now)
    for other in table.clients:
        if other.following and not table.sees_late(other):
            table.show(other, None, command.a if other is client else None)
    if seat in table.absence.stand_ins:  # the owner is back
        table.absence.stand_ins.discard(seat)
        table.table_changed()
    table.wake_scheduler()
