"""Tests of statistics and of the people somebody played with: right, of finished matches of one's own, and private."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from poktail.core.game import Figure
from poktail.core.match import Match
from poktail.core.registry import Entry
from poktail.server.accounts import profiles
from poktail.server.errors import MatchRunning
from poktail.server.history import statistics
from poktail.server.history.statistics import KnownFigures, figures_of, is_win
from poktail.server.http import routes_people, routes_statistics
from poktail.server.storage import models
from tests.conformance.subjects import finished
from tests.sampling import sample
from tests.server.finished_match import GAMES, FinishedMatch, in_turn, record_of
from tests.server.live import Process, seated, serving, stranger
from tests.server.people import Place, place

pytestmark = pytest.mark.xdist_group("server_statistics")
PRIVATE = ("/api/me/statistics", "/api/me/people")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


# Of played matches


@pytest.mark.parametrize("game", sample(GAMES, "cockroach_royal", "pook"))
def test_a_finished_match_counts_for_its_seats_as_its_record_tells(game: str, server: Process) -> None:
    """Nothing of it counts while it runs."""

    async def main() -> None:
        async with seated(server, game, 2) as ring:
            views = await ring.start()
            for person in ring.people:
                assert (await person.read("/api/me/statistics"))["games"] == []
                assert await person.read("/api/me/people") == []
            overs = await ring.play(Random(f"statistics {game}"), *views)
            kept = FinishedMatch(await record_of(ring.people[0], overs[0]["d"]["match"])).match
            assert kept.payoffs is not None
            for seat, person in enumerate(ring.people):
                (told,) = (await person.read("/api/me/statistics"))["games"]
                assert (told["game"], told["matches"], told["wins"]) == (game, 1, is_win(kept.payoffs, seat))
                figures = [Figure(**figure) for figure in told["figures"]]
                assert figures == list(figures_of(kept, seat)) and figures
            (ben,) = await ring.people[0].read("/api/me/people")
            assert (ben["profile"], ben["name"], ben["matches"], ben["game"]) == (ring.people[1].id, "Ben", 1, game)

    asyncio.run(main())


def test_nobody_else_is_told(server: Process) -> None:
    async def main() -> None:
        async with seated(server, in_turn().id, 2) as ring, stranger(server) as visitor:
            await ring.play(Random(1), *await ring.start())
            before = await ring.people[0].read("/api/me/statistics")
            assert before["games"]
            for path in PRIVATE:
                assert (await visitor.read(path, 401))["code"] == "unauthorized"
            public = await ring.people[1].read(f"/api/profiles/{ring.people[0].id}")
            assert set(public) == {"id", "name", "kind", "since", "matches", "ratings"}
            async with seated(server, in_turn().id, 2) as others:
                await others.play(Random(2), *await others.start())
                assert (await others.people[0].read("/api/me/people"))[0]["profile"] == others.people[1].id
            assert await ring.people[0].read("/api/me/statistics") == before

    asyncio.run(main())


def test_a_game_without_figures_has_matches_and_wins_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(in_turn().tiny, Random(4))
    assert figures_of(match, 0)
    monkeypatch.setattr(Entry, "has", lambda _entry, _layer: False)
    assert figures_of(match, 0) == ()


def test_the_figures_that_were_stored_first_are_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "KNOWN", 2)
    known = KnownFigures()
    for match in ("m1", "m2", "m3"):
        known.put((match, 0), (Figure(match, 1),))
    assert [known.get((match, 0)) for match in ("m1", "m2", "m3")] == [None, (Figure("m2", 1),), (Figure("m3", 1),)]


def test_a_running_match_has_no_figures() -> None:
    with pytest.raises(MatchRunning):
        figures_of(Match(in_turn().game()), 0)


# Of stored matches


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Place]:
    """A place whose matches have known figures, so that none is replayed."""
    async with place(tmp_path) as opened:
        for routes in (routes_people, routes_statistics):
            opened.app.include_router(routes.router)
        opened.app.state.context.figures = KnownFigures()
        yield opened


async def stored(here: Place, match: str, *seats: tuple[str | None, str], ended: int = 0, **figures: int) -> None:
    """A finished match; every seat's figures are a score and a share."""
    await here.match(match, *seats)
    told = Figure("score", figures.get("score", 1)), Figure("share", figures.get("share", 1), 4)
    for seat in range(len(seats)):
        here.app.state.context.figures.put((match, seat), told)
    await change(here, match, ended=ended)


async def change(here: Place, match: str, **values: Any) -> None:
    rows = models.matches
    await here.store.write(lambda conn: conn.execute(update(rows).where(rows.c.id == match).values(**values)))


@pytest.mark.anyio
async def test_shares_add_up_and_of_scores_the_highest_is_told(here: Place) -> None:
    (ann, mine), (_, theirs) = await here.person("Ann"), await here.person("Ben")
    await stored(here, "m1", (mine, "Ann"), (theirs, "Ben"), score=9, share=1)
    await stored(here, "m2", (theirs, "Ben"), (mine, "Ann"), score=7, share=3)
    (told,) = (await ann.get("/api/me/statistics")).json()["games"]
    assert (told["matches"], told["wins"]) == (2, 1)
    assert told["figures"] == [
        {"name": "score", "count": 9, "chances": None},
        {"name": "share", "count": 4, "chances": 8},
    ]


@pytest.mark.anyio
async def test_only_the_latest_finished_matches_with_one_own_seat_count(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, mine), (_, theirs) = await here.person("Ann"), await here.person("Ben")
    await stored(here, "with-a-kid", (mine, "Ann"), (mine, "Ann's kid"), ended=50)
    await stored(here, "others", (theirs, "Ben"), (None, "Kettle"), ended=60)
    await stored(here, "running", (mine, "Ann"), (theirs, "Ben"), ended=70)
    await change(here, "running", state="running", payoffs=None, ended=None)
    for number in range(3):
        await stored(here, f"m{number}", (mine, "Ann"), (theirs, "Ben"), ended=number)
    assert [game["matches"] for game in (await ann.get("/api/me/statistics")).json()["games"]] == [3]
    await change(here, "m0", payoffs="[1, 1]")
    assert [game["wins"] for game in (await ann.get("/api/me/statistics")).json()["games"]] == [2], "a draw is no win"
    monkeypatch.setattr(routes_statistics, "LAST", 2)
    told = (await ann.get("/api/me/statistics")).json()
    assert (told["last"], [game["matches"] for game in told["games"]]) == (2, [2])


@pytest.mark.anyio
async def test_people_are_those_of_ones_own_matches_the_last_first(here: Place) -> None:
    (ann, mine), (_, ben), (_, cleo), (_, dan) = [await here.person(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    _, bot = await here.bot(ann)
    await stored(here, "m1", (mine, "Ann"), (ben, "Benny"), (ben, "Ben's kid"), (bot, "Bea"), ended=1)
    await stored(here, "m2", (mine, "Ann"), (cleo, "Cleo"), (None, "Kettle"), ended=2)
    await stored(here, "m3", (mine, "Ann"), (ben, "Ben"), ended=3)
    await stored(here, "m4", (ben, "Ben"), (dan, "Dan"), ended=4)
    told = (await ann.get("/api/me/people")).json()
    assert [(one["profile"], one["name"], one["matches"], one["last"]) for one in told] == [
        (ben, "Ben", 2, 3),
        (cleo, "Cleo", 1, 2),
    ]
    assert {one["game"] for one in told} == {"some_game"}


@pytest.mark.anyio
async def test_whoever_deletes_their_profile_is_no_longer_listed(here: Place) -> None:
    """Not even before their name is removed from old matches."""
    (ann, mine), (ben, theirs), (_, hers) = [await here.person(name) for name in ("Ann", "Ben", "Cleo")]
    await stored(here, "m1", (mine, "Ann"), (theirs, "Ben"), (hers, "Cleo"))
    assert [one["name"] for one in (await ann.get("/api/me/people")).json()] == ["Ben", "Cleo"]
    assert (await ben.delete("/api/me")).status_code == 204
    assert [one["name"] for one in (await ann.get("/api/me/people")).json()] == ["Cleo"]
    await here.store.write(partial(profiles.tombstone, profile=hers, at=1))
    assert (await ann.get("/api/me/people")).json() == []
    assert (await ann.get("/api/me/statistics")).json()["games"][0]["matches"] == 1


@pytest.mark.anyio
async def test_bots_are_not_asked(here: Place) -> None:
    ann, _ = await here.person("Ann")
    bot, _ = await here.bot(ann)
    assert [(await bot.get(path)).status_code for path in PRIVATE] == [403, 403]
