"""Tests of what a level of bots loads before its first move: once, begun with the first seat, waited for by all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Event, get_ident
from typing import Any

import pytest
from structlog.testing import capture_logs

from poktail.bots import coach, daily, levels
from poktail.core.fair import Fair
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.server.tables import scheduler
from poktail.server.tables.preparations import Preparations
from tests.server.finished_match import in_turn
from tests.server.solo import alone, server
from tests.server.worlds import PATIENCE, sent


def test_a_level_is_prepared_once_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[str, str, int]]()
    monkeypatch.setattr(levels, "prepare", lambda entry, level: asked.append((entry.id, level, get_ident())))

    async def main() -> None:
        preparations, game = Preparations(), in_turn().id
        preparations.begin(game, "regular")
        await preparations.done(game, "regular")
        await preparations.done(game, "random")
        assert [(game, level) for level in ("regular", "random")] == [one[:2] for one in asked]
        assert get_ident() not in {one[2] for one in asked}

    asyncio.run(main())


def test_a_level_that_cannot_be_prepared_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves then fail one by one, and random ones are played instead."""

    def fail(_entry: Entry, _level: str) -> None:
        raise OSError

    monkeypatch.setattr(levels, "prepare", fail)
    with capture_logs() as told:
        asyncio.run(Preparations().done(in_turn().id, "regular"))
    assert [(line["event"], line["level"]) for line in told] == [("bot_unprepared", "regular")]


def test_a_table_begins_with_the_seat_and_waits_before_the_first_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann has the first turn, and moves while the bots are being prepared."""
    begun, ready, thought = Event(), Event(), list[bool]()

    def prepare(_entry: Entry, _level: str) -> None:
        begun.set()
        assert ready.wait(PATIENCE)

    def decide(_level: str, observation: Observation, _rng: Random) -> Any:
        thought.append(ready.is_set())
        return observation.legal[0]

    async def main() -> None:
        async with alone(tmp_path, in_turn().id, bot_pause=0.0) as solo:
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            while 0 in solo.match.waiting:
                await solo.move()
            ready.set()
            async with asyncio.timeout(PATIENCE):
                while not thought:
                    await asyncio.sleep(0.01)
            assert all(thought)

    monkeypatch.setattr(levels, "prepare", prepare)
    monkeypatch.setattr(scheduler, "decide", decide)
    asyncio.run(main())


def first_decision(entry: Entry, seed: bytes, _day: str) -> daily.Deal:
    """A deal that takes no time to make."""
    game = entry.game()
    fair = Fair(seed, (b"",) * game.seats)
    match = Match(game, fair.draw)
    seat = match.waiting[0]
    return daily.Deal(match, fair, seat, tuple(map(float, range(len(match.legal(seat))))))


class SlowExpert:
    """The expert of one game takes until `ready` to be prepared; everything else is prepared at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
        self.game, self.begun, self.ready, self.late = game, Event(), Event(), list[bool]()
        monkeypatch.setattr(levels, "prepare", self.prepare)

    def prepare(self, entry: Entry, level: str) -> None:
        """Wait, if it is this expert."""
        if (entry.id, level) == (self.game, levels.LEVELS[-1]):
            self.begun.set()
            assert self.ready.wait(PATIENCE)

    def watch(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        """Note of each call whether the expert was prepared by then."""
        done = getattr(module, name)

        def noted(*args: Any) -> Any:
            self.late.append(self.ready.is_set())
            return done(*args)

        monkeypatch.setattr(module, name, noted)


def test_a_hint_waits_for_the_expert_outside_the_threads_of_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots at the table are of another level, so nothing else has prepared it."""
    slow = SlowExpert(monkeypatch, in_turn().id)
    slow.watch(monkeypatch, coach, "hint")

    async def main() -> None:
        async with alone(tmp_path, slow.game) as solo:
            asked = asyncio.create_task(solo.eye.say("hint"))
            assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
            await sent()
            assert (slow.late, asked.done()) == ([], False)
            slow.ready.set()
            assert b'"t":"hint"' in await asked
            assert slow.late == [True]

    asyncio.run(main())


def test_a_daily_deal_waits_for_the_expert_and_those_of_other_games_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = games()
    monkeypatch.setattr(daily, "deal", first_decision)
    slow = SlowExpert(monkeypatch, first.id)
    slow.watch(monkeypatch, daily, "deal")

    async def main() -> None:
        async with server(tmp_path, None) as world:
            waiting = asyncio.create_task(world.ask(f"/api/daily/{first.id}"))
            assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
            async with asyncio.timeout(PATIENCE):
                assert (await world.ask(f"/api/daily/{second.id}")).status == 200
            assert (slow.late, waiting.done()) == ([False], False)
            slow.ready.set()
            assert (await waiting).status == 200
            assert slow.late == [False, True]

    asyncio.run(main())
