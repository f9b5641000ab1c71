"""Evaluates a seat's legal moves from its observation: exactly, with the game's expert, or by playing on many times."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from math import hypot, sqrt
from random import Random
from typing import Any

from poktail.bots.levels import expert_of
from poktail.bots.play_out import PlayOut
from poktail.bots.series import play_at_random
from poktail.core import codec
from poktail.core.errors import BadOptions, IllegalMove, NotYourTurn
from poktail.core.evaluation import Z_95, Candidate
from poktail.core.game import Observation
from poktail.core.registry import Entry, find

EFFORT = 4000
"""How many decisions of bots an estimate may take, where a game has no expert that evaluates its moves."""
DEPTH = 60
"""How many decisions of bots a play-out takes; what comes after them is random."""
TRIES = 16
"""How often the bot is asked to find out how likely each of its moves is."""
NEGLIGIBLE = 0.002
"""A difference between shares that is too small to matter."""
MATCHES = 20
"""How many random matches are played to find out how many seats win together."""
LATEST = 100
"""How many of the latest events are in a seed."""


class Method(StrEnum):
    """How values were found: worked out exactly, judged by the game's expert, or estimated by playing on many times."""

    EXACT = "exact"
    SEARCH = "search"
    SAMPLED = "sampled"


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What may be expected of each legal move, in the order of the legal moves."""

    method: Method
    candidates: tuple[Candidate, ...]

    @property
    def top(self) -> Candidate:
        """The move with the highest value."""
        return max(self.candidates, key=lambda one: one.value)

    @property
    def best(self) -> Candidate:
        """The move to advise: of those that may well be the best, the one that the bot makes most often."""
        top = self.top
        close = [one for one in self.candidates if top.value - one.value <= margin(top, one)]
        return max(close, key=lambda one: (one.odds, one.value))

    @property
    def expected(self) -> float:
        """The value of the position if the bot decides."""
        return sum(one.odds * one.value for one in self.candidates)

    def of(self, move: Any) -> Candidate:
        """What may be expected of this move."""
        return next(one for one in self.candidates if one.move == move)

    def scaled(self, most: float) -> Evaluation:
        """The same with this share of the pot as 1."""
        parts = (replace(one, value=one.value / most, error=one.error / most) for one in self.candidates)
        return Evaluation(self.method, tuple(parts))


def margin(one: Candidate, other: Candidate) -> float:
    """By how much two values may differ although the moves are equally good.

    >>> round(margin(Candidate("a", 0.5, 0.03, 0.5), Candidate("b", 0.4, 0.04, 0.5)), 3)
    0.052
    """
    return hypot(one.error, other.error) + NEGLIGIBLE


def seed_of(seen: Observation) -> str:
    """The seed of all that a coach leaves to chance: the same for equal observations.

    Only the latest events count: with all of them, reviewing a match would take the square of its length.
    """
    told = [codec.to_json(event.what) for event in seen.events[-LATEST:]]
    game = [seen.game.id, codec.options_of(seen.game)]
    return codec.dump_json([game, seen.seat, codec.to_json(seen.view), [str(move) for move in seen.legal], told])


def evaluate(seen: Observation, effort: int = EFFORT) -> Evaluation:
    """What this seat may expect of each of its legal moves; or NotYourTurn.

    A game's `expert.py` says so. Without one, bots play on from positions that the seat cannot tell apart.
    """
    if not seen.legal:
        raise NotYourTurn(seat=seen.seat)
    entry, rng = find(seen.game.id), Random(seed_of(seen))
    return _of_expert(entry, seen, rng) or Evaluation(Method.SAMPLED, sampled(entry, seen, rng, effort))


def _of_expert(entry: Entry, seen: Observation, rng: Random) -> Evaluation | None:
    """What the game's expert expects; None if there is none, or none for these options, or an extra is missing."""
    expert = expert_of(entry)
    if expert is None or not hasattr(expert, "evaluate"):
        return None
    if hasattr(expert, "can_judge") and not expert.can_judge(seen.game):
        return None
    try:
        found: tuple[Candidate, ...] = expert.evaluate(seen, rng)
    except (BadOptions, ModuleNotFoundError):
        return None
    exact = hasattr(expert, "is_exact") and expert.is_exact(seen.game) and not any(one.error for one in found)
    return Evaluation(Method.EXACT if exact else Method.SEARCH, found)


def sampled(entry: Entry, seen: Observation, rng: Random, effort: int) -> tuple[Candidate, ...]:
    """Estimate values: every move is played out in the same positions with the same random numbers.

    A draft that has no `worlds` gets a fair share for every move, and an interval that says that nothing is known.
    """
    layer, legal = entry.layer("bot"), seen.legal
    made = Counter(layer.decide(seen, Random(rng.getrandbits(64))) for _ in range(TRIES))
    wrong = next((move for move in made if move not in legal), None)
    if wrong is not None:
        raise IllegalMove(seat=seen.seat, move=str(wrong)[:80])
    shares: list[list[float]] = [[] for _ in legal]
    if hasattr(layer, "worlds"):
        play = PlayOut(layer.decide, seen, min(DEPTH, effort))
        for world in layer.worlds(seen, rng):
            salt = rng.getrandbits(64)
            for move, found in zip(legal, shares, strict=True):
                found.append(play.share(world, move, salt))
            if play.decisions >= effort:
                break
    odds, whole = [made[move] / TRIES for move in legal], most(seen.game)
    values = [_mean(found, whole) if found else (1 / seen.game.seats, whole) for found in shares]
    return tuple(Candidate(move, *value, part) for move, value, part in zip(legal, values, odds, strict=True))


def _mean(shares: list[float], whole: float) -> tuple[float, float]:
    """The mean of shares, of which `whole` is the largest that there is, and half of its 95 % interval.

    Two wins and two losses are added for the interval (Agresti and Coull): a few equal results do not make it certain.
    """
    n = len(shares)
    middle = (sum(shares) / whole + 2) / (n + 4)
    return sum(shares) / n, whole * Z_95 * sqrt(middle * (1 - middle) / (n + 4))


def most(game: Any) -> float:
    """The largest share of the pot that a seat can have: less than 1 in a game in which seats always win together."""
    return _most(game)


@lru_cache(maxsize=256)
def _most(game: Any) -> float:
    found, rng = 0.0, Random(0)
    for _ in range(MATCHES):
        payoffs = play_at_random(game, rng).payoffs
        assert payoffs is not None
        winners = payoffs.count(max(payoffs))
        if winners < game.seats:  # a draw between all says nothing
            found = max(found, 1 / winners)
        if found == 1:
            break
    return found or 1.0
