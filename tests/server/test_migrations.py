"""Tests of migrations: old databases are upgraded, newer ones are not touched."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from poktail.server.accounts.profiles import by_key
from poktail.server.storage import migrations
from poktail.server.storage.models import metadata
from poktail.server.storage.store import NewerDatabase
from tests.server.stores import adding, names, on_disk, opened, row, tried


def differences(connection: Connection) -> list[object]:
    """What the code believes of the tables and the migrations do not make, or the other way round."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_the_migrations_make_the_tables_that_the_code_believes_in():
    with create_engine("sqlite://").begin() as connection:
        assert differences(connection)  # an empty database is not what the code believes in
        migrations.upgrade(connection)
        assert differences(connection) == []
        assert tables(connection) == {*metadata.tables, "alembic_version"}


def test_a_difference_is_noticed():
    with create_engine("sqlite://").begin() as connection:
        migrations.upgrade(connection)
        connection.execute(text("ALTER TABLE log ADD COLUMN mood TEXT"))
        assert differences(connection)


def test_every_step_can_be_undone_and_done_again():
    with create_engine("sqlite://").begin() as connection:
        migrations.upgrade(connection)
        steps = 0
        while tables(connection) != {"alembic_version"}:
            migrations.downgrade(connection, "-1")
            steps += 1
        assert steps == len(list((Path(migrations.__file__).parent / "versions").glob("*.py")))
        migrations.upgrade(connection)
        assert differences(connection) == []


def test_opening_migrates_and_keeps_what_is_there(tmp_path):
    path = tmp_path / "tables.db"

    async def play():
        for seq in range(3):
            async with opened(path) as store:
                await store.append(row(seq))

    asyncio.run(play())
    assert len(on_disk(path)) == 3


def test_a_database_of_the_version_before_keeps_its_content(tmp_path):
    path = tmp_path / "tables.db"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        migrations.upgrade(connection, "0002")
        person = "('p', 'Ann', 'person', NULL, 0, 1, 2, NULL)"
        connection.execute(text(f"INSERT INTO profiles VALUES {person}"))
        connection.execute(text("INSERT INTO keys VALUES ('hash', 'p', 'device', 1, 2)"))
        table = "('t', 'p', 'g', 1, 'open', '{}', 0, 1, 2, 'lemon-tiger-42')"
        connection.execute(text(f"INSERT INTO tables VALUES {table}"))

    async def play():
        async with opened(path) as store:
            return await store.read(partial(by_key, digest="hash"))

    found = asyncio.run(play())
    assert (found.name, found.banned, found.muted, found.name_fixed) == ("Ann", False, 0, 0)
    assert on_disk(path, "SELECT id, code, closed FROM tables") == [("t", "lemon-tiger-42", None)]
    assert on_disk(path, "SELECT * FROM actions UNION SELECT * FROM actions") == []


def test_a_newer_database_is_left_alone(tmp_path):
    path = tmp_path / "tables.db"

    async def play():
        async with opened(path) as store:
            await store.write(adding("a"))

            def age(connection):
                connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

            await store.write(age)
        before = path.read_bytes()
        with pytest.raises(NewerDatabase) as refusal:
            async with opened(path):
                pass
        assert refusal.value.data == {"revision": "9999"}
        assert path.read_bytes() == before

    asyncio.run(play())
    assert names(path) == ["a"]


def test_several_may_open_a_new_database_at_once(tmp_path):
    path = tmp_path / "tables.db"

    async def play():
        async def one(name):
            async with opened(path) as store:
                return await store.write(adding(name))

        assert await tried(*map(one, "abcdef")) == list("abcdef")

    asyncio.run(play())
    assert names(path) == list("abcdef")


def test_the_template_makes_a_step_that_runs(tmp_path):
    folder = tmp_path / "migrations"
    shutil.copytree(Path(migrations.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    config = Config()
    config.set_main_option("script_location", str(folder))
    with create_engine("sqlite://").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.execute(text("DROP TABLE ratings"))
        made = command.revision(config, "bring back the ratings", autogenerate=True)
        command.upgrade(config, "head")
        assert differences(connection) == []
        command.downgrade(config, "-1")
        assert tables(connection) == {*metadata.tables, "alembic_version"} - {"ratings"}
    assert '"""bring back the ratings."""' in Path(made.path).read_text()
