"""Tests of sockets with bad input, while honest people play undisturbed at the same and at other tables."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from poktail.core import codec, registry
from tests.server.audit import check_books, check_match, log_of
from tests.server.crashing_server import CrashingServer, PersistentClient, insist
from tests.server.hostile import FRAMES, LOST, Attacker, frame, handshake, raw
from tests.server.live import START, Person

pytestmark = pytest.mark.xdist_group("fuzz_socket")

FOREVER = 10**9
MEGABYTE = 1 << 20
PREPARED = """
from poktail.bots.levels import LEVELS, prepare
from poktail.core.registry import games
for entry in games():
    prepare(entry, LEVELS[-1])
"""
"""What bots need takes about 200 MB; a server that has it from the start grows only by what these tests do to it."""


def memory_of(server: CrashingServer) -> int:
    """Bytes of real memory that the server has."""
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


class Scenario:
    """Honest people at tables who play match after match until they are told to stop."""

    def __init__(self, server: CrashingServer) -> None:
        self.server = server
        self.tables: dict[str, list[PersistentClient]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, crowded: bool) -> None:
        """One table of each game with two people; `crowded`: of four seats, at every other one seat 2 is left open."""
        self.server.up.set()
        for number, entry in enumerate(registry.games()):
            people = [await self.server.newcomer(name) for name in ("Ann", "Ben")]
            options = {"seats": 4} if crowded else codec.options_of(entry.tiny)
            setup = {"options": options, "grace": 1, "chat": True, "public": True}
            table = await people[0].open_table(entry.id, **setup)
            pair = [PersistentClient(self.server, p, table, s, FOREVER, Random(s)) for s, p in enumerate(people)]
            for one in pair:
                one.people = 3 if crowded and number % 2 else 2
            self.tables[table] = pair
            self.tasks += [asyncio.create_task(one.run()) for one in pair]

    async def end(self) -> int:
        """Let everybody finish the match they are in, and one more; how many there were."""
        for pair in self.tables.values():
            last = max(len(one.ended) for one in pair) + 1
            for one in pair:
                one.matches = last
        async with asyncio.timeout(300):
            await asyncio.gather(*self.tasks)
        with closing(self.server.database()) as database:
            found = database.execute("SELECT * FROM matches WHERE state = 'over'").fetchall()
            for row in found:
                honest = self.tables.get(row["table_id"], [])
                text = (
                    await insist(self.server, self.server.people[0], "GET", f"/api/matches/{row['id']}/record")
                ).text
                check_match(row, log_of(database, row["id"]), text, [one.memory for one in honest], strangers=True)
            check_books(database)
        return sum(len(one.ended) for pair in self.tables.values() for one in pair[:1])


async def besieged(server: CrashingServer, messages: int) -> dict[str, Any]:
    """Honest matches, and fiends: at those tables, watching or in a seat; hosts of tables of their own; a bot."""
    scenario, rng = Scenario(server), Random(11)
    await scenario.begin(crowded=True)
    fiends: list[Attacker] = []
    for table, (honest, _) in scenario.tables.items():
        sitter = await server.newcomer("Mallory")
        if honest.people > 2:
            async with sitter.at(table) as there:
                await there.do("sit", {"seat": 2, "entropy": "ee"})
        own = await (await server.newcomer("Host")).open_table(rng.choice(registry.games()).id, grace=1)
        stranger = await server.newcomer("Eve")
        nobody = await server.newcomer("Nobody", profile=False)
        fiends += [
            Attacker(server, sitter, f"/ws/table/{table}", Random(rng.random()), seat=2),
            Attacker(server, stranger, f"/ws/table/{table}", Random(rng.random())),
            Attacker(server, nobody, f"/ws/table/{table}", Random(rng.random())),
            Attacker(server, server.people[-3], f"/ws/table/{own}", Random(rng.random()), seat=0),
        ]
    token = (await server.people[0].http.post("/api/me/bots", json={"name": "Robo", "open": True})).json()["token"]
    fiends.append(Attacker(server, Person(server, "Robo", token), "/ws/bot", Random(12)))
    server.people.append(fiends[-1].person)
    before = memory_of(server)
    share = -(-messages // len(fiends))
    async with asyncio.timeout(900):
        await asyncio.gather(*(attacker.storm(share) for attacker in fiends))
    grown = memory_of(server) - before
    matches = await scenario.end()
    await server.leave()
    codes, closed = Counter[str](), Counter[int]()
    for attacker in fiends:
        codes.update(attacker.codes)
        closed.update(attacker.closed)
    sent = sum(attacker.sent for attacker in fiends)
    return {"sent": sent, "matches": matches, "grown": grown, "codes": codes, "closed": closed}


def siege(tmp_path: Path, messages: int) -> None:
    begun = time.monotonic()
    with CrashingServer(tmp_path / "data", Random(1), PREPARED + START) as server:
        found = asyncio.run(besieged(server, messages))
        print(f"\n{found} in {time.monotonic() - begun:.1f} s")
        assert server.complaints() == []
    assert found["sent"] >= messages
    assert found["matches"] >= len(registry.games())
    assert "broken" not in found["codes"]
    assert {"bad_message", "too_large", "forbidden", "no_such_seat"} <= set(found["codes"])
    assert found["grown"] < 100 * MEGABYTE


def test_a_thousand_hostile_messages_harm_nobody(tmp_path):
    siege(tmp_path, 1_000)


@pytest.mark.slow
def test_a_hundred_thousand_hostile_messages_harm_nobody(tmp_path):
    siege(tmp_path, 110_000)


# Below the messages


@asynccontextmanager
async def harmless(server: CrashingServer) -> AsyncIterator[list[str]]:
    """Tables where honest people play while something bad goes on, and finish afterwards."""
    scenario = Scenario(server)
    await scenario.begin(crowded=False)
    try:
        yield list(scenario.tables)
        assert await scenario.end() >= len(scenario.tables)
    finally:
        for task in scenario.tasks:
            task.cancel()
        await server.leave()


HANDSHAKES: list[tuple[str, dict[str, str]]] = [
    ("/ws/table/nowhere", {}),
    ("/ws/table/" + "x" * 3_000, {}),
    ("/ws/table/%00%ff", {}),
    ("/ws/table/é", {}),
    ("/ws/table/../bot", {}),
    ("/ws/nothing", {}),
    ("/ws/bot", {}),
    ("/ws/bot?token=a&token=b", {"Authorization": "Bearer \xff"}),
    ("/api/tables", {}),
    ("{table}", {"Sec-WebSocket-Version": "12"}),
    ("{table}", {"Sec-WebSocket-Key": "short"}),
    ("{table}", {"Sec-WebSocket-Key": "-"}),
    ("{table}", {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=99"}),
    ("{table}", {"Sec-WebSocket-Extensions": ";;=,"}),
    ("{table}", {"Sec-WebSocket-Protocol": "a, b,,, \xff"}),
    ("{table}", {"Upgrade": "h2c"}),
    ("{table}", {"Connection": "close"}),
    ("{table}", {"Host": "-"}),
    ("{table}", {"Host": "evil.example"}),
    ("{table}", {"Origin": "https://evil.example"}),
    ("{table}", {"Origin": "\xff"}),
    ("{table}", {"Cookie": "poktail=" + "x" * 3_000}),
    ("{table}", {"Cookie": "poktail=\xff; =; ;;"}),
    ("{table}", {"Authorization": "Bearer " + "y" * 3_000}),
    ("{table}", {"Content-Length": "5"}),
    ("{table}", {"Transfer-Encoding": "chunked"}),
    ("{table}", {"X-Long": "x" * 60_000}),
]


async def bad_frames(server: CrashingServer) -> None:
    async with harmless(server) as tables:
        ann = await server.newcomer("Ann")
        todo = []
        for number, then in enumerate(FRAMES.values()):
            request = handshake(server, f"/ws/table/{tables[number % len(tables)]}", ann.headers())
            todo += [raw(server, request, then, rude=rude) for rude in (False, True)]
            todo.append(raw(server, request, then[: len(then) // 2]))
            todo += [raw(server, request + then, rude=rude) for rude in (False, True)]  # before it was let in
        for path, headers in HANDSHAKES:
            request = handshake(server, path.replace("{table}", f"/ws/table/{tables[0]}"), headers)
            todo += [raw(server, request[:cut]) for cut in (len(request), len(request) // 2, len(request) - 2)]
        for some in range(0, len(todo), 60):
            answers = await asyncio.gather(*todo[some : some + 60])
            assert not [answer for answer in answers if b" 500 " in answer]


def test_bad_frames_and_handshakes_end_one_connection_at_most(tmp_path):
    with CrashingServer(tmp_path / "data", Random(2)) as server:
        asyncio.run(bad_frames(server))
        assert server.complaints() == []


# Who does not read, who only comes and goes, who only sits there


async def never_reads(server: CrashingServer, request: bytes, message: bytes) -> int:
    """Bytes sent by somebody who reads nothing, until the server has let go of them."""
    loop, sent = asyncio.get_running_loop(), 0
    with closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.setblocking(False)
        await loop.sock_connect(deaf, ("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
        await loop.sock_sendall(deaf, request)
        with suppress(*LOST):
            async with asyncio.timeout(60):
                while True:
                    await loop.sock_sendall(deaf, message * 500)
                    sent += len(message) * 500
    return sent


async def deaf_ones(server: CrashingServer, each: int, kinds: tuple[str, ...]) -> list[int]:
    """How much memory the server has before such people come, and after each of three troops of them."""
    async with harmless(server) as tables:
        ann = await server.newcomer("Ann")
        request = handshake(server, f"/ws/table/{tables[0]}", ann.headers())
        messages = [frame(1, json.dumps({"t": kind, "d": {}}).encode()) for kind in kinds]
        messages.append(frame(9, b"x" * 100))
        memory = [memory_of(server)]
        for _ in range(3):
            await asyncio.gather(*(never_reads(server, request, one) for one in messages for _ in range(each)))
            memory.append(memory_of(server))
        return memory


def deaf(tmp_path: Path, each: int, *kinds: str) -> None:
    with CrashingServer(tmp_path / "data", Random(3), PREPARED + START) as server:
        before, _, twice, thrice = asyncio.run(deaf_ones(server, each, kinds))
        assert twice - before < (30 + 3 * each * (len(kinds) + 1)) * MEGABYTE  # each may leave so much unread
        assert thrice - twice < 20 * MEGABYTE
        assert server.complaints() == []


@pytest.mark.slow
def test_who_never_reads_is_let_go(tmp_path):
    deaf(tmp_path, 1, "play_as")


@pytest.mark.slow
@pytest.mark.parametrize(("each", "kinds"), [(25, ("play_as",)), (1, ("ping", "lock", "nothing"))])
def test_many_who_never_read_are_let_go(tmp_path, each, kinds):
    deaf(tmp_path, each, *kinds)


async def comers_and_goers(server: CrashingServer, storms: int, idle: int) -> int:
    """Connections that come and go, and many that only stay."""
    async with harmless(server) as tables:
        ann = await server.newcomer("Ann")
        headers = [ann.headers(), {}]
        requests = [handshake(server, f"/ws/table/{table}", headers[n % 2]) for n, table in enumerate(tables)]
        staying: list[asyncio.StreamWriter] = []

        async def stay(request: bytes) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.settings["port"])
            staying.append(writer)
            writer.write(request)
            assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)

        for _ in range(storms):
            await asyncio.gather(*(raw(server, request, rude=True) for request in requests * 10))
        before = memory_of(server)
        for _ in range(0, idle, 4 * len(requests)):
            await asyncio.gather(*map(stay, requests * 4))
        grown = memory_of(server) - before
        async with asyncio.timeout(60):
            while (await ann.http.get(f"/api/tables/{tables[1]}")).json()["watching"] < idle // len(tables):
                await asyncio.sleep(0.05)
        for writer in staying:
            writer.transport.abort()
        return grown


def crowd(tmp_path: Path, storms: int, idle: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4_096:
        idle = min(idle, soft // 4)
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 4_096), hard))
    with CrashingServer(tmp_path / "data", Random(4), PREPARED + START, watchers_per_table=idle) as server:
        grown = asyncio.run(comers_and_goers(server, storms, idle))
        print(f"\n{idle} idle connections: {grown / MEGABYTE:.1f} MB")
        assert grown < 20 * MEGABYTE + idle * 100_000
        assert server.complaints() == []


@pytest.mark.slow
def test_many_who_come_and_go_and_some_who_stay(tmp_path):
    crowd(tmp_path, 2, 60)


@pytest.mark.slow
def test_a_thousand_idle_connections_and_a_storm_of_others(tmp_path):
    crowd(tmp_path, 100, 1_000)


async def flood(server: CrashingServer) -> Counter[str]:
    """Somebody who sends as fast as they can."""
    codes = Counter[str]()
    ann, ben = await server.newcomer("Ann"), await server.newcomer("Ben")
    table = await ann.open_table(registry.games()[0].id)
    async with ben.at(table) as calm, ann.at(table) as there:
        with suppress(websockets.ConnectionClosed):
            for _ in range(2_000):
                await there.connection.send('{"t":"ping","a":"mine"}')
            while True:
                frame = await there.next()
                codes[frame["d"].get("code", "done")] += 1
                assert frame["a"] == "mine", "a refusal names the message it answers"
        assert there.connection.close_code == 1008
        await calm.do("ping")
    await server.leave()
    return codes


def test_who_sends_too_fast_is_told_so_and_then_shown_out(tmp_path):
    with CrashingServer(tmp_path / "data", Random(5), messages_per_second=20, messages_burst=100) as server:
        codes = asyncio.run(flood(server))
        assert 100 <= codes["done"] < 300
        assert 200 <= codes["too_fast"] < 400
        assert server.complaints() == []
