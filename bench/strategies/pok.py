"""Simple strategies for POK, and two that know the expert's code."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from poktail.bots.levels import Bot, random_move
from poktail.core.game import Observation, Seat
from poktail.games.pok import bot, expert, regular_1
from poktail.games.pok.expert_stage import Stage, stage_of
from poktail.games.pok.rules import SYMBOLS

TEMPTING = 0.03
"""How much a move has to gain before the impostor gives itself away."""


def stage(seen: Observation) -> Stage:
    """The decision as the expert sees it."""
    _, frame, _ = expert.remembered(bot.rules_of(seen), seen)
    return stage_of(bot.rules_of(seen), frame, seen.view.throw, seen.view.idle)


def as_seen_by(seen: Observation, seat: Seat) -> Observation:
    """What another seat observes: everything is public to a perfect memory (POK-9)."""
    world = next(bot.worlds(seen, Random(0)))
    game = seen.game
    return Observation(game, seat, game.view(world, seat), game.legal(world, seat), seen.events)


def worths(seen: Observation) -> dict[Any, float]:
    """What each move is worth if all others are experts, whose odds this strategy computes with their own code."""
    mixes = []
    for seat in range(seen.game.seats):
        odds = {each.move.symbol: each.odds for each in expert.evaluate(as_seen_by(seen, seat), Random(0))}
        mixes.append(np.array([odds.get(symbol, 0.0) for symbol in SYMBOLS]))
    worth = stage(seen).worth(seen.seat or 0, mixes)
    return {move: float(worth[SYMBOLS.index(move.symbol)]) for move in seen.legal}


def knows(seen: Observation, _rng: Random) -> Any:
    """Takes everybody else for an expert and plays the best response to their odds."""
    worth = worths(seen)
    return max(worth, key=lambda move: worth[move])


def impostor(seen: Observation, rng: Random) -> Any:
    """Plays like `regular-1` so that experts lean, but takes the best move whenever that gains enough."""
    worth = worths(seen)
    best, usual = max(worth, key=lambda move: worth[move]), regular_1.decide(seen, rng)
    return best if worth[best] - worth[usual] > TEMPTING else usual


def stubborn(seen: Observation, _rng: Random) -> Any:
    """Shows the same symbol as long as it has one."""
    return seen.legal[0]


STRATEGIES: dict[str, Bot] = {
    "random": random_move,
    "same symbol": stubborn,
    "regular-1": regular_1.decide,
    "knows the expert": knows,
    "feigns regular-1": impostor,
}
