"""Estimates every seat's chance of losing from what lies on the table, and how a taken card would change it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp
from typing import cast

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CARDS, SPECIALS, SPECIES_OF, Card, Claim, is_royal, truth
from poktail.games.cockroach_royal.rules_values import View

NEAR = (1.9, 0.75, 0.25)
"""The score of a species that needs one, two or three more cards to lose, if all its other cards are still hidden."""
PAYMENT = 0.35
"""The score of taking a Joker or Blank, for seats whose hands are not known."""
UNKNOWN_DRAW = 0.15
"""The score of drawing a card that nobody knows yet."""
STARTING = 0.1
"""The score of starting the next round."""


class Danger:
    """The scores of all seats; a seat's chance of losing is its share of the sum of exp(score)."""

    def __init__(self, observation: Observation) -> None:
        self.view = cast(View, observation.view)
        self.game = cast(CockroachRoyal, observation.game)
        self.me = self.view.seat
        self.lying: list[Counter[Claim]] = [Counter(SPECIES_OF[card] for card in cards) for cards in self.view.laid]
        seen: Counter[Claim] = Counter(SPECIES_OF[card] for cards in self.view.laid for card in cards)
        full = self.game.copies + 1
        self.hidden = {species: max(0.0, (full - seen[species]) / full) for species in self.view.species}
        self.scores = [self._score(lying) for lying in self.lying]
        self._taking: dict[tuple[Seat, Card], float] = {}

    def _score(self, lying: Counter[Claim]) -> float:
        """How close these cards are to losing; infinite if they lose."""
        score = 0.0
        for species, count in lying.items():
            missing = self.view.limit - count
            if missing <= 0:
                return float("inf")
            if missing <= len(NEAR):
                score += NEAR[missing - 1] * self.hidden[species]
        return score

    def after_laying(self, seat: Seat, cards: tuple[Card, ...]) -> float:
        """The score of a seat that lays these cards; the first Royal draws the top card (ROYAL-10)."""
        lying, queue, top, extra = self.lying[seat].copy(), list(cards), self.view.top, STARTING
        while queue:
            card = queue.pop(0)
            if card in SPECIALS:
                extra += PAYMENT
                continue
            lying[SPECIES_OF[card]] += 1
            if is_royal(card) and top is not None:
                queue.insert(0, top)
                top = None
            elif is_royal(card):
                extra += UNKNOWN_DRAW
        return self._score(lying) + extra

    def after_taking(self, seat: Seat, card: Card, claim: Claim | None = None) -> float:
        """The score of a seat that takes this card; with a claim, this seat's own payment is worked out."""
        if card in SPECIALS and seat == self.me and claim is not None:
            return self.cheapest(claim)[0]
        if (seat, card) not in self._taking:
            broke = self.view.hand_sizes[seat] == 0 and (card not in SPECIALS or self.view.stalled)
            self._taking[seat, card] = float("inf") if broke else self.after_laying(seat, (card,))
        return self._taking[seat, card]

    def losing(self, seat: Seat, taker: Seat, score: float) -> float:
        """The chance that `seat` loses if the taker's score becomes this one."""
        if score == float("inf"):
            return float(seat == taker)
        weight = exp(score)
        return (weight if seat == taker else self._weights[seat]) / (self._total - self._weights[taker] + weight)

    @cached_property
    def _weights(self) -> list[float]:
        return [exp(score) for score in self.scores]

    @cached_property
    def _total(self) -> float:
        return sum(self._weights)

    def cheapest(self, claim: Claim) -> tuple[float, tuple[Card, ...]]:
        """The payment from this hand with the lowest score (ROYAL-12); a card already picked stays picked."""
        assert self.me is not None
        hand = Counter(card for card in self.view.hand or () if card not in SPECIALS)
        kinds = [card for card in CARDS if hand[card]]
        firsts = kinds if self.view.picked is None else [self.view.picked]
        plans: list[tuple[Card, ...]] = [(card,) for card in firsts if truth(card, claim) or hand.total() == 1]
        plans += [(a, b) for a in firsts for b in kinds if a != b or hand[a] > 1]
        return min(((self.after_laying(self.me, plan), plan) for plan in plans), default=(PAYMENT, ()))
