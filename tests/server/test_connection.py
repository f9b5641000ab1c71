"""Tests of one connection: messages are parsed however they are split, and answered in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketDisconnect

from poktail.core import codec
from poktail.server.tables.updates import acknowledged
from poktail.server.ws.connection import Connection
from tests.server.finished_match import in_turn
from tests.server.hostile import frame, handshake
from tests.server.live import PATIENCE, Person, Process, people, seated, serving

pytestmark = pytest.mark.xdist_group("server_connection")
GAME = in_turn().id
TEXT, PING, CONT = 1, 9, 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def said(name: str, kind: str = "ping", size: int = 0, **more: Any) -> bytes:
    """A message of at least this many bytes."""
    text = json.dumps({"t": kind, "a": name} | more)
    return (text + " " * (size - len(text))).encode()


class Bare:
    """A connection by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def next(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return kind & 0x0F, await self.reader.readexactly(size)

    async def answers(self, many: int) -> list[str]:
        """The names of this many answers, in order; a pong is called "pong"."""
        found: list[str] = []
        while len(found) < many:
            kind, data = await self.next()
            name = "pong" if kind == 10 else json.loads(data).get("a")
            found += [name] if name else []
        return found


@asynccontextmanager
async def bare(server: Process, person: Person, table: str) -> AsyncIterator[Bare]:
    reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
    try:
        writer.write(handshake(server, f"/ws/table/{table}", person.headers()))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        yield Bare(reader, writer)
    finally:
        writer.close()


def test_frames_are_understood_wherever_they_are_cut(server: Process) -> None:
    rng = Random(5)

    async def main() -> None:
        async with people(server, "Ann") as [ann]:
            table = await ann.open_table(GAME)
            async with bare(server, ann, table) as line:
                names, stream = list[str](), b""
                for number in range(60):
                    size = rng.choice((0, 0, 0, 119, 120, 131, 132, 600))  # also where lengths are written otherwise
                    text, name = said(f"n{number}", size=size), f"n{number}"
                    kind = rng.randrange(4)
                    if kind == 0:  # in pieces, something urgent between them
                        cut = rng.randrange(len(text))
                        stream += frame(TEXT, text[:cut], fin=False) + frame(PING, b"!") + frame(CONT, text[cut:])
                        names.append("pong")
                    else:
                        stream += frame(TEXT, text)
                    names.append(name)
                while stream:
                    step = rng.choice((1, 2, 5, 29, 30, 31, 200))
                    line.writer.write(stream[:step])
                    stream = stream[step:]
                    await line.writer.drain()
                    await asyncio.sleep(0)
                found = await line.answers(len(names))
                assert [name for name in found if name != "pong"] == [name for name in names if name != "pong"]
                assert found.count("pong") == names.count("pong")

    asyncio.run(main())


def test_a_text_that_is_no_text_ends_the_connection(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann]:
            table = await ann.open_table(GAME)
            async with bare(server, ann, table) as line:
                line.writer.write(frame(TEXT, b'{"t":"\xff"}'))
                while (found := await line.next())[0] != 8:
                    pass
                assert int.from_bytes(found[1][:2], "big") == 1007

    asyncio.run(main())


def test_answers_come_in_the_order_of_what_was_said(server: Process) -> None:
    """A move waits for the disk; what is said after it, be it nonsense, is not answered sooner."""

    async def main() -> None:
        options = codec.options_of(in_turn().tiny)
        async with seated(server, GAME, options["seats"], options=options) as round_:
            views = await round_.start()
            mover = next(n for n, view in enumerate(views) if view["d"]["legal"])
            socket, view = round_.sockets[mover], views[mover]
            move = view["d"]["legal"][0][0]
            names = [
                await socket.send("move", move, v=view["v"]),
                await socket.send("nonsense"),
                await socket.send("move", "no such move", v=view["v"]),
                await socket.send("ping"),
                await socket.send("move", move, v=view["v"]),
            ]
            found: list[str] = []
            while len(found) < len(names):
                name = (await socket.next()).get("a")
                found += [name] if name in names else []
            assert found == names

    asyncio.run(main())


def test_a_command_under_way_is_finished_when_its_connection_breaks() -> None:
    """Otherwise a move could be stored and nobody told."""

    class Broken:
        async def receive(self) -> dict[str, Any]:
            if self.sent:
                await asyncio.Event().wait()
            self.sent = True
            return {"type": "websocket.receive", "text": '{"t": "ping"}'}

        async def send_text(self, _text: str) -> None:
            raise WebSocketDisconnect(1006)

        sent = False

    async def main() -> list[str]:
        limits = SimpleNamespace(messages_per_second=10, messages_burst=10, message_bytes=1000)
        context = SimpleNamespace(settings=limits, registry=SimpleNamespace(stopping=False), writers=set())
        connection, done = Connection(cast(Any, Broken()), cast(Any, context), "table"), list[str]()

        async def handle(message: Any) -> None:
            connection.send(acknowledged(0), message.a)  # the writer breaks on it
            while context.writers:
                await asyncio.sleep(0)
            for _ in range(10):  # the connection notices that its writer has ended, and would cancel this
                await asyncio.sleep(0)
            done.append(message.t)

        async with asyncio.timeout(PATIENCE):
            await connection.run(handle)
        return done

    assert asyncio.run(main()) == ["ping"]
