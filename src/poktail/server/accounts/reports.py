"""Database queries for reports: what people tell the operator about a person or a table."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, update

from poktail.core.codec import dump_json
from poktail.server.errors import NotFound
from poktail.server.storage import models
from poktail.server.storage.models import DAY_MS

KEPT_DAYS = 90
REASONS = ("name", "chat", "spam", "cheating", "other")

Line = dict[str, Any]
"""A chat line as its reader got it: when, the speaker's seat, name and profile, and the text."""


def add(
    conn: Connection,
    at: int,
    reporter: str,
    about: Literal["person", "table"],
    subject: str,
    table: str | None,
    reason: str,
    text: str,
    lines: list[Line],
) -> bool:
    """Store a report and return True; False if this person has reported the same today. NotFound without a subject."""
    known = models.profiles if about == "person" else models.tables
    there = known.c.deleted.is_(None) if about == "person" else known.c.closed.is_(None)
    if conn.execute(select(known.c.id).where(known.c.id == subject, there)).first() is None:
        raise NotFound(what="profile" if about == "person" else "table")
    expire(conn, at)
    rows, day = models.reports, at // DAY_MS
    same = (rows.c.reporter == reporter, rows.c.about == about, rows.c.subject == subject, rows.c.day == day)
    if conn.execute(select(rows.c.id).where(*same)).first() is not None:
        return False
    told = {"reason": reason, "text": text, "lines": dump_json(lines)}
    who = {"reporter": reporter, "about": about, "subject": subject, "table_id": table}
    conn.execute(insert(rows).values(at=at, day=day, **who, **told))
    return True


def expire(conn: Connection, now: int) -> None:
    """Delete reports that are older than 90 days."""
    conn.execute(delete(models.reports).where(models.reports.c.at < now - KEPT_DAYS * DAY_MS))


def made_by(conn: Connection, profile: str) -> list[dict[str, Any]]:
    """The reports that a profile has made, without what other people said."""
    rows = models.reports.c
    query = select(rows.at, rows.about, rows.subject, rows.reason, rows.text)
    found = conn.execute(query.where(rows.reporter == profile).order_by(rows.id))
    return [dict(row._mapping) for row in found]


def forget(conn: Connection, ids: Collection[str]) -> None:
    """Remove deleted profiles: reports about them, who reported and in which words, and what they said in chat."""
    rows = models.reports
    conn.execute(delete(rows).where(rows.c.about == "person", rows.c.subject.in_(ids)))
    conn.execute(update(rows).where(rows.c.reporter.in_(ids)).values(reporter=None, text=""))
    for one in ids:
        found = conn.execute(select(rows.c.id, rows.c.lines).where(rows.c.lines.contains(one, autoescape=True)))
        for report, text in found.all():
            kept = [line for line in json.loads(text) if line["profile"] != one]
            conn.execute(update(rows).where(rows.c.id == report).values(lines=dump_json(kept)))
