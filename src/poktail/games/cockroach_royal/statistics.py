"""Counts for the statistics of a seat in a finished match of Cockroach Poker Royal."""

from __future__ import annotations

from poktail.core.game import Figure, Observation
from poktail.games.cockroach_royal.rules_cards import truth
from poktail.games.cockroach_royal.rules_values import Judged

FIGURES = ("bluffs-believed", "judged-right")


def figures(observation: Observation) -> tuple[Figure, ...]:
    """The seat's false claims, and how many were judged true; its own judgements, and how many were right (ROYAL-8)."""
    seat = observation.seat
    judged = [event.what for event in observation.events if isinstance(event.what, Judged)]
    bluffs = [what.verdict for what in judged if what.giver == seat and not truth(what.card, what.claim)]
    own = [what.right for what in judged if what.seat == seat]
    return Figure("bluffs-believed", sum(bluffs), len(bluffs)), Figure("judged-right", sum(own), len(own))
