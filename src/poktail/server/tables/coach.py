"""Answers a seat's questions about its own moves, from nothing but that seat's observation."""

from __future__ import annotations

from typing import Any

from poktail.bots import coach
from poktail.core.errors import AlreadyChosen, BadNotation, MatchOver
from poktail.core.game import Observation, Seat
from poktail.server.errors import Forbidden, NoMatch
from poktail.server.tables.commands import Why
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.updates import Update


def own_match(table: LiveTable, client: Client) -> tuple[LiveMatch, Seat]:
    """The running match and the seat that this client plays as."""
    seat, live = client.playing_as, table.live
    if seat is None or seat not in table.doc.seats_of(client.profile):
        raise Forbidden(need="seat")
    if live is None:
        raise NoMatch()
    if live.over:
        raise MatchOver()
    return live, seat


def observation_of(live: LiveMatch, seat: Seat) -> Observation:
    """What the seat may know; it must not have chosen yet, since an observation does not show a secret choice."""
    if live.match.chosen(seat) is not None:
        raise AlreadyChosen(seat=seat)
    return live.match.observation(seat)


def moves_of(live: LiveMatch, texts: tuple[str, ...]) -> list[Any]:
    """The moves with these notations."""
    unknown = next((text for text in texts if text not in live.moves), None)
    if unknown is not None:
        raise BadNotation(text=unknown[:80])
    return [live.moves[text] for text in texts]


async def why(table: LiveTable, client: Client, command: Why) -> None:
    """Tell the asking connection why a move is not possible."""
    live, seat = own_match(table, client)
    moves = moves_of(live, command.d.moves)
    reason = coach.why_not(observation_of(live, seat), moves)
    table.send(client, Update("why", live.match.version, {"reason": reason}), command.a)
