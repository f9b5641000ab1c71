"""The line to a table server: requests, a table's socket that comes back by itself, and the keyboard beside it."""

from __future__ import annotations

import http.client
import json
import os
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from poktail.core.errors import BadOptions, RuleError
from poktail.terminal.join_key import Key

FIRST, LONGEST = 0.5, 10.0
"""Seconds before the first and between later attempts to connect again."""
PATIENCE = 20.0
FRAME_BYTES = 1 << 24
HOPELESS = ("unauthorized", "forbidden", "bad_origin", "not_found")
"""Refusals that no waiting mends; a server that restarts, or a proxy whose server does, says something else."""


class Unreachable(RuleError):
    """Nobody answers there."""


class NotPoktail(RuleError):
    """Somebody answers there, but not in our language."""


class Refused(Exception):
    """What the server refuses: a code, for which we have words, and the values that belong into them."""

    def __init__(self, code: str, data: dict[str, str | int | None]) -> None:
        self.code, self.data = code, data
        super().__init__(code)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None: there will be no more."""

    line: str | None


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame of the table's socket."""

    kind: str
    version: int
    data: Any
    ack: str | None


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection has gone; with a reason for which no waiting helps, or without."""

    why: Refused | None = None


Inbox = SimpleQueue[Typed | Frame | Lost]


def parse_address(text: str) -> tuple[str, str | None]:
    """The server and, from a link, the table; or BadOptions.

    >>> parse_address("games.example.org"), parse_address("https://example.org/t/qL0vYx3TzR1b")
    (('http://games.example.org', None), ('https://example.org', 'qL0vYx3TzR1b'))
    """
    wrong = BadOptions(option="url", want="http(s)://name[:port][/t/table]")
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        named = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port >= 0)
    except ValueError:
        raise wrong from None
    path = parts.path.strip("/").split("/")
    if not named or "@" in parts.netloc or (path != [""] and (len(path) != 2 or path[0] != "t")):
        raise wrong
    if len(path) == 2 and not (path[1].isascii() and path[1].replace("-", "").replace("_", "").isalnum()):
        raise wrong
    return f"{parts.scheme}://{parts.netloc.lower()}", path[1] if len(path) == 2 else None


def printable(value: Any) -> Any:
    """JSON from afar with nothing in it that a terminal would obey."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in value)
    if isinstance(value, list):
        return [printable(part) for part in value]
    if isinstance(value, dict):
        return {printable(key): printable(part) for key, part in value.items()}
    return value


class Server:
    """A table server, and the key by which it knows us."""

    def __init__(self, origin: str, key: Key) -> None:
        self.origin, self.key = origin, key

    @property
    def name(self) -> str:
        """How people call it."""
        return self.origin.partition("://")[2]

    def headers(self) -> dict[str, str]:
        """What shows who we are, and that no strange page made us ask."""
        cookie = {"Cookie": f"{self.key.cookie}={self.key.value}"} if self.key.value else {}
        return {"Origin": self.origin} | cookie

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request; Refused with the server's code, or Unreachable. It follows nobody elsewhere."""
        status, text = self.fetch(method, path, body)
        try:
            answer = printable(json.loads(text)) if text else None
        except ValueError:
            raise NotPoktail(server=self.name) from None
        if status >= 400:
            raise refusal(answer)
        return answer

    def fetch(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and text of an answer; a key that comes with it is kept."""
        secure = self.origin.startswith("https:")
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        sent = None if body is None else json.dumps(body)
        try:
            line = kind(self.name, timeout=PATIENCE)
            try:
                line.request(method, path, sent, self.headers() | {"Content-Type": "application/json"})
                answer = line.getresponse()
                text = answer.read().decode(errors="replace")
                cookies = answer.headers.get_all("Set-Cookie") or []
            finally:
                line.close()
        except (OSError, ValueError, http.client.HTTPException):
            raise Unreachable(server=self.name) from None
        self._keep(cookies)
        return answer.status, text

    def _keep(self, cookies: list[str]) -> None:
        for header in cookies:
            with suppress(CookieError):
                for name, morsel in SimpleCookie(header).items():
                    if name.endswith("poktail") and morsel.value:
                        self.key.keep(name, morsel.value)


def refusal(answer: Any) -> Refused:
    """A refusal as the server wrote it; whatever else came is called broken."""
    if isinstance(answer, dict) and isinstance(answer.get("code"), str) and isinstance(answer.get("data"), dict):
        plain = {k: v for k, v in answer["data"].items() if v is None or isinstance(v, str | int)}
        return Refused(answer["code"], plain)
    return Refused("broken", {})


def _refused(body: bytes | bytearray | None) -> Refused | None:
    try:
        return refusal(printable(json.loads(body or b"")))
    except ValueError:
        return None


class Line(Thread):
    """A connection to a table: frames go into the inbox; when it is lost it connects again until it is closed."""

    def __init__(self, server: Server, table: str, inbox: Inbox, first: float = FIRST) -> None:
        super().__init__(name="line", daemon=True)
        self._server, self._table, self._inbox = server, table, inbox
        self._first = self._pause = first
        self._socket: ClientConnection | None = None
        self._closed = Event()

    def run(self) -> None:
        """Connect, listen, and after a loss do so again."""
        while not self._closed.is_set():
            try:
                self._listen()
            except InvalidStatus as refused:
                why = _refused(refused.response.body)
                if why is not None and why.code in HOPELESS:
                    self._inbox.put(Lost(why))
                    return
            except (OSError, WebSocketException, ValueError, TypeError, KeyError):
                pass
            if not self._closed.is_set():
                self._inbox.put(Lost())
                self._closed.wait(self._pause)
                self._pause = min(2 * self._pause, LONGEST)

    def _listen(self) -> None:
        address = f"ws{self._server.origin.removeprefix('http')}/ws/table/{self._table}"
        with connect(address, additional_headers=self._server.headers(), max_size=FRAME_BYTES, proxy=None) as socket:
            self._socket, self._pause = socket, self._first
            try:
                for text in socket:
                    frame = printable(json.loads(text))
                    self._inbox.put(Frame(frame["t"], frame["v"], frame["d"], frame.get("a")))
            finally:
                self._socket = None

    def send(self, kind: str, data: Any, **more: Any) -> None:
        """Send a message; what is lost with the connection is sent again by whoever misses the answer."""
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.send(json.dumps({"t": kind, "d": data} | more))

    def close(self) -> None:
        """End the connection and do not come back."""
        self._closed.set()
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()


class Keyboard(Thread):
    """Lines that somebody types, or that come through a pipe.

    It reads the file itself: a thread that waits inside Python's own standard input would not let the program end.
    """

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(name="keyboard", daemon=True)
        self._inbox = inbox

    def run(self) -> None:
        """Read until the end."""
        decoder, rest = getincrementaldecoder("utf-8")("replace"), ""
        while True:
            try:
                data = os.read(sys.stdin.fileno(), 4096)
            except (OSError, ValueError):
                data = b""
            *lines, rest = (rest + decoder.decode(data, not data)).split("\n")
            for line in lines if data else [*lines, *([rest] if rest else [])]:
                self._inbox.put(Typed(line))
            if not data:
                self._inbox.put(Typed(None))
                return
