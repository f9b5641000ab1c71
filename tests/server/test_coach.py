"""Tests of what a table answers about moves: only to the seat that asks, and only about its own side."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.server.live import Process, Round, Socket, people, seated, serving, stranger

pytestmark = pytest.mark.xdist_group("server_coach")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def run(main: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await main()

    asyncio.run(whole())


async def alone(socket: Socket, seat: int = 0) -> dict[str, Any]:
    """One person among bots; the first frame in which it is their turn."""
    await socket.do("sit", {"seat": seat})
    await socket.do("start", {"fill": "random"})
    return await socket.turn()


@asynccontextmanager
async def watched(server: Process) -> AsyncIterator[tuple[Round, Socket]]:
    """Three people at a full table, and a spectator."""
    async with seated(server, "pok", 3, options={"seats": 3}) as ring, stranger(server) as visitor:  # noqa: SIM117
        async with visitor.at(ring.table) as watching:
            yield ring, watching


def test_a_seat_is_told_why_a_move_is_not_possible(server: Process) -> None:
    """The answer is a value of the game, with the facts that the seat sees."""

    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table("pook")) as socket:
            frame = await alone(socket)
            view, legal = frame["d"]["view"], frame["d"]["legal"][0][0]
            places = view["ways"][0]["places"]
            costly = max(view["hand"], key=lambda card: card["level"])
            place = next(place for place in places if place["purses"] < costly["level"])
            told = await socket.do("why", {"moves": [f"{costly['faction']}{costly['level']}", place["cell"]]})
            assert (told["t"], told["v"]) == ("why", frame["v"])
            reason = told["d"]["reason"]
            assert (reason["is"], reason["card"], reason["clause"]) == ("TooFewPurses", costly, "POOK-7")
            assert (reason["level"], reason["there"]) == (costly["level"], place["purses"])
            assert (await socket.do("why", {"moves": [legal]}))["d"] == {"reason": None}
            assert (await socket.refused("why", {"moves": ["nonsense"]}))["code"] == "bad_notation"
            assert (await socket.refused("why", {"moves": []}))["code"] == "bad_message"
            assert (await socket.refused("why", {"moves": [legal] * 9}))["code"] == "bad_message"

    run(main)


def test_nobody_else_hears_of_a_question(server: Process) -> None:
    """Neither other seats nor spectators nor another connection of the same person get a frame."""

    async def main() -> None:
        async with watched(server) as (ring, watching), ring.people[0].at(ring.table) as second:
            await watching.do("play_as", {})
            first = await ring.start(None)
            asking, *others = ring.sockets
            for socket in (*others, watching, second):
                await socket.do("ping")
                socket.frames.clear()
            move = first[0]["d"]["legal"][0][0]
            assert (await asking.do("why", {"moves": [move]}))["d"] == {"reason": None}
            for socket in (*others, watching, second):
                await socket.do("ping")
                assert [frame["t"] for frame in socket.frames] == ["ack"]

    run(main)


def test_questions_are_refused_without_a_seat_or_a_turn(server: Process) -> None:
    async def main() -> None:
        async with watched(server) as (ring, watching):
            question, asking = {"moves": ["disc"]}, ring.sockets[0]
            assert (await asking.refused("why", question))["code"] == "forbidden"
            (frame, *_) = await ring.start(None)
            assert (await watching.refused("why", question))["code"] == "forbidden"
            await watching.do("play_as", {})
            assert (await watching.refused("why", question))["code"] == "forbidden"
            await asking.do("move", "disc", v=frame["v"])
            assert (await asking.refused("why", question))["code"] == "already_chosen"

    run(main)


# Hints


def test_alone_among_bots_a_seat_gets_a_hint(server: Process) -> None:
    """It is a legal move in words of the game; no other connection hears of it."""

    async def main() -> None:
        async with people(server, "Ann") as (ann,), stranger(server) as visitor:
            table = await ann.open_table("cockroach_royal")
            async with ann.at(table) as socket, ann.at(table) as second, visitor.at(table) as watching:
                await watching.do("play_as", {})
                frame = await alone(socket)
                for other in (second, watching):
                    await other.do("ping")
                    other.frames.clear()
                told = await socket.do("hint")
                assert (told["t"], told["v"], told["d"]["seat"]) == ("hint", frame["v"], 0)
                assert told["d"]["moves"][0] in frame["d"]["legal"]
                for other in (second, watching):
                    await other.do("ping")
                    assert "hint" not in [one["t"] for one in other.frames]

    run(main)


def test_hints_are_counted(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table("pok")) as socket:
            await alone(socket)
            answers = [await socket.ask("hint") for _ in range(20)]
            assert [one["t"] for one in answers[:5]] == ["hint"] * 5
            assert "too_fast" in [one["d"].get("code") for one in answers[5:]]

    run(main)


def test_there_are_no_hints_against_people_unless_the_host_allows_them(server: Process) -> None:
    """Neither with another person nor with a second seat of one's own; a spectator never gets one."""

    async def main() -> None:
        async with watched(server) as (ring, watching):
            assert (await ring.sockets[0].refused("hint"))["code"] == "forbidden"
            await ring.start(None)
            assert (await ring.sockets[0].refused("hint"))["code"] == "hints_off"
            await watching.do("play_as", {})
            assert (await watching.refused("hint"))["code"] == "forbidden"
        async with people(server, "Ann") as (ann,), ann.at(await ann.open_table("pok")) as socket:
            await socket.do("sit", {"seat": 1, "name": "Bob", "entropy": "0b"})
            await socket.do("sit", {"seat": 0, "name": "Ann", "entropy": "0a"})
            await socket.do("start", {"fill": "random"})
            await socket.do("play_as", {"seat": 0})
            assert (await socket.refused("hint"))["code"] == "hints_off"

    run(main)


def test_a_match_with_hints_changes_no_rating(server: Process) -> None:
    """The host allows hints, two people play to the end, and neither is rated; without hints both are."""

    async def main() -> None:
        for allowed in (True, False):
            async with seated(server, "pok", 2, options={"seats": 3}, hints=allowed) as ring:
                first = await ring.start()
                answer = await ring.sockets[0].ask("hint")
                assert answer["t"] == ("hint" if allowed else "error")
                over, *_ = await ring.play(Random(7), *first)
                found = (await ring.people[0].http.get(f"/api/matches/{over['d']['match']}")).json()
                assert found["rated"] is not allowed
                rated = (await ring.people[0].http.get(f"/api/profiles/{ring.people[0].id}")).json()["ratings"]
                assert bool(rated) is not allowed

    run(main)
