"""The moves, events, positions and views of Cockroach Poker Royal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from poktail.core.game import Seat
from poktail.core.pieces import Bag
from poktail.games.cockroach_royal.rules_cards import Card, Claim, Counts


class Phase(StrEnum):
    """What the table waits for."""

    START = "start"
    TURN_UP = "turn-up"
    DEAL = "deal"
    PICK = "pick"
    OFFER = "offer"
    CLAIM = "claim"
    JUDGE = "judge"
    PAY = "pay"
    PAY_MORE = "pay-more"
    OVER = "over"


class Answer(StrEnum):
    """What needs one word: to judge, to pass on, to pay no second card."""

    TRUE = "judge-true"
    FALSE = "judge-false"
    PASS = "pass"  # noqa: S105
    ENOUGH = "enough"


@dataclass(frozen=True, slots=True)
class Pick:
    """Take this card out of the hand to give it away (ROYAL-5)."""

    card: Card

    def __str__(self) -> str:
        return f"card-{self.card}"


@dataclass(frozen=True, slots=True)
class Offer:
    """Slide the card to this seat (ROYAL-5, ROYAL-6)."""

    to: Seat

    def __str__(self) -> str:
        return f"to-{self.to}"


@dataclass(frozen=True, slots=True)
class Call:
    """Say what the card is (ROYAL-5)."""

    claim: Claim

    def __str__(self) -> str:
        return f"claim-{self.claim}"


@dataclass(frozen=True, slots=True)
class Pay:
    """Name this card for the payment, the first or the second (ROYAL-12)."""

    card: Card

    def __str__(self) -> str:
        return f"pay-{self.card}"


@dataclass(frozen=True, slots=True)
class Starter:
    """Chance lets this seat begin (ROYAL-4)."""

    seat: Seat

    def __str__(self) -> str:
        return f"seat-{self.seat}"


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """One seat begins the match (ROYAL-4)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The top card of the penalty pile was turned up; the pile holds so many cards with it (ROYAL-2, ROYAL-10)."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got a card and sees it (ROYAL-3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealtFaceDown:
    """A seat got a card that only that seat sees (ROYAL-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """One seat starts a round (ROYAL-5, ROYAL-8)."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Picked:
    """The starter took this card out of the hand; only it knows which (ROYAL-18)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PickedFaceDown:
    """The starter took some card out of the hand (ROYAL-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered:
    """The card slid from one seat to another (ROYAL-5, ROYAL-6)."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """The giver said what the card is (ROYAL-5, ROYAL-6)."""

    seat: Seat
    to: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class Looked:
    """The receiver passes on and has looked: this is the card (ROYAL-6)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LookedFaceDown:
    """The receiver passes on and has looked at the card, alone (ROYAL-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Judged:
    """The receiver called the giver's claim true or false, the card was shown, and somebody takes it (ROYAL-8)."""

    seat: Seat
    giver: Seat
    claim: Claim
    verdict: bool
    card: Card
    right: bool
    taker: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card face up: taken (ROYAL-8), drawn from the pile (ROYAL-10) or paid (ROYAL-12, ROYAL-13)."""

    seat: Seat
    card: Card
    clause: str


@dataclass(frozen=True, slots=True)
class TookToHand:
    """A Joker or Blank went to a hand, seen by all: taken (ROYAL-12) or drawn from the pile (ROYAL-11)."""

    seat: Seat
    card: Card
    clause: str


@dataclass(frozen=True, slots=True)
class PaymentPicked:
    """The payer has chosen the first card to pay and keeps it to itself until all is named (ROYAL-12)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PaymentPickedFaceDown:
    """The payer has chosen the first card to pay (ROYAL-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PaymentNamed:
    """The payer named all it pays, in the order of laying; by ROYAL-13 it is all the payer has."""

    seat: Seat
    cards: tuple[Card, ...]
    claim: Claim
    clause: str


@dataclass(frozen=True, slots=True)
class PaidNothing:
    """The payer holds no plain and no Royal card (ROYAL-13)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Lost:
    """One seat lost, all others won: too many alike (ROYAL-15), no card to start with (ROYAL-16), ROYAL-13."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Trail:
    """The way of the card: who has looked at it and what each said of it, and who has it now without having looked."""

    givers: tuple[Seat, ...]
    to: Seat | None
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Bill:
    """What the taker still has to do, all public: pay for a special card, lay what was named, draw for a Royal."""

    claim: Claim
    due: bool
    named: tuple[Card, ...]
    drawing: bool


@dataclass(frozen=True, slots=True)
class Round:
    """A judged round, as everybody saw it."""

    givers: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    judge: Seat
    verdict: bool
    card: Card
    taker: Seat


@dataclass(frozen=True, slots=True)
class Special:
    """Everybody saw this card go to that hand and not come out since; `certain` unless that seat began the round."""

    card: Card
    seat: Seat
    certain: bool


@dataclass(frozen=True, slots=True)
class Table:
    """What lies open. Everything in here is public; what is not belongs into State."""

    round: int
    laid: tuple[tuple[Card, ...], ...]
    pile: int
    top: Card | None
    bill: Bill | None
    specials: tuple[Seat | None, Seat | None]
    stalled: bool
    last: Round | None
    lost: Lost | None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position. The bag holds what nobody has seen: before the deal all cards, after it the pile below its top."""

    phase: Phase
    actor: Seat | None
    hands: tuple[Counts, ...]
    deck: Bag[Card]
    card: Card | None = None
    trail: Trail | None = None
    picked: Card | None = None
    table: Table


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat: own hand, own secret pick, the card under way if the seat has looked at it.

    `specials` is what everybody knows of Joker and Blank (ROYAL-18). `stalled`: somebody took a special card with
    nothing to pay, and no card has been laid since (ROYAL-13). `limit` cards alike lose.
    """

    seat: Seat | None
    phase: Phase
    round: int
    actor: Seat | None
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    laid: tuple[tuple[Card, ...], ...]
    pile: int
    top: Card | None
    card: Card | None
    trail: Trail | None
    picked: Card | None
    bill: Bill | None
    specials: tuple[Special, ...]
    stalled: bool
    last: Round | None
    lost: Lost | None
    limit: int
    species: tuple[Claim, ...]


Move = Pick | Offer | Call | Pay | Answer
Outcome = Card | Starter
What = (
    StarterDrawn
    | TurnedUp
    | Dealt
    | DealtFaceDown
    | RoundBegan
    | Picked
    | PickedFaceDown
    | Offered
    | Claimed
    | Looked
    | LookedFaceDown
    | Judged
    | Laid
    | TookToHand
    | PaymentPicked
    | PaymentPickedFaceDown
    | PaymentNamed
    | PaidNothing
    | Lost
)
