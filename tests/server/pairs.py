"""Test helper: pairs of matches that a seat cannot tell apart.

They are grown together, step by step: whatever happens in one is answered in the other by something that the seat
cannot distinguish from it. So both are real matches from the first step on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Event, Over, Seat

TRIES = 6  # for a step in one world that the other can answer
FAILURES = 25  # times to go back before the longest pair found so far will do

Both = tuple[Any, Any]
Result = tuple[Any, tuple[Event, ...]]


@dataclass(frozen=True)
class Pair:
    """Two matches that look the same to a seat (None: nobody's) and to spectators.

    `states` are those before each step and the last one, `versions` and `pages` what belongs to them.
    """

    game: AnyGame
    seat: Seat | None
    steps: tuple[tuple[Choice, Choice], ...]
    states: tuple[Both, ...]
    versions: tuple[int, ...]
    pages: tuple[int, ...]  # the version before the page that a client may show

    def chance(self, world: int) -> dict[int, Any]:
        """What chance brings in that world, by the number of the step."""
        return {n: step[world][CHANCE] for n, step in enumerate(self.steps) if CHANCE in step[world]}

    def decisions(self) -> list[int]:
        """The steps that seats take."""
        return [n for n, (choice, _) in enumerate(self.steps) if CHANCE not in choice]

    def until_asked(self) -> Pair:
        """As far as the last time that the seat is asked."""
        turns = [self.game.turn(one) for one, _ in self.states]
        asked = [n for n, turn in enumerate(turns) if isinstance(turn, Decide) and self.seat in turn.seats] or [0]
        end = asked[-1]
        steps, states = self.steps[:end], self.states[: end + 1]
        return replace(self, steps=steps, states=states, versions=self.versions[: end + 1], pages=self.pages[: end + 1])

    def differ(self, n: int) -> bool:
        """Whether the worlds are really two before that step."""
        return bool(self.states[n][0] != self.states[n][1])


def pair(game: AnyGame, seat: Seat | None, rng: Random, length: int) -> Pair:
    """A random pair with at most this many decisions, which stops where another decision is due."""
    steps: list[tuple[Choice, Choice]] = []
    grown: list[tuple[Any, Any, tuple[Event, ...]]] = [(game.start(), game.start(), ())]
    best, failures, alike = (steps[:], grown[:]), 0, 0.3
    while failures < FAILURES and sum(CHANCE not in choice for choice, _ in steps) < length:
        if rng.random() < 0.05:
            alike = rng.choice((0.0, 0.3, 0.6))
        found = _step(game, (seat, None), grown[-1][:2], rng, alike)
        if found is not None:
            steps.append(found[0])
            grown.append(found[1])
            continue
        if len(steps) > len(best[0]):
            best = steps[:], grown[:]
        failures += 1
        back = min(rng.randrange(1, 10), len(steps))
        alike = rng.choice((0.3, 0.6, 0.9, 1.0))  # what the worlds have in common can be shown to all
        del steps[len(steps) - back :], grown[len(grown) - back :]
    steps, grown = max((best, (steps, grown)), key=lambda found: len(found[0]))
    while steps and not isinstance(game.turn(grown[-1][0]), Decide):
        steps.pop()
        grown.pop()
    return _pair(game, seat, steps, grown)


def _pair(game: AnyGame, seat: Seat | None, steps: list[tuple[Choice, Choice]], grown: list[Any]) -> Pair:
    log: list[Event] = []
    versions, pages = [], []
    for _, _, events in grown:
        log += events
        marks = [version for version, event in enumerate(log) if event.forget]
        versions.append(len(log))
        pages.append(marks[-2] if len(marks) > 1 else 0)
    states = tuple((one, other) for one, other, _ in grown)
    return Pair(game, seat, tuple(steps), states, tuple(versions), tuple(pages))


def _step(game: AnyGame, watchers: tuple[Seat | None, ...], worlds: Both, rng: Random, alike: float) -> Any:
    """One more step in each world, and where they lead; None where none was found."""
    mine, theirs = (_options(game, state) for state in worlds)
    for _ in range(TRIES):
        choice = {seat: rng.choice(moves) for seat, moves in mine.items()}
        result = game.apply(worlds[0], choice)
        if isinstance(game.turn(result[0]), Over):  # the end opens the seal: then the worlds are no longer alike
            continue
        for other in _answers(theirs, choice, watchers, rng, alike):
            answer = game.apply(worlds[1], other)
            if _same(game, watchers, result, answer):
                return (choice, other), (result[0], answer[0], result[1])
    return None


def _options(game: AnyGame, state: Any) -> dict[Seat, list[Any]]:
    turn = game.turn(state)
    if isinstance(turn, Chance):
        return {CHANCE: [outcome for outcome, _ in turn.outcomes]}
    assert isinstance(turn, Decide)
    return {seat: list(game.legal(state, seat)) for seat in turn.seats}


def _answers(
    mine: dict[Seat, list[Any]], choice: Choice, watchers: tuple[Seat | None, ...], rng: Random, alike: float
) -> Iterator[Choice]:
    """What might look the same in the other world: some things at random, the very same, then all there is."""
    same = {seat: choice[seat] if choice[seat] in moves else rng.choice(moves) for seat, moves in mine.items()}
    if rng.random() < alike:
        yield same
    for _ in range(5):
        yield {seat: choice[seat] if seat in watchers else rng.choice(moves) for seat, moves in mine.items()}
    yield same
    for seat, moves in mine.items() if len(mine) == 1 else ():
        if seat not in watchers:
            yield from ({seat: move} for move in rng.sample(moves, min(len(moves), 40)))


def _same(game: AnyGame, watchers: tuple[Seat | None, ...], one: Result, other: Result) -> bool:
    """Whether nobody who watches can tell these two results apart."""
    if len(one[1]) != len(other[1]):
        return False
    for mine, theirs in zip(one[1], other[1], strict=True):
        if mine.forget != theirs.forget or any(mine.as_seen_by(seat) != theirs.as_seen_by(seat) for seat in watchers):
            return False
    turn, same = game.turn(one[0]), game.turn(other[0])
    return isinstance(same, Chance) if isinstance(turn, Chance) else turn == same
