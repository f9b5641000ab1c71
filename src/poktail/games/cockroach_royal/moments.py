"""The turning points of a match of Cockroach Poker Royal: somebody is one card from losing, and the loss."""

from __future__ import annotations

from collections import Counter

from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import SPECIES_OF
from poktail.games.cockroach_royal.rules_values import Judged, Laid, PaymentNamed, State

TELLING = (Judged, PaymentNamed, Laid)


def turned(game: CockroachRoyal, before: State, after: State) -> bool:
    """Whether the match is over, or one more card of a species would now make a seat lose that was safe before."""
    return after.table.lost is not None or len(_near(game, after)) > len(_near(game, before))


def _near(game: CockroachRoyal, state: State) -> list[int]:
    """The seats that lose with one more card of some species."""
    piles = [Counter(SPECIES_OF[card] for card in cards) for cards in state.table.laid]
    return [seat for seat, pile in enumerate(piles) if max(pile.values(), default=0) >= game.limit - 1]
