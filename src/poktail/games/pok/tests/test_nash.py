"""The level `nash`: a perfect memory of public events, and the odds of the solved game."""

from __future__ import annotations

from random import Random

import pytest

from poktail.bots.series import play_out
from poktail.core.errors import BadOptions
from poktail.core.match import Match
from poktail.games.pok.nash import decide, odds_of, remembered, table_of
from poktail.games.pok.rules import Pok


def test_it_remembers_every_hand_from_public_events() -> None:
    """POK-9: also with counters that are not open."""
    game = Pok(seats=4)
    model = table_of(game).model
    match = play_out(game, [lambda seen, rng: rng.choice(seen.legal)] * 4, Random("memory"))
    again = Match(game)
    for step in match.steps[:-1]:
        again.step(step)
        if again.waiting:
            for seat in range(4):
                frame = remembered(table_of(game), again.observation(seat))
                rows = [model.counts[model.states[frame.state][place]] for place in frame.places]
                hands = [tuple(int(row[name]) for name in frame.symbols) for row in rows]
                assert hands == list(again.state.hands)


def test_it_shows_only_what_it_holds_and_mixes() -> None:
    """POK-4: the odds of the first throw add up to 1, and equal observations give equal odds."""
    game = Pok(seats=3)
    start = table_of(game).model.start
    for throw in (0, 17, 47):
        odds = odds_of(game, start, 0, throw, 0)
        assert sum(odds) == pytest.approx(1)
        assert min(odds) >= 0
        assert odds == odds_of(game, start, 2, throw, 0)  # equal hands


def test_it_plays_only_what_is_solved() -> None:
    match = Match(Pok(seats=7), lambda _step, turn: turn.outcomes[0][0])
    with pytest.raises(BadOptions):
        decide(match.observation(0), Random(1))
