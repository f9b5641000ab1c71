"""Measures exactly how much best responses gain against the expert in a mini version with two seats and the real rules.

`python bench/cockroach_royal/nash_conv.py --lose-at 1 --pile 3`

NashConv is the sum over the seats of what a best response wins more than the expert wins against itself. The winner
gets 1, the loser −1. A best response knows the expert's odds in every position, but only its own cards.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))  # a script's path has only its own folder

from poktail.core.game import CHANCE, AnyGame, Chance, Decide, Event, Observation, Over, Seat, SeatEvent
from poktail.games.cockroach_royal import expert
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_values import Phase

Odds = Mapping[Any, float]
Policy = Callable[[Observation], Odds]


class History(NamedTuple):
    """A position, how likely the other seat and chance make it, and what the other seat has seen."""

    state: Any
    weight: float
    seen: tuple[SeatEvent, ...]


def best_response(game: AnyGame, seat: Seat, policy: Policy) -> float:
    """What a seat wins on average if it plays as well as possible against this policy."""
    known = cache(policy)
    by_sight: dict[Any, list[History]] = {}
    for state, weight in deals(game).items():
        by_sight.setdefault(game.view(state, seat), []).append(History(state, float(weight), ()))
    return sum(_best(game, seat, known, group) for group in by_sight.values())


def deals(game: AnyGame) -> dict[Any, Fraction]:
    """The positions after the deal, and how likely each is; the order of dealing is left out."""
    states = {game.start(): Fraction(1)}
    while isinstance(game.turn(next(iter(states))), Chance):
        after: dict[Any, Fraction] = {}
        for state, weight in states.items():
            for outcome, chance in outcomes(game.turn(state)):
                dealt, _ = game.apply(state, {CHANCE: outcome})
                after[dealt] = after.get(dealt, Fraction(0)) + weight * chance
        states = after
    return states


def outcomes(turn: Any) -> Iterator[tuple[Any, Fraction]]:
    """What chance may do, and how likely each is."""
    total = sum(weight for _, weight in turn.outcomes)
    for outcome, weight in turn.outcomes:
        yield outcome, Fraction(weight, total)


def _best(game: AnyGame, seat: Seat, policy: Policy, group: list[History]) -> float:
    """The same from positions that look alike to the seat, weighted with how likely they are."""
    turn = game.turn(group[0].state)
    if isinstance(turn, Over):
        return turn.payoffs[seat] * sum(history.weight for history in group)
    if isinstance(turn, Decide) and turn.seats == (seat,):
        moves = game.legal(group[0].state, seat)
        return max(
            sum(
                _best(game, seat, policy, alike)
                for alike in _split(game, seat, ((history, seat, move, 1.0) for history in group))
            )
            for move in moves
        )
    return sum(_best(game, seat, policy, alike) for alike in _split(game, seat, _others(game, policy, group)))


def _others(game: AnyGame, policy: Policy, group: list[History]) -> Iterator[tuple[History, Seat, Any, float]]:
    """What chance or the other seat does in each of these positions."""
    for history in group:
        turn = game.turn(history.state)
        if isinstance(turn, Chance):
            for outcome, weight in outcomes(turn):
                yield history, CHANCE, outcome, float(weight)
        else:
            assert isinstance(turn, Decide)
            other = turn.seats[0]
            view, legal = game.view(history.state, other), game.legal(history.state, other)
            odds = policy(Observation(game, other, view, legal, history.seen))
            for move, chance in odds.items():
                if chance:
                    yield history, other, move, chance


def _split(game: AnyGame, seat: Seat, steps: Iterator[tuple[History, Seat, Any, float]]) -> Iterator[list[History]]:
    """The positions after these steps, sorted by what the seat sees of them."""
    groups: dict[Any, list[History]] = {}
    for history, actor, move, chance in steps:
        state, events = game.apply(history.state, {actor: move})
        seen = (*history.seen, *_seen(events, 1 - seat, len(history.seen)))
        key = tuple(event.as_seen_by(seat) for event in events)
        groups.setdefault(key, []).append(History(state, history.weight * chance, seen))
    yield from groups.values()


def _seen(events: tuple[Event, ...], seat: Seat, since: int) -> Iterator[SeatEvent]:
    for version, event in enumerate(events, since + 1):
        yield SeatEvent(version, event.as_seen_by(seat))


def expert_odds(observation: Observation) -> Odds:
    """How often the expert makes each move."""
    return {each.move: each.odds for each in expert.evaluate(observation, Random(0))}


def uniform(observation: Observation) -> Odds:
    """Every move equally often."""
    return dict.fromkeys(observation.legal, 1 / len(observation.legal))


def coin(observation: Observation) -> Odds:
    """Judges by tossing a coin; gives cards and claims like the expert."""
    return uniform(observation) if observation.view.phase is Phase.JUDGE else expert_odds(observation)


POLICIES: dict[str, Policy] = {"expert": expert_odds, "uniform": uniform, "coin": coin}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--species", type=int, default=3)
    parser.add_argument("--copies", type=int, default=3)
    parser.add_argument("--royals", type=int, default=0)
    parser.add_argument("--lose-at", type=int, default=1)
    parser.add_argument("--pile", type=int, default=3)
    parser.add_argument("--policy", choices=POLICIES, default="expert")
    parser.add_argument("--no-lean", action="store_true", help="leave out what the records add")
    chosen = parser.parse_args()
    if chosen.no_lean:
        expert.LEAN = inf
    game = CockroachRoyal(
        seats=2,
        species=chosen.species,
        copies=chosen.copies,
        royals=chosen.royals,
        joker=False,
        blank=False,
        lose_at=chosen.lose_at,
        pile=chosen.pile,
    )
    found = [best_response(game, seat, POLICIES[chosen.policy]) for seat in range(2)]
    print(f"{game}: {chosen.policy}, best responses win {found[0]:.4f} and {found[1]:.4f}, NashConv {sum(found):.4f}")


if __name__ == "__main__":
    main()
