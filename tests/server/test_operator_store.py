"""Tests of what the operator's commands store; PostgreSQL runs the same (test_store_postgres.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from poktail.core.errors import BadName
from poktail.server.accounts import profiles, reports
from poktail.server.errors import NotFound, TableClosed
from poktail.server.ops import admin, operator
from poktail.server.settings import Settings
from poktail.server.storage import models, operator_log
from poktail.server.storage.documents import Holder, Setup
from poktail.server.storage.models import DAY_MS, FOREVER
from poktail.server.storage.store import Store
from poktail.server.storage.table_store import Seal, TableStore, game_with
from poktail.server.tables import seating
from tests.server.finished_match import in_turn
from tests.server.stores import AT

GAME = in_turn().id


def acting(settings: Settings, work: Callable[[operator.Operator], Any], reason: str = "") -> Any:
    return operator.write(settings, lambda conn: work(operator.Operator(conn, "root", AT, reason)))


async def furnish(settings: Settings) -> None:
    """Ann, Ben and Ben's bot; a table of Ben alone, and one of Ann's where a match with Ben runs."""
    store = await Store.open(settings.database_url())
    tables = TableStore(store, lambda: AT)

    def add(conn: Connection) -> None:
        for name in ("ann", "ben"):
            profiles.add_person(conn, name, name.title(), f"key of {name}", AT)
        profiles.add_bot(conn, "ben", "robot", "Robot", True, "key of robot", AT)

    await store.write(add)
    for table, host, seated in (("alone", "ben", ["ben"]), ("shared", "ann", ["ann", "ben"])):
        seal = Seal(f"match {table}", b"seed of" + table.encode(), f"seal {table}")
        doc = seating.opened(table, host, Setup(game=GAME, public=True), seal.match, seal.commitment)
        names = [*seated, *[None] * (len(doc.seats) - len(seated))]
        holders = tuple(Holder(name=f"{one} {seat}", profile=one) for seat, one in enumerate(names))
        doc = doc.changed(seats=holders if len(seated) > 1 else (*holders[:1], *[None] * (len(names) - 1)))
        await tables.create(doc, seal, partial(str, f"code-{table}-10"))
        if table == "shared":
            game = game_with(GAME, {})
            await tables.start_match(doc.changed(phase="playing"), game, (b"",) * game.seats)
    await store.close()


async def look(settings: Settings, work: Callable[[TableStore], Any]) -> Any:
    store = await Store.open(settings.database_url())
    try:
        return await work(TableStore(store, lambda: AT))
    finally:
        await store.close()


def profile(settings: Settings, one: str) -> Any:
    return admin.read(
        settings, lambda conn: conn.execute(select(models.profiles).where(models.profiles.c.id == one)).one()
    )


def act_on_everything(settings: Settings) -> None:
    """Each action once, on a database that no server uses."""
    asyncio.run(furnish(settings))
    _rename_and_mute(settings)
    _report(settings)
    _ban(settings)
    _close(settings)
    written = [(one["what"], one["target"], one["by"]) for one in admin.read(settings, operator.log)]
    bans = ["ban", "close", "unban", "ban_address", "unban_address", "close"]
    assert [what for what, _, _ in written] == ["rename", "mute", "mute", "unmute", "done", *bans]
    assert {by for _, _, by in written} == {"root"}
    since = admin.read(settings, lambda conn: operator_log.after(conn, 9))
    assert [(one.id, one.what) for one in since] == [(10, "unban_address"), (11, "close")]
    assert admin.read(settings, operator_log.newest) == 11


def _rename_and_mute(settings: Settings) -> None:
    assert acting(settings, lambda do: do.rename("ben", " Guest ", 30)) == "Guest"
    operator.rename_in_matches(settings, "ben", "Guest")
    found = profile(settings, "ben")
    assert (found.name, found.name_fixed) == ("Guest", AT + 30 * DAY_MS)
    doc, _ = asyncio.run(look(settings, lambda tables: tables.load("shared")))
    assert [holder.name for holder in doc.seats[:2]] == ["ann 0", "Guest"]
    row = asyncio.run(look(settings, lambda tables: tables.match("match shared")))
    assert row.names[:2] == ("ann 0", "Guest")
    assert row.holders[1].name == "Guest"
    for minutes, until in ((5, AT + 300_000), (None, FOREVER)):
        acting(settings, lambda do, minutes=minutes: do.mute("ben", minutes))
        assert profile(settings, "ben").muted == until
    acting(settings, lambda do: do.unmute("ben"))


def _ban(settings: Settings) -> None:
    assert acting(settings, lambda do: do.ban("ben"), "spam") == ["alone"], "nobody else is there"
    assert profile(settings, "ben").banned == profile(settings, "robot").banned == AT
    doc, _ = asyncio.run(look(settings, lambda tables: tables.load("shared")))
    assert (doc.seats[1].profile, doc.seats[1].bot, doc.seats[1].name) == (None, True, "Guest")
    acting(settings, lambda do: do.unban("ben"))
    assert profile(settings, "ben").banned is profile(settings, "robot").banned is None
    assert acting(settings, lambda do: do.ban_address("2001:db8::7", 2)) == "2001:db8::"
    assert admin.read(settings, operator_log.banned_networks) == {"2001:db8::": AT + 2 * DAY_MS}
    acting(settings, lambda do: do.unban_address("2001:db8::8"))
    assert admin.read(settings, operator_log.banned_networks) == {}


def _close(settings: Settings) -> None:
    found = admin.read(settings, lambda conn: operator.find_tables(conn, ["Code SHARED 10"]))
    assert [one["id"] for one in found] == ["shared"]
    acting(settings, lambda do: do.close(["shared"]))
    for work in (lambda tables: tables.load("shared"), lambda tables: tables.match("match shared")):
        with pytest.raises(TableClosed):
            asyncio.run(look(settings, work))
    assert all(doc.id != "shared" for doc in asyncio.run(look(settings, lambda tables: tables.public(0, 10))))
    assert "shared" not in asyncio.run(look(settings, lambda tables: tables.playing()))
    assert admin.read(settings, operator.open_tables) == []


def _report(settings: Settings) -> None:
    """Two reports about Ben and one about a table of Ann; one is done."""
    told = {"table": None, "reason": "spam", "text": "", "lines": []}
    cases = (("ann", "person", "ben"), ("robot", "person", "ben"), ("ben", "table", "shared"))
    for reporter, about, subject in cases:
        add = partial(reports.add, at=AT, reporter=reporter, about=about, subject=subject, **told)
        assert operator.write(settings, add)
    found = admin.read(settings, operator.reports)
    mine = [one for one in found if one["subject"] in ("ben", "shared")]
    assert [(one["name"], one["times"]) for one in mine] == [("Guest", 2), ("Guest", 2), ("Ann", 1)]
    acting(settings, lambda do: do.done([mine[0]["id"]]))
    left = [one["id"] for one in admin.read(settings, operator.reports)]
    assert [one["id"] for one in mine if one["id"] in left] == [one["id"] for one in mine[1:]]
    assert len(admin.read(settings, partial(operator.reports, everything=True))) == len(found)


def test_each_action_is_stored_with_its_row_in_the_log(tmp_path: Path) -> None:
    act_on_everything(Settings(data=tmp_path))


def test_an_action_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with pytest.raises(NotFound):
        acting(settings, lambda do: do.unmute("ann"))
    assert not list(tmp_path.iterdir()), "no database is made"
    asyncio.run(furnish(settings))

    def half(do: operator.Operator) -> None:
        do.mute("ann", None)
        do.done([1])

    for work in (half, lambda do: do.ban("nobody"), lambda do: do.ban_address("here", 1)):
        with pytest.raises(NotFound):
            acting(settings, work)
    with pytest.raises(BadName):
        acting(settings, lambda do: do.rename("ann", "\u200b", 1))
    assert admin.read(settings, operator.log) == []
    assert profile(settings, "ann").muted is None
