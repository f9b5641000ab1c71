"""A WebSocket that a table can push frames into without waiting; a client that does not read is let go.

The library does the handshake, the closing and whatever is rare. What is common goes past it, for it would cost more
there than a move does otherwise: a short text that comes in one piece, and a text to send.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was installed without a compiler
    from websockets.utils import apply_mask

PUSH = "poktail.push"
HEAR = "poktail.hear"
BACKLOG = 1 << 20
"""Unread bytes after which a client is let go; with its last version it catches up."""

WAITING = 16
"""Messages of one client that wait to be handled before no more are read."""

PIECES = 256
"""Pieces one message may come in."""

Hear = Callable[[str], Any]
"""What takes a text at once and returns None, or returns the event that its connection's task shall have."""

WHOLE_TEXT, MASKED = 0x81, 0x80
SHORT, LONG = 126, 127
"""The lengths that say: the length follows, in two bytes or in eight."""
HEAD = 6
"""Bytes before a short text of a client: what it is, how long, and the mask."""


class Border:
    """Where in a stream of frames we are: between two of them, or inside one."""

    __slots__ = ("_begun", "_left")

    def __init__(self) -> None:
        self._begun = b""
        self._left = 0

    def feed(self, data: bytes) -> None:
        """So many bytes more have come.

        >>> border = Border()
        >>> border.feed(bytes([0x81, 0x82, 1, 2, 3]))
        >>> border.between
        False
        >>> border.feed(bytes([4, 5, 6]))
        >>> border.between
        True
        """
        at, size = 0, len(data)
        while at < size:
            if self._left:
                step = min(self._left, size - at)
                self._left -= step
                at += step
                continue
            head = self._begun + data[at : at + 10]
            length = head[1] & 0x7F if len(head) > 1 else 0
            need = 10 if length == LONG else 4 if length == SHORT else 2
            if len(head) < need:
                self._begun = head
                return
            at += need - len(self._begun)
            self._begun = b""
            self._left = int.from_bytes(head[2:need], "big") if need > 2 else length
            self._left += 4 if head[1] & MASKED else 0

    @property
    def between(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._left and not self._begun


def _nothing(_given: Any) -> None:
    """What a lost connection does with whatever it is told."""


class PushProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with two more ASGI extensions: to write a text frame at once, and to hear one at once."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._border = Border()
        self._between = True
        self._hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        """Add the extensions before the app sees the connection."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PUSH] = self.push
            scope["extensions"][HEAR] = self.hear

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything that would keep this and its unread bytes until the next collection of garbage."""
        super().connection_lost(exc)
        self._hear, self.frames = None, []
        scope: Any = getattr(self, "scope", {})
        if "extensions" in scope:
            scope["extensions"].update({PUSH: _nothing, HEAR: _nothing})  # the app may not have begun yet

    def data_received(self, data: bytes) -> None:
        """Take what has come: a short text in one piece is understood here, all else by the library."""
        size = len(data)
        if (
            HEAD <= size < HEAD + SHORT
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED + size - HEAD
            and self._between
            and self.handshake_complete
            and not self.frames
            and not self.close_sent
        ):
            self._text(apply_mask(data[HEAD:], data[2:HEAD]))
            return
        if self.handshake_initiated:
            self._border.feed(data)
            self._between = self._border.between
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a message; so many of them are no message but an attack on our memory."""
        if self.close_sent:
            return
        if len(self.frames) >= PIECES:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer, unless the client has not read the last thousands of answers."""
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on that the library has read."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._text(data)
        else:
            self._queue({"type": "websocket.receive", "bytes": data})

    def _text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        if self._hear is None or not self.queue.empty():
            self._queue({"type": "websocket.receive", "text": text})
            return
        event = self._hear(text)
        if event is not None:
            self._queue(event)

    def _queue(self, event: Any) -> None:
        """Stop reading only when many wait: to stop and go on is two calls of the system."""
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Say goodbye to somebody who broke the protocol; before the handshake is over there is no way to."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        self.conn.send_close(code)
        self.handle_parser_exception()

    def hear(self, hear: Hear) -> None:
        """From now on every text goes there first, unless others still wait for the app."""
        self._hear = hear

    def push(self, data: bytes) -> None:
        """Write a text frame; on a connection that is closing, nothing."""
        transport = self.transport
        if self.close_sent or self.disconnected or not self.handshake_complete or transport.is_closing():
            return
        if self.conn.state is not State.OPEN:  # the closing handshake has begun
            return
        if transport.get_write_buffer_size() > BACKLOG:
            transport.abort()
            return
        size = len(data)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
        transport.write(head + data)
