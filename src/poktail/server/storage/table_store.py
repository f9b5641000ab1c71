"""Tables and matches on disk: everything the hall writes and reads beside the log itself."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from poktail.core import codec
from poktail.core.fair import SEED_BYTES, Fair, commitment
from poktail.core.game import AnyGame, sides
from poktail.server.accounts import ratings
from poktail.server.errors import NotFound, SequenceTaken
from poktail.server.storage import models
from poktail.server.storage import statements as sql
from poktail.server.storage.store import LogRow
from poktail.server.tables import seating
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.live_match import Behind, Play
from poktail.server.ws import render as frames

if TYPE_CHECKING:
    from poktail.server.context import House


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret of a match to come, and what is shown of it."""

    match: str
    seed: bytes
    commitment: str


def new_seal(now: int) -> Seal:
    """A fresh seed under a fresh match id, which nobody can guess."""
    seed = secrets.token_bytes(SEED_BYTES)
    return Seal(models.match_id(now, secrets.token_urlsafe(9)), seed, commitment(seed))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read back: as it is, its clocks, and what delayed spectators may see of it."""

    play: Play | None
    clocks: Clocks
    behind: Behind | None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What is stored of a match beside its log."""

    id: str
    table: str
    game: AnyGame
    state: str
    names: tuple[str, ...]
    holders: tuple[seating.Holder, ...]
    entropy: tuple[bytes, ...]
    commitment: str
    seed: bytes
    started: int | None
    ended: int | None
    payoffs: tuple[int, ...] | None
    delay: int
    unrated: bool

    def play(self, rows: list[LogRow]) -> Play:
        """The match these rows make."""
        return Play(self.id, self.game, Fair(self.seed, self.entropy), rows)


# Writing


async def _put_seal(conn: AsyncConnection, house: House, doc: seating.Document, seal: Seal) -> None:
    values = {"id": seal.match, "table_id": doc.id, "game": doc.setup.game, "state": "sealed", "doc": "{}"}
    sealed = {"commitment": seal.commitment, "seed": seal.seed, "created": house.now()}
    await sql.ADD_MATCH.run(conn, {**values, **sealed})


def _table_values(house: House, doc: seating.Document) -> dict[str, Any]:
    return {
        "host": doc.host,
        "game": doc.setup.game,
        "public": doc.setup.public,
        "state": doc.phase,
        "doc": doc.model_dump_json(),
        "rev": doc.rev,
        "touched": house.now(),
    }


async def _save(conn: AsyncConnection, house: House, doc: seating.Document) -> None:
    await sql.SAVE_TABLE.run(conn, {"key": doc.id, **_table_values(house, doc)})


async def create(house: House, doc: seating.Document, seal: Seal) -> None:
    """A new table and the seal of its first match."""

    async def work(conn: AsyncConnection) -> None:
        await sql.ADD_TABLE.run(conn, {"id": doc.id, "created": house.now(), **_table_values(house, doc)})
        await _put_seal(conn, house, doc, seal)

    await house.store.write(work)


async def save(house: House, doc: seating.Document, *, unrated: bool = False) -> None:
    """The table's document as it is now; `unrated` marks the running match as one that counts for nobody."""

    async def work(conn: AsyncConnection) -> None:
        await _save(conn, house, doc)
        if unrated:
            (found,) = await sql.FIND_MATCH.run(conn, {"key": doc.match})
            text = json.dumps(json.loads(found.doc) | {"unrated": True})
            await sql.SAVE_MATCH.run(conn, {"key": doc.match, "doc": text})

    await house.store.write(work)


async def start_match(house: House, doc: seating.Document, play: Play) -> None:
    """The match has begun: who sits where, under which options, with which randomness."""
    held = [holder for holder in doc.seats if holder]
    text = json.dumps(
        {
            "options": codec.options_of(play.game),
            "names": [holder.name for holder in held],
            "holders": [holder.model_dump() for holder in held],
            "entropy": [part.hex() for part in play.fair.entropy],
            "delay": doc.setup.watch_delay,
            "clock": doc.setup.clock.model_dump(),
        }
    )
    values = {"key": play.id, "state": "running", "doc": text, "started": house.now(), "game": doc.setup.game}
    rows = [
        {"match": play.id, "seat": seat, "profile": h.profile, "level": h.level, "name": h.name}
        for seat, h in enumerate(held)
    ]

    async def work(conn: AsyncConnection) -> None:
        await _save(conn, house, doc)
        await sql.SAVE_MATCH.run(conn, values)
        await sql.ADD_SEATS.run(conn, rows)

    await house.store.write(work)


async def end_match(house: House, doc: seating.Document, play: Play, seal: Seal) -> None:
    """The match is over: result, ratings, and the seal of the next one."""
    payoffs = play.match.payoffs
    assert payoffs is not None
    values = {"key": play.id, "state": "over", "ended": house.now(), "payoffs": json.dumps(payoffs)}
    results = [
        {"key": play.id, "place": seat, "payoff": payoff, "rank": rank}
        for seat, (payoff, rank) in enumerate(zip(payoffs, frames.ranks(payoffs), strict=True))
    ]

    async def work(conn: AsyncConnection) -> None:
        await _save(conn, house, doc)
        (found,) = await sql.FIND_MATCH.run(conn, {"key": play.id})
        if found.state != "running":  # it was stored although we were told that it was not
            raise SequenceTaken(match=play.id[:4])
        row = match_of(house, found)
        await sql.SAVE_MATCH.run(conn, values)
        await sql.END_SEATS.run(conn, results)
        if not row.unrated:
            await _rate(conn, house, row, payoffs)
        await _put_seal(conn, house, doc, seal)

    await house.store.write(work)


async def _rate(conn: AsyncConnection, house: House, row: MatchRow, payoffs: tuple[int, ...]) -> None:
    game, now = row.game.id, house.now()
    entrants = [ratings.Entrant(who_is(h), "bot" if h.bot else "person") for h in row.holders]
    pools = {entrant.who: entrant.pool for entrant in entrants}
    if sum(pool == "person" for pool in pools.values()) < 2 and sum(pool == "bot" for pool in pools.values()) < 2:
        return
    known = dict[str, ratings.Rating]()
    for who, pool in pools.items():
        if who is None:
            continue
        for r in await sql.FIND_RATING.run(conn, {"of_game": game, "in_pool": pool, "key": who}):
            known[who] = ratings.Rating(r.mu, r.sigma, r.matches)
    old, new = list[dict[str, Any]](), list[dict[str, Any]]()
    for who, rating in ratings.rate(payoffs, sides(row.game), entrants, known).items():
        values = {"mu": rating.mu, "sigma": rating.sigma, "matches": rating.matches, "updated": now}
        if who in known:
            old.append({"key": who, "in_pool": pools[who], "of_game": game, **values})
        else:
            new.append({"game": game, "pool": pools[who], "who": who, **values})
    for statement, rows in ((sql.SAVE_RATINGS, old), (sql.ADD_RATINGS, new)):
        if rows:
            await statement.run(conn, rows)


def who_is(holder: seating.Holder) -> str | None:
    """Under which id a seat is rated: the profile's, or that of the house bots of a level."""
    return holder.profile or (f"level:{holder.level}" if holder.level else None)


# Reading


async def match_row(house: House, match: str) -> MatchRow:
    """A match that has begun, or NotFound."""

    async def work(conn: AsyncConnection) -> Any:
        return await sql.FIND_MATCH.run(conn, {"key": match})

    for found in await house.store.read(work):
        if found.state != "sealed":
            return match_of(house, found)
    raise NotFound(what="match")


def match_of(house: House, found: Any) -> MatchRow:
    """A row of `matches` whose match has begun."""
    doc = json.loads(found.doc)
    return MatchRow(
        id=found.id,
        table=found.table_id,
        game=house.game(found.game, doc["options"]),
        state=found.state,
        names=tuple(doc["names"]),
        holders=tuple(seating.Holder.model_validate(holder) for holder in doc["holders"]),
        entropy=tuple(bytes.fromhex(part) for part in doc["entropy"]),
        commitment=found.commitment,
        seed=found.seed,
        started=found.started,
        ended=found.ended,
        payoffs=None if found.payoffs is None else tuple(json.loads(found.payoffs)),
        delay=doc.get("delay", 0),
        unrated=doc.get("unrated", False),
    )


async def load(house: House, table: str) -> tuple[seating.Document, bytes]:
    """A table's document and the seed sealed for its match, or NotFound."""

    async def work(conn: AsyncConnection) -> Any:
        for row in await sql.FIND_TABLE.run(conn, {"key": table}):
            doc = seating.Document.model_validate_json(row.doc, strict=False)
            (sealed,) = await sql.FIND_SEED.run(conn, {"key": doc.match})
            return doc, sealed.seed
        return None

    found: tuple[seating.Document, bytes] | None = await house.store.read(work)
    if found is None:
        raise NotFound(what="table")
    return found


async def load_play(house: House, doc: seating.Document) -> Loaded:
    """The match on a table: the running one, or after it the one that has just ended."""
    now = house.now()
    clocks = Clocks(doc.setup.clock, len(doc.seats), now)
    match = doc.match if doc.phase == "playing" else doc.last
    if match is None or doc.phase == "open":
        return Loaded(None, clocks, None)
    row = await match_row(house, match)
    rows = await house.store.log_of(match)
    for one in rows:
        clocks.used(one.seat, one.spent)
    behind = None
    if row.delay:
        behind = Behind(row.play([]), row.started or 0, row.delay * 1000, rows)
        behind.shown = behind.begun(now)
        behind.advance(now)
    return Loaded(row.play(rows), clocks, behind)
