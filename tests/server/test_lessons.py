"""Tests of the route for lessons: the same for everybody, and without a trace in any table."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from poktail.core.registry import games, shipped
from poktail.lessons import has_lesson
from poktail.server.http.routes_lessons import LessonOut
from tests.server.live import Process, people, serving, stranger

IDS = [entry.id for entry in shipped() if has_lesson(entry)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def rows(server: Process, table: str) -> int:
    """How many rows a table of the database has."""
    with closing(sqlite3.connect(server.data / "poktail.db")) as database:
        count: int = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return count


@pytest.mark.parametrize("game", IDS)
def test_a_lesson_is_the_same_for_everybody_and_touches_no_table(game: str, server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as nobody:
            path = f"/api/games/{game}/lesson"
            answers = [await one.http.get(path) for one in (ann, nobody, ann)]
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        assert len({answer.content for answer in answers}) == 1
        assert LessonOut.model_validate(answers[0].json()).game == game
        assert not [answer for answer in answers if "set-cookie" in answer.headers]

    asyncio.run(main())
    assert (rows(server, "tables"), rows(server, "matches WHERE game != ''")) == (0, 0)  # the server's key is no match


def test_a_lesson_travels_packed(server: Process) -> None:
    async def main() -> None:
        async with stranger(server) as nobody:
            for game in IDS:
                path = f"/api/games/{game}/lesson"
                first = await nobody.http.get(path, headers={"accept-encoding": "gzip"})
                assert first.headers["content-encoding"] == "gzip"
                plain = await nobody.http.get(path, headers={"accept-encoding": "identity"})
                assert json.loads(plain.content) == first.json()
                assert len(gzip.compress(plain.content)) < 40_000, "a lesson is quick to fetch"

    asyncio.run(main())


def test_an_unknown_game_has_no_lesson_and_the_list_of_games_says_which_have_one(server: Process) -> None:
    async def main() -> None:
        async with stranger(server) as nobody:
            unknown = await nobody.http.get("/api/games/nothing/lesson")
            listed = (await nobody.http.get("/api/games")).json()
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown_game")
        assert {game["id"]: game["lesson"] for game in listed} == {entry.id: has_lesson(entry) for entry in games()}

    asyncio.run(main())
