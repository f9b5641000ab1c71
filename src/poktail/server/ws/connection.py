"""One WebSocket connection: limits the message rate, queues updates, disconnects a client that reads too slowly."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import ceil
from typing import Any, Literal

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from poktail.core.errors import RuleError
from poktail.server.context import CLOSE_TIMEOUT_S, ServerContext
from poktail.server.errors import BadMessage, Broken, ShuttingDown, TooFast
from poktail.server.ops.logs import describe_error
from poktail.server.rate_limits import TokenBuckets
from poktail.server.tables.updates import Update, refusal
from poktail.server.ws.messages_in import ack_of, parse
from poktail.server.ws.render import render

log = structlog.get_logger("poktail.server")

MAX_QUEUED = 1 << 18
"""A client with more unsent characters than this is disconnected; it can reconnect and catch up."""
MAX_REFUSED = 200
"""How many more messages may be refused than accepted before a connection is closed."""

Handle = Callable[[Any], Awaitable[None]]


class MessageLimiter:
    """Limits how often one connection may send a message."""

    __slots__ = ("_bucket", "_refused")

    def __init__(self, per_second: float, burst: float) -> None:
        self._bucket = TokenBuckets(per_second, burst)
        self._refused = 0

    def check(self) -> None:
        """Count a message; raises TooFast if it is over the limit, WebSocketDisconnect after too many of those."""
        wait = self._bucket.take("")
        if not wait:
            self._refused = max(0, self._refused - 1)
            return
        self._refused += 1
        if self._refused > MAX_REFUSED:
            raise WebSocketDisconnect(1008)
        raise TooFast(wait=ceil(wait))


class Connection:
    """A WebSocket that has been accepted."""

    def __init__(self, socket: WebSocket, context: ServerContext, kind: Literal["table", "bot"]) -> None:
        settings = context.settings
        self._socket, self._context, self._kind = socket, context, kind
        self._limiter = MessageLimiter(settings.messages_per_second, settings.messages_burst)
        self._queue: deque[str] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None
        self._handling = False
        self._writer: asyncio.Task[None] | None = None
        self.version: Callable[[], int] = lambda: 0

    def send(self, update: Update, ack: str | None = None) -> None:
        """Queue an update; a client that lets too much pile up is disconnected."""
        if self._close_code is not None:
            return
        text = render(update, ack)
        self._queued += len(text)
        if self._queued > MAX_QUEUED:
            self._abort()
            return
        self._queue.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        """Send what is queued, then close; a client that does not read is given a few seconds."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self._abort)

    async def run(self, handle: Handle) -> None:
        """Read and write until the connection ends."""
        self._writer = asyncio.create_task(self._write())
        self._context.writers.add(self._writer)
        self._writer.add_done_callback(self._context.writers.discard)
        reader = asyncio.create_task(self._read(handle))
        try:
            await asyncio.wait((reader, self._writer), return_when=asyncio.FIRST_COMPLETED)
            if self._close_code is None:
                self._close_code = 1006
        finally:
            self._writer.cancel()
            if not self._handling:  # a command under way is finished: others have to hear of a move that is stored
                reader.cancel()
            done = await asyncio.gather(reader, self._writer, return_exceptions=True)
            self._queue.clear()
        for error in done:
            if isinstance(error, Exception):
                raise error

    def _abort(self) -> None:
        """Close the connection at once and discard whatever is still unsent."""
        self._close_code = self._close_code or 1008
        self._queue.clear()
        if self._writer is not None:
            self._writer.cancel()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # both mean that the connection is closing already
            while self._queue or self._close_code is None:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                text = self._queue.popleft()
                await self._socket.send_text(text)
                self._queued -= len(text)
            await self._socket.close(self._close_code or 1000)

    async def _read(self, handle: Handle) -> None:
        while self._close_code is None or not self._handling:
            self._handling = False
            event = await self._socket.receive()
            if event["type"] != "websocket.receive" or self._close_code is not None:
                return
            try:
                message = self._parse(event.get("text"))
            except WebSocketDisconnect as over_limit:
                self.close(over_limit.code)
                await asyncio.Event().wait()  # read no more; the writer ends the connection
            else:
                if message is not None:
                    self._handling = True
                    await self._handle(message, handle)

    async def _handle(self, message: Any, handle: Handle) -> None:
        """Run one command; a refusal becomes its answer, and a bug ends only this command."""
        try:
            await handle(message)
        except Exception as error:
            self._refuse(error, message.a)

    def _parse(self, raw: str | None) -> Any:
        """The message, or None if it was refused."""
        ack = None
        try:
            try:
                self._limiter.check()
            except TooFast:
                ack = ack_of(raw) if raw is not None else None
                raise
            if raw is None:
                raise BadMessage(field=None, reason="not_text")
            try:
                message = parse(raw, self._context.settings.message_bytes, self._kind)
            except BadMessage:
                ack = ack_of(raw)
                raise
            ack = message.a
            if self._context.registry.stopping:
                raise ShuttingDown()
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._refuse(error, ack)
            return None
        return message

    def _refuse(self, error: Exception, ack: str | None) -> None:
        if not isinstance(error, RuleError):
            log.error("broken", **describe_error(error))
            error = Broken()
        self._context.metrics.refused(error.code)
        self.send(refusal(error, self.version()), ack)
