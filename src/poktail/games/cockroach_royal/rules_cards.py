"""The cards of Cockroach Poker Royal, and which claims are true of them (ROYAL-1, ROYAL-9)."""

from __future__ import annotations

from enum import StrEnum


class Claim(StrEnum):
    """What may be claimed about a card: one of the seven species, or that it is a Royal (ROYAL-5)."""

    BAT = "bat"
    FLY = "fly"
    COCKROACH = "cockroach"
    TOAD = "toad"
    RAT = "rat"
    SCORPION = "scorpion"
    STINK_BUG = "stink-bug"
    ROYAL = "royal"

    __hash__ = str.__hash__


class Card(StrEnum):
    """A card; the order is that of the counts in a hand."""

    BAT = "bat"
    FLY = "fly"
    COCKROACH = "cockroach"
    TOAD = "toad"
    RAT = "rat"
    SCORPION = "scorpion"
    STINK_BUG = "stink-bug"
    ROYAL_BAT = "royal-bat"
    ROYAL_FLY = "royal-fly"
    ROYAL_COCKROACH = "royal-cockroach"
    ROYAL_TOAD = "royal-toad"
    ROYAL_RAT = "royal-rat"
    ROYAL_SCORPION = "royal-scorpion"
    ROYAL_STINK_BUG = "royal-stink-bug"
    JOKER = "joker"
    BLANK = "blank"

    __hash__ = str.__hash__


CLAIMS = tuple(Claim)
SPECIES = tuple(claim for claim in Claim if claim is not Claim.ROYAL)
CARDS = tuple(Card)
PLAIN = CARDS[:7]
ROYALS = CARDS[7:14]
SPECIALS = CARDS[14:]
PAYABLE = len(PLAIN) + len(ROYALS)
"""The first kinds, up to this number, may be laid; Joker and Blank never are (ROYAL-13)."""

PLACE = {card: place for place, card in enumerate(CARDS)}
SPECIES_OF = dict(zip(PLAIN + ROYALS, SPECIES + SPECIES, strict=True))
TRUE_OF: dict[Card, tuple[Claim, ...]] = {
    **{card: (species,) for card, species in zip(PLAIN, SPECIES, strict=True)},
    **{card: (species, Claim.ROYAL) for card, species in zip(ROYALS, SPECIES, strict=True)},
    Card.JOKER: SPECIES,
    Card.BLANK: (),
}
"""The claims that are true of each card (ROYAL-9)."""

Counts = tuple[int, ...]
"""How many cards of each kind, in card order."""
NO_CARDS: Counts = (0,) * len(CARDS)


def truth(card: Card, claim: Claim) -> bool:
    """Whether the claim is true of the card (ROYAL-9).

    >>> truth(Card.ROYAL_BAT, Claim.ROYAL), truth(Card.JOKER, Claim.ROYAL)
    (True, False)
    """
    return claim in TRUE_OF[card]


def is_royal(card: Card) -> bool:
    """Whether the card is a Royal."""
    return card in ROYALS


def more(hand: Counts, card: Card) -> Counts:
    """The hand with one more of this card."""
    place = PLACE[card]
    return (*hand[:place], hand[place] + 1, *hand[place + 1 :])


def fewer(hand: Counts, card: Card) -> Counts:
    """The hand with one fewer of this card."""
    place = PLACE[card]
    return (*hand[:place], hand[place] - 1, *hand[place + 1 :])


def payable(hand: Counts) -> bool:
    """Whether the hand has a plain or a Royal card (ROYAL-13)."""
    return any(hand[:PAYABLE])


def spread(hand: Counts) -> tuple[Card, ...]:
    """The cards of a hand, one by one."""
    return tuple(card for card, count in zip(CARDS, hand, strict=True) for _ in range(count))


def alike(laid: tuple[Card, ...], species: tuple[Claim, ...], count: int) -> tuple[Claim, ...]:
    """The species of which exactly this many cards lie, Royals included (ROYAL-15)."""
    lying = [SPECIES_OF[card] for card in laid]
    return tuple(one for one in species if one is not Claim.ROYAL and lying.count(one) == count)
