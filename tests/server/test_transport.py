"""Tests of the transport below uvicorn's protocols: a pause loses nothing, and a short one costs no system calls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from poktail.server.transport import MAX_READ, LimitedReader, LimitedTransport


class Wire(asyncio.Transport):
    """A connection by hand: what it was told, and data that comes in."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.closing = False

    def set_protocol(self, protocol: Any) -> None:
        assert isinstance(protocol, LimitedReader)
        self._reader = protocol

    def pause_reading(self) -> None:
        self.told.append("pause")

    def resume_reading(self) -> None:
        self.told.append("resume")

    def is_reading(self) -> bool:
        return self.told[-1:] != ["pause"]

    def is_closing(self) -> bool:
        return self.closing

    def comes(self, data: bytes) -> None:
        assert self.is_reading()
        self._reader.get_buffer(-1)[: len(data)] = data
        self._reader.buffer_updated(len(data))


class Listener(asyncio.Protocol):
    """Keeps what it is passed; like uvicorn's, it may pause after every piece."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.after: Callable[[], None] = lambda: None

    def data_received(self, data: bytes) -> None:
        self.heard.append(data)
        self.after()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def limited(wire: Wire, listener: Listener) -> LimitedTransport:
    return LimitedTransport(wire, listener, lambda: None)


def rounds(*steps: Callable[[], None]) -> None:
    """Take these steps, each in a round of an event loop of its own."""

    async def main() -> None:
        for step in (*steps, lambda: None):
            step()
            await asyncio.sleep(0)

    asyncio.run(main())


def test_a_short_pause_is_kept_from_the_connection(wire: Wire, listener: Listener, limited: LimitedTransport) -> None:
    def pause() -> None:
        limited.pause_reading()
        assert not limited.is_reading()

    rounds(lambda: wire.comes(b"one"), pause, limited.resume_reading, lambda: wire.comes(b"two"))
    assert listener.heard == [b"one", b"two"]
    assert wire.told == []
    assert limited.is_reading()


def test_what_comes_during_a_pause_is_passed_on_after_it(
    wire: Wire, listener: Listener, limited: LimitedTransport
) -> None:
    def nothing_is_passed_on() -> None:
        assert listener.heard == []
        assert wire.told == ["pause"]

    piece = b"x" * MAX_READ
    rounds(limited.pause_reading, lambda: wire.comes(piece), nothing_is_passed_on, limited.resume_reading)
    assert listener.heard == [piece]
    assert wire.told == ["pause", "resume"]


def test_a_listener_that_pauses_after_every_piece_gets_all_of_them_in_order(
    wire: Wire, listener: Listener, limited: LimitedTransport
) -> None:
    listener.after = limited.pause_reading
    pieces = [b"one", b"two", b"three"]
    steps = [step for piece in pieces for step in (lambda p=piece: wire.comes(p), limited.resume_reading)]
    rounds(lambda: wire.comes(b"zero"), *steps)
    assert listener.heard == [b"zero", *pieces]


def test_a_second_pause_before_anything_was_passed_on(
    wire: Wire, listener: Listener, limited: LimitedTransport
) -> None:
    def again() -> None:
        limited.resume_reading()
        limited.pause_reading()

    def nothing() -> None:
        assert listener.heard == []

    rounds(limited.pause_reading, lambda: wire.comes(b"one"), again, nothing, limited.resume_reading)
    assert listener.heard == [b"one"]


def test_what_was_kept_is_dropped_with_the_connection(
    wire: Wire, listener: Listener, limited: LimitedTransport
) -> None:
    def close() -> None:
        wire.closing = True

    rounds(limited.pause_reading, lambda: wire.comes(b"one"), close, limited.resume_reading)
    assert listener.heard == []
