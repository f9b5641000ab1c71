"""Tests of what the operator can do to a running server with `poktail admin`: ban, rename, mute and close."""

from __future__ import annotations

import asyncio
import getpass
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from click.testing import Result
from typer.testing import CliRunner

from poktail.cli import app
from poktail.client.connection import TableConnection
from poktail.client.errors import Refused
from poktail.client.http_client import Server
from tests.server.finished_match import in_turn
from tests.server.live import Person, Process, Socket, people, seated, serving

GAME = in_turn().id
AT_ONCE_S = 30
"""Longer than the server ever takes, also on a busy machine; it looks once a second."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


async def admin(server: Process, *commands: tuple[str, ...]) -> list[str]:
    """What these commands print; none may fail."""
    done = [await asyncio.to_thread(run, server, *command) for command in commands]
    assert [one.exit_code for one in done] == [0] * len(commands), [one.output for one in done]
    return [one.stdout for one in done]


def run(server: Process, *command: str) -> Result:
    """Run one command, in this process: a new one for each would take a second."""
    return CliRunner().invoke(
        app, ["admin", *command, "--data", str(server.data)], env={"LANG": "C.UTF-8", "LC_ALL": ""}
    )


async def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def cut_off(socket: Socket, code: str) -> None:
    """The connection is closed soon, and says why first."""
    found = await asyncio.wait_for(socket.until("error"), AT_ONCE_S)
    assert found["d"]["code"] == code
    with pytest.raises(websockets.ConnectionClosed):
        await asyncio.wait_for(socket.until("never"), AT_ONCE_S)


async def denied(person: Person, table: str) -> tuple[int, str]:
    """How a connection of this person to this table is refused."""
    with pytest.raises(websockets.InvalidStatus) as refusal:
        async with person.at(table):
            pass
    answer = refusal.value.response
    return answer.status_code, json.loads(answer.body or b"")["code"]


def test_a_banned_person_is_gone_at_once_and_the_match_goes_on(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2) as ring:
            ann, ben = ring.people
            views = await ring.start()
            alone = await ben.open_table(GAME, public=True)
            bot = (await ben.http.post("/api/me/bots", json={"name": "Ben's bot", "open": True})).json()
            [said] = await admin(server, ("ban", ben.id, "--reason", "spam"))
            assert ben.id in said
            await cut_off(ring.sockets[1], "banned")
            end = await ring.sockets[0].play_out(Random(1), views[0])
            assert end["t"] == "over", "a bot has played Ben's seat to the end"
            assert (await ring.sockets[0].state())["seats"][1]["name"] == "Ben"
            assert await denied(ben, ring.table) == (403, "banned")
            assert await refused(await ben.http.post("/api/tables", json={"game": GAME})) == (403, "banned")
            assert await refused(await ben.http.post("/api/me", json={"name": "Bob"})) == (403, "banned")
            assert await refused(await ben.http.get(f"/api/tables/{ring.table}")) == (403, "banned")
            async with httpx.AsyncClient(base_url=server.url) as http:
                token = {"Authorization": f"Bearer {bot['token']}"}
                assert (await http.get("/api/me", headers=token)).status_code == 200
            robot = Person(server, "", bot["token"])
            assert await denied(robot, ring.table) == (403, "banned"), "the bots of a banned person are banned"
            await robot.http.aclose()
            assert (await ben.read("/api/me/export"))["profile"]["name"] == "Ben", "their data is still theirs"
            assert (await refused(await ann.http.get(f"/api/tables/{alone}"))) == (410, "table_closed")
            await admin(server, ("unban", ben.id))
            await asyncio.wait_for(welcome(ben), AT_ONCE_S)

    asyncio.run(main())


async def welcome(person: Person) -> None:
    """Wait until this person may open a table again."""
    while (await person.http.post("/api/tables", json={"game": GAME})).status_code != 201:
        await asyncio.sleep(0.1)


def test_a_closed_table_is_gone_for_everybody_and_records_stay(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2, public=True) as ring:
            ann, ben = ring.people
            await ring.play(Random(2), *await ring.start())
            match = (await ann.read("/api/me/matches"))["matches"][0]["match"]
            invitation = {"table": ring.table, "profile": ben.id}
            assert (await ann.http.post("/api/me/invitations", json=invitation)).status_code == 204
            await ring.start()
            running = (await ring.sockets[0].state())["match"]
            assert any(row["id"] == ring.table for row in await ann.read("/api/tables"))
            await admin(server, ("close", ring.table))
            for socket in ring.sockets:
                await cut_off(socket, "table_closed")
            assert await denied(ann, ring.table) == (410, "table_closed")
            assert all(row["id"] != ring.table for row in await ann.read("/api/tables"))
            assert [one["match"] for one in (await ann.read("/api/me/matches"))["matches"]] == [match]
            assert (await ann.http.get(f"/api/matches/{match}/record")).status_code == 200
            assert await refused(await ann.http.get(f"/api/matches/{running}")) == (410, "table_closed")
            assert await refused(await ann.http.get(f"/api/tables/{ring.table}")) == (410, "table_closed")
            assert await ben.read("/api/me/invitations") == []
            with TableConnection(Server(server.url), ring.table) as connection:
                with pytest.raises(Refused) as final:
                    await asyncio.to_thread(list, connection)
                assert final.value.code == "table_closed", "the terminal and bots do not try again"
            page = await ann.http.get(f"/t/{ring.table}", headers={"Accept": "text/html"})
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")

    asyncio.run(main())


def test_spam_in_the_lobby_goes_with_one_command(server: Process) -> None:
    async def main() -> None:
        async with people(server, "BUY GOLD", "Ann", "Buy gold") as [spammer, ann, other]:
            spam = [await spammer.open_table(GAME, public=public) for public in (True, True, False)]
            more, good = await other.open_table(GAME, public=True), await ann.open_table(GAME, public=True)
            like = ("close", "--open", "--name-like", "buy gold")
            dry, by = await admin(
                server, (*like, "--dry-run", "--json"), ("close", "--open", "--by", spammer.id, "--reason", "ads")
            )
            assert {row["id"] for row in json.loads(dry)} == {*spam[:2], more}
            assert all(table in by for table in spam), "also tables that only a link opens"
            listed = {row["id"] for row in await ann.read("/api/tables")}
            assert listed & {*spam, more, good} == {more, good}
            await admin(server, like)
            listed = {row["id"] for row in await ann.read("/api/tables")}
            assert listed & {*spam, more, good} == {good}
            whole = [json.loads(shown) for shown in await admin(server, ("log", "--json"))]
            closed = [row for row in whole[0] if row["what"] == "close" and row["reason"] == "ads"]
            assert [row["target"] for row in closed] == spam
            assert {row["by"] for row in closed} == {getpass.getuser()}
            refusal = run(server, "close")
            assert (refusal.exit_code, "--name-like" in refusal.output) == (2, True)

    asyncio.run(main())


def test_a_given_name_is_shown_everywhere_and_stays(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2, public=True) as ring, people(server, "Dan") as [dan]:
            ann, ben = ring.people
            await ring.play(Random(4), *await ring.start())
            match = (await ann.read("/api/me/matches"))["matches"][0]["match"]
            idle = await ben.open_table(GAME)
            async with ben.at(idle) as socket:
                await socket.do("sit", {"seat": 0, "name": "Rude"})
            await admin(server, ("rename", ben.id, "Guest"))
            seen = await asyncio.wait_for(
                ring.sockets[0].until("table", where=lambda frame: frame["d"]["seats"][1]["name"] != "Ben"), AT_ONCE_S
            )
            assert seen["d"]["seats"][1]["name"] == "Guest"
            entry = next(row for row in await dan.read("/api/tables") if row["id"] == ring.table)
            assert entry["seats"][1]["name"] == "Guest"
            assert (await dan.read(f"/api/profiles/{ben.id}"))["name"] == "Guest"
            assert [seat["name"] for seat in (await dan.read(f"/api/matches/{match}"))["seats"]][:2] == ["Ann", "Guest"]
            async with asyncio.timeout(AT_ONCE_S):  # one table after the other
                while (await dan.read(f"/api/tables/{idle}"))["seats"][0]["name"] != "Guest":
                    await asyncio.sleep(0.1)
            assert await refused(await ben.http.post("/api/me", json={"name": "Ben"})) == (403, "name_fixed")
            for socket in ring.sockets[1:]:
                assert (await socket.refused("sit", {"seat": 1, "name": "Rude"}))["code"] == "name_fixed"
                await socket.do("sit", {"seat": 1})
                assert (await socket.state())["seats"][1]["name"] == "Guest"

    asyncio.run(main())


def test_somebody_muted_plays_but_cannot_speak(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2, chat=True) as ring:
            ben, socket = ring.people[1], ring.sockets[1]
            await socket.do("chat", {"seat": 1, "text": "hello"})
            await admin(server, ("mute", ben.id, "--minutes", "5"))
            await asyncio.wait_for(until_refused(socket), AT_ONCE_S)
            assert (await socket.refused("emote", {"seat": 1, "emote": "wave"}))["code"] == "muted"
            assert (await socket.refused("sit", {"seat": 1, "name": "Words"}))["code"] == "muted"
            assert await refused(await ben.http.post("/api/me", json={"name": "Words"})) == (403, "muted")
            await ring.play(Random(5), *await ring.start())
            await admin(server, ("unmute", ben.id))
            async with asyncio.timeout(AT_ONCE_S):
                while (await socket.ask("chat", {"seat": 1, "text": "again"}))["t"] == "error":
                    await asyncio.sleep(0.1)

    asyncio.run(main())


async def until_refused(socket: Socket) -> dict[str, Any]:
    while True:
        frame = await socket.ask("chat", {"seat": 1, "text": "hello"})
        if frame["t"] == "error":
            assert frame["d"]["code"] == "muted"
            assert frame["d"]["data"]["until"] > 0
            return frame
        await asyncio.sleep(0.1)


def test_what_was_done_while_the_server_was_down_counts_after_it_starts(tmp_path: Path) -> None:
    async def play(server: Process) -> None:
        async with AsyncExitStack() as stack:
            server.start()
            ann, ben = await stack.enter_async_context(people(server, "Ann", "Ben"))
            table = await ann.open_table(GAME)
            async with ben.at(table) as socket:
                await socket.do("sit", {"seat": 1})
            server.kill()
            await admin(server, ("ban", ben.id), ("rename", ann.id, "Guest"), ("mute", ann.id))
            server.start()
            assert await denied(ben, table) == (403, "banned")
            assert (await ann.read("/api/me"))["name"] == "Guest"
            async with ann.at(table) as socket:
                assert (await socket.state())["seats"][1] is None
                await socket.do("sit", {"seat": 0})
                assert (await socket.refused("emote", {"seat": 0, "emote": "wave"}))["code"] == "muted"

    with Process(tmp_path, port=0) as server:
        server.kill()
        asyncio.run(play(server))
    assert server.complaints() == []


def test_a_banned_network_gets_the_page_but_nothing_else(server: Process) -> None:
    async def play() -> None:
        async with people(server, "Ann") as [ann]:
            table = await ann.open_table(GAME)
            async with ann.at(table) as socket:
                await admin(server, ("ban", "--address", "127.0.0.1", "--days", "1"))
                await cut_off(socket, "banned")
            assert await refused(await ann.http.get("/api/session")) == (403, "banned")
            assert await denied(ann, table) == (403, "banned")
            assert (await ann.http.get("/")).status_code == 200
            await admin(server, ("unban", "--address", "127.0.0.1"))
            await asyncio.wait_for(welcome(ann), AT_ONCE_S)
        wrong = run(server, "ban", "--address", "nobody")
        assert (wrong.exit_code, "IP address" in wrong.output) == (2, True)

    asyncio.run(play())


@pytest.mark.parametrize("command", [("ban",), ("unban",), ("rename", "X"), ("mute",), ("unmute",), ("close",)])
def test_what_does_not_exist_is_refused_and_nothing_is_logged(server: Process, command: tuple[str, ...]) -> None:
    before = asyncio.run(admin(server, ("log", "--json")))
    first, *rest = command
    refusal = run(server, first, "nobody", *rest)
    assert (refusal.exit_code, "doesn’t exist" in refusal.output) == (2, True), refusal.output
    assert asyncio.run(admin(server, ("log", "--json"))) == before
