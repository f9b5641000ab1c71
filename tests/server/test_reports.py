"""Tests of reports: they reach the operator with what their author heard, count once a day, and nobody else learns."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from poktail.server.accounts import profiles, reports
from poktail.server.storage.models import DAY_MS
from tests.server.finished_match import in_turn
from tests.server.live import Person, Process, people, seated, serving, stranger
from tests.server.stores import opened
from tests.server.test_operator import admin, run

GAME = in_turn().id


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """For one test, which counts all reports or sends as many as it may."""
    with serving(tmp_path) as process:
        yield process


async def report(person: Person, **body: Any) -> httpx.Response:
    return await person.http.post("/api/reports", json={"reason": "chat"} | body)


async def told(server: Process, *more: str) -> list[dict[str, Any]]:
    """The reports as the operator reads them."""
    found: list[dict[str, Any]] = json.loads((await admin(server, ("reports", "--json", *more)))[0])
    return found


def test_the_operator_reads_what_the_reporter_heard_and_nobody_else_learns_of_it(server: Process) -> None:
    async def main() -> None:
        async with seated(server, GAME, 2, chat=True, watch="nobody") as ring, people(server, "Cleo") as [cleo]:
            ann, ben = ring.people
            await ring.start()
            await ring.sockets[1].do("chat", {"seat": 1, "text": "something rude"})
            for socket in ring.sockets:
                await socket.until("chat")
            async with cleo.at(ring.table) as outside:
                frames = [len(socket.frames) for socket in (*ring.sockets, outside)]
                body = {"profile": ben.id, "table": ring.table, "text": "He is\nrude \x1b[2J"}
                assert (await report(ann, **body)).status_code == 204
                assert (await report(ann, **body | {"reason": "name"})).status_code == 204, "the same day: counted once"
                assert (await report(cleo, table=ring.table, reason="spam")).status_code == 204
                for socket in (*ring.sockets, outside):
                    await socket.do("ping")
                heard = [socket.frames[since:] for socket, since in zip((*ring.sockets, outside), frames, strict=True)]
                assert {frame["t"] for some in heard for frame in some} <= {"ack", "table", "events", "waiting"}
                assert not {"rude", "report", "spam"} & set(re.findall("[a-z]+", json.dumps(heard)))
            first, second = await told(server)
            assert (first["about"], first["subject"], first["reporter"]) == ("person", ben.id, ann.id)
            assert (first["reason"], first["text"], first["table"]) == ("chat", "He is rude [2J", ring.table)
            assert [(line["text"], line["profile"]) for line in first["lines"]] == [("something rude", ben.id)]
            assert (second["subject"], second["lines"]) == (ring.table, []), "Cleo was not sent that line"
            for person in (ben, cleo):
                assert ann.id not in json.dumps((await person.read("/api/me/export"))["reports"])
            assert (await ben.read("/api/me/export"))["reports"] == []
            own = (await ann.read("/api/me/export"))["reports"]
            assert [(one["subject"], one["text"]) for one in own] == [(ben.id, "He is rude [2J")]
            shown = (await admin(server, ("reports", str(first["id"])), ("reports", "done", str(first["id"]))))[0]
            assert f"Ben ({ben.id}): something rude" in shown
            assert [one["id"] for one in await told(server)] == [second["id"]]
            assert [one["id"] for one in await told(server, "--all")] == [first["id"], second["id"]]
            assert "rude" not in server.log.read_text(), "logs hold no texts"
            metrics = (await ann.http.get("/metrics")).text
            assert 'poktail_reports_total{reason="chat"} 1.0' in metrics
            assert "rude" not in metrics

    asyncio.run(main())


def test_deleting_a_profile_deletes_its_part_of_reports(server: Process) -> None:
    async def main() -> None:
        last = max([one["id"] for one in await told(server, "--all")], default=0)

        async def new() -> list[dict[str, Any]]:
            return [one for one in await told(server) if one["id"] > last]

        async with seated(server, GAME, 3, chat=True) as ring:
            ann, ben, cleo = ring.people
            for seat, text in ((1, "of Ben"), (0, "of Ann")):
                await ring.sockets[seat].do("chat", {"seat": seat, "text": text})
            assert (await report(ann, profile=ben.id, table=ring.table, text="mine")).status_code == 204
            assert (await report(cleo, table=ring.table, text="hers")).status_code == 204
            assert (await ann.http.delete("/api/me")).status_code == 204
            first, second = await new()
            assert (first["reporter"], first["text"], first["subject"]) == (None, "", ben.id)
            assert [line["text"] for line in first["lines"] + second["lines"]] == ["of Ben", "of Ben"]
            assert (await report(cleo, profile=ben.id, table=ring.table)).status_code == 204
            assert [line["text"] for line in (await new())[2]["lines"]] == ["of Ben"], "also from memory"
            assert (await ben.http.delete("/api/me")).status_code == 204
            [left] = await new()
            assert (left["about"], left["lines"]) == ("table", [])

    asyncio.run(main())


def test_wrong_reports_are_refused(server: Process) -> None:
    async def main() -> None:
        async with people(server, "Ann", "Ben") as [ann, ben], stranger(server) as nobody:
            answers = [
                await report(nobody, profile=ben.id),
                await report(ann),
                await report(ann, profile=ann.id),
                await report(ann, profile="nothing"),
                await report(ann, table="nothing"),
                await report(ann, profile=ben.id, text="x" * 501),
                await report(ann, profile=ben.id, reason="boredom"),
            ]
            assert [answer.status_code for answer in answers] == [401, 422, 422, 404, 404, 422, 422]
            codes = [(await report(ann, profile=ben.id)).status_code for _ in range(30)]
            assert set(codes) == {204, 429}
            assert codes == sorted(codes)
        assert run(server, "reports", "done", "99999").exit_code == 2
        assert run(server, "reports", "undone").exit_code == 2

    asyncio.run(main())


def test_reports_are_kept_for_ninety_days(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def main() -> None:
        async with opened(tmp_path_factory.mktemp("old") / "house.db") as store:
            await store.write(lambda conn: keep_reports(conn, 1_700_000_000_000))

    asyncio.run(main())


def keep_reports(conn: Any, at: int) -> None:
    """Report every day for a hundred days; PostgreSQL runs the same (test_store_postgres.py)."""
    profiles.add_person(conn, "subject", "Sam", "key of Sam", at)
    for day in range(100):
        now = at + day * DAY_MS
        told = {"about": "person", "subject": "subject", "table": None, "reason": "spam", "text": "", "lines": []}
        assert reports.add(conn, now, "ann", **told)
        assert not reports.add(conn, now + 1, "ann", **told)
    assert len(reports.made_by(conn, "ann")) == reports.KEPT_DAYS
    reports.forget(conn, ["subject"])
    assert reports.made_by(conn, "ann") == []
