"""Explains the game to a person from their seat's observation: why a move is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poktail.core.errors import IllegalMove, NotYourTurn
from poktail.core.game import Observation
from poktail.core.registry import find


def why_not(observation: Observation, moves: Sequence[Any]) -> Any:
    """The game's reason why the last of these moves cannot follow the others; None if it is legal now.

    A board composes a turn of several moves before it sends any: those composed so far come first. Without a reason of
    the game it raises NotYourTurn or IllegalMove.
    """
    seat, legal = observation.seat, observation.legal
    if not legal:
        raise NotYourTurn(seat=seat)
    if len(moves) == 1 and moves[0] in legal:
        return None
    entry = find(observation.game.id)
    reason = entry.layer("coach").why_not(observation, moves) if entry.has("coach") else None
    if reason is None:
        raise IllegalMove(seat=seat, move=str(moves[-1])[:80])
    return reason
