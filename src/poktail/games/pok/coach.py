"""Says why a move of POK is not possible, and what speaks for one, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poktail.core.game import Observation
from poktail.games.pok.rules import SYMBOLS, Face, Show, Symbol, View


@dataclass(frozen=True, slots=True)
class NoneLeft:
    """The seat has handed over all its counters of this symbol (POK-4)."""

    symbol: Symbol
    clause: str = "POK-4"


@dataclass(frozen=True, slots=True)
class OnlyCounter:
    """There is no other counter to choose (POK-4)."""

    clause: str = "POK-4"


@dataclass(frozen=True, slots=True)
class GoesIfMet:
    """The counter goes if one of these goals is met (POK-6)."""

    goals: tuple[Face, ...]
    clause: str = "POK-6"


@dataclass(frozen=True, slots=True)
class GoesIfMissed:
    """The counter is on no die, so it goes if no goal is met (POK-7)."""

    clause: str = "POK-7"


Reason = NoneLeft | OnlyCounter | GoesIfMet | GoesIfMissed


def why_not(observation: Observation, moves: Sequence[Show]) -> Reason | None:
    """Why the last of these moves cannot be made; None if nothing is known against it."""
    view: View = observation.view
    symbol = moves[-1].symbol
    if view.hand is None or view.hand[SYMBOLS.index(symbol)]:
        return None
    return NoneLeft(symbol)


def explain(observation: Observation, moves: Sequence[Show]) -> Reason | None:
    """What speaks for the counter that a bot would show: a fact about the throw, or that there is no choice."""
    view: View = observation.view
    symbol = moves[0].symbol
    if len(observation.legal) == 1:
        return OnlyCounter()
    goals = tuple(face for face in view.throw.faces if face.symbol is symbol) if view.throw else ()
    return GoesIfMet(goals) if goals else GoesIfMissed()
