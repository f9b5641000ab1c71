"""Says why a move of POK is not possible, and what speaks for one, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import cast

from poktail.core.game import Observation, Seat
from poktail.games.pok.rules import SYMBOLS, Counts, Face, Pok, Show, Symbol, View, judge
from poktail.games.pok.rules_rounds import revealed_rounds


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


@dataclass(frozen=True, slots=True)
class SurelyGoes:
    """The counter goes whatever the others show; these seats have none like it left (POK-6, POK-7)."""

    seats: tuple[Seat, ...]
    clause: str


Reason = NoneLeft | OnlyCounter | GoesIfMet | GoesIfMissed | SurelyGoes


def why_not(observation: Observation, moves: Sequence[Show]) -> Reason | None:
    """Why the last of these moves cannot be made; None if nothing is known against it."""
    view: View = observation.view
    symbol = moves[-1].symbol
    if view.hand is None or view.hand[SYMBOLS.index(symbol)]:
        return None
    return NoneLeft(symbol)


def explain(observation: Observation, moves: Sequence[Show]) -> Reason | None:
    """What speaks for a counter: that it is sure to go, when it goes, or that there is no choice."""
    view: View = observation.view
    symbol = moves[0].symbol
    if len(observation.legal) == 1:
        return OnlyCounter()
    goals = tuple(face for face in view.throw.faces if face.symbol is symbol) if view.throw else ()
    others = _others(observation)
    if _surely_goes(view, symbol, others):
        without = tuple(seat for seat, hand in others.items() if not hand[SYMBOLS.index(symbol)])
        return SurelyGoes(without, "POK-6" if goals else "POK-7")
    return GoesIfMet(goals) if goals else GoesIfMissed()


def _others(observation: Observation) -> dict[Seat, Counts]:
    """What the other seats hold, from what everybody has seen them hand over (POK-9)."""
    game, view = cast(Pok, observation.game), cast(View, observation.view)
    hands = [list(hand) for hand in view.counters or game.start().hands]
    for played in revealed_rounds(() if view.counters else observation.events):
        for seat, symbol in played.lost.items():
            hands[seat][SYMBOLS.index(symbol)] -= 1
    return {seat: (hand[0], hand[1], hand[2]) for seat, hand in enumerate(hands) if seat != observation.seat}


def _surely_goes(view: View, symbol: Symbol, others: dict[Seat, Counts]) -> bool:
    """Whether this counter is handed over whatever the others show of what they hold."""
    held = ([each for each, count in zip(SYMBOLS, hand, strict=True) if count] for hand in others.values())
    thrown = view.throw
    return thrown is not None and all(0 in judge(thrown, (symbol, *shown))[0] for shown in product(*held))
