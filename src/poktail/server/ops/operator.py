"""The work behind `poktail admin ban`, `rename`, `mute`, `close` and `reports`.

Every change is one transaction with a row in `actions`: that is the audit log, and a running server reads it.
Bans are enforced in accounts/identity.py and http/middleware.py.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, NullPool, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.core.codec import dump_json
from poktail.server.accounts.profiles import clean_name
from poktail.server.addresses import network, parse_address
from poktail.server.errors import NotFound
from poktail.server.ops.admin import PATIENCE_S, Row, checked, known
from poktail.server.settings import Settings
from poktail.server.storage import models
from poktail.server.storage.documents import TableDocument
from poktail.server.storage.models import DAY_MS, FOREVER
from poktail.server.tables import seating
from poktail.server.tables.table_codes import read_code

T = TypeVar("T")
BATCH = 100
"""How many old matches are changed in one transaction, so that moves do not wait long."""

# Writing


def write(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Run a change in one transaction, even while a server uses the database."""
    return checked(settings, partial(_write_file, work=work), partial(_write_far, work=work))


def _write_file(path: Path, work: Callable[[Connection], T]) -> T:
    connect = partial(sqlite3.connect, path, timeout=PATIENCE_S, isolation_level=None)
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        known(connection)
        return work(connection)


def _write_far(url: str, work: Callable[[Connection], T]) -> T:
    def alone(connection: Connection) -> T:
        known(connection)
        connection.execute(text("LOCK TABLE actions IN EXCLUSIVE MODE"))  # so that ids appear in their order
        return work(connection)

    async def run() -> T:
        async with create_async_engine(url, poolclass=NullPool, hide_parameters=True).begin() as connection:
            return await connection.run_sync(alone)

    return asyncio.run(run())


@dataclass(frozen=True, slots=True)
class Operator:
    """Changes what is stored, and writes down who did it, when and why."""

    conn: Connection
    by: str
    at: int
    reason: str = ""

    def _record(self, what: str, target: str, **detail: Any) -> None:
        values = {"at": self.at, "by": self.by, "what": what, "target": target, "reason": self.reason}
        self.conn.execute(insert(models.actions).values(**values, detail=dump_json(detail)))

    # Profiles

    def ban(self, profile: str) -> list[str]:
        """Ban a profile and its bots, and close tables where only they are; returns the ids of those."""
        ids = self._with_bots(profile)
        self._change(ids, banned=self.at)
        self._record("ban", profile, ids=ids)
        closed = []
        for doc in self._tables_of(ids):
            others = {h.profile for h in doc.seats if h and h.profile} - set(ids)
            if doc.host in ids and doc.phase == "open" and not others:
                closed.append(doc.id)
                continue
            new = doc
            for one in ids:
                new = seating.without(new, one, DEFAULT_LEVEL, keep_names=True)
            self._save(doc, new)
        self.close(closed)
        return closed

    def unban(self, profile: str) -> None:
        """Lift the ban of a profile and its bots."""
        ids = self._with_bots(profile)
        self._change(ids, banned=None)
        self._record("unban", profile, ids=ids)

    def rename(self, profile: str, name: str, days: int) -> str:
        """Give a profile a name that it keeps for this many days; returns the name as it is stored."""
        self._with_bots(profile)
        name, until = clean_name(name), self.at + days * DAY_MS
        self._change([profile], name=name, name_fixed=until)
        self._record("rename", profile, name=name, until=until)
        for doc in self._tables_of([profile]):
            self._save(doc, seating.renamed(doc, profile, name))
        return name

    def mute(self, profile: str, minutes: int | None) -> None:
        """Stop a profile from chatting, reacting and choosing names, for this many minutes or for good."""
        self._with_bots(profile)
        until = FOREVER if minutes is None else self.at + minutes * 60_000
        self._change([profile], muted=until)
        self._record("mute", profile, until=until)

    def unmute(self, profile: str) -> None:
        """Let a profile speak again."""
        self._with_bots(profile)
        self._change([profile], muted=None)
        self._record("unmute", profile)

    def _with_bots(self, profile: str) -> list[str]:
        """The profile and its bots, or NotFound."""
        who = models.profiles.c
        found = select(who.id).where((who.id == profile) | (who.owner == profile), who.deleted.is_(None))
        ids = list(self.conn.execute(found).scalars())
        if profile not in ids:
            raise NotFound(what="profile")
        return ids

    def _change(self, ids: list[str], **values: Any) -> None:
        self.conn.execute(update(models.profiles).where(models.profiles.c.id.in_(ids)).values(**values))

    # Addresses

    def ban_address(self, address: str, days: int) -> str:
        """Ban the network of an address for this many days; returns the network."""
        place, until = network_of(address), self.at + days * DAY_MS
        self._forget_network(place)
        self.conn.execute(insert(models.networks).values(network=place, until=until))
        self._record("ban_address", place, until=until)
        return place

    def unban_address(self, address: str) -> str:
        """Lift the ban of a network; returns it."""
        place = network_of(address)
        self._forget_network(place)
        self._record("unban_address", place)
        return place

    def _forget_network(self, place: str) -> None:
        rows = models.networks
        self.conn.execute(delete(rows).where((rows.c.network == place) | (rows.c.until <= self.at)))

    # Tables

    def close(self, tables: Iterable[str]) -> None:
        """Close these tables for good; a match that runs there ends without a result."""
        rows, matches = models.tables, models.matches
        for table in tables:
            game, host = self.conn.execute(select(rows.c.game, rows.c.host).where(rows.c.id == table)).one()
            self.conn.execute(update(rows).where(rows.c.id == table).values(closed=self.at, code=None))
            running = (matches.c.table_id == table, matches.c.state == "running")
            self.conn.execute(update(matches).where(*running).values(state="closed"))
            self._record("close", table, game=game, host=host)

    def _tables_of(self, ids: Iterable[str]) -> list[TableDocument]:
        """The tables that one of these profiles hosts or has a seat at."""
        rows = models.tables
        found = dict[str, TableDocument]()
        for one in ids:
            theirs = (rows.c.host == one) | rows.c.doc.contains(f'"{one}"', autoescape=True)
            for doc in self.conn.execute(select(rows.c.doc).where(theirs, rows.c.closed.is_(None))).scalars():
                table = TableDocument.model_validate_json(doc, strict=False)
                found[table.id] = table
        return list(found.values())

    def _save(self, before: TableDocument, doc: TableDocument) -> None:
        """Store a changed table; a server that has it in memory makes the same change there."""
        if doc is not before:
            values = {"doc": doc.model_dump_json(), "rev": doc.rev, "host": doc.host}
            self.conn.execute(update(models.tables).where(models.tables.c.id == doc.id).values(**values))

    # Reports

    def done(self, reports: Iterable[int]) -> None:
        """Mark reports as dealt with, or NotFound."""
        rows = models.reports
        for one in reports:
            if not self.conn.execute(update(rows).where(rows.c.id == one).values(done=self.at)).rowcount:
                raise NotFound(what="report")
            self._record("done", str(one))


def network_of(address: str) -> str:
    """The network of an address, or NotFound if it is none."""
    if parse_address(address) is None:
        raise NotFound(what="address")
    return network(address)


def rename_in_matches(settings: Settings, profile: str, name: str) -> None:
    """Give a profile its new name in matches it has played, in batches."""
    last: str | None = ""
    while last is not None:
        last = write(settings, partial(_rename_some, profile=profile, name=name, after=last))


def _rename_some(conn: Connection, profile: str, name: str, after: str) -> str | None:
    """Rename in one batch of matches; returns the last of them, or None if there is none."""
    seats, matches = models.seats, models.matches
    mine = select(seats.c.match).where(seats.c.profile == profile, seats.c.match > after).distinct()
    some = list(conn.execute(mine.order_by(seats.c.match).limit(BATCH)).scalars())
    for match, found in conn.execute(select(matches.c.id, matches.c.doc).where(matches.c.id.in_(some))).all():
        doc = json.loads(found)
        own = [seat for seat, holder in enumerate(doc["holders"]) if holder["profile"] == profile]
        taken = {one.casefold() for seat, one in enumerate(doc["names"]) if seat not in own}
        for seat in own:
            new = seating.numbered(name, taken)
            taken.add(new.casefold())
            doc["names"][seat] = doc["holders"][seat]["name"] = new
            row = (seats.c.match == match, seats.c.seat == seat)
            conn.execute(update(seats).where(*row).values(name=new))
        conn.execute(update(matches).where(matches.c.id == match).values(doc=dump_json(doc)))
    return some[-1] if some else None


# Reading


def find_tables(conn: Connection, wanted: Iterable[str]) -> list[Row]:
    """The tables with these ids or codes, or NotFound."""
    known(conn)
    rows, found = models.tables.c, list[Row]()
    for one in wanted:
        query = select(models.tables).where(rows.closed.is_(None), (rows.id == one) | (rows.code == read_code(one)))
        row = conn.execute(query).first()
        if row is None:
            raise NotFound(what="table")
        found.append(_listed(row))
    return found


def open_tables(conn: Connection, by: str | None = None, name_like: str | None = None) -> list[Row]:
    """The tables in the lobby at which no match has begun; `by`: all of this host, `name_like`: with such a name."""
    known(conn)
    table, who = models.tables, models.profiles
    query = select(table, who.c.name.label("host_name")).outerjoin(who, who.c.id == table.c.host)
    query = query.where(table.c.state == "open", table.c.closed.is_(None)).order_by(table.c.created, table.c.id)
    query = query.where(table.c.public if by is None else table.c.host == by)
    found = [(row.host_name or "", _listed(row)) for row in conn.execute(query)]
    part = (name_like or "").casefold()
    return [one for host, one in found if any(part in name.casefold() for name in (host, *one["names"]))]


def _listed(row: Any) -> Row:
    seats = json.loads(row.doc)["seats"]
    names = [seat["name"] for seat in seats if seat]
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "host": row.host,
        "names": names,
        "created": row.created,
    }


def reports(conn: Connection, everything: bool = False) -> list[Row]:
    """The open reports, or all, the oldest first, with the current name of the person or of the table's host."""
    known(conn)
    row, who, table = models.reports, models.profiles, models.tables
    query = select(row, who.c.name).outerjoin(table, (row.c.about == "table") & (table.c.id == row.c.subject))
    query = query.outerjoin(who, who.c.id == func.coalesce(table.c.host, row.c.subject)).order_by(row.c.id)
    found = [dict(one._mapping) for one in conn.execute(query)]
    times = [(one["about"], one["subject"]) for one in found]
    for one in found:
        one |= {"lines": json.loads(one["lines"]), "times": times.count((one["about"], one["subject"]))}
        one["table"] = one.pop("table_id")
        del one["day"]
    return [one for one in found if everything or one["done"] is None]


def log(conn: Connection) -> list[Row]:
    """The audit log, the oldest first, with the current names of profiles."""
    known(conn)
    row, who = models.actions, models.profiles
    query = select(row, who.c.name).outerjoin(who, who.c.id == row.c.target).order_by(row.c.id)
    return [dict(one._mapping) | {"detail": json.loads(one.detail)} for one in conn.execute(query)]
