"""The WebSocket endpoints: one for a table, one for bots that wait for offers."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, WebSocket

from poktail.server.accounts.identity import Who, refuse_if_banned
from poktail.server.addresses import network
from poktail.server.context import VERSION, ServerContext, context_of
from poktail.server.errors import Forbidden, Unauthorized
from poktail.server.tables.bot_offers import BotConnection
from poktail.server.tables.commands import EMOTES, Answer, Disconnect, Ready
from poktail.server.tables.live_table import Client
from poktail.server.tables.updates import Update, acknowledged
from poktail.server.ws.connection import Connection

router = APIRouter()


async def accept(
    socket: WebSocket, who: Who | None, context: ServerContext, kind: Literal["table", "bot"]
) -> Connection:
    """Accept a connection and tell the client who it is."""
    await socket.accept()
    connection = Connection(socket, context, kind)
    data = {
        "server": VERSION,
        "now": context.now(),
        "profile": who.profile if who else None,
        "name": who.name if who else None,
        "emotes": EMOTES,
        "key": context.signing_key.public.hex(),
    }
    connection.send(Update("welcome", 0, data))
    return connection


async def _shut_out(context: ServerContext, who: Who) -> bool:
    """Whether the key was revoked or the profile banned after it was looked up."""
    found = await context.identity.known(who.key)
    return found is None or found.banned


@router.websocket("/ws/table/{table}")
async def at_table(socket: WebSocket, table: str) -> None:
    """One connection to one table; the messages are `ClientMessage` and `ServerMessage` of the schema document."""
    context = context_of(socket)
    who = await context.identity.who(socket.scope)
    refuse_if_banned(who)
    with context.metrics.connection(who.kind if who else None):
        live = await context.registry.get(table)
        connection = await accept(socket, who, context, "table")
        client = Client(who, connection.send, connection.close, network(context.address(socket.scope)))
        live = await context.registry.join(live, client)
        connection.version = lambda: live.version_for(client)
        if who is not None and await _shut_out(context, who):  # at this very moment
            client.close(1008)
        try:
            await connection.run(lambda command: context.registry.execute(live, client, command))
        finally:
            await live.execute(Disconnect(), client)


@router.websocket("/ws/bot")
async def for_bots(socket: WebSocket) -> None:
    """A bot with a token waits here for offers; it plays over the tables' own sockets."""
    context = context_of(socket)
    who = await context.identity.who(socket.scope)
    if who is None:
        raise Unauthorized()
    if who.kind != "bot":
        raise Forbidden(need="bot")
    refuse_if_banned(who)
    with context.metrics.connection(who.kind):
        connection = await accept(socket, who, context, "bot")
        bot = BotConnection(who, connection.send, connection.close, place=network(context.address(socket.scope)))
        context.registry.offers.add(bot)

        async def handle(message: Any) -> None:
            if isinstance(message, Ready):
                bot.games = message.d.games
            elif isinstance(message, Answer):
                await context.registry.answer_offer(bot, message.d.offer, message.d.accept)
            connection.send(acknowledged(0), message.a)

        try:
            await connection.run(handle)
        finally:
            context.registry.offers.discard(bot)
