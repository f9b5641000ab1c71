"""The regular bot: estimates what each card would cost each seat, and learns who bluffs and who believes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import TypeVar, cast

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.bot_payment import Plan, next_move, plans
from poktail.games.cockroach_royal.bot_worlds import Hidden, emptied, said, worlds
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import (
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
    Phase,
    Pick,
    View,
)

__all__ = ["decide", "worlds"]

Thing = TypeVar("Thing")

STEPS = (1.0, 0.32, 0.11, 0.04, 0.02)
"""How much closer to losing a card brings a seat, by how many more of the species it would then need to lose."""
START = 0.04
"""The cost of having to start the next round."""
SPECIAL = 0.2
"""The approximate cost of a Joker or Blank for another seat."""
COMPANY, LONG = 0.008, 15
"""The value of giving a card to a seat, per card since that seat last took part, up to LONG cards.

It keeps everybody in the game: otherwise a table of bots would only attack those closest to losing.
"""
CALM = 0.03
"""Choices up to about this much below the best are sometimes made."""


@dataclass
class Habits:
    """How a seat has played so far, with a small prior that is the same for all seats."""

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
        """How often it says "true" when it judges."""
        return self.believed / (self.believed + self.doubted)

    @property
    def shyness(self) -> float:
        """How often it passes on instead of judging."""
        return self.passed / (self.passed + self.believed + self.doubted)


@dataclass
class Mind:
    """The evaluation of one position for one seat."""

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
        """The cost of one more card of a species for a seat."""
        missing = self.view.limit - self.lying[seat][species] - already - 1
        return STEPS[min(max(missing, 0), len(STEPS) - 1)]

    def lay(self, seat: Seat, cards: tuple[Card, ...]) -> float:
        """The cost of laying these cards for a seat; the first Royal draws the top card of the pile."""
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
        """The cost of taking this card: laying or paying, then starting (ROYAL-16: with something to give)."""
        size = self.view.hand_sizes[seat]
        if card in SPECIALS:
            if size == 0:
                return 1.0 if self.view.stalled else SPECIAL
            return min(1.0, self.cheapest(claim)[0] + START) if seat == self.me else SPECIAL
        return 1.0 if size == 0 else min(1.0, self.lay(seat, (card,)) + START)

    def cheapest(self, claim: Claim) -> tuple[float, Plan]:
        """The cheapest payment from this hand (ROYAL-12), and what it costs."""
        found = plans(self.view, claim)
        return min(((self.lay(self.me, plan) + 0.01 * len(plan), plan) for plan in found), default=(0.0, ()))

    def give(self, card: Card, to: Seat, claim: Claim) -> float:
        """The gain from giving this card to that seat with this claim."""
        habits = self.habits[to]
        wrong = 1 - habits.faith if truth(card, claim) else habits.faith
        left = self.game.seats - 1 - (len(self.view.trail.givers) if self.view.trail else 1)
        judges = 1 - habits.shyness if left > 0 else 1.0
        gain = self.share * self.take(to, card, claim)
        return judges * (wrong * gain - (1 - wrong) * self.take(self.me, card, claim))

    def best_claim(self, card: Card, to: Seat, rng: Random) -> tuple[float, Claim]:
        """The best claim for what the receiver tends to believe, partly random; false claims are plausible ones."""
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
        """How many cards that fit this claim may still be hidden, judging from public information."""
        if claim is Claim.ROYAL:
            return 0.5
        seen = sum(lying[claim] for lying in self.lying)
        return max(0.05, 1 - seen / (self.game.copies + 1))

    def believe(self) -> dict[Card, float]:
        """The probability of each card under way, given the claims made about it."""
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
        """The seats that may still be given the card."""
        trail = self.view.trail
        had = (*trail.givers, trail.to) if trail else (self.me,)
        return [seat for seat in range(self.game.seats) if seat not in had and seat != self.me]


def decide(observation: Observation, rng: Random) -> Move:
    """Choose a move."""
    if len(observation.legal) == 1:
        only: Move = observation.legal[0]
        return only
    mind = mind_of(observation)
    view = mind.view
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


def mind_of(observation: Observation) -> Mind:
    """The evaluation of the position for the seat that decides."""
    view, game = cast(View, observation.view), cast(CockroachRoyal, observation.game)
    assert view.seat is not None
    return Mind(observation, view, game, view.seat)


def pick(mind: Mind, rng: Random) -> Move:
    """Pick the card that is worst for another seat and least risky for this one."""
    kinds = list(dict.fromkeys(mind.view.hand or ()))
    values = [receiver(mind, card, rng)[0] for card in kinds]
    return Pick(soft(kinds, values, rng))


def receiver(mind: Mind, card: Card, rng: Random) -> tuple[float, Seat]:
    """The best seat to give the card to, and the expected gain."""
    seats = mind.left()
    values = [mind.best_claim(card, seat, rng)[0] for seat in seats]
    alone = waits(mind.observation)
    to: Seat = soft(seats, [value + COMPANY * alone[seat] for seat, value in zip(seats, values, strict=True)], rng)
    return max(values), to


def judge(mind: Mind, legal: tuple[Move, ...], rng: Random) -> Move:
    """Judge "true" or "false", or look and pass on, whichever costs least."""
    values = weigh(mind, legal, rng)
    move: Move = soft(list(values), list(values.values()), rng)
    return move


def weigh(mind: Mind, legal: tuple[Move, ...], rng: Random) -> dict[Move, float]:
    """The gain of each answer to a claim."""
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
    return values


def pay(mind: Mind) -> Move:
    """The cheapest payment, card by card."""
    assert mind.view.bill is not None
    return next_move(mind.view, mind.cheapest(mind.view.bill.claim)[1])


def soft(things: list[Thing], values: list[float], rng: Random) -> Thing:
    """A random choice among the best, and sometimes among those that are nearly as good."""
    best = max(values)
    return rng.choices(things, [exp(max(-40.0, (value - best) / CALM * 4)) for value in values])[0]


def waits(observation: Observation) -> list[int]:
    """How many cards have been given since each seat last gave or got one."""
    found = [0] * observation.game.seats
    for event in observation.events:
        if isinstance(event.what, Offered):
            found = [min(wait + 1, LONG) for wait in found]
            found[event.what.seat] = found[event.what.to] = 0
    return found


def habits(observation: Observation) -> list[Habits]:
    """How every seat has played so far, from the events."""
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
