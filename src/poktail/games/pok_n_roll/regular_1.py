"""The level `regular-1`: the regular bot as it was when the levels were first measured; never changed again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import prod
from random import Random
from typing import cast

from poktail.core.game import Observation
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_dice import Faces, Row, roll
from poktail.games.pok_n_roll.rules_values import Abandon, Continue, Cross, Move, View

LEAVE = (0.3, 0.25)
"""The assumed probability that another seat abandons in rounds 1 and 2."""
CALM = 0.1
"""How far the value of going on may be misjudged at random, in points, so that close decisions vary."""
END = 3.0
"""What ending the match is worth in points to the leader, and costs everybody else."""


def decide(observation: Observation, rng: Random) -> Move:
    """Score the best row now, or go on if that is expected to gain more."""
    view, game = cast(View, observation.view), cast(PokNRoll, observation.game)
    crosses = [move for move in observation.legal if isinstance(move, Cross)]
    best = max(crosses, key=lambda move: worth(view, move.row), default=None)
    if view.round == LAST_ROUND:
        assert best is not None
        return best
    fold = best or Abandon()
    now, later = value(game, view, fold), value(game, view, Continue())
    return Continue() if later > now + rng.uniform(-CALM, CALM) else fold


def value(game: PokNRoll, view: View, move: Move) -> float:
    """The expected value of a move before round 3, in points."""
    if isinstance(move, Continue):
        return (prospects if view.round == 1 else showdown)(game, view, view.white, absences(view))
    points = worth(view, move.row) if isinstance(move, Cross) else 0.0
    return points + worth(view, Row.ABANDON) if view.round == 1 else points


def worth(view: View, row: Row) -> float:
    """The row's points; the leader prefers to fill it and end the match, the others do not (ROLL-15)."""
    assert view.seat is not None
    place = view.rows.index(row)
    points = view.values[place]
    if view.final or view.sheets[view.seat][place] + 1 < view.boxes:
        return points
    others = max(mark for seat, mark in enumerate(view.points) if seat != view.seat)
    return points + (END if view.points[view.seat] + points > others else -END)


def absences(view: View) -> tuple[float, ...]:
    """For every other seat still in (and Jörg, who never leaves), the probability that it is gone by round 3."""
    first, second = LEAVE
    gone = [0.0] if view.joerg_plays else []
    for seat, out in enumerate(view.out):
        if seat != view.seat and not out:
            asked = seat in view.pending
            stays = (1 - first if asked else 1) * (1 - second) if view.round == 1 else 1 - second if asked else 1
            gone.append(1 - stays)
    return tuple(gone)


def prospects(game: PokNRoll, view: View, white: Faces, gone: Sequence[float]) -> float:
    """The value of going on from round 1; round 2 has the same decision again."""
    assert view.cup is not None
    total = 0.0
    for die in range(1, game.faces + 1):
        more = (*white, die)
        rows = [found.row for found in game.formed(view.cup, more)]
        now = max((worth(view, row) for row in rows), default=0.0)
        total += max(now, showdown(game, view, more, gone))
    return total / game.faces


def showdown(game: PokNRoll, view: View, white: Faces, gone: Sequence[float]) -> float:
    """The expected value of round 3 over all remaining dice, against those who may still be in."""
    assert view.cup is not None
    third, total = worth(view, Row.THIRD), 0.0
    for die in range(1, game.faces + 1):
        full = tuple(sorted((*white, die)))
        row = game.formed(view.cup, full)[0].row
        worse, same = strengths(game, full)[view.rows.index(row)]
        alone = prod(away + (1 - away) * worse for away in gone)
        unbeaten = prod(away + (1 - away) * (worse + same) for away in gone)
        total += alone * third + unbeaten * worth(view, row)
    return total / game.faces


@lru_cache(maxsize=1 << 12)
def strengths(game: PokNRoll, white: Faces) -> tuple[tuple[float, float], ...]:
    """For every row: the probabilities that an unknown cup is worse than it, and equal to it, with these white dice."""
    counts = [0] * len(game.rows)
    for cup, ways in roll(game.own, game.faces):
        counts[game.rows.index(game.formed(cup, white)[0].row)] += ways
    total = sum(counts)
    return tuple((1 - up / total, n / total) for up, n in zip(accumulate(counts), counts, strict=True))
