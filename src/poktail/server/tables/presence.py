"""Handles clients that join or leave a table, and checks which seats are theirs."""

from __future__ import annotations

from poktail.core.errors import NoSuchSeat
from poktail.core.game import Seat
from poktail.server.errors import Forbidden, TooMany
from poktail.server.tables import commands
from poktail.server.tables.live_table import Client, LiveTable


def own_seat(table: LiveTable, client: Client, seat: Seat) -> Seat:
    """The seat, if it is this client's."""
    if seat >= len(table.doc.seats):
        raise NoSuchSeat(seat=seat)
    if seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    return seat


async def join(table: LiveTable, client: Client, _command: commands.Join) -> None:
    """A client has connected: its owner is present, and takes back the seats that bots played meanwhile."""
    now, seats, most = (
        table.services.ticks(),
        table.doc.seats_of(client.profile),
        table.services.settings.watchers_per_table,
    )
    if not seats and table.watching >= most:
        raise TooMany(what="watchers", limit=most)
    if not table.clients:  # while nobody was here, time counted for nobody
        table.clocks.resume(now)
        table.absence.since = dict.fromkeys(table.absence.since, now)
    news = bool(seats) and not table.present(client.profile)
    table.clients.add(client)
    table.absence.came_back(client.profile, seats)
    table.touched, table.visited = now, True
    _presence_changed(table, news)
    if not news:
        table.send_table(client)
    table.wake_scheduler()


async def disconnect(table: LiveTable, client: Client, _command: commands.Disconnect) -> None:
    """A client's connection has ended."""
    now = table.services.ticks()
    table.clients.discard(client)
    gone = not table.present(client.profile)
    if client.profile and gone:
        table.absence.since[client.profile] = now
    if not table.clients:
        table.clocks.pause(now)
    table.touched = now
    _presence_changed(table, gone and bool(table.doc.seats_of(client.profile)))
    table.wake_scheduler()


def _presence_changed(table: LiveTable, at_a_seat: bool) -> None:
    """Tell everybody at once that somebody at a seat has come or gone, and soon how many watch."""
    if at_a_seat:
        table.table_changed()
    else:
        table.watchers_changed = True
        table.refresh_soon()
