"""Tests of refused messages: a code, the message's id, no change; a repeated message is processed once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
import websockets

from tests.server.finished_match import FinishedMatch, in_turn, observations, record_of, together
from tests.server.live import Process, Round, Socket, people, seated, serving, stranger

pytestmark = pytest.mark.xdist_group("server_refusals")
GAME, AT_ONCE = in_turn().id, together().id
LIMIT = 4096

Refusal = tuple[str, str, Any, str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server"), message_bytes=LIMIT) as process:
        yield process


@asynccontextmanager
async def company(server: Process, game: str) -> AsyncIterator[tuple[Round, dict[str, Socket]]]:
    """Ann hosts in seat 0, Ben sits in seat 1, a bot in seat 2, nobody in seat 3; Cleo and a stranger look on."""
    async with AsyncExitStack() as stack:
        ring = await stack.enter_async_context(seated(server, game))
        await ring.sockets[0].do("bot", {"seat": 2})
        [cleo] = await stack.enter_async_context(people(server, "Cleo"))
        visitor = await stack.enter_async_context(stranger(server))
        others = [await stack.enter_async_context(person.at(ring.table)) for person in (cleo, visitor)]
        # The number of watchers is told a little later than the rest.
        await ring.sockets[0].until("table", where=lambda frame: frame["d"]["watching"] == len(others))
        yield ring, dict(zip(("ann", "ben", "cleo", "stranger"), (*ring.sockets, *others), strict=True))


async def nothing_changes(everybody: dict[str, Socket], refusals: list[Refusal], version: int = 0) -> None:
    """Each is refused by that code, and the table stays as it was."""
    before = await everybody["ann"].state()
    for who, kind, data, code in refusals:
        more = {"v": version} if kind == "move" else {}
        problem = await everybody[who].refused(kind, data, **more)
        assert problem["code"] == code, (who, kind, data, problem)
        assert await everybody["ann"].state() == before, (who, kind, data)
    for socket in everybody.values():
        await socket.do("ping")


BEFORE: list[Refusal] = [
    *[("ben", kind, data, "forbidden") for kind, data in (
        ("set", {"game": GAME}), ("lock", {"on": True}), ("start", {"fill": "random"}), ("remove", {"seat": 0}),
        ("bot", {"seat": 3}), ("bot", {"seat": 3, "profile": "abc"}), ("stand", {"seat": 0}), ("stand", {"seat": 3}),
        ("swap", {"seat": 0, "other": 1}), ("entropy", {"seat": 0, "hex": "aa"}), ("away", {"seat": 0, "on": True}),
        ("play_as", {"seat": 0}), ("play_as", {"seat": 3}), ("move", "any"), ("emote", {"seat": 0, "emote": "wave"}),
    )],
    *[("stranger", kind, data, "unauthorized") for kind, data in (
        ("sit", {"seat": 3}), ("stand", {"seat": 1}), ("swap", {"seat": 1, "other": 3}), ("leave", {}),
    )],
    *[("stranger", kind, data, "forbidden") for kind, data in (
        ("set", {"game": GAME}), ("lock", {"on": True}), ("start", {}), ("remove", {"seat": 1}), ("bot", {"seat": 3}),
        ("entropy", {"seat": 1, "hex": "aa"}), ("away", {"seat": 1, "on": True}), ("move", "x"),
        ("play_as", {"seat": 1}),
    )],
    *[("cleo", kind, data, "forbidden") for kind, data in (
        ("stand", {"seat": 1}), ("swap", {"seat": 3, "other": 1}), ("set", {"game": GAME}),
        ("chat", {"seat": 1, "text": "x"}),
    )],
    ("ben", "sit", {"seat": 0}, "seat_taken"),
    ("ben", "sit", {"seat": 2}, "seat_taken"),
    ("ben", "sit", {"seat": 9}, "no_such_seat"),
    ("ben", "sit", {"seat": 3, "name": " \u200b"}, "bad_name"),
    ("ben", "sit", {"seat": 3, "name": "x" * 41}, "bad_name"),
    ("ben", "swap", {"seat": 1, "other": 9}, "no_such_seat"),
    ("ben", "entropy", {"seat": 9, "hex": "aa"}, "no_such_seat"),
    ("ben", "play_as", {"seat": 9}, "no_such_seat"),
    ("ben", "away", {"seat": 1, "on": True}, "no_match"),
    ("ann", "stand", {"seat": 9}, "no_such_seat"),
    ("ann", "swap", {"seat": 3, "other": 3}, "seat_empty"),
    ("ann", "bot", {"seat": 1}, "seat_taken"),
    ("ann", "bot", {"seat": 9}, "no_such_seat"),
    ("ann", "bot", {"seat": 3, "level": "genius"}, "bad_options"),
    ("ann", "bot", {"seat": 3, "profile": "nobody"}, "bot_away"),
    ("ann", "bot", {"seat": 1, "profile": "nobody"}, "seat_taken"),
    ("ann", "remove", {"seat": 3}, "seat_empty"),
    ("ann", "remove", {"seat": 9}, "no_such_seat"),
    ("ann", "start", {}, "seats_open"),
    ("ann", "start", {"fill": "genius"}, "bad_options"),
    ("ann", "set", {"game": "chess"}, "unknown_game"),
]  # fmt: skip


def test_who_may_not_do_it_before_a_match_is_refused(server: Process) -> None:
    async def main() -> None:
        async with company(server, GAME) as (_, everybody):
            await nothing_changes(everybody, BEFORE)
            await everybody["ben"].do("play_as", {"seat": 1})
            assert (await everybody["ben"].refused("move", "anything", v=0))["code"] == "no_match"

    asyncio.run(main())


DURING: list[Refusal] = [
    *[("ann", kind, data, "match_running") for kind, data in (
        ("set", {"game": GAME}), ("start", {}), ("start", {"fill": "random"}), ("remove", {"seat": 2}),
        ("bot", {"seat": 2}), ("bot", {"seat": 2, "profile": "abc"}), ("stand", {"seat": 0}),
        ("swap", {"seat": 0, "other": 1}), ("sit", {"seat": 0, "name": "Anna"}), ("entropy", {"seat": 0, "hex": "aa"}),
    )],
    *[("cleo", kind, data, "match_running") for kind, data in (
        ("sit", {"seat": 3}), ("stand", {"seat": 1}), ("swap", {"seat": 3, "other": 1}),
    )],
    ("cleo", "move", "anything", "forbidden"),
    ("cleo", "play_as", {"seat": 1}, "forbidden"),
    ("cleo", "remove", {"seat": 1}, "forbidden"),
    ("ben", "play_as", {"seat": 0}, "forbidden"),
    ("ben", "away", {"seat": 0, "on": True}, "forbidden"),
    ("ben", "remove", {"seat": 1}, "forbidden"),
    ("ann", "chat", {"seat": 0, "text": "hello"}, "chat_off"),
]  # fmt: skip


def test_who_may_not_do_it_during_a_match_is_refused(server: Process) -> None:
    async def main() -> None:
        async with company(server, AT_ONCE) as (ring, everybody):
            first = await ring.start()
            await nothing_changes(everybody, DURING, first[0]["v"])
            await ring.play(Random(1), *first)

    asyncio.run(main())


# Moves


def test_a_move_that_cannot_be_is_refused_and_the_match_goes_on(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 3, options={"seats": 3}) as ring:
            first = await ring.start()
            match, version, [mover] = first[0]["d"]["match"], first[0]["v"], first[0]["d"]["waiting"]
            now, then = ring.sockets[mover], ring.sockets[mover - 1]
            legal = [move for move, _ in first[mover]["d"]["legal"]]
            illegal = next(str(move) for move in in_turn().game(seats=3).moves if str(move) not in legal)
            for text, v, code in (
                (legal[0], version - 1, "stale"),
                (legal[0], version + 1, "stale"),
                (illegal, version, "illegal_move"),
                ("nonsense", version, "bad_notation"),
                ("\u202e\x00", version, "bad_notation"),
            ):
                assert (await now.refused("move", text, v=v))["code"] == code, (text, v)
            for text in (legal[0], "nonsense"):
                assert (await then.refused("move", text, v=version))["code"] == "not_your_turn"
            far = {"seat": mover, "match": match, "v": version + 1}
            assert (await now.refused("play_as", far))["code"] == "bad_version"
            assert len(observations(now.frames)) == len(observations(then.frames)) == 1
            overs = await ring.play(Random(1), *first)
            assert (await now.refused("move", legal[0], v=overs[0]["v"]))["code"] == "match_over"
            assert FinishedMatch(await record_of(ring.people[0], match)).match.payoffs == tuple(
                overs[0]["d"]["payoffs"]
            )

    asyncio.run(main())


def test_a_refused_hold_leaves_the_seat_that_was_held_up(server: Process) -> None:
    async def main() -> None:
        async with seated(server, AT_ONCE, 1) as ring:
            ann = ring.sockets[0]
            await ann.do("sit", {"seat": 1, "name": "Kid"})
            await ring.start()
            now = await ann.do("play_as", {"seat": 0})
            for data in ({"seat": 1, "match": now["d"]["match"], "v": now["v"] + 1}, {"seat": 2}, {"seat": 9}):
                await ann.refused("play_as", data)
            move = now["d"]["legal"][0][0]
            assert (await ann.do("move", move, v=now["v"]))["d"]["chosen"] == move
            assert (await ann.do("play_as", {"seat": 1}))["d"]["legal"]
            assert (await ann.do("play_as", {"seat": 0}))["d"]["chosen"] == move

    asyncio.run(main())


def test_a_choice_is_final(server: Process) -> None:
    async def main() -> None:
        async with seated(server, AT_ONCE) as ring:
            first = await ring.start()
            move, other = (move for move, _ in first[0]["d"]["legal"][:2])
            await ring.sockets[0].do("move", move, v=first[0]["v"])
            for text in (move, other, "nonsense"):
                assert (await ring.sockets[0].refused("move", text, v=first[0]["v"]))["code"] == "already_chosen"
            assert (await ring.sockets[0].do("play_as", {"seat": 0}))["d"]["chosen"] == move

    asyncio.run(main())


def test_a_repeated_move_is_taken_once(server: Process) -> None:
    async def main() -> None:
        async with seated(server, AT_ONCE) as ring:
            first = await ring.start()
            (ann, ben), version = ring.sockets, first[0]["v"]
            move, other = (move for move, _ in first[0]["d"]["legal"][:2])
            assert (await ann.do("move", move, v=version, a="mine"))["d"]["chosen"] == move
            for v in (version, 0):
                frame = await ann.do("move", move, v=v, a="mine")
                assert (frame["t"], frame["d"]) == ("ack", {"again": True})
            for text in (other, "nonsense"):  # a client that restarts its message numbers must be told
                refused = await ann.ask("move", text, v=version, a="mine")
                assert (refused["t"], refused["d"]["code"], refused["d"]["data"]["reason"]) == (
                    "error",
                    "bad_message",
                    "used",
                )
            async with ring.people[0].at(ring.table) as again:
                assert (await again.do("play_as", {"seat": 0}))["d"]["chosen"] == move
                assert (await again.do("move", move, v=version, a="mine"))["d"] == {"again": True}
            # a name is its seat's own
            assert (await ben.do("move", move, v=version, a="mine"))["t"] in ("events", "waiting")
            assert [frame["v"] for frame in observations(ann.frames)].count(version) == 1
            now = await ann.turn()
            assert (await ann.do("move", move, v=version, a="mine"))["d"] == {"again": True}
            overs = await ring.play(Random(1), now, await ben.do("play_as", {"seat": 1}))
            assert (await ann.do("move", move, v=version, a="mine"))["d"] == {"again": True}
            kept = await record_of(ring.people[0], overs[0]["d"]["match"])
            assert str(next(choice[0] for choice in kept.steps if 0 in choice)) == move

    asyncio.run(main())


# What is no message

DEEP = "[" * 2000


def each(make: Callable[[Any], dict[str, Any]], *values: Any) -> list[dict[str, Any]]:
    return [make(value) for value in values]


NAMELESS: list[str | bytes] = [
    *("", "nonsense", "null", "[]", "{}", '{"t":"ping"', DEEP, '{"a":"x"' + DEEP, "\x00", '"ping"'),
    *(b"", b"\xff", b'{"t":"ping","a":"x"}'),
    *map(json.dumps, each(lambda a: {"t": "ping", "a": a}, "", 5, "a b", "x" * 65, "\x00", "x\n", [], {}, True)),
    '{"t":"move","v":0,"d":"x"}',
    '{"t":"move","v":0,"d":"\\ud800","a":"x"}',
]
NAMED: list[dict[str, Any]] = [
    *each(lambda t: {"t": t}, "fly", 5, None, "PING", "offer", "ready", [], "welcome"),
    *each(lambda v: {"t": "move", "v": v, "d": "x"}, -1, "0", 1.5, True, None, 1e99, 2**63, float("nan")),
    *each(lambda d: {"t": "move", "v": 0, "d": d}, 5, "", None, {}, ["x"], "x" * 201),
    *each(lambda seat: {"t": "sit", "d": {"seat": seat}}, -1, 64, "1", 1.5, True, None, [1], float("inf")),
    *each(lambda text: {"t": "entropy", "d": {"seat": 0, "hex": text}}, "abc", "AB", "ab" * 65, 5, None),
    *each(lambda d: {"t": "sit", "d": d}, {"seat": 3, "more": 1}, {}, None, [], "3"),
    {"t": "sit"},
    {"t": "move", "d": "x"},
    {"t": "ping", "more": 1},
    {"t": "lock", "d": {"on": 1}},
    {"t": "play_as", "d": {"v": -1}},
    {"t": "play_as", "d": {"match": "../x"}},
]
MALFORMED = [*((raw, None) for raw in NAMELESS), *((json.dumps(one | {"a": "x"}), "x") for one in NAMED)]


def test_what_is_no_message_is_refused_and_the_connection_lives_on(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as ring:
            ann = ring.sockets[0]
            before = await ann.state()
            for raw, name in MALFORMED:
                await ann.connection.send(raw)
                frame = await ann.until("error")
                assert frame["d"]["code"] == "bad_message", raw
                assert frame.get("a") == name, raw
            assert await ann.state() == before

    asyncio.run(main())


def test_what_is_too_long_is_refused_and_what_is_far_too_long_ends_the_connection(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as ring:
            ann, ben = ring.sockets
            for raw in ("x" * (LIMIT + 1), "ä" * (LIMIT - 100), '{"t":"ping","a":"x"}' + " " * LIMIT):
                await ann.connection.send(raw)
                frame = await ann.until("error")
                assert frame["d"] == {"code": "too_large", "data": {"limit": LIMIT}} and "a" not in frame
            assert (await ann.state())["seats"][0]["present"]
            await ann.connection.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await ann.until("error")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            while (await ben.state())["seats"][0]["present"]:
                await ben.until("table")
            async with ring.people[0].at(ring.table) as again:
                assert (await again.state())["seats"][0]["present"]

    asyncio.run(main())


def test_a_table_that_is_not_there_takes_no_connection(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann]:
            for table in ("nowhere", "x" * 200, "%2e%2e"):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with ann.at(table):
                        pass
                assert refused.value.response.status_code == 404
                assert json.loads(refused.value.response.body)["code"] == "not_found"
            answer = await ann.http.get("/api/tables/nowhere")
            assert answer.json() == {"code": "not_found", "data": {"what": "table"}}

    asyncio.run(main())
