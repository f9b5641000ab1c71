"""A WebSocket that a table can push frames into without waiting; a client that does not read is let go."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

PUSH = "poktail.push"
BACKLOG = 1 << 20
"""Unread bytes after which a client is let go; with its last version it catches up."""

WAITING = 16
"""Messages of one client that wait to be handled before no more are read."""

PIECES = 256
"""Pieces one message may come in."""


class PushProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with one more ASGI extension: a function that writes a text frame at once."""

    def handle_connect(self, event: Request) -> None:
        """Add the extension before the app sees the connection."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PUSH] = self.push

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
        """Pass a message on, and stop reading only when many wait: to stop and go on is two calls of the system."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = {"text": data.decode()} if self.curr_msg_data_type == "text" else {"bytes": data}
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        event: Any = {"type": "websocket.receive", **text}
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

    def push(self, data: bytes) -> None:
        """Write a text frame; on a connection that is closing, nothing."""
        if self.close_sent or self.disconnected or not self.handshake_complete or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.transport.abort()
            return
        try:
            self.conn.send_text(data)
        except InvalidState:  # the closing handshake has begun
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
