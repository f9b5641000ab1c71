"""How the levels play Pok'n Roll: how exactly they choose, and what each temper likes."""

from __future__ import annotations

from random import Random
from typing import cast

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.levels import Behaviour, Temper
from poktail.games.pok_n_roll.bot import value, worth
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import (
    Continue,
    Cross,
    CupClosed,
    CupRolled,
    HandBegan,
    Move,
    View,
    WhiteThrown,
)

LEVELS = {
    "beginner": Behaviour(slack=5.0, ahead=False),
    "casual": Behaviour(slack=1.5, ahead=False),
    "strong": Behaviour(slack=0.1, ahead=False),
}
DEAL = (HandBegan, CupRolled, CupClosed, WhiteThrown)


def estimates(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001 (nothing is random)
    """The bot's value of each move, in points of this hand."""
    view, game = cast(View, observation.view), cast(PokNRoll, observation.game)
    moves: tuple[Move, ...] = observation.legal
    if view.round == LAST_ROUND:
        values = [worth(view, move.row) if isinstance(move, Cross) else 0.0 for move in moves]
    else:
        values = [value(game, view, move) for move in moves]
    best = values.index(max(values))
    return tuple(Candidate(move, values[at], 0.0, float(at == best)) for at, move in enumerate(moves))


def likes(temper: Temper, observation: Observation, move: Move) -> bool:
    """Bold: going on. Careful: scoring now. Suspicious: one look at the next die, and then scoring."""
    view, goes_on = cast(View, observation.view), isinstance(move, Continue)
    return goes_on == (view.round == 1 if temper is Temper.SUSPICIOUS else temper is Temper.BOLD)
