"""The Python client: what it sends to catch up, what it refuses, and the example of its page against a real server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from poktail.client import Refused, Server, TableConnection
from poktail.client.connection import MatchFollower
from poktail.client.messages import Message, parse_message
from poktail.core import record
from poktail.core.registry import find, games
from poktail.core.signed import check
from poktail.signing import verify
from tests.server.live import PATIENCE, Person, Process
from tests.terminal.runs import environment

pytestmark = pytest.mark.xdist_group("client")  # they share a server that takes a while to make

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "client.py"
GAME = games()[1].id


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("client") / "data") as running:
        yield running
    assert running.complaints() == []


def first(data: dict[str, Any]) -> str:
    notation: str = data["legal"][0][0]
    return notation


def test_the_example_of_the_documents_plays_a_whole_match(server: Process) -> None:
    """By a table's link, in about thirty lines; it prints what its seat is told, and its place."""
    assert len(EXAMPLE.read_text().splitlines()) <= 35

    async def run() -> tuple[int | None, str]:
        host = await Person(server, "Ann").arrive()
        try:
            table = await host.open_table(GAME, options={"seats": find(GAME).seat_bounds.low})
            async with host.at(table) as socket:
                await socket.do("sit", {"seat": 0})
                process = await asyncio.create_subprocess_exec(
                    sys.executable, str(EXAMPLE), f"{server.url}/t/{table}", "Ben",
                    env=environment(), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
                )  # fmt: skip
                await socket.until("table", where=lambda frame: frame["d"]["seats"][1] is not None)
                await socket.do("start", {"fill": "random"})
                over = await socket.play(first)
                out, _ = await process.communicate()
            kept = record.read((await host.http.get(f"/api/matches/{over['d']['match']}/record")).text)
            assert isinstance(kept, record.Record)
            signed = check(kept, verify)
            assert signed is not None
            assert (signed[0].key, signed[1].signed) == (b"", signed[1].decisions)  # the example signs by itself
            return process.returncode, out.decode()
        finally:
            await host.http.aclose()

    code, out = asyncio.run(asyncio.wait_for(run(), 3 * PATIENCE))
    assert code == 0, out
    lines = out.splitlines()
    versions = [int(line.split()[0]) for line in lines[:-1]]
    assert versions == list(range(1, len(versions) + 1))
    assert lines[-1].startswith("place ")


def test_a_connection_that_is_refused_for_good_says_why(server: Process) -> None:
    api = Server(server.url)
    with pytest.raises(Refused) as asked:
        api.ask("GET", "/api/tables/nowhere")
    assert (asked.value.code, asked.value.data) == ("not_found", {"what": "table"})
    with TableConnection(api, "nowhere") as connection, pytest.raises(Refused) as refused:
        list(connection)
    assert refused.value.code == "not_found"


def test_a_closed_connection_ends_the_iteration(server: Process) -> None:
    api = Server(server.url)
    api.ask("POST", "/api/me", {"name": "Ann"})
    table = api.ask("POST", "/api/tables", {"game": GAME})["id"]
    with TableConnection(api, table) as connection:
        messages = iter(connection)
        assert [next(messages).kind, next(messages).kind] == ["welcome", "table"]
        assert not connection.following
        connection.close()
        assert [message.kind for message in messages if message.kind != "table"] == []


WELCOME = Message("welcome", 0, {"profile": "me"})


def table_with(*profiles: str | None) -> Message:
    return Message("table", 0, {"seats": [profile and {"profile": profile} for profile in profiles]})


def view(seat: int | None, version: int) -> Message:
    return Message("view", version, {"seat": seat, "match": "m"})


def received(follower: MatchFollower, *messages: Message) -> Any:
    """What the follower wants to send after the last of these messages."""
    answers = [follower.receive(message) for message in messages]
    assert answers[:-1] == [None] * (len(answers) - 1)
    return answers[-1]


def test_after_a_loss_the_events_since_the_last_version_are_asked_for() -> None:
    follower = MatchFollower()
    assert received(follower, WELCOME, table_with(None, "me")) is None
    assert received(follower, view(1, 5), view(1, 9), table_with("you", "me")) is None
    assert received(follower, WELCOME, table_with("you", "me")) == {"seat": 1, "match": "m", "v": 9}
    assert received(follower, table_with("you", "me")) is None


def test_a_seat_that_is_lost_meanwhile_is_not_asked_for() -> None:
    follower = MatchFollower()
    received(follower, WELCOME, table_with("me", None), view(0, 5))
    assert received(follower, WELCOME, table_with("you", None)) is None
    assert not follower.following
    received(follower, view(1, 7))
    assert (follower.seat, follower.version) == (1, 7)


def test_another_seats_message_does_not_count_as_seen() -> None:
    follower = MatchFollower()
    received(follower, WELCOME, table_with("me", "me"), view(0, 5), view(1, 8))
    assert follower.play_as(0) == {"seat": 0, "match": "m", "v": 5}


def test_a_spectator_follows_without_a_seat_and_then_with_one() -> None:
    follower = MatchFollower()
    assert follower.play_as(None) == {"seat": None}
    assert received(follower, WELCOME, table_with("you")) == {"seat": None}
    received(follower, view(None, 3), view(0, 4))
    assert (follower.seat, follower.version) == (0, 4)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "3", '{"t": "ack"}', '{"t": "ack", "v": 1}'])
def test_what_is_no_message_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_message(text)
