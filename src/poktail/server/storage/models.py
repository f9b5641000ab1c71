"""The database schema, and LogRow (one stored move); every schema change needs a migration."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

# Named constraints, so that a later migration can drop them on any database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


# Times and durations are milliseconds, too large for 32 bits.
profiles = Table(
    "profiles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # person, bot
    Column("owner", Text, index=True),  # whose bot this is
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("banned", BigInteger),  # since when
    Column("muted", BigInteger),  # until when; forever is FOREVER
    Column("name_fixed", BigInteger),  # until when the name that the operator gave stays
)

keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("profile", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),  # device, token
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("profile", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("profile", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("device", Text, nullable=False),  # the hash of the key it was created with
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", Text, nullable=False),  # open, playing, over, archived
    Column("doc", Text, nullable=False),  # JSON
    Column("rev", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("code", Text, unique=True, index=True),  # what people say; none while archived or closed
    Column("closed", BigInteger),  # when the operator closed it; the server that plays it never writes this
    Index(None, "state", "public", "touched"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),  # sealed, running, over, closed by the operator
    Column("doc", Text, nullable=False),  # JSON: options, names, holders, entropy, keys
    Column("commitment", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the match is over
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("payoffs", Text),
)

log = Table(
    "log",
    metadata,
    Column("match", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("by", Text, nullable=False),  # owner, bot, stand_in, or take_back: it undoes the seat's last move
    Column("ack", Text),
    Column("spent", BigInteger, nullable=False),
    Column("signature", LargeBinary),  # of the seat's device; secret until the match is over: it tells the move
    PrimaryKeyConstraint("match", "seq"),  # appending at the next sequence is the lock
    UniqueConstraint("match", "seat", "ack"),
    sqlite_with_rowid=False,  # rows are stored only in the order of their key
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("profile", Text),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("payoff", Integer),
    Column("rank", Integer),
    PrimaryKeyConstraint("match", "seat"),
    Index(None, "profile", "match"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, nullable=False),
    Column("pool", Text, nullable=False),  # person, bot
    Column("who", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "pool", "who"),
)


# Both the audit log and the way to reach running servers: each reads what is new and applies it.
actions = Table(
    "actions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),  # who ran the command: a user of the operating system
    Column("what", Text, nullable=False),  # ban, unban, rename, mute, unmute, close, done
    Column("target", Text, nullable=False),  # a profile, an address, a table or a report
    Column("detail", Text, nullable=False),  # JSON
    Column("reason", Text, nullable=False),
    sqlite_autoincrement=True,  # an id is never used again
)

networks = Table(
    "networks",
    metadata,
    Column("network", Text, primary_key=True),  # banned; one that the operator named
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("reporter", Text, index=True),  # none if the profile was deleted
    Column("about", Text, nullable=False),  # person, table
    Column("subject", Text, nullable=False),  # the id of a profile or a table
    Column("table_id", Text),  # where the reporter was
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the chat lines that the reporter was sent
    Column("done", BigInteger),
    UniqueConstraint("reporter", "about", "subject", "day"),
    Index(None, "subject"),
    sqlite_autoincrement=True,
)

DAY_MS = 86_400_000
FOREVER = 2**53 - 1
"""A time that never comes: the largest integer that every JSON reader keeps exact."""
TAKE_BACK = "take_back"
"""`by` and `move` of a row that takes back a move. Rows are never removed: an id stays used, and a version too."""


class LogRow(NamedTuple):
    """One stored move, at its place in its match; the columns of `log`, in order."""

    match: str
    seq: int
    at: int
    seat: int
    move: str
    by: str
    ack: str | None
    spent: int
    signature: bytes | None = None


def match_id(at: int, salt: str) -> str:
    """An id for a match made at this time: increasing ids keep running matches close together on disk.

    >>> match_id(1_700_000_000_000, "Zx8_qA")
    '18bcfe56800Zx8_qA'
    """
    return f"{at:011x}{salt}"
