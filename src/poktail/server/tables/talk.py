"""What people at a table say: reactions and chat. Nothing of it is stored, unless somebody reports it."""

from __future__ import annotations

from typing import Any

from poktail.core.game import Seat
from poktail.server.accounts.identity import Who, refuse_if_muted
from poktail.server.errors import BadMessage, ChatOff
from poktail.server.tables import commands
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.presence import own_seat
from poktail.server.tables.updates import Update


def _is_recipient(table: LiveTable, client: Client) -> bool:
    """Whether what people say reaches this client: not if it may not watch their match, or sees it later."""
    if table.doc.seats_of(client.profile):
        return True
    return not table.sees_late(client) and (table.doc.phase == "open" or table.doc.setup.watch == "anyone")


def _broadcast(table: LiveTable, type_: str, data: dict[str, Any]) -> set[str]:
    """Send it to everybody who may get it; returns their profiles."""
    recipients = [client for client in table.clients if _is_recipient(table, client)]
    for client in recipients:
        table.send(client, Update(type_, table.version_for(client), data))
    return {client.profile for client in recipients if client.profile is not None}


def _speaker(table: LiveTable, client: Client, seat: Seat) -> Who:
    """Who speaks from this seat, if it is theirs and the operator has not muted them."""
    own_seat(table, client, seat)
    assert client.who is not None  # a seat has an owner
    refuse_if_muted(client.who, table.services.now())
    return client.who


async def emote(table: LiveTable, client: Client, command: commands.Emote) -> None:
    """Show a reaction to everybody at the table, soon; of several reactions of one seat, the last."""
    seat = command.d.seat
    _speaker(table, client, seat)
    table.answer(client, command.a)
    table.reactions[seat] = command.d.emote
    table.refresh_soon()


async def chat(table: LiveTable, client: Client, command: commands.Chat) -> None:
    """Send a line to everybody at the table, if it has chat; the latest lines stay in memory, in case of a report."""
    seat = command.d.seat
    who = _speaker(table, client, seat)
    if not table.doc.setup.chat:
        raise ChatOff()
    text = " ".join("".join(c if c.isprintable() else " " for c in command.d.text).split())
    if not text:
        raise BadMessage(field="d.text", reason="empty")
    table.answer(client, command.a)
    recipients = _broadcast(table, "chat", {"seat": seat, "text": text})
    holder = table.doc.seats[seat]
    name = holder.name if holder else who.name
    line = {"at": table.services.now(), "seat": seat, "name": name, "profile": who.profile, "text": text}
    table.recent_chat.add(line, recipients)


def refresh(table: LiveTable) -> None:
    """Send what was not urgent: reactions, and how many watch."""
    table.refresh_at = None
    reactions, table.reactions = table.reactions, {}
    for seat, name in reactions.items():
        _broadcast(table, "emote", {"seat": seat, "emote": name})
    if table.watchers_changed:
        table.watchers_changed = False
        table.table_changed()
