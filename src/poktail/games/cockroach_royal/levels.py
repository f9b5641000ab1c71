"""How the levels play Cockroach Poker Royal: what they forget, how exactly they choose, and what each temper likes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.levels import Behaviour, Temper
from poktail.games.cockroach_royal.bot import COMPANY, Mind, mind_of, receiver, waits, weigh
from poktail.games.cockroach_royal.rules_cards import truth
from poktail.games.cockroach_royal.rules_values import (
    Answer,
    Call,
    Claimed,
    Dealt,
    DealtFaceDown,
    Judged,
    Looked,
    LookedFaceDown,
    Move,
    Offer,
    Pay,
    Phase,
    Pick,
    StarterDrawn,
    TurnedUp,
    View,
)

LEVELS = {
    "beginner": Behaviour(slack=0.2, memory=1, ahead=False),
    "casual": Behaviour(slack=0.04, memory=4, ahead=False),
    "strong": Behaviour(slack=0.02),
}
DEAL = (StarterDrawn, TurnedUp, Dealt, DealtFaceDown)


def estimates(observation: Observation, rng: Random) -> tuple[Candidate, ...]:
    """The bot's estimate of each move, where losing the match would cost 1."""
    mind, moves = mind_of(observation), cast(tuple[Move, ...], observation.legal)
    if mind.view.phase is Phase.JUDGE:
        gains = weigh(mind, moves, rng)
    else:
        alone = waits(observation)
        gains = {move: _gain(mind, move, alone, rng) for move in moves}
    best = max(gains, key=lambda move: gains[move])
    return tuple(Candidate(move, gains[move], 0.0, float(move == best)) for move in moves)


def _gain(mind: Mind, move: Move, alone: list[int], rng: Random) -> float:
    view = mind.view
    if isinstance(move, Pick):
        return receiver(mind, move.card, rng)[0]
    if isinstance(move, Offer):
        assert view.card is not None
        return mind.best_claim(view.card, move.to, rng)[0] + COMPANY * alone[move.to]
    if isinstance(move, Call):
        assert view.card is not None and view.trail is not None and view.trail.to is not None
        return mind.give(view.card, view.trail.to, move.claim)
    return -_payment(mind, move)


def _payment(mind: Mind, move: Move) -> float:
    """What it costs to pay with this card, and with what else has to follow (ROYAL-12)."""
    view = mind.view
    if isinstance(move, Pay) and view.picked is None:
        assert view.bill is not None
        chosen = replace(mind, view=replace(view, picked=move.card))
        return chosen.cheapest(view.bill.claim)[0]
    named = [card for card in (view.picked, move.card if isinstance(move, Pay) else None) if card is not None]
    return mind.lay(mind.me, tuple(named))


def likes(temper: Temper, observation: Observation, move: Move) -> bool:
    """Bold: a lie. Careful: the truth, and passing on. Suspicious: "false"."""
    view: View = observation.view
    if isinstance(move, Call):
        assert view.card is not None
        return temper is (Temper.CAREFUL if truth(view.card, move.claim) else Temper.BOLD)
    return (temper, move) in ((Temper.CAREFUL, Answer.PASS), (Temper.SUSPICIOUS, Answer.FALSE))


def forget(observation: Observation, memory: int) -> Observation:
    """What a seat remembers: who claimed, believed and passed on, but only for the last cards."""
    judged = [event.version for event in observation.events if isinstance(event.what, Judged)]
    since = judged[-memory - 1] if len(judged) > memory else 0
    records = (Claimed, Looked, LookedFaceDown, Judged)
    kept = [event for event in observation.events if event.version > since or not isinstance(event.what, records)]
    return replace(observation, events=tuple(kept))
