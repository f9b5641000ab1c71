"""Database queries for profiles, devices and bots, and the rules for names; secrets are stored only as hashes."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal
from unicodedata import category, normalize

from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, update

from poktail.core.codec import dump_json
from poktail.core.errors import BadName
from poktail.core.record import MAX_NAME, check_name
from poktail.server.accounts import reports
from poktail.server.errors import BadCode, NotFound, TooMany, Unauthorized
from poktail.server.storage import models
from poktail.server.storage.documents import NOBODY
from poktail.server.storage.store import Store

MAX_BOTS = 10
MAX_DEVICES = 20
MAX_CODES = 3
CODE_LIFE_MS = 10 * 60_000
BATCH = 100
"""How many old seats are anonymised in one write, so that moves do not wait long."""

PICTURE_MARKS = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Variation selectors, which phones add to emoji such as a heart; names that differ only in them count as equal."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0").union(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Invisible characters that Python counts as printable; bidi controls and zero-width spaces are not printable."""

JOINER = "\u200d"
"""Zero-width joiner: combines several emoji into one, and is invisible between letters."""

STACKED = 3
"""The most combining marks on one letter; more than any language needs would cover the neighbouring lines."""


@dataclass(frozen=True, slots=True)
class Known:
    """The owner of a key."""

    profile: str
    name: str
    kind: Literal["person", "bot"]
    owner: str | None
    open: bool
    created: int
    seen: int
    banned: bool
    muted: int
    """Until when it is muted, or 0; `name_fixed` likewise."""
    name_fixed: int


def _apart(text: str) -> str:
    """Split a joined emoji, such as a family, into its parts, so that no invisible character is left between them."""
    first, *rest = text.split(JOINER)
    for part in rest:
        pictures = category(first[-1:] or "a") in ("So", "Sk") and category(part[:1] or "a") == "So"
        first += part if pictures else JOINER + part
    return first


def clean_name(text: str, longest: int = MAX_NAME) -> str:
    """The name in the form that is stored, or BadName: one spelling for equal-looking names, no invisible characters.

    >>> clean_name("  Ann   of  Cleves ")
    'Ann of Cleves'
    """
    name = " ".join(normalize("NFC", _apart(text.translate(PICTURE_MARKS))).split())
    check_name(name)
    if len(name) > longest:
        raise BadName(name=name, longest=longest)
    stacked = STACKED + 1  # a name must not begin with a combining mark
    for character in name:
        stacked = stacked + 1 if category(character) in ("Mn", "Me") else 0
        if stacked > STACKED or character in INVISIBLE:
            raise BadName(name="".join(c for c in name if c not in INVISIBLE))
    return name


# Keys


def by_key(conn: Connection, digest: str) -> Known | None:
    """The owner of the key with this hash."""
    keys, who = models.keys, models.profiles
    query = (
        select(
            *(keys.c.profile, who.c.name, who.c.kind, who.c.owner, who.c.open, keys.c.created, keys.c.seen),
            *(who.c.banned.is_not(None), func.coalesce(who.c.muted, 0), func.coalesce(who.c.name_fixed, 0)),
        )
        .join_from(keys, who, keys.c.profile == who.c.id)
        .where(keys.c.hash == digest, who.c.deleted.is_(None))
    )
    row = (conn.execute(query)).one_or_none()
    return None if row is None else Known(*row)


def touch(conn: Connection, digest: str, profile: str, at: int) -> None:
    """Store when a key and its profile were last used."""
    conn.execute(update(models.keys).where(models.keys.c.hash == digest).values(seen=at))
    conn.execute(update(models.profiles).where(models.profiles.c.id == profile).values(seen=at))


def add_key(conn: Connection, profile: str, kind: Literal["device", "token"], digest: str, at: int) -> None:
    """Add a key to a profile."""
    conn.execute(insert(models.keys).values(hash=digest, profile=profile, kind=kind, created=at, seen=at))


def drop_keys(conn: Connection, *conditions: Any) -> frozenset[str]:
    """Delete keys and return their hashes."""
    dropped = conn.execute(delete(models.keys).where(*conditions).returning(models.keys.c.hash))
    return frozenset(dropped.scalars())


# People


def add_person(conn: Connection, profile: str, name: str, digest: str, at: int) -> None:
    """Create a profile with the key of its first device."""
    _add(conn, profile, name, at)
    add_key(conn, profile, "device", digest, at)


def _add(conn: Connection, profile: str, name: str, at: int, owner: str | None = None, **more: Any) -> None:
    kind = "person" if owner is None else "bot"
    values = {"open": False, "deleted": None} | more
    row = {"id": profile, "name": name, "kind": kind, "owner": owner, "created": at, "seen": at} | values
    conn.execute(insert(models.profiles).values(row))


def profile_of(conn: Connection, profile: str) -> dict[str, Any]:
    """The public data of a profile."""
    who = models.profiles
    query = select(who.c.id, who.c.name, who.c.kind, who.c.created, who.c.seen)
    row = (conn.execute(query.where(who.c.id == profile, who.c.deleted.is_(None)))).one_or_none()
    if row is None:  # deleted a moment ago, on another device
        raise Unauthorized()
    return dict(row._mapping)


def rename(conn: Connection, profile: str, name: str) -> dict[str, Any]:
    """Rename a profile and return it; finished matches keep the old name."""
    who = models.profiles
    conn.execute(update(who).where(who.c.id == profile, who.c.deleted.is_(None)).values(name=name))
    return profile_of(conn, profile)


def devices(conn: Connection, profile: str) -> list[dict[str, Any]]:
    """The devices of a profile, the newest last."""
    keys = models.keys
    query = select(keys.c.hash, keys.c.created, keys.c.seen).where(keys.c.profile == profile, keys.c.kind == "device")
    return _rows(conn, query.order_by(keys.c.created, keys.c.hash))


def drop_device(conn: Connection, profile: str, start: str, *, itself: bool) -> frozenset[str]:
    """Remove the device whose hash starts like this, and all open codes, which may have been requested on it.

    Unless it asks for that itself, a recovery code created on it goes too: anyone with the device might know it.
    """
    keys = models.keys
    mine = and_(keys.c.profile == profile, keys.c.kind == "device")
    dropped = drop_keys(conn, mine, keys.c.hash.startswith(start, autoescape=True))
    if not dropped:
        raise NotFound(what="device")
    conn.execute(delete(models.codes).where(models.codes.c.profile == profile))
    if not itself:
        conn.execute(delete(models.recoveries).where(models.recoveries.c.device.in_(dropped)))
    return dropped


# Codes for a second device


def add_code(conn: Connection, profile: str, digest: str, at: int) -> int:
    """Add a code and return when it expires; if there are too many, the oldest are deleted."""
    codes = models.codes
    profile_of(conn, profile)
    conn.execute(delete(codes).where(codes.c.expires <= at))
    newest = select(codes.c.hash).where(codes.c.profile == profile).order_by(codes.c.expires.desc())
    old = (conn.execute(newest)).scalars().all()[MAX_CODES - 1 :]
    conn.execute(delete(codes).where(codes.c.hash.in_(old)))
    conn.execute(insert(codes).values(hash=digest, profile=profile, expires=at + CODE_LIFE_MS))
    return at + CODE_LIFE_MS


def redeem(conn: Connection, code: str, digest: str, at: int, old: str | None) -> dict[str, Any]:
    """Add this new key to the code's profile and return the profile; the device's previous key, if any, is deleted."""
    codes, keys = models.codes, models.keys
    used = delete(codes).where(codes.c.hash == code, codes.c.expires > at).returning(codes.c.profile)
    profile = (conn.execute(used)).scalar_one_or_none()
    if profile is None:
        raise BadCode()
    if old is not None:
        drop_keys(conn, keys.c.hash == old, keys.c.kind == "device")
    if len(devices(conn, profile)) >= MAX_DEVICES:
        raise TooMany(what="devices", limit=MAX_DEVICES)
    add_key(conn, profile, "device", digest, at)
    return profile_of(conn, profile)


# Bots


def bots(conn: Connection, owner: str) -> list[dict[str, Any]]:
    """The bots of a profile, the newest last."""
    who = models.profiles
    query = select(who.c.id, who.c.name, who.c.open, who.c.created, who.c.seen)
    query = query.where(who.c.owner == owner, who.c.deleted.is_(None))
    return _rows(conn, query.order_by(who.c.created, who.c.id))


def add_bot(conn: Connection, owner: str, bot: str, name: str, open_to_all: bool, digest: str, at: int) -> None:
    """Create a bot of a profile, with its token."""
    profile_of(conn, owner)
    if len(bots(conn, owner)) >= MAX_BOTS:
        raise TooMany(what="bots", limit=MAX_BOTS)
    _add(conn, bot, name, at, owner, open=open_to_all)
    add_key(conn, bot, "token", digest, at)


def bot_of(conn: Connection, owner: str, bot: str) -> dict[str, Any]:
    """A bot of this owner, or NotFound."""
    for found in bots(conn, owner):
        if found["id"] == bot:
            return found
    raise NotFound(what="bot")


def new_token(conn: Connection, owner: str, bot: str, digest: str, at: int) -> tuple[dict[str, Any], frozenset[str]]:
    """Replace the token of an owner's bot; returns the bot and the hashes of the old tokens."""
    found = bot_of(conn, owner, bot)
    dead = drop_keys(conn, models.keys.c.profile == bot)
    add_key(conn, bot, "token", digest, at)
    return found, dead


# Export and deletion


def export(conn: Connection, profile: str) -> dict[str, Any]:
    """Everything that is stored about a profile, without data of other people and without secrets."""
    tables, matches, seats, ratings = models.tables, models.matches, models.seats, models.ratings
    recoveries = models.recoveries
    own_bots = bots(conn, profile)
    played = (
        select(
            *(matches.c[key] for key in ("id", "game", "state", "created", "started", "ended")),
            *(seats.c[key] for key in ("seat", "name", "payoff", "rank")),
            matches.c.table_id.label("table"),
        )
        .join_from(seats, matches, seats.c.match == matches.c.id)
        .where(seats.c.profile == profile)
        .order_by(matches.c.created, matches.c.id, seats.c.seat)
    )
    hosted = select(*(tables.c[key] for key in ("id", "game", "public", "state", "created", "touched")))
    rated = select(*(ratings.c[key] for key in ("game", "pool", "who", "mu", "sigma", "matches", "updated")))
    everyone = [profile, *(bot["id"] for bot in own_bots)]
    return {
        "profile": profile_of(conn, profile),
        "devices": [{"created": d["created"], "seen": d["seen"]} for d in devices(conn, profile)],
        "tables": _rows(conn, hosted.where(tables.c.host == profile).order_by(tables.c.created, tables.c.id)),
        "matches": _rows(conn, played),
        "ratings": _rows(conn, rated.where(ratings.c.who.in_(everyone)).order_by(ratings.c.game, ratings.c.who)),
        "bots": own_bots,
        "recovery": conn.execute(select(recoveries.c.created).where(recoveries.c.profile == profile)).scalar(),
        "reports": reports.made_by(conn, profile),
    }


def tombstone(conn: Connection, profile: str, at: int) -> tuple[list[str], frozenset[str]]:
    """Delete a profile and its bots; returns the deleted ids and the hashes of their keys.

    The row stays, without a name, so that the id is never reused; call `scrub` afterwards.
    """
    who = models.profiles
    of = select(who.c.id).where(or_(who.c.id == profile, who.c.owner == profile), who.c.deleted.is_(None))
    ids = list((conn.execute(of)).scalars())
    dead = drop_keys(conn, models.keys.c.profile.in_(ids))
    for secret in (models.codes, models.recoveries):
        conn.execute(delete(secret).where(secret.c.profile.in_(ids)))
    reports.forget(conn, ids)
    conn.execute(delete(models.ratings).where(models.ratings.c.who.in_(ids)))
    gone = update(who).where(who.c.id.in_(ids))
    conn.execute(gone.values(name="", owner=None, open=False, seen=at, deleted=at, muted=None, name_fixed=None))
    _scrub_tables(conn, ids)
    return ids, dead


async def scrub(store: Store, ids: Collection[str] | None = None) -> None:
    """Remove the names of deleted profiles from old matches and tables, in batches.

    Without ids, for all deleted profiles: this completes deletions that a server stop interrupted.
    """
    if ids is None:
        ids = await store.read(_unfinished)
    if ids:
        while await store.write(partial(_scrub_some, ids=ids)):
            pass


def _unfinished(conn: Connection) -> list[str]:
    who, seats = models.profiles, models.seats
    query = select(who.c.id).where(who.c.deleted.is_not(None), who.c.id.in_(select(seats.c.profile)))
    return list((conn.execute(query)).scalars())


def _scrub_tables(conn: Connection, ids: Collection[str]) -> None:
    """Remove the names from tables, also where no match has begun: there only the document knows who sits."""
    tables = models.tables
    theirs = or_(tables.c.host.in_(ids), *(tables.c.doc.contains(f'"{one}"', autoescape=True) for one in ids))
    found = conn.execute(select(tables.c.id).where(theirs)).scalars().all()
    _rewrite(conn, tables, found, partial(_unname, ids=ids))


def _scrub_some(conn: Connection, ids: Collection[str]) -> bool:
    """Anonymise one batch; False if nothing was left to do."""
    seats, matches = models.seats, models.matches
    query = select(seats.c.match, seats.c.seat, matches.c.table_id)
    query = query.join_from(seats, matches, seats.c.match == matches.c.id).where(seats.c.profile.in_(ids))
    some = (conn.execute(query.order_by(seats.c.match).limit(BATCH))).all()
    _rewrite(conn, matches, {match for match, _, _ in some}, partial(_unseat, ids=ids))
    _rewrite(conn, models.tables, {table for _, _, table in some}, partial(_unname, ids=ids))
    for match, seat, _ in some:
        row = and_(seats.c.match == match, seats.c.seat == seat)
        conn.execute(update(seats).where(row).values(profile=None, name=NOBODY))
    return bool(some)


def _rewrite(conn: Connection, where: Table, rows: Collection[str], change: Callable[[dict[str, Any]], None]) -> None:
    for row, text in (conn.execute(select(where.c.id, where.c.doc).where(where.c.id.in_(rows)))).all():
        doc = json.loads(text)
        change(doc)
        conn.execute(update(where).where(where.c.id == row).values(doc=dump_json(doc)))


def _unname(doc: dict[str, Any], ids: Collection[str]) -> None:
    """Remove the names of these profiles from a table; their ids keep the seats until the host frees them."""
    for holder in doc.get("seats", ()):
        if holder and holder.get("profile") in ids:
            holder["name"] = NOBODY


def _unseat(doc: dict[str, Any], ids: Collection[str]) -> None:
    """Remove these profiles from a match; unknown holders are not rated."""
    for seat, holder in enumerate(doc.get("holders", ())):
        if holder.get("profile") in ids:
            holder |= {"name": NOBODY, "profile": None}
            doc["names"][seat] = NOBODY
            if doc.get("keys"):  # it would show which matches were played by the same person
                doc["keys"][seat] = ""


def _rows(conn: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in conn.execute(query)]
