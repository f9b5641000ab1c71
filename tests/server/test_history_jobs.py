"""Tests of the jobs that replay finished matches: turns, limits, and readers who leave."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request

from poktail.server.errors import TooFast
from poktail.server.history import jobs
from poktail.server.history.jobs import AT_ONCE_PER_READER, MOST, MOST_PER_READER, HistoryJobs


class Reader:
    """Somebody who asks from this address, and may leave."""

    def __init__(self, address: str) -> None:
        self.left = False
        self.request = Request({"type": "http", "client": (address, 1), "headers": []}, self.receive)

    async def receive(self) -> dict[str, Any]:
        if self.left:
            return {"type": "http.disconnect"}
        return await asyncio.Event().wait()  # type: ignore[return-value]


@pytest.fixture
def history(monkeypatch: pytest.MonkeyPatch) -> Iterator[HistoryJobs]:
    """With one thread, which turns to the next job after every value."""
    monkeypatch.setattr(jobs, "SLICE_S", 0.0)
    with ThreadPoolExecutor(1) as threads:
        yield HistoryJobs(threads, lambda request: (request.scope["client"][0],))


def test_the_last_value_is_the_result_and_no_value_blocks_the_loop(history: HistoryJobs) -> None:
    async def main() -> None:
        seen = set[int]()

        def work() -> Iterator[int]:
            for number in range(5):
                seen.add(threading.get_ident())
                yield number

        assert await history.run(Reader("a").request, work()) == 4
        assert threading.get_ident() not in seen

    asyncio.run(main())


def test_readers_take_turns(history: HistoryJobs) -> None:
    async def main() -> None:
        order = list[str]()

        def work(name: str) -> Iterator[None]:
            for _ in range(3):
                order.append(name)
                yield

        await asyncio.gather(*(history.run(Reader(name).request, work(name)) for name in "ab"))
        assert order == ["a", "b"] * 3

    asyncio.run(main())


def test_a_reader_has_few_jobs_at_a_time_and_the_others_wait(history: HistoryJobs) -> None:
    async def main() -> None:
        running, most = 0, 0

        def work() -> Iterator[bool]:
            nonlocal running, most
            running += 1
            most = max(most, running)
            yield True
            running -= 1

        jobs = (history.run(Reader("a").request, work()) for _ in range(MOST_PER_READER))
        assert all(await asyncio.gather(*jobs))
        assert most == AT_ONCE_PER_READER

    asyncio.run(main())


def test_beyond_a_limit_jobs_are_refused(history: HistoryJobs) -> None:
    async def main() -> None:
        go_on = threading.Event()

        def work() -> Iterator[bool]:
            go_on.wait()
            yield True

        mine = [asyncio.create_task(history.run(Reader("a").request, work())) for _ in range(MOST_PER_READER)]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await history.run(Reader("a").request, work())
        others = [
            asyncio.create_task(history.run(Reader(f"b{n}").request, work())) for n in range(MOST - MOST_PER_READER)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooFast):
            await history.run(Reader("c").request, work())
        go_on.set()
        assert all(await asyncio.gather(*mine, *others))
        assert await history.run(Reader("a").request, work())

    asyncio.run(main())


def test_work_for_somebody_who_left_while_waiting_never_begins(history: HistoryJobs) -> None:
    async def main() -> None:
        begun, reader = list[bool](), Reader("a")

        def work() -> Iterator[bool]:
            begun.append(True)
            yield True

        def long() -> Iterator[bool]:
            yield True
            reader.left = True
            yield True

        busy = [asyncio.create_task(history.run(Reader("a").request, long())) for _ in range(AT_ONCE_PER_READER)]
        await asyncio.sleep(0)
        with pytest.raises(ClientDisconnect):
            await history.run(reader.request, work())
        await asyncio.gather(*busy)
        assert not begun

    asyncio.run(main())


def test_work_for_somebody_who_has_left_ends(history: HistoryJobs) -> None:
    async def main() -> None:
        reader, steps = Reader("a"), list[int]()

        def work() -> Iterator[None]:
            for number in range(1000):
                steps.append(number)
                reader.left = number == 2
                yield

        with pytest.raises(ClientDisconnect):
            await history.run(reader.request, work())
        assert steps == [0, 1, 2]
        assert await history.run(Reader("a").request, iter([1])) == 1, "it is not counted any more"

    asyncio.run(main())


def test_a_stream_is_refused_before_its_first_part_and_ends_with_its_reader(history: HistoryJobs) -> None:
    async def main() -> None:
        reader, closed = Reader("a"), threading.Event()

        def work() -> Iterator[bytes]:
            try:
                yield from (b"1", b"2")
                reader.left = True
                yield from (b"3", b"4")
            finally:
                closed.set()

        assert [part async for part in await history.stream(Reader("b").request, iter((b"1", b"2")))] == [b"1", b"2"]
        assert [part async for part in await history.stream(reader.request, work())] == [b"1", b"2", b"3"]
        assert await asyncio.to_thread(closed.wait, 60), "the rest of the work is dropped"
        full = HistoryJobs(ThreadPoolExecutor(1), lambda _request: (), jobs.Limits(all=0))
        with pytest.raises(TooFast):
            await full.stream(reader.request, work())

    asyncio.run(main())
