"""The level `expert`: plays for the win, not for points, by what a hand does to everybody's chances."""

from __future__ import annotations

from math import exp
from random import Random

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.games.pok_n_roll.expert_search import worths
from poktail.games.pok_n_roll.rules_values import Move

CLOSE = 0.002
"""A move that is worth this much of the pot less than another one is played e times less often."""


def decide(observation: Observation, rng: Random) -> Move:
    """Choose a move."""
    moves: tuple[Move, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    return rng.choices(moves, [candidate.odds for candidate in evaluate(observation, rng)])[0]


def evaluate(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001  # the same every time
    """What every legal move is worth, in their order."""
    found = worths(observation)
    best = max(worth.value for worth in found.values())
    weights = {move: exp((worth.value - best) / CLOSE) for move, worth in found.items()}
    whole = sum(weights.values())
    return tuple(Candidate(move, worth.value, worth.error, weights[move] / whole) for move, worth in found.items())
