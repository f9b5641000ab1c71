"""Counts for the statistics of a seat in a finished match of POK."""

from __future__ import annotations

from poktail.core.game import Figure, Observation
from poktail.games.pok.rules import HandedOver, Revealed, Rolled, Symbol

FIGURES = ("counters-handed", "off-dice")


def figures(observation: Observation) -> tuple[Figure, ...]:
    """Counters handed over, of those shown; and of those whose symbol was on no die (POK-7)."""
    seat, asked = observation.seat, set[Symbol | None]()
    rounds = handed = off = slipped = 0
    for what in (event.what for event in observation.events):
        if isinstance(what, Rolled):
            asked = {face.symbol for face in what.throw.faces}
        elif isinstance(what, Revealed):
            rounds += 1
            off += any(shown.seat == seat and shown.symbol not in asked for shown in what.hands)
        elif isinstance(what, HandedOver) and seat in what.seats:
            handed += 1
            slipped += what.clause == "POK-7"
    return Figure("counters-handed", handed, rounds), Figure("off-dice", slipped, off)
