"""Compares the dice and cards of a finished match with their exact expected frequencies."""

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
"""The class of an outcome, and the notation of one of its parts."""

Outcomes = tuple[tuple[Any, int], ...]

ENOUGH = 1
"""The least variance for a z-score; below it, a rare event, such as being first of twelve, would look suspicious."""


@dataclass(frozen=True, slots=True)
class Part:
    """One face or card: how often it came, its expected number, and the variance of that number."""

    label: str
    seen: int
    expected: Fraction
    variance: Fraction

    @property
    def z(self) -> float | None:
        """The difference from the expected number in standard deviations; None if the variance is too small."""
        return float(self.seen - self.expected) / sqrt(self.variance) if self.variance >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class Kind:
    """All draws whose outcomes have the same class."""

    name: str
    draws: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Throws:
    """The chance report of a whole match."""

    kinds: tuple[Kind, ...]

    @property
    def judged(self) -> int:
        """How many parts have a z-score; among many, the most extreme one is large even in a fair match."""
        return sum(part.z is not None for kind in self.kinds for part in kind.parts)

    @property
    def furthest(self) -> tuple[Kind, Part] | None:
        """The part furthest from its expected number in standard deviations, and its kind."""
        pairs = [(kind, part) for kind in self.kinds for part in kind.parts if part.z is not None]
        return max(pairs, key=lambda pair: abs(pair[1].z or 0), default=None)

    def to_json(self) -> dict[str, Any]:
        """Plain values for JSON; fractions are rounded only here."""
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
    """The report on a finished match; raises MatchRunning for a running one, because it would reveal secrets."""
    if match.payoffs is None:
        raise MatchRunning()
    game, tally = match.game, _Tally()
    state = game.start()
    for choice in match.steps:  # the match has already checked them
        turn = game.turn(state)
        if isinstance(turn, Chance):
            tally.add(turn.outcomes, choice[CHANCE])
        state, _ = game.apply(state, choice)
    return tally.summed()


def values(match: Match) -> dict[str, dict[str, tuple[str, Any]]]:
    """Every part by kind and notation, with its class name and JSON, from which a page names and draws it."""
    game, found, known = match.game, dict[str, dict[str, tuple[str, Any]]](), dict[int, Outcomes]()
    state = game.start()
    for choice in match.steps:
        turn = game.turn(state)
        if isinstance(turn, Chance) and id(turn.outcomes) not in known:
            known[id(turn.outcomes)] = turn.outcomes  # keep a reference, so that the id is not reused
            for outcome, _ in turn.outcomes:
                kind = found.setdefault(type(outcome).__name__, {})
                kind |= {notation(part): (type(part).__name__, to_json(part)) for part in _parts(outcome)}
        state, _ = game.apply(state, choice)
    return found


@dataclass(frozen=True, slots=True)
class _Odds:
    """The odds of one draw: for each part the sums of weight × number and of weight × number², over `total`."""

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
    """Draws from one bag without replacement; a throw of dice is a bag that is drawn from once.

    Adding up the odds before each draw would expect too many of a card that comes late, and almost none (so a huge z)
    of one that comes first. So all draws from one bag are treated as one sample, which is exact.
    """

    odds: _Odds
    outcomes: Outcomes = ()
    drawn: Any = None
    draws: int = 0

    def draw(self, outcomes: Outcomes, drawn: Any) -> None:
        self.outcomes, self.drawn, self.draws = outcomes, drawn, self.draws + 1

    def leaves(self, outcomes: Outcomes) -> bool:
        """Whether these outcomes are what the last draw left in the bag."""
        left = {outcome: weight - (outcome == self.drawn) for outcome, weight in self.outcomes}
        return {outcome: weight for outcome, weight in left.items() if weight} == dict(outcomes)


@dataclass(slots=True)
class _Tally:
    """Counts of parts and open runs so far."""

    runs: list[_Run] = field(default_factory=list)
    open: dict[int, _Run] = field(default_factory=dict)  # by the number of things left
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
        """The odds of a list of outcomes, computed once; it keeps the list, so that its id is not reused."""
        if id(outcomes) not in self.known:
            self.known[id(outcomes)] = outcomes, _odds(outcomes)
        return self.known[id(outcomes)][1]

    def summed(self) -> Throws:
        """Add up mean and variance of all runs, each a sample without replacement.

        Numerators are added per denominator and become fractions at the end: many times faster than adding fractions.
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
    """The sum of fractions given as numerators by denominator."""
    return sum((Fraction(number, below) for below, number in numerators.items()), Fraction())


def _numbers(outcome: Any) -> Counter[Key]:
    """How often each part occurs in this outcome."""
    name = type(outcome).__name__
    return Counter((name, notation(part)) for part in _parts(outcome))


def _parts(outcome: Any) -> tuple[Any, ...]:
    """The parts of an outcome: the items of its tuples if all have one type, otherwise the outcome itself."""
    values = [getattr(outcome, f.name) for f in fields(outcome)] if is_dataclass(outcome) else [outcome]
    tuples = [value for value in values if type(value) is tuple and len(set(map(type, value))) < 2]
    return tuple(part for value in tuples for part in value) if tuples else (outcome,)
