"""The measurements of `server.py` and their arithmetic."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, process_time

from bench.server_crowd import LAST, Crowd, Table
from bench.server_process import Server, busy

SETTLE = 0.3
"""Seconds to let work in progress finish before the other server's turn."""


@dataclass(slots=True)
class Spent:
    """The cost of some time: wall clock, and CPU of the server, the players, and everything else on the machine."""

    seconds: float = 0.0
    server: float = 0.0
    crowd: float = 0.0
    machine: float = 0.0

    @property
    def others(self) -> float:
        """The share of the machine that other processes used: the noise."""
        return max(0.0, self.machine - self.server - self.crowd) / (self.seconds * (os.cpu_count() or 1) or 1)


@dataclass(slots=True)
class Sample:
    """One round of one server: its moves and their cost, and the cost of ending matches and starting the next."""

    play: Spent = field(default_factory=Spent)
    turnover: Spent = field(default_factory=Spent)
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    matches: int = 0

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.play.seconds

    @property
    def cpu(self) -> float:
        """Server CPU per move, in µs."""
        return 1e6 * self.play.server / self.moves

    @property
    def crowd(self) -> float:
        """The CPU of the simulated players per move, in µs."""
        return 1e6 * self.play.crowd / self.moves

    @property
    def match(self) -> float:
        """Server CPU for ending a match and starting the next, including the last move, in µs."""
        return 1e6 * self.turnover.server / self.matches if self.matches else 0.0

    @property
    def whole(self) -> float:
        """Server CPU per move including everything, in µs; each turnover also contains a move."""
        if not self.turnover.seconds:
            return self.cpu
        return 1e6 * (self.play.server + self.turnover.server) / (self.moves + self.matches)

    def latency(self, share: float) -> float:
        """The latency that this share of the moves did not exceed, in ms."""
        return 1e3 * quantile(self.latencies, share)


def quantile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all do not exceed.

    >>> quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.99)
    (2, 4)
    """
    ranked = sorted(values)
    return ranked[max(0, -(-len(ranked) * round(share * 1000) // 1000) - 1)]


def ratios(mine: list[Sample], other: list[Sample], of: Callable[[Sample], float]) -> tuple[float, float, float]:
    """Ours divided by theirs, by round: the median, the smallest, the largest."""
    found = [of(a) / of(b) for a, b in zip(mine, other, strict=True)]
    return median(found), min(found), max(found)


@contextmanager
def clocked(spent: Spent, server: Server) -> Iterator[None]:
    """Add the cost of the block to `spent`."""
    before = perf_counter(), server.cpu(), process_time(), busy()
    yield
    after = perf_counter(), server.cpu(), process_time(), busy()
    spent.seconds += after[0] - before[0]
    spent.server += after[1] - before[1]
    spent.crowd += after[2] - before[2]
    spent.machine += after[3] - before[3]


@contextmanager
def steady() -> Iterator[None]:
    """Turn garbage collection off in this process while it measures."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def begin(crowd: Crowd, start: Callable[[Table], None]) -> None:
    """Start the first match at every table, up to its first move."""
    crowd.halts = frozenset({0})
    await crowd.go(start)


async def waves(crowd: Crowd, server: Server, seconds: float) -> Sample:
    """Play matches of tic-tac-toe in step: all moves but the last; then, at all tables, the last one and a new match.

    This separates the cost of a move from the cost of a match.
    """
    sample = Sample()
    crowd.halts = frozenset({0, LAST})
    with steady():
        while sample.play.seconds + sample.turnover.seconds < seconds:
            crowd.forget()
            with clocked(sample.play, server):
                await crowd.go()
            sample.latencies += crowd.latencies
            sample.moves += crowd.moves
            crowd.forget()
            with clocked(sample.turnover, server):
                await crowd.go()
            sample.matches += crowd.matches
    return sample


async def flow(
    crowd: Crowd, server: Server, seconds: float, think: tuple[float, float] | None = None, matches: int = 0
) -> Sample:
    """Play match after match for this long, and count everything together; people may think before they move."""
    sample = Sample()
    crowd.think = think
    with steady():
        crowd.forget()
        with clocked(sample.play, server):
            await crowd.flow(seconds, matches)
            sample.latencies, sample.moves, sample.matches = crowd.latencies, crowd.moves, crowd.matches
        await asyncio.sleep(SETTLE)
    crowd.check()
    return sample
