"""The turning points of a match of Pok'n Roll: somebody takes the lead."""

from __future__ import annotations

from poktail.core.moments import took_lead
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_values import Abandoned, Crossed, State, ThirdRoundWon

TELLING = (ThirdRoundWon, Crossed, Abandoned)


def turned(game: PokNRoll, before: State, after: State) -> bool:
    """Whether one seat has more points than all others and had not before."""
    return took_lead(_points(game, before), _points(game, after))


def _points(game: PokNRoll, state: State) -> tuple[int, ...]:
    return tuple(map(game.points, state.sheets))
