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
from poktail.server import acts, frames, wire
from poktail.server.auth import Who
from poktail.server.errors import BadMessage, Broken, Forbidden, ShuttingDown, TooFast, Unauthorized
from poktail.server.guard import Buckets
from poktail.server.hall import BotLink
from poktail.server.house import VERSION, House
from poktail.server.problems import place_of
from poktail.server.push import PUSH
from poktail.server.table import Client

router = APIRouter()
log = structlog.get_logger("poktail.server")

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


async def enter(socket: WebSocket, who: Who | None, house: House) -> Callable[[bytes], None]:
    """Accept a connection, greet it, and give back the way to push frames into it."""
    await socket.accept()
    push: Callable[[bytes], None] | None = socket.scope.get("extensions", {}).get(PUSH)
    if push is None:
        raise RuntimeError("the server must run with poktail.server.push.PushProtocol")
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


async def listen(
    socket: WebSocket,
    house: House,
    kind: Literal["table", "bot"],
    push: Callable[[bytes], None],
    handle: Callable[[Any], Awaitable[None]],
    version: Callable[[], int],
) -> None:
    """Take messages until the connection ends; a refusal is an answer, a defect ends this connection only."""
    courtesy, limit, receive = Courtesy(house), house.settings.message_bytes, socket._receive
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        ack = None
        try:
            courtesy.check()
            raw = event.get("text")
            if raw is None:
                raise BadMessage(field=None, reason="not_text")
            try:
                message = wire.parse(raw, limit, kind)
            except BadMessage:
                ack = wire.name_of(raw)
                raise
            ack = message.a
            if house.stopping:
                raise ShuttingDown()
            await handle(message)
        except RuleError as error:
            house.metrics.refused(error.code)
            push(frames.refusal(error, version(), ack))
        except WebSocketDisconnect as done:
            await socket.close(done.code)
            return
        except Exception as error:
            log.error("broken", kind=type(error).__name__, place=place_of(error))
            house.metrics.refused(Broken.code)
            push(frames.refusal(Broken(), version(), ack))


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
        client = Client(who, push, closer(socket))
        live = await house.hall.join(live, client)
        if who is not None and await house.identity.known(who.key) is None:  # it was revoked in this very moment
            client.close(1008)

        async def handle(message: Any) -> None:
            await acts.handle(live, client, message)

        try:
            # In a task of its own: else each message would climb through all the layers of the framework and back.
            await asyncio.create_task(listen(socket, house, "table", push, handle, lambda: live.seen(client)))
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
        link = BotLink(who, push, closer(socket))
        house.hall.links.setdefault(who.profile, set()).add(link)

        async def handle(message: Any) -> None:
            if isinstance(message, wire.Ready):
                link.games = message.d.games
            elif isinstance(message, wire.Answer):
                await house.hall.answered(link, message.d.offer, message.d.accept)
            push(frames.frame("ack", 0, {}, message.a))

        try:
            await listen(socket, house, "bot", push, handle, lambda: 0)
        finally:
            links = house.hall.links.get(who.profile, set())
            links.discard(link)
            if not links:
                house.hall.links.pop(who.profile, None)
