"""Everybody at all tables of one server: who moves when, how long it took until all at the table knew."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

from bench.server_wire import Wire
from bench.yardsticks.tic_tac_toe import CELLS, ended

PATIENCE = 120.0
"""Seconds after which a crowd that does not come to rest is a defect, not a slow machine."""
LAST = len(CELLS) - 1
"""After so many moves of a drawn tic-tac-toe the last one is left."""

Move = Callable[[], None]


def drawn(rng: Random) -> tuple[int, ...]:
    """Nine cells in an order that nobody wins: every match is equally long, whoever serves it."""
    while True:
        order = rng.sample(range(len(CELLS)), len(CELLS))
        cells: list[int | None] = [None] * len(CELLS)
        for number, cell in enumerate(order):
            cells[cell] = number % 2
            if number < LAST and ended(tuple(cells), number % 2) is not None:
                break
        else:
            if ended(tuple(cells), 0) == (0, 0):
                return tuple(order)


class Crowd:
    """All tables of one server. They halt where they are told to, and go on together."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.loop = asyncio.get_running_loop()
        self.tables: list[Table] = []
        self.halts: frozenset[int] = frozenset({0})
        self.think: tuple[float, float] | None = None
        self.pausing = False
        self.latencies: list[float] = []
        self.matches = 0
        self.broken: str | None = None
        self._left = 0
        self._rest: asyncio.Future[None] | None = None

    @property
    def moves(self) -> int:
        """How many moves everybody at their table has heard of."""
        return len(self.latencies)

    def forget(self) -> None:
        """Count from here."""
        self.latencies = []
        self.matches = 0

    async def go(self, begin: Callable[[Table], None] | None = None) -> None:
        """Let every table go on (or begin), and wait until each has halted again."""
        self._left = len(self.tables)
        self._rest = self.loop.create_future()
        self.check()
        for table in self.tables:
            (begin or Table.release)(table)
        await asyncio.wait_for(self._rest, PATIENCE)
        while not all(table.known for table in self.tables):  # who halts may have heard before its neighbours
            await asyncio.sleep(0)

    async def scatter(self) -> None:
        """Let every table play to some point of its match, so that they are not in step any more."""
        self.halts = frozenset()
        for table in self.tables:
            table.stop = self.rng.randint(1, LAST)
        await self.go()
        for table in self.tables:
            table.stop = None

    async def flow(self, seconds: float, matches: int = 0) -> None:
        """Let every table play, match after match, for so long and until so many have ended; then hold what is due."""
        self.halts, self.pausing = frozenset(), False
        for table in self.tables:
            if self.think:  # nobody begins at the same moment
                self.loop.call_later(self.rng.uniform(0, self.think[1]), table.release)
            else:
                table.release()
        ends = self.loop.time() + seconds
        while (now := self.loop.time()) < ends or (self.matches < matches and now < ends + PATIENCE):
            await asyncio.sleep(max(0.05, ends - now))
        self.pausing = True
        self.check()

    def halted(self) -> None:
        """A table has come to rest."""
        self._left -= 1
        if not self._left and self._rest and not self._rest.done():
            self._rest.set_result(None)

    def fail(self, why: str) -> None:
        """Something happened that must not; whoever waits hears of it."""
        self.broken = self.broken or why
        if self._rest and not self._rest.done():
            self._rest.set_exception(RuntimeError(why))

    def check(self) -> None:
        """Raise what went wrong meanwhile."""
        if self.broken:
            raise RuntimeError(self.broken)

    def close(self) -> None:
        """Everybody leaves."""
        for table in self.tables:
            for wire in table.wires:
                wire.close()


class Table:
    """One table and a connection for each of its seats; a subclass speaks the server's language."""

    def __init__(self, crowd: Crowd, seats: int) -> None:
        self.crowd = crowd
        self.seats = seats
        self.wires: list[Wire] = []
        self.made = 0
        self.stop: int | None = None
        self._held: list[Move] = []
        self._heard = [0] * seats
        self._open: list[tuple[int, float]] = []

    def start(self) -> None:
        """Begin the first match."""
        raise NotImplementedError

    @property
    def known(self) -> bool:
        """Whether every seat has heard of every move."""
        return all(count == self.made for count in self._heard)

    def fresh(self) -> None:
        """A new match has begun."""
        self.made = 0
        self._heard = [0] * self.seats
        self._open = []

    def due(self, move: Move) -> None:
        """A seat knows that it is to move: at once, after some thought, or when the crowd is let go."""
        crowd = self.crowd
        if self.made in crowd.halts or self.made == self.stop or crowd.pausing:
            self._held.append(move)
            if len(self._held) == 1:
                crowd.halted()
        elif crowd.think:
            crowd.loop.call_later(crowd.rng.uniform(*crowd.think), self._thought, move)
        else:
            move()

    def _thought(self, move: Move) -> None:
        if self.crowd.pausing:
            self._held.append(move)
        else:
            move()

    def release(self) -> None:
        """Make the moves that were held."""
        held, self._held = self._held, []
        for move in held:
            move()

    def heard(self, seat: int, sent: float | None) -> None:
        """A seat heard of the next move; `sent` when it was its own. It is done when every seat has."""
        event = self._heard
        event[seat] += 1
        if sent is not None:
            self._open.append((event[seat], sent))
        if self._open:
            low = min(event)
            done = [one for one in self._open if one[0] <= low]
            if done:
                now = perf_counter()
                self._open = [one for one in self._open if one[0] > low]
                self.crowd.latencies += [now - began for _, began in done]
