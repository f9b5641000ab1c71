"""Says why a move of Pok'n Roll is not possible, and what speaks for one, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poktail.core.game import Observation
from poktail.games.pok_n_roll.rules import LAST_ROUND
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import Abandon, Continue, Cross, Move, View


@dataclass(frozen=True, slots=True)
class NotFormed:
    """The seat's dice and the white dice do not form this row (ROLL-10)."""

    row: Row
    clause: str = "ROLL-2"


@dataclass(frozen=True, slots=True)
class RowFirst:
    """Dice that form a combination tick one of them when their seat folds (ROLL-10)."""

    clause: str = "ROLL-10"


@dataclass(frozen=True, slots=True)
class NoFourthRound:
    """After round 3 nobody can stay in; a combination is ticked (ROLL-8)."""

    clause: str = "ROLL-8"


@dataclass(frozen=True, slots=True)
class Certain:
    """These points are certain (ROLL-6, ROLL-7, ROLL-8)."""

    row: Row
    points: int
    clause: str = "ROLL-10"


@dataclass(frozen=True, slots=True)
class MayWin:
    """Round 3 brings the best combination these points more (ROLL-8)."""

    points: int
    clause: str = "ROLL-8"


@dataclass(frozen=True, slots=True)
class FoldScores:
    """A fold in round 1 brings these points without a combination (ROLL-12)."""

    points: int
    clause: str = "ROLL-12"


Reason = NotFormed | RowFirst | NoFourthRound | Certain | MayWin | FoldScores


def why_not(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """Why the last of these moves cannot be made; None if nothing is known against it."""
    view: View = observation.view
    asked = moves[-1]
    if isinstance(asked, Cross) and all(found.row is not asked.row for found in view.formed):
        return NotFormed(asked.row)
    if isinstance(asked, Abandon) and view.formed:
        return RowFirst()
    return NoFourthRound() if isinstance(asked, Continue) and view.round == LAST_ROUND else None


def explain(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """What speaks for a bot's decision: the points that are certain, or those that round 3 may bring."""
    view: View = observation.view
    worth = dict(zip(view.rows, view.values, strict=True))
    move = moves[0]
    fold = sum(worth[row] for row in view.fold_rows)
    if isinstance(move, Cross):
        return Certain(move.row, worth[move.row] + fold)
    if isinstance(move, Continue):
        return MayWin(worth[Row.THIRD])
    return FoldScores(fold) if fold else None
