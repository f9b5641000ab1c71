"""Measures random playouts per second on one core: a game's compiled engine, its rules, and Match, in one run.

`python bench/playouts.py [--game ID] [--seconds 1] [--rounds 3] [--seed 0]`
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from platform import python_version
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from poktail.bots.series import chance, play_at_random
from poktail.core.game import CHANCE, AnyGame, Chance, Over
from poktail.core.match import Match
from poktail.core.registry import Entry, find, games

NOTES = (
    "Random moves to the end of the match; a move is one seat's decision. CPU seconds of one core, best round.",
    "Match checks every move and keeps a log; the rules are asked for turn and legal moves, and apply them.",
    "Compiling is not counted in. Half-way: from a position after half of a random match's steps.",
)
Burst = Callable[[], tuple[int, int]]
"""Plays for a while; returns the number of matches and of moves."""


class Contender(NamedTuple):
    """One way to play, at one number of seats."""

    seats: int
    name: str
    burst: Burst


def by_match(game: AnyGame, rng: Random) -> Burst:
    """Whole matches by Match."""

    def burst() -> tuple[int, int]:
        steps = play_at_random(game, rng).steps
        return 1, sum(CHANCE not in step for step in steps)

    return burst


def by_rules(game: AnyGame, rng: Random) -> Burst:
    """Whole matches by the rules alone."""

    def burst() -> tuple[int, int]:
        state, moves, draw = game.start(), 0, chance(rng)
        while not isinstance(turn := game.turn(state), Over):
            choice: dict[int, Any] = {}
            if isinstance(turn, Chance):
                choice[CHANCE] = draw(0, turn)
            else:
                choice = {seat: rng.choice(game.legal(state, seat)) for seat in turn.seats}
                moves += 1
            state, _ = game.apply(state, choice)
        return 1, moves

    return burst


def by_engine(entry: Entry, game: AnyGame, state: Any, rng: Random) -> Burst:
    """Matches from this position by the compiled engine."""
    play_outs = entry.layer("engine").play_outs

    def burst() -> tuple[int, int]:
        moves, _ = play_outs(game, state, 2000, rng.getrandbits(48))
        return 2000, moves

    return burst


def half_way(game: AnyGame, rng: Random) -> Any:
    """A position in the middle of a random match."""
    steps, match = play_at_random(game, rng).steps, Match(game)
    for step in steps[: len(steps) // 2]:
        match.step(step)
    return match.state


def contenders(entry: Entry, seed: str) -> Iterator[Contender]:
    """All ways to play, at every number of seats."""
    bounds = entry.seat_bounds
    for seats in range(bounds.low, bounds.high + 1):
        game, rng = entry.game(seats=seats), Random(f"{seed} {seats}")
        yield Contender(seats, "Match", by_match(game, rng))
        yield Contender(seats, "rules", by_rules(game, rng))
        yield Contender(seats, "engine", by_engine(entry, game, game.start(), rng))
        yield Contender(seats, "engine, half-way", by_engine(entry, game, half_way(game, rng), rng))


def measure(burst: Burst, seconds: float) -> tuple[float, float]:
    """Matches and moves per CPU second, over at least this many seconds."""
    matches = moves = 0
    begun = process_time()
    while True:
        ended, moved = burst()
        matches, moves = matches + ended, moves + moved
        spent = process_time() - begun
        if spent >= seconds and spent > 0:
            return matches / spent, moves / spent


def main() -> None:
    """Measure every contender once per round, so that a slow moment of the machine affects all, and report."""
    able = [entry.id for entry in games() if entry.has("engine")]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=able, default=able[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each contender, over all rounds")
    parser.add_argument("--rounds", type=int, default=3, help="in how many slices, one after another for all")
    parser.add_argument("--seed", default="0")
    options = parser.parse_args()
    field = list(contenders(find(options.game), options.seed))
    begun = perf_counter()
    for contender in field:
        contender.burst()
    compiling = perf_counter() - begun
    rates: list[list[tuple[float, float]]] = [[] for _ in field]
    for _ in range(options.rounds):
        for found, contender in zip(rates, field, strict=True):
            found.append(measure(contender.burst, options.seconds / options.rounds))
    print(f"{options.game}, Python {python_version()}; first bursts with compiling: {compiling:.1f} s")
    print(f"{'seats':<7}{'played by':<20}{'playouts/s':>12}{'moves/s':>14}{'× Match':>10}")
    base = 0.0
    for contender, found in zip(field, rates, strict=True):
        matches, moves = max(found)
        base = matches if contender.name == "Match" else base
        print(f"{contender.seats:<7}{contender.name:<20}{matches:>12,.0f}{moves:>14,.0f}{matches / base:>10,.1f}")
    for line in NOTES:
        print(line)


if __name__ == "__main__":
    main()
