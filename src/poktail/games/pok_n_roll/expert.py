"""The strong player: goes for the win, not for points, from what a hand does to everybody's chances.

It needs NumPy (the extra `solve`); without it, it plays like the regular bot and values moves roughly.
"""

from __future__ import annotations

from importlib.util import find_spec
from math import exp
from random import Random
from typing import cast

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.games.pok_n_roll.bot import value, worth
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import Cross, Move, View

CLOSE = 0.002
"""How much of the pot two moves may differ and still be played about equally often."""
POINTS, LAST_POINTS = 10.0, 1.0
"""Without NumPy: how many points make a seat e times as likely to win, in the middle of a match and in its last hand."""


def decide(observation: Observation, rng: Random) -> Move:
    """Choose a move."""
    moves: tuple[Move, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    odds = [candidate.odds for candidate in evaluate(observation, rng)]
    return rng.choices(moves, odds)[0]


def evaluate(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001  # the same every time
    """What every legal move is worth, in their order.

    The error counts how few hands are imagined, not how wrong the value of the sheets may be.
    """
    if find_spec("numpy") is None:
        return candidates({move: (share, 0.0) for move, share in rough(observation).items()})
    from poktail.games.pok_n_roll.expert_search import worths  # noqa: PLC0415  # an extra

    return candidates({move: (found.value, found.error) for move, found in worths(observation).items()})


def candidates(found: dict[Move, tuple[float, float]]) -> tuple[Candidate, ...]:
    """The moves with their values, errors, and odds: the best one, or one that is nearly as good."""
    best = max(share for share, _ in found.values())
    weights = {move: exp((share - best) / CLOSE) for move, (share, _) in found.items()}
    whole = sum(weights.values())
    return tuple(Candidate(move, share, error, weights[move] / whole) for move, (share, error) in found.items())


def rough(observation: Observation) -> dict[Move, float]:
    """The regular bot's points as shares of the pot, as if the best placed seats were the likeliest winners."""
    view, game = cast(View, observation.view), cast(PokNRoll, observation.game)
    assert view.seat is not None
    scale = LAST_POINTS if view.final or view.hand == view.hands else POINTS
    others = [points for seat, points in enumerate(view.points) if seat != view.seat]
    found = dict[Move, float]()
    for move in observation.legal:
        last = view.round == LAST_ROUND and isinstance(move, Cross)
        gain = worth(view, move.row) if last else value(game, view, move)
        found[move] = 1 / (1 + sum(exp((points - view.points[view.seat] - gain) / scale) for points in others))
    return found
