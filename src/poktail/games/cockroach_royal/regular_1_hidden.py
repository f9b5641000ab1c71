"""What `regular-1` makes of the cards it cannot see; never changed again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from poktail.core.game import Seat, SeatEvent
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import (
    SPECIALS,
    TRUE_OF,
    Card,
    Claim,
)
from poktail.games.cockroach_royal.rules_values import (
    PaidNothing,
    PaymentNamed,
    Phase,
    Trail,
    View,
)

HONESTY = 0.5
"""The assumed share of true claims of a giver about whom nothing is known."""


def emptied(events: Iterable[SeatEvent]) -> frozenset[Seat]:
    """The seats that paid all they had: from then on those hands contain only special cards (ROYAL-13)."""
    return frozenset(
        event.what.seat
        for event in events
        if isinstance(event.what, PaidNothing)
        or (isinstance(event.what, PaymentNamed) and event.what.clause == "ROYAL-13")
    )


class Hidden:
    """The cards a seat cannot locate, and what it knows about hidden places."""

    def __init__(self, view: View, game: CockroachRoyal, poor: frozenset[Seat]) -> None:
        self.view = view
        self.sizes = view.hand_sizes
        self.unseen = unseen(view, game)
        trail = view.trail
        self.giver = trail.givers[0] if trail is not None and view.card is None else None
        """The seat whose card is under way, if this seat has not looked at the card."""
        self.placed: dict[Seat, list[Card]] = {seat: [] for seat in range(game.seats) if seat != view.seat}
        for special in view.specials:
            if special.seat != view.seat and special.card != view.card:
                self.placed[special.seat].append(special.card)
        for seat in poor - {view.seat}:
            self._only_specials(seat)
        if view.bill is not None and view.actor != view.seat and view.actor is not None:
            self.placed[view.actor] += view.bill.named
        self.rest = self.unseen.copy()
        self.rest.subtract(card for cards in self.placed.values() for card in cards)

    def _only_specials(self, seat: Seat) -> None:
        """Fill a hand that has only special cards, some of which nobody saw going there."""
        known = self.placed[seat]
        elsewhere = {card for cards in self.placed.values() for card in cards}
        missing = self.sizes[seat] + (seat == self.giver) - len(known)
        known += [card for card in SPECIALS if self.unseen[card] and card not in elsewhere][: max(0, missing)]

    def chances(self) -> dict[Card, float]:
        """The weight of each card under way, before any claim: a uniformly random card of the starter's hand."""
        assert self.giver is not None
        known, places = self.placed[self.giver], self.sizes[self.giver] + 1
        total = self.rest.total()
        weights = dict.fromkeys(known, 1.0)
        if total and places > len(known):
            share = (places - len(known)) / total
            weights |= {card: share * count for card, count in self.rest.items() if count}
        return weights

    def under_way(self, rng: Random) -> Card:
        """A random card that may be under way, given the claims about it."""
        trail = self.view.trail
        assert trail is not None
        species = len(self.view.species)
        weights = {
            card: chance * spoken(card, trail, dict.fromkeys(trail.givers, HONESTY), species)
            for card, chance in self.chances().items()
        }
        return rng.choices(list(weights), list(weights.values()))[0]

    def deal(self, card: Card | None, rng: Random) -> tuple[list[list[Card]], list[Card]]:
        """Random hands and the cards left in the bag, uniformly over everything unknown."""
        seats = range(len(self.sizes))
        hands = [list(self.view.hand or ()) if seat == self.view.seat else list(self.placed[seat]) for seat in seats]
        rest = self.rest.copy()
        if self.giver is not None and card is not None:
            if card in hands[self.giver]:
                hands[self.giver].remove(card)
            else:
                rest[card] -= 1
        loose = list(rest.elements())
        while True:
            rng.shuffle(loose)
            dealt, start = [], 0
            for hand, size in zip(hands, self.sizes, strict=True):
                end = start + size - len(hand)
                dealt.append(hand + loose[start:end])
                start = end
            if self._can_pay(dealt):
                return dealt, loose[start:]

    def _can_pay(self, hands: list[list[Card]]) -> bool:
        """Whether a seat that has to pay has something to pay with (ROYAL-13)."""
        if self.view.phase not in (Phase.PAY, Phase.PAY_MORE):
            return True
        assert self.view.actor is not None
        return any(card not in SPECIALS for card in hands[self.view.actor])


def unseen(view: View, game: CockroachRoyal) -> Counter[Card]:
    """All cards except those the seat has seen: its hand, the open cards, and cards it has looked at."""
    left = Counter(dict(game.start().deck.items))
    left.subtract(view.hand or ())
    for cards in view.laid:
        left.subtract(cards)
    left.subtract(card for card in (view.top, view.card) if card is not None)
    return left


def spoken(card: Card, trail: Trail, honesty: dict[Seat, float], species: int) -> float:
    """The probability of all claims made, if this were the card and each giver were honest this often."""
    likely = 1.0
    for seat, claim in zip(trail.givers, trail.claims, strict=False):
        likely *= said(card, claim, honesty[seat], species)
    return likely


def said(card: Card, claim: Claim, honesty: float, species: int) -> float:
    """The probability that a giver of this honesty makes this claim about this card."""
    true = TRUE_OF[card]
    fitting = species if card is Card.JOKER else len(true)
    lies = species + 1 - fitting
    if not lies:
        honesty = 1.0
    if not fitting:
        honesty = 0.0
    return honesty / fitting if claim in true else (1 - honesty) / lies
