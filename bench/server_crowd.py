"""The simulated players at all tables of one server: they move, and measure how long until everybody has the move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

from bench.server_wire import Wire
from bench.yardsticks.tic_tac_toe import CELLS, ended

PATIENCE_S = 120.0
"""Seconds after which tables that do not halt mean a bug rather than a slow machine."""
LAST = len(CELLS) - 1
"""After this many moves of a drawn tic-tac-toe only the last one is left."""

Move = Callable[[], None]


def drawn(rng: Random) -> tuple[int, ...]:
    """Nine cells in an order in which nobody wins, so that every match has the same length on every server."""
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
    """All tables of one server; they halt when told to, and continue together."""

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
        """How many moves all seats of their table have received."""
        return len(self.latencies)

    def forget(self) -> None:
        """Reset the counts."""
        self.latencies = []
        self.matches = 0

    async def go(self, begin: Callable[[Table], None] | None = None) -> None:
        """Let every table continue (or begin), and wait until each has halted again."""
        self._left = len(self.tables)
        self._rest = self.loop.create_future()
        self.check()
        for table in self.tables:
            (begin or Table.release)(table)
        await asyncio.wait_for(self._rest, PATIENCE_S)
        while not all(table.known for table in self.tables):  # one seat may halt before the others have the move
            await asyncio.sleep(0)

    async def scatter(self) -> None:
        """Let every table play to a random point of its match, so that they are no longer in step."""
        self.halts = frozenset()
        for table in self.tables:
            table.stop = self.rng.randint(1, LAST)
        await self.go()
        for table in self.tables:
            table.stop = None

    async def flow(self, seconds: float, matches: int = 0) -> None:
        """Let every table play match after match for this long and until this many have ended; then hold due moves."""
        self.halts, self.pausing = frozenset(), False
        for table in self.tables:
            if self.think:  # start at different moments
                self.loop.call_later(self.rng.uniform(0, self.think[1]), table.release)
            else:
                table.release()
        ends = self.loop.time() + seconds
        while (now := self.loop.time()) < ends or (self.matches < matches and now < ends + PATIENCE_S):
            await asyncio.sleep(max(0.05, ends - now))
        self.pausing = True
        self.check()

    def halted(self) -> None:
        """A table has halted."""
        self._left -= 1
        if not self._left and self._rest and not self._rest.done():
            self._rest.set_result(None)

    def fail(self, why: str) -> None:
        """Record an error and wake the task that waits."""
        self.broken = self.broken or why
        if self._rest and not self._rest.done():
            self._rest.set_exception(RuntimeError(why))

    def check(self) -> None:
        """Raise the recorded error, if any."""
        if self.broken:
            raise RuntimeError(self.broken)

    def close(self) -> None:
        """Disconnect everybody."""
        for table in self.tables:
            for wire in table.wires:
                wire.close()


class Table:
    """One table with a connection for each seat; subclasses implement a server's protocol."""

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
        """Whether every seat has received every move."""
        return all(count == self.made for count in self._heard)

    def fresh(self) -> None:
        """A new match has begun."""
        self.made = 0
        self._heard = [0] * self.seats
        self._open = []

    def due(self, move: Move) -> None:
        """A seat has to move: at once, after some thought, or when the tables continue."""
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
        """A seat received the next move (`sent`: when, if it was its own); the move is done when every seat has it."""
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
