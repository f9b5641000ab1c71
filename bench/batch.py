"""Measures matches and moves per second of a game's JAX twin, and of Match in Python, in one run.

`python bench/batch.py [--game ID] [--tables 1,256,4096,65536] [--seconds 1] [--seed 0]`
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from itertools import count
from platform import python_version
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from poktail.batch import AnyTwin
from poktail.batch.engine import Frame, begin, rollout, uniform
from poktail.core.game import AnyGame, Chance
from poktail.core.match import Match
from poktail.core.registry import Entry, find, games

NOTES = (
    "Random play; a move is one seat's decision. Wall-clock time, compiling not counted in but shown.",
    "With views: the vector of every seat that decides is made before every move, and thrown away.",
)
Burst = Callable[[], tuple[int, int]]
"""Plays for a while; returns the number of finished matches and of moves."""


class Rate(NamedTuple):
    """What was done per second, and how long the first burst took."""

    matches: float
    moves: float
    compiling: float


def measure(burst: Burst, seconds: float) -> Rate:
    """Run one burst to compile, then bursts for at least this many seconds."""
    begun = perf_counter()
    burst()
    compiled = perf_counter()
    matches = moves = 0
    while True:
        ended, moved = burst()
        matches, moves = matches + ended, moves + moved
        spent = perf_counter() - compiled
        if spent >= seconds:
            return Rate(matches / spent, moves / spent, compiled - begun)


def by_match(entry: Entry, game: AnyGame, rng: random.Random, views: bool) -> Burst:
    """Matches in Python, one after the other."""
    encode = entry.layer("features").encode

    def draw(_step: int, turn: Chance) -> Any:
        return rng.choices([o for o, _ in turn.outcomes], [w for _, w in turn.outcomes])[0]

    def burst() -> tuple[int, int]:
        moves = 0
        for _ in range(50):
            match = Match(game, draw)
            while match.payoffs is None:
                seats = match.waiting
                if views:
                    for seat in seats:
                        encode(match.view(seat), game)
                for seat in seats:
                    match.commit(seat, rng.choice(match.legal(seat)))
                moves += len(seats)
        return 50, moves

    return burst


def counts(frame: Frame) -> tuple[Any, Any]:
    """The numbers of finished matches and of moves."""
    return frame.over.sum(), frame.legal.any(axis=-1).sum()


def counts_with_views(frame: Frame) -> tuple[Any, Any, Any]:
    """The same, plus a value from every view, so that all views must be computed and stored."""
    return *counts(frame), jax.lax.optimization_barrier(frame.seen).max()


def by_twin(twin: AnyTwin, key: jax.Array, tables: int, views: bool) -> Burst:
    """Many tables at once; a burst is about a million table steps, and at most a thousand steps of the batch."""
    steps = min(1024, max(16, 2**20 // tables))
    keep = counts_with_views if views else counts
    keys = (jax.random.fold_in(key, number) for number in count())
    at_play = begin(twin, next(keys), tables)

    def burst() -> tuple[int, int]:
        nonlocal at_play
        at_play, kept = rollout(twin, uniform, next(keys), at_play, steps, keep)
        matches, moves, *_ = (int(jnp.sum(part)) for part in kept)
        return matches, moves

    return burst


def show(name: str, plain: Rate, views: Rate) -> None:
    """Print one line of the table."""
    rates = f"{plain.matches:>14,.0f}{plain.moves:>16,.0f}{views.moves:>16,.0f}"
    print(f"{name:<28}{rates}{plain.compiling + views.compiling:>12.1f}")


def main() -> None:
    """Print the table."""
    twins = [entry.id for entry in games() if entry.has("batch")]
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("--game", choices=twins, default=twins[0])
    ask.add_argument("--tables", default="1,256,4096,65536")
    ask.add_argument("--seconds", type=float, default=1.0)
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()

    entry = find(asked.game)
    game: AnyGame = entry.game()
    twin, key = entry.layer("batch").TWIN(game), jax.random.key(asked.seed)
    where = f"Python {python_version()}, JAX {jax.__version__} on {jax.devices()[0].device_kind}"
    print(f"{entry.about.title}, {game.seats} seats; {where}")
    print(f"{'':<28}{'matches/s':>14}{'moves/s':>16}{'with views':>16}{'first run s':>12}")
    both = (False, True)
    one = [measure(by_match(entry, game, random.Random(asked.seed), views), asked.seconds) for views in both]
    show("Match, Python", *one)
    for tables in map(int, asked.tables.split(",")):
        many = [measure(by_twin(twin, key, tables, views), asked.seconds) for views in both]
        show(f"twin, {tables:,} table{'s' * (tables > 1)}", *many)
    print(*NOTES, sep="\n")


if __name__ == "__main__":
    main()
