"""What people at a table decide together: a bot for somebody absent, the end of a showdown, a rematch."""

from __future__ import annotations

from poktail.core.game import Seat
from poktail.server.errors import Forbidden, MatchRunning, NoMatch, NotAway
from poktail.server.tables import commands, seating
from poktail.server.tables.live_table import Client, LiveTable

REMOVERS = 2
"""How many people it takes at least to remove somebody from a rated match; the menu of the page knows this, too."""


def people(table: LiveTable) -> set[str]:
    """The profiles of the people who have a seat."""
    return {holder.profile for holder in table.doc.seats if holder and holder.profile and not holder.bot}


def voters(table: LiveTable) -> set[str]:
    """The profiles of the people who have a seat and are connected."""
    return {profile for profile in people(table) if table.present(profile)}


def stand_in_agreed(table: LiveTable, seat: Seat) -> bool:
    """Whether the host, or more than half of the people present, want a bot to play for this seat."""
    votes, present = table.absence.votes.get(seat, set()), voters(table)
    return table.doc.host in votes or 2 * len(votes & present) > len(present)


def removal_agreed(table: LiveTable, seat: Seat) -> bool:
    """Whether at least two people, and more than half of the others present, want somebody to be removed."""
    holder = table.doc.seats[seat]
    others = voters(table) - {holder.profile if holder else None}
    agreed = table.absence.removals.get(seat, set()) & others
    return len(agreed) >= REMOVERS and 2 * len(agreed) > len(others)


def vote_to_remove(table: LiveTable, client: Client, seat: Seat) -> bool:
    """Count a vote to remove somebody else from a rated match; True if that is agreed now."""
    profile = _voter(table, client)
    seating.check_seat(table.doc, seat)
    holder = table.doc.seats[seat]
    if holder is None or holder.profile is None:
        raise MatchRunning()  # bots stay
    if holder.profile == profile:
        raise Forbidden(need="other")
    if len(people(table) - {holder.profile}) < REMOVERS:
        raise Forbidden(need="votes")
    table.absence.removals.setdefault(seat, set()).add(profile)
    return removal_agreed(table, seat)


def all_gone_on(table: LiveTable) -> bool:
    """Whether everybody present has seen the showdown."""
    return voters(table) <= table.showdown.gone_on


def rematch_agreed(table: LiveTable) -> bool:
    """Whether the host has asked for a rematch and everybody present agrees."""
    present = voters(table)
    return table.doc.phase == "over" and table.doc.host in table.rematch and bool(present) and present <= table.rematch


# Commands


def _voter(table: LiveTable, client: Client) -> str:
    """The profile of this client, if it may vote."""
    if client.profile is None or client.profile not in voters(table):
        raise Forbidden(need="seat")
    return client.profile


async def propose_stand_in(table: LiveTable, client: Client, command: commands.StandIn) -> None:
    """Propose that a bot plays for somebody who is away."""
    seat, profile = command.d.seat, _voter(table, client)
    seating.check_seat(table.doc, seat)
    holder = table.doc.seats[seat]
    if table.doc.phase != "playing":
        raise NoMatch()
    if holder is None or holder.profile is None or table.present(holder.profile) or table.bot_plays(seat):
        raise NotAway(seat=seat)
    away = table.services.ticks() - table.absence.since.get(holder.profile, table.services.ticks())
    if away < table.services.settings.vote_after * 1000:
        raise NotAway(seat=seat)
    table.absence.votes.setdefault(seat, set()).add(profile)
    if stand_in_agreed(table, seat):
        table.absence.stand_in(seat)
    table.answer(client, command.a)
    table.table_changed()
    table.wake_scheduler()


async def go_on(table: LiveTable, client: Client, command: commands.GoOn) -> None:
    """I have seen the showdown."""
    table.showdown.gone_on.add(_voter(table, client))
    table.answer(client, command.a)
    if table.showdown.until is not None and all_gone_on(table):
        table.showdown.until = None
        table.table_changed(live=True)
        table.wake_scheduler()
