"""Tests of the bot API: tokens, offers of seats, the same observations as a person's, moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
import websockets

from tests.server.finished_match import FinishedMatch, gapless, in_turn, observations, record_of, together
from tests.server.live import Person, Process, Round, Socket, people, seated, serving

pytestmark = pytest.mark.xdist_group("server_bots_by_api")
GAME = together().id


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


@asynccontextmanager
async def waiting(bot: Person) -> AsyncIterator[Socket]:
    """A bot's connection over which it is offered seats."""
    address = f"{bot.server.url.replace('http', 'ws', 1)}/ws/bot"
    async with websockets.connect(address, additional_headers=bot.headers()) as connection:
        socket = Socket(connection)
        assert (await socket.until("welcome"))["d"]["profile"] == bot.id
        yield socket


async def made(owner: Person, stack: AsyncExitStack, *, public: bool = True) -> Person:
    """A new bot of somebody's."""
    answer = await owner.http.post("/api/me/bots", json={"name": "Robo", "open": public})
    assert answer.status_code == 201, answer.text
    bot = Person(owner.server, "Robo", answer.json()["token"])
    stack.push_async_callback(bot.http.aclose)
    bot.id = answer.json()["id"]
    return bot


@dataclass
class Guest:
    """A bot that is ready, at a table with two people."""

    ring: Round
    bot: Person
    line: Socket

    async def offered(self, seat: int = 2) -> dict[str, Any]:
        """The host offers a seat."""
        await self.ring.sockets[0].do("bot", {"seat": seat, "profile": self.bot.id})
        offer: dict[str, Any] = (await self.line.until("offer"))["d"]
        assert (offer["table"], offer["seat"]) == (self.ring.table, seat)
        return offer

    async def seated(self) -> None:
        """The bot takes it."""
        await self.line.do("answer", {"offer": (await self.offered())["offer"], "accept": True})


@asynccontextmanager
async def guest(server: Process, game: str = GAME, **setup: Any) -> AsyncIterator[tuple[Guest, AsyncExitStack]]:
    async with AsyncExitStack() as stack:
        ring = await stack.enter_async_context(seated(server, game, **setup))
        bot = await made(ring.people[0], stack)
        line = await stack.enter_async_context(waiting(bot))
        await line.do("ready", {"games": [game]})
        yield Guest(ring, bot, line), stack


@pytest.mark.parametrize("game", [together().id, in_turn().id])
def test_a_bot_plays_a_whole_match_by_notation(game: str, server: Process) -> None:
    async def main() -> None:
        async with guest(server, game) as (host, _):
            ring, bot = host.ring, host.bot
            found = (await ring.people[1].http.get("/api/bots")).json()
            assert {"id": bot.id, "name": "Robo", "games": [game]} in found
            offer = await host.offered()
            assert (offer["game"], offer["options"]) == (game, (await ring.sockets[0].state())["options"])
            await host.line.do("answer", {"offer": offer["offer"], "accept": True})
            holder = (await ring.sockets[1].state())["seats"][2]
            assert (holder["name"], holder["profile"], holder["kind"]) == ("Robo", bot.id, "bot")
            assert not holder["present"]
            async with bot.at(ring.table) as socket:
                refused = await socket.refused("entropy", {"seat": 2, "hex": "b07b07"})
                assert refused["code"] == "forbidden"  # fairness.md: a bot contributes nothing
                first = await ring.start()
                mine = await socket.until("view")
                assert mine["d"]["seat"] == 2
                overs = await asyncio.gather(socket.play_out(Random(game), mine), ring.play(Random(1), *first))
                over = overs[0]["d"]
                assert over == overs[1][0]["d"] and over["entropy"][2] == ""
                finished = FinishedMatch(await record_of(ring.people[1], over["match"]))
                assert gapless(socket.frames) and all(finished.holds(frame) for frame in observations(socket.frames))
            result = (await bot.http.get(f"/api/matches/{over['match']}")).json()
            assert (result["seats"][2]["profile"], result["seats"][2]["bot"]) == (bot.id, True)
            rated = (await bot.http.get(f"/api/leaderboard?game={game}&pool=bot")).json()
            assert bot.id in {one["who"] for one in rated}
            mine = (await bot.http.get("/api/me/matches")).json()["matches"]
            assert [(one["match"], one["mine"]) for one in mine] == [(over["match"], [2])]

    asyncio.run(main())


def test_a_bot_that_returns_is_told_everything_since_the_start(server: Process) -> None:
    """A person's client shows only the last page; a bot may count."""

    async def main() -> None:
        async with guest(server) as (host, stack):
            await host.seated()
            socket = await stack.enter_async_context(host.bot.at(host.ring.table))
            first = await host.ring.start()
            match = (await socket.until("view"))["d"]["match"]
            people_play = asyncio.gather(
                *[one.play(lambda data: str(data["legal"][0][0])) for one in host.ring.sockets]
            )
            for seat, frame in enumerate(first):
                await host.ring.sockets[seat].send("move", frame["d"]["legal"][0][0], v=frame["v"])
            for _ in range(4):
                now = await socket.do("play_as", {"seat": 2})
                now = now if now["d"]["legal"] else await socket.turn()
                await socket.do("move", now["d"]["legal"][-1][0], v=now["v"])
            await socket.connection.close()
            again = await stack.enter_async_context(host.bot.at(host.ring.table))
            told = await again.do("play_as", {"seat": 2, "match": match, "v": 0})
            assert (told["t"], told["d"]["since"], len(told["d"]["events"])) == ("events", 0, told["v"])
            await again.play_out(Random(1), told)
            await people_play

    asyncio.run(main())


def test_a_bot_may_decline(server: Process) -> None:
    async def main() -> None:
        async with guest(server) as (host, _):
            offer = (await host.offered())["offer"]
            await host.line.do("answer", {"offer": offer, "accept": False})
            ann = host.ring.sockets[0]
            assert (await ann.until("error"))["d"] == {"code": "bot_away", "data": {"bot": host.bot.id}}
            assert (await ann.state())["seats"][2] is None
            assert (await host.line.refused("answer", {"offer": offer, "accept": True}))["code"] == "bot_away"

    asyncio.run(main())


def test_a_bot_replaces_one_of_the_server_but_never_a_person(server: Process) -> None:
    async def main() -> None:
        async with guest(server) as (host, _):
            ann, ben = host.ring.sockets
            offer = (await host.offered())["offer"]
            await ben.do("swap", {"seat": 1, "other": 2})
            assert (await host.line.refused("answer", {"offer": offer, "accept": True}))["code"] == "seat_taken"
            await ann.do("bot", {"seat": 1, "level": "random"})
            offer = (await host.offered(1))["offer"]
            await host.line.do("answer", {"offer": offer, "accept": True})
            there = (await ann.state())["seats"][1]
            assert (there["name"], there["profile"], there["kind"]) == ("Robo", host.bot.id, "bot")

    asyncio.run(main())


def test_who_may_invite_which_bot(server: Process) -> None:
    async def main() -> None:
        async with guest(server) as (host, stack):
            ann, ben = host.ring.sockets
            [cleo] = await stack.enter_async_context(people(server, "Cleo"))
            private = await made(cleo, stack, public=False)
            line = await stack.enter_async_context(waiting(private))
            await line.do("ready", {"games": [GAME]})
            for socket, seat, bot, code in (
                (ann, 2, private.id, "bot_away"),  # somebody else's own
                (ann, 2, host.ring.people[1].id, "bot_away"),  # no bot at all
                (ben, 2, host.bot.id, "forbidden"),  # not the host
                (ann, 1, host.bot.id, "seat_taken"),
                (ann, 9, host.bot.id, "no_such_seat"),
            ):
                assert (await socket.refused("bot", {"seat": seat, "profile": bot}))["code"] == code
            shown = {one["id"] for one in (await host.ring.people[0].http.get("/api/bots")).json()}
            assert host.bot.id in shown and private.id not in shown
            assert private.id in {one["id"] for one in (await cleo.http.get("/api/bots")).json()}
            await host.line.do("ready", {"games": [in_turn().id]})
            assert (await ann.refused("bot", {"seat": 2, "profile": host.bot.id}))["code"] == "bot_away"
            table = await cleo.open_table(GAME)
            async with cleo.at(table) as socket:
                await socket.do("bot", {"seat": 0, "profile": private.id})
                offer = (await line.until("offer"))["d"]["offer"]
                assert (await host.line.refused("answer", {"offer": offer, "accept": True}))["code"] == "bot_away"
                await line.do("answer", {"offer": offer, "accept": True})
                assert (await socket.state())["seats"][0]["profile"] == private.id

    asyncio.run(main())


def test_what_a_bot_may_not_do(server: Process) -> None:
    async def main() -> None:
        async with guest(server) as (host, _):
            await host.seated()
            async with host.bot.at(host.ring.table) as socket:
                assert (await socket.refused("sit", {"seat": 3}))["data"] == {"need": "person"}
                assert (await socket.refused("start", {"fill": "random"}))["data"] == {"need": "host"}
                assert (await socket.refused("play_as", {"seat": 0}))["data"] == {"need": "seat"}
            answer = await host.bot.http.post("/api/tables", json={"game": GAME})
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
            assert (await host.line.refused("answer", {"offer": "none", "accept": True}))["code"] == "bot_away"
            assert (await host.line.refused("sit", {"seat": 3}))["code"] == "bad_message"
            strangers = [(Person(server, ""), 401), (Person(server, "", "pkt_" + "x" * 43), 401)]
            for person, status in (*strangers, (host.ring.people[0], 403)):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with waiting(person):
                        pass
                assert refused.value.response.status_code == status

    asyncio.run(main())


def test_a_bot_that_goes_is_stood_in_for(server: Process) -> None:
    async def main() -> None:
        async with guest(server, grace=1) as (host, _):
            await host.seated()
            ann, _ = host.ring.sockets
            async with host.bot.at(host.ring.table):
                await host.line.connection.close()  # the line is only for offers
                assert (await ann.state())["seats"][2]["present"]
                first = await host.ring.start()
            for seat, socket in enumerate(host.ring.sockets):
                await socket.do("move", first[seat]["d"]["legal"][0][0], v=first[seat]["v"])
            while not (await ann.state())["seats"][2]["stand_in"]:  # it may have been told before Ann was answered
                await ann.until("table")
            now = [await socket.do("play_as", {"seat": seat}) for seat, socket in enumerate(host.ring.sockets)]
            await host.ring.play(Random(1), *now)

    asyncio.run(main())


@pytest.mark.parametrize("how", ["another_token", "deleted"])
def test_a_token_that_is_no_more_ends_its_connections(how: str, server: Process) -> None:
    async def main() -> None:
        async with guest(server) as (host, stack):
            await host.seated()
            socket = await stack.enter_async_context(host.bot.at(host.ring.table))
            first = await host.ring.start()
            owner, path = host.ring.people[0].http, f"/api/me/bots/{host.bot.id}"
            answer = await (owner.delete(path) if how == "deleted" else owner.post(f"{path}/token"))
            assert answer.is_success
            for ended in (socket, host.line):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await ended.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            assert (await host.bot.http.get("/api/me")).status_code == 401
            holder = (await host.ring.sockets[1].state())["seats"][2]
            if how == "deleted":
                assert (holder["name"], holder["profile"]) == ("—", None)
                await host.ring.play(Random(1), *first)
            else:
                assert holder["profile"] == host.bot.id
                fresh = Person(server, "Robo", answer.json()["token"])
                stack.push_async_callback(fresh.http.aclose)
                again = await stack.enter_async_context(fresh.at(host.ring.table))
                assert (await again.do("play_as", {"seat": 2}))["d"]["legal"]

    asyncio.run(main())
