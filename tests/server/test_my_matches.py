"""Tests of the match history: it lists everybody who played, in pages, without the names of deleted profiles."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from poktail.server.http import routes_people
from poktail.server.storage import models, table_store
from poktail.server.storage.documents import NOBODY
from tests.server.people import Place, place

pytestmark = pytest.mark.anyio
PAGE = 3


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    monkeypatch.setattr(routes_people, "PAGE", PAGE)
    async with place(tmp_path) as opened:
        opened.app.include_router(routes_people.router)
        monkeypatch.setattr(table_store, "game_with", lambda game, _options: SimpleNamespace(id=game))
        yield opened


async def ask(device: httpx.AsyncClient, question: str = "") -> Any:
    answer = await device.get(f"/api/me/matches{question}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_everybody_is_named_and_ones_own_seats_are_told(here: Place):
    (ann, mine), (ben, theirs) = await here.person("Ann"), await here.person("Ben")
    await here.match("m1", (theirs, "Ben"), (mine, "Ann"), (None, "Kettle"), (mine, "Ann's kid"))
    for device, seats in ((ann, [1, 3]), (ben, [0])):
        (one,) = (await ask(device))["matches"]
        assert (one["match"], one["table"], one["state"], one["mine"]) == ("m1", "t-m1", "over", seats)
        assert [(seat["name"], seat["profile"], seat["rank"], seat["payoff"]) for seat in one["seats"]] == [
            ("Ben", theirs, 1, 7),
            ("Ann", mine, 2, 6),
            ("Kettle", None, 3, 5),
            ("Ann's kid", mine, 4, 4),
        ]


async def test_who_is_gone_leaves_a_dash_to_those_who_stay(here: Place):
    (ann, mine), (ben, theirs) = await here.person("Annabel"), await here.person("Ben")
    await here.match("m1", (theirs, "Ben"), (mine, "Annabel"))
    assert (await ann.delete("/api/me")).status_code == 204
    told = await ask(ben)
    assert "Annabel" not in str(told) and mine not in str(told)
    assert [seat["name"] for seat in told["matches"][0]["seats"]] == ["Ben", NOBODY]


async def test_many_matches_come_in_pages_and_each_but_once(here: Place):
    """All begin in the same moment here, so that only their ids tell them apart."""
    (ann, mine), (_, other) = await here.person("Ann"), await here.person("Ben")
    for n in range(2 * PAGE + 1):
        await here.match(f"m{n}", (mine, "Ann"), (mine, "Ann's kid"))
    await here.match("m7", (other, "Ben"))
    seen, question = [], ""
    for size in (PAGE, PAGE, 1):
        page = await ask(ann, question)
        assert len(page["matches"]) == size
        seen += [one["match"] for one in page["matches"]]
        question = f"?before={page['next']}"
    assert page["next"] is None
    assert seen == [f"m{n}" for n in reversed(range(2 * PAGE + 1))]
    assert await ask(ann, "?before=m7") == {"matches": [], "next": None}


async def test_a_running_match_tells_no_result_and_can_be_asked_for_alone(here: Place):
    ann, mine = await here.person("Ann")
    for n in range(3):
        await here.match(f"m{n}", (mine, "Ann"), (None, "Kettle"))

    def work(conn: Any) -> None:
        rows = models.matches
        conn.execute(update(rows).where(rows.c.id == "m1").values(state="running", payoffs=None, ended=None))
        conn.execute(update(rows).where(rows.c.id == "m2").values(state="sealed", payoffs=None, started=None))

    await here.store.write(work)
    assert [one["match"] for one in (await ask(ann))["matches"]] == ["m1", "m0"]
    assert [one["match"] for one in (await ask(ann, "?state=over"))["matches"]] == ["m0"]
    (one,) = (await ask(ann, "?state=running"))["matches"]
    assert (one["match"], one["state"], one["ended"]) == ("m1", "running", None)
    assert {(seat["rank"], seat["payoff"]) for seat in one["seats"]} == {(None, None)}


async def test_a_running_match_is_left_out_once_the_seat_is_lost(here: Place):
    """A bot plays the seat of somebody who was banned or removed; their finished matches stay."""
    (ann, mine), (ben, theirs) = await here.person("Ann"), await here.person("Ben")
    many = 4 * PAGE
    for n in range(many):
        await here.match(f"m{n:02}", (mine, "Ann"), (theirs, "Ben"))
    rows, tables, people = models.matches, models.tables, models.profiles

    def work(conn: Any) -> None:
        running = [f"m{n:02}" for n in range(2, many)]
        conn.execute(update(rows).where(rows.c.id.in_(running)).values(state="running", payoffs=None, ended=None))
        left = {"host": mine, "seats": [{"name": "Ann", "profile": mine}, {"name": "Ben", "profile": None}]}
        lost = [f"t-m{n:02}" for n in range(3, many)]
        conn.execute(update(tables).where(tables.c.id.in_(lost)).values(doc=json.dumps(left)))

    await here.store.write(work)
    assert [one["match"] for one in (await ask(ann, "?state=running"))["matches"]] == ["m11", "m10", "m09"]
    page = await ask(ben)
    assert [one["match"] for one in page["matches"]] == ["m02", "m01", "m00"], "what is left out takes no place"
    assert page["next"] is None
    await here.store.write(lambda conn: conn.execute(update(people).where(people.c.id == theirs).values(banned=1)))
    here.identity.forget(theirs)
    assert [one["match"] for one in (await ask(ben))["matches"]] == ["m01", "m00"]
    assert [one["match"] for one in (await ask(ben, "?before=m01"))["matches"]] == ["m00"]
    assert (await ask(ben, "?state=running"))["matches"] == []
