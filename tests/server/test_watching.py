"""Tests of spectators: they see only what is public, and with a delay only later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from poktail.core.game import Choice
from poktail.core.match import Match
from poktail.server.history.replays import turning_points
from tests.sampling import sample
from tests.server.finished_match import GAMES, FinishedMatch, gapless, in_turn, observations, record_of, together
from tests.server.live import Person, Process, Round, Socket, play_until, seated, serving, stranger

pytestmark = pytest.mark.xdist_group("server_watching")
LATE = 600
SOME = 40
"""A version by which a match of a few hands has a leader and is not over."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


@asynccontextmanager
async def watched(server: Process, game: str, **setup: Any) -> AsyncIterator[tuple[Round, Socket]]:
    """Two people and a spectator at a table."""
    async with seated(server, game, **setup) as ring, stranger(server) as visitor, visitor.at(ring.table) as socket:
        yield ring, socket


@pytest.mark.parametrize("game", sample(GAMES, "pok", "pook"))
def test_a_spectator_sees_the_public_side_of_everything(game: str, server: Process) -> None:
    async def main() -> None:
        async with watched(server, game) as (ring, socket):
            await socket.do("play_as", {})
            first = await ring.start()
            overs, seen = await asyncio.gather(ring.play(Random(game), *first), socket.until("over"))
            assert seen["d"] == overs[0]["d"]
            finished = FinishedMatch(await record_of(ring.people[0], seen["d"]["match"]))
            shown = observations(socket.frames)
            assert gapless(shown) and all(finished.holds(frame) for frame in shown)
            assert {frame["d"]["seat"] for frame in shown} == {None}
            assert {frame["v"] for frame in shown} == set(finished.moments)
            assert all("chosen" not in frame["d"] for frame in socket.frames if frame["t"] == "waiting")
            assert not any(frame["d"]["legal"] or frame["d"]["chosen"] for frame in shown)

    asyncio.run(main())


def test_who_comes_in_the_middle_sees_the_public_side_too(server: Process) -> None:
    async def main() -> None:
        async with watched(server, in_turn().id) as (ring, socket):
            first = await ring.start()
            frame = await socket.do("play_as", {"seat": None})
            assert (frame["t"], frame["d"]["seat"], frame["d"]["legal"]) == ("view", None, [])
            assert (await socket.refused("play_as", {"seat": 0}))["code"] == "forbidden"
            assert (await socket.refused("move", "anything", v=frame["v"]))["code"] == "forbidden"
            await ring.play(Random(1), *first)
            over = await socket.until("over")
            finished = FinishedMatch(await record_of(ring.people[0], over["d"]["match"]))
            assert all(finished.holds(frame) for frame in observations(socket.frames))

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_read_of_a_running_match(game: str, server: Process) -> None:
    async def main() -> None:
        async with seated(server, game) as ring:
            first = await ring.start()
            path = f"/api/matches/{first[0]['d']['match']}"
            async with stranger(server) as visitor:
                for person in (*ring.people, visitor):
                    for closed in ("/record", "/record?format=jsonl", "/throws", "/replay?visibility=everything"):
                        answer = await person.http.get(path + closed)
                        assert (answer.status_code, answer.json()["code"]) == (409, "match_running"), closed
                    found = (await person.http.get(path)).json()
                    assert (found["state"], found["seed"], found["ended"]) == ("running", None, None)
                await allowed(ring, visitor, path)

    asyncio.run(main())


async def allowed(ring: Round, visitor: Person, path: str) -> None:
    """The public side for everybody, a seat's own for its owner, and nobody else's for anybody."""
    shown = [await socket.do("play_as", {"seat": seat}) for seat, socket in enumerate(ring.sockets)]
    for person, seat, other in ((ring.people[0], 0, 1), (ring.people[1], 1, 0), (visitor, None, 0)):
        query = "" if seat is None else f"?visibility=seat&seat={seat}"
        found = (await person.http.get(f"{path}/replay{query}")).json()
        assert (found["over"], found["seat"], found["turning_points"]) == (False, seat, [])
        assert {step["wait_ms"] for step in found["steps"]} == {None}
        if seat is not None and found["steps"][-1]["v"] == shown[seat]["v"]:
            assert found["steps"][-1]["view"] == shown[seat]["d"]["view"]
            assert [one for step in found["steps"] for one in step["events"]] == shown[seat]["d"]["events"]
        answer = await person.http.get(f"{path}/replay?visibility=seat&seat={other}")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        answer = await person.http.get(f"{path}/replay?visibility=seat&seat=9")
        assert answer.json()["code"] == "no_such_seat"


def test_turning_points_and_times_are_told_once_the_match_is_over(server: Process) -> None:
    """Those that a running match has by then are kept from everybody."""

    async def main() -> None:
        async with seated(server, "pok_n_roll", many=1) as ring:
            (first,), rng = await ring.start(), Random(2)
            frame = await play_until(ring.sockets[0], rng, SOME, first)
            path, query = f"/api/matches/{first['d']['match']}", "/replay?visibility=seat&seat=0"
            async with stranger(server) as visitor:
                for found in (await ring.people[0].http.get(path + query), await visitor.http.get(f"{path}/replay")):
                    assert (found.json()["over"], found.json()["turning_points"]) == (False, [])
                    assert {step["wait_ms"] for step in found.json()["steps"]} == {None}
            await ring.play(rng, frame)
            kept = await record_of(ring.people[0], first["d"]["match"])
            match, before = Match(kept.header.game), list[Choice]()
            for choice in kept.steps:
                match.step(choice)
                before += [choice] if match.version <= SOME else []
            assert turning_points(kept.header.game, before, lambda event: event.what), "there was something to keep"
            assert (await ring.people[0].http.get(path + query)).json()["turning_points"]

    asyncio.run(main())


# Tables that nobody may watch


def test_nobody_watches_where_nobody_may(server: Process) -> None:
    async def main() -> None:
        async with watched(server, together().id, watch="nobody") as (ring, socket):
            assert (await socket.refused("play_as", {}))["code"] == "not_watchable"
            first = await ring.start()
            assert (await socket.refused("play_as", {}))["code"] == "not_watchable"
            path = f"/api/matches/{first[0]['d']['match']}/replay"
            async with stranger(server) as visitor:
                answer = await visitor.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "not_watchable")
            assert (await ring.people[1].http.get(path)).status_code == 200
            await ring.play(Random(1), *first)
            await socket.do("ping")
            assert {frame["t"] for frame in socket.frames} == {"welcome", "table", "error", "ack"}

    asyncio.run(main())


def test_who_watched_before_nobody_might_watches_no_more(server: Process) -> None:
    async def main() -> None:
        async with watched(server, together().id) as (ring, socket):
            await socket.do("play_as", {})
            await ring.sockets[1].do("play_as", {})
            await ring.sockets[0].do("set", {"game": together().id, "watch": "nobody"})
            await ring.sockets[1].do("stand", {"seat": 1})
            await ring.sockets[0].do("start", {"fill": "random"})
            await ring.sockets[0].play_out(Random(1))
            for outside in (socket, ring.sockets[1]):
                await outside.do("ping")
                assert not observations(outside.frames)
                assert not any(frame["t"] in ("waiting", "over") for frame in outside.frames)

    asyncio.run(main())


def test_who_is_removed_during_the_match_is_shown_nothing_more(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id, watch="nobody", hints=True) as ring:
            first = await ring.start()
            await ring.sockets[1].do("play_as", {})
            await ring.sockets[0].do("remove", {"seat": 1})
            await ring.sockets[1].do("ping")
            mark = len(ring.sockets[1].frames)
            await ring.sockets[0].play_out(Random(1), first[0])
            await ring.sockets[1].do("ping")
            assert {frame["t"] for frame in ring.sockets[1].frames[mark:]} <= {"table", "ack"}

    asyncio.run(main())


# Later


async def refuses_to_tell(server: Process, match: str) -> None:
    async with stranger(server) as visitor:
        for path in ("/record", "/record?format=jsonl", "/replay?visibility=everything", "/throws", "/replay"):
            answer = await visitor.http.get(f"/api/matches/{match}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "match_running"), path
        answer = await visitor.http.get(f"/api/matches/{match}/replay?visibility=seat&seat=0")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        found = (await visitor.http.get(f"/api/matches/{match}")).json()
        assert (found["state"], found["seed"], found["ended"]) == ("running", None, None)
        assert {(seat["payoff"], seat["rank"]) for seat in found["seats"]} == {(None, None)}


@pytest.mark.parametrize("game", [together().id, in_turn().id])
def test_late_spectators_see_nothing_yet(game: str, server: Process) -> None:
    async def main() -> None:
        async with watched(server, game, watch_delay=LATE, public=True) as (ring, socket):
            await socket.do("play_as", {})
            first = await ring.start()
            overs = await ring.play(Random(game), *first)
            assert (await socket.do("play_as", {}))["t"] == "ack"
            state = await socket.state()
            assert {frame["t"] for frame in socket.frames} == {"welcome", "table", "ack"}
            assert {frame["v"] for frame in socket.frames} == {0}
            match = overs[0]["d"]["match"]
            assert (state["phase"], state["match"], state["last"]) == ("playing", match, None)
            assert (await ring.sockets[1].state())["phase"] == "over"
            await refuses_to_tell(server, match)
            async with stranger(server) as visitor:
                assert (await visitor.http.get(f"/api/tables/{ring.table}")).json() == state | {"watching": 1}
                listed = {one["id"]: one for one in (await visitor.http.get("/api/tables")).json()}
                assert listed[ring.table]["phase"] == "playing"
            assert (await record_of(ring.people[1], match)).verified()

    asyncio.run(main())


def test_late_spectators_see_the_same_later(server: Process) -> None:
    async def main() -> None:
        async with watched(server, together().id, watch_delay=1) as (ring, socket):
            await socket.do("play_as", {})
            first = await ring.start()
            overs = await ring.play(Random(1), *first)
            over = await socket.until("over")
            assert over["d"] == overs[0]["d"]
            finished = FinishedMatch(await record_of(ring.people[0], over["d"]["match"]))
            shown = observations(socket.frames)
            assert gapless(shown) and all(finished.holds(frame) for frame in shown)
            assert shown[-1]["v"] == finished.match.version
            table = await socket.until("table", where=lambda frame: frame["d"]["phase"] == "over")
            assert table["d"]["last"] == over["d"]["match"]
            async with stranger(server) as visitor:
                assert (await record_of(visitor, over["d"]["match"])).verified()

    asyncio.run(main())


def test_a_late_spectator_who_comes_late_catches_up(server: Process) -> None:
    async def main() -> None:
        async with watched(server, in_turn().id, watch_delay=1) as (ring, socket):
            first = await ring.start()
            while (seen := await socket.do("play_as", {}))["t"] == "ack":  # the beginning may not be seen yet
                await asyncio.sleep(0.1)
            assert (seen["t"], seen["d"]["seat"]) == ("view", None)
            overs = await ring.play(Random(1), *first)
            over = await socket.until("over")
            assert over["d"] == overs[0]["d"]
            assert gapless(socket.frames)

    asyncio.run(main())
