"""HistoryJobs: works on finished matches in a background thread, in short slices, with a limit for each reader."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from concurrent.futures import Executor
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, suppress
from typing import NamedTuple, TypeVar

from starlette.requests import ClientDisconnect, Request

from poktail.server.errors import TooFast

SLICE_S = 0.02
"""How long one reader's job runs before the next reader's has its turn."""
AT_ONCE_PER_READER = 4
"""How many jobs of one reader run at the same time; the others wait, so that a family at one address is served."""
MOST_PER_READER = 24
MOST = 96


class Limits(NamedTuple):
    """How many jobs of one reader run at once, how many of one reader may run or wait, and how many of all readers."""

    at_once: int = AT_ONCE_PER_READER
    per_reader: int = MOST_PER_READER
    all: int = MOST


HISTORY = Limits()


T = TypeVar("T")
Readers = Callable[[Request], tuple[str, ...]]
"""Whom a request counts against, such as a profile and an address."""


class HistoryJobs:
    """Runs work that is given as an iterator; it ends early if the client that asked for it is gone."""

    def __init__(self, threads: Executor, readers: Readers, limits: Limits = HISTORY) -> None:
        self._threads, self._readers, self._limits = threads, readers, limits
        self._jobs: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._all = 0

    async def slices(self, request: Request, work: Iterator[T]) -> AsyncGenerator[list[T], None]:
        """Everything that the work yields, as it comes; or TooFast."""
        loop = asyncio.get_running_loop()
        async with self._turn(self._readers(request)):
            while not await request.is_disconnected():
                part = await loop.run_in_executor(self._threads, _take, work)
                if not part:
                    return
                yield part
            raise ClientDisconnect

    async def run(self, request: Request, work: Iterator[T]) -> T:
        """The last value that the work yields; or TooFast."""
        last: list[T] = []
        async for part in self.slices(request, work):
            last = part[-1:]
        return last[0]

    async def stream(self, request: Request, work: Iterator[bytes]) -> AsyncIterator[bytes]:
        """The bytes that the work yields, in parts as they come, and no more once the client is gone; or TooFast."""
        parts = self.slices(request, work)
        return _joined(await anext(parts), parts)

    @asynccontextmanager
    async def _turn(self, readers: tuple[str, ...]) -> AsyncIterator[None]:
        """Wait until each of these readers may have one more job running; or TooFast."""
        limits = self._limits
        if self._all >= limits.all or any(self._jobs[reader] >= limits.per_reader for reader in readers):
            raise TooFast(wait=1)
        self._jobs.update(readers)
        self._all += 1
        try:
            async with AsyncExitStack() as turns:
                for reader in readers:
                    turn = self._turns.setdefault(reader, asyncio.Semaphore(limits.at_once))
                    await turns.enter_async_context(turn)
                yield
        finally:
            self._all -= 1
            self._jobs.subtract(readers)
            for reader in readers:
                if not self._jobs[reader]:
                    del self._jobs[reader], self._turns[reader]


async def _joined(first: list[bytes], parts: AsyncGenerator[list[bytes]]) -> AsyncIterator[bytes]:
    async with aclosing(parts):
        yield b"".join(first)
        with suppress(ClientDisconnect):
            async for part in parts:
                yield b"".join(part)


def _take(work: Iterator[T]) -> list[T]:
    """What the work yields in a short time; nothing if it is done."""
    found, end = list[T](), time.monotonic() + SLICE_S
    for one in work:
        found.append(one)
        if time.monotonic() >= end:
            break
    return found
