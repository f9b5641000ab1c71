"""Tests of connected bots: the reference client and the example, against a real server."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.client.addresses import parse_address
from poktail.client.bots import BotRunner, SeatRunner
from poktail.client.http_client import Server
from poktail.client.messages import Message
from poktail.core import codec
from poktail.core.errors import BadOptions, UnknownGame
from poktail.core.fair import Fair
from poktail.core.game import SeatEvent
from poktail.core.registry import find, games
from poktail.server.tables import updates
from poktail.server.tables.live_match import LiveMatch
from poktail.server.ws.render import render
from tests.server.live import PATIENCE, Person, Process
from tests.terminal.runs import environment, in_a_row

pytestmark = pytest.mark.xdist_group("botclient")  # they share a server that takes a while to make

GAMES = [entry.id for entry in games()]
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bot.py"
REFERENCE = [sys.executable, "-m", "poktail", "bot"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("bots") / "data") as running:
        yield running
    assert running.complaints() == []


@contextmanager
def bot(command: list[str], token: str, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A bot in a process of its own; its token is in no command line."""
    with log.open("wb") as out:
        env = environment(POKTAIL_BOT_TOKEN=token, PYTHONUNBUFFERED="1")
        process = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def owner(server: Process) -> AsyncIterator[tuple[Person, dict[str, str]]]:
    """A person with a bot of their own."""
    person = await Person(server, "Ann").arrive()
    try:
        made = await person.http.post("/api/me/bots", json={"name": "Robo", "open": False})
        yield person, made.json()
    finally:
        await person.http.aclose()


async def invited(
    socket: Any, person: Person, bot: str, *seats: int, process: subprocess.Popen[bytes], log: Path
) -> None:
    """Put the bot into these seats once it is there."""
    for seat in seats:
        while (await socket.ask("bot", {"seat": seat, "profile": bot}))["t"] == "error":
            assert process.poll() is None, log.read_text()
            listed = (await person.http.get("/api/bots")).json()
            await asyncio.sleep(0 if listed else 0.05)
        await socket.until("table", where=lambda frame, seat=seat: frame["d"]["seats"][seat] is not None)


def first(data: dict[str, Any]) -> str:
    text: str = data["legal"][0][0]
    return text


async def played(server: Process, game: str, command: list[str], log: Path) -> dict[str, Any]:
    """A whole match of one person, two seats of the bot and, where the game wants more, house bots."""
    async with owner(server) as (person, made):
        table = await person.open_table(game, options={"seats": max(3, find(game).game().seats)})
        with bot(command, made["token"], log) as process:
            async with person.at(table) as socket:
                await socket.do("sit", {"seat": 1, "entropy": "aa"})
                await invited(socket, person, made["id"], 0, 2, process=process, log=log)
                await socket.do("start", {"fill": "random"})
                over = await socket.play(first)
                while command[:3] == REFERENCE[:3] and log.read_text().count("match over") < 2:
                    await asyncio.sleep(0.05)
                assert process.poll() is None, log.read_text()
        match = (await person.http.get(f"/api/matches/{over['d']['match']}")).json()
        assert match["seats"][0]["profile"] == made["id"]
        assert made["token"] not in log.read_text()
        return over


@pytest.mark.parametrize("game", [*GAMES[:2], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[2:])])
def test_the_reference_client_plays_every_game(server: Process, tmp_path: Path, game: str) -> None:
    over = asyncio.run(played(server, game, [*REFERENCE, "--url", server.url], tmp_path / "log"))
    assert len(over["d"]["payoffs"]) >= 3
    assert "match over" in (tmp_path / "log").read_text()


def test_the_example_of_the_documents_plays(server: Process, tmp_path: Path) -> None:
    """A whole match, in at most 40 lines."""
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    command = [sys.executable, str(EXAMPLE), server.url.replace("http", "ws")]
    asyncio.run(played(server, GAMES[-1], command, tmp_path / "log"))
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.slow
def test_the_server_dies_the_bot_dies_and_the_match_goes_on(tmp_path: Path) -> None:
    """The bot comes back by itself after the server was killed; a second client takes up what the first left."""
    server = Process(tmp_path / "data")

    async def run() -> None:
        async with owner(server) as (person, made):
            table = await person.open_table(GAMES[1], grace=86_400)
            command = [*REFERENCE, "--url", server.url, "--games", GAMES[1]]
            with bot(command, made["token"], log := tmp_path / "first") as process:
                async with person.at(table) as socket:
                    await socket.do("sit", {"seat": 0})
                    await invited(socket, person, made["id"], 1, process=process, log=log)
                    await socket.do("start", {"fill": DEFAULT_LEVEL})
                    await one_round(socket)
                server.kill()
                server.start()
                async with person.at(table) as socket:
                    await socket.send("play_as", {"seat": 0})
                    await one_round(socket)
            with bot(command, made["token"], tmp_path / "second"):
                async with person.at(table) as socket:
                    await socket.send("play_as", {"seat": 0})
                    await socket.play(first)
                    moves = await acted(person, socket)
        assert moves == {"owner"}

    async def one_round(socket: Any) -> None:
        frame = await socket.until("view", "events", where=lambda frame: frame["d"]["legal"])
        await socket.send("move", first(frame["d"]), v=frame["v"])
        await socket.until("events", where=lambda later: later["v"] > frame["v"])

    async def acted(person: Person, socket: Any) -> set[str]:
        """Who made the bot's moves: nobody stood in for it."""
        states = [frame["d"]["seats"][1] for frame in socket.frames if frame["t"] == "table"]
        return {"stand_in" if seat["stand_in"] else "owner" for seat in states if seat}

    with server:
        asyncio.run(asyncio.wait_for(run(), 3 * PATIENCE))
    assert server.complaints() == []


def test_a_bad_token_ends_it_with_a_sentence_and_a_code(server: Process) -> None:
    here = ("bot", "--url", server.url)
    wrong, missing, told = in_a_row((*here, "--token", "pkt_" + "x" * 43), here, ("bot", "--help"))
    refused = "The server doesn’t know this key or token. Check it, or get a new one. (unauthorized)"
    assert wrong == (2, "", f"poktail: {refused}\n")
    assert (missing[0], "POKTAIL_BOT_TOKEN" in missing[2]) == (2, True)
    assert told[1].count("POKTAIL_BOT_TOKEN") == 1


def test_what_cannot_be_asked_for_is_refused() -> None:
    def made(url: str = "http://a", level: str = DEFAULT_LEVEL, game: str = GAMES[0]) -> BotRunner:
        return BotRunner(Server(parse_address(url)[0], token="t"), level, [game], print, random.Random(1))

    made()
    for wrong in ({"url": "ftp://a"}, {"url": "http://"}, {"level": "genius"}):
        with pytest.raises(BadOptions):
            made(**wrong)
    with pytest.raises(UnknownGame):
        made(game="nope")


class Silent:
    """A socket into which one may speak."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.said.append(json.loads(text))


def as_received(update: updates.Update) -> Any:
    """The data of an update as a client gets it."""
    return json.loads(render(update))["d"]


def runner_of(game: str, seat: int, rng: random.Random) -> SeatRunner:
    """Random moves in a seat."""
    server = Server("http://a", token="t")
    return SeatRunner(BotRunner(server, "random", [game], print, random.Random(1)), "t", seat, rng)


def test_a_bot_draws_only_from_the_randomness_it_is_given() -> None:
    game = find("pok").game()
    play = LiveMatch("m", game, Fair(bytes(32), (b"",) * game.seats))
    data = as_received(updates.fresh_view(play, 0, None))

    def moves(seed: int) -> list[str]:
        silent: Any = Silent()
        runner = runner_of("pok", 0, random.Random(seed))
        runner.memory.set_game("pok", codec.options_of(game))
        runner.memory.begin("m")
        for _ in range(20):
            asyncio.run(runner.choose(silent, play.match.version, data))
        return [one["d"] for one in silent.said]

    assert moves(1) == moves(1) != moves(2)
    assert len(moves(1)) == 20


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_has_the_same_sight_as_a_bot_of_the_house(name: str) -> None:
    """Out of frames, with gaps and repetitions, comes exactly the sight that the match itself would give."""
    rng, entry = random.Random(name), find(name)
    game = entry.game()
    play = LiveMatch("m", game, Fair(rng.randbytes(32), (b"",) * game.seats))
    seat = rng.randrange(game.seats)
    runner = runner_of(name, seat, random.Random(1))
    runner.memory.set_game(name, codec.options_of(game))
    known = 0
    for _ in range(60):
        if play.over:
            break
        since = rng.randint(0, known)
        runner.memory.begin("m")
        observation = runner.memory.observation(as_received(updates.events_after(play, seat, since, None)))
        assert observation == play.match.observation(seat)
        known = play.match.version
        for one in play.match.waiting:
            play.choose(one, str(rng.choice(play.match.legal(one))), play.match.version)
    gap = as_received(updates.fresh_view(play, seat, None)) | {"since": known + 5}
    silent: Any = Silent()
    asyncio.run(runner.receive(silent, Message("view", play.match.version, gap)))
    assert silent.said == [{"t": "play_as", "d": {"seat": seat, "match": "m", "v": len(runner.memory.events)}}]
    asyncio.run(runner.receive(silent, Message("view", 0, gap | {"match": "n"})))
    assert runner.memory.events == list[SeatEvent]()
