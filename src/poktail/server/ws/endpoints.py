"""The WebSocket endpoints: a table's, and that of bots waiting to be offered seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import ceil
from typing import Any, Literal

import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from poktail.core.errors import RuleError
from poktail.server.accounts.identity import Who
from poktail.server.context import VERSION, House
from poktail.server.errors import BadMessage, Broken, Forbidden, ShuttingDown, TooFast, Unauthorized
from poktail.server.http.middleware import Buckets
from poktail.server.http.problems import place_of
from poktail.server.tables import commands as acts
from poktail.server.tables import moves as choices
from poktail.server.tables.live_table import Client
from poktail.server.tables.registry import BotLink
from poktail.server.ws import messages_in as wire
from poktail.server.ws import render as frames
from poktail.server.ws.push import HEAR, PUSH

router = APIRouter()
log = structlog.get_logger("poktail.server")

RECEIVE = "websocket.receive"
AtOnce = Callable[[Any, choices.Done], bool]
RUDE = 200
"""So many messages too fast, and the connection is closed."""


class Courtesy:
    """How much one connection has sent lately: too fast is refused, and who does not listen is shown out."""

    __slots__ = ("_bucket", "_rude")

    def __init__(self, house: House) -> None:
        self._bucket = Buckets(house.settings.messages_per_second, house.settings.messages_burst)
        self._rude = 0

    def check(self) -> None:
        """TooFast, or in the end WebSocketDisconnect."""
        wait = self._bucket.take("")
        if not wait:
            self._rude = 0
            return
        self._rude += 1
        if self._rude > RUDE:
            raise WebSocketDisconnect(1008)
        raise TooFast(wait=ceil(wait))


class Ear:
    """What one connection says. What can be done at once is; all else waits for its task, in the order it was said."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        kind: Literal["table", "bot"],
        push: Callable[[bytes], None],
        version: Callable[[], int],
    ) -> None:
        self._socket, self._house, self._kind, self._push, self._version = socket, house, kind, push, version
        self._courtesy, self._limit = Courtesy(house), house.settings.message_bytes
        self._waiting = False
        self._ack: str | None = None
        self._under_way = self._shown_out = False
        self._over: asyncio.Future[None] | None = None
        self.close = closer(socket)

    def hear(self, at_once: AtOnce) -> Callable[[str], Any]:
        """What the connection may give its texts to, without waking the task."""

        def heard(text: str) -> Any:
            if not self._waiting or self._under_way:
                return {"type": RECEIVE, "text": text}
            try:
                message = None if self._shown_out else self._understood(text)
            except WebSocketDisconnect as done:
                self._shown_out, message = True, None
                self.close(done.code)
            if message is None:
                return None
            self._ack, self._under_way = message.a, True
            if at_once(message, self._done):
                return None
            self._under_way = self._waiting = False
            return {"type": RECEIVE, "message": message}

        return heard

    def _done(self, error: BaseException | None) -> None:
        self._under_way = False
        if error is not None:
            self._refuse(error, self._ack)
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    async def listen(self, handle: Callable[[Any], Awaitable[None]]) -> None:
        """Take messages until the connection ends; a refusal is an answer, a defect ends this connection only."""
        receive: Callable[[], Awaitable[Any]] = self._socket._receive
        while True:
            self._waiting = True
            event = await receive()
            self._waiting = False
            if self._under_way:
                self._over = asyncio.get_running_loop().create_future()
                await self._over
                self._over = None
            if event["type"] != RECEIVE:
                return
            try:
                message = event.get("message") or self._understood(event.get("text"))
                if message is not None:
                    await self._handled(message, handle)
            except WebSocketDisconnect as done:
                await self._socket.close(done.code)
                return

    async def _handled(self, message: Any, handle: Callable[[Any], Awaitable[None]]) -> None:
        try:
            await handle(message)
        except Exception as error:
            self._refuse(error, message.a)

    def _understood(self, raw: str | None) -> Any:
        """The message, or None: it is refused already. In the end WebSocketDisconnect."""
        ack = None
        try:
            self._courtesy.check()
            if raw is None:
                raise BadMessage(field=None, reason="not_text")
            try:
                message = wire.parse(raw, self._limit, self._kind)
            except BadMessage:
                ack = wire.name_of(raw)
                raise
            ack = message.a
            if self._house.stopping:
                raise ShuttingDown()
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._refuse(error, ack)
            return None
        return message

    def _refuse(self, error: BaseException, ack: str | None) -> None:
        if not isinstance(error, RuleError):
            log.error("broken", kind=type(error).__name__, place=place_of(error))
            error = Broken()
        self._house.metrics.refused(error.code)
        self._push(frames.refusal(error, self._version(), ack))


async def enter(socket: WebSocket, who: Who | None, house: House) -> Callable[[bytes], None]:
    """Accept a connection, greet it, and give back the way to push frames into it."""
    await socket.accept()
    push: Callable[[bytes], None] | None = socket.scope.get("extensions", {}).get(PUSH)
    if push is None:
        raise RuntimeError("the server must run with poktail.server.ws.push.PushProtocol")
    push(
        frames.frame(
            "welcome",
            0,
            {
                "server": VERSION,
                "now": house.now(),
                "profile": who.profile if who else None,
                "name": who.name if who else None,
                "emotes": wire.EMOTES,
            },
        )
    )
    return push


def closer(socket: WebSocket) -> Callable[[int], None]:
    """A way to end this connection from outside its own task."""
    closing = set[asyncio.Task[None]]()  # a task that nobody holds may vanish

    def close(code: int) -> None:
        closing.add(asyncio.create_task(_close(socket, code)))

    return close


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(Exception):  # it may have gone already, in any of several ways
        await socket.close(code)


@router.websocket("/ws/table/{table}")
async def at_table(socket: WebSocket, table: str) -> None:
    """One connection to one table: the messages are `Up` and `Down` of the schema document."""
    house: House = socket.app.state.house
    who = await house.identity.who(socket.scope)
    with house.connection(who):
        live = await house.hall.get(table)
        push = await enter(socket, who, house)
        ear = Ear(socket, house, "table", push, lambda: live.seen(client))
        client = Client(who, push, ear.close)
        live = await house.hall.join(live, client)
        if who is not None and await house.identity.known(who.key) is None:  # it was revoked in this very moment
            client.close(1008)
        socket.scope["extensions"][HEAR](ear.hear(lambda message, done: choices.at_once(live, client, message, done)))
        try:
            # In a task of its own: else each message would climb through all the layers of the framework and back.
            await asyncio.create_task(ear.listen(lambda message: acts.handle(live, client, message)))
        finally:
            await live.part(client)


@router.websocket("/ws/bot")
async def bot(socket: WebSocket) -> None:
    """A bot with a token waits here to be offered seats; it plays them over the tables' sockets."""
    house: House = socket.app.state.house
    who = await house.identity.who(socket.scope)
    if who is None:
        raise Unauthorized()
    if who.kind != "bot":
        raise Forbidden(need="bot")
    with house.connection(who):
        push = await enter(socket, who, house)
        ear = Ear(socket, house, "bot", push, lambda: 0)
        link = BotLink(who, push, ear.close)
        house.hall.links.setdefault(who.profile, set()).add(link)

        async def handle(message: Any) -> None:
            if isinstance(message, wire.Ready):
                link.games = message.d.games
            elif isinstance(message, wire.Answer):
                await house.hall.answered(link, message.d.offer, message.d.accept)
            push(frames.frame("ack", 0, {}, message.a))

        try:
            await ear.listen(handle)
        finally:
            links = house.hall.links.get(who.profile, set())
            links.discard(link)
            if not links:
                house.hall.links.pop(who.profile, None)
