"""Tests of the clocks: time counts only while somebody is connected, and a deadline is the time that remains."""

from __future__ import annotations

from random import Random

import pytest

from poktail.server.storage.documents import Clock
from poktail.server.tables.clocks import GRACE_MS, Clocks

START = 1_700_000_000_000


def clocks(mode: str = "hard", move: int | None = None, match: int | None = None, seats: int = 3) -> Clocks:
    return Clocks(Clock.model_validate({"mode": mode, "move": move, "match": match}), seats, START)


def test_thinking_begins_with_the_turn() -> None:
    clock = clocks()
    assert clock.think(START) == 0
    assert clock.think(START + 700) == 700
    clock.turned(START + 1_000)
    assert clock.think(START + 1_200) == 200
    assert clock.think(START) == 0  # a clock that was set back takes no time from anybody


def test_it_stands_still_while_nobody_is_there() -> None:
    clock = clocks()
    clock.pause(START + 500)
    clock.pause(START + 600)  # already standing
    assert clock.think(START + 99_000) == 500
    clock.resume(START + 100_500)
    assert clock.think(START + 100_700) == 700
    clock.resume(START + 100_800)  # already running
    assert clock.think(START + 100_900) == 900


def test_a_clock_that_was_set_back_meanwhile_gives_no_time_away() -> None:
    clock = clocks()
    clock.pause(START + 500)
    clock.resume(START)
    assert clock.since == START
    assert clock.think(START + 500) == 500


def test_a_turn_that_begins_while_it_stands_has_used_nothing() -> None:
    clock = clocks()
    clock.pause(START + 500)
    clock.turned(START + 9_000)
    assert clock.think(START + 50_000) == 0
    clock.resume(START + 60_000)
    assert clock.think(START + 60_300) == 300


@pytest.mark.parametrize("seed", range(20))
def test_thinking_is_the_time_since_the_turn_in_which_somebody_was_there(seed: int) -> None:
    """Compared with a model that counts millisecond by millisecond."""
    rng, clock, counted, there = Random(seed), clocks(), 0, True
    for now in range(START, START + 2_000):
        assert clock.think(now) == counted
        what = rng.randrange(100)
        if what == 0:
            clock.pause(now)
            there = False
        elif what == 1:
            clock.resume(now)
            there = True
        elif what == 2:
            clock.turned(now)
            counted = 0
        counted += there


def test_the_match_time_is_each_seats_own() -> None:
    clock = clocks(match=60)
    clock.used(1, 20_000)
    clock.used(1, 15_000)
    clock.used(2, 99_000)
    assert [clock.left(seat) for seat in range(3)] == [60_000, 25_000, 0]
    assert clocks(move=5).left(0) is None


@pytest.mark.parametrize(
    ("move", "match", "spent", "limit"),
    [
        (None, None, 0, None),
        (30, None, 99_000, 30_000),
        (None, 60, 0, 60_000),
        (None, 60, 59_000, 1_000),
        (None, 60, 70_000, 0),
        (30, 60, 20_000, 30_000),
        (30, 60, 50_000, 10_000),
        (30, 60, 60_000, 0),
    ],
)
def test_a_hard_deadline_is_the_nearest_limit_and_some_patience(
    move: int | None, match: int | None, spent: int, limit: int | None
) -> None:
    clock = clocks("hard", move, match)
    clock.used(0, spent)
    assert clock.deadline(0) == (None if limit is None else START + limit + GRACE_MS)
    clock.turned(START + 5_000)
    assert clock.deadline(0) == (None if limit is None else START + 5_000 + limit + GRACE_MS)


@pytest.mark.parametrize("mode", ["none", "advisory"])
def test_only_a_hard_clock_has_deadlines(mode: str) -> None:
    assert clocks(mode, 1, 1).deadline(0) is None


def test_what_the_clients_show() -> None:
    assert clocks("none", 30, 60).state(START) is None
    assert clocks("advisory").state(START + 5) == {
        "now": START + 5,
        "since": START,
        "move": None,
        "left": [None, None, None],
        "mode": "advisory",
    }
    clock = clocks("hard", 30, 60)
    clock.used(2, 1_500)
    clock.pause(START + 400)
    assert clock.state(START + 10_000) == {
        "now": START + 10_000,
        "since": START + 9_600,  # so that they show 400 ms, as long as it stands
        "move": 30_000,
        "left": [60_000, 60_000, 58_500],
        "mode": "hard",
    }
