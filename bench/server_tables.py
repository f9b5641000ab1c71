"""Opens tables at our server and at boardgame.io's, whose socket.io protocol is implemented here frame by frame."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from http.client import HTTPConnection
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from pydantic_core import from_json

from bench.server_crowd import Crowd, Table, drawn
from bench.server_wire import connect
from bench.yardsticks.tic_tac_toe import CELLS, TicTacToe

AT_ONCE = 50
"""How many tables are opened concurrently."""


class Ours(Table):
    """A table of our server, with any game; the yardstick follows a script, other games move at random."""

    def __init__(self, crowd: Crowd, seats: int, id_: str, scripted: bool) -> None:
        super().__init__(crowd, seats)
        self.id = id_
        self._scripted = scripted
        self._script: tuple[int, ...] = ()
        self._match = ""
        self._names = 0
        self._sent: dict[str, float] = {}
        self._given = [""] * seats
        self._answers: dict[str, asyncio.Future[None]] = {}

    async def sit(self, url: str, cookies: list[str]) -> None:
        """Connect everybody and take the seats."""
        for seat, cookie in enumerate(cookies):
            headers = {"Cookie": cookie, "Origin": url}
            hear = partial(self._hear, seat)
            self.wires.append(await connect(f"{url}/ws/table/{self.id}", hear, self.crowd.fail, headers))
            done = self._answers[f"sit{seat}"] = self.crowd.loop.create_future()
            self._send(seat, "sit", {"seat": seat, "entropy": f"e{seat:x}" * 8}, f"sit{seat}")
            await done

    def start(self) -> None:
        """The host starts the match."""
        self._send(0, "start", {})

    def _send(self, seat: int, kind: str, data: Any, name: str = "x") -> None:
        self.wires[seat].send(json.dumps({"t": kind, "d": data, "a": name}).encode())

    def _hear(self, seat: int, raw: bytes) -> None:
        frame = from_json(raw)
        kind, data = frame["t"], frame["d"]
        if kind in ("events", "waiting"):
            self.heard(seat, self._sent.pop(frame.get("a", ""), None))
        if kind in ("events", "view"):
            if data["match"] != self._match:
                self._match = data["match"]
                self._script = drawn(self.crowd.rng) if self._scripted else ()
                self.fresh()
            if data["legal"]:
                self.due(partial(self._move, seat, frame["v"], data["legal"]))
        elif kind == "table":
            self._again(seat, data)
        elif kind == "error":
            self.crowd.fail(f"our server refused: {data}")
        elif kind == "ack" and frame["a"] in self._answers:
            self._answers.pop(frame["a"]).set_result(None)

    def _move(self, seat: int, version: int, legal: list[Any]) -> None:
        notation = CELLS[self._script[self.made]] if self._scripted else self.crowd.rng.choice(legal)[0]
        self.made += 1
        self._names += 1
        name = f"m{self._names}"
        self._sent[name] = perf_counter()
        self.wires[seat].send(f'{{"t":"move","v":{version},"d":"{notation}","a":"{name}"}}'.encode())

    def _again(self, seat: int, table: Any) -> None:
        """After a match everybody contributes new randomness, and the host starts the next one."""
        if table["phase"] == "over" and table["commitment"] != self._given[seat]:
            self._given[seat] = table["commitment"]
            self._send(seat, "entropy", {"seat": seat, "hex": f"f{seat:x}" * 8})
            if seat == 0:
                self.crowd.matches += 1
                self.start()


class Lobby:
    """REST requests to our server, one after the other: profiles and tables."""

    def __init__(self, url: str) -> None:
        self._origin = url
        self._http = HTTPConnection(urlsplit(url).netloc)

    def _post(self, path: str, data: Any, cookie: str = "") -> tuple[Any, str]:
        headers = {"Origin": self._origin, "Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        self._http.request("POST", path, json.dumps(data), headers)
        answer = self._http.getresponse()
        body = answer.read()
        if answer.status != 201:
            raise RuntimeError(f"POST {path}: {answer.status} {body!r}")
        return from_json(body), (answer.getheader("Set-Cookie") or "").split(";")[0]

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def profile(self, name: str) -> str:
        """Create a profile and return its cookie."""
        return self._post("/api/me", {"name": name})[1]

    def table(self, cookie: str, game: str, seats: int) -> str:
        """Create a table and return its id."""
        made = self._post("/api/tables", {"game": game, "options": {"seats": seats}}, cookie)[0]
        return str(made["id"])


async def open_ours(url: str, count: int, seed: int, game: str = TicTacToe.id, seats: int = 2) -> Crowd:
    """Open this many tables at our server, every seat taken by a different profile with its own connection."""
    crowd, lobby = Crowd(seed), Lobby(url)
    for first in range(0, count, AT_ONCE):
        sitting = []
        for number in range(first, min(first + AT_ONCE, count)):
            cookies = [lobby.profile(f"P{number}.{seat}") for seat in range(seats)]
            table = Ours(crowd, seats, lobby.table(cookies[0], game, seats), game == TicTacToe.id)
            crowd.tables.append(table)
            sitting.append(table.sit(url, cookies))
        await asyncio.gather(*sitting)
    lobby.close()
    return crowd


GAME = "tic-tac-toe"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class Theirs(Table):
    """A table of boardgame.io's server: a match created by its first `sync`, and for a rematch the next one."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        super().__init__(crowd, 2)
        self._number = number
        self._round = 0
        self._match = ""
        self._script: tuple[int, ...] = ()
        self._sent: list[float | None] = [None, None]
        self._synced = self._ended = 0
        self._ready: asyncio.Future[None] | None = None

    async def sit(self, url: str) -> None:
        """Everybody connects to the game's namespace and asks for the match, which creates it."""
        for seat in range(self.seats):
            self._ready = self.crowd.loop.create_future()
            address = f"{url}/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await connect(address, partial(self._hear, seat), self.crowd.fail))
            await self._ready

    def start(self) -> None:
        """Both seats ask for the next match."""
        self._round += 1
        self._match = f"t{self._number}.{self._round}"
        self._synced = self._ended = 0
        for seat in range(self.seats):
            self._emit(seat, "sync", self._match, str(seat), None, self.seats)

    def _emit(self, seat: int, *event: Any) -> None:
        self.wires[seat].send(EVENT + json.dumps(event, separators=(",", ":")).encode())

    def _hear(self, seat: int, raw: bytes) -> None:
        if raw.startswith(EVENT):
            kind, match, *rest = from_json(raw[len(EVENT) :])
            if kind == "update" and match == self._match:
                self._updated(seat, rest[0])
            elif kind == "sync" and match == self._match:
                self._synced += 1
                if self._synced == self.seats:
                    self.fresh()
                    self._script = drawn(self.crowd.rng)
                    self.due(partial(self._move, 0, rest[0]["state"]["_stateID"]))
        elif raw == b"2":  # engine.io's own ping
            self.wires[seat].send(b"3")
        elif raw.startswith(b"0"):
            self.crowd.loop.call_soon(self._enter, seat)  # the connection is not in `wires` yet
        elif raw.startswith(CONNECT) and self._ready:
            self._ready.set_result(None)
        else:
            self.crowd.fail(f"boardgame.io said {raw[:200]!r}")

    def _enter(self, seat: int) -> None:
        if len(self.wires) > seat:
            self.wires[seat].send(CONNECT)
        else:
            self.crowd.loop.call_soon(self._enter, seat)

    def _updated(self, seat: int, state: Any) -> None:
        sent, self._sent[seat] = self._sent[seat], None  # a seat receives its own move before anything else
        self.heard(seat, sent)
        if "gameover" in state["ctx"]:
            self._ended += 1
            if self._ended == self.seats:
                self.crowd.matches += 1
                self.start()
        elif state["ctx"]["currentPlayer"] == str(seat):
            self.due(partial(self._move, seat, state["_stateID"]))

    def _move(self, seat: int, state: int) -> None:
        payload = {"type": "clickCell", "args": [self._script[self.made]], "playerID": str(seat)}
        self.made += 1
        self._sent[seat] = perf_counter()
        self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, state, self._match, str(seat))


async def open_theirs(url: str, count: int, seed: int) -> Crowd:
    """Open this many tables at boardgame.io's server, with both seats connected."""
    crowd = Crowd(seed)
    for first in range(0, count, AT_ONCE):
        made = [Theirs(crowd, number) for number in range(first, min(first + AT_ONCE, count))]
        crowd.tables += made
        await asyncio.gather(*(table.sit(url) for table in made))
    return crowd
