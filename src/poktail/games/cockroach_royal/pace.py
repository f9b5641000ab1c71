"""Which decisions of Cockroach Poker Royal take longer than others, from public facts alone."""

from __future__ import annotations

from poktail.core.decisions import Kind
from poktail.core.game import Seat
from poktail.games.cockroach_royal.rules_values import Phase, View


def kind(view: View, seat: Seat) -> Kind:
    """A claim is judged (ROYAL-6), or the last card of a hand begins a round (ROYAL-5)."""
    if view.phase is Phase.JUDGE:
        return Kind.JUDGEMENT
    return Kind.FORCED if view.phase is Phase.PICK and view.hand_sizes[seat] == 1 else Kind.CHOICE
