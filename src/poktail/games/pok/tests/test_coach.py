"""Tests of why a move of POK is not possible, and of what speaks for one."""

from __future__ import annotations

from poktail.core.game import CHANCE, Observation
from poktail.core.match import Match
from poktail.games.pok import coach
from poktail.games.pok.rules import Face, Pok, Show, Symbol
from poktail.games.pok.tests.table import position


def test_a_counter_that_is_gone_cannot_be_shown() -> None:
    """POK-4: only one of the counters still held."""
    game, state = Pok(seats=3), position("202 222 222", "1disc/blank/blank")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.why_not(seen, [Show(Symbol.SQUARE)]) == coach.NoneLeft(Symbol.SQUARE)
    assert coach.why_not(seen, [Show(Symbol.DISC)]) is None
    watching = Observation(game, None, game.view(state, None), (), ())
    assert coach.why_not(watching, [Show(Symbol.SQUARE)]) is None


def test_what_speaks_for_a_counter() -> None:
    """POK-4, POK-6, POK-7: the goals it may meet, that it is on no die, or that there is no other."""
    game, state = Pok(seats=3), position("202 200 222", "1disc/2disc/blank")

    def explain(seat: int, symbol: Symbol) -> object:
        seen = Observation(game, seat, game.view(state, seat), game.legal(state, seat), ())
        return coach.explain(seen, [Show(symbol)])

    assert explain(0, Symbol.DISC) == coach.GoesIfMet((Face(1, Symbol.DISC), Face(2, Symbol.DISC)))
    assert explain(0, Symbol.TRIANGLE) == coach.GoesIfMissed()
    assert explain(1, Symbol.DISC) == coach.OnlyCounter()


def test_a_counter_that_goes_for_sure() -> None:
    """POK-6, POK-7: two others have no square left, so exactly one is shown; or nobody can meet a goal."""
    game, state = Pok(seats=3, open_counters=True), position("222 202 202", "1square/blank/blank")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.explain(seen, [Show(Symbol.SQUARE)]) == coach.SurelyGoes((1, 2), "POK-6")
    assert coach.explain(seen, [Show(Symbol.DISC)]) == coach.GoesIfMissed()
    state = position("222 202 222", "1square/blank/blank")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.explain(seen, [Show(Symbol.SQUARE)]) == coach.GoesIfMet((Face(1, Symbol.SQUARE),))
    state = position("222 220 200", "3triangle/1disc/3disc")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.explain(seen, [Show(Symbol.SQUARE)]) == coach.GoesIfMissed()
    state = position("022 200 200", "3triangle/3disc/blank")
    seen = Observation(game, 0, game.view(state, 0), game.legal(state, 0), ())
    assert coach.explain(seen, [Show(Symbol.SQUARE)]) == coach.SurelyGoes((1, 2), "POK-7")


def test_what_others_hold_is_known_from_what_they_handed_over() -> None:
    """POK-9: without open counters, the events tell it."""
    match = Match(Pok(seats=3, counters=1, goal=2, dice=("1square", "2square")))
    (throw, _), *_ = match.turn.outcomes  # type: ignore[union-attr]
    match.step({CHANCE: throw})
    assert coach.explain(match.observation(0), [Show(Symbol.SQUARE)]) != coach.SurelyGoes((1, 2), "POK-6")
    match.step({0: Show(Symbol.DISC), 1: Show(Symbol.SQUARE), 2: Show(Symbol.SQUARE)})
    match.step({CHANCE: throw})
    assert coach.explain(match.observation(0), [Show(Symbol.SQUARE)]) == coach.SurelyGoes((1, 2), "POK-6")
