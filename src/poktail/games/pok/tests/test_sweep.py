"""Plays two hundred thousand random matches of POK."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from poktail.bots.series import play_at_random
from poktail.games.pok.rules import Drawn, HandedOver, Pok, Won


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 8))
def test_forty_thousand_matches_end_conserve_counters_and_have_one_winner_or_a_draw(seats: int) -> None:
    """POK-6, POK-11, POK-12: what was handed over and what is held make six, for each seat, to the end."""
    game, rng, ends = Pok(seats=seats), Random(seats), Counter[str]()
    for _ in range(40_000):
        match = play_at_random(game, rng)
        handovers = [event.what for event in match.log if isinstance(event.what, HandedOver)]
        handed = Counter(seat for handover in handovers for seat in handover.seats)
        assert all(handed[seat] + sum(match.state.hands[seat]) == 6 for seat in range(seats))
        end = match.log[-1].what
        assert isinstance(end, Won | Drawn)
        ends[end.clause] += 1
        assert match.payoffs is not None
        if isinstance(end, Won):
            assert match.payoffs.count(game.stake * (seats - 1)) == 1
            assert match.payoffs.count(-game.stake) == seats - 1
        else:
            assert match.payoffs.count(max(match.payoffs)) == len(end.seats) > 1
    assert ends.total() == 40_000
    assert set(ends) <= {"POK-11", "POK-12", "POK-13", "POK-14"}
