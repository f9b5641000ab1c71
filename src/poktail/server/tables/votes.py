"""What people at a table decide together: whether a bot plays for somebody absent, and whether there is a rematch."""

from __future__ import annotations

from poktail.core.game import Seat
from poktail.server.tables.live_table import LiveTable


def voters(table: LiveTable) -> set[str]:
    """The profiles of the people who have a seat and are connected."""
    people = {holder.profile for holder in table.doc.seats if holder and holder.profile and not holder.bot}
    return {profile for profile in people if table.present(profile)}


def stand_in_agreed(table: LiveTable, seat: Seat) -> bool:
    """Whether the host, or more than half of the people present, want a bot to play for this seat."""
    votes, present = table.absence.votes.get(seat, set()), voters(table)
    return table.doc.host in votes or 2 * len(votes & present) > len(present)


def rematch_agreed(table: LiveTable) -> bool:
    """Whether the host has asked for a rematch and everybody present agrees."""
    present = voters(table)
    return table.doc.phase == "over" and table.doc.host in table.rematch and bool(present) and present <= table.rematch
