"""The payments for a Joker or Blank that a hand allows (ROYAL-12, ROYAL-13)."""

from __future__ import annotations

from collections import Counter

from poktail.games.cockroach_royal.rules_cards import CARDS, SPECIALS, Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Answer, Move, Pay, View

Plan = tuple[Card, ...]
"""The cards of a payment in the order in which they are laid."""


def plans(view: View, claim: Claim) -> list[Plan]:
    """All payments from this hand; a card already picked stays picked. Empty if the hand has nothing to pay with."""
    hand = Counter(card for card in view.hand or () if card not in SPECIALS)
    kinds = [card for card in CARDS if hand[card]]
    firsts = kinds if view.picked is None else [view.picked]
    found: list[Plan] = [(card,) for card in firsts if truth(card, claim) or hand.total() == 1]
    return found + [(a, b) for a in firsts for b in kinds if a != b or hand[a] > 1]


def next_move(view: View, plan: Plan) -> Move:
    """The next move of a seat that pays so."""
    if view.picked is None:
        return Pay(plan[0])
    return Pay(plan[1]) if len(plan) > 1 else Answer.ENOUGH
