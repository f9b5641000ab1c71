"""A WebSocket that a table can push frames into without waiting; a client that does not read is let go."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

PUSH = "poktail.push"
BACKLOG = 1 << 20
"""Unread bytes after which a client is let go; with its last version it catches up."""

WAITING = 16
"""Messages of one client that wait to be handled before no more are read."""


class PushProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with one more ASGI extension: a function that writes a text frame at once."""

    def handle_connect(self, event: Request) -> None:
        """Add the extension before the app sees the connection."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PUSH] = self.push

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when much is waiting: to stop and go on for each message is two calls of the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

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
