"""Tests of why a move of POK is not possible."""

from __future__ import annotations

from poktail.core.game import Observation
from poktail.games.pok import coach
from poktail.games.pok.rules import Pok, Show, Symbol
from poktail.games.pok.tests.table import position


def test_a_counter_that_is_gone_cannot_be_shown() -> None:
    """POK-4: only one of the counters still held."""
    game, state = Pok(seats=3), position("202 222 222", "1disc/blank/blank")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.why_not(seen, [Show(Symbol.SQUARE)]) == coach.NoneLeft(Symbol.SQUARE)
    assert coach.why_not(seen, [Show(Symbol.DISC)]) is None
    watching = Observation(game, None, game.view(state, None), (), ())
    assert coach.why_not(watching, [Show(Symbol.SQUARE)]) is None
