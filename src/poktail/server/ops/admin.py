"""The work behind `poktail admin`: lists, checks, backs up and restores a database."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from poktail.core import codec, registry
from poktail.core.errors import BadProof, RuleError
from poktail.core.fair import Fair, commitment, verify
from poktail.core.payoffs import same_result
from poktail.server.errors import BadBackup, BadDatabase, NotFound
from poktail.server.settings import BadSetting, Settings
from poktail.server.storage import migrations, models
from poktail.server.storage.lock import held, sqlite_file, why
from poktail.server.storage.store import LogRow, NewerDatabase
from poktail.server.tables.live_match import LiveMatch

T = TypeVar("T")
Row = dict[str, Any]
PATIENCE_S = 30.0
BESIDE = ("-wal", "-shm")
"""The suffixes of SQLite's extra files while a database is in use."""


@dataclass(slots=True)
class Report:
    """The result of a check: how much was checked, and what is wrong with which match."""

    over: int = 0
    running: int = 0
    wrong: list[Row] = field(default_factory=list)


# Reading


def _reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE_S)


def read(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Run read-only queries on the database, even while a server is writing to it."""
    return checked(settings, partial(_read_file, work=work), lambda url: asyncio.run(_read_far(url, work)))


def checked(settings: Settings, in_file: Callable[[Path], T], far: Callable[[str], T]) -> T:
    """Call one of these with the database's file or address; a database that fails raises a coded error."""
    path = sqlite_file(settings)
    if path is not None and not path.exists():
        raise NotFound(what="database")
    try:
        return far(settings.database_url()) if path is None else in_file(path)
    except ModuleNotFoundError as error:
        raise BadSetting(setting="database", want=f"the Python package {error.name}") from None
    except Exception as error:
        reason = why(error)
        if reason is None:
            raise
        raise BadDatabase(reason=reason) from None


def _read_file(path: Path, work: Callable[[Connection], T]) -> T:
    engine = create_engine("sqlite://", creator=partial(_reader, path), poolclass=NullPool)
    with engine.connect() as connection:
        return work(connection)


async def _read_far(url: str, work: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.connect() as connection:
        return await connection.run_sync(work)


def known(connection: Connection, *, older: bool = False) -> None:
    """BadDatabase or NewerDatabase unless this is our database in this version (with `older`: or an older one)."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads:
        raise BadDatabase(reason="foreign")
    newer = migrations.unknown(connection)
    if newer:
        raise NewerDatabase(revision=newer)
    if not older and set(heads) != set(ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads()):
        raise BadDatabase(reason="old")


def tables(connection: Connection) -> list[Row]:
    """All tables, the most recently used first."""
    known(connection)
    table = models.tables
    return [_table(row) for row in connection.execute(select(table).order_by(table.c.touched.desc()))]


def _table(row: Any) -> Row:
    doc = json.loads(row.doc)
    seats = doc["seats"]
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state if row.closed is None else "closed",
        "public": row.public,
        "locked": doc.get("locked", False),
        "seats": len(seats),
        "taken": len([seat for seat in seats if seat]),
        "names": [seat["name"] if seat else None for seat in seats],
        "host": row.host,
        "created": row.created,
        "touched": row.touched,
    }


def profiles(connection: Connection) -> list[Row]:
    """All profiles, the most recently seen first; without keys and tokens, which are stored only as hashes."""
    known(connection)
    who, keys, seats = models.profiles, models.keys, models.seats
    devices = select(func.count()).where(keys.c.profile == who.c.id).correlate(who).scalar_subquery()
    matches = select(func.count()).where(seats.c.profile == who.c.id).correlate(who).scalar_subquery()
    columns = (who.c.id, who.c.name, who.c.kind, who.c.owner, who.c.created, who.c.seen, who.c.banned, who.c.muted)
    query = select(*columns, devices.label("keys"), matches.label("matches")).where(who.c.deleted.is_(None))
    return [dict(row._mapping) for row in connection.execute(query.order_by(who.c.seen.desc()))]


# Checking


def check(connection: Connection) -> Report:
    """Check the database and every match in it: its log can be replayed, and its chance follows from its commitment."""
    if connection.dialect.name == "sqlite":
        _whole(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar(), BadDatabase)
    known(connection)
    report, table = Report(), models.matches
    for match in connection.execute(select(table.c.id).order_by(table.c.created)).scalars().all():
        row = connection.execute(select(table).where(table.c.id == match)).one()
        found = connection.execute(select(models.log).where(models.log.c.match == match).order_by(models.log.c.seq))
        wrong = fault(row, [LogRow(*one) for one in found])
        report.over += row.state == "over"
        report.running += row.state == "running"
        if wrong is not None:
            report.wrong.append({"match": match, "game": row.game, "state": row.state, "fault": wrong})
    return report


def _whole(verdict: Any, kind: type[RuleError]) -> None:
    if verdict != "ok":
        raise kind(reason="damaged")


def fault(row: Any, rows: list[LogRow]) -> str | None:
    """A code for what is wrong with a match; None if nothing is."""
    try:
        if commitment(row.seed) != row.commitment:
            raise BadProof(reason="commitment")
        if row.state == "sealed":
            return None
        doc = json.loads(row.doc)
        game = codec.with_options(registry.find(row.game).game, doc["options"])
        fair = Fair(row.seed, tuple(bytes.fromhex(part) for part in doc["entropy"]))
        match = LiveMatch(row.id, game, fair, rows).match
        if row.state == "over":
            verify(game, match.steps, fair, row.commitment)
            if not same_result(json.loads(row.payoffs), match.payoffs or ()):
                raise BadProof(reason="result")
    except RuleError as error:
        return f"{error.code} {error.data.get('reason', '')}".strip()
    except Exception as error:  # a damaged row may cause any error
        return type(error).__name__
    return None


# Copies


def _file(settings: Settings) -> Path:
    path = sqlite_file(settings)
    if path is None:
        raise BadSetting(setting="database", want="sqlite:///file; for another one, use its own tools")
    return path


@contextmanager
def _fresh(path: Path) -> Iterator[Path]:
    """A new private file next to the wanted one; if anything fails, it is removed."""
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
    except OSError:
        raise BadBackup(reason="unwritable") from None
    finally:
        for suffix in ("", "-journal", *BESIDE):
            with suppress(OSError):
                part.with_name(part.name + suffix).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy one consistent state of a database into one file; writers to the source are not blocked."""
    try:
        with closing(_reader(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)  # all pages at once: copying in steps starts over whenever somebody writes
            new.execute("PRAGMA journal_mode=DELETE")
            _whole(new.execute("PRAGMA integrity_check(1)").fetchone()[0], BadBackup)
    except sqlite3.Error as error:
        raise BadBackup(reason=why(error)) from None
    try:
        _read_file(target, partial(known, older=True))
    except BadDatabase as error:
        raise BadBackup(**error.data) from None
    _sync(target)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def backup(settings: Settings, target: Path) -> int:
    """Copy the database into a new file, also while a server runs, and return its size."""
    source = _file(settings)
    if not source.exists():
        raise NotFound(what="database")
    if target.exists():
        raise BadBackup(reason="exists")
    with _fresh(target) as part:
        _copy(source, part)
        part.replace(target)
        _sync(target.parent)
    return target.stat().st_size


def restore(settings: Settings, source: Path, now: Callable[[], float] = time.time) -> Path | None:
    """Replace the database with a backup, if no server runs; returns where the old database is kept."""
    target = _file(settings)
    if not source.is_file():
        raise NotFound(what="backup")
    with held(target), _fresh(target) as part:
        _copy(source, part)
        kept = _keep(target, time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(now()))) if target.exists() else None
        part.replace(target)
        _sync(target.parent)
    return kept


def _keep(path: Path, stamp: str) -> Path:
    """Link the old database under a second name, so that a database exists under the usual name at any moment.

    It is not opened, because SQLite might discard what it cannot read. Its write-ahead log is moved along, because
    SQLite would otherwise apply it to the restored database.
    """
    number, kept = 1, path.with_name(f"{path.stem}-{stamp}{path.suffix}")
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.stem}-{stamp}-{number}{path.suffix}")
    beside = [path.with_name(path.name + suffix) for suffix in BESIDE]
    for old in (path, *beside):
        if old.exists():
            _link(old, kept.with_name(kept.name + old.name.removeprefix(path.name)))
    for old in beside:
        old.unlink(missing_ok=True)
    return kept


def _link(old: Path, new: Path) -> None:
    try:
        os.link(old, new)
    except OSError:  # not every file system supports links
        shutil.copy2(old, new)
