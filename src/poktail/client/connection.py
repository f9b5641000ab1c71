"""A connection to a table that reconnects by itself and catches up with the match."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from poktail.client.errors import FINAL_CODES, Refused, parse_refusal
from poktail.client.http_client import Server
from poktail.client.messages import Message, encode_message, parse_message, printable
from poktail.client.signer import MoveSigner
from poktail.core.game import Seat

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 10.0
MAX_MESSAGE_BYTES = 1 << 24


class Backoff:
    """Pauses between attempts to connect, each twice as long as the last.

    >>> backoff = Backoff(4.0)
    >>> [backoff.next(), backoff.next(), backoff.next()]
    [4.0, 8.0, 10.0]
    """

    def __init__(self, first_s: float = FIRST_PAUSE_S) -> None:
        self._first_s = self._pause_s = first_s

    def reset(self) -> None:
        """Start again with the first pause: the connection is up."""
        self._pause_s = self._first_s

    def next(self) -> float:
        """Seconds to wait before the next attempt."""
        pause_s = self._pause_s
        self._pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
        return pause_s


def final_refusal(error: InvalidStatus) -> Refused | None:
    """Why the server refused a connection, if trying again would not help."""
    try:
        refused = parse_refusal(printable(json.loads(error.response.body or b"")))
    except ValueError:  # perhaps a proxy whose server is restarting
        return None
    return refused if refused.code in FINAL_CODES else None


def seats_of(table: dict[str, Any], profile: str | None) -> list[Seat]:
    """The seats of a `table` message's data that belong to this profile."""
    return [s for s, holder in enumerate(table["seats"]) if holder and profile and holder["profile"] == profile]


class MatchFollower:
    """How far a client has followed a table's match, and for which seat (None: as a spectator)."""

    def __init__(self, seat: Seat | None = None, *, following: bool = False) -> None:
        self.profile: str | None = None
        self.seat, self.following = seat, following
        self.match, self.version = "", 0
        self._reconnected = True

    def play_as(self, seat: Seat | None) -> dict[str, Any]:
        """The data of a `play_as` message for this seat, from the last version seen."""
        self.seat, self.following = seat, True
        return {"seat": seat} | ({"match": self.match, "v": self.version} if self.match else {})

    def receive(self, message: Message) -> dict[str, Any] | None:
        """Note a message; the data of the `play_as` to send if this new connection has to catch up."""
        if message.kind == "welcome":
            self.profile, self._reconnected = message.data["profile"], True
        elif message.kind == "table" and self._reconnected:
            self._reconnected = False
            ours = self.seat is None or self.seat in seats_of(message.data, self.profile)
            self.following = self.following and ours
            return self.play_as(self.seat) if self.following else None
        elif message.kind in ("view", "events"):
            if not self.following or self.seat is None:
                self.seat, self.following = message.data["seat"], True
            if message.data["seat"] == self.seat:
                self.note(message.data["match"], message.version)
        return None

    def note(self, match: str, version: int) -> None:
        """Remember the last version seen."""
        self.match, self.version = match, version


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; `final` is the refusal if there will be no other attempt."""

    final: Refused | None = None


class TableConnection(Thread):
    """A connection to a table, read by a thread of its own.

    Use it in a `with` statement and iterate over its messages, or hand in `deliver`, which is then called in that
    thread with every message and every loss of the connection. After a loss it connects again and asks for what the
    seat has missed.
    """

    def __init__(
        self,
        server: Server,
        table: str,
        deliver: Callable[[Message | Lost], object] | None = None,
        first_pause_s: float = FIRST_PAUSE_S,
    ) -> None:
        super().__init__(name=f"table {table}", daemon=True)
        self._server, self._table = server, table
        self._queue = SimpleQueue[Message | Lost | None]()
        self._deliver = deliver or self._queue.put
        self._backoff = Backoff(first_pause_s)
        self._follower = MatchFollower()
        self._signer = MoveSigner(server.key)
        self._socket: ClientConnection | None = None
        self._closed = Event()

    @property
    def following(self) -> bool:
        """Whether the server has been asked to show the match, or shows it."""
        return self._follower.following

    @property
    def signed_with(self) -> str:
        """The public key that our last move was signed with, in hexadecimal; empty if none was signed."""
        return self._signer.signed_with

    @property
    def seat(self) -> Seat | None:
        """The seat that we play as; None: a spectator."""
        return self._follower.seat

    def __enter__(self) -> TableConnection:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __iter__(self) -> Iterator[Message]:
        """Messages as they come, until the connection is closed; raises Refused when the server lets us in no more."""
        while (item := self._queue.get()) is not None:
            if isinstance(item, Message):
                yield item
            elif item.final is not None:
                raise item.final

    def send(self, kind: str, data: Any, **more: Any) -> None:
        """Send a message; while there is no connection it is dropped, so repeat it if no answer comes.

        Our public key is added to the randomness for a match: from then on our moves are signed.
        """
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.send(encode_message(kind, self._signer.announce(kind, data), **more))

    def play_as(self, seat: Seat | None) -> None:
        """Ask for the match as this seat sees it (None: as a spectator), from the last version seen."""
        self.send("play_as", self._follower.play_as(seat))

    def move(self, notation: str, version: int, ack: str = "") -> None:
        """Choose a move for the seat we play as, signed; a move sent again under its old `ack` counts once."""
        signature = self._signer.sign(self.seat, notation)
        self.send("move", notation, v=version, a=ack or secrets.token_hex(8), **signature)

    def close(self) -> None:
        """Close the connection for good."""
        self._closed.set()
        self._queue.put(None)
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def run(self) -> None:
        """Connect, read, and after a loss connect again; this is the thread, `start` runs it."""
        while not self._closed.is_set():
            try:
                self._read()
            except InvalidStatus as error:
                final = final_refusal(error)
                if final is not None:
                    self._deliver(Lost(final))
                    return
            except (OSError, WebSocketException, ValueError, TypeError, KeyError):
                pass
            if not self._closed.is_set():
                self._deliver(Lost())
                self._closed.wait(self._backoff.next())

    def _read(self) -> None:
        url = self._server.socket_url(f"/ws/table/{self._table}")
        headers = self._server.headers()
        with connect(url, additional_headers=headers, max_size=MAX_MESSAGE_BYTES, proxy=None) as socket:
            self._socket = socket
            self._backoff.reset()
            try:
                for text in socket:
                    message = parse_message(text)
                    self._signer.receive(message)
                    missed = self._follower.receive(message)
                    if missed is not None:
                        self.send("play_as", missed)
                    self._deliver(message)
            finally:
                self._socket = None
