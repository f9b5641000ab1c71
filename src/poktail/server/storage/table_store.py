"""Saves and loads tables, matches, results and ratings; moves are passed on to store.py."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Literal

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError

from poktail.core import codec, registry
from poktail.core.game import AnyGame
from poktail.server.errors import NotFound, SequenceTaken, TableClosed
from poktail.server.storage import models
from poktail.server.storage import statements as sql
from poktail.server.storage.documents import Holder, TableDocument
from poktail.server.storage.rating_facts import RatingFacts, rating_facts
from poktail.server.storage.store import LogRow, Store

LISTED_STATES = ("open", "playing", "over")
CODE_TRIES = 20


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret seed of the next match, and its commitment, which is shown beforehand."""

    match: str
    seed: bytes
    commitment: str


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What is stored about a match besides its moves."""

    id: str
    table: str
    game: AnyGame
    state: str
    names: tuple[str, ...]
    holders: tuple[Holder, ...]
    entropy: tuple[bytes, ...]
    commitment: str
    seed: bytes
    started: int | None
    ended: int | None
    payoffs: tuple[int, ...] | None
    delay: int
    unrated: bool
    places: tuple[int, ...]
    """The same number for seats whose people share an address."""
    keys: tuple[bytes, ...] = ()
    """The public key of each seat, empty where it does not sign; none at all in matches from before keys."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """The rating of a profile or bot level in one game and pool."""

    game: str
    pool: str
    who: str
    mu: float
    sigma: float
    matches: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: payoff and rank of every seat."""

    payoffs: tuple[int, ...]
    ranks: tuple[int, ...]


GAMES_IN_MEMORY = 32
"""How many set-ups of games are kept: with dice of its own, one can take a few megabytes."""

RatingKey = tuple[str, str]
"""The pool and the id under which somebody is rated."""
Rate = Callable[[MatchRow, Mapping[RatingKey, RatingRow], RatingFacts], Iterable[RatingRow]]
"""Computes the new ratings of everybody in a match from their old ones."""


@lru_cache(maxsize=GAMES_IN_MEMORY)
def _game(game: str, options: str) -> AnyGame:
    made: AnyGame = codec.with_options(registry.find(game).game, codec.parse(options))
    return made


def game_with(game: str, options: dict[str, Any]) -> AnyGame:
    """The game with these options: one shared object, so that its list of moves is built once."""
    return _game(game, codec.dump_json(options))


def match_row_of(found: Any) -> MatchRow:
    """The `MatchRow` of a row in `matches` whose match has begun."""
    doc = json.loads(found.doc)
    return MatchRow(
        id=found.id,
        table=found.table_id,
        game=game_with(found.game, doc["options"]),
        state=found.state,
        names=tuple(doc["names"]),
        holders=tuple(Holder.model_validate(holder) for holder in doc["holders"]),
        entropy=tuple(bytes.fromhex(part) for part in doc["entropy"]),
        commitment=found.commitment,
        seed=found.seed,
        started=found.started,
        ended=found.ended,
        payoffs=None if found.payoffs is None else tuple(json.loads(found.payoffs)),
        delay=doc.get("delay", 0),
        unrated=doc.get("unrated", False),
        places=tuple(doc.get("places", ())),
        keys=tuple(bytes.fromhex(key) for key in doc.get("keys", ())),
    )


class TableStore:
    """Tables and matches in the database."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def append(self, row: LogRow) -> None:
        """Make a move durable; SequenceTaken if its place or its acknowledgement is taken, Unsaved if storing fails."""
        await self._store.append(row)

    async def moves_of(self, match: str) -> list[LogRow]:
        """All moves of a match, in order."""
        return await self._store.log_of(match)

    # Writing

    def _add_seal(self, conn: Connection, doc: TableDocument, seal: Seal) -> None:
        values = {"id": seal.match, "table_id": doc.id, "game": doc.setup.game, "state": "sealed", "doc": "{}"}
        secret = {"commitment": seal.commitment, "seed": seal.seed, "created": self._now()}
        sql.ADD_MATCH.run(conn, {**values, **secret})

    def _table_values(self, doc: TableDocument) -> dict[str, Any]:
        return {
            "host": doc.host,
            "game": doc.setup.game,
            "public": doc.setup.public,
            "state": doc.phase,
            "doc": doc.model_dump_json(),
            "rev": doc.rev,
            "touched": self._now(),
        }

    def _save(self, conn: Connection, doc: TableDocument) -> None:
        sql.SAVE_TABLE.run(conn, {"key": doc.id, **self._table_values(doc)})

    async def create(self, doc: TableDocument, seal: Seal, new_code: Callable[[], str]) -> None:
        """Store a new table, the seal of its first match, and a code that no other table has."""

        def work(code: str, conn: Connection) -> None:
            values = {"id": doc.id, "created": self._now(), "code": code, **self._table_values(doc)}
            sql.ADD_TABLE.run(conn, values)
            self._add_seal(conn, doc, seal)

        await self._with_new_code(work, new_code)

    async def code_of(self, table: str, new_code: Callable[[], str]) -> str:
        """The code of a table; one that has none, such as an archived table, gets one."""
        for found in await self._store.read(lambda conn: sql.FIND_CODE.run(conn, {"key": table})):
            if found.code is not None:
                return str(found.code)
        return await self._with_new_code(
            lambda code, conn: sql.SAVE_TABLE.run(conn, {"key": table, "code": code, "touched": self._now()}), new_code
        )

    async def _with_new_code(self, work: Callable[[str, Connection], Any], new_code: Callable[[], str]) -> str:
        """Run a change that stores a new code, again with another one while the code is taken."""
        tries = 0
        while True:
            code = new_code()
            try:
                await self._store.write(partial(work, code))
                return code
            except (IntegrityError, sqlite3.IntegrityError):
                tries += 1
                if tries == CODE_TRIES:
                    raise

    async def seal_once(self, game: str, seal: Seal) -> bytes:
        """The seed that is sealed under this id; the first to ask stores theirs, and everybody gets that one."""
        values = {"id": seal.match, "table_id": "", "game": game, "state": "sealed", "doc": "{}"}
        secret = {"commitment": seal.commitment, "seed": seal.seed, "created": self._now()}

        def work(conn: Connection) -> bytes:
            for found in sql.FIND_SEED.run(conn, {"key": seal.match}):
                return bytes(found.seed)
            sql.ADD_MATCH.run(conn, {**values, **secret})
            return seal.seed

        try:
            return await self._store.write(work)
        except (IntegrityError, sqlite3.IntegrityError):  # another process was quicker
            return await self._store.write(work)

    async def save(self, doc: TableDocument) -> None:
        """Store the table's document."""
        await self._store.write(partial(self._save, doc=doc))

    async def take_back(self, row: LogRow) -> None:
        """Store that a seat takes back its last move, and that the match changes no rating; errors as for `append`."""

        def work(conn: Connection) -> None:
            _mark_unrated(conn, row.match)
            sql.ADD_LOG_ROW.run(conn, row._asdict())

        try:
            await self._store.write(work)
        except (IntegrityError, sqlite3.IntegrityError):
            raise SequenceTaken(seq=row.seq) from None

    async def start_match(
        self,
        doc: TableDocument,
        game: AnyGame,
        entropy: tuple[bytes, ...],
        places: tuple[int, ...] = (),
        keys: tuple[bytes, ...] = (),
        *,
        rated: bool = True,
    ) -> None:
        """Store that the match has begun: the options, the seats, their randomness and their public keys."""
        holders = [holder for holder in doc.seats if holder]
        text = json.dumps(
            {
                "options": codec.options_of(game),
                "names": [holder.name for holder in holders],
                "holders": [holder.model_dump() for holder in holders],
                "entropy": [part.hex() for part in entropy],
                "delay": doc.setup.watch_delay,
                "clock": doc.setup.clock.model_dump(),
                "unrated": doc.setup.hints or not rated,
                "places": places,
                "keys": [key.hex() for key in keys],
            }
        )
        values = {"key": doc.match, "state": "running", "doc": text, "started": self._now(), "game": doc.setup.game}
        rows = [
            {"match": doc.match, "seat": seat, "profile": h.profile, "level": h.level, "name": h.name}
            for seat, h in enumerate(holders)
        ]

        def work(conn: Connection) -> None:
            self._save(conn, doc)
            sql.SAVE_MATCH.run(conn, values)
            sql.ADD_SEATS.run(conn, rows)

        await self._store.write(work)

    async def end_match(self, doc: TableDocument, match: str, result: Result, seal: Seal, rate: Rate) -> None:
        """Store the result, the new ratings and the seal of the next match; SequenceTaken if that is done already."""
        values = {"key": match, "state": "over", "ended": self._now(), "payoffs": json.dumps(result.payoffs)}
        results = [
            {"key": match, "place": seat, "payoff": payoff, "rank": rank}
            for seat, (payoff, rank) in enumerate(zip(result.payoffs, result.ranks, strict=True))
        ]

        def work(conn: Connection) -> None:
            self._save(conn, doc)
            (found,) = sql.FIND_MATCH.run(conn, {"key": match})
            if found.state != "running":  # an earlier attempt was stored although it reported a failure
                raise SequenceTaken(match=match[:4])
            row = match_row_of(found)
            sql.SAVE_MATCH.run(conn, values)
            sql.END_SEATS.run(conn, results)
            if not row.unrated:
                self._save_ratings(conn, row, rate)
            self._add_seal(conn, doc, seal)

        await self._store.write(work)

    def _save_ratings(self, conn: Connection, row: MatchRow, rate: Rate) -> None:
        known = dict[RatingKey, RatingRow]()
        for pool, who in dict.fromkeys(rated_as(holder) for holder in row.holders):
            if who is None:
                continue
            for r in sql.FIND_RATING.run(conn, {"of_game": row.game.id, "in_pool": pool, "key": who}):
                known[pool, who] = RatingRow(r.game, r.pool, r.who, r.mu, r.sigma, r.matches)
        old, new, now = list[dict[str, Any]](), list[dict[str, Any]](), self._now()
        people = [holder.profile for holder in row.holders if holder.profile]
        for one in rate(row, known, rating_facts(conn, row.id, people, now)):
            values = {"mu": one.mu, "sigma": one.sigma, "matches": one.matches, "updated": now}
            if (one.pool, one.who) in known:
                old.append({"key": one.who, "in_pool": one.pool, "of_game": one.game, **values})
            else:
                new.append({"game": one.game, "pool": one.pool, "who": one.who, **values})
        for statement, rows in ((sql.SAVE_RATINGS, old), (sql.ADD_RATINGS, new)):
            if rows:
                statement.run(conn, rows)

    async def archive(self, untouched_since: int) -> None:
        """Take tables that nobody has used since then out of the lobby, and free their codes; links still open them."""
        table = models.tables

        def work(conn: Connection) -> None:
            unused = table.c.state.in_(("open", "over")) | ((table.c.state == "archived") & table.c.code.is_not(None))
            where = (table.c.touched < untouched_since) & unused
            conn.execute(update(table).where(where).values(state="archived", code=None))

        await self._store.write(work)

    # Reading

    async def load(self, table: str) -> tuple[TableDocument, bytes]:
        """A table's document and the seed sealed for its next match; NotFound, or TableClosed by the operator."""

        def work(conn: Connection) -> tuple[TableDocument, bytes] | None:
            for row in sql.FIND_TABLE.run(conn, {"key": table}):
                if row.closed is not None:
                    raise TableClosed()
                doc = TableDocument.model_validate_json(row.doc, strict=False)
                (sealed,) = sql.FIND_SEED.run(conn, {"key": doc.match})
                return doc, sealed.seed
            return None

        found = await self._store.read(work)
        if found is None:
            raise NotFound(what="table")
        return found

    async def by_code(self, code: str) -> TableDocument | None:
        """The document of the table with this code."""
        for row in await self._store.read(lambda conn: sql.FIND_BY_CODE.run(conn, {"key": code})):
            return TableDocument.model_validate_json(row.doc, strict=False)
        return None

    async def match(self, match: str) -> MatchRow:
        """A match that has begun; NotFound, or TableClosed by the operator."""
        for found in await self._store.read(lambda conn: sql.FIND_MATCH.run(conn, {"key": match})):
            if found.state == "closed":
                raise TableClosed()
            if found.state != "sealed":
                return match_row_of(found)
        raise NotFound(what="match")

    async def count_open(self, host: str, touched_since: int) -> int:
        """How many open or playing tables this profile hosts that were used since then."""
        table = models.tables
        where = (table.c.host == host) & table.c.state.in_(("open", "playing")) & (table.c.touched > touched_since)
        where &= table.c.closed.is_(None)
        return await self._store.read(lambda conn: conn.execute(select(func.count()).where(where)).scalar_one())

    async def public(self, touched_since: int, limit: int) -> list[TableDocument]:
        """The public tables that were used since then, the latest first."""
        table = models.tables
        where = table.c.public & table.c.state.in_(LISTED_STATES) & (table.c.touched > touched_since)
        where &= table.c.closed.is_(None)
        query = select(table.c.doc).where(where).order_by(table.c.touched.desc()).limit(limit)
        texts = await self._store.read(lambda conn: list(conn.execute(query).scalars()))
        return [TableDocument.model_validate_json(text) for text in texts]

    async def playing(self) -> list[str]:
        """The ids of all tables with a running match."""
        table = models.tables.c
        query = select(table.id).where(table.state == "playing", table.closed.is_(None))
        return await self._store.read(lambda conn: list(conn.execute(query).scalars()))


def _mark_unrated(conn: Connection, match: str) -> None:
    (found,) = sql.FIND_MATCH.run(conn, {"key": match})
    text = json.dumps(json.loads(found.doc) | {"unrated": True})
    sql.SAVE_MATCH.run(conn, {"key": match, "doc": text})


def rated_as(holder: Holder) -> tuple[Literal["person", "bot"], str | None]:
    """The pool of a seat's holder, and the id it is rated under: the profile's, or the bot level's."""
    who = holder.profile or (f"level:{holder.level}" if holder.level else None)
    return "bot" if holder.bot else "person", who
