"""Who is away from a table, which seats bots play meanwhile, and the showdown; scheduler.py and votes.py change it."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass, field

from poktail.core.game import Seat


@dataclass(eq=False, slots=True)
class Absence:
    """Since when a profile has had no connection, which seats bots play for their owners, and who proposes that."""

    since: dict[str, int] = field(default_factory=dict)
    stand_ins: set[Seat] = field(default_factory=set)
    votes: dict[Seat, set[str]] = field(default_factory=dict)
    removals: dict[Seat, set[str]] = field(default_factory=dict)
    """Who wants somebody to be removed from a rated match."""
    at_end: frozenset[Seat] | None = None
    """The stand-ins at the end of the match, while spectators who see it late must not know that it has ended."""

    @property
    def shown_late(self) -> Set[Seat]:
        """The seats that bots play, as delayed spectators are told."""
        return self.stand_ins if self.at_end is None else self.at_end

    def end(self) -> None:
        """Forget the stand-ins and votes of a match that has ended."""
        self.at_end = frozenset(self.stand_ins)
        self.stand_ins.clear()
        self.votes.clear()
        self.removals.clear()

    def begin(self, now: int) -> None:
        """A match begins: only what comes from now on counts."""
        self.at_end = None
        self.votes.clear()
        self.removals.clear()
        self.since = dict.fromkeys(self.since, now)

    def stand_in(self, seat: Seat) -> None:
        """Let a bot play this seat."""
        self.stand_ins.add(seat)
        self.votes.pop(seat, None)

    def forget(self, seat: Seat) -> None:
        """The seat is no longer its owner's."""
        self.stand_ins.discard(seat)
        self.votes.pop(seat, None)
        self.removals.pop(seat, None)

    def came_back(self, profile: str | None, seats: Iterable[Seat]) -> None:
        """A profile is connected again, and plays these seats of its own."""
        self.since.pop(profile or "", None)
        for seat in seats:
            self.stand_ins.discard(seat)
            self.votes.pop(seat, None)


@dataclass(eq=False, slots=True)
class Showdown:
    """Until when people look at what was revealed, which version that is, and which profiles have gone on."""

    until: int | None = None
    version: int = 0
    gone_on: set[str] = field(default_factory=set)

    def begin(self, until: int, version: int) -> None:
        """Let bots wait until then."""
        self.until, self.version, self.gone_on = until, version, set()
