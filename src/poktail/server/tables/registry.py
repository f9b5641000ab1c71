"""All tables: found, opened, kept, put away. A table is in memory while somebody is there; on disk it always is."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from poktail.core.errors import RuleError
from poktail.core.game import Seat
from poktail.server.accounts.identity import Who
from poktail.server.context import House
from poktail.server.errors import BotAway, Broken, Forbidden, MatchRunning, SeatTaken, ShuttingDown, TooMany
from poktail.server.http.problems import place_of
from poktail.server.storage import models
from poktail.server.storage import table_store as shelf
from poktail.server.tables import commands as acts
from poktail.server.tables import scheduler as keeper
from poktail.server.tables import seating
from poktail.server.tables.live_table import Client, Table
from poktail.server.ws import render as frames
from poktail.server.ws.messages_in import Setup

log = structlog.get_logger("poktail.server")

IDLE = 60_000
OFFER_LIFE = 30_000
SWEEP = 30
LOBBY = 100
DAY = 86_400_000


@dataclass(eq=False, slots=True)
class BotLink:
    """A bot that is connected and ready to be offered seats."""

    who: Who
    push: Callable[[bytes], None]
    close: Callable[[int], None]
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat that a bot has been asked to take."""

    table: str
    seat: Seat
    bot: str
    host: str
    until: int


@dataclass(eq=False)
class Hall:
    """The tables of one server."""

    house: House
    tables: dict[str, Table] = field(default_factory=dict)
    links: dict[str, set[BotLink]] = field(default_factory=dict)
    offers: dict[str, Offered] = field(default_factory=dict)
    _loading: dict[str, asyncio.Task[Table]] = field(default_factory=dict)
    _sweeper: asyncio.Task[None] | None = None

    # Tables

    async def create(self, who: Who, setup: Setup) -> seating.Document:
        """Open a table; its first match is sealed already."""
        if self.house.stopping:
            raise ShuttingDown()
        seal = shelf.new_seal(self.house.now())
        doc = seating.opened(secrets.token_urlsafe(12), who.profile, setup, seal.match, seal.commitment)
        most = self.house.settings.tables_per_profile
        if await self._open_tables(who.profile) >= most:
            raise TooMany(what="tables", most=most)
        await shelf.create(self.house, doc, seal)
        return doc

    async def _open_tables(self, profile: str) -> int:
        table, recent = models.tables, self.house.now() - DAY

        async def work(conn: AsyncConnection) -> int:
            mine = (table.c.host == profile) & table.c.state.in_(("open", "playing")) & (table.c.touched > recent)
            return (await conn.execute(select(func.count()).where(mine))).scalar_one()

        return await self.house.store.read(work)

    async def get(self, table: str) -> Table:
        """The table of that id, read from disk where it is not in memory; or NotFound."""
        found = self.tables.get(table)
        if found is not None:
            return found
        if self.house.stopping:
            raise ShuttingDown()
        task = self._loading.get(table)
        if task is None:  # two who come at once must meet at one table
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def join(self, table: Table, client: Client) -> Table:
        """Let a client join; a table that was put away in that very moment is fetched again."""
        while True:
            await table.join(client)
            if self.tables.get(table.doc.id) is table:
                return table
            await table.part(client)
            table = await self.get(table.doc.id)

    async def _load(self, table: str) -> Table:
        doc, seed = await shelf.load(self.house, table)
        live = Table(self.house, doc, seed)
        loaded = await shelf.load_play(self.house, doc)
        live.play, live.clocks, live.behind = loaded.play, loaded.clocks, loaded.behind
        live.clocks.pause(self.house.now())
        live.finished = doc.phase == "over"
        await live.finish()  # a match may have ended just before the server did
        self.tables[table] = live
        self.house.metrics.tables(len(self.tables))
        return live

    def keep(self, table: Table) -> asyncio.Task[None]:
        """Start the keeper of a table; one that dies of a defect takes only its own table along."""
        task = asyncio.create_task(keeper.keep(table))
        task.add_done_callback(lambda done: self._kept(table, done))
        return task

    def _kept(self, table: Table, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        assert error is not None
        log.error("table_broken", table=table.doc.id[:4], kind=type(error).__name__, place=place_of(error))
        self.forget(table, Broken())

    def forget(self, table: Table, why: RuleError) -> None:
        """Drop a table from memory, and its clients with it; they come back to what is on disk."""
        if self.tables.get(table.doc.id) is table:
            del self.tables[table.doc.id]
        for client in list(table.clients):
            client.push(frames.refusal(why, table.version, None))
            client.close(1012)
        if table.keeper is not None:
            table.keeper.cancel()
            table.keeper = None

    # The lobby

    async def lobby(self) -> list[dict[str, Any]]:
        """The public tables one may sit down at or watch, the liveliest first."""
        table, recent = models.tables, self.house.now() - DAY

        async def work(conn: AsyncConnection) -> list[str]:
            where = table.c.public & table.c.state.in_(("open", "playing", "over")) & (table.c.touched > recent)
            rows = await conn.execute(select(table.c.doc).where(where).order_by(table.c.touched.desc()).limit(LOBBY))
            return [row.doc for row in rows]

        docs = [seating.Document.model_validate_json(text) for text in await self.house.store.read(work)]
        found = [self._listed(doc) for doc in docs]
        return sorted(found, key=lambda one: (-one["present"], one["phase"] != "open"))

    def _listed(self, doc: seating.Document) -> dict[str, Any]:
        live = self.tables.get(doc.id)
        doc = live.doc if live else doc
        return {
            "id": doc.id,
            "game": doc.setup.game,
            "options": self.house.options_of(doc.setup),
            "phase": "playing" if live and live.lagging else doc.phase,
            "locked": doc.locked,
            "watch": doc.setup.watch,
            "clock": doc.setup.clock.model_dump(),
            "seats": [holder and {"name": holder.name, "bot": holder.bot} for holder in doc.seats],
            "present": len({client.profile for client in live.clients}) if live else 0,
        }

    # Bots that come by the API

    def bots(self, profile: str | None) -> list[dict[str, Any]]:
        """The connected bots that this profile may invite."""
        links = [link for links in self.links.values() for link in links if link.who.open or link.who.owner == profile]
        seen = {link.who.profile: link for link in links}
        return [{"id": who, "name": link.who.name, "games": link.games} for who, link in sorted(seen.items())]

    async def offer(self, table: Table, client: Client, seat: Seat, bot: str) -> None:
        """Ask a connected bot to take a seat."""
        doc, now = table.doc, self.house.now()
        if client.profile != doc.host:
            raise Forbidden(need="host")
        if doc.phase == "playing" or table.starting:
            raise MatchRunning()
        seating.check_seat(doc, seat)
        if doc.seats[seat]:
            raise SeatTaken(seat=seat)
        self.offers = {key: one for key, one in self.offers.items() if one.until > now}
        links = [link for link in self.links.get(bot, ()) if doc.setup.game in link.games]
        links = [link for link in links if link.who.open or link.who.owner == client.profile]
        if not links:
            raise BotAway(bot=bot)
        key = secrets.token_urlsafe(9)
        self.offers[key] = Offered(doc.id, seat, bot, doc.host, now + OFFER_LIFE)
        data = {"offer": key, "table": doc.id, "seat": seat, "game": doc.setup.game}
        links[0].push(frames.frame("offer", 0, data | {"options": self.house.options_of(doc.setup)}))

    async def answered(self, link: BotLink, key: str, accept: bool) -> None:
        """A bot takes an offered seat, or declines."""
        offered = self.offers.get(key)
        if offered is None or offered.bot != link.who.profile or offered.until <= self.house.now():
            raise BotAway(bot=link.who.profile)
        del self.offers[key]
        table = await self.get(offered.table)
        async with table.lock:
            if not accept:
                refused = frames.refusal(BotAway(bot=link.who.profile), table.version, None)
                for client in table.clients:
                    if client.profile == offered.host:
                        client.push(refused)
                return
            if table.starting:
                raise MatchRunning()
            doc = seating.sit(table.doc, link.who.profile, offered.seat, link.who.name, bot=True, invited=True)
            await shelf.save(self.house, doc)
            table.doc = doc
            table.tell_table()
            table.flush()

    # Housekeeping

    def open(self) -> None:
        """Begin to keep house."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop in order: nothing new begins, what is under way is finished, then everybody is sent away."""
        self.house.stopping = True
        if self._sweeper:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            if table.keeper is not None:
                table.keeper.cancel()
            async with table.lock:  # a choice under way is stored and told before we go
                self.forget(table, ShuttingDown())

    async def _sweep(self) -> None:
        await self._finish_all()
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._put_away()
                await self._archive()
            except Exception as error:
                log.warning("sweep", kind=type(error).__name__, place=place_of(error))

    async def _finish_all(self) -> None:
        """After a crash: matches that had ended but whose results were not yet kept."""

        async def work(conn: AsyncConnection) -> list[str]:
            rows = await conn.execute(select(models.tables.c.id).where(models.tables.c.state == "playing"))
            return [row.id for row in rows]

        try:
            for table in await self.house.store.read(work):
                await self.get(table)
        except Exception as error:
            log.warning("finish_all", kind=type(error).__name__, place=place_of(error))

    async def _put_away(self) -> None:
        """Tables where nobody has been for a while leave the memory."""
        now = self.house.now()
        for table in list(self.tables.values()):
            if not table.clients and now - table.touched > IDLE and not table.lock.locked():
                async with table.lock:
                    if await table.finish() and not table.clients:
                        if table.visited:
                            await shelf.save(self.house, table.doc)  # so that it counts as used today
                        self.tables.pop(table.doc.id, None)
        self.house.metrics.tables(len(self.tables))

    async def _archive(self) -> None:
        """Tables where nobody has been for long leave the lobby; whoever has the link opens them again."""
        table, old = models.tables, self.house.now() - self.house.settings.archive_after_days * DAY

        async def work(conn: AsyncConnection) -> None:
            where = (table.c.touched < old) & table.c.state.in_(("open", "over"))
            await conn.execute(update(table).where(where).values(state="archived"))

        await self.house.store.write(work)

    async def revoked(self, keys: frozenset[str]) -> None:
        """Keys have died: their connections end."""
        everybody = [(c.who, c.close) for table in self.tables.values() for c in table.clients]
        everybody += [(link.who, link.close) for links in self.links.values() for link in links]
        for who, close in everybody:
            if who is not None and who.key in keys:
                close(1008)

    async def vacate(self, profile: str) -> None:
        """A profile is gone: its seats are free, or played to the end by bots."""
        for table in list(self.tables.values()):
            if profile in (table.doc.host, *(h.profile for h in table.doc.seats if h)):
                async with table.lock:
                    doc = seating.without(table.doc, profile, acts.STAND_IN)
                    await shelf.save(self.house, doc)
                    table.doc = doc
                    acts.release(table)
                    table.tell_table()
                    table.flush()
                    table.stir()
