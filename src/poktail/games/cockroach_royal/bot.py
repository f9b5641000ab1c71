"""A bot that weighs what each card would do to each seat, and learns who tells the truth and who believes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import TypeVar, cast

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.bot_worlds import Hidden, emptied, said, worlds
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import (
    CARDS,
    SPECIALS,
    SPECIES_OF,
    Card,
    Claim,
    is_royal,
    truth,
)
from poktail.games.cockroach_royal.rules_values import (
    Answer,
    Call,
    Claimed,
    Judged,
    Looked,
    LookedFaceDown,
    Move,
    Offer,
    Offered,
    Pay,
    Phase,
    Pick,
    View,
)

__all__ = ["decide", "worlds"]

Thing = TypeVar("Thing")

STEPS = (1.0, 0.32, 0.11, 0.04, 0.02)
"""How much nearer to losing a card brings, by how many more alike it would still take after it."""
START = 0.04
"""What it costs to have to start the next round."""
SPECIAL = 0.2
"""What a Joker or Blank costs somebody else, about."""
COMPANY, LONG = 0.008, 15
"""What it is worth to give a card to somebody, for each of at most so many cards that passed that seat by.

It keeps everybody in the game: else a table of bots would play on those closest to losing and never ask the others.
"""
CALM = 0.03
"""How far below the best a choice is still made now and then."""


@dataclass
class Habits:
    """What a seat was seen to do, with a little that is assumed of everybody."""

    true: float = 1.5
    lies: float = 1.5
    believed: float = 1.5
    doubted: float = 1.5
    passed: float = 0.7

    @property
    def honesty(self) -> float:
        """How often its claims are true."""
        return self.true / (self.true + self.lies)

    @property
    def faith(self) -> float:
        """How often it says "true", when it judges."""
        return self.believed / (self.believed + self.doubted)

    @property
    def shyness(self) -> float:
        """How often it passes on instead of judging."""
        return self.passed / (self.passed + self.believed + self.doubted)


@dataclass
class Mind:
    """One seat's thoughts on one position."""

    observation: Observation
    view: View
    game: CockroachRoyal
    me: Seat
    habits: list[Habits] = field(default_factory=list)
    lying: list[Counter[Claim]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.habits = habits(self.observation)
        self.lying = [Counter(SPECIES_OF[card] for card in cards) for cards in self.view.laid]
        self.share = 1 / self.game.seats

    def step(self, seat: Seat, species: Claim, already: int = 0) -> float:
        """What one card more of a species does to a seat."""
        missing = self.view.limit - self.lying[seat][species] - already - 1
        return STEPS[min(max(missing, 0), len(STEPS) - 1)]

    def lay(self, seat: Seat, cards: tuple[Card, ...]) -> float:
        """What laying these cards does to a seat; the first Royal draws the card that lies on the pile."""
        laid: Counter[Claim] = Counter()
        harm, top = 0.0, self.view.top
        queue = list(cards)
        while queue:
            card = queue.pop(0)
            if card in SPECIALS:
                harm += SPECIAL
                continue
            species = SPECIES_OF[card]
            harm = 1 - (1 - min(harm, 1.0)) * (1 - self.step(seat, species, laid[species]))
            laid[species] += 1
            if is_royal(card):
                if top is not None:
                    queue.insert(0, top)
                    top = None
                else:
                    harm += 0.1
        return min(harm, 1.0)

    def take(self, seat: Seat, card: Card, claim: Claim) -> float:
        """What taking this card does to a seat: laying or paying, then starting (ROYAL-16: with something to give)."""
        size = self.view.hand_sizes[seat]
        if card in SPECIALS:
            if size == 0:
                return 1.0 if self.view.stalled else SPECIAL
            return min(1.0, self.cheapest(claim)[0] + START) if seat == self.me else SPECIAL
        return 1.0 if size == 0 else min(1.0, self.lay(seat, (card,)) + START)

    def cheapest(self, claim: Claim) -> tuple[float, tuple[Card, ...]]:
        """The least harmful payment this hand can make (ROYAL-12); what is picked already stays picked."""
        hand = Counter(card for card in self.view.hand or () if card not in SPECIALS)
        kinds = [card for card in CARDS if hand[card]]
        firsts = kinds if self.view.picked is None else [self.view.picked]
        plans: list[tuple[Card, ...]] = [(card,) for card in firsts if truth(card, claim) or hand.total() == 1]
        plans += [(a, b) for a in firsts for b in kinds if a != b or hand[a] > 1]
        return min(((self.lay(self.me, plan) + 0.01 * len(plan), plan) for plan in plans), default=(0.0, ()))

    def give(self, card: Card, to: Seat, claim: Claim) -> float:
        """What is gained by giving this card to that seat with this claim."""
        habits = self.habits[to]
        wrong = 1 - habits.faith if truth(card, claim) else habits.faith
        left = self.game.seats - 1 - (len(self.view.trail.givers) if self.view.trail else 1)
        judges = 1 - habits.shyness if left > 0 else 1.0
        gain = self.share * self.take(to, card, claim)
        return judges * (wrong * gain - (1 - wrong) * self.take(self.me, card, claim))

    def best_claim(self, card: Card, to: Seat, rng: Random) -> tuple[float, Claim]:
        """Truth or lie by what the receiver tends to believe, never quite foreseeable; lies that are plausible."""
        claims = (*self.view.species, Claim.ROYAL)
        true = [claim for claim in claims if truth(card, claim)]
        lies = [claim for claim in claims if claim not in true]
        weights = [self.plausible(claim) for claim in lies]
        lie = rng.choices(lies, weights)[0] if lies else true[0]
        fact = max(true, key=lambda claim: self.plausible(claim) + rng.random() / 2, default=lie)
        value_lie, value_fact = self.give(card, to, lie), self.give(card, to, fact)
        honest = 1 / (1 + exp(max(-40.0, min(40.0, (value_lie - value_fact) / CALM))))
        return max((value_fact, value_lie)), fact if rng.random() < honest else lie

    def plausible(self, claim: Claim) -> float:
        """How much of what is claimed can still be about, for all anybody can see."""
        if claim is Claim.ROYAL:
            return 0.5
        seen = sum(lying[claim] for lying in self.lying)
        return max(0.05, 1 - seen / (self.game.copies + 1))

    def believe(self) -> dict[Card, float]:
        """What the card under way may be, given who said what of it."""
        trail = self.view.trail
        assert trail is not None
        chances = Hidden(self.view, self.game, emptied(self.observation.events)).chances()
        for seat, claim in zip(trail.givers, trail.claims, strict=True):
            honesty = self.habits[seat].honesty
            for card in chances:
                chances[card] *= said(card, claim, honesty, len(self.view.species))
        total = sum(chances.values()) or 1.0
        return {card: chance / total for card, chance in chances.items()}

    def left(self) -> list[Seat]:
        """Who may still be given the card."""
        trail = self.view.trail
        had = (*trail.givers, trail.to) if trail else (self.me,)
        return [seat for seat in range(self.game.seats) if seat not in had and seat != self.me]


def decide(observation: Observation, rng: Random) -> Move:
    """What to do now."""
    if len(observation.legal) == 1:
        only: Move = observation.legal[0]
        return only
    view, game = cast(View, observation.view), cast(CockroachRoyal, observation.game)
    assert view.seat is not None
    mind = Mind(observation, view, game, view.seat)
    if view.phase is Phase.PICK:
        return pick(mind, rng)
    if view.phase is Phase.OFFER:
        assert view.card is not None
        return Offer(receiver(mind, view.card, rng)[1])
    if view.phase is Phase.CLAIM:
        assert view.card is not None and view.trail is not None and view.trail.to is not None
        return Call(mind.best_claim(view.card, view.trail.to, rng)[1])
    if view.phase is Phase.JUDGE:
        return judge(mind, observation.legal, rng)
    return pay(mind)


def pick(mind: Mind, rng: Random) -> Move:
    """The card that is worst for somebody else and bearable for oneself."""
    kinds = list(dict.fromkeys(mind.view.hand or ()))
    values = [receiver(mind, card, rng)[0] for card in kinds]
    return Pick(soft(kinds, values, rng))


def receiver(mind: Mind, card: Card, rng: Random) -> tuple[float, Seat]:
    """Whom to give the card, and what that promises."""
    seats = mind.left()
    values = [mind.best_claim(card, seat, rng)[0] for seat in seats]
    alone = waits(mind.observation)
    to: Seat = soft(seats, [value + COMPANY * alone[seat] for seat, value in zip(seats, values, strict=True)], rng)
    return max(values), to


def judge(mind: Mind, legal: tuple[Move, ...], rng: Random) -> Move:
    """True, false, or look and pass on: whatever costs least."""
    trail = mind.view.trail
    assert trail is not None
    giver, claim = trail.givers[-1], trail.claims[-1]
    values: dict[Move, float] = dict.fromkeys(legal, 0.0)
    others = mind.left()
    for card, chance in mind.believe().items():
        mine, theirs = mind.take(mind.me, card, claim), mind.share * mind.take(giver, card, claim)
        true = truth(card, claim)
        values[Answer.TRUE] += chance * (theirs if true else -mine)
        values[Answer.FALSE] += chance * (-mine if true else theirs)
        if Answer.PASS in values:
            values[Answer.PASS] += chance * max(mind.best_claim(card, seat, rng)[0] for seat in others)
    move: Move = soft(list(values), list(values.values()), rng)
    return move


def pay(mind: Mind) -> Move:
    """The cheapest payment, card by card."""
    bill, first = mind.view.bill, mind.view.picked
    assert bill is not None
    plan = mind.cheapest(bill.claim)[1]
    if first is None:
        return Pay(plan[0])
    return Pay(plan[1]) if len(plan) > 1 else Answer.ENOUGH


def soft(things: list[Thing], values: list[float], rng: Random) -> Thing:
    """One of the best things, the others now and then when they are nearly as good."""
    best = max(values)
    return rng.choices(things, [exp(max(-40.0, (value - best) / CALM * 4)) for value in values])[0]


def waits(observation: Observation) -> list[int]:
    """How many cards have passed each seat by since it last gave or got one."""
    found = [0] * observation.game.seats
    for event in observation.events:
        if isinstance(event.what, Offered):
            found = [min(wait + 1, LONG) for wait in found]
            found[event.what.seat] = found[event.what.to] = 0
    return found


def habits(observation: Observation) -> list[Habits]:
    """How every seat has played so far, from what was told."""
    found = [Habits() for _ in range(observation.game.seats)]
    claims: list[Claimed] = []
    for event in observation.events:
        what = event.what
        if isinstance(what, Claimed):
            claims.append(what)
        elif isinstance(what, Looked | LookedFaceDown):
            found[what.seat].passed += 1
        elif isinstance(what, Judged):
            for claim in claims:
                if truth(what.card, claim.claim):
                    found[claim.seat].true += 1
                else:
                    found[claim.seat].lies += 1
            claims = []
            if what.verdict:
                found[what.seat].believed += 1
            else:
                found[what.seat].doubted += 1
    return found
