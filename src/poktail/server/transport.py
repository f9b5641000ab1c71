"""A transport for uvicorn that drops a connection whose client does not read what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_UNREAD = 1 << 20
"""Unread bytes after which a connection is aborted; pongs and answers count like updates."""

Data = bytes | bytearray | memoryview


class LimitedTransport(asyncio.Transport):
    """A transport that aborts the connection when its peer does not read."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport

    def write(self, data: Data) -> None:
        """Write, or abort if too much is unread already."""
        if self._transport.get_write_buffer_size() > MAX_UNREAD:
            self._transport.abort()
        else:
            self._transport.write(data)

    def writelines(self, list_of_data: Iterable[Data]) -> None:
        """Write several pieces."""
        self.write(b"".join(list_of_data))

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
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol that gets incoming data."""
        return self._transport.get_protocol()

    def is_reading(self) -> bool:
        """Whether incoming data is read."""
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        """Stop reading."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        self._transport.resume_reading()

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


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol over a `LimitedTransport`; an upgrade to WebSocket keeps that transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Put the limit in front of the connection."""
        super().connection_made(LimitedTransport(transport))
