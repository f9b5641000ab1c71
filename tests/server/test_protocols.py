"""Tests of limits on bare connections: headers, frames that are no messages, silence, connections of one address."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from poktail.core.registry import games
from poktail.server.protocols import CONNECTIONS_PER_SOCKET, MAX_HEADER_BYTES, MAX_HEADERS
from poktail.server.transport import MAX_READ
from tests.server.hostile import LOST, handshake
from tests.server.live import START, Process, Socket, people, serving

pytestmark = pytest.mark.xdist_group("protocols")

PING = bytes((0x89, 0x80, 0, 0, 0, 0))
"""An empty ping, as small as a frame can be."""
SOCKETS = 8
BURST = 50
FLOOD = 1 << 22
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with limits that are soon reached."""
    limits = {"messages_per_second": 20, "messages_burst": BURST, "connections_per_address": SOCKETS}
    with serving(tmp_path_factory.mktemp("protocols") / "data", **limits) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that waits for nobody."""
    with serving(tmp_path_factory.mktemp("hasty") / "data", request_timeout=0.5) as running:
        yield running


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> int:
        """Send this, piece by piece, until it is sent or the server hangs up: how much was."""
        sent = 0
        with suppress(*LOST):
            for start in range(0, len(data), 1 << 14):
                self.writer.write(data[start : start + (1 << 14)])
                await self.writer.drain()
                sent += 1 << 14
        return min(sent, len(data))

    async def rest(self) -> bytes:
        """Everything that is answered until the server hangs up."""
        found = b""
        with suppress(*LOST):
            while part := await asyncio.wait_for(self.reader.read(1 << 16), 30):
                found += part
        return found

    async def problem(self) -> tuple[int, str]:
        """The status and code of the answer, after which the server hangs up."""
        return problem(await self.rest())


def problem(answered: bytes) -> tuple[int, str]:
    """The status and code of an answer."""
    head, _, body = answered.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


@asynccontextmanager
async def wire(server: Process, address: str = HERE) -> AsyncIterator[Wire]:
    """A bare connection from this address."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def honest_table(server: Process) -> AsyncIterator[tuple[str, Socket]]:
    """A table and somebody at it who must still get an answer afterwards."""
    async with people(server, "Ann") as (ann,):
        table = await ann.open_table(games()[0].id)
        async with ann.at(table) as there:
            yield table, there
            await there.do("ping")


def run(attack: Coroutine[Any, Any, None]) -> None:
    asyncio.run(attack)


def test_a_flood_of_empty_pings_ends_the_connection(server: Process) -> None:
    async def attack() -> None:
        async with honest_table(server) as (table, there), wire(server) as attacker:
            await attacker.send(handshake(server, f"/ws/table/{table}", {}))
            assert b" 101 " in await attacker.reader.readuntil(b"\r\n\r\n")
            sending = asyncio.create_task(attacker.send(PING * (FLOOD // len(PING))))
            await there.do("ping")
            answered = await attacker.rest()
            assert await sending < FLOOD, "all of it was taken"
            assert answered.count(b"\x8a\x00") <= BURST + MAX_READ // len(PING)

    run(attack())


@pytest.mark.parametrize("opcode", [0x8A, 0x00], ids=["pongs", "fragments"])
def test_other_frames_that_are_no_messages_count_alike(server: Process, opcode: int) -> None:
    async def attack() -> None:
        async with honest_table(server) as (table, _), wire(server) as attacker:
            await attacker.send(handshake(server, f"/ws/table/{table}", {}))
            assert b" 101 " in await attacker.reader.readuntil(b"\r\n\r\n")
            begin = bytes((0x01, 0x80, 0, 0, 0, 0)) if opcode == 0x00 else b""
            flood = begin + bytes((opcode, 0x80, 0, 0, 0, 0)) * (FLOOD // 6)
            assert await attacker.send(flood) < FLOOD

    run(attack())


def test_as_many_pings_as_messages_are_answered(server: Process) -> None:
    async def visit() -> None:
        async with honest_table(server) as (table, _), wire(server) as visitor:
            await visitor.send(handshake(server, f"/ws/table/{table}", {}))
            await visitor.reader.readuntil(b"\r\n\r\n")
            await visitor.send(PING * BURST)
            found = b""
            while found.count(b"\x8a\x00") < BURST:
                found += await asyncio.wait_for(visitor.reader.read(1 << 16), 30)

    run(visit())


@pytest.mark.parametrize("opening", [b"GET /healthz HTTP/1.1\r\nHost: x\r\n", None], ids=["request", "handshake"])
@pytest.mark.parametrize("endless", [b"X-A: a\r\n" * 4096, b"X-A: " + b"a" * (1 << 16)], ids=["many", "long"])
def test_headers_without_an_end_are_refused(server: Process, opening: bytes | None, endless: bytes) -> None:
    async def attack() -> None:
        async with honest_table(server) as (table, _), wire(server) as attacker:
            await attacker.send(opening or handshake(server, f"/ws/table/{table}", {})[:-2])
            sending = asyncio.create_task(attacker.send(endless * (FLOOD // len(endless))))
            answered = await attacker.rest()
            assert await sending < FLOOD
            assert not answered or answered.startswith(b"HTTP/1.1 431 ")  # a reset may overtake the answer

    run(attack())


@pytest.mark.parametrize(
    "head", [b"X-A: a\r\n" * MAX_HEADERS, b"X-A: " + b"a" * MAX_HEADER_BYTES + b"\r\n"], ids=["many", "long"]
)
def test_too_many_or_too_long_headers_are_answered_with_a_code(server: Process, head: bytes) -> None:
    async def visit() -> None:
        async with wire(server) as visitor:
            await visitor.send(b"GET /healthz HTTP/1.1\r\nHost: " + server.url[7:].encode() + b"\r\n" + head + b"\r\n")
            assert await visitor.problem() == (431, "headers_too_large")

    run(visit())


@pytest.mark.parametrize(
    "begun", [b"", b"GET /healthz HTTP/1.1\r\nHost:", b"GET /hea"], ids=["nothing", "header", "path"]
)
def test_a_connection_that_falls_silent_is_closed(hasty: Process, begun: bytes) -> None:
    async def visit() -> None:
        async with wire(hasty) as visitor:
            await visitor.send(begun)
            assert await visitor.rest() == b""

    run(visit())


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Process) -> None:
    lines = ["POST /api/me HTTP/1.1", f"Host: {hasty.url[7:]}", f"Origin: {hasty.url}"]
    lines += ["Content-Type: application/json", "Content-Length: 40", "", '{"name":']

    async def visit() -> None:
        answered = b""
        for _ in range(20):  # on a busy machine half a second may pass before our first line
            async with wire(hasty) as visitor:
                await visitor.send("\r\n".join(lines).encode())
                answered = await visitor.rest()
            if answered:
                break
        assert problem(answered) == (408, "too_slow")

    run(visit())


def test_an_address_has_so_many_connections_and_others_still_come_in(server: Process) -> None:
    most = CONNECTIONS_PER_SOCKET * SOCKETS

    async def visit() -> None:
        async with people(server, "Ann") as (ann,):
            table = await ann.open_table(games()[0].id)
        crowd = [await asyncio.open_connection(*server.url[7:].split(":"), local_addr=(HERE, 0)) for _ in range(most)]
        for _, writer in crowd[:SOCKETS]:  # these open sockets, which are connections like others
            writer.write(handshake(server, f"/ws/table/{table}", {}))
        for reader, _ in crowd[:SOCKETS]:
            assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
        async with wire(server) as visitor:
            assert await visitor.problem() == (429, "too_many")
        request = f"GET /healthz HTTP/1.1\r\nHost: {server.url[7:]}\r\nConnection: close\r\n\r\n".encode()
        async with wire(server, ELSEWHERE) as other:
            await other.send(request)
            assert (await other.rest()).startswith(b"HTTP/1.1 200 ")
        for _, writer in crowd:
            writer.transport.abort()
        async with asyncio.timeout(30):
            answered = b""
            while not answered.startswith(b"HTTP/1.1 200 "):  # the server hears of each end in its own time
                async with wire(server) as again:
                    await again.send(request)
                    answered = await again.rest()

    run(visit())


FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))\n"


def test_connections_from_many_addresses_leave_files_for_everything_else(tmp_path: Path) -> None:
    async def attack(server: Process) -> None:
        async with honest_table(server) as (_, there), AsyncExitStack() as stack:
            refused = list[bytes]()
            for number in range(60):
                one = await stack.enter_async_context(wire(server, f"127.0.1.{1 + number % 30}"))
                await one.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                status = await one.reader.readline()
                if b" 200 " not in status:
                    refused.append(status)
            assert 20 < len(refused) < 40 and all(b" 429 " in status for status in refused), refused
            await there.do("ping")
        async with honest_table(server):
            pass  # when they are gone, people are let in again

    with Process(tmp_path / "data", start=FEW_FILES + START) as server:
        run(attack(server))
        assert server.log.read_text().count("too_many_connections") == 1
