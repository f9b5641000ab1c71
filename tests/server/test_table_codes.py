"""Tests of table codes: whom they let in, that guessing is limited, and that they are unique and freed again."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from poktail.server.app import TABLE_CODE_GUESSES_PER_HOUR
from poktail.server.http.pages import ROUTES
from poktail.server.storage import models
from poktail.server.storage.documents import Holder, Setup, TableDocument
from poktail.server.storage.store import Store
from poktail.server.storage.table_store import Seal, TableStore
from poktail.server.tables import seating
from poktail.server.tables.table_codes import PATTERN, WORDS, lets_in, new_code, read_code
from tests.server.finished_match import in_turn
from tests.server.live import Process, people, seated, serving, stranger
from tests.server.stores import AT, opened

pytestmark = pytest.mark.xdist_group("server_tables")
GAME = in_turn().id
WRONG = "lemon-tiger-11"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


async def opens(person: Any, code: str) -> str | None:
    """The id of the table that this code opens for somebody."""
    answer = await person.http.get(f"/api/codes/{code}")
    if answer.status_code == 404:
        assert answer.json() == {"code": "not_found", "data": {"what": "table"}}
        return None
    assert answer.status_code == 200
    return str(answer.json()["id"])


def test_the_words_are_short_plain_and_not_easily_confused() -> None:
    assert list(WORDS) == sorted(set(WORDS)) and len(WORDS) == 256
    assert all(re.fullmatch("[a-z]{4,7}", word) for word in WORDS)

    def near(one: str, other: str) -> bool:
        """Whether a single wrong, missing or additional letter makes one of the other."""
        if len(one) > len(other):
            one, other = other, one
        if len(one) == len(other):
            return sum(a != b for a, b in zip(one, other, strict=True)) < 2
        return any(other[:n] + other[n + 1 :] == one for n in range(len(other)))

    assert not [pair for pair in combinations(WORDS, 2) if near(*pair)]


def test_a_code_has_a_form_that_no_other_address_has() -> None:
    for code in {new_code() for _ in range(200)}:
        assert re.fullmatch(PATTERN, code) and read_code(code) == code
        assert len(set(code.split("-"))) == 3
    others = [route for route in ROUTES if "table_code" not in route] + ["/healthz", "/metrics", "/icon-180.png"]
    assert not [route for route in others if re.fullmatch(f"/{PATTERN}", route)]


def test_a_code_opens_its_table_in_any_case_with_spaces_or_hyphens(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as visitor:
            table = await ann.open_table(GAME)
            code = (await visitor.http.get(f"/api/tables/{table}")).json()["code"]
            for typed in (code, code.upper(), code.replace("-", " "), f" {code.title()}. "):
                assert await opens(visitor, typed) == table
            async with ann.at(table) as socket:
                assert (await socket.state())["code"] == code
            page = await visitor.http.get(f"/{code}", headers={"accept": "text/html"})
            assert page.status_code == 200
            assert (await visitor.http.get(f"/{code}x")).status_code == 404

    asyncio.run(main())


def test_a_code_opens_a_running_match_only_for_those_who_sit_there(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as around, stranger(server) as visitor:
            code = (await around.sockets[0].state())["code"]
            assert await opens(visitor, code) == around.table
            await around.start()
            assert await opens(visitor, code) is None
            for person in around.people:
                assert await opens(person, code) == around.table

    asyncio.run(main())


def test_a_locked_table_or_a_match_shown_late_opens_for_nobody_new() -> None:
    doc = TableDocument.model_validate(
        {"id": "t", "host": "ann", "setup": {"game": GAME}, "seats": [Holder(name="Ben", profile="ben"), None]}
        | {"match": "m", "commitment": "c"}
    )
    late = doc.setup.model_copy(update={"watch_delay": 30})
    cases = [
        (doc, True),
        (doc.changed(phase="over"), True),
        (doc.changed(phase="playing"), False),
        (doc.changed(locked=True), False),
        (doc.changed(phase="over", setup=late), False),
    ]
    for one, others in cases:
        assert lets_in(one, None) is others and lets_in(one, "eve") is others
        assert lets_in(one, "ann") and lets_in(one, "ben")


def test_wrong_codes_are_counted_and_right_ones_are_not(tmp_path: Path) -> None:
    async def main() -> None:
        with serving(tmp_path) as own:
            async with people(own, "Ann") as [ann], stranger(own) as visitor:
                table = await ann.open_table(GAME)
                code = (await visitor.http.get(f"/api/tables/{table}")).json()["code"]
                assert code != WRONG
                for guess in range(TABLE_CODE_GUESSES_PER_HOUR):
                    assert await opens(visitor, WRONG) is None
                    if guess % 10 == 0:
                        assert await opens(visitor, code) == table
                answers = [await visitor.http.get(f"/api/codes/{one}") for one in (WRONG, code)]
                assert [answer.status_code for answer in answers] == [429, 429], "the right one does not stand out"

    asyncio.run(main())


def test_no_list_tells_the_codes_of_tables(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as visitor:
            table = await ann.open_table(GAME, public=True)
            code = (await visitor.http.get(f"/api/tables/{table}")).json()["code"]
            listed = (await visitor.http.get("/api/tables")).text
            assert table in listed and code not in listed

    asyncio.run(main())


async def share_codes(store: Store, other: Store) -> None:
    """Two nodes on one database give out codes, archive tables and use them again."""
    time = [AT]
    tables, elsewhere = TableStore(store, lambda: time[0]), TableStore(other, lambda: time[0])

    def document(table: str) -> tuple[TableDocument, Seal]:
        setup = Setup(game=GAME)
        return seating.opened(table, "ann", setup, f"m{table}", "c"), Seal(f"m{table}", b"s", "c")

    async def codes() -> dict[str, str | None]:
        query = select(models.tables.c.id, models.tables.c.code)
        return await other.read(lambda conn: {row.id: row.code for row in conn.execute(query)})

    await tables.create(*document("a"), lambda: "lemon-tiger-42")
    drawn = iter(["lemon-tiger-42", "lemon-tiger-42", "mango-koala-17"])
    await elsewhere.create(*document("b"), lambda: next(drawn))
    assert await codes() == {"a": "lemon-tiger-42", "b": "mango-koala-17"}
    found = await elsewhere.by_code("lemon-tiger-42")
    assert found is not None and found.id == "a"
    time[0] += 10
    await tables.save(document("b")[0].changed())
    await tables.archive(AT + 5)
    assert await codes() == {"a": None, "b": "mango-koala-17"}
    assert await tables.by_code("lemon-tiger-42") is None
    await tables.create(*document("c"), lambda: "lemon-tiger-42")
    drawn = iter(["lemon-tiger-42", "pizza-robot-88"])
    assert await tables.code_of("a", lambda: next(drawn)) == "pizza-robot-88"  # somebody uses it again
    assert await elsewhere.code_of("a", new_code) == "pizza-robot-88"
    await tables.archive(AT + 5)
    assert await codes() == {"a": "pizza-robot-88", "b": "mango-koala-17", "c": "lemon-tiger-42"}
    with pytest.raises((IntegrityError, sqlite3.IntegrityError)):
        await tables.create(*document("d"), lambda: "lemon-tiger-42")  # it does not try for ever
    await tables.archive(AT + 11)
    assert await codes() == {"a": None, "b": None, "c": None}


def test_no_two_tables_share_a_code_and_an_unused_table_gives_its_code_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "tables.db") as store, opened(tmp_path / "tables.db") as other:
            await share_codes(store, other)

    asyncio.run(main())
