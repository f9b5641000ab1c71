"""What people at a table say: reactions and chat. Nothing of it is stored."""

from __future__ import annotations

from typing import Any

from poktail.server.errors import BadMessage, ChatOff
from poktail.server.tables import commands
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.presence import own_seat
from poktail.server.tables.updates import Update


def _hears(table: LiveTable, client: Client) -> bool:
    """Whether what people say reaches this client: not if it may not watch their match, or sees it later."""
    if table.doc.seats_of(client.profile):
        return True
    return not table.sees_late(client) and (table.doc.phase == "open" or table.doc.setup.watch == "anyone")


def _broadcast(table: LiveTable, type_: str, data: dict[str, Any]) -> None:
    for client in table.clients:
        if _hears(table, client):
            table.send(client, Update(type_, table.version_for(client), data))


async def emote(table: LiveTable, client: Client, command: commands.Emote) -> None:
    """Show a reaction to everybody at the table, soon; of several reactions of one seat, the last."""
    seat = own_seat(table, client, command.d.seat)
    table.answer(client, command.a)
    table.reactions[seat] = command.d.emote
    table.refresh_soon()


async def chat(table: LiveTable, client: Client, command: commands.Chat) -> None:
    """Send a line to everybody at the table, if it has chat; nothing is stored."""
    own_seat(table, client, command.d.seat)
    if not table.doc.setup.chat:
        raise ChatOff()
    text = " ".join("".join(c if c.isprintable() else " " for c in command.d.text).split())
    if not text:
        raise BadMessage(field="d.text", reason="empty")
    table.answer(client, command.a)
    _broadcast(table, "chat", {"seat": command.d.seat, "text": text})


def refresh(table: LiveTable) -> None:
    """Send what was not urgent: reactions, and how many watch."""
    table.refresh_at = None
    reactions, table.reactions = table.reactions, {}
    for seat, name in reactions.items():
        _broadcast(table, "emote", {"seat": seat, "emote": name})
    if table.watchers_changed:
        table.watchers_changed = False
        table.table_changed()
