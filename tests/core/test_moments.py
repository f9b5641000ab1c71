"""Tests of turning points: who takes the lead, and which event tells it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from poktail.core.moments import MOST, took_lead, turning_points
from tests.core.toys import Guessed, Hinted, Talked, Whispers, played

SCRIPT = (0, 1, 1, 5, 2, 0, 0, 2, 1, 1, 1, 3, 0, 2, 1, 7, 1, 1, 1, 0)


def scored(_game: Whispers, before: Any, after: Any) -> bool:
    return before.points != after.points


def test_a_seat_takes_the_lead_when_it_alone_has_the_most() -> None:
    assert took_lead((0, 0), (0, 1))
    assert took_lead((1, 0), (1, 2)), "from another"
    assert not took_lead((0, 1), (0, 2)), "it had it already"
    assert not took_lead((0, 1), (1, 1)), "nobody alone"


def test_a_turning_point_is_told_by_the_best_event_that_the_reader_saw() -> None:
    game = Whispers(rounds=3)
    match = played(game, SCRIPT)
    assert match.payoffs is not None
    guesses = [version for version, event in enumerate(match.log, 1) if type(event.what) is Guessed]
    talks = [version for version, event in enumerate(match.log, 1) if type(event.what) is Talked]
    assert talks
    told = SimpleNamespace(TELLING=(Guessed, Talked, Hinted), turned=scored)
    turned = turning_points(told, game, match.steps, lambda event: event.what)
    assert turned and set(turned) <= set(guesses)
    assert turning_points(told, game, match.steps, lambda _: None) == [], "nothing that the reader was not told"
    spoken = SimpleNamespace(TELLING=(Talked,), turned=scored)
    assert turning_points(spoken, game, match.steps, lambda event: event.what)[-1] in talks, "the latest before it"
    nothing = SimpleNamespace(TELLING=(Guessed,), turned=lambda *_: False)
    assert turning_points(nothing, game, match.steps, lambda event: event.what) == []


def test_of_many_turning_points_the_latest_are_listed() -> None:
    game = Whispers(rounds=9)
    match = played(game, (1,) * 60)
    every = SimpleNamespace(TELLING=tuple({type(event.what) for event in match.log}), turned=lambda *_: True)
    found = turning_points(every, game, match.steps, lambda event: event.what)
    assert len(found) == MOST and found == sorted(set(found)) and found[-1] == match.version
