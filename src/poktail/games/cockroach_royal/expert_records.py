"""Predicts from the public record whether a seat tells the truth and whether it believes.

Several simple models predict each decision; the better a model has predicted this seat so far, the more it counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import exp, log

from poktail.core.game import Seat, SeatEvent
from poktail.games.cockroach_royal.rules_cards import Claim, truth
from poktail.games.cockroach_royal.rules_values import Claimed, Judged, Looked, LookedFaceDown

PRIOR = 1.5
"""How many imaginary decisions of each kind every seat begins with."""
BLUFFS = 5.0
"""How strongly a naive giver plays against what the judge tends to say."""
SURE = 2.5
"""How strongly a naive judge follows the giver's record."""
OTHERS = 1.0
"""How much the decisions of the other rivals count for the weights of the models: bots of a kind share their habits."""
FLOOR = 0.03
"""The lowest probability that a model gives."""
EVEN = "even"
"""The model of a seat that plays the equilibrium and cannot be predicted from its record."""
WEIGHTS = {EVEN: 0.5, "naive": 0.44, "habit": 0.04, "pattern": 0.02}
"""How much each model counts at first: a seat is not expected to have a weakness that it has not shown."""
Hints = Mapping[Claim, float]


@dataclass
class Tally:
    """How often a seat did one of two things, and what it did last."""

    yes: float = PRIOR
    no: float = PRIOR
    last: bool | None = None
    same: float = PRIOR
    changed: float = PRIOR

    @property
    def share(self) -> float:
        """How often it was yes."""
        return self.yes / (self.yes + self.no)

    def pattern(self) -> float:
        """The chance of yes if it repeats or changes its last decision as often as so far."""
        if self.last is None:
            return 0.5
        again = self.same / (self.same + self.changed)
        return again if self.last else 1 - again

    def add(self, yes: bool) -> None:
        """Count a decision."""
        if self.last is not None:
            if yes == self.last:
                self.same += 1
            else:
                self.changed += 1
        self.last = yes
        if yes:
            self.yes += 1
        else:
            self.no += 1


@dataclass
class Record:
    """What everybody saw of one seat."""

    honest: Tally = field(default_factory=Tally)
    believing: Tally = field(default_factory=Tally)
    passed: float = 0.7
    asked: float = 3.7
    as_giver: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WEIGHTS, 0.0))
    as_judge: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WEIGHTS, 0.0))


@dataclass(frozen=True, slots=True)
class Prediction:
    """The chance that a seat does something, by models that each say how it differs from the equilibrium."""

    models: tuple[tuple[float, float], ...]
    """How much each model counts, and what it would say if the seat did both equally often in equilibrium."""

    def __call__(self, even: float) -> float:
        """The chance, given that of a seat in equilibrium."""
        return sum([share * even * yes / (even * yes + (1 - even) * (1 - yes)) for share, yes in self.models])


class Records:
    """The records of all seats as one of them sees them, and what they predict.

    `hints` are the log-odds that a claim is true, by what this seat can see, if claims are lies half of the time and
    lies name any species. The cards that it sees now are used for earlier rounds, too.
    """

    def __init__(self, events: Iterable[SeatEvent], seats: int, me: Seat, hints: Hints) -> None:
        self.of, self.me, self.hints = [Record() for _ in range(seats)], me, hints
        self._shares: dict[tuple[str, Seat], dict[str, float]] = {}
        self._round: list[Claimed] = []
        claims: list[tuple[Claimed, dict[str, float]]] = []
        for event in events:
            what = event.what
            if isinstance(what, Claimed):
                claims.append((what, self._giving(what.seat, what.to, what.claim, self._round)))
                self._round.append(what)
                self.of[what.to].asked += 1
            elif isinstance(what, Looked | LookedFaceDown):
                self.of[what.seat].passed += 1
            elif isinstance(what, Judged):
                judge = self.of[what.seat]
                earlier = self._round[:-1]
                _weigh(judge.as_judge, self._judging(what.seat, what.giver, what.claim, earlier), what.verdict)
                for claim, said in claims:
                    giver, true = self.of[claim.seat], truth(what.card, claim.claim)
                    _weigh(giver.as_giver, said, true)
                    giver.honest.add(true)
                judge.believing.add(what.verdict)
                claims, self._round = [], []

    def honesty(self, giver: Seat, judge: Seat, claim: Claim) -> Prediction:
        """The chance that the giver has told this judge the truth with the last claim of the round."""
        return self._mean("as_giver", giver, self._giving(giver, judge, claim, self._round[:-1]))

    def belief(self, judge: Seat, giver: Seat, claim: Claim) -> Prediction:
        """The chance that the judge says "true" to this giver's next claim."""
        return self._mean("as_judge", judge, self._judging(judge, giver, claim, self._round))

    def passing(self, judge: Seat) -> float:
        """The chance that a seat passes on instead of judging."""
        return self.of[judge].passed / self.of[judge].asked

    def _giving(self, giver: Seat, judge: Seat, claim: Claim, earlier: list[Claimed]) -> dict[str, float]:
        own = self.of[giver].honest
        chain = self._chain(claim, earlier)
        naive = _logistic(self.hints[claim] + chain - BLUFFS * (2 * self.of[judge].believing.share - 1))
        return {EVEN: 0.5, "naive": naive, "habit": own.share, "pattern": own.pattern()}

    def _judging(self, judge: Seat, giver: Seat, claim: Claim, earlier: list[Claimed]) -> dict[str, float]:
        own, honest = self.of[judge].believing, self.of[giver].honest.share
        naive = _logistic(SURE * (log(honest / (1 - honest)) + self._chain(claim, earlier)))
        return {EVEN: 0.5, "naive": naive, "habit": own.share, "pattern": own.pattern()}

    def _chain(self, claim: Claim, earlier: list[Claimed]) -> float:
        """The log-odds that earlier claims about the card add to this one, if givers are as honest as their records."""
        kinds = len(self.hints)
        likely = dict.fromkeys((claim, *(one.claim for one in earlier)), 1.0)
        rest = float(kinds - len(likely))
        for one in earlier:
            honest = self.of[one.seat].honest.share
            likely = {
                kind: chance * (honest if kind is one.claim else (1 - honest) / (kinds - 1))
                for kind, chance in likely.items()
            }
            rest *= (1 - honest) / (kinds - 1)
        false = rest + sum(likely.values()) - likely[claim]
        return log(likely[claim] * (kinds - 1) / false)

    def _mean(self, role: str, seat: Seat, predictions: dict[str, float]) -> Prediction:
        """The models' predictions, each weighted with how well it has predicted so far."""
        shares = self._shares.get((role, seat))
        if shares is None:
            shares = self._shares[role, seat] = self._weights(role, seat)
        return Prediction(tuple([(shares[model], _sane(chance)) for model, chance in predictions.items()]))

    def _weights(self, role: str, seat: Seat) -> dict[str, float]:
        weights = {}
        for model, prior in WEIGHTS.items():
            evidence = [getattr(record, role)[model] for record in self.of]
            others = sum(evidence) - evidence[seat] - (evidence[self.me] if self.me != seat else 0.0)
            weights[model] = log(prior) + evidence[seat] + OTHERS * others
        best = max(weights.values())
        shares = {model: exp(weight - best) for model, weight in weights.items()}
        return {model: share / sum(shares.values()) for model, share in shares.items()}


def _weigh(evidence: dict[str, float], predictions: dict[str, float], happened: bool) -> None:
    for model, chance in predictions.items():
        evidence[model] += log(_sane(chance) if happened else 1 - _sane(chance))


def _sane(chance: float) -> float:
    return min(max(chance, FLOOR), 1 - FLOOR)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))
