"""A minimal WebSocket client for `server.py`: the same for every server, and cheap compared with any of them."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN = 0x80
MASK = b"\0\0\0\0"
"""A client must mask what it sends; this key leaves the bytes unchanged."""
KEY = base64.b64encode(bytes(16)).decode()


class Wire(asyncio.Protocol):
    """One connection: `hear` is called with the bytes of every text frame, `lost` with the reason it ended."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._request, self._hear, self._lost = request, hear, lost
        self._left = b""
        self._transport: asyncio.Transport
        self._open = False
        self._closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # the loop's transports need not be of that class
        self._transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self._closing:
            self._fail("the server has closed a connection")

    def data_received(self, data: bytes) -> None:
        if self._left:
            data = self._left + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._left = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(head.decode("latin-1") + data.decode("latin-1")[:200])
                return
            self._open = True
            self.opened.set_result(None)
        self._left = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle every complete frame and return the rest."""
        at, size = 0, len(data)
        while size - at >= 2:
            kind, long, begin = data[at], data[at + 1], at + 2
            if long >= 126:
                begin += 2 if long == 126 else 8
                if size < begin:
                    break
                long = int.from_bytes(data[at + 2 : begin], "big")
            if size < begin + long:
                break
            at = begin + long
            if kind == FIN | TEXT:
                self._hear(data[begin:at])
            elif kind == FIN | PING:
                self._send(PONG, data[begin:at])
            elif kind != FIN | PONG:
                self._fail(f"a frame of kind {kind:#x}: {data[begin:at]!r}")
                return b""
        return data[at:]

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = (
            bytes((FIN | kind, FIN | size)) if size < 126 else bytes((FIN | kind, FIN | 126)) + size.to_bytes(2, "big")
        )
        self._transport.write(head + MASK + data)

    def close(self) -> None:
        """Close the connection."""
        self._closing = True
        self._transport.abort()

    def _fail(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        elif not self._closing:
            self._lost(why)


async def connect(
    url: str, hear: Callable[[bytes], None], lost: Callable[[str], None], headers: dict[str, str] | None = None
) -> Wire:
    """Connect to `url` (http://host:port/path?query) and complete the handshake."""
    parts = urlsplit(url)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    fields = {"Host": parts.netloc, "Upgrade": "websocket", "Connection": "Upgrade"}
    fields |= {"Sec-WebSocket-Key": KEY, "Sec-WebSocket-Version": "13"} | (headers or {})
    request = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
    loop = asyncio.get_running_loop()
    assert parts.hostname and parts.port
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), hear, lost), parts.hostname, parts.port)
    await wire.opened
    return wire
