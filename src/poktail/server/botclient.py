"""A bot that comes by the API: waits to be offered seats, and plays each over a connection of its own.

It speaks the wire and knows the rules; of the server's own code it uses nothing but the names of refusals.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from poktail.bots.levels import Bot, bot, random_move
from poktail.core import codec, registry
from poktail.core.errors import BadOptions, RuleError
from poktail.core.game import AnyGame, Observation, Seat, SeatEvent
from poktail.server.errors import BadOrigin, Forbidden, NotFound, Unauthorized

FIRST, LONGEST = 0.5, 10.0
"""Seconds before the first and between later attempts to connect again."""
FRAME_BYTES = 1 << 24
LOST = (OSError, WebSocketException)
HOPELESS = (Unauthorized, Forbidden, BadOrigin, NotFound)


class Client:
    """One token at one server: its line for offers, and a chair at every table where it has a seat."""

    def __init__(
        self, url: str, token: str, level: str, games: Sequence[str], say: Callable[[str], object], first: float = FIRST
    ) -> None:
        place = urlsplit(url)
        if place.scheme not in ("http", "https") or not place.netloc:
            raise BadOptions(option="url", want="http(s)://name[:port]")
        self.place, self.say, self.first = place, say, first
        self.bots: dict[str, Bot] = {game: bot(registry.find(game), level) for game in games}
        self._headers = {"Authorization": f"Bearer {token}"}
        self.chairs: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._offers: dict[str, tuple[str, Seat]] = {}

    @asynccontextmanager
    async def connected(self, path: str) -> AsyncIterator[ClientConnection]:
        """A connection to the server; Unauthorized and the like where another attempt would be in vain."""
        scheme = "wss" if self.place.scheme == "https" else "ws"
        address = f"{scheme}://{self.place.netloc}{path}"
        try:
            async with connect(address, additional_headers=self._headers, max_size=FRAME_BYTES, proxy=None) as socket:
                yield socket
        except InvalidStatus as refused:
            raise _hopeless(refused) or refused from None

    async def run(self) -> None:
        """Take offers for ever, also from a server that has been away; raises only what no waiting will mend."""
        pause, begun = self.first, False
        try:
            while True:
                try:
                    async with self.connected("/ws/bot") as socket:
                        pause = self.first
                        if not begun:
                            await self._return()
                        begun = True
                        await self._take_offers(socket)
                except LOST:
                    pass
                self.say(f"No connection to {self.place.netloc}; trying again in {pause:g} s.")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
        finally:
            for task in self.chairs.values():
                task.cancel()
            await asyncio.gather(*self.chairs.values(), return_exceptions=True)

    async def _take_offers(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = json.loads(text)
            kind, data = frame["t"], frame["d"]
            if kind == "welcome":
                await _send(socket, "ready", {"games": list(self.bots)})
                self.say(f"Connected as {data['name']}; plays {', '.join(self.bots)}.")
            elif kind == "offer":
                accept = data["game"] in self.bots
                self._offers[data["offer"]] = (data["table"], data["seat"])
                await _send(socket, "answer", {"offer": data["offer"], "accept": accept}, a=data["offer"])
            elif kind in ("ack", "error") and frame.get("a") in self._offers:
                offered = self._offers.pop(frame["a"])
                if kind == "ack":
                    self._take(*offered)

    def _take(self, table: str, seat: Seat) -> None:
        """Go and sit there; a chair that is left is forgotten."""
        if (table, seat) not in self.chairs:
            chair = Chair(self, table, seat)
            task = self.chairs[table, seat] = asyncio.create_task(chair.stay())
            task.add_done_callback(lambda _: self.chairs.pop((table, chair.seat), None))

    async def _return(self) -> None:
        """Take up matches that were under way when the last client of this token ended."""
        for played in await asyncio.to_thread(self._matches):
            if played["game"] in self.bots:
                for seat in played["mine"]:
                    self._take(played["table"], seat)

    def _matches(self) -> list[dict[str, Any]]:
        kind = http.client.HTTPSConnection if self.place.scheme == "https" else http.client.HTTPConnection
        line = kind(self.place.netloc, timeout=10)
        try:
            found: list[dict[str, Any]] = []
            more = ""
            while True:
                line.request("GET", f"/api/me/matches?state=running{more}", headers=self._headers)
                answer = line.getresponse()
                if answer.status != 200:
                    return found
                page = json.loads(answer.read())
                found += page["matches"]
                if page["next"] is None:
                    return found
                more = f"&before={page['next']}"
        except (OSError, ValueError, http.client.HTTPException):
            return []
        finally:
            line.close()


class Chair:
    """A seat at a table. What it was told since the start of the match outlives a lost connection."""

    def __init__(self, client: Client, table: str, seat: Seat) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.rng = Random(secrets.token_bytes(16))
        self.options: tuple[str, str] = ("", "{}")
        self.game: AnyGame | None = None
        self.match = ""
        self.events: list[SeatEvent] = []
        self.me: str | None = None
        self.here = False

    async def stay(self) -> None:
        """Play this seat until it is somebody else's."""
        pause = self.client.first
        while True:
            try:
                async with self.client.connected(f"/ws/table/{self.table}") as socket:
                    pause, self.here = self.client.first, False
                    async for text in socket:
                        if not await self.hear(socket, json.loads(text)):
                            return
            except LOST:
                pass
            except RuleError as error:  # out of reach for good, or a game of another edition than ours
                self.client.say(f"Seat {self.seat + 1}: given up ({error.code}).")
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> bool:
        """Act on a frame; False when the seat is gone."""
        kind, data = frame["t"], frame["d"]
        if kind == "welcome":
            self.me = data["profile"]
        elif kind == "table":
            return await self.look(socket, data)
        elif kind in ("view", "events"):
            await self.think(socket, frame["v"], data)
        elif kind == "over":
            rank, seats = data["ranks"][self.seat], len(data["ranks"])
            self.client.say(f"Seat {self.seat + 1}: match over, place {rank} of {seats}.")
        elif kind == "error" and data["code"] == "too_fast":
            await asyncio.sleep(data["data"].get("wait", 1))
            await self.hold(socket)
        return True

    async def look(self, socket: ClientConnection, state: dict[str, Any]) -> bool:
        """The table has changed: see whether we still have a seat, and what is played."""
        mine = [seat for seat, holder in enumerate(state["seats"]) if holder and holder["profile"] == self.me]
        if self.seat not in mine and not self.move_to(mine):
            self.client.say(f"Seat {self.seat + 1}: left.")
            return False
        self.options = state["game"], codec.dump_json(state["options"])
        if not self.here:
            self.here = True
            self.client.say(f"Seat {self.seat + 1} at a table of {state['game']}.")
            if state["phase"] == "playing":
                self.begin(state["match"])
                await self.hold(socket)
        return True

    def move_to(self, seats: list[Seat]) -> bool:
        """Go along when the host has given us another seat, one that no other chair of ours has."""
        seat = next((seat for seat in seats if (self.table, seat) not in self.client.chairs), None)
        if seat is None:
            return False
        self.client.chairs[self.table, seat] = self.client.chairs.pop((self.table, self.seat))
        self.seat = seat
        return True

    def begin(self, match: str) -> None:
        """Forget the last match; go on with the same one."""
        if match != self.match:
            game, options = self.options
            self.match, self.events = match, []
            self.game = codec.with_options(registry.find(game).game, codec.parse(options))

    async def hold(self, socket: ClientConnection) -> None:
        """Ask for this seat's side of the match, from the first thing that we have not heard."""
        await _send(socket, "play_as", {"seat": self.seat, "match": self.match, "v": len(self.events)})

    async def think(self, socket: ClientConnection, version: int, data: dict[str, Any]) -> None:
        """Take in what happened; if it is our turn, choose."""
        self.begin(data["match"])
        if data["seat"] != self.seat or data["since"] > len(self.events):  # another seat's side, or a gap
            await self.hold(socket)
            return
        observation = self.observation(data)
        decide = self.client.bots.get(observation.game.id)
        if observation.legal and decide is not None:
            move = await asyncio.to_thread(_decide, decide, observation, self.rng)
            # named after its place in the match, a choice that is sent twice is taken once
            await _send(socket, "move", str(move), v=version, a=f"{self.match}:{version}")

    def observation(self, data: dict[str, Any]) -> Observation:
        """All this seat has to go by: the same as a person's, and all it was told since the start."""
        game = self.game
        assert game is not None
        rules = registry.find(game.id).layer("rules")
        new = [SeatEvent(v, None if what is None else codec.from_json(rules.What, what)) for v, what in data["events"]]
        self.events = self.events[: data["since"]] + new
        legal = tuple(codec.from_notation(game.moves, text) for text, _ in data["legal"])
        return Observation(game, self.seat, codec.from_json(rules.View, data["view"]), legal, tuple(self.events))


def _hopeless(refused: InvalidStatus) -> RuleError | None:
    """Why the door stays shut, where it will stay so."""
    try:
        told = json.loads(refused.response.body or b"")
        kinds = {kind.code: kind for kind in HOPELESS}
        return kinds[told["code"]](**told["data"]) if told["code"] in kinds else None
    except (ValueError, KeyError, TypeError):  # something else answers, perhaps a proxy whose server is away
        return NotFound(what="page") if refused.response.status_code == NotFound.status else None


def _decide(decide: Bot, observation: Observation, rng: Random) -> Any:
    """A bot's move; one that stumbles still moves, for nobody shall wait for ever."""
    try:
        move = decide(observation, rng)
    except Exception:
        move = None
    return move if move in observation.legal else random_move(observation, rng)


async def _send(socket: ClientConnection, kind: str, data: Any, **more: Any) -> None:
    await socket.send(json.dumps({"t": kind, "d": data} | more))
