"""The level `nash`: plays the solved game from a perfect memory of the counters; for the arena only."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from poktail.core.errors import BadOptions
from poktail.core.game import Observation
from poktail.games.pok.rules import SYMBOLS, Pok, Show, View
from poktail.games.pok.rules_rounds import revealed_rounds
from poktail.games.pok.solve import Table, another_round, load, mix, shipped
from poktail.games.pok.solve_arrays import Array
from poktail.games.pok.solve_model import Frame


def decide(observation: Observation, rng: Random) -> Show:
    """Choose a symbol with the odds of the equilibrium; BadOptions if there is no table for these options."""
    view, game, seat = observation.view, observation.game, observation.seat
    assert isinstance(view, View)
    assert isinstance(game, Pok)
    assert view.throw is not None
    assert seat is not None
    table = table_of(game)
    frame = remembered(table, observation)
    odds = odds_of(game, frame.state, frame.places[seat], frame.throw(table.model, view.throw), view.idle)
    moves: tuple[Show, ...] = observation.legal
    return rng.choices(moves, [odds[frame.symbols[SYMBOLS.index(move.symbol)]] for move in moves])[0]


def remembered(table: Table, observation: Observation) -> Frame:
    """Where the match stands, from what everybody saw (POK-9)."""
    frame = Frame.start(table.model)
    for played in revealed_rounds(observation.events):
        if played.handed:
            frame = frame.after(table.model, {seat: SYMBOLS.index(symbol) for seat, symbol in played.lost.items()})
    return frame


@lru_cache(maxsize=8)
def table_of(game: Pok) -> Table:
    """The table that comes with the program, read once."""
    file = shipped(game)
    if file is None:
        raise BadOptions(option="bots", want="regular regular-1")
    return load(game, file)


@lru_cache(maxsize=1 << 16)
def odds_of(game: Pok, state: int, place: int, throw: int, idle: int) -> tuple[float, ...]:
    """The odds of each symbol for the seat at this place, from solving the stage game again."""
    table = table_of(game)
    steady = idle + 1 <= game.idle_limit - table.depth[state]
    again = table.values[state] if steady else rounds_of(game, state)[idle + 1]
    return tuple(float(chance) for chance in mix(table, state, place, throw, again))


@lru_cache(maxsize=1 << 12)
def rounds_of(game: Pok, state: int) -> Array:
    """The values of a state after each number of idle rounds; they change as the limit comes near."""
    return another_round(table_of(game), state)
