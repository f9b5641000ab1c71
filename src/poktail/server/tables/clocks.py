"""Thinking time for one decision and for a whole match, in milliseconds; the current time is always an argument."""

from __future__ import annotations

from poktail.core.game import Seat
from poktail.server.storage.documents import Clock

GRACE_MS = 2_000
"""How long after a hard deadline a bot takes over: the move may be on its way."""


class Clocks:
    """The time each seat has used in one match; the clock stops while nobody is connected."""

    __slots__ = ("_paused", "clock", "since", "spent")

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.clock = clock
        self.since = now
        self.spent = [0] * seats
        self._paused: int | None = None

    def pause(self, now: int) -> None:
        """Stop the clock: nobody is connected any more."""
        if self._paused is None:
            self._paused = now

    def resume(self, now: int) -> None:
        """Start the clock again; the time in between counts for nobody."""
        if self._paused is not None:
            self.since += max(0, now - self._paused)
            self._paused = None

    def think(self, now: int) -> int:
        """How long the waiting seats have been thinking."""
        return max(0, (now if self._paused is None else self._paused) - self.since)

    def used(self, seat: Seat, spent: int) -> None:
        """Add the time a seat took to choose."""
        self.spent[seat] += spent

    def turned(self, now: int) -> None:
        """The match has moved on: the thinking time starts again."""
        self.since = now
        if self._paused is not None:
            self._paused = now

    def left(self, seat: Seat) -> int | None:
        """How much of its match time the seat had left when this turn began."""
        return None if self.clock.match is None else max(0, self.clock.match * 1000 - self.spent[seat])

    def deadline(self, seat: Seat) -> int | None:
        """When a bot takes over the seat if it has not chosen by then; None: never."""
        if self.clock.mode != "hard":
            return None
        limits = [limit for limit in (self.clock.move and self.clock.move * 1000, self.left(seat)) if limit is not None]
        return self.since + min(limits) + GRACE_MS if limits else None

    def state(self, now: int) -> dict[str, object] | None:
        """What clients show, or None without a clock."""
        if self.clock.mode == "none":
            return None
        return {
            "now": now,
            "since": now - self.think(now),
            "move": self.clock.move and self.clock.move * 1000,
            "left": [self.left(seat) for seat in range(len(self.spent))],
            "mode": self.clock.mode,
        }
