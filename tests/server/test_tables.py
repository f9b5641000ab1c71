"""Tests of a table before and after a match: who sits where, who may change it, and who is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from poktail.bots.levels import ALIASES, LEVELS
from poktail.core import codec, registry
from poktail.server.tables.commands import EMOTES
from tests.server.finished_match import GAMES, in_turn, together
from tests.server.live import Process, people, seated, serving, stranger

pytestmark = pytest.mark.xdist_group("server_tables")
GAME = in_turn().id


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def names(state: dict[str, Any]) -> list[str | None]:
    return [seat and seat["name"] for seat in state["seats"]]


# Opening


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_what_its_host_has_set(game: str, server: Process) -> None:
    most = codec.options_of(registry.find(game).tiny)
    clock = {"mode": "advisory", "move": 30, "match": 900}
    setup = {
        "options": most,
        "hints": True,
        "pace": "quick",
        "public": True,
        "watch": "nobody",
        "clock": clock,
        "chat": True,
        "grace": None,
    }

    async def main() -> None:
        async with people(server, "Ann") as [ann]:
            table = await ann.open_table(game, **setup)
            async with ann.at(table) as socket:
                state = await socket.state()
            assert (state["id"], state["game"], state["host"], state["phase"]) == (table, game, ann.id, "open")
            assert state["options"] == most and len(state["seats"]) == most["seats"]
            assert state["setup"] == setup | {"game": game, "watch_delay": 0, "lang": "en"}
            assert len(state["commitment"]) == 64 and not any(state["seats"])
            async with stranger(server) as visitor:
                shown = (await visitor.http.get(f"/api/tables/{table}")).json()
                assert shown == state | {"watching": 0}

    asyncio.run(main())


def test_the_lobby_lists_public_tables_only(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as visitor:
            shown = await ann.open_table(GAME, public=True)
            hidden = await ann.open_table(GAME)
            async with ann.at(shown) as socket:
                await socket.do("sit", {"seat": 1})
                found = {one["id"]: one for one in (await visitor.http.get("/api/tables")).json()}
                assert shown in found and hidden not in found
                assert found[shown]["seats"] == [None, {"name": "Ann", "bot": False}, None, None]
                assert (found[shown]["phase"], found[shown]["present"]) == ("open", 1)
                await socket.do("set", {"game": GAME, "public": False})
                assert shown not in {one["id"] for one in (await visitor.http.get("/api/tables")).json()}

    asyncio.run(main())


BAD_SETUPS = [
    ({"game": "chess"}, 400, "unknown_game"),
    ({"game": GAME, "options": {"seats": 99}}, 400, "bad_options"),
    ({"game": GAME, "options": {"nonsense": 1}}, 400, "bad_options"),
    ({"game": GAME, "watch": "some"}, 422, "bad_message"),
    ({"game": GAME, "watch_delay": -1}, 422, "bad_message"),
    ({"game": GAME, "clock": {"mode": "hard", "move": 0}}, 422, "bad_message"),
    ({"game": GAME, "grace": 0}, 422, "bad_message"),
    ({"game": GAME, "more": 1}, 422, "bad_message"),
    ({}, 422, "bad_message"),
]


@pytest.mark.parametrize(("setup", "status", "code"), BAD_SETUPS)
def test_a_set_up_that_cannot_be_is_refused(setup: Any, status: int, code: str, server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as visitor:
            answer = await ann.http.post("/api/tables", json=setup)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            answer = await visitor.http.post("/api/tables", json={"game": GAME})
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthorized")
            async with ann.at(await ann.open_table(GAME)) as socket:
                before = await socket.state()
                assert (await socket.refused("set", setup))["code"] == code
                assert await socket.state() == before

    asyncio.run(main())


# Sitting


def test_who_has_the_link_needs_only_a_name_to_sit_down(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann") as [ann], stranger(server) as ben:
            table = await ann.open_table(GAME)
            async with ben.at(table) as socket:
                assert (await socket.refused("sit", {"seat": 0}))["code"] == "unauthorized"
            ben.name = "Ben"
            await ben.arrive()
            async with ben.at(table) as socket:
                await socket.do("sit", {"seat": 0, "entropy": "ab"})
                state = await socket.state()
            holder = state["seats"][0]
            assert (holder["name"], holder["profile"], holder["kind"]) == ("Ben", ben.id, "person")
            assert holder["present"] and holder["contributed"] and not holder["stand_in"]

    asyncio.run(main())


def test_names_at_a_table_differ(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 1) as ring, people(server, "ann") as [other]:
            ann = ring.sockets[0]
            async with other.at(ring.table) as socket:
                await socket.do("sit", {"seat": 1})
                await socket.do("sit", {"seat": 2, "name": "Ann"})
                assert names(await ann.state()) == ["Ann", "ann 2", "Ann 3", None]
                await ann.do("sit", {"seat": 0, "name": "Bea"})
                await socket.do("sit", {"seat": 1, "name": "Ann"})
                assert names(await ann.state()) == ["Bea", "Ann", "Ann 3", None]

    asyncio.run(main())


def test_people_change_places(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 3, options={"seats": 5}) as ring:
            ann, ben, cleo = ring.sockets
            await ann.do("bot", {"seat": 3})
            bot = names(await ann.state())[3]
            await ben.do("swap", {"seat": 1, "other": 4})  # an open seat: at once
            assert names(await ben.state()) == ["Ann", None, "Cleo", bot, "Ben"]
            await ben.do("swap", {"seat": 4, "other": 3})  # a bot's seat: at once
            assert names(await ben.state()) == ["Ann", None, "Cleo", "Ben", bot]
            await ben.do("swap", {"seat": 3, "other": 2})  # a person's: a wish
            state = await cleo.state()
            assert (names(state), state["wishes"]) == (["Ann", None, "Cleo", "Ben", bot], [[3, 2]])
            await cleo.do("swap", {"seat": 2, "other": 3})
            state = await cleo.state()
            assert (names(state), state["wishes"]) == (["Ann", None, "Ben", "Cleo", bot], [])
            await ann.do("swap", {"seat": 2, "other": 3})  # the host: at once
            assert names(await cleo.state()) == ["Ann", None, "Cleo", "Ben", bot]
            await cleo.do("stand", {"seat": 2})
            assert names(await cleo.state()) == ["Ann", None, None, "Ben", bot]

    asyncio.run(main())


def test_what_was_thrown_in_stays_with_who_threw_it(server: Process) -> None:
    """Else the proof of a match would name somebody's randomness who has given none."""

    async def main() -> None:
        async with seated(server, GAME, 3, options={"seats": 4}) as ring:
            ann, ben, cleo = ring.sockets
            await ann.do("swap", {"seat": 2, "other": 3})
            assert [seat and seat["contributed"] for seat in (await ann.state())["seats"]] == [True, True, None, False]
            await cleo.do("entropy", {"seat": 3, "hex": "aa"})
            await ben.do("stand", {"seat": 1})
            await ann.do("set", {"game": GAME, "options": {"seats": 3}})
            state = await ann.state()
            assert names(state) == ["Ann", "Cleo", None]
            assert [seat and seat["contributed"] for seat in state["seats"]] == [True, False, None]

    asyncio.run(main())


def test_bots_of_every_level_take_seats_and_another_level(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 1, options={"seats": 2 + len(LEVELS)}) as ring:
            ann = ring.sockets[0]
            for seat, level in enumerate((*LEVELS, "regular"), 1):
                await ann.do("bot", {"seat": seat, "level": level})
            seats = (await ann.state())["seats"]
            assert [seat["level"] for seat in seats[1:]] == [*LEVELS, ALIASES["regular"]]
            assert all(seat["kind"] == "bot" and seat["present"] for seat in seats[1:])
            await ann.do("bot", {"seat": 1, "level": list(LEVELS)[-1]})
            again = (await ann.state())["seats"][1]
            assert (again["level"], again["name"]) == (list(LEVELS)[-1], seats[1]["name"])
            await ann.do("remove", {"seat": 1})
            assert (await ann.state())["seats"][1] is None

    asyncio.run(main())


def test_another_set_up_keeps_people_as_far_as_there_are_seats(server: Process) -> None:
    async def main() -> None:
        async with seated(server, together().id, 3, options={"seats": 5}) as ring:
            ann, ben, _ = ring.sockets
            await ann.do("swap", {"seat": 2, "other": 4})
            for game in GAMES:
                await ann.do("set", {"game": game, "options": {"seats": 4}, "chat": True})
                state = await ben.state()
                assert (state["game"], names(state), state["setup"]["chat"]) == (
                    game,
                    ["Ann", "Ben", "Cleo", None],
                    True,
                )
            await ann.do("set", {"game": GAME, "options": {"seats": 2}})
            assert names(await ben.state()) == ["Ann", "Ben"]

    asyncio.run(main())


def test_a_locked_table_takes_nobody_else(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as ring, people(server, "Cleo") as [cleo], cleo.at(ring.table) as socket:
            ann, ben = ring.sockets
            await ann.do("lock", {"on": True})
            assert (await socket.state())["locked"]
            assert (await socket.refused("sit", {"seat": 2}))["code"] == "table_locked"
            assert (await ben.refused("swap", {"seat": 1, "other": 2}))["code"] == "table_locked"
            await ben.do("sit", {"seat": 1, "name": "Benjamin"})
            await ann.do("sit", {"seat": 2, "name": "Aunt"})
            await ann.do("lock", {"on": False})
            await socket.do("sit", {"seat": 3})
            assert names(await socket.state()) == ["Ann", "Benjamin", "Aunt", "Cleo"]

    asyncio.run(main())


def test_who_hosts_and_leaves_hands_the_table_on(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 3) as ring:
            ann, ben, cleo = ring.sockets
            await ann.do("leave")
            state = await cleo.state()
            assert (state["host"], names(state)) == (ring.people[1].id, [None, "Ben", "Cleo", None])
            assert (await ann.refused("lock", {"on": True}))["data"] == {"need": "host"}
            await ben.do("leave")
            await cleo.do("leave")
            state = await cleo.state()
            assert (state["host"], names(state)) == (ring.people[2].id, [None] * 4)

    asyncio.run(main())


# Saying something


def test_reactions_come_from_a_fixed_set_and_everybody_sees_them(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as ring, stranger(server) as visitor, visitor.at(ring.table) as watcher:
            ann, ben = ring.sockets
            for emote in EMOTES:
                await ben.do("emote", {"seat": 1, "emote": emote})
                for socket in (ann, watcher):
                    assert (await socket.until("emote"))["d"] == {"seat": 1, "emote": emote}
            assert tuple(ann.frames[0]["d"]["emotes"]) == EMOTES
            for data in ({"seat": 1, "emote": "growl"}, {"seat": 1, "emote": "wave", "text": "hello"}):
                assert (await ben.refused("emote", data))["code"] == "bad_message"
            assert (await ben.refused("emote", {"seat": 0, "emote": "wave"}))["code"] == "forbidden"
            assert (await watcher.refused("emote", {"seat": 0, "emote": "wave"}))["code"] == "forbidden"

    asyncio.run(main())


def test_nobody_chats_unless_the_table_says_so(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME) as ring, stranger(server) as visitor, visitor.at(ring.table) as watcher:
            ann, ben = ring.sockets
            line = {"seat": 1, "text": "Hello\u202e  \x07there"}
            assert (await ben.refused("chat", line))["code"] == "chat_off"
            await ann.do("set", {"game": GAME, "chat": True})
            await ben.do("chat", line)
            for socket in (ann, watcher):
                assert (await socket.until("chat"))["d"] == {"seat": 1, "text": "Hello there"}
            assert (await ben.refused("chat", {"seat": 1, "text": " \u200b "}))["code"] == "bad_message"
            assert (await ann.refused("chat", line))["code"] == "forbidden"
            assert (await watcher.refused("chat", line))["code"] == "forbidden"

    asyncio.run(main())


@pytest.mark.parametrize("setup", [{"watch": "nobody"}, {"watch": "anyone", "watch_delay": 60}], ids=["closed", "late"])
def test_who_may_not_see_the_match_now_does_not_hear_its_people_either(setup: dict[str, Any], server: Process) -> None:
    async def main() -> None:
        async with (
            seated(server, GAME, chat=True, **setup) as ring,
            people(server, "Eve") as [eve],
            stranger(server) as visitor,
            visitor.at(ring.table) as nobody,
            eve.at(ring.table) as outsider,
        ):
            ann, ben = ring.sockets
            await ann.do("chat", {"seat": 0, "text": "Come in"})
            for socket in (nobody, outsider, ben):
                assert (await socket.until("chat"))["d"]["text"] == "Come in", "in the lobby everybody hears it"
            await ring.start()
            await ann.do("chat", {"seat": 0, "text": "I have three rats"})
            await ann.do("emote", {"seat": 0, "emote": "oops"})
            assert (await ben.until("chat"))["d"]["text"] == "I have three rats"
            await ben.until("emote")
            for socket in (nobody, outsider):
                await socket.do("ping")
                assert not [raw for raw in socket.raw if "rats" in raw or '"emote"' in raw.partition('"d"')[0]]

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_that_the_match_has_begun_before_they_see_it(game: str, server: Process) -> None:
    """A page that learns it later would put the view away and wait for another, which may never come."""

    async def main() -> None:
        async with seated(server, game) as table, stranger(server) as visitor, visitor.at(table.table) as watcher:
            await table.start()
            await watcher.until("table", where=lambda frame: frame["d"]["phase"] == "playing")
            for socket in (*table.sockets, watcher):
                told = [(f["t"], f["d"].get("phase")) for f in socket.frames if f["t"] in ("table", "view")]
                first = told.index(("view", None)) if ("view", None) in told else len(told)
                assert ("table", "playing") in told[:first]

    asyncio.run(main())
