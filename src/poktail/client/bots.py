"""Runs one of our bots at a server: it takes the seats it is offered and plays each over its own connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from poktail.bots.levels import Bot, bot, random_move
from poktail.client.connection import FIRST_PAUSE_S, MAX_MESSAGE_BYTES, Backoff, MatchFollower, final_refusal, seats_of
from poktail.client.errors import Refused
from poktail.client.http_client import Server
from poktail.client.messages import Message, encode_message, parse_message
from poktail.core import codec, registry
from poktail.core.errors import RuleError
from poktail.core.game import AnyGame, Observation, Seat, SeatEvent

LOST = (OSError, WebSocketException, ValueError)  # the last one: not a message of ours
NOT_FOUND = 404


@asynccontextmanager
async def open_socket(server: Server, path: str) -> AsyncIterator[ClientConnection]:
    """A WebSocket connection; Refused where another attempt would not help."""
    url, headers = server.socket_url(path), server.headers()
    try:
        async with connect(url, additional_headers=headers, max_size=MAX_MESSAGE_BYTES, proxy=None) as socket:
            yield socket
    except InvalidStatus as error:
        raise final_refusal(error) or error from None


class BotRunner:
    """One bot at one server: the connection on which seats are offered, and a SeatRunner for every seat it has."""

    def __init__(
        self,
        server: Server,
        level: str,
        games: Sequence[str],
        say: Callable[[str], object],
        rng: Random,
        first_pause_s: float = FIRST_PAUSE_S,
    ) -> None:
        self.server, self.say, self.first_pause_s, self._rng = server, say, first_pause_s, rng
        self.bots: dict[str, Bot] = {game: bot(registry.find(game), level) for game in games}
        self.seats: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._offers: dict[str, tuple[str, Seat]] = {}

    async def run(self) -> None:
        """Take offers until cancelled, reconnecting when the server goes away; raises Refused for a bad token."""
        backoff, been_connected = Backoff(self.first_pause_s), False
        try:
            while True:
                try:
                    async with open_socket(self.server, "/ws/bot") as socket:
                        backoff.reset()
                        if not been_connected:
                            await self._resume_matches()
                        been_connected = True
                        await self._take_offers(socket)
                except InvalidStatus as error:
                    if not been_connected and error.response.status_code == NOT_FOUND:  # this is no Poktail server
                        raise Refused("not_found", {"what": "page"}) from None
                except LOST:
                    pass
                pause_s = backoff.next()
                self.say(f"No connection to {self.server.name}; trying again in {pause_s:g} s.")
                await asyncio.sleep(pause_s)
        finally:
            for task in self.seats.values():
                task.cancel()
            await asyncio.gather(*self.seats.values(), return_exceptions=True)

    async def _take_offers(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = parse_message(text)
            data = message.data
            if message.kind == "welcome":
                await socket.send(encode_message("ready", {"games": list(self.bots)}))
                self.say(f"Connected as {data['name']}; plays {', '.join(self.bots)}.")
            elif message.kind == "offer":
                self._offers[data["offer"]] = (data["table"], data["seat"])
                answer = {"offer": data["offer"], "accept": data["game"] in self.bots}
                await socket.send(encode_message("answer", answer, a=data["offer"]))
            elif message.kind in ("ack", "error") and message.ack in self._offers:
                table, seat = self._offers.pop(message.ack)
                if message.kind == "ack":
                    self._play(table, seat)

    def _play(self, table: str, seat: Seat) -> None:
        """Start playing a seat, unless it is being played."""
        if (table, seat) not in self.seats:
            runner = SeatRunner(self, table, seat, Random(self._rng.getrandbits(128)))
            task = self.seats[table, seat] = asyncio.create_task(runner.run())
            task.add_done_callback(lambda _: self.seats.pop((table, runner.seat), None))

    async def _resume_matches(self) -> None:
        """Resume the matches that were running when this bot was last stopped."""
        for match in await asyncio.to_thread(self._running_matches):
            if match["game"] in self.bots:
                for seat in match["mine"]:
                    self._play(match["table"], seat)

    def _running_matches(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        path = "/api/me/matches?state=running"
        try:
            page = self.server.ask("GET", path)
            found += page["matches"]
            while page["next"] is not None:
                page = self.server.ask("GET", f"{path}&before={page['next']}")
                found += page["matches"]
        except (Refused, RuleError):
            pass  # what was found is resumed; the rest is played by stand-ins
        return found


class MatchMemory(MatchFollower):
    """A follower that keeps every event of the match and builds the bot's observation from them."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, following=True)
        self.events: list[SeatEvent] = []
        self._game_id, self._options = "", "{}"
        self._game: AnyGame | None = None

    def set_game(self, game_id: str, options: dict[str, Any]) -> None:
        """The game that the next match will be."""
        self._game_id, self._options = game_id, codec.dump_json(options)

    def begin(self, match: str) -> None:
        """Forget the last match; nothing changes if this one is known already."""
        if match != self.match:
            self.match, self.version, self.events = match, 0, []
            self._game = codec.with_options(registry.find(self._game_id).game, codec.parse(self._options))

    def note(self, match: str, version: int) -> None:
        """A version counts as seen only when its events have been taken in by `observation`."""
        del version
        self.begin(match)

    def observation(self, data: dict[str, Any]) -> Observation:
        """Everything the seat knows, including all its events since the start, after a `view` or `events` message."""
        game = self._game
        assert game is not None
        rules = registry.find(game.id).layer("rules")
        new = [SeatEvent(v, None if what is None else codec.from_json(rules.What, what)) for v, what in data["events"]]
        self.events = self.events[: data["since"]] + new
        self.version = len(self.events)
        legal = tuple(codec.from_notation(game.moves, text) for text, _ in data["legal"])
        return Observation(game, self.seat, codec.from_json(rules.View, data["view"]), legal, tuple(self.events))


class SeatRunner:
    """Plays one seat at a table; what it knows of the match survives a lost connection."""

    def __init__(self, bot_runner: BotRunner, table: str, seat: Seat, rng: Random) -> None:
        self.bot_runner, self.table, self.seat = bot_runner, table, seat
        self.memory = MatchMemory(seat)
        self._rng = rng
        self._seated = False

    async def run(self) -> None:
        """Play until the seat is given to somebody else, or the table is gone."""
        backoff = Backoff(self.bot_runner.first_pause_s)
        while True:
            try:
                async with open_socket(self.bot_runner.server, f"/ws/table/{self.table}") as socket:
                    backoff.reset()
                    self._seated = False
                    async for text in socket:
                        if not await self.receive(socket, parse_message(text)):
                            return
            except LOST:
                pass
            except (Refused, RuleError) as error:  # refused for good, or a game that this version does not have
                self.bot_runner.say(f"Seat {self.seat + 1}: given up ({error.code}).")
                return
            await asyncio.sleep(backoff.next())

    async def receive(self, socket: ClientConnection, message: Message) -> bool:
        """Act on a message; False when the seat is lost."""
        data = message.data
        if message.kind == "table" and not await self._check_seat(socket, data):
            return False
        missed = self.memory.receive(message)
        if missed is not None:
            await socket.send(encode_message("play_as", missed))
        if message.kind in ("view", "events"):
            await self.choose(socket, message.version, data)
        elif message.kind == "over":
            rank, seats = data["ranks"][self.seat], len(data["ranks"])
            self.bot_runner.say(f"Seat {self.seat + 1}: match over, place {rank} of {seats}.")
        elif message.kind == "error" and data["code"] == "too_fast":
            await asyncio.sleep(data["data"].get("wait", 1))
            await self._play_as(socket)
        return True

    async def _check_seat(self, socket: ClientConnection, table: dict[str, Any]) -> bool:
        """Note what is played; False if the bot has no seat here any more."""
        self.memory.set_game(table["game"], table["options"])
        if table["phase"] == "playing":
            self.memory.begin(table["match"])
        mine = seats_of(table, self.memory.profile)
        if self.seat not in mine:
            if not self._move_to(mine):
                self.bot_runner.say(f"Seat {self.seat + 1}: left.")
                return False
            await self._play_as(socket)
        if not self._seated:
            self._seated = True
            self.bot_runner.say(f"Seat {self.seat + 1} at a table of {table['game']}.")
        return True

    def _move_to(self, seats: list[Seat]) -> bool:
        """Follow when the host has moved us to another seat, one that no other SeatRunner plays."""
        running = self.bot_runner.seats
        seat = next((seat for seat in seats if (self.table, seat) not in running), None)
        if seat is None:
            return False
        running[self.table, seat] = running.pop((self.table, self.seat))
        self.seat = seat
        return True

    async def _play_as(self, socket: ClientConnection) -> None:
        await socket.send(encode_message("play_as", self.memory.play_as(self.seat)))

    async def choose(self, socket: ClientConnection, version: int, data: dict[str, Any]) -> None:
        """Take in what happened; if it is our turn, send a move."""
        if data["seat"] != self.seat or data["since"] > self.memory.version:  # another seat's message, or a gap
            await self._play_as(socket)
            return
        observation = self.memory.observation(data)
        decide = self.bot_runner.bots.get(observation.game.id)
        if observation.legal and decide is not None:
            move = await asyncio.to_thread(_decide, decide, observation, self._rng)
            # Named after the version, so that a move that is sent twice is played once.
            await socket.send(encode_message("move", str(move), v=version, a=f"{self.memory.match}:{version}"))


def _decide(decide: Bot, observation: Observation, rng: Random) -> Any:
    """The bot's move; a random one if the bot fails, so that nobody waits forever."""
    try:
        move = decide(observation, rng)
    except Exception:
        move = None
    return move if move in observation.legal else random_move(observation, rng)
