"""Tests of the daily deal: one for everybody, sealed until somebody answers, and verifiable afterwards."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import shake_256
from pathlib import Path
from typing import Any

import httpx
import pytest

from poktail.core.fair import Fair, commitment
from poktail.core.registry import find, games
from poktail.server.app import create_app
from poktail.server.http.routes_daily import DailyAnswer, DailyDealOut
from poktail.server.ops import admin
from poktail.server.settings import load
from tests.server.live import QUICK

pytestmark = pytest.mark.xdist_group("server_daily")

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
NOON = 1_794_830_400_000  # 2026-11-16, 12:00 UTC
TODAY, TOMORROW = "2026-11-16", "2026-11-17"
GAMES = [entry.id for entry in games()]
GAME = GAMES[0]


class Server:
    """A server whose clock and randomness a test sets."""

    def __init__(self, folder: Path, salt: str = "salt") -> None:
        self.time, self.drawn, self.salt = NOON, 0, salt
        self.settings = load(None, QUICK | {"data": str(folder)}, {})
        self.app = create_app(self.settings, random_bytes=self.draw, now=lambda: self.time)

    def draw(self, size: int) -> bytes:
        """Random bytes, the same in every run."""
        self.drawn += 1
        return shake_256(f"{self.salt} {self.drawn}".encode()).digest(size)

    @asynccontextmanager
    async def visitor(self) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody without a profile."""
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield client


def visit(server: Server, work: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Somebody visits the server while it is open."""

    async def whole() -> None:
        async with server.app.router.lifespan_context(server.app), server.visitor() as visitor:
            await work(visitor)

    asyncio.run(whole())


async def read(visitor: httpx.AsyncClient, game: str) -> dict[str, Any]:
    """The deal of the day."""
    answer = await visitor.get(f"/api/daily/{game}")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store"), answer.text
    found: dict[str, Any] = DailyDealOut.model_validate(answer.json()).model_dump(mode="json")
    return found


async def refused(visitor: httpx.AsyncClient, game: str, **body: Any) -> tuple[int, str]:
    """The status and the code of a refused answer."""
    answer = await visitor.post(f"/api/daily/{game}", json=body)
    return answer.status_code, answer.json()["code"]


def without_time(deal: dict[str, Any]) -> dict[str, Any]:
    return {key: deal[key] for key in deal if key != "next_ms"}


def test_a_deal_is_the_same_for_everybody_and_another_one_tomorrow(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def work(visitor: httpx.AsyncClient) -> None:
        async with server.visitor() as other:
            first, second = await asyncio.gather(visitor.get(f"/api/daily/{GAME}"), other.get(f"/api/daily/{GAME}"))
        assert first.content == second.content
        today = await read(visitor, GAME)
        assert (today["date"], today["next_ms"], today["game"]) == (TODAY, 12 * HOUR_MS, GAME)
        assert (await visitor.get("/api/daily")).json() == {"date": TODAY, "next_ms": 12 * HOUR_MS}
        server.time += 12 * HOUR_MS - 1
        assert without_time(await read(visitor, GAME)) == without_time(today)
        server.time += 1
        tomorrow = await read(visitor, GAME)
        assert (tomorrow["date"], tomorrow["next_ms"]) == (TOMORROW, DAY_MS)
        assert tomorrow["commitment"] != today["commitment"] and tomorrow["view"] != today["view"]

    visit(server, work)


def test_a_deal_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    """Even if the new process draws other random bytes; another server has another deal."""
    found: list[dict[str, Any]] = []

    async def work(visitor: httpx.AsyncClient) -> None:
        found.append(await read(visitor, GAME))

    for folder, salt in (("here", "one"), ("here", "two"), ("elsewhere", "two")):
        visit(Server(tmp_path / folder, salt), work)
    assert found[0] == found[1] != found[2]
    report = admin.read(Server(tmp_path / "here").settings, admin.check)
    assert report.wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_opens_the_seal(game: str, tmp_path: Path) -> None:
    """The scores of all moves, what everybody had, and a seed from which all chance follows."""

    async def work(visitor: httpx.AsyncClient) -> None:
        deal = await read(visitor, game)
        legal = [notation for notation, _ in deal["legal"]]
        answers = []
        for move in legal:
            said = await visitor.post(f"/api/daily/{game}", json={"date": TODAY, "move": move})
            assert said.status_code == 200, said.text
            answers.append(DailyAnswer.model_validate(said.json()))
        one, *rest = answers
        assert all((other.moves, other.proof, other.views) == (one.moves, one.proof, one.views) for other in rest)
        scores = {move.notation: move.score for move in one.moves}
        assert sorted(scores) == sorted(legal)
        assert [(answer.move, answer.score) for answer in answers] == [(move, scores[move]) for move in legal]
        assert [move.score for move in one.moves] == sorted(scores.values(), reverse=True)
        assert (one.moves[0].score, one.moves[-1].score) == (100, 0)
        assert one.views[deal["seat"]] == deal["view"] and len(one.views) == deal["seats"]
        proof = one.proof
        assert commitment(bytes.fromhex(proof.seed)) == proof.commitment == deal["commitment"]
        fair = Fair(bytes.fromhex(proof.seed), tuple(map(bytes.fromhex, proof.entropy)))
        for throw in proof.throws:
            odds = proof.odds[throw.odds]
            assert odds.names[fair.place(throw.step, list(map(int, odds.weights)))] == throw.drawn
        assert proof.throws and proof.next is None
        assert proof.seed not in str(deal)

    visit(Server(tmp_path), work)


def test_no_other_path_knows_a_deal(tmp_path: Path) -> None:
    """It is no match, neither before nor after it was answered."""

    async def work(visitor: httpx.AsyncClient) -> None:
        deal = await read(visitor, GAME)
        for answered in (False, True):
            for path in ("", "/record", "/proof", "/throws", "/replay", "/replay?visibility=everything"):
                answer = await visitor.get(f"/api/matches/{deal['match']}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
            if not answered:
                move = {"date": TODAY, "move": deal["legal"][0][0]}
                assert (await visitor.post(f"/api/daily/{GAME}", json=move)).status_code == 200

    visit(Server(tmp_path), work)


def test_wrong_answers_are_refused(tmp_path: Path) -> None:
    """Yesterday's deal can still be answered, for those who had it open at midnight."""
    server = Server(tmp_path)

    async def work(visitor: httpx.AsyncClient) -> None:
        deal = await read(visitor, GAME)
        move = deal["legal"][0][0]
        assert await refused(visitor, "nothing", date=TODAY, move=move) == (400, "unknown_game")
        assert (await visitor.get("/api/daily/nothing")).json()["code"] == "unknown_game"
        assert await refused(visitor, GAME, date=TODAY, move="nonsense") == (400, "bad_notation")
        assert await refused(visitor, GAME, date=TOMORROW, move=move) == (404, "not_found")
        assert await refused(visitor, GAME, date="2026-11-14", move=move) == (404, "not_found")
        assert await refused(visitor, GAME, date="soon", move=move) == (422, "bad_message")
        assert await refused(visitor, GAME, date=TODAY) == (422, "bad_message")
        known = {notation for notation, _ in deal["legal"]}
        game = next(entry for entry in games() if entry.id == GAME).game()
        illegal = [str(one) for one in game.moves if str(one) not in known]
        for one in illegal[:1]:
            assert await refused(visitor, GAME, date=TODAY, move=one) == (400, "illegal_move")
        server.time += DAY_MS
        assert (await visitor.post(f"/api/daily/{GAME}", json={"date": TODAY, "move": move})).status_code == 200
        server.time += DAY_MS
        assert await refused(visitor, GAME, date=TODAY, move=move) == (404, "not_found")

    visit(server, work)


SHOW = """
import sys
from poktail.bots.daily import deal
from poktail.core.registry import find, games
for entry in games():
    found = deal(entry, bytes(range(32)), "2026-11-16")
    print(entry.id, found.seat, [{s: str(m) for s, m in step.items()} for step in found.match.steps], found.estimates)
"""


@pytest.mark.slow
def test_every_process_makes_the_same_deal_of_a_seed() -> None:
    """Whatever the order of its sets: several nodes serve the same deal."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", SHOW],
            env=os.environ | {"PYTHONHASHSEED": salt},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for salt in ("1", "2")
    ]
    assert runs[0] == runs[1] and len(runs[0].splitlines()) == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_why_a_move_of_a_deal_is_not_possible(game: str, tmp_path: Path) -> None:
    """Answered from what its seat knows; the deal stays as it is, and sealed."""

    async def work(visitor: httpx.AsyncClient) -> None:
        deal = await read(visitor, game)
        legal = [notation for notation, _ in deal["legal"]]
        reasons = 0
        for move in map(str, find(game).game().moves):
            told = await visitor.get(f"/api/daily/{game}/why", params={"date": TODAY, "moves": [move]})
            if move in legal:
                assert told.json() == {"reason": None}
            elif told.status_code == 200:
                reasons += told.json()["reason"] is not None
            else:
                assert told.json()["code"] == "illegal_move"
        assert reasons or game != "pok_n_roll"
        for wrong, code in (
            ({"date": TODAY, "moves": ["nothing"]}, "bad_notation"),
            ({"date": TODAY}, "bad_message"),
            ({"date": TOMORROW, "moves": legal}, "not_found"),
        ):
            assert (await visitor.get(f"/api/daily/{game}/why", params=wrong)).json()["code"] == code
        assert without_time(await read(visitor, game)) == without_time(deal)

    visit(Server(tmp_path), work)
