"""HistoryJobs: replays finished matches in a thread of its own, a little at a time, and not too much for one reader."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from poktail.server.errors import TooFast

SLICE_S = 0.02
"""How long one reader's job runs before the next reader's has its turn."""
MOST_PER_READER = 4
MOST = 64

T = TypeVar("T")
Readers = Callable[[Request], tuple[str, ...]]
"""Whom a request counts against, such as a profile and an address."""


class HistoryJobs:
    """Runs work that is given as an iterator; it ends early if the client that asked for it is gone."""

    def __init__(self, threads: Executor, readers: Readers) -> None:
        self._threads, self._readers = threads, readers
        self._jobs: Counter[str] = Counter()
        self._all = 0

    async def slices(self, request: Request, work: Iterator[T]) -> AsyncGenerator[list[T], None]:
        """Everything that the work yields, as it comes; or TooFast."""
        loop = asyncio.get_running_loop()
        with self._counted(self._readers(request)):
            while part := await loop.run_in_executor(self._threads, _take, work):
                yield part
                if await request.is_disconnected():
                    raise ClientDisconnect

    async def run(self, request: Request, work: Iterator[T]) -> T:
        """The last value that the work yields; or TooFast."""
        last: list[T] = []
        async for part in self.slices(request, work):
            last = part[-1:]
        return last[0]

    @contextmanager
    def _counted(self, readers: tuple[str, ...]) -> Iterator[None]:
        if self._all >= MOST or any(self._jobs[reader] >= MOST_PER_READER for reader in readers):
            raise TooFast(wait=1)
        self._jobs.update(readers)
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._jobs.subtract(readers)
            for reader in readers:
                if not self._jobs[reader]:
                    del self._jobs[reader]


def _take(work: Iterator[T]) -> list[T]:
    """What the work yields in a short time; nothing if it is done."""
    found, end = list[T](), time.monotonic() + SLICE_S
    for one in work:
        found.append(one)
        if time.monotonic() >= end:
            break
    return found
