"""Applies what the operator does with `poktail admin` to a running server, about a second later.

The actions are rows of a table in the database, so that this needs no secret and no port, and reaches every node.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from poktail.core.errors import RuleError
from poktail.server.accounts.identity import Identity
from poktail.server.errors import Banned, TableClosed, Unsaved
from poktail.server.ops.logs import describe_error
from poktail.server.ops.metrics import Metrics
from poktail.server.storage import operator_log
from poktail.server.storage.operator_log import Action
from poktail.server.storage.store import Store
from poktail.server.tables import updates
from poktail.server.tables.bot_offers import BotConnection
from poktail.server.tables.commands import RemoveProfile, RenameProfile
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.registry import TableRegistry

log = structlog.get_logger("poktail.server")

EVERY_S = 1.0
CLOSED, REFUSED = 1008, 1008


class OperatorFeed:
    """Reads new actions and applies them to the tables and connections in memory."""

    def __init__(self, store: Store, registry: TableRegistry, identity: Identity, metrics: Metrics) -> None:
        self._store, self._registry, self._identity, self._metrics = store, registry, identity, metrics
        self.banned_networks: dict[str, int] = {}
        self._last = 0
        self._reader: asyncio.Task[None] | None = None
        self._apply: dict[str, Callable[[Action], Awaitable[None]]] = {
            "ban": self._ban,
            "ban_address": self._ban_address,
            "unban_address": self._ban_address,
            "rename": self._rename,
            "mute": self._mute,
            "unmute": self._mute,
            "close": self._close,
        }

    async def open(self) -> None:
        """Start reading; what was done before is in the stored state already."""
        self._last = await self._store.read(operator_log.newest)
        self.banned_networks = await self._store.read(operator_log.banned_networks)
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Stop reading."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self.look()
            except Unsaved:  # the store says so itself, and the next second is another try
                pass
            except Exception as error:
                log.warning("operator_feed", **describe_error(error))

    async def look(self) -> None:
        """Apply the actions that are new, in order; one that cannot be stored now is tried again."""
        for action in await self._store.read(partial(operator_log.after, last=self._last)):
            await self._registry.settled()  # a table loaded a moment ago may still be the old one
            self._identity.forget(action.target)
            try:
                if action.what in self._apply:
                    await self._apply[action.what](action)
            except Unsaved:
                raise
            except Exception as error:  # must not keep later actions from being applied
                log.error("operator_action", what=action.what, **describe_error(error))
            self._last = action.id
            self._metrics.operator_acted(action.what)

    # Actions

    async def _ban(self, action: Action) -> None:
        """Disconnect a profile and its bots; their seats become free, or bots play them to the end."""
        ids = set(action.detail["ids"])
        self._disconnect(lambda one: one.who is not None and one.who.profile in ids)
        for table in self._tables():
            for profile in ids & {table.doc.host, *(h.profile for h in table.doc.seats if h)}:
                await table.execute(RemoveProfile(str(profile), banned=True))

    async def _ban_address(self, action: Action) -> None:
        """Disconnect everybody from a banned network."""
        self.banned_networks = await self._store.read(operator_log.banned_networks)
        if action.what == "ban_address":
            self._disconnect(lambda one: one.place == action.target)

    async def _rename(self, action: Action) -> None:
        name, until = action.detail["name"], action.detail["until"]
        self._know(action.target, name=name, name_fixed=until)
        for table in self._tables():
            if table.doc.seats_of(action.target):
                await table.execute(RenameProfile(action.target, name))

    async def _mute(self, action: Action) -> None:
        self._know(action.target, muted=action.detail.get("until", 0))

    async def _close(self, action: Action) -> None:
        table = self._registry.tables.get(action.target)
        if table is not None:
            self._registry.drop(table, TableClosed(), CLOSED)

    # The tables and connections in memory

    def _tables(self) -> list[LiveTable]:
        return list(self._registry.tables.values())

    def _connections(self) -> Iterator[Client | BotConnection]:
        for table in self._tables():
            yield from table.clients
        yield from self._registry.offers.connections()

    def _disconnect(self, wanted: Callable[[Client | BotConnection], bool]) -> None:
        """Tell these connections that they are banned, and close them."""
        why: RuleError = Banned()
        for one in list(self._connections()):
            if wanted(one):
                one.send(updates.refusal(why, 0), None)
                one.close(REFUSED)

    def _know(self, profile: str, **change: Any) -> None:
        """Change what open connections know about their profile."""
        for one in self._connections():
            if one.who is not None and one.who.profile == profile:
                one.who = replace(one.who, **change)
