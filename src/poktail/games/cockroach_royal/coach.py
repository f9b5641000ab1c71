"""Says why a move of Cockroach Poker Royal is not possible, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.rules_cards import SPECIALS, Card, Claim
from poktail.games.cockroach_royal.rules_values import Answer, Move, Offer, Phase, Pick, View


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


Reason = NeverPays | HadTheCard | MustJudge | OneIsNotEnough


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
