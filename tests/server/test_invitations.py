"""Tests of invitations: from a host to somebody they played with, seen by nobody else, while the table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from poktail.server.tables.invitations import LIFE_MS, PER_GUEST, Invitation, Invitations
from tests.server.finished_match import in_turn
from tests.server.live import Person, Process, entropy, people, seated, serving, stranger

GAME = in_turn().id
PATH = "/api/me/invitations"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


async def invited(person: Person) -> list[dict[str, Any]]:
    answer = await person.http.get(PATH)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def invite(host: Person, table: str, guest: str) -> tuple[int, str | None]:
    """The status of the answer, and the code of a refusal."""
    answer = await host.http.post(PATH, json={"table": table, "profile": guest})
    return answer.status_code, answer.json()["code"] if answer.content else None


def test_a_host_invites_somebody_they_played_with_and_only_they_see_it(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2) as ring, people(server, "Cleo") as [cleo], stranger(server) as visitor:
            ann, ben = ring.people
            table = await ann.open_table(GAME)
            assert await invite(ann, table, ben.id) == (404, "not_found"), "they have not played yet"
            await ring.play(Random(3), *await ring.start())
            assert await invite(ann, table, cleo.id) == (404, "not_found")
            assert await invite(ben, table, ann.id) == (403, "forbidden"), "only the host invites"
            assert await invite(ann, "nothing", ben.id) == (404, "not_found")
            assert await invite(ann, table, ben.id) == (204, None)
            assert await invited(ben) == [], "nobody waits there"
            async with ann.at(table) as socket:
                await socket.do("sit", {"seat": 0, "name": "Annie", "entropy": entropy(0)})
                told = {"table": table, "game": GAME, "host": ann.id, "name": "Annie"}
                assert await invited(ben) == [told]
                assert await invited(ann) == await invited(cleo) == []
                assert (await visitor.http.get(PATH)).status_code == 401
                await socket.do("lock", {"on": True})
                assert await invited(ben) == []
                await socket.do("lock", {"on": False})
                async with ben.at(table) as guest:
                    await guest.do("sit", {"seat": 1, "name": "Ben", "entropy": entropy(1)})
                    assert await invited(ben) == [], "already there"
                    await guest.do("stand", {"seat": 1})
                assert await invited(ben) == [told]
                await socket.do("start", {"fill": "random"})
                assert await invited(ben) == [], "the match runs"

    asyncio.run(main())


def test_invitations_end_after_an_hour_and_the_last_of_a_host_counts() -> None:
    kept = Invitations()
    kept.add("ben", Invitation("t1", "ann", 0))
    kept.add("ben", Invitation("t2", "ann", 10))
    kept.add("ben", Invitation("t3", "cleo", 20))
    assert [one.table for one in kept.of("ben", 30)] == ["t3", "t2"]
    assert [one.table for one in kept.of("ben", LIFE_MS + 15)] == ["t3"]
    assert kept.of("ann", 30) == []


def test_nobody_is_flooded_with_invitations() -> None:
    kept = Invitations()
    for number in range(2 * PER_GUEST):
        kept.add("ben", Invitation(f"t{number}", f"host {number}", number))
    assert [one.at for one in kept.of("ben", 100)] == list(range(2 * PER_GUEST))[: -PER_GUEST - 1 : -1]
