"""TableRegistry: finds, creates, loads and unloads live tables. A table is in memory while somebody is connected."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Any

import structlog

from poktail.core.errors import RuleError
from poktail.server.accounts.identity import Who
from poktail.server.errors import Broken, NotFound, ShuttingDown, TooFast, TooMany, Unsaved
from poktail.server.ops.logs import describe_error
from poktail.server.rate_limits import TokenBuckets
from poktail.server.storage.documents import Setup, TableDocument
from poktail.server.storage.models import DAY_MS
from poktail.server.tables import coach, matches, seating, updates
from poktail.server.tables.actions import HANDLERS
from poktail.server.tables.bot_offers import BotConnection, BotOffers
from poktail.server.tables.commands import (
    AcceptOffer,
    Bot,
    DeclineOffer,
    Disconnect,
    Hint,
    Join,
    RemoveProfile,
    Set,
    Unload,
)
from poktail.server.tables.live_table import Client, LiveTable
from poktail.server.tables.scheduler import Scheduler
from poktail.server.tables.services import TableServices
from poktail.server.tables.table_codes import lets_in, new_code, read_code

log = structlog.get_logger("poktail.server")

UNLOAD_AFTER_MS = 60_000
SWEEP_S = 30
LOBBY_SIZE = 100
SET_UPS_PER_S, SET_UPS_BURST = 0.5, 20
"""How often one profile may change set-ups; computing the odds of new dice takes a while."""


class TableRegistry:
    """The tables of one server."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self.tables: dict[str, LiveTable] = {}
        self.offers = BotOffers(services.ticks, services.new_id)
        self.stopping = False
        self.ticks = services.ticks
        self._new_code = partial(new_code, services.id_bytes)
        self._hints = coach.hint_limits(services.ticks)
        self._set_ups = TokenBuckets(SET_UPS_PER_S, SET_UPS_BURST)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._schedulers: dict[LiveTable, tuple[Scheduler, asyncio.Task[None]]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # Tables

    async def create(self, who: Who, setup: Setup) -> TableDocument:
        """Create a table; the seed of its first match is sealed already."""
        if self.stopping:
            raise ShuttingDown()
        seal = self._services.new_seal()
        doc = seating.opened(self._services.new_id(12), who.profile, setup, seal.match, seal.commitment)
        most = self._services.settings.tables_per_profile
        if await self._services.store.count_open(who.profile, self._services.now() - DAY_MS) >= most:
            raise TooMany(what="tables", limit=most)
        await self._services.store.create(doc, seal, self._new_code)
        return doc

    async def find(self, code: str, profile: str | None) -> TableDocument:
        """The table with this code, if it lets this profile in; NotFound whatever the reason, so that nothing leaks."""
        doc = await self._services.store.by_code(read_code(code))
        if doc is None or not lets_in(doc, profile):
            raise NotFound(what="table")
        return doc

    async def get(self, table: str) -> LiveTable:
        """The table of that id, loaded if it is not in memory, or NotFound."""
        found = self.tables.get(table)
        if found is not None:
            return found
        if self.stopping:
            raise ShuttingDown()
        task = self._loading.get(table)
        if task is None:  # two clients that arrive at once must share one table
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable:
        doc, seed = await self._services.store.load(table)
        live = LiveTable(self._services, HANDLERS, doc, seed)
        with suppress(Unsaved):  # a table is more important than its code
            live.code = await self._services.store.code_of(table, self._new_code)
        live.on_due = self._wake_scheduler
        await live.load_match()
        live.clocks.pause(self._services.ticks())
        live.finished = doc.phase == "over"
        await matches.finish(live)  # the server may have stopped right after the last move
        self.tables[table] = live
        self._services.metrics.set_tables(len(self.tables))
        return live

    async def join(self, table: LiveTable, client: Client) -> LiveTable:
        """Connect a client to a table; one that was unloaded at that very moment is loaded again."""
        while True:
            await table.execute(Join(), client)
            if self.tables.get(table.doc.id) is table:
                return table
            await table.execute(Disconnect(), client)
            table = await self.get(table.doc.id)

    async def execute(self, table: LiveTable, client: Client, command: Any) -> None:
        """Carry out a client's command; inviting a connected bot and giving a hint need more than the table's lock."""
        if isinstance(command, Bot) and command.d.profile is not None:
            self.offers.offer(table, client, command.d.seat, command.d.profile)
            client.send(updates.acknowledged(table.version_for(client)), command.a)
        elif isinstance(command, Hint):
            await coach.give_hint(table, client, command, self._hints)
        elif isinstance(command, Set) and (wait := self._set_ups.take(client.profile or "")):
            raise TooFast(wait=ceil(wait))
        else:
            await table.execute(command, client)

    async def settled(self) -> None:
        """Wait until the tables that are being loaded are in memory."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    def drop(self, table: LiveTable, why: RuleError, code: int = 1012) -> None:
        """Remove a table from memory and close its connections; clients reconnect to the stored state."""
        if self.tables.get(table.doc.id) is table:
            del self.tables[table.doc.id]
        for client in list(table.clients):
            client.send(updates.refusal(why, table.version_for(client)), None)
            client.close(code)
        _, task = self._schedulers.pop(table, (None, None))
        if task is not None:
            task.cancel()

    # Scheduled work

    def _wake_scheduler(self, table: LiveTable) -> None:
        """Wake the table's scheduler, or start one; one that fails takes only its own table down."""
        running = self._schedulers.get(table)
        if running is not None:
            running[0].wake()
        elif table.clients:
            scheduler = Scheduler(table)
            task = asyncio.create_task(scheduler.run())
            self._schedulers[table] = scheduler, task
            task.add_done_callback(lambda done: self._scheduler_done(table, done))

    def _scheduler_done(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        if task.cancelled():
            return
        if self._schedulers.get(table, (None, None))[1] is task:
            del self._schedulers[table]
        error = task.exception()
        if error is not None:
            log.error("table_broken", table=table.doc.id[:4], **describe_error(error))
            self.drop(table, Broken())
        elif table.clients:  # somebody connected while it was ending
            self._wake_scheduler(table)

    # The lobby

    async def lobby(self) -> list[dict[str, Any]]:
        """The public tables to join or watch, the most active first."""
        docs = await self._services.store.public(self._services.now() - DAY_MS, LOBBY_SIZE)
        found = [self._lobby_entry(doc) for doc in docs]
        return sorted(found, key=lambda entry: (-entry["present"], entry["phase"] != "open"))

    def _lobby_entry(self, doc: TableDocument) -> dict[str, Any]:
        live = self.tables.get(doc.id)
        doc = live.doc if live else doc
        return {
            "id": doc.id,
            "game": doc.setup.game,
            "options": seating.options_of(doc.setup),
            "phase": "playing" if live and live.lagging else doc.phase,
            "locked": doc.locked,
            "watch": doc.setup.watch,
            "clock": doc.setup.clock.model_dump(),
            "seats": [holder and {"name": holder.name, "bot": holder.bot} for holder in doc.seats],
            "present": len({client.profile for client in live.clients}) if live else 0,
        }

    # Connected bots

    async def answer_offer(self, connection: BotConnection, key: str, accept: bool) -> None:
        """A bot takes an offered seat, or declines."""
        who = connection.who
        offer = self.offers.take(key, who.profile)
        table = await self.get(offer.table)
        if accept:
            await table.execute(AcceptOffer(who.profile, who.name, offer.seat))
        else:
            await table.execute(DeclineOffer(who.profile, offer.host))

    # Housekeeping

    def open(self) -> None:
        """Start the regular housekeeping."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop in order: start nothing new, let commands under way finish, then close all connections."""
        self.stopping = True
        if self._sweeper:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            _, task = self._schedulers.get(table, (None, None))
            if task is not None:
                task.cancel()
            await table.idle()
            self.drop(table, ShuttingDown())

    async def _sweep(self) -> None:
        await self._finish_all()
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.unload_unused()
                days = self._services.settings.archive_after_days
                await self._services.store.archive(self._services.now() - days * DAY_MS)
            except Exception as error:
                log.warning("sweep", **describe_error(error))

    async def _finish_all(self) -> None:
        """After a crash, store the results of matches that had ended; a table that fails does not stop the others."""
        try:
            tables = await self._services.store.playing()
        except Exception as error:
            log.warning("finish_all", **describe_error(error))
            return
        for table in tables:
            try:
                await self.get(table)
            except Exception as error:
                log.warning("finish_all", table=table[:4], **describe_error(error))

    async def unload_unused(self) -> None:
        """Remove tables from memory that nobody has been connected to for a while."""
        now = self._services.ticks()
        for table in list(self.tables.values()):
            unused = not table.clients and now - table.touched > UNLOAD_AFTER_MS and not table.in_use
            if unused and await table.execute(Unload()):
                self.tables.pop(table.doc.id, None)
        self._services.metrics.set_tables(len(self.tables))

    async def close_connections(self, keys: frozenset[str]) -> None:
        """Close the connections of keys that were revoked."""
        everybody = [(c.who, c.close) for table in self.tables.values() for c in table.clients]
        everybody += [(bot.who, bot.close) for bot in self.offers.connections()]
        for who, close in everybody:
            if who is not None and who.key in keys:
                close(1008)

    async def remove_profile(self, profile: str) -> None:
        """A profile was deleted: free its seats at all tables."""
        for table in list(self.tables.values()):
            if profile in (table.doc.host, *(h.profile for h in table.doc.seats if h)):
                await table.execute(RemoveProfile(profile))
