"""DelayedMatch: the match as spectators see it at a table that shows it to them with a delay."""

from __future__ import annotations

from poktail.server.storage.store import LogRow
from poktail.server.tables.live_match import LiveMatch


class DelayedMatch:
    """The match as spectators see it when the table shows it with a delay."""

    def __init__(self, live: LiveMatch, started: int, delay: int) -> None:
        self._begins = started + delay
        self._delay = delay
        self.shown = False
        self.live = live
        self._rows: list[tuple[int, LogRow]] = []

    def feed(self, row: LogRow, at: int) -> None:
        """Add a move that was made at that time and that spectators will see later."""
        self._rows.append((at + self._delay, row))

    def begun(self, now: int) -> bool:
        """Whether spectators may see the beginning yet."""
        return now >= self._begins

    def due(self) -> int | None:
        """When there is something new to show."""
        if not self.shown:
            return self._begins
        return self._rows[0][0] if self._rows else None

    def caught_up(self, now: int) -> bool:
        """Whether spectators may see everything by now."""
        return self.begun(now) and all(at <= now for at, _ in self._rows)

    def advance(self, now: int) -> bool:
        """Play the moves that may be shown by now; True if there were any."""
        moved = False
        while self._rows and self._rows[0][0] <= now:
            self.live.redo(self._rows.pop(0)[1])
            moved = True
        return moved
