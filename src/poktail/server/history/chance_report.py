"""What chance brought in one match, beside what was to be expected: every die and card counted, the odds exact."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from poktail.core.codec import notation, to_json
from poktail.core.game import CHANCE, Chance
from poktail.core.match import Match
from poktail.server.errors import MatchRunning

Key = tuple[str, str]
"""A class of outcomes and one of the parts they are made of, in notation."""

Outcomes = tuple[tuple[Any, int], ...]

ENOUGH = 1
"""A variance below this is too little to speak of standard deviations: one of twelve seats begins, and is 3.3 off."""


@dataclass(frozen=True, slots=True)
class Part:
    """One face or card: how often it came, how often it was to be expected, and the variance of that number."""

    label: str
    seen: int
    expected: Fraction
    variance: Fraction

    @property
    def z(self) -> float | None:
        """How many standard deviations too often (below 0: too rarely); None where chance had too little choice."""
        return float(self.seen - self.expected) / sqrt(self.variance) if self.variance >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class Kind:
    """All draws whose outcomes are of one class."""

    name: str
    draws: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Throws:
    """The chance of a whole match."""

    kinds: tuple[Kind, ...]

    @property
    def judged(self) -> int:
        """How many parts have a z: the furthest of many is far off in any fair match."""
        return sum(part.z is not None for kind in self.kinds for part in kind.parts)

    @property
    def furthest(self) -> tuple[Kind, Part] | None:
        """The part that is the most standard deviations off, and its kind."""
        pairs = [(kind, part) for kind in self.kinds for part in kind.parts if part.z is not None]
        return max(pairs, key=lambda pair: abs(pair[1].z or 0), default=None)

    def to_json(self) -> dict[str, Any]:
        """Plain values for the wire; fractions become rounded numbers here and nowhere before."""
        off = self.furthest
        return {
            "kinds": [
                {"kind": kind.name, "draws": kind.draws, "parts": [_part_json(part) for part in kind.parts]}
                for kind in self.kinds
            ],
            "judged": self.judged,
            "furthest": None if off is None else {"kind": off[0].name, **_part_json(off[1])},
        }


def _part_json(part: Part) -> dict[str, Any]:
    z = part.z
    return {
        "part": part.label,
        "seen": part.seen,
        "expected": round(float(part.expected), 3),
        "z": None if z is None else round(z, 3),
    }


def throws(match: Match) -> Throws:
    """The chance of a finished match; of a running one nobody may ask, for what was drawn is not all told."""
    if match.payoffs is None:
        raise MatchRunning()
    game, tally = match.game, _Tally()
    state = game.start()
    for choice in match.steps:  # the match has checked them all
        turn = game.turn(state)
        if isinstance(turn, Chance):
            tally.add(turn.outcomes, choice[CHANCE])
        state, _ = game.apply(state, choice)
    return tally.summed()


def values(match: Match) -> dict[str, dict[str, tuple[str, Any]]]:
    """Every part by kind and notation, as the name of its class and its JSON: what a page says and draws it by."""
    game, found, known = match.game, dict[str, dict[str, tuple[str, Any]]](), dict[int, Outcomes]()
    state = game.start()
    for choice in match.steps:
        turn = game.turn(state)
        if isinstance(turn, Chance) and id(turn.outcomes) not in known:
            known[id(turn.outcomes)] = turn.outcomes  # held, or others might get their id
            for outcome, _ in turn.outcomes:
                kind = found.setdefault(type(outcome).__name__, {})
                kind |= {notation(part): (type(part).__name__, to_json(part)) for part in _parts(outcome)}
        state, _ = game.apply(state, choice)
    return found


@dataclass(frozen=True, slots=True)
class _Odds:
    """One draw before it: for each part the sums of weight × number and of weight × number², all over `total`."""

    total: int
    sums: Mapping[Key, tuple[int, int]]


def _odds(outcomes: Outcomes) -> _Odds:
    once: dict[Key, int] = defaultdict(int)
    twice: dict[Key, int] = defaultdict(int)
    for outcome, weight in outcomes:
        for key, number in _numbers(outcome).items():
            once[key] += weight * number
            twice[key] += weight * number * number
    return _Odds(_total(outcomes), {key: (once[key], twice[key]) for key in once})


def _total(outcomes: Outcomes) -> int:
    return sum(weight for _, weight in outcomes)


@dataclass(slots=True)
class _Run:
    """Draws from one bag with nothing put back; a throw of dice is a bag that is drawn from once.

    Odds taken anew before each draw would add up to more cards than there are where one comes late, and to next to
    nothing (many deviations) where it comes first. So the draws of a bag are one sample of it, exact as a whole.
    """

    odds: _Odds
    outcomes: Outcomes = ()
    drawn: Any = None
    draws: int = 0

    def draw(self, outcomes: Outcomes, drawn: Any) -> None:
        self.outcomes, self.drawn, self.draws = outcomes, drawn, self.draws + 1

    def leaves(self, outcomes: Outcomes) -> bool:
        """Whether this is what the last draw has left in the bag."""
        left = {outcome: weight - (outcome == self.drawn) for outcome, weight in self.outcomes}
        return {outcome: weight for outcome, weight in left.items() if weight} == dict(outcomes)


@dataclass(slots=True)
class _Tally:
    """What has been counted so far."""

    runs: list[_Run] = field(default_factory=list)
    open: dict[int, _Run] = field(default_factory=dict)  # by how much is left
    known: dict[int, tuple[Outcomes, _Odds]] = field(default_factory=dict)
    draws: Counter[str] = field(default_factory=Counter)
    seen: Counter[Key] = field(default_factory=Counter)

    def add(self, outcomes: Outcomes, drawn: Any) -> None:
        total = _total(outcomes)
        run = self.open.pop(total, None)
        if run is None or not run.leaves(outcomes):
            run = _Run(self.odds(outcomes))
            self.runs.append(run)
        run.draw(outcomes, drawn)
        self.open[total - 1] = run
        self.draws[type(drawn).__name__] += 1
        self.seen.update(_numbers(drawn))

    def odds(self, outcomes: Outcomes) -> _Odds:
        """Worked out once for dice that are handed out again and again; held, or others might get their id."""
        if id(outcomes) not in self.known:
            self.known[id(outcomes)] = outcomes, _odds(outcomes)
        return self.known[id(outcomes)][1]

    def summed(self) -> Throws:
        """Mean and variance of a sample without replacement, added up run by run.

        Integers by denominator, fractions at the end: that is many times quicker than to add fractions.
        """
        means: dict[Key, Counter[int]] = defaultdict(Counter)
        squares: dict[Key, Counter[int]] = defaultdict(Counter)
        for run in self.runs:
            total, n = run.odds.total, run.draws
            below = total * total * max(total - 1, 1)
            for key, (once, twice) in run.odds.sums.items():
                means[key][total] += n * once
                squares[key][below] += n * (total - n) * (twice * total - once * once)
        parts: dict[str, list[Part]] = {name: [] for name in self.draws}
        for (name, label), mean in means.items():
            part = Part(label, self.seen[name, label], _sum(mean), _sum(squares[name, label]))
            parts.setdefault(name, []).append(part)
        return Throws(tuple(Kind(name, self.draws[name], tuple(found)) for name, found in parts.items()))


def _sum(numerators: Mapping[int, int]) -> Fraction:
    """The sum of fractions that were gathered by denominator."""
    return sum((Fraction(number, below) for below, number in numerators.items()), Fraction())


def _numbers(outcome: Any) -> Counter[Key]:
    """How many of which parts this outcome is made of."""
    name = type(outcome).__name__
    return Counter((name, notation(part)) for part in _parts(outcome))


def _parts(outcome: Any) -> tuple[Any, ...]:
    """What fell or was drawn together: all things in tuples of one type, or else the outcome itself."""
    values = [getattr(outcome, f.name) for f in fields(outcome)] if is_dataclass(outcome) else [outcome]
    tuples = [value for value in values if type(value) is tuple and len(set(map(type, value))) < 2]
    return tuple(part for value in tuples for part in value) if tuples else (outcome,)
