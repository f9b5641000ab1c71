"""Tests of reconnecting: the same seat, choice and match, also after a restart of the server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
import websockets

from tests.server.finished_match import GAMES, FinishedMatch, gapless, in_turn, observations, record_of, together
from tests.server.live import Process, Round, Socket, people, play_until, seated, serving

pytestmark = pytest.mark.xdist_group("server_coming_back")
AT_ONCE = together().id
MINE = "mine"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def where(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a client that returns says it has."""
    return {"seat": seat, "match": frame["d"]["match"], "v": frame["v"]}


async def without(ring: Round, seat: int) -> None:
    """Close somebody's socket, and wait until everybody knows."""
    await ring.sockets[seat].connection.close()
    other = ring.sockets[seat - 1]
    while (await other.state())["seats"][seat]["present"]:
        await other.until("table")


async def back(ring: Round, seat: int, stack: AsyncExitStack) -> Socket:
    """Somebody's new socket."""
    socket = await stack.enter_async_context(ring.people[seat].at(ring.table))
    ring.sockets[seat] = socket
    return socket


# One seat


@pytest.mark.parametrize("meanwhile", ["nothing", "others_chose", "moved_on"])
def test_who_goes_after_choosing_finds_the_choice_or_what_came_of_it(meanwhile: str, server: Process) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            ring = await stack.enter_async_context(seated(server, AT_ONCE, 3, options={"seats": 3}))
            first = await ring.start()
            move, other = (move for move, _ in first[0]["d"]["legal"][:2])
            await ring.sockets[0].do("move", move, v=first[0]["v"])
            await without(ring, 0)
            for seat in range(1, {"nothing": 1, "others_chose": 2, "moved_on": 3}[meanwhile]):
                await ring.sockets[seat].do("move", other, v=first[0]["v"])
            ann = await back(ring, 0, stack)
            state = await ann.state()
            assert state["seats"][0]["profile"] == ring.people[0].id and state["seats"][0]["present"]
            now = await ann.do("play_as", where(first[0], 0))
            assert (now["t"], now["d"]["since"], now["d"]["seat"]) == ("events", first[0]["v"], 0)
            if meanwhile == "moved_on":
                assert now["v"] > first[0]["v"] and len(now["d"]["events"]) == now["v"] - first[0]["v"]
                assert now["d"]["legal"] and now["d"]["chosen"] is None
            else:
                assert (now["d"]["events"], now["d"]["chosen"], now["d"]["legal"]) == ([], move, [])
                assert (await ann.refused("move", other, v=now["v"]))["code"] == "already_chosen"
                for seat in now["d"]["waiting"]:
                    await ring.sockets[seat].do("move", other, v=now["v"])
                now = await ann.turn()
            frames = [now, *[await ring.sockets[s].do("play_as", where(first[s], s)) for s in (1, 2)]]
            overs = await ring.play(Random(1), *frames)
            finished = FinishedMatch(await record_of(ring.people[0], overs[0]["d"]["match"]))
            assert all(finished.holds(frame) for frame in [*observations(ann.frames), first[0]])
            assert gapless([first[0], *ann.frames])
            assert str(next(choice[0] for choice in finished.match.steps if 0 in choice)) == move

    asyncio.run(main())


def test_who_goes_before_choosing_can_still_choose(server: Process) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            ring = await stack.enter_async_context(seated(server, AT_ONCE))
            first = await ring.start()
            await without(ring, 0)
            await ring.sockets[1].do("move", first[1]["d"]["legal"][0][0], v=first[1]["v"])
            ann = await back(ring, 0, stack)
            now = await ann.do("play_as", where(first[0], 0))
            assert (now["t"], now["v"], now["d"]["events"]) == ("events", first[0]["v"], [])
            assert now["d"]["legal"] == first[0]["d"]["legal"] and 0 in now["d"]["waiting"]
            assert 1 not in now["d"]["waiting"] and now["d"]["chosen"] is None
            await ring.play(Random(1), now, await ring.sockets[1].do("play_as", where(first[1], 1)))

    asyncio.run(main())


def test_a_gap_that_cannot_be_told_is_a_fresh_view(server: Process) -> None:
    """Before the page that a client may show, or of another match, or of none it knows."""

    async def main() -> None:
        async with seated(server, AT_ONCE, 3, options={"seats": 3}) as ring:
            frames = first = await ring.start()
            ann, rng = ring.sockets[0], Random(1)
            while (page := await ann.do("play_as", {"seat": 0}))["d"]["since"] <= first[0]["v"]:
                turns = zip(ring.sockets, frames, strict=True)
                frames = await asyncio.gather(*[play_until(one, rng, page["v"] + 1, frame) for one, frame in turns])
            old = await ann.do("play_as", where(first[0], 0))
            assert (old["t"], old["d"]) == ("view", page["d"])
            assert old["d"]["since"] > first[0]["v"] and old["d"]["events"][0][0] == old["d"]["since"] + 1
            near = await ann.do("play_as", {"seat": 0, "match": page["d"]["match"], "v": page["d"]["since"]})
            assert (near["t"], near["d"]) == ("events", page["d"])
            for data in ({"seat": 0}, {"seat": 0, "v": page["v"]}, {"seat": 0, "match": "another", "v": page["v"]}):
                found = await ann.do("play_as", data)
                assert (found["t"], found["d"]) == ("view", page["d"])
            overs = await ring.play(rng, *frames)
            told = await ann.do("play_as", where(first[0], 0))
            assert (told["t"], told["v"], told["d"]["since"]) == ("events", overs[0]["v"], first[0]["v"])
            assert (await ann.until("over"))["d"] == overs[0]["d"]

    asyncio.run(main())


def test_a_second_device_sees_the_same_seat(server: Process) -> None:
    async def main() -> None:
        async with seated(server, in_turn().id) as ring, ring.people[0].at(ring.table) as second:
            first = await ring.start()
            shown = await second.until("view")
            assert shown["d"] == first[0]["d"]
            over, *_ = await asyncio.gather(second.until("over"), ring.play(Random(1), *first))
            assert [f["d"] for f in observations(second.frames)] == [
                f["d"] for f in observations(ring.sockets[0].frames)
            ]
            assert (await record_of(ring.people[1], over["d"]["match"])).verified()

    asyncio.run(main())


# The whole server


@dataclass
class Scenario:
    """A table in the middle of a match when the server goes down; somebody has just chosen."""

    ring: Round
    seat: int
    version: int
    move: str

    async def resumed(self, stack: AsyncExitStack) -> None:
        """Everybody is back and plays on to the end; nothing was lost, nothing done twice."""
        ring, now = self.ring, []
        seen = [observations(socket.frames) for socket in ring.sockets]
        for seat, frames in enumerate(seen):
            socket = await back(ring, seat, stack)
            assert (await socket.state())["seats"][seat]["profile"] == ring.people[seat].id
            now.append(await socket.do("play_as", where(frames[-1], seat)))
            assert now[-1]["t"] == "events"
        again = await ring.sockets[self.seat].do("move", self.move, v=self.version, a=MINE)
        assert (again["t"], again["d"]) == ("ack", {"again": True})
        assert now[self.seat]["v"] > self.version or now[self.seat]["d"]["chosen"] == self.move
        overs = await ring.play(Random(2), *now)
        finished = FinishedMatch(await record_of(ring.people[0], overs[0]["d"]["match"]))
        for seat, socket in enumerate(ring.sockets):
            told = seen[seat] + observations(socket.frames)
            assert gapless(told) and all(finished.holds(frame) for frame in told)


async def middle(server: Process, game: str, stack: AsyncExitStack) -> Scenario:
    """Two people and bots some way into a match."""
    ring = await stack.enter_async_context(seated(server, game))
    frames, rng = await ring.start(), Random(game)
    target = frames[0]["v"] + 6
    while not any(frame["d"]["legal"] for frame in frames) or frames[0]["v"] < target:
        target = max(target, frames[0]["v"] + 1)
        plays = [play_until(socket, rng, target, frame) for socket, frame in zip(ring.sockets, frames, strict=True)]
        frames = list(await asyncio.gather(*plays))
    seat = 0 if frames[0]["d"]["legal"] else 1
    move = frames[seat]["d"]["legal"][0][0]
    await ring.sockets[seat].do("move", move, v=frames[seat]["v"], a=MINE)
    return Scenario(ring, seat, frames[seat]["v"], move)


async def hung_up(socket: Socket) -> int | None:
    """The code with which the server has ended a connection."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        while True:
            await socket.next()
    return closed.value.rcvd.code if closed.value.rcvd else None


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [
        pytest.param(signal.SIGKILL, -signal.SIGKILL, None, marks=pytest.mark.slow),  # as in test_nothing_lost
        (signal.SIGTERM, 0, 1012),
    ],
)
def test_when_the_server_was_away_everything_goes_on(how: int, code: int, said: int | None, server: Process) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            tables = [await middle(server, game, stack) for game in GAMES]
            [cleo] = await stack.enter_async_context(people(server, "Cleo"))
            waiting = await cleo.open_table(AT_ONCE, public=True)
            async with cleo.at(waiting) as socket:
                await socket.do("sit", {"seat": 2})
                before = await socket.state()
            assert await asyncio.to_thread(server.kill, how) == code
            for table in tables:
                assert {await hung_up(socket) for socket in table.ring.sockets} == {said}
                if said is not None:  # in words before in numbers
                    last = [socket.frames[-1]["d"].get("code") for socket in table.ring.sockets]
                    assert set(last) == {"shutting_down"}
            await asyncio.to_thread(server.start)
            for table in tables:
                await table.resumed(stack)
            async with cleo.at(waiting) as socket:
                assert await socket.state() == before
            listed = {one["id"]: one for one in (await cleo.http.get("/api/tables")).json()}
            assert listed[waiting]["seats"][2] == {"name": "Cleo", "bot": False}

    asyncio.run(main())
