"""The moves, events, positions and views of Cockroach Poker Royal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from poktail.core.game import Seat
from poktail.core.pieces import Bag
from poktail.games.cockroach_royal.rules_cards import Card, Claim, Counts


class Phase(StrEnum):
    """What the match waits for."""

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
    """Moves without data: judge, pass on, pay no second card."""

    TRUE = "judge-true"
    FALSE = "judge-false"
    PASS = "pass"  # noqa: S105
    ENOUGH = "enough"


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick this hand card to give away (ROYAL-5)."""

    card: Card

    def __str__(self) -> str:
        return f"card-{self.card}"


@dataclass(frozen=True, slots=True)
class Offer:
    """Give the card to this seat (ROYAL-5, ROYAL-6)."""

    to: Seat

    def __str__(self) -> str:
        return f"to-{self.to}"


@dataclass(frozen=True, slots=True)
class Call:
    """Claim what the card is (ROYAL-5)."""

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
    """Chance draws this seat as the starter (ROYAL-4)."""

    seat: Seat

    def __str__(self) -> str:
        return f"seat-{self.seat}"


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """Chance drew the seat that starts the match (ROYAL-4)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The top card of the penalty pile was turned up; `pile` includes it (ROYAL-2, ROYAL-10)."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got this card (ROYAL-3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealtFaceDown:
    """A seat got a card that only it sees (ROYAL-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A seat starts a round (ROYAL-5, ROYAL-8)."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Picked:
    """The starter picked this card; only that seat knows it (ROYAL-18)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PickedFaceDown:
    """The starter picked a hidden card (ROYAL-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat gave the card to another (ROYAL-5, ROYAL-6)."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """The giver claimed what the card is (ROYAL-5, ROYAL-6)."""

    seat: Seat
    to: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class Looked:
    """The receiver passes on and has seen this card (ROYAL-6)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LookedFaceDown:
    """The receiver passes on and has looked at the card; the others have not (ROYAL-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Judged:
    """The receiver judged the claim true or false, the card was shown, and one of the two takes it (ROYAL-8)."""

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
    """A Joker or Blank went to a hand in public: taken (ROYAL-12) or drawn from the pile (ROYAL-11)."""

    seat: Seat
    card: Card
    clause: str


@dataclass(frozen=True, slots=True)
class PaymentPicked:
    """The payer picked this first card, which stays secret until the whole payment is named (ROYAL-12)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PaymentPickedFaceDown:
    """The payer picked the first card of the payment (ROYAL-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PaymentNamed:
    """The payer named the whole payment in the order of laying; under ROYAL-13 that is all it has."""

    seat: Seat
    cards: tuple[Card, ...]
    claim: Claim
    clause: str


@dataclass(frozen=True, slots=True)
class PaidNothing:
    """The payer has no plain and no Royal card (ROYAL-13)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Lost:
    """One seat lost, all others won: too many of a species (ROYAL-15), no card to start (ROYAL-16), or ROYAL-13."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Trail:
    """The path of the card: who has looked at it and what each claimed, and who has it now without having looked."""

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
    """A special card that all saw going to that hand; not `certain` if that seat may have started the round with it."""

    card: Card
    seat: Seat
    certain: bool


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a position; everything secret is in State."""

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
    """A position. The bag holds cards nobody has seen: before the deal all cards, later the pile below its top card."""

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
    """The table from one seat: its hand, its secret pick, and the card under way if the seat has looked at it.

    `specials` is what everybody knows about Joker and Blank (ROYAL-18). `stalled`: a seat took a special card with
    nothing to pay, and no card has been laid since (ROYAL-13). `limit` cards of one species lose. For each seat,
    `danger` has the species of which one more card loses, and `full` the one that has lost (ROYAL-15).
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
    danger: tuple[tuple[Claim, ...], ...]
    full: tuple[tuple[Claim, ...], ...]


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
