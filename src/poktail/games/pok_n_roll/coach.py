"""Says why a move of Pok'n Roll is not possible, from what its seat sees."""

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


Reason = NotFormed | RowFirst | NoFourthRound


def why_not(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """Why the last of these moves cannot be made; None if nothing is known against it."""
    view: View = observation.view
    asked = moves[-1]
    if isinstance(asked, Cross) and all(found.row is not asked.row for found in view.formed):
        return NotFormed(asked.row)
    if isinstance(asked, Abandon) and view.formed:
        return RowFirst()
    return NoFourthRound() if isinstance(asked, Continue) and view.round == LAST_ROUND else None
