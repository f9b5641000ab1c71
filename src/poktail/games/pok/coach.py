"""Says why a move of POK is not possible, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poktail.core.game import Observation
from poktail.games.pok.rules import SYMBOLS, Show, Symbol, View


@dataclass(frozen=True, slots=True)
class NoneLeft:
    """The seat has handed over all its counters of this symbol (POK-4)."""

    symbol: Symbol
    clause: str = "POK-4"


Reason = NoneLeft


def why_not(observation: Observation, moves: Sequence[Show]) -> Reason | None:
    """Why the last of these moves cannot be made; None if nothing is known against it."""
    view: View = observation.view
    symbol = moves[-1].symbol
    if view.hand is None or view.hand[SYMBOLS.index(symbol)]:
        return None
    return NoneLeft(symbol)
