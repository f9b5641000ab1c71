"""The level `nash`: plays for the points of this hand alone, from the solved table; for the arena only."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from poktail.core.errors import BadOptions
from poktail.core.game import Observation
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import Abandon, Continue, Cross, Move, View
from poktail.games.pok_n_roll.solve import Table, load, shipped
from poktail.games.pok_n_roll.solve_model import spot


def decide(observation: Observation, rng: Random) -> Move:
    """Go on with the odds of the equilibrium, else cross the row with the most points; BadOptions without a table."""
    view, game = observation.view, observation.game
    assert isinstance(view, View)
    assert isinstance(game, PokNRoll)
    table = table_of(game)
    crosses = [move for move in observation.legal if isinstance(move, Cross)]
    best = max(crosses, key=lambda move: view.values[view.rows.index(move.row)], default=Abandon())
    if view.round == LAST_ROUND:
        return best
    return Continue() if rng.random() < table.odds(spot(table.model, view)) else best


@lru_cache(maxsize=8)
def table_of(game: PokNRoll) -> Table:
    """The table that comes with the program, read once."""
    file = shipped(game)
    if file is None:
        raise BadOptions(option="bots", want="regular regular-1")
    return load(game, file)[0]
