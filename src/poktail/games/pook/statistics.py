"""Counts for the statistics of a seat in a finished match of Pook."""

from __future__ import annotations

from poktail.core.game import Figure, Observation
from poktail.games.pook.rules_events import PicksTurned, PiggySwapped, PurseLaid, TurnedUp, WarriorLaid
from poktail.games.pook.rules_pieces import ALLIES, Card
from poktail.games.pook.rules_state import View

FIGURES = ("points", "allies-found", "piggy-moved")


def figures(observation: Observation) -> tuple[Figure, ...]:
    """The seat's points; Purses it turned up, and how many hid an ally; its turns, and in how many Piggy moved."""
    seat, view = observation.seat, observation.view
    assert isinstance(view, View)
    assert seat is not None
    banner = view.banners[seat]
    assert banner is not None
    turned, turns, swaps = list[Card](), 0, 0
    for what in (event.what for event in observation.events):
        if isinstance(what, TurnedUp) and what.seat == seat:
            turned.append(what.card)
        elif isinstance(what, PicksTurned):
            turned += [pick.card for pick in what.picks if pick.seat == seat]
        elif isinstance(what, WarriorLaid | PurseLaid) and what.seat == seat:
            turns += 1
        elif isinstance(what, PiggySwapped) and what.seat == seat:
            swaps += 1
    found = sum(card.faction in ALLIES[banner] for card in turned)
    return (
        Figure("points", view.scores[seat]),
        Figure("allies-found", found, len(turned)),
        Figure("piggy-moved", swaps, turns),
    )
