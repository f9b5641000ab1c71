"""The strong player: solves the game of the card at hand, and leans towards what the seats' records suggest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import exp
from random import Random
from typing import TypeVar, cast

from poktail.core.game import Observation, Seat
from poktail.games.cockroach_royal.bot_worlds import HONESTY, Hidden, emptied, said
from poktail.games.cockroach_royal.expert_card import CardGame, Losses, Solution, solve
from poktail.games.cockroach_royal.expert_danger import Danger
from poktail.games.cockroach_royal.expert_records import Records
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Answer, Call, Move, Offer, Pay, Phase, Pick, View

Thing = TypeVar("Thing")
Gift = tuple[Card, Seat, Claim]

TEMPER = 0.08
"""How much chance of losing it gives away to stay close to the equilibrium: leaning further can be exploited."""
RARELY = 1e-3
"""Every choice is made at least about this often before its value counts."""


def decide(observation: Observation, rng: Random) -> Move:
    """Choose a move."""
    moves, weights = zip(*odds(observation).items(), strict=True)
    move: Move = rng.choices(moves, weights)[0]
    return move


def odds(observation: Observation) -> dict[Move, float]:
    """How likely each move is, up to a common factor."""
    if len(observation.legal) == 1:
        return {observation.legal[0]: 1.0}
    expert = Expert(observation)
    phase, found = expert.view.phase, dict[Move, float]()
    if phase is Phase.JUDGE:
        return expert.judging()
    if phase in (Phase.PAY, Phase.PAY_MORE):
        return {expert.payment(): 1.0}
    for (card, to, claim), weight in expert.giving().items():
        move: Move = Pick(card) if phase is Phase.PICK else Offer(to) if phase is Phase.OFFER else Call(claim)
        found[move] = found.get(move, 0.0) + weight
    return found


class Expert:
    """The evaluation of one position for the seat that decides."""

    def __init__(self, observation: Observation) -> None:
        self.view, self.game = cast(View, observation.view), cast(CockroachRoyal, observation.game)
        assert self.view.seat is not None
        self.me: Seat = self.view.seat
        self.danger = Danger(observation)
        self.records = Records(observation.events, self.game.seats)
        self.claims = (*self.view.species, Claim.ROYAL)
        self.emptied = emptied(observation.events)

    # Giving

    def giving(self) -> dict[Gift, float]:
        """How likely each card, receiver and claim are, given what has been chosen already."""
        view, trail = self.view, self.view.trail
        had = trail.givers if trail else (self.me,)
        cards = [view.card] if view.card is not None else list(dict.fromkeys(view.hand or ()))
        to = trail.to if trail else None
        receivers = [to] if to is not None else [seat for seat in range(self.game.seats) if seat not in had]
        losses, habits = dict[Gift, float](), dict[Gift, float]()
        for seat in receivers:
            solution = solve(self.card_game(self.me, seat, had))
            for card in cards:
                for claim in self.claims:
                    gift = (card, seat, claim)
                    habits[gift] = solution.given.get((card, claim), 0.0)
                    losses[gift] = self.loss_of(gift, had, solution)
        return _lean(habits, losses)

    def loss_of(self, gift: Gift, had: tuple[Seat, ...], solution: Solution) -> float:
        """The chance of losing the match after giving this card to this seat with this claim."""
        card, to, claim = gift
        yes, no, on = solution.answers[claim]
        believes = self.records.belief(to, self.me, yes / (yes + no) if yes + no else 0.5)
        wrong = 1 - believes if truth(card, claim) else believes
        theirs, mine = self.losing(self.me, to, card, claim), self.losing(self.me, self.me, card, claim)
        judged = wrong * theirs + (1 - wrong) * mine
        if len(had) + 1 >= self.game.seats:
            return judged
        on = (on + self.records.passing(to)) / 2
        return (1 - on) * judged + on * self.passed(self.me, to, card, had)

    # Judging

    def judging(self) -> dict[Move, float]:
        """How likely each answer to the claim is."""
        trail = self.view.trail
        assert trail is not None
        giver, claim = trail.givers[-1], trail.claims[-1]
        solution = solve(self.card_game(giver, self.me, trail.givers))
        beliefs = self.beliefs(solution, claim)
        values: dict[Move, float] = {Answer.TRUE: 0.0, Answer.FALSE: 0.0}
        may_pass = len(trail.givers) + 1 < self.game.seats
        if may_pass:
            values[Answer.PASS] = 0.0
        for card, chance in beliefs.items():
            theirs, mine = self.losing(self.me, giver, card, claim), self.losing(self.me, self.me, card, claim)
            true = truth(card, claim)
            values[Answer.TRUE] += chance * (theirs if true else mine)
            values[Answer.FALSE] += chance * (mine if true else theirs)
            if may_pass:
                values[Answer.PASS] += chance * self.passing_on(card, (*trail.givers, self.me))
        answers = (Answer.TRUE, Answer.FALSE, Answer.PASS)
        habits: dict[Move, float] = dict(zip(answers, solution.answers[claim], strict=True))
        return _lean(habits, values)

    def beliefs(self, solution: Solution, claim: Claim) -> dict[Card, float]:
        """The chance of each card under way: equilibrium play, this hand, and the giver's record."""
        trail = self.view.trail
        assert trail is not None
        private = Hidden(self.view, self.game, self.emptied).chances()
        public = self.public(trail.givers[0])
        starts = len(trail.givers) == 1
        weights = {}
        for card, chance in private.items():
            if starts:  # how much likelier this card is than everybody else has to think
                likely = chance / public[card] if card in public else 0.0
            else:
                likely = chance * self.said_before(card, trail.claims[:-1])
            weights[card] = likely * (solution.given.get((card, claim), 0.0) + RARELY)
        true = sum(weight for card, weight in weights.items() if truth(card, claim))
        total = sum(weights.values())
        honest = self.records.honesty(trail.givers[-1], self.me, true / total)
        if not 0 < true < total:
            return {card: weight / total for card, weight in weights.items()}
        scale = {True: honest / true, False: (1 - honest) / (total - true)}
        return {card: weight * scale[truth(card, claim)] for card, weight in weights.items()}

    def passing_on(self, card: Card, had: tuple[Seat, ...]) -> float:
        """The chance of losing the match after looking at this card and passing it on as well as possible."""
        found = []
        for seat in range(self.game.seats):
            if seat not in had:
                believes = self.records.belief(seat, self.me)
                wrong = max(believes, 1 - believes)
                found.append(
                    wrong * self.losing(self.me, seat, card) + (1 - wrong) * self.losing(self.me, self.me, card)
                )
        return min(found)

    # Both

    def losing(self, seat: Seat, taker: Seat, card: Card, claim: Claim | None = None) -> float:
        """The chance that a seat loses the match if the taker takes this card."""
        return self.danger.losing(seat, taker, self.danger.after_taking(taker, card, claim))

    def passed(self, seat: Seat, to: Seat, card: Card, had: tuple[Seat, ...]) -> float:
        """The chance that a seat loses if `to` passes the card on to whom it likes best, and either takes it."""
        left = [other for other in range(self.game.seats) if other not in had and other != to]
        best = min(left, key=lambda other: self.losing(to, other, card))
        return (self.losing(seat, best, card) + self.losing(seat, to, card)) / 2

    def card_game(self, giver: Seat, receiver: Seat, had: tuple[Seat, ...]) -> CardGame:
        """The game of this card between two seats, from what everybody knows."""
        may_pass = len(had) + 1 < self.game.seats
        public = self.public(had[0])
        cards = tuple(public)

        def losses(seat: Seat, card: Card) -> Losses:
            on = self.passed(seat, receiver, card, had) if may_pass else 0.0
            return Losses(self.losing(seat, receiver, card), self.losing(seat, giver, card), on)

        prior = None
        if len(had) > 1:
            trail = self.view.trail
            assert trail is not None
            chances = [public[card] * self.said_before(card, trail.claims[: len(had) - 1]) for card in cards]
            prior = tuple(chance / sum(chances) for chance in chances)
        givers = tuple(losses(giver, card) for card in cards)
        receivers = tuple(losses(receiver, card) for card in cards)
        return CardGame(cards, self.claims, givers, receivers, may_pass, prior)

    def public(self, starter: Seat) -> dict[Card, float]:
        """How many of each card may be with the starter, as far as everybody knows."""
        left = Counter(dict(self.game.start().deck.items))
        for cards in self.view.laid:
            left.subtract(cards)
        left.subtract(card for card in (self.view.top,) if card is not None)
        for special in self.view.specials:
            if special.seat != starter:
                left[special.card] = 0
        return {card: float(count) for card, count in left.items() if count > 0}

    def said_before(self, card: Card, claims: Iterable[Claim]) -> float:
        """How likely these claims about the card are if each giver is as often honest as not."""
        likely = 1.0
        for claim in claims:
            likely *= said(card, claim, HONESTY, len(self.view.species))
        return likely

    def payment(self) -> Move:
        """The cheapest payment, card by card (ROYAL-12)."""
        bill, first = self.view.bill, self.view.picked
        assert bill is not None
        plan = self.danger.cheapest(bill.claim)[1]
        if first is None:
            return Pay(plan[0])
        return Pay(plan[1]) if len(plan) > 1 else Answer.ENOUGH


def _lean(habits: dict[Thing, float], losses: dict[Thing, float]) -> dict[Thing, float]:
    """Equilibrium odds, leaning towards what loses less often."""
    best = min(losses.values())
    return {thing: (habits[thing] + RARELY) * exp(max(-60.0, (best - loss) / TEMPER)) for thing, loss in losses.items()}
