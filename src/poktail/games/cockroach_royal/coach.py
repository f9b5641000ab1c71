"""Says why a move of Cockroach Poker Royal is not possible, and what speaks for one, from what its seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.rules_cards import SPECIALS, SPECIES_OF, TRUE_OF, Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Answer, Call, Move, Offer, Pay, Phase, Pick, View


@dataclass(frozen=True, slots=True)
class NeverPays:
    """The Joker and the Blank are never paid with (ROYAL-13)."""

    card: Card
    clause: str = "ROYAL-13"


@dataclass(frozen=True, slots=True)
class HadTheCard:
    """A card goes only to a seat that has not had it in this round (ROYAL-6)."""

    seat: Seat
    clause: str = "ROYAL-6"


@dataclass(frozen=True, slots=True)
class MustJudge:
    """Everybody else has had the card, so it cannot be passed on (ROYAL-7)."""

    clause: str = "ROYAL-7"


@dataclass(frozen=True, slots=True)
class OneIsNotEnough:
    """One card is enough only if it fits the claim (ROYAL-12)."""

    claim: Claim
    clause: str = "ROYAL-12"


@dataclass(frozen=True, slots=True)
class LookFirst:
    """Whoever passes a card on sees it and need not judge it (ROYAL-6)."""

    clause: str = "ROYAL-6"


@dataclass(frozen=True, slots=True)
class InSight:
    """How many cards that fit the claim this seat can see (ROYAL-9)."""

    claim: Claim
    seen: int
    clause: str = "ROYAL-9"


@dataclass(frozen=True, slots=True)
class Collects:
    """The receiver has cards of this species already (ROYAL-15)."""

    seat: Seat
    claim: Claim
    count: int
    clause: str = "ROYAL-15"


@dataclass(frozen=True, slots=True)
class ClaimIsTrue:
    """The claim is true of the card (ROYAL-9)."""

    clause: str = "ROYAL-9"


@dataclass(frozen=True, slots=True)
class ClaimIsFalse:
    """The claim is false of the card (ROYAL-9)."""

    clause: str = "ROYAL-9"


@dataclass(frozen=True, slots=True)
class OneMoreLoses:
    """One more card of the claimed species loses; the judge takes it by calling a true claim false (ROYAL-8)."""

    claim: Claim
    clause: str = "ROYAL-15"


@dataclass(frozen=True, slots=True)
class TakesAnother:
    """Whoever calls a false claim true takes a card that does not fit the claim (ROYAL-8)."""

    claim: Claim
    clause: str = "ROYAL-8"


@dataclass(frozen=True, slots=True)
class TakesFitting:
    """Whoever calls a true claim false takes a card that fits it, on top of `count` (ROYAL-8)."""

    claim: Claim
    count: int
    clause: str = "ROYAL-8"


@dataclass(frozen=True, slots=True)
class OnePays:
    """A card that fits the claim pays alone (ROYAL-12)."""

    claim: Claim
    clause: str = "ROYAL-12"


@dataclass(frozen=True, slots=True)
class PaysSafely:
    """With the cards paid, the payer has at most `count` of one species (ROYAL-15)."""

    count: int
    limit: int
    clause: str = "ROYAL-15"


Reason = (
    NeverPays
    | HadTheCard
    | MustJudge
    | OneIsNotEnough
    | LookFirst
    | InSight
    | Collects
    | ClaimIsTrue
    | ClaimIsFalse
    | OneMoreLoses
    | TakesAnother
    | TakesFitting
    | OnePays
    | PaysSafely
)


def why_not(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """Why the last of these moves cannot follow the others; None if nothing is known against it."""
    view: View = observation.view
    asked = moves[-1]
    paying = view.phase in (Phase.PAY, Phase.PAY_MORE)
    if isinstance(asked, Pick) and paying and asked.card in SPECIALS:
        return NeverPays(asked.card)
    if isinstance(asked, Offer) and view.trail is not None and asked.to in view.trail.givers:
        return HadTheCard(asked.to)
    if asked is Answer.PASS and view.phase is Phase.JUDGE:
        return MustJudge()
    if asked is Answer.ENOUGH and paying and view.bill is not None:
        return OneIsNotEnough(view.bill.claim)
    return None


def explain(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """What speaks for these moves: cards in sight, what somebody collects, or whether a claim would be true."""
    view: View = observation.view
    if moves[0] is Answer.PASS:
        return LookFirst()
    if view.phase is Phase.JUDGE and view.trail is not None:
        return _for_judgement(observation.game, view, view.trail.claims[-1], moves[0] is Answer.TRUE)
    if view.phase in (Phase.PAY, Phase.PAY_MORE):
        return _for_payment(view, moves)
    card = next((move.card for move in moves if isinstance(move, Pick)), view.card)
    to = next((move.to for move in moves if isinstance(move, Offer)), view.trail.to if view.trail else None)
    claim = next((move.claim for move in moves if isinstance(move, Call)), None)
    if card is None or claim is None:
        return None
    species = SPECIES_OF.get(card)
    count = sum(SPECIES_OF[laid] is species for laid in view.laid[to]) if to is not None and species else 0
    if to is not None and species and count:
        return Collects(to, species, count)
    return ClaimIsTrue() if truth(card, claim) else ClaimIsFalse()


def _for_judgement(game: Any, view: View, claim: Claim, true: bool) -> Reason:
    """Cards in sight, if they speak for this judgement; or else what a wrong one brings (ROYAL-8, ROYAL-9)."""
    found, seat = _in_sight(view, claim), view.seat
    assert seat is not None
    if (2 * found.seen > _fitting(game, claim)) != true:
        return found
    count = sum(claim in TRUE_OF[card] for card in view.laid[seat])
    if not true:
        return TakesFitting(claim, count)
    if claim in view.danger[seat]:
        return OneMoreLoses(claim)
    return Collects(seat, claim, count) if count and claim is not Claim.ROYAL else TakesAnother(claim)


def _for_payment(view: View, moves: Sequence[Move]) -> Reason | None:
    """That one card is enough, or how many of one species the payment makes, until it loses (ROYAL-12, ROYAL-15)."""
    bill, seat = view.bill, view.seat
    assert bill is not None
    assert seat is not None
    paid = [move.card for move in moves if isinstance(move, Pay)] + ([view.picked] if view.picked else [])
    most = max(Counter(SPECIES_OF[card] for card in (*view.laid[seat], *paid)).values())
    if Answer.ENOUGH in moves and truth(paid[0], bill.claim):
        return OnePays(bill.claim)
    return PaysSafely(most, view.limit) if most < view.limit else None


def _fitting(game: Any, claim: Claim) -> int:
    """How many cards fit a claim; special cards do not count."""
    royals = min(game.royals, game.species)
    return int(royals if claim is Claim.ROYAL else game.copies + (royals > 0))


def _in_sight(view: View, claim: Claim) -> InSight:
    """How many cards that fit the claim lie in the open or in the seat's own hand; special cards do not count."""
    cards = [card for laid in view.laid for card in laid] + list(view.hand or ()) + ([view.top] if view.top else [])
    return InSight(claim, sum(claim in TRUE_OF[card] for card in cards if card not in SPECIALS))
