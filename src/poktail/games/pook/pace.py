"""Which decisions of Pook take longer than others, from public facts alone."""

from __future__ import annotations

from poktail.core.decisions import Kind
from poktail.core.game import Seat
from poktail.games.pook.rules_state import Phase, View


def kind(view: View, seat: Seat) -> Kind:
    """A Mage gives the last card of a hand (POOK-14), or the last Purse is picked in a tie (POOK-21)."""
    last = view.phase is Phase.GIVE and view.cards[seat] == 1
    only = view.phase is Phase.TIE and sum(not seen.up for seen in view.table) == 1
    return Kind.FORCED if last or only else Kind.CHOICE
