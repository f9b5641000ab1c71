"""The turning points of a match of POK: somebody takes the lead, and the round that ends the match."""

from __future__ import annotations

from poktail.core.moments import took_lead
from poktail.games.pok.rules import HandedOver, Pok, Revealed, State

TELLING = (HandedOver, Revealed)


def turned(_game: Pok, before: State, after: State) -> bool:
    """Whether the match is over, or one seat has fewer counters left than all others and had not before."""
    return after.payoffs is not None or took_lead(_ahead(before), _ahead(after))


def _ahead(state: State) -> tuple[int, ...]:
    return tuple(-sum(hand) for hand in state.hands)
