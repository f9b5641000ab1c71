"""Tests of removing people from a table, before and during a match, and of leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.finished_match import record_of, together
from tests.server.live import Process, entropy, seated, serving

pytestmark = pytest.mark.xdist_group("server_tables")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def test_somebody_is_removed_by_the_host_before_a_match_and_by_vote_in_a_rated_one(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id, 3) as ring:
            ann, ben, cleo = ring.sockets
            await ann.do("remove", {"seat": 2})
            assert (await cleo.state())["seats"][2] is None
            await cleo.do("sit", {"seat": 2, "entropy": entropy(2)})
            first = await ring.start()
            await ann.do("remove", {"seat": 2})
            seat = (await cleo.state())["seats"][2]
            assert (seat["kind"], seat["removal_votes"]) == ("person", 1), "in a rated match the host alone cannot"
            assert (await cleo.refused("remove", {"seat": 2}))["code"] == "forbidden"
            await ben.do("remove", {"seat": 2})
            seat = (await cleo.state())["seats"][2]
            assert (seat["name"], seat["profile"], seat["kind"]) == ("Cleo", None, "bot")
            move = first[2]["d"]["legal"][0][0]
            assert (await cleo.refused("move", move, v=first[2]["v"]))["code"] == "forbidden"
            assert (await cleo.refused("play_as", {"seat": 2}))["code"] == "forbidden"
            rng = Random(1)
            overs = await asyncio.gather(ann.play_out(rng, first[0]), ben.play_out(rng, first[1]))
            match = overs[0]["d"]["match"]
            assert (await record_of(ring.people[0], match)).verified()
            assert (await ring.people[0].http.get(f"/api/matches/{match}")).json()["rated"]
            for one in (0, 1):
                found = (await ring.people[one].http.get(f"/api/profiles/{ring.people[one].id}")).json()["ratings"]
                assert len(found) == 1, "for the others the match counts"

    asyncio.run(main())


def test_of_two_people_nobody_can_vote_the_other_out_of_a_rated_match(server: Process) -> None:
    """One vote never suffices, so none is counted."""

    async def main() -> None:
        async with seated(server, together().id) as ring:
            ann, _ben = ring.sockets
            await ring.start()
            refused = await ann.refused("remove", {"seat": 1})
            assert (refused["code"], refused["data"]) == ("forbidden", {"need": "votes"})
            seat = (await ann.state())["seats"][1]
            assert (seat["kind"], seat["removal_votes"]) == ("person", 0)

    asyncio.run(main())


def test_in_a_match_that_is_not_rated_the_host_removes_people_alone(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id, 3, hints=True) as ring:
            ann, _ben, cleo = ring.sockets
            assert not (await ann.state())["rated"]
            await ring.start()
            await ann.do("remove", {"seat": 2})
            assert (await cleo.state())["seats"][2]["kind"] == "bot"

    asyncio.run(main())


def test_whoever_leaves_during_a_match_is_played_for_and_may_come_back(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id) as ring:
            ann, ben = ring.sockets
            first = await ring.start()
            await ben.do("leave")
            seat = (await ann.state())["seats"][1]
            assert (seat["stand_in"], seat["profile"]) == (True, ring.people[1].id)
            answer = await ann.do("move", first[0]["d"]["legal"][0][0], v=first[0]["v"])
            if answer["t"] == "waiting":  # the bots have not chosen yet
                await ann.turn()
            await ben.do("away", {"seat": 1, "on": False})
            assert not (await ann.state())["seats"][1]["stand_in"]
            now = await ben.do("play_as", {"seat": 1})
            assert now["d"]["legal"] or now["d"]["chosen"]  # the bot may have chosen in the next round already
            await asyncio.gather(
                ann.play_out(Random(1), await ann.do("play_as", {"seat": 0})), ben.play_out(Random(2), now)
            )

    asyncio.run(main())
