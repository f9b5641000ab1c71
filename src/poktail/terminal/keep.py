"""Saves and loads a running match of `poktail play`: the record, and next to it a private file with the seed."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from poktail.core import record
from poktail.core.errors import BadRecord
from poktail.core.fair import Fair, commitment
from poktail.core.match import Match


@dataclass(frozen=True, slots=True)
class Setting:
    """Who plays at this terminal, and the bots' levels; the seed stays in the private file until the match is over."""

    people: int
    level: str
    seed: bytes = field(repr=False)


def key_path(path: Path) -> Path:
    """The path of the private file of a running record."""
    return path.with_name(path.name + ".key")


def save(path: Path, match: Match, header: record.Header, setting: Setting) -> None:
    """Write the record so that a crash leaves either the old or the new one; the private file is deleted at the end."""
    text = record.write(record.record_of(match, header, Fair(setting.seed, header.entropy)))
    try:
        if match.payoffs is None and not key_path(path).exists():
            _write_key(key_path(path), setting)
        _replace(path, text)
        if match.payoffs is not None:
            key_path(path).unlink(missing_ok=True)
    except OSError:
        raise BadRecord(line=1, reason="unwritable") from None


def _write_key(path: Path, setting: Setting) -> None:
    secret = {"people": setting.people, "level": setting.level, "seed": setting.seed.hex()}
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(secret, file)


def read(path: Path) -> record.Record | record.SeatRecord:
    """The record in a file, or BadRecord, also if the file does not exist."""
    try:
        return record.read_file(path)
    except OSError:
        raise BadRecord(line=1, reason="unreadable") from None


def load(path: Path) -> tuple[record.Record, Setting]:
    """A running record and its private file, or BadRecord."""
    kept = read(path)
    if not isinstance(kept, record.Record):
        raise BadRecord(line=1, reason="one_seat_only")
    if kept.match().payoffs is not None:
        raise BadRecord(line=1, reason="already_over")
    try:
        secret = json.loads(key_path(path).read_text(encoding="utf-8"))
        setting = Setting(int(secret["people"]), str(secret["level"]), bytes.fromhex(secret["seed"]))
    except (OSError, ValueError, KeyError, TypeError):
        raise BadRecord(line=1, reason="no_key") from None
    if not 0 <= setting.people <= kept.header.game.seats or kept.header.commitment != commitment(setting.seed):
        raise BadRecord(line=1, reason="no_key")
    return kept, setting


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
