"""The layer between a socket and uvicorn: reads a little at a time, and drops clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

MAX_READ = 4_096
"""Bytes that are read of one connection before others have their turn."""
MAX_UNREAD = 1 << 20
"""Unread bytes after which a connection is aborted; pongs and answers count like updates."""

Data = bytes | bytearray | memoryview


class LimitedReader(asyncio.BufferedProtocol):
    """Reads a little at a time and passes it on; reads nothing more of a connection that is being closed.

    uvicorn pauses reading with every message. While it does, the next piece is read and kept, and only then is the
    connection itself paused: most pauses are over before that, and each would cost two system calls.
    """

    def __init__(self, transport: asyncio.Transport, protocol: asyncio.Protocol, lost: Callable[[], None]) -> None:
        self.protocol = protocol
        self.paused = False
        self._transport, self._lost = transport, lost
        self._buffer = memoryview(bytearray(MAX_READ))
        self._kept = b""

    def pause(self) -> None:
        """Stop passing data on."""
        self.paused = True

    def resume(self) -> None:
        """Pass on what was kept, then go on reading."""
        self.paused = False
        if self._kept:
            asyncio.get_running_loop().call_soon(self._read_on)

    def _read_on(self) -> None:
        if self._kept and not self.paused and not self._transport.is_closing():
            kept, self._kept = self._kept, b""
            self._transport.resume_reading()
            self.protocol.data_received(kept)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        """Where to put what comes in."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Pass on what came in."""
        if self._transport.is_closing():
            return
        data = bytes(self._buffer[:nbytes])
        if self.paused:
            self._kept += data
            self._transport.pause_reading()
        else:
            self.protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """The peer sends no more."""
        return self.protocol.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._lost()
        self.protocol.connection_lost(exc)

    def pause_writing(self) -> None:
        """Much is unsent."""
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        """Most has been sent."""
        self.protocol.resume_writing()


class LimitedTransport(asyncio.Transport):
    """A transport that aborts the connection when its peer does not read, and reads through a `LimitedReader`."""

    def __init__(self, transport: asyncio.Transport, protocol: asyncio.Protocol, lost: Callable[[], None]) -> None:
        super().__init__()
        self._transport = transport
        self._reader = LimitedReader(transport, protocol, lost)
        transport.set_protocol(self._reader)

    def write(self, data: Data) -> None:
        """Write, or abort if too much is unread already."""
        if self._transport.get_write_buffer_size() > MAX_UNREAD:
            self._transport.abort()
        else:
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[Data]) -> None:
        """Write several pieces."""
        self.write(b"".join(list_of_data))

    def is_reading(self) -> bool:
        """Whether incoming data is passed on."""
        return not self._reader.paused and self._transport.is_reading()

    def pause_reading(self) -> None:
        """Pass on no more data."""
        self._reader.pause()

    def resume_reading(self) -> None:
        """Pass on data again."""
        self._reader.resume()

    # Everything else is passed on to the transport

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Information about the connection."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether the connection is closing or closed."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Close once everything is written."""
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._transport.abort()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Pass incoming data to another protocol."""
        assert isinstance(protocol, asyncio.Protocol)
        self._reader.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol that gets incoming data."""
        return self._reader.protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Set when writers are asked to pause."""
        self._transport.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        """The number of unsent bytes."""
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        """The limits at which writers are asked to pause and to go on."""
        return self._transport.get_write_buffer_limits()

    def write_eof(self) -> None:
        """Say that nothing more will be written."""
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        """Whether `write_eof` works."""
        return self._transport.can_write_eof()
