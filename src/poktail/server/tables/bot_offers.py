"""Bots connected from outside through the API, and the seats they are offered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from poktail.core.game import Seat
from poktail.server.accounts.identity import Who
from poktail.server.errors import BotAway, Forbidden, MatchRunning, SeatTaken
from poktail.server.tables import seating
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.updates import Update

OFFER_LIFE_MS = 30_000


@dataclass(eq=False, slots=True)
class BotConnection:
    """A bot that is connected and ready to be offered seats."""

    who: Who
    send: Callable[[Update, str | None], None]
    close: Callable[[int], None]
    games: tuple[str, ...] = ()
    place: str = ""  # the network it comes from


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that a bot was asked to take."""

    table: str
    seat: Seat
    bot: str
    host: str
    until: int


class BotOffers:
    """The connected bots of a server and their open offers."""

    def __init__(self, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self._now, self._new_id = now, new_id
        self._connections: dict[str, set[BotConnection]] = {}
        self._offers: dict[str, Offer] = {}

    def add(self, connection: BotConnection) -> None:
        """A bot has connected."""
        self._connections.setdefault(connection.who.profile, set()).add(connection)

    def discard(self, connection: BotConnection) -> None:
        """A bot's connection has ended."""
        connections = self._connections.get(connection.who.profile, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(connection.who.profile, None)

    def connections(self) -> list[BotConnection]:
        """All connected bots."""
        return [connection for some in self._connections.values() for connection in some]

    def invitable(self, profile: str | None) -> list[BotConnection]:
        """The connected bots that this profile may invite, one connection each, by id."""
        found = {one.who.profile: one for one in self.connections() if one.who.open or one.who.owner == profile}
        return [found[bot] for bot in sorted(found)]

    def offer(self, table: LiveTable, client: Client, seat: Seat, bot: str) -> None:
        """Ask a connected bot to take an open seat, or that of a server bot."""
        doc, now = table.doc, self._now()
        if client.profile != doc.host:
            raise Forbidden(need="host")
        if doc.phase == "playing" or table.starts_at is not None:
            raise MatchRunning()
        seating.check_seat(doc, seat)
        there = doc.seats[seat]
        if there and there.profile:
            raise SeatTaken(seat=seat)
        self._offers = {key: one for key, one in self._offers.items() if one.until > now}
        found = [one for one in self.connections() if one.who.profile == bot and doc.setup.game in one.games]
        asked = next((one for one in found if one.who.open or one.who.owner == client.profile), None)
        if asked is None:
            raise BotAway(bot=bot)
        key = self._new_id()
        self._offers[key] = Offer(doc.id, seat, bot, doc.host, now + OFFER_LIFE_MS)
        options = seating.options_of(doc.setup)
        data = {"offer": key, "table": doc.id, "seat": seat, "game": doc.setup.game, "options": options}
        asked.send(Update("offer", 0, data), None)

    def take(self, key: str, bot: str) -> Offer:
        """The offer that a bot answers; it can be answered once."""
        offer = self._offers.get(key)
        if offer is None or offer.bot != bot or offer.until <= self._now():
            raise BotAway(bot=bot)
        del self._offers[key]
        return offer
