"""Invitations of people to tables: kept in memory for an hour, and gone when the server stops."""

from __future__ import annotations

from dataclasses import dataclass

from poktail.server.storage.documents import TableDocument

LIFE_MS = 3_600_000
PER_GUEST = 5
GUESTS = 10_000


@dataclass(frozen=True, slots=True)
class Invitation:
    """A host invited somebody to a table at this time."""

    table: str
    host: str
    at: int


class Invitations:
    """The last invitations of each person, at most one from each host."""

    def __init__(self) -> None:
        self._by_guest: dict[str, list[Invitation]] = {}

    def add(self, guest: str, new: Invitation) -> None:
        """Invite somebody; it replaces an earlier invitation by the same host."""
        others = [one for one in self.of(guest, new.at) if one.host != new.host]
        self._by_guest.pop(guest, None)
        if len(self._by_guest) >= GUESTS:
            del self._by_guest[next(iter(self._by_guest))]
        self._by_guest[guest] = [new, *others][:PER_GUEST]

    def of(self, guest: str, now: int) -> list[Invitation]:
        """The invitations of this person that are not too old, the newest first."""
        return [one for one in self._by_guest.get(guest, ()) if now - one.at < LIFE_MS]


def host_name(doc: TableDocument, invitation: Invitation, guest: str) -> str | None:
    """The name of the host who waits at the table with a seat for this guest; None if that is no longer so."""
    waits = doc.phase == "open" and not doc.locked and None in doc.seats and not doc.seats_of(guest)
    own = doc.seats_of(invitation.host) if waits and doc.host == invitation.host else ()
    holder = doc.seats[own[0]] if own else None
    return holder.name if holder else None
