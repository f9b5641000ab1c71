"""Reads the operator's actions, for the running server that has to apply them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from poktail.server.storage import models


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that the operator did: what, to whom, and the values that go with it."""

    id: int
    what: str
    target: str
    detail: Mapping[str, Any] = field(default_factory=dict)


def newest(conn: Connection) -> int:
    """The id of the latest action."""
    return int(conn.execute(select(func.coalesce(func.max(models.actions.c.id), 0))).scalar_one())


def after(conn: Connection, last: int) -> list[Action]:
    """The actions after that one, in order."""
    rows = models.actions.c
    query = select(rows.id, rows.what, rows.target, rows.detail).where(rows.id > last).order_by(rows.id)
    return [Action(row.id, row.what, row.target, json.loads(row.detail)) for row in conn.execute(query)]


def banned_networks(conn: Connection) -> dict[str, int]:
    """The banned networks, each with the time when its ban ends."""
    rows = models.networks.c
    return {row.network: row.until for row in conn.execute(select(rows.network, rows.until))}
