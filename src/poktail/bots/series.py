"""Plays series of matches and measures their length and results; no game-specific code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from enum import Enum
from fractions import Fraction
from itertools import accumulate, starmap
from random import Random
from typing import Any, TypeVar, get_type_hints

from poktail.bots.levels import Bot
from poktail.core.errors import BadOptions
from poktail.core.game import AnyGame, Chance, seat_bounds
from poktail.core.match import Draw, Match
from poktail.core.registry import find

CHUNK = 100
Result = TypeVar("Result")


def chance(rng: Random) -> Draw:
    """A weighted source of chance from a seeded generator: fast, for matches that need no proof of fairness."""

    def draw(_step: int, turn: Chance) -> Any:
        outcomes = turn.outcomes
        return rng.choices(outcomes, cum_weights=list(accumulate(weight for _, weight in outcomes)))[0][0]

    return draw


def play_out(game: AnyGame, bots: Sequence[Bot], rng: Random) -> Match:
    """Play a whole match between these bots, one for each seat."""
    match = Match(game, chance(rng))
    while match.payoffs is None:
        for seat in match.waiting:
            match.commit(seat, bots[seat](match.observation(seat), rng))
    return match


def play_at_random(game: AnyGame, rng: Random) -> Match:
    """Play a whole match of random moves, without building observations, which random play does not need."""
    match = Match(game, chance(rng))
    while match.payoffs is None:
        for seat in match.waiting:
            match.commit(seat, rng.choice(game.legal(match.state, seat)))
    return match


def variants(default: AnyGame) -> tuple[AnyGame, ...]:
    """The game at every number of seats, and for each with every yes/no option and every text option set each way."""
    bounds = seat_bounds(default)
    found = [_with(default, "seats", seats) for seats in range(bounds.low, bounds.high + 1)]
    hints = get_type_hints(type(default), include_extras=True)
    for f in fields(default):
        kind = hints[f.name]
        values = [False, True] if kind is bool else list(kind) if _is_enum(kind) else []
        if f.init and values:
            found = [_with(game, f.name, value) for game in found if game is not None for value in values]
    return tuple(game for game in found if game is not None)


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _with(game: AnyGame | None, name: str, value: Any) -> AnyGame | None:
    """The game with that option changed, or None if the value is not allowed."""
    try:
        return replace(game, **{name: value})  # type: ignore[type-var]
    except BadOptions:
        return None


@dataclass(frozen=True, slots=True)
class Sample:
    """The numbers of one finished match."""

    decisions: int
    steps: int
    best: int
    seats: int

    @property
    def level(self) -> bool:
        """Whether all seats have the same payoff."""
        return self.best == self.seats


@dataclass(frozen=True, slots=True)
class Summary:
    """The numbers of a series of random matches of one variant."""

    matches: int
    steps: tuple[int, Fraction, int]
    decisions: Fraction
    alone: Fraction
    shared: Fraction
    level: Fraction


def sample(match: Match) -> Sample:
    """The numbers of a finished match; `best` is the number of seats with the highest payoff."""
    payoffs = match.payoffs
    assert payoffs is not None
    decisions = sum(len(choice) for choice in match.steps if min(choice) >= 0)
    return Sample(decisions, len(match.steps), payoffs.count(max(payoffs)), len(payoffs))


def summarise(samples: Sequence[Sample]) -> Summary:
    """The shortest, mean and longest length; how often one seat, several or all did best."""
    n = len(samples)
    steps = [s.steps for s in samples]
    level, alone = sum(s.level for s in samples), sum(s.best == 1 for s in samples)
    return Summary(
        n,
        (min(steps), Fraction(sum(steps), n), max(steps)),
        Fraction(sum(s.decisions for s in samples), n),
        Fraction(alone, n),
        Fraction(n - alone - level, n),
        Fraction(level, n),
    )


def random_samples(game_id: str, options: dict[str, Any], count: int, seed: str) -> list[Sample]:
    """A chunk of random matches; takes only plain values, so that another process can run it."""
    game, rng = find(game_id).game(**options), Random(seed)
    return [sample(play_at_random(game, rng)) for _ in range(count)]


def in_chunks(work: Callable[..., list[Any]], count: int, seed: str, *args: Any) -> Iterator[list[Any]]:
    """Run a function of (…, count, seed) in chunks on all cores, and yield each chunk's results in order."""
    sizes = [min(CHUNK, count - start) for start in range(0, count, CHUNK)]
    return in_order(work, [(*args, size, f"{seed} {number}") for number, size in enumerate(sizes)])


def in_order(
    work: Callable[..., Result], jobs: Sequence[tuple[Any, ...]], workers: int | None = None
) -> Iterator[Result]:
    """Call a function with each of these arguments in this many processes (default: one for each core), in order."""
    if workers == 1:
        yield from starmap(work, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, *zip(*jobs, strict=True))
