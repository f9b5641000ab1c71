"""uvicorn's HTTP and WebSocket protocols with limits: connections per address, headers, frames per second, and time."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from time import monotonic
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from poktail.server.addresses import network
from poktail.server.errors import HeadersTooLarge, ServerError, TooMany
from poktail.server.http.problems import answer
from poktail.server.rate_limits import TokenBuckets
from poktail.server.settings import Settings
from poktail.server.transport import LimitedTransport

log = structlog.get_logger("poktail.server")

RESERVED_FILES = 64
"""How many of the files that the process may open are reserved for other things than connections."""
WARN_EVERY_S = 60.0
MAX_HEADERS = 100
MAX_HEADER_BYTES = 1 << 15
TIME_TO_READ_S = 1
"""How long a client that keeps sending after our close frame has to read it: ending a connection discards it."""
CONNECTIONS_PER_SOCKET = 2
"""Connections that one address may have open, as a multiple of its WebSockets: browsers keep some for requests."""


class Admission:
    """Counts the open connections of each address and in all, and knows the limits of each connection."""

    def __init__(self, settings: Settings, files: int | None) -> None:
        # The rest of the files that this process may open are for the database and the like.
        self.most_in_all = None if files is None else max(1, files - RESERVED_FILES)
        # Behind a proxy all connections have the proxy's address; it has to limit them itself.
        self.most = None if settings.trust_proxy else CONNECTIONS_PER_SOCKET * settings.connections_per_address
        self.timeout = settings.request_timeout
        self.frames_per_second, self.frames_burst = settings.messages_per_second, settings.messages_burst
        self._open: Counter[str] = Counter()
        self._in_all = 0
        self._warn_after = 0.0

    def enter(self, address: str) -> TooMany | None:
        """Count a new connection; TooMany if its address, or all together, have too many already."""
        self._open[address] += 1
        self._in_all += 1
        if self.most is not None and self._open[address] > self.most:
            return TooMany(what="connections", limit=self.most)
        if self.most_in_all is not None and self._in_all > self.most_in_all:
            self._warn()
            return TooMany(what="connections", limit=self.most_in_all)
        return None

    def _warn(self) -> None:
        """Tell the operator, once a minute at most."""
        if monotonic() >= self._warn_after:
            self._warn_after = monotonic() + WARN_EVERY_S
            log.warning("too_many_connections", limit=self.most_in_all)

    def leave(self, address: str) -> None:
        """Forget a connection."""
        self._in_all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP: an address with too many connections, too long headers and headers that do not come are refused."""

    def __init__(self, admission: Admission, **given: Any) -> None:
        super().__init__(**given)
        self._admission = admission
        self._header_bytes = 0
        self._in_headers = True
        self._refused = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for a request for a limited time."""
        peer = transport.get_extra_info("peername")
        address = network(peer[0]) if isinstance(peer, tuple) else ""
        super().connection_made(LimitedTransport(transport, self, partial(self._admission.leave, address)))
        self._wait_for_headers()
        refused = self._admission.enter(address)
        if refused is not None:
            self._refuse(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._headers_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the headers are too long by now."""
        if self._in_headers:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._in_headers and self._header_bytes > MAX_HEADER_BYTES:
            self._refuse(HeadersTooLarge(limit=MAX_HEADER_BYTES))

    def on_message_begin(self) -> None:
        """The first line of a request begins."""
        super().on_message_begin()
        self._wait_for_headers()

    def on_headers_complete(self) -> None:
        """Handle the request, unless it has too many headers."""
        self._headers_came()
        if len(self.headers) > MAX_HEADERS:
            self._refuse(HeadersTooLarge(limit=MAX_HEADERS))
        elif sum(len(name) + len(value) for name, value in self.headers) > MAX_HEADER_BYTES:
            self._refuse(HeadersTooLarge(limit=MAX_HEADER_BYTES))
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete; the next one has headers of its own."""
        self._in_headers, self._header_bytes = True, 0
        if not self._refused:
            super().on_message_complete()

    def _wait_for_headers(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._admission.timeout, self.transport.close)

    def _headers_came(self) -> None:
        self._in_headers = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, error: ServerError) -> None:
        """Answer and close."""
        self._refused = True
        response = answer(error)
        lines = [f"HTTP/1.1 {response.status_code} {error.code}".encode(), b"connection: close"]
        lines += [b"%s: %s" % pair for pair in response.raw_headers]
        self.transport.write(b"\r\n".join([*lines, b"", bytes(response.body)]))
        self.transport.close()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket: pings, pongs and fragments count, too; too many of them end the connection at once."""

    def __init__(self, admission: Admission, **given: Any) -> None:
        super().__init__(**given)
        self._frames = TokenBuckets(admission.frames_per_second, admission.frames_burst)

    def handle_text(self, *given: Any) -> None:
        """Take a message; while we are closing only a few more."""
        if not self._closing_is_abused():
            super().handle_text(*given)

    def handle_bytes(self, *given: Any) -> None:
        """Take a message of bytes, which will be refused."""
        if not self._closing_is_abused():
            super().handle_bytes(*given)

    def handle_ping(self, *given: Any) -> None:
        """Answer a ping."""
        if self._allowed():
            super().handle_ping(*given)

    def handle_pong(self, *given: Any) -> None:
        """Take a pong."""
        if self._allowed():
            super().handle_pong(*given)

    def handle_cont(self, *given: Any) -> None:
        """Take a fragment."""
        if self._allowed():
            super().handle_cont(*given)

    def _closing_is_abused(self) -> bool:
        """Whether much still comes after our close frame; then nothing more is read, and the connection soon ends."""
        if not self.close_sent or not self._frames.take(""):
            return False
        self.transport.pause_reading()
        self.loop.call_later(TIME_TO_READ_S, self.transport.abort)
        return True

    def _allowed(self) -> bool:
        if self._frames.take("") and not self.transport.is_closing():
            self.transport.abort()
        return not self.transport.is_closing()
