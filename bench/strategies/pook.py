"""Strategies for Pook that know the expert's code: `python bench/bots.py pook --seats 2 --matches 200`.

They are given more playouts than the expert.
"""

from __future__ import annotations

from random import Random
from typing import Any

from poktail.bots.levels import Bot
from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.games.pook import engine_worlds as e
from poktail.games.pook.expert import PLAYOUTS, evaluate
from poktail.games.pook.expert_beliefs import WEIGHTS
from poktail.games.pook.rules_pieces import ALLIES, Choose, Face

MORE = 8
"""How many times the expert's playouts."""
HIDING = 0.01
"""How much of a win it gives up for one unit less of evidence for its own Banner."""


def looking_further(seen: Observation, rng: Random) -> Any:
    """The expert's search with more playouts, without chance at the root."""
    return max(evaluate(seen, rng, MORE * PLAYOUTS), key=lambda candidate: candidate.odds).move


def against_greed(seen: Observation, rng: Random) -> Any:
    """The same, but it assumes that rivals do not know its Banner and look no further than their next gain."""
    return max(evaluate(seen, rng, MORE * PLAYOUTS, greedy=True), key=lambda candidate: candidate.odds).move


def in_disguise(seen: Observation, rng: Random) -> Any:
    """Of moves that are about equally good, one that gives the expert less evidence for this seat's Banner."""
    banner = seen.view.banners[seen.seat] if seen.seat is not None else None
    allies = ALLIES[banner] if banner else ()

    def worth(candidate: Candidate) -> float:
        move, evidence = candidate.move, 0.0
        if isinstance(move, Choose) and move.face is Face.WARRIOR and move.card.faction in allies:
            evidence = WEIGHTS[e.LAID] + WEIGHTS[e.LAID_LEVELS] * move.card.level
        return candidate.value - candidate.error - HIDING * evidence

    return max(evaluate(seen, rng, MORE * PLAYOUTS), key=worth).move


STRATEGIES: dict[str, Bot] = {
    "looks further": looking_further,
    "reckons with greed": against_greed,
    "hides its Banner": in_disguise,
}
