"""One hand of Pok'n Roll solved: an approximate Nash equilibrium of its points, by CFR+.

Every seat wants as many points from this hand as it can get; what the sheets already hold does not matter. A table
holds the odds of going on for every decision of rounds 1 and 2, rounded to 1/255; which row to cross needs no table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.solve_cfr import Learner, iterate
from poktail.games.pok_n_roll.solve_dice import Array
from poktail.games.pok_n_roll.solve_hand import Strategy, judge, reach_of, uniform
from poktail.games.pok_n_roll.solve_model import Model, Spot

Watch = Callable[[int, int], None]
"""Called with how many iterations are done, and how many there are at most."""

GOAL = 2e-3  # the gains of all best responses together, in points, with which a table is finished
MOST = 500  # iterations
PAUSE = 50  # iterations between two looks at the gains
STEPS = 255  # of the odds in a table


@dataclass(frozen=True, slots=True)
class Report:
    """What exact best responses gain against a table, in points of one hand."""

    decisions: int  # information sets
    iterations: int
    nash_conv: float  # the gains of all places together
    worst: float  # the biggest gain of one place
    off: float  # the biggest difference between a stored value and the same value computed again
    values: tuple[float, ...]  # what each place gets, the starter first


@dataclass
class Table:
    """The odds of going on, rounded, and what each place gets with them."""

    model: Model
    strategies: list[Strategy]
    iterations: int
    values: Array  # [place]

    def save(self, file: Path, learners: list[Learner] | None = None) -> None:
        """Write the table atomically; with the learners it can be continued."""
        part = file.with_suffix(".part.npz")
        odds = [_flat(np.rint(array * STEPS).astype(np.uint8) for array in arrays) for arrays in self._rounds()]
        content = {"first": odds[0], "second": odds[1], "values": self.values, "iterations": np.array(self.iterations)}
        if learners is None:
            np.savez_compressed(part, allow_pickle=False, **content)
        else:
            content["learned"] = _flat(array for learner in learners for array in learner.arrays())
            np.savez(part, allow_pickle=False, **content)
        part.replace(file)

    def _rounds(self) -> tuple[list[Array], list[Array]]:
        return [one.first for one in self.strategies], [one.second for one in self.strategies]

    def odds(self, spot: Spot) -> float:
        """How likely the equilibrium goes on there."""
        strategy = self.strategies[spot.place]
        return float((strategy.first if spot.round == 1 else strategy.second)[spot.board, spot.node, spot.cup])


def load(game: PokNRoll, file: Path) -> tuple[Table, list[Learner] | None]:
    """A table from a file; with its learners if it is unfinished."""
    model = Model(game)
    strategies = [uniform(model, place) for place in range(game.seats)]
    with np.load(file) as data:
        sizes = [sum(one.first.size for one in strategies), sum(one.second.size for one in strategies)]
        if [data["first"].size, data["second"].size] != sizes:
            raise ValueError(f"{file} is a table of another game")
        _fill([one.first for one in strategies], data["first"] / STEPS)
        _fill([one.second for one in strategies], data["second"] / STEPS)
        table = Table(model, strategies, int(data["iterations"]), data["values"])
        if "learned" not in data:
            return table, None
        learners = [Learner.start(model, place) for place in range(game.seats)]
        _fill([array for learner in learners for array in learner.arrays()], data["learned"])
    return table, learners


def shipped(game: PokNRoll) -> Path | None:
    """The table that comes with the program for a hand of this game, if there is one."""
    file = Path(__file__).parent / f"solved_{game.seats}{'_expert' if game.expert else ''}.npz"
    printed = PokNRoll(seats=game.seats, expert=game.expert)
    return file if _hand(game) == _hand(printed) and file.exists() else None


def solve(game: PokNRoll, file: Path, watch: Watch = lambda _done, _all: None) -> Report:
    """Iterate until best responses gain next to nothing; saves as it goes and continues a file."""
    if file.exists():
        table, learners = load(game, file)
        model, done = table.model, table.iterations
        if learners is None:
            return check(game, file, watch)
    else:
        model, done = Model(game), 0
        learners = [Learner.start(model, place) for place in range(game.seats)]
    reaches = [reach_of(model, place, learner.trembling()) for place, learner in enumerate(learners)]
    while True:
        for iteration in range(done + 1, done + PAUSE + 1):
            iterate(model, learners, reaches, iteration)
            watch(iteration, MOST)
        done += PAUSE
        table, report = judged(model, learners, done)
        finished = report.nash_conv <= GOAL or done >= MOST
        table.save(file, None if finished else learners)
        if finished:
            return report


def judged(model: Model, learners: list[Learner], iterations: int) -> tuple[Table, Report]:
    """The table of the average strategies, rounded, and what best responses gain against it."""
    averages = [learner.average(model, place, iterations) for place, learner in enumerate(learners)]
    strategies = [Strategy(np.rint(one.first * STEPS) / STEPS, np.rint(one.second * STEPS) / STEPS) for one in averages]
    values, bests = judge(model, strategies)
    table = Table(model, strategies, iterations, values)
    return table, _report(table, values, bests)


def check(game: PokNRoll, file: Path, watch: Watch = lambda _done, _all: None) -> Report:
    """Compute the values of a table again, and exact best responses to it."""
    table, _ = load(game, file)
    values, bests = judge(table.model, table.strategies)
    watch(table.iterations, table.iterations)
    return _report(table, values, bests)


def _report(table: Table, values: Array, bests: Array) -> Report:
    gains, off = bests - values, float(np.abs(values - table.values).max())
    shares = tuple(float(value) for value in values)
    return Report(table.model.decisions, table.iterations, float(gains.sum()), float(gains.max()), off, shares)


def _hand(game: PokNRoll) -> tuple[object, ...]:
    """All that a single hand depends on."""
    return game.seats, game.rows, game.values, game.own, game.faces, game.white_rounds


def _flat(arrays: Iterable[Array]) -> Array:
    return np.concatenate([array.ravel() for array in arrays])


def _fill(arrays: list[Array], flat: Array) -> None:
    """Write the parts of a flat array into these."""
    start = 0
    for array in arrays:
        array[:] = flat[start : start + array.size].reshape(array.shape)
        start += array.size
