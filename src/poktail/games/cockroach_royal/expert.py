"""The level `expert`: plays an equilibrium of the card at hand, and leans towards what the seats have shown so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property, lru_cache
from math import exp, log
from random import Random
from typing import TypeVar, cast

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.bot_payment import Plan, next_move, plans
from poktail.games.cockroach_royal.bot_worlds import HONESTY, Hidden, emptied, said
from poktail.games.cockroach_royal.expert_card import LEAST, CardGame, Losses, Solution, balance, solve
from poktail.games.cockroach_royal.expert_danger import Public, danger, public
from poktail.games.cockroach_royal.expert_hands import Hands, pairs_of_hands
from poktail.games.cockroach_royal.expert_records import Records
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import SPECIALS, Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Answer, Call, Move, Offer, Phase, Pick, Trail, View

Thing = TypeVar("Thing")
Gift = tuple[Card, Seat, Claim]

CALM = 0.4
"""Choices that are worse in equilibrium by about this part of what is at stake are still made sometimes."""
LEAN = 0.1
"""The same for what the records add: the smaller, the further it leaves the equilibrium to use a weakness."""
RARELY = 1e-3
"""Added to the odds of every choice before its value counts."""
ERROR = 0.065
"""Half of a 95 % interval around an estimated chance of losing: 1.96 times its typical error in matches not fitted."""


def decide(observation: Observation, rng: Random) -> Move:
    """Choose a move."""
    if len(observation.legal) == 1:
        only: Move = observation.legal[0]
        return only
    found = evaluate(observation, rng)
    move: Move = rng.choices([each.move for each in found], [each.odds for each in found])[0]
    return move


def evaluate(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001  # needs no chance
    """What each legal move is worth, and how often the expert makes it."""
    expert = Expert(observation)
    phase, others = expert.view.phase, expert.game.seats - 1
    if phase is Phase.JUDGE:
        odds, losses = expert.judging()
    elif phase in (Phase.PAY, Phase.PAY_MORE):
        odds, losses = expert.paying()
    else:
        odds, losses = expert.giving()
    total = sum(odds.values())
    return tuple(
        Candidate(move, (1 - losses[move]) / others, ERROR / others, odds[move] / total) for move in observation.legal
    )


class Expert:
    """The evaluation of one position for the seat that decides."""

    def __init__(self, observation: Observation) -> None:
        self.view, self.game = cast(View, observation.view), cast(CockroachRoyal, observation.game)
        assert self.view.seat is not None
        self.me: Seat = self.view.seat
        self.events = observation.events
        self.known = public(self.view, self.game)
        self.danger = danger(self.known)
        self.claims = (*self.view.species, Claim.ROYAL)
        self._pays: dict[Claim, float] = {}

    @cached_property
    def records(self) -> Records:
        """What everybody saw of each seat."""
        return Records(self.events, self.game.seats, self.me, self.hints)

    @cached_property
    def hands(self) -> Hands | None:
        """The equilibrium of the card together with the hands, if few enough hands are possible."""
        giver = self.view.trail.givers[0] if self.view.trail else self.me
        return solve_hands(self.known, giver, 1 - giver) if self.game.seats == 2 else None

    # Giving

    def giving(self) -> tuple[dict[Move, float], dict[Move, float]]:
        """How likely each card, receiver or claim is, and the chance of losing with it."""
        odds, losses = self.gifts()
        phase = self.view.phase
        chances, lost = dict[Move, float](), dict[Move, float]()
        for (card, to, claim), weight in odds.items():
            move: Move = Pick(card) if phase is Phase.PICK else Offer(to) if phase is Phase.OFFER else Call(claim)
            chances[move] = chances.get(move, 0.0) + weight
            lost[move] = lost.get(move, 0.0) + weight * losses[card, to, claim]
        return chances, {move: lost[move] / chance for move, chance in chances.items()}

    def gifts(self) -> tuple[dict[Gift, float], dict[Gift, float]]:
        """The same for each card with receiver and claim, given what has been chosen already."""
        view, trail = self.view, self.view.trail
        had = trail.givers if trail else (self.me,)
        cards = [view.card] if view.card is not None else list(dict.fromkeys(view.hand or ()))
        to = trail.to if trail else None
        receivers = [to] if to is not None else [seat for seat in range(self.game.seats) if seat not in had]
        own = (*(view.hand or ()), *cards[: view.card is not None])
        habits, calm, lost, stakes = dict[Gift, float](), dict[Gift, float](), dict[Gift, float](), dict[Gift, float]()
        for seat in receivers:
            solution, given = self.solution(self.me, seat, had), self.balanced(seat, had, own)
            if self.hands is not None:
                solution = self.hands.of_giver(self.hands.hand(own))
                given = solution.given
            passing = self.records.passing(seat)
            for claim, (yes, no, on) in solution.answers.items():
                even = yes / (yes + no)
                seen, onward = self.records.belief(seat, self.me, claim)(even), (on + passing) / 2 if on else 0.0
                for card in cards:
                    gift, fact = (card, seat, claim), truth(card, claim)
                    theirs, mine = self.danger.taking(seat, card)[self.me], self.taking(card, claim)
                    later = onward * self.danger.passed(seat, card, had)[self.me] if on else 0.0
                    habits[gift], stakes[gift] = given[card, claim], mine - theirs
                    calm[gift], lost[gift] = (
                        later + (1 - onward) * (right * mine + (1 - right) * theirs)
                        for right in ((even, seen) if fact else (1 - even, 1 - seen))
                    )
        return _lean(habits, calm, lost, stakes), lost

    def balanced(self, to: Seat, had: tuple[Seat, ...], own: tuple[Card, ...]) -> dict[tuple[Card, Claim], float]:
        """How often to choose each card and claim from these cards, so that every claim is as often false as true.

        A lie then names what this seat holds as often as the truth does, and the receiver's own cards tell it nothing.
        """
        if len(had) > 1:
            return self.solution(self.me, to, had).given
        game = card_game(self.known, self.me, to, had, ())
        return balance(replace(game, weights=tuple(float(own.count(card)) for card in game.cards)))

    # Judging

    def judging(self) -> tuple[dict[Move, float], dict[Move, float]]:
        """How likely each answer to the claim is, and the chance of losing with it."""
        trail = self.view.trail
        assert trail is not None
        giver, claim = trail.givers[-1], trail.claims[-1]
        solution, hands = self.solution(giver, self.me, trail.givers), self.hands
        if hands is not None:
            solution = hands.of_receiver(hands.hand(self.view.hand or ()))
            weights = {card: solution.given[card, claim] + RARELY / len(hands.kinds) for card in hands.game.cards}
            even = _share(weights, claim)
        else:
            weights = self.beliefs(solution, trail)
            even = _share({card: solution.given.get((card, claim), 0.0) + RARELY for card in weights}, claim)
        honest = self.records.honesty(giver, self.me, claim)(even)
        calm, lost = self.answers(weights, even), self.answers(weights, honest)
        yes, no, on = solution.answers[claim]
        believes = yes / (yes + no)
        habits: dict[Move, float] = {Answer.TRUE: (1 - on) * believes, Answer.FALSE: (1 - on) * (1 - believes)}
        if Answer.PASS in lost:
            habits[Answer.PASS] = on
        return _lean(habits, calm, lost, dict.fromkeys(habits, self.stake(weights, giver, claim))), lost

    def stake(self, weights: dict[Card, float], giver: Seat, claim: Claim) -> float:
        """How much more likely this seat loses on average if it takes the card than if the giver does."""
        found = sum(
            weight * (self.taking(card, claim) - self.danger.taking(giver, card)[self.me])
            for card, weight in weights.items()
        )
        return found / sum(weights.values())

    def answers(self, weights: dict[Card, float], honest: float) -> dict[Move, float]:
        """The chance of losing with each answer to a claim that is true with this chance."""
        trail = self.view.trail
        assert trail is not None
        giver, claim, had = trail.givers[-1], trail.claims[-1], (*trail.givers, self.me)
        found: dict[Move, float] = dict.fromkeys((Answer.TRUE, Answer.FALSE), 0.0)
        may_pass = len(had) < self.game.seats
        if may_pass:
            found[Answer.PASS] = 0.0
        true = _share(weights, claim)
        scale = {True: honest / true, False: (1 - honest) / (1 - true)} if 0 < true < 1 else {True: 1.0, False: 1.0}
        total = sum(weights.values())
        for card, weight in weights.items():
            fact = truth(card, claim)
            chance = scale[fact] * weight / total
            theirs, mine = self.danger.taking(giver, card)[self.me], self.taking(card, claim)
            found[Answer.TRUE] += chance * (theirs if fact else mine)
            found[Answer.FALSE] += chance * (mine if fact else theirs)
            if may_pass:
                found[Answer.PASS] += chance * self.passing_on(card, had)
        return found

    def beliefs(self, solution: Solution, trail: Trail) -> dict[Card, float]:
        """The weight of each card under way: equilibrium play and this hand."""
        private = Hidden(self.view, self.game, emptied(self.events)).chances()
        common = self.known.unseen(trail.givers[0])
        weights = {}
        for card, chance in private.items():
            if len(trail.givers) == 1:  # how much likelier this card is than everybody else can know
                likely = chance / common[card] if card in common else 0.0
            else:
                likely = chance * _said_before(card, trail.claims[:-1], len(self.view.species))
            weights[card] = likely * (solution.given.get((card, trail.claims[-1]), 0.0) + RARELY)
        return weights

    @cached_property
    def hints(self) -> dict[Claim, float]:
        """The log-odds that each claim is true, by what this seat can see; see `Records`."""
        unseen = self.known.unseen(self.me)
        for card in (*(self.view.hand or ()), *([self.view.card] if self.view.card else [])):
            if card in unseen:
                unseen[card] -= 1
        found = {}
        for claim in self.claims:
            true = lies = 0.01
            for card, count in unseen.items():
                likely = said(card, claim, HONESTY, len(self.view.species)) * count
                true, lies = (true + likely, lies) if truth(card, claim) else (true, lies + likely)
            found[claim] = log(true / lies) if self.hands is None else 0.0  # that equilibrium already counts it
        return found

    def passing_on(self, card: Card, had: tuple[Seat, ...]) -> float:
        """The chance of losing the match after looking at this card and passing it on as well as possible."""
        found, may_pass = [], len(had) + 1 < self.game.seats
        for seat in range(self.game.seats):
            if seat not in had:
                theirs, mine = self.danger.taking(seat, card)[self.me], self.danger.taking(self.me, card)[self.me]
                on = self.records.passing(seat) if may_pass else 0.0
                onward = self.danger.passed(seat, card, had)[self.me] if may_pass else 0.0
                found.append((1 - on) * (theirs + mine) / 2 + on * onward)
        return min(found)

    # Paying

    def paying(self) -> tuple[dict[Move, float], dict[Move, float]]:
        """The cheapest payment, card by card (ROYAL-12), and the chance of losing with each card."""
        bill = self.view.bill
        assert bill is not None
        losses = dict[Move, float]()
        for plan in plans(self.view, bill.claim):
            move = next_move(self.view, plan)
            losses[move] = min(losses.get(move, 1.0), self.paid(plan))
        best = min(losses, key=lambda move: losses[move])
        return {move: float(move == best) for move in losses}, losses

    def paid(self, plan: Plan) -> float:
        """The chance of losing after this payment."""
        return self.danger.losing(self.me, self.danger.after_laying(self.me, plan))[self.me]

    def taking(self, card: Card, claim: Claim) -> float:
        """The chance of losing if this seat takes this card, with the payment it would choose."""
        if card not in SPECIALS or self.view.hand is None:
            return self.danger.taking(self.me, card)[self.me]
        if claim not in self._pays:
            singles, pair = self.payments
            found = [pair, *(loss for single, loss in singles.items() if truth(single, claim))]
            self._pays[claim] = min(found) if singles else self.danger.taking(self.me, card)[self.me]
        return self._pays[claim]

    @cached_property
    def payments(self) -> tuple[dict[Card, float], float]:
        """The chance of losing after paying with each card alone, and with the two that cost least by themselves."""
        hand = [card for card in self.view.hand or () if card not in SPECIALS]
        singles = {card: self.paid((card,)) for card in dict.fromkeys(hand)}
        return singles, self.paid(tuple(sorted(hand, key=lambda card: singles[card])[:2]))

    def solution(self, giver: Seat, receiver: Seat, had: tuple[Seat, ...]) -> Solution:
        """The equilibrium of the card between these two, from what everybody knows."""
        claims = self.view.trail.claims[: len(had) - 1] if self.view.trail else ()
        return solution(self.known, giver, receiver, had, claims)


@lru_cache(maxsize=1024)
def solution(known: Public, giver: Seat, receiver: Seat, had: tuple[Seat, ...], claims: tuple[Claim, ...]) -> Solution:
    """The solution, kept because all seats at a table ask for the same ones."""
    return solve(card_game(known, giver, receiver, had, claims))


@lru_cache(maxsize=256)
def solve_hands(known: Public, giver: Seat, receiver: Seat) -> Hands | None:
    """The equilibrium with hands between two seats, where few hands are possible and none holds a special card."""
    sizes = (known.sizes[giver] + 1, known.sizes[receiver])
    if min(sizes) < 1:
        return None
    game = card_game(known, giver, receiver, (giver,), ())
    pairs = None if set(SPECIALS) & set(game.cards) else pairs_of_hands(tuple(map(int, game.weights)), *sizes)
    return None if pairs is None else Hands(game, pairs)


@lru_cache(maxsize=1024)
def card_game(known: Public, giver: Seat, receiver: Seat, had: tuple[Seat, ...], claims: tuple[Claim, ...]) -> CardGame:
    """The game of a card that these seats have had, with these claims, between two seats."""
    game, risk, starter = known.game, danger(known), had[0]
    unseen, species = known.unseen(starter), tuple(risk.hidden)
    may_pass, chooses = len(had) + 1 < game.seats, len(had) == 1

    def losses(seat: Seat, card: Card) -> Losses:
        on = risk.passed(receiver, card, had)[seat] if may_pass else 0.0
        return Losses(risk.taking(receiver, card)[seat], risk.taking(giver, card)[seat], on)

    return CardGame(
        cards=tuple(unseen),
        weights=tuple(count * _said_before(card, claims, len(species)) for card, count in unseen.items()),
        claims=(*species, Claim.ROYAL),
        givers=tuple(losses(giver, card) for card in unseen),
        receivers=tuple(losses(receiver, card) for card in unseen),
        may_pass=may_pass,
        chooses=chooses,
        held=(known.sizes[starter] + 1) / sum(unseen.values()),
    )


def _said_before(card: Card, claims: Iterable[Claim], species: int) -> float:
    """How likely these claims about the card are if each giver is as often honest as not."""
    likely = 1.0
    for claim in claims:
        likely *= said(card, claim, HONESTY, species)
    return likely


def _share(weights: dict[Card, float], claim: Claim) -> float:
    """How much of the weight is on cards for which the claim is true."""
    return sum(weight for card, weight in weights.items() if truth(card, claim)) / sum(weights.values())


def _lean(
    habits: dict[Thing, float], calm: dict[Thing, float], lost: dict[Thing, float], stakes: dict[Thing, float]
) -> dict[Thing, float]:
    """Equilibrium odds, leaning towards what loses less often, in equilibrium and according to the records."""
    most, rank = max(LEAST, *stakes.values()), dict[Thing, float]()
    for thing, loss in calm.items():
        rank[thing] = loss / (CALM * most) + (lost[thing] - loss) / (LEAN * max(LEAST, stakes[thing]))
    best = min(rank.values())
    return {thing: (habits[thing] + RARELY) * exp(max(-60.0, best - value)) for thing, value in rank.items()}
