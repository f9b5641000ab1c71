"""Test helper: malicious messages and frames of every kind, reproducible by seed."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Literal

import websockets
from websockets.frames import Opcode

from poktail.core import registry
from poktail.server.tables.commands import EMOTES
from poktail.server.ws import messages_in
from tests.server.live import Person, Process

LOST = (ConnectionError, EOFError, TimeoutError, websockets.WebSocketException)
TEXTS = [
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\u202eevil\u2066",
    "\u200b",
    "\r\nSet-Cookie: a=b",
    "e\u0301" * 30,
    "👩‍👩‍👧‍👦" * 12,
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "%s%n{0}{self}",
    "../../../etc/passwd",
    "x" * 100,
    "x" * 3_000,
    "𝓐" * 500,
    "٣",
    "ﷺ" * 40,
]
NUMBERS = [-1, 0, 1, 63, 64, 2**31, 2**53, 2**53 + 1, 2**63, 10**40, -(10**40), 1.5, -0.0, 1e308]
NUMBERS += [float("nan"), float("inf"), float("-inf")]


def wild(rng: Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and some that it cannot."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind in (1, 2):
        return rng.choice(NUMBERS)
    if kind in (3, 4):
        return rng.choice(TEXTS)
    if kind == 5:
        return [wild(rng, depth + 1) for _ in range(rng.choice((0, 1, 3, 40)))]
    if kind == 6:
        return {rng.choice([*TEXTS, "t", "d", "a", "v", "seat"]): wild(rng, depth + 1) for _ in range(rng.randrange(5))}
    nested: Any = rng.choice(NUMBERS)
    for _ in range(rng.choice((5, 60, 300))):
        nested = [nested] if rng.random() < 0.5 else {"d": nested}
    return nested


class Schema:
    """Makes valid messages from the schema of a union of messages."""

    def __init__(self, kind: Literal["table", "bot"]) -> None:
        whole = messages_in._adapter(kind).json_schema()
        self.parts = whole.get("$defs", {})
        self.messages = [ref["$ref"] for ref in whole["oneOf"]]

    def message(self, rng: Random) -> Any:
        """One of the messages, any of them as often."""
        return self.made(rng, {"$ref": rng.choice(self.messages)})

    def made(self, rng: Random, part: dict[str, Any]) -> Any:
        """A value that this part of the schema allows, more or less."""
        if "$ref" in part:
            return self.made(rng, self.parts[part["$ref"].rsplit("/", 1)[1]])
        if "const" in part:
            return part["const"]
        if "enum" in part:
            return rng.choice(part["enum"])
        if "anyOf" in part:
            return self.made(rng, rng.choice(part["anyOf"]))
        kind = part.get("type")
        if kind == "object":
            inner = part.get("properties", {})
            names = [name for name in inner if name in part.get("required", ()) or rng.random() < 0.6]
            return {name: self.made(rng, inner[name]) for name in names}
        if kind == "array":
            return [self.made(rng, part.get("items", {})) for _ in range(rng.randrange(4))]
        if kind == "integer":
            low, high = part.get("minimum", 0), part.get("maximum", 9)
            return rng.choice([low, high, rng.randint(low, min(high, low + 5))])
        if kind == "boolean":
            return rng.random() < 0.5
        if kind == "null":
            return None
        if kind == "string":
            return self.text(rng, part)
        return wild(rng)

    def text(self, rng: Random, part: dict[str, Any]) -> str:
        """A string, by its pattern where there is one."""
        pattern = part.get("pattern", "")
        letters = {"^([0-9a-f]{2})*$": "00ffa1"}.get(pattern, "Ab9_-" if pattern else "Ann é")
        return letters[: part.get("maxLength", 40)]


LONGEST = 200


def mutated(rng: Random, message: Any) -> Any:
    """The message with something wrong in it: a part missing, replaced, added, swapped or blown up."""
    spots = list(_spots(message))
    if not spots:
        return wild(rng)
    where, key = rng.choice(spots)
    how = rng.randrange(6)
    if how == 0 and isinstance(where, dict):
        del where[key]
    elif how == 1 and isinstance(where, dict):
        where[rng.choice([*TEXTS, "extra", "__proto__", "T", "t "])] = wild(rng)
    elif how == 2:
        where[key] = [where[key]]
    elif how == 3:
        where[key] = str(where[key])
    elif how == 4 and isinstance(where[key], str):
        where[key] = where[key][:LONGEST] * rng.choice((0, 2, 50, 1_000))  # blown up twice, it would fill our memory
    else:
        where[key] = wild(rng)
    return message


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield value, key
            yield from _spots(inner)


def written(rng: Random, value: Any) -> str:
    """JSON, or nearly: escaped or not, with two of the same key, cut off, with something after it."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.7)
    text = text.encode(errors="replace").decode()  # a lone half of a pair can only travel escaped
    how = rng.randrange(30)
    if how == 0:
        return text[: rng.randrange(len(text) + 1)]
    if how == 1:
        return text + rng.choice(["x", "\x00", "{}", "//", "]"])
    if how == 2:
        return text.replace('"t":', '"t": "ping", "t":', 1)
    if how == 3:
        return " " * rng.randrange(3_000) + text
    if how == 4:
        return rng.choice(["[", '{"d":', '{"t":"move","d":']) * rng.choice((10, 1_000, 9_000))
    return text


def garbage(rng: Random) -> str | bytes:
    """No JSON at all."""
    data = rng.randbytes(rng.choice((0, 1, 10, 200, 5_000)))
    return data if rng.random() < 0.3 else data.decode("latin-1")


class Attacker:
    """One hostile connection after another to one socket; knows what an attacker there can know."""

    def __init__(self, server: Process, person: Person, path: str, rng: Random, seat: int | None = None) -> None:
        self.server, self.person, self.path, self.rng, self.seat = server, person, path, rng, seat
        self.schema = Schema("bot" if path.endswith("/bot") else "table")
        self.sent = 0
        self.codes: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.seen: dict[str, Any] = {"v": 0, "match": "x", "legal": [], "seats": 4}
        self.old: list[str] = []

    def message(self) -> str | bytes:
        """The next blow."""
        rng, how = self.rng, self.rng.random()
        if how < 0.05:
            return garbage(rng)
        if how < 0.15:
            return written(rng, wild(rng))
        if how < 0.25 and self.old:
            return rng.choice(self.old)
        if how < 0.29 and self.seen["legal"]:  # sometimes make a legal move, so that the others do not wait forever
            move = rng.choice(self.seen["legal"])[0]
            return json.dumps({"t": "move", "d": move, "v": self.seen["v"], "a": f"x{self.sent}"})
        if how < 0.50 and self.schema.messages and not self.path.endswith("/bot"):
            value = self.knowing()
        else:
            value = self.schema.message(rng)
        for _ in range(rng.choice((0, 0, 1, 1, 2, 5))):
            value = mutated(rng, value)
        text = written(rng, value)
        if rng.random() < 0.05:
            self.old = [*self.old[-50:], text]
        return text

    def knowing(self) -> Any:
        """What somebody sends who has looked at the table: nearly right, or right at the wrong time."""
        rng, seen = self.rng, self.seen
        version = rng.choice([seen["v"], seen["v"], seen["v"] - 1, seen["v"] + 1, 0, 2**53])
        seat = rng.choice([self.seat, rng.randrange(seen["seats"] + 1), None])
        moves = [move for move, _ in seen["legal"]] or ["pass", "0"]
        game = rng.choice(registry.games())
        choices: list[tuple[str, Any]] = [
            ("move", rng.choice(moves)),
            ("move", rng.choice(moves)),
            ("play_as", {"seat": seat, "match": seen["match"], "v": version}),
            ("play_as", {"seat": self.seat}),
            ("sit", {"seat": seat, "name": rng.choice(TEXTS), "entropy": rng.choice(["aa", "zz", "a", "ff" * 64])}),
            ("swap", {"seat": seat, "other": rng.randrange(4)}),
            ("set", {"game": game.id, "options": {rng.choice(list(game.game.__dataclass_fields__)): wild(rng)}}),
            ("set", {"game": game.id, "clock": {"mode": "hard", "move": 1}, "grace": 1}),
            ("start", {"fill": rng.choice(["random", "regular", "", "x", None])}),
            (
                "bot",
                {"seat": seat, "level": rng.choice(["random", "x"]), "profile": rng.choice([None, self.person.id])},
            ),
            ("entropy", {"seat": seat, "hex": "ab"}),
            ("chat", {"seat": seat, "text": rng.choice(TEXTS)}),
            ("emote", {"seat": seat, "emote": rng.choice(EMOTES)}),
            ("away", {"seat": seat, "on": rng.random() < 0.3}),
        ]
        kind, data = rng.choice(choices)
        message = {"t": kind, "d": data, "a": rng.choice(["same", f"m{rng.randrange(10**6)}"])}
        return message | ({"v": version} if kind == "move" else {})

    async def storm(self, count: int) -> None:
        """Send this many messages, reconnecting whenever the server closes the connection."""
        while self.sent < count:
            try:
                url = self.server.url.replace("http", "ws", 1) + self.path
                headers = self.person.headers()
                async with websockets.connect(
                    url, additional_headers=headers, max_size=None, max_queue=None
                ) as connection:
                    await self.assault(connection, count)
            except websockets.ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd else 0] += 1
            except LOST:
                self.closed[0] += 1

    async def assault(self, connection: Any, count: int) -> None:
        reader = asyncio.create_task(self.listen(connection))
        try:
            for _ in range(self.rng.choice((1, 20, 300, 2_000))):
                await connection.send(self.message())
                self.sent += 1
                if self.sent >= count:
                    break
                await asyncio.sleep(0)  # honest people live in the same loop
                if self.sent % 50 == 0:  # clients that never read are tested elsewhere
                    await (await connection.ping())
            if self.rng.random() < 0.3:
                connection.transport.abort()  # without a word
            else:
                await (await connection.ping())  # all of it has been handled
        finally:
            reader.cancel()
            with suppress(asyncio.CancelledError, *LOST):
                await reader

    async def listen(self, connection: Any) -> None:
        """Read what comes; learn from it."""
        async for raw in connection:
            frame = json.loads(raw)
            if frame["t"] == "error":
                self.codes[frame["d"]["code"]] += 1
            elif frame["t"] == "table":
                self.seen["seats"] = len(frame["d"]["seats"])
            elif frame["t"] in ("view", "events"):
                self.seen |= {"v": frame["v"], "match": frame["d"]["match"], "legal": frame["d"]["legal"]}


# Below the messages: frames


def frame(
    opcode: int, data: bytes, *, fin: bool = True, rsv: int = 0, masked: bool = True, size: int | None = None
) -> bytes:
    """A frame by hand, so that it can be wrong."""
    length = len(data) if size is None else size
    head = bytes([(fin << 7) | (rsv << 4) | opcode])
    bit = masked << 7
    if length < 126:
        head += bytes([bit | length])
    elif length < 1 << 16:
        head += bytes([bit | 126]) + struct.pack("!H", length)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + data
    mask = b"\x01\x02\x03\x04"
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


PING = b'{"t":"ping","a":"p"}'
TEXT, BINARY, CONT, CLOSE, PINGED = Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.CLOSE, Opcode.PING


def pieces(data: bytes, size: int, between: bytes = b"") -> bytes:
    """A message in fragments."""
    parts = [data[at : at + size] for at in range(0, len(data), size)]
    frames = [frame(TEXT if not n else CONT, part, fin=n == len(parts) - 1) for n, part in enumerate(parts)]
    return between.join(frames)


FRAMES: dict[str, bytes] = {
    "binary": frame(BINARY, PING),
    "not_utf8": frame(TEXT, b"\xff\xfe\xfd"),
    "half_utf8": frame(TEXT, '"é"'.encode()[:2]),
    "surrogate_utf8": frame(TEXT, b'"\xed\xa0\x80"'),
    "pieces": pieces(PING, 1),
    "pieces_of_letters": pieces('{"t":"chat","d":{"seat":0,"text":"éé"}}'.encode(), 1),
    "pieces_with_pings": pieces(PING, 3, frame(PINGED, b"x")),
    "pieces_not_utf8": frame(TEXT, b'"\xc3', fin=False) + frame(CONT, b'\x28"'),
    "empty_pieces": frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 20_000,
    "too_long_in_pieces": frame(TEXT, b"x" * 4_000, fin=False) + frame(CONT, b"x" * 4_000, fin=False) * 40,
    "never_begun": frame(CONT, PING),
    "begun_twice": frame(TEXT, b"{", fin=False) + frame(TEXT, PING),
    "unknown_opcode": frame(3, PING),
    "unknown_control": frame(11, b""),
    "reserved_bits": frame(TEXT, PING, rsv=4),
    "unmasked": frame(TEXT, PING, masked=False),
    "long_control": frame(PINGED, b"x" * 126),
    "control_in_pieces": frame(PINGED, b"x", fin=False),
    "endless": frame(TEXT, b"x", size=2**62),
    "negative": frame(TEXT, b"x", size=2**64 - 1),
    "long": frame(TEXT, b"x" * 70_000),
    "longer_than_a_message": frame(TEXT, b'"' + b"x" * 60_000 + b'"'),
    "half": frame(TEXT, PING)[:9],
    "noise": Random(3).randbytes(3_000),
    "http": b"GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "pongs": frame(Opcode.PONG, b"who") * 200,
    "pings": frame(PINGED, b"x" * 100) * 200,
    "nothing": b"",
    **{
        f"close_{code}": frame(CLOSE, struct.pack("!H", code))
        for code in (0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 5000)
    },
    "close_short": frame(CLOSE, b"\x03"),
    "close_not_utf8": frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xff"),
    "close_twice": frame(CLOSE, b"\x03\xe8") * 2 + frame(TEXT, PING),
}


def handshake(server: Process, path: str, headers: dict[str, str]) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    wanted = {"Host": server.url.removeprefix("http://"), "Upgrade": "websocket", "Connection": "Upgrade"}
    wanted |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"} | headers
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items() if value != "-")]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace")


async def raw(server: Process, request: bytes, then: bytes = b"", *, rude: bool = False) -> bytes:
    """Say this over a bare connection; what is answered until the server hangs up or has nothing more to say."""
    reader, writer = await asyncio.open_connection(*server.url.removeprefix("http://").split(":"))
    answer = b""
    with suppress(*LOST):
        writer.write(request)
        if then:
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            writer.write(then)
        await writer.drain()
        if not rude:
            async with asyncio.timeout(0.3):
                while part := await reader.read(65_536):
                    answer += part
    writer.transport.abort() if rude else writer.close()
    with suppress(*LOST):
        await writer.wait_closed()
    return answer
