"""Tests of preparing a level of bots: it begins with the first seat, happens once, and is waited for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Event, get_ident
from typing import Any

import pytest
from structlog.testing import capture_logs

from poktail.bots import levels
from poktail.core.game import Observation
from poktail.core.registry import Entry
from poktail.server.tables import scheduler
from poktail.server.tables.preparations import Preparations
from tests.server.finished_match import in_turn
from tests.server.solo import alone
from tests.server.worlds import PATIENCE


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
