"""Reviews a finished match for one seat: what it could expect at each decision, and what its decisions cost.

Every decision is judged by what the seat knew then: from its observation alone, never from the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from poktail.bots.coach import Hint, whole_turn
from poktail.bots.evaluation import EFFORT, Evaluation, evaluate, margin, most
from poktail.core import codec
from poktail.core.errors import NoSuchSeat, RuleError
from poktail.core.evaluation import Candidate
from poktail.core.game import Observation, Seat, SeatEvent
from poktail.core.match import Match
from poktail.core.payoffs import share_of

LISTED = 3
"""How many decisions and turning points a review names."""
MIN_COST = 0.02
"""The lowest cost of a decision that is named; all clear costs are added up."""
SWING = 0.15
"""The smallest change of the chances at a turning point."""


class NotOver(RuleError):
    """A match is reviewed once it is over."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw and did at one step, and its chances with each of its moves, as parts of a win."""

    step: int
    """Counted from 1, as in a record."""
    version: int
    """The last event that the seat knew; the events themselves are not kept, they would fill the memory."""
    view: Any
    move: Any
    evaluation: Evaluation

    @property
    def made(self) -> Candidate:
        """The move that was made."""
        return self.evaluation.of(self.move)

    @property
    def cost(self) -> float:
        """How much lower the value of the move made is than the highest value."""
        return self.evaluation.top.value - self.made.value

    @property
    def is_clear(self) -> bool:
        """Whether the best move is better by more than the error of the values."""
        return self.cost > margin(self.evaluation.top, self.made)

    @property
    def advised(self) -> Candidate:
        """The move to advise: among those clearly better than the one made, if there are any, else the best one."""
        made = self.made
        better = [one for one in self.evaluation.candidates if one.value - made.value > margin(one, made)]
        return max(better, key=lambda one: (one.odds, one.value), default=self.evaluation.best)

    def shown(self, count: int) -> tuple[Candidate, ...]:
        """The candidates worth showing, by value: the best ones, the one advised and the one made."""
        ranked = sorted(self.evaluation.candidates, key=lambda one: -one.value)
        return tuple(one for n, one in enumerate(ranked) if n < count or one in (self.made, self.advised))


@dataclass(frozen=True, slots=True)
class Swing:
    """A turning point: how the chances changed from one decision to the next one, or to the end."""

    step: int
    version: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Review:
    """The decisions of one seat in a finished match, in order, and its share of the win."""

    seat: Seat
    fair: float
    result: float
    decisions: tuple[Decision, ...]

    @property
    def chances(self) -> tuple[float, ...]:
        """The seat's chances at each decision if it went on as the bot does, and finally the result."""
        return (*(one.evaluation.expected for one in self.decisions), self.result)

    @property
    def cost(self) -> float:
        """What all decisions cost together, as far as that is clear."""
        return sum(one.cost for one in self.decisions if one.is_clear)

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The decisions that clearly cost the most, the costliest first."""
        clear = [one for one in self.decisions if one.is_clear and one.cost >= MIN_COST]
        return tuple(sorted(clear, key=lambda one: -one.cost)[:LISTED])

    @property
    def turning_points(self) -> tuple[Swing, ...]:
        """The greatest changes of the chances between two decisions, in the order in which they came."""
        found = [
            Swing(one.step, one.version, before, after)
            for one, before, after in zip(self.decisions, self.chances, self.chances[1:], strict=False)
            if abs(after - before) >= SWING
        ]
        greatest = sorted(found, key=lambda one: -abs(one.after - one.before))[:LISTED]
        return tuple(sorted(greatest, key=lambda one: one.step))


def decisions_of(match: Match, seat: Seat | None) -> Iterator[tuple[int, Match, Any]]:
    """Every decision of a seat between several moves: the number of the step, the match just before it, and the move.

    It is the same `Match` each time, replayed step by step.
    """
    if match.payoffs is None:
        raise NotOver()
    if seat is None or not 0 <= seat < match.game.seats:
        raise NoSuchSeat(seat=seat)
    again = Match(match.game)
    for number, choice in enumerate(match.steps, 1):
        if seat in choice and len(again.legal(seat)) > 1:
            yield number, again, choice[seat]
        again.step(choice)


def asked(match: Match, seat: Seat | None) -> Iterator[tuple[int, Observation, Any]]:
    """Every decision of a seat between several moves: the number of the step, what the seat knew, and its move."""
    events = list[SeatEvent]()
    for number, before, move in decisions_of(match, seat):
        events += before.events_since(seat, len(events))
        yield number, Observation(match.game, seat, before.view(seat), before.legal(seat), tuple(events)), move


def judge(step: int, seen: Observation, move: Any, effort: int = EFFORT) -> Decision:
    """The decision with the chances of every move."""
    return Decision(step, seen.version, seen.view, move, evaluate(seen, effort).scaled(most(seen.game)))


def review_of(match: Match, seat: Seat, decisions: Sequence[Decision]) -> Review:
    """The review of a finished match, from all decisions of the seat."""
    if match.payoffs is None:
        raise NotOver()
    whole = most(match.game)
    result = float(share_of(match.payoffs, seat)) / whole
    return Review(seat, 1 / match.game.seats / whole, result, tuple(decisions))


def advice(seen: Observation, decision: Decision) -> Hint:
    """The move that would have been better, or as good: the whole turn, and the game's reason for it."""
    return whole_turn(seen, decision.advised.move)


def hints(match: Match, review: Review) -> Iterator[Hint]:
    """The advice for each of the costliest decisions, in their order."""
    for decision in review.costliest:
        seen = next(seen for step, seen, _ in asked(match, review.seat) if step == decision.step)
        yield advice(seen, decision)


# As JSON


def decision_json(decision: Decision, count: int | None = None) -> dict[str, Any]:
    """A decision, with all candidates or about this many of the best."""
    candidates = decision.evaluation.candidates if count is None else decision.shown(count)
    return {
        "step": decision.step,
        "v": decision.version,
        "move": move_json(decision.move),
        "method": decision.evaluation.method.value,
        "chance": _part(decision.evaluation.expected),
        "cost": _part(decision.cost),
        "clear": decision.is_clear,
        "candidates": [
            {
                "move": move_json(one.move),
                "chance": _part(one.value),
                "error": _part(one.error),
                "odds": _part(one.odds),
            }
            for one in candidates
        ],
    }


def summary_json(review: Review, hints: Sequence[Hint]) -> dict[str, Any]:
    """The totals of a review, with the advice for each of its costliest decisions."""
    return {
        "seat": review.seat,
        "fair": _part(review.fair),
        "result": _part(review.result),
        "cost": _part(review.cost),
        "chances": [_part(one) for one in review.chances],
        "turning_points": [
            {"step": one.step, "v": one.version, "before": _part(one.before), "after": _part(one.after)}
            for one in review.turning_points
        ],
        "costliest": [
            {
                "at": review.decisions.index(one),
                "step": one.step,
                "v": one.version,
                "move": move_json(one.move),
                "chance": _part(one.made.value),
                "better": [move_json(move) for move in hint.moves],
                "better_chance": _part(one.advised.value),
                "cost": _part(one.cost),
                "reason": codec.to_json(hint.reason),
            }
            for one, hint in zip(review.costliest, hints, strict=True)
        ],
    }


def move_json(move: Any) -> tuple[str, Any]:
    """A move as its notation and its value."""
    return str(move), codec.to_json(move)


def _part(value: float) -> float:
    return round(value, 4)
