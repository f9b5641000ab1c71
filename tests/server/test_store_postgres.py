"""Tests of the store on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from poktail.server.errors import SequenceTaken, Unsaved
from poktail.server.settings import Settings
from poktail.server.storage import migrations
from poktail.server.storage.models import log, metadata
from poktail.server.storage.store import NewerDatabase, Store
from tests.server.postgres import Postgres, folder_of_programs, running
from tests.server.stores import AT, adding, kinds, row, tried
from tests.server.test_migrations import differences, tables
from tests.server.test_operator_store import act_on_everything
from tests.server.test_rating_facts import find_rating_facts
from tests.server.test_recovery import keep_recoveries
from tests.server.test_reports import keep_reports
from tests.server.test_table_codes import share_codes
from tests.server.test_take_back_store import keep_take_backs

pytestmark = [pytest.mark.peers, pytest.mark.xdist_group("postgres")]


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with running(folder_of_programs()) as server:
        yield server


def test_what_is_acknowledged_is_kept_and_each_place_taken_once(server):
    async def play():
        store, other = await asyncio.gather(Store.open(server.url), Store.open(server.url))
        await asyncio.gather(*(store.append(row(seq, ack=f"{seq}")) for seq in range(50)))
        results = await tried(
            store.append(row(7)),
            store.append(row(50, ack="7")),
            store.append(row(50, ack="50")),
            store.append(row(51, spent=2**63)),
            store.append(row(51, move="\0")),
            store.append(row(51, move="é ½ 骰")),
        )
        taken, fine = SequenceTaken, type(None)
        assert [kind for kind in kinds(results) if not issubclass(kind, DBAPIError)] == [taken, taken, fine, fine]
        first = [store.append(row(seq, "n", move="one")) for seq in range(40)]
        second = [other.append(row(seq, "n", move="two")) for seq in range(40)]
        results = await tried(*(call for pair in zip(first, second, strict=True) for call in pair))
        won = {seq: "one" if results[2 * seq] is None else "two" for seq in range(40)}
        assert sorted(map(str, results)) == ["None"] * 40 + sorted(f"sequence_taken seq={seq}" for seq in range(40))
        await store.close()
        assert [found.seq for found in await other.log_of("m")] == list(range(52))
        assert {found.seq: found.move for found in await other.log_of("n")} == won
        await other.close()

    asyncio.run(play())


def test_changes_and_queries(server):
    def faulty(connection):
        adding("b")(connection)
        raise ZeroDivisionError

    def stray(connection):
        raise asyncio.CancelledError

    async def play():
        store = await Store.open(server.url)
        works = (adding("a"), faulty, adding("a"), stray, adding("c"))
        results = await tried(*(store.write(work) for work in works))
        assert kinds(results) == [str, ZeroDivisionError, IntegrityError, asyncio.CancelledError, str]
        assert "'a'" not in str(results[2]).split("DETAIL")[0]
        assert kinds(await tried(store.read(adding("d")))) == [Unsaved]  # queries do not write

        def all_names(connection):
            return list(connection.scalars(text("SELECT hash FROM codes ORDER BY 1")))

        assert await store.read(all_names) == ["a", "c"]
        await store.close()

    asyncio.run(play())


def test_a_lock_and_a_server_that_is_gone(server):
    async def play():
        store = await Store.open(server.url, patience_ms=50)
        engine = create_async_engine(server.url.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.connect() as other:
            await other.execute(insert(log).values(match="l", seq=0, at=0, seat=0, move="x", by="bot", spent=0))
            assert kinds(await tried(store.append(row(0, "l")), store.append(row(1, "l")))) == [Unsaved] * 2
        await engine.dispose()
        assert await tried(store.append(row(0, "l")), store.append(row(1, "l"))) == [None] * 2
        await asyncio.to_thread(server.stop)
        try:
            for _ in range(2):
                calls = (store.append(row(2, "l")), store.write(adding("l")), store.log_of("l"))
                assert kinds(await tried(*calls)) == [Unsaved] * 3
        finally:
            await asyncio.to_thread(server.start)
        assert [found.seq for found in await store.log_of("l")] == [0, 1]
        await store.append(row(2, "l"))
        assert await store.write(adding("l")) == "l"
        await store.close()

    asyncio.run(play())


def test_the_migrations_go_up_and_down(server):
    async def play():
        engine = create_async_engine(server.url.replace("postgresql:", "postgresql+asyncpg:"))
        await (await Store.open(server.url)).close()
        with suppress(ZeroDivisionError):
            async with engine.begin() as connection:
                assert await connection.run_sync(differences) == []
                await connection.run_sync(migrations.downgrade, "base")
                assert await connection.run_sync(tables) == {"alembic_version"}
                await connection.run_sync(migrations.upgrade)
                assert await connection.run_sync(tables) == {*metadata.tables, "alembic_version"}
                raise ZeroDivisionError  # everything as it was
        async with engine.begin() as connection:
            known = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase):
            await Store.open(server.url)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :known"), {"known": known})
        await engine.dispose()

    asyncio.run(play())


def test_codes_of_tables_are_unique_over_two_nodes(server):
    async def play():
        store, other = await asyncio.gather(Store.open(server.url), Store.open(server.url))
        await share_codes(store, other)
        await asyncio.gather(store.close(), other.close())

    asyncio.run(play())


def test_a_move_taken_back_is_stored_with_what_follows_from_it(server):
    async def play():
        store = await Store.open(server.url)
        await keep_take_backs(store)
        await store.close()

    asyncio.run(play())


def test_whom_the_people_of_a_match_have_met_lately(server):
    async def play():
        store = await Store.open(server.url)
        await find_rating_facts(store)
        await store.close()

    asyncio.run(play())


def test_reports_and_recovery_codes(server):
    async def play():
        store = await Store.open(server.url)
        await store.write(lambda connection: keep_reports(connection, AT))
        await store.write(keep_recoveries)
        await store.close()

    asyncio.run(play())


async def new_database(server: Postgres, name: str) -> str:
    """The address of an empty database, for a test whose people would meet those of others."""
    engine = create_async_engine(server.url.replace("postgresql:", "postgresql+asyncpg:"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return server.url.replace("/postgres?", f"/{name}?")


def test_what_the_operator_does(server, tmp_path):
    database = asyncio.run(new_database(server, "operator_test"))
    act_on_everything(Settings(data=tmp_path, database=database))
