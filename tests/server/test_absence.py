"""Tests of stand-ins: bots play for people who are away or out of time, and owners can take the seats back.

All tables run at the same time, because every test has to let time pass. Each waits for an event, not for a duration;
to show that nothing happens, it waits for an event at another table.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from tests.server.finished_match import FinishedMatch, observations, record_of, together
from tests.server.live import PATIENCE, Process, Round, Socket, seated, serving, stranger

pytestmark = pytest.mark.xdist_group("server_absence")
GAME = together().id
SEATS = 3
PAUSE = 0.5


class Scenario:
    """What the tables of this module have together: a server, and bells that tell what has happened elsewhere."""

    def __init__(self, server: Process, stack: AsyncExitStack) -> None:
        self.server, self.stack = server, stack
        self.bells: dict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def begun(self, **setup: Any) -> tuple[Round, list[dict[str, Any]]]:
        """Three people in the middle of a simultaneous choice."""
        table = seated(self.server, GAME, SEATS, options={"seats": SEATS}, **setup)
        ring = await self.stack.enter_async_context(table)
        return ring, await ring.start(None)

    async def heard(self, *bells: str) -> None:
        """Wait until this has happened at other tables."""
        for bell in bells:
            await asyncio.wait_for(self.bells[bell].wait(), PATIENCE)

    async def back(self, ring: Round, seat: int) -> Socket:
        """Somebody's new socket."""
        ring.sockets[seat] = await self.stack.enter_async_context(ring.people[seat].at(ring.table))
        return ring.sockets[seat]


async def choose(socket: Socket, frame: dict[str, Any]) -> dict[str, Any]:
    return await socket.do("move", frame["d"]["legal"][0][0], v=frame["v"])


async def stood_in(socket: Socket, seat: int, on: bool = True) -> None:
    """Wait until a bot plays this seat, or does not any more."""
    while (await socket.state())["seats"][seat]["stand_in"] is not on:
        await socket.until("table")


async def move_again(ring: Round, seat: int) -> None:
    """Take a seat back and move; a bot that was quicker is no failure, then there is a next turn."""
    for _ in range(100):
        await ring.sockets[seat].do("away", {"seat": seat, "on": False})
        for one in (seat, *(other for other in range(SEATS) if other != seat)):
            now = await ring.sockets[one].do("play_as", {"seat": one})
            if now["d"]["legal"]:
                answer = await ring.sockets[one].ask("move", now["d"]["legal"][0][0], v=now["v"])
                if one == seat and answer["t"] != "error":
                    return
    raise AssertionError("no move of its own counts")


async def others_move(ring: Round, first: list[dict[str, Any]]) -> None:
    """Everybody but Ben moves; on a busy machine a bot may be quicker, and this is then refused."""
    for seat in (0, 2):
        await ring.sockets[seat].ask("move", first[seat]["d"]["legal"][0][0], v=first[seat]["v"])


async def play_on(socket: Socket, seat: int, rng: Random) -> dict[str, Any]:
    """Play a seat to the end of the match; where the clock is hard, a bot may be quicker."""
    now = await socket.do("play_as", {"seat": seat})
    if now["d"]["legal"]:
        await socket.send("move", rng.choice(now["d"]["legal"])[0], v=now["v"])
    return await socket.play(lambda data: str(rng.choice(data["legal"])[0]))


async def to_the_end(ring: Round) -> None:
    """Everybody plays their seat to the end; what anybody saw was true, and the record verifies."""
    rng = Random(1)
    overs = await asyncio.gather(*(play_on(socket, seat, rng) for seat, socket in enumerate(ring.sockets)))
    kept = await record_of(ring.people[0], overs[0]["d"]["match"])
    finished = FinishedMatch(kept)
    assert kept.verified() and all(
        finished.holds(frame) for socket in ring.sockets for frame in observations(socket.frames)
    )


# The tables


async def absent_longer_than_the_grace(scenario: Scenario) -> None:
    ring, first = await scenario.begun(grace=1)
    ann, ben, cleo = ring.sockets
    for seat in (0, 2):
        await choose(ring.sockets[seat], first[seat])
    await ben.connection.close()
    await stood_in(ann, 1)
    seat = (await ann.state())["seats"][1]
    assert (seat["present"], seat["profile"], seat["kind"]) == (False, ring.people[1].id, "person")
    now = await ann.turn()
    scenario.bells["grace"].set()
    await choose(ann, now)
    await choose(cleo, await cleo.turn())
    assert (await ann.turn())["v"] > now["v"]
    ben = await scenario.back(ring, 1)
    assert not (await ben.state())["seats"][1]["stand_in"] and (await ben.state())["seats"][1]["present"]
    missed = await ben.do("play_as", {"seat": 1, "match": first[1]["d"]["match"], "v": first[1]["v"]})
    assert missed["d"]["seat"] == 1
    assert bool(missed["d"]["legal"]) == (missed["d"]["chosen"] is None)  # the bot may have been quicker
    await to_the_end(ring)


async def absent_where_nobody_is_replaced(scenario: Scenario) -> None:
    ring, _ = await scenario.begun(grace=None)
    await ring.sockets[1].connection.close()
    await scenario.heard("grace", "clock")
    state = await ring.sockets[0].state()
    assert (state["seats"][1]["present"], state["seats"][1]["stand_in"]) == (False, False)
    await scenario.back(ring, 1)
    await to_the_end(ring)


async def out_of_time_for_a_move(scenario: Scenario) -> None:
    ring, first = await scenario.begun(clock={"mode": "hard", "move": 1}, grace=None)
    ben, clock = ring.sockets[1], first[1]["d"]["clock"]
    assert (clock["mode"], clock["move"], clock["left"]) == ("hard", 1000, [None] * SEATS)
    assert clock["since"] <= clock["now"]
    await others_move(ring, first)
    await stood_in(ben, 1)
    assert (await ben.state())["seats"][1]["present"]
    await ben.turn()  # a bot has chosen for Ben, and thinks again
    scenario.bells["clock"].set()
    await move_again(ring, 1)
    await to_the_end(ring)


async def out_of_time_and_back_by_moving(scenario: Scenario) -> None:
    ring, first = await scenario.begun(clock={"mode": "hard", "move": 1}, grace=None)
    ann, ben, _ = ring.sockets
    await others_move(ring, first)
    await stood_in(ben, 1)
    answer = {"t": "error"}
    while answer["t"] == "error":  # the bot may be quicker; then there is a next time
        for seat in (0, 2, 1):
            now = await ring.sockets[seat].do("play_as", {"seat": seat})
            if now["d"]["legal"]:
                answer = await ring.sockets[seat].ask("move", now["d"]["legal"][0][0], v=now["v"])
            elif seat == 1:
                answer = {"t": "error"}
    await stood_in(ann, 1, on=False)
    await to_the_end(ring)


async def out_of_time_for_the_match(scenario: Scenario) -> None:
    ring, first = await scenario.begun(clock={"mode": "hard", "match": 1}, grace=None)
    ann, ben, _ = ring.sockets
    assert first[1]["d"]["clock"]["left"] == [1000] * SEATS
    await others_move(ring, first)
    await stood_in(ann, 1)
    now = await ben.turn()
    left = now["d"]["clock"]["left"]
    assert left[1] == 0
    await move_again(ring, 1)
    await to_the_end(ring)


async def out_of_time_where_it_is_only_advice(scenario: Scenario) -> None:
    ring, first = await scenario.begun(clock={"mode": "advisory", "move": 1, "match": 1}, grace=None)
    assert first[0]["d"]["clock"]["mode"] == "advisory"
    await scenario.heard("clock")
    state = await ring.sockets[0].state()
    assert not any(seat["stand_in"] for seat in state["seats"])
    assert not any(frame["t"] in ("events", "waiting") for frame in ring.sockets[0].frames)
    await to_the_end(ring)


async def nobody_is_there(scenario: Scenario) -> None:
    ring, first = await scenario.begun(grace=1, clock={"mode": "hard", "move": 1})
    async with stranger(scenario.server) as visitor:
        for socket in ring.sockets:
            await socket.connection.close()

        async def so_far() -> tuple[int, list[dict[str, Any]]]:
            steps = (await visitor.http.get(f"/api/matches/{first[0]['d']['match']}/replay")).json()["steps"]
            seats = (await visitor.http.get(f"/api/tables/{ring.table}")).json()["seats"]
            return steps[-1]["v"], [{key: seat[key] for key in ("present", "stand_in")} for seat in seats]

        while any(seat["present"] for seat in (await so_far())[1]):
            pass
        alone = await so_far()
        await scenario.heard("grace", "clock")
        assert await so_far() == alone
        async with visitor.at(ring.table) as watcher:  # now somebody is there to see it
            await watcher.do("play_as", {})
            await watcher.until("events", where=lambda frame: frame["v"] > alone[0])
            assert all(seat["stand_in"] for seat in (await watcher.state())["seats"])
        for seat in range(SEATS):
            await scenario.back(ring, seat)
        await to_the_end(ring)


async def a_bot_shall_play_for_a_while(scenario: Scenario) -> None:
    ring, first = await scenario.begun()
    ann, ben, _ = ring.sockets
    await ben.do("away", {"seat": 1, "on": True})
    await stood_in(ann, 1)
    for seat in (0, 2):
        await choose(ring.sockets[seat], first[seat])
    now = await ben.turn()
    scenario.bells["bot"].set()
    assert now["v"] > first[1]["v"]
    await move_again(ring, 1)
    await stood_in(ann, 1, on=False)
    await to_the_end(ring)


async def taken_back_while_the_bot_thinks(scenario: Scenario) -> None:
    ring, _ = await scenario.begun()
    ben, thinking = ring.sockets[1], None
    while thinking is None:  # a bot that was quicker is tried again at the next turn
        for on in (True, False):
            await ben.do("away", {"seat": 1, "on": on})
        now = await ben.do("play_as", {"seat": 1})
        if now["d"]["legal"]:
            thinking = now
        else:
            for seat in (0, 2):
                await choose(ring.sockets[seat], await ring.sockets[seat].do("play_as", {"seat": seat}))
    await scenario.heard("bot", "grace")
    later = await ben.do("play_as", {"seat": 1})
    assert later["d"] == thinking["d"] and later["d"]["waiting"] == [0, 1, 2]
    await to_the_end(ring)


async def proposed_by_the_others(scenario: Scenario) -> None:
    """One of two people present is not a majority; the host's word counts alone."""
    ring, _ = await scenario.begun(grace=None)
    ann, ben, cleo = ring.sockets
    assert (await cleo.ask("stand_in", {"seat": 1}))["d"]["code"] == "not_away"
    await ben.connection.close()
    while (await ann.state())["seats"][1]["present"]:
        await ann.until("table")
    await cleo.do("stand_in", {"seat": 1})
    await cleo.do("stand_in", {"seat": 1})
    there = (await ann.state())["seats"][1]
    assert (there["votes"], there["stand_in"], there["stand_in_ms"]) == (1, False, None)
    async with stranger(scenario.server) as visitor, visitor.at(ring.table) as watcher:
        assert (await watcher.ask("stand_in", {"seat": 1}))["d"]["code"] in ("unauthorized", "forbidden")
    await ann.do("stand_in", {"seat": 1})
    there = (await cleo.state())["seats"][1]
    assert (there["votes"], there["stand_in"]) == (0, True)
    await scenario.back(ring, 1)
    await to_the_end(ring)


async def proposed_while_the_host_is_away(scenario: Scenario) -> None:
    """Without the host more than half of those present decide."""
    ring, _ = await scenario.begun(grace=3_600)
    ann, ben, cleo = ring.sockets
    await ann.connection.close()
    while (await ben.state())["seats"][0]["away_ms"] is None:
        await ben.until("table")
    there = (await ben.state())["seats"][0]
    assert there["away_ms"] + there["stand_in_ms"] == 3_600_000
    await ben.do("stand_in", {"seat": 0})
    assert not (await ben.state())["seats"][0]["stand_in"]
    await cleo.do("stand_in", {"seat": 0})
    assert (await ben.state())["seats"][0]["stand_in"]
    ann = await scenario.back(ring, 0)
    there = (await ann.state())["seats"][0]
    assert (there["away_ms"], there["stand_in_ms"], there["stand_in"]) == (None, None, False)
    await to_the_end(ring)


TABLES: tuple[Callable[[Scenario], Awaitable[None]], ...] = (
    absent_longer_than_the_grace,
    absent_where_nobody_is_replaced,
    out_of_time_for_a_move,
    out_of_time_and_back_by_moving,
    out_of_time_for_the_match,
    out_of_time_where_it_is_only_advice,
    nobody_is_there,
    a_bot_shall_play_for_a_while,
    taken_back_while_the_bot_thinks,
    proposed_by_the_others,
    proposed_while_the_host_is_away,
)


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, BaseException | None]:
    async def main(server: Process) -> list[BaseException | None]:
        async with AsyncExitStack() as stack:
            scenario = Scenario(server, stack)
            return await asyncio.gather(*[table(scenario) for table in TABLES], return_exceptions=True)

    with serving(tmp_path_factory.mktemp("server"), bot_pause=PAUSE, bot_threads=4) as server:
        found = asyncio.run(main(server))
    return dict(zip([table.__name__ for table in TABLES], found, strict=True))


@pytest.mark.parametrize("table", [table.__name__ for table in TABLES])
def test_at_a_table_where_somebody_is(table: str, outcomes: dict[str, BaseException | None]) -> None:
    if (error := outcomes[table]) is not None:
        raise error
