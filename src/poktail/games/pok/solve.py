"""POK solved: an approximate Nash equilibrium of the public-state game, by backward induction.

A table holds the value of every state, as each seat's share of the pot. The strategy is not stored: from the same
values, solve_stage.py always finds the same equilibrium of a stage game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from poktail.compiled import can_compile
from poktail.core.errors import BadOptions
from poktail.games.pok.rules import Pok
from poktail.games.pok.solve_arrays import Array
from poktail.games.pok.solve_model import Model, continuations
from poktail.games.pok.solve_native import opened
from poktail.games.pok.solve_state import parts_of, payoffs, settle, solve_state

Watch = Callable[[int, int], None]
"""Called with how many states are done, and how many there are."""

PART = 20_000  # states that a device solves at once, so that the progress bar moves


@dataclass(frozen=True, slots=True)
class Report:
    """What an exact best response of one seat in the whole game gains against a table, in shares of the pot."""

    states: int
    nash_conv: float  # the gains of all seats from the start, added up
    worst: float  # the biggest gain of a seat in any state after any number of idle rounds
    off: float  # the biggest difference between a stored value and the same value computed again
    lost: int  # stage games whose path was lost; the gains say whether that matters


@dataclass
class Table:
    """The values of a game's states, [state, seat], NaN where not solved yet, and what best responses gain there."""

    model: Model
    values: Array
    bests: Array
    depth: Array  # [state]: the values depend on idle rounds only within this many of the limit
    worst: float = 0.0
    lost: int = 0

    def save(self, file: Path) -> None:
        """Write the table atomically."""
        part = file.with_suffix(".part.npz")
        np.savez_compressed(part, values=self.values, bests=self.bests, depth=self.depth, tally=[self.worst, self.lost])
        part.replace(file)


def empty(game: Pok) -> Table:
    """A table with nothing solved."""
    model = Model(game)
    shape = (len(model.keys), game.seats)
    return Table(model, np.full(shape, np.nan), np.full(shape, np.nan), np.zeros(shape[0], np.int64))


def load(game: Pok, file: Path) -> Table:
    """A table from a file; it may be unfinished."""
    table = empty(game)
    with np.load(file) as data:
        if data["values"].shape != table.values.shape:
            raise ValueError(f"{file} is a table of another game")
        table.values, table.bests, table.depth = data["values"], data["bests"], data["depth"].astype(np.int64)
        table.worst, table.lost = float(data["tally"][0]), int(data["tally"][1])
    return table


def shipped(game: Pok) -> Path | None:
    """The table that comes with the program for these options, if there is one."""
    file = Path(__file__).parent / f"solved_{game.seats}.npz"
    printed = Pok(seats=game.seats, open_counters=game.open_counters)
    return file if game == printed and file.exists() else None


def solve(game: Pok, file: Path, watch: Watch = lambda _done, _all: None, device: str = "") -> Report:
    """Solve all states, those with most counters handed over first; saves after each level and continues a file."""
    table = load(game, file) if file.exists() else empty(game)
    with solver(table, device) as work:
        for level in np.unique(table.model.levels)[::-1]:
            todo = np.flatnonzero((table.model.levels == level) & np.isnan(table.values[:, 0]))
            for states in in_parts(todo, device):
                work(states, table.values)
                watch(int((~np.isnan(table.values[:, 0])).sum()), len(table.values))
            if todo.size:
                table.save(file)
    return _report(table, 0.0)


def check(game: Pok, file: Path, watch: Watch = lambda _done, _all: None, device: str = "") -> Report:
    """Compute every strategy again from the stored values, and exact best responses to them."""
    known, table, done = load(game, file), empty(game), 0
    with solver(table, device) as work:
        for level in np.unique(table.model.levels)[::-1]:
            for states in in_parts(np.flatnonzero(table.model.levels == level), device):
                work(states, known.values)
                done += len(states)
                watch(done, len(table.values))
    return _report(table, float(np.abs(table.values - known.values).max()))


Work = Callable[[Array, Array], None]
"""Solves these states from known values and puts the result into a table."""


@contextmanager
def solver(table: Table, device: str) -> Iterator[Work]:
    """Solves states by Numba, or in C++ on a device."""

    def one_by_one(states: Array, known: Array) -> None:
        for state in states:
            values, bests, depth, lost = solved(table, int(state), known)
            table.values[state], table.bests[state], table.depth[state] = values[0], bests[0], depth
            table.worst, table.lost = max(table.worst, (bests - values).max()), table.lost + lost

    if not device:
        if not can_compile():  # plain Python would take days
            raise BadOptions(option="solve", want="pip install poktail[solve]")
        yield one_by_one
        return
    with opened(table.model, device) as native:

        def together(states: Array, known: Array) -> None:
            found = native.solve(states, known, table.bests)
            table.values[states], table.bests[states], table.depth[states] = found.values, found.bests, found.depth
            table.worst, table.lost = max(table.worst, found.worst), table.lost + found.lost

        yield together


def in_parts(states: Array, device: str) -> list[Array]:
    """Lists of states that are solved at once."""
    size = PART if device else 1
    return [states[at : at + size] for at in range(0, len(states), size)]


def _report(table: Table, off: float) -> Report:
    start = table.model.start
    gain = float((table.bests - table.values)[start].sum())
    return Report(len(table.values), gain, float(table.worst), off, table.lost)


def solved(table: Table, state: int, known: Array, bests: Array | None = None) -> tuple[Array, Array, int, int]:
    """Values and best responses of a state, [idle rounds, seat], from the known values of those after it."""
    model = table.model
    seats, limit = model.game.seats, model.game.idle_limit
    after, after_best = (
        worth_after(model, state, known),
        worth_after(model, state, table.bests if bests is None else bests),
    )
    values, most = np.full((limit + 1, seats), 1 / seats), np.full((limit + 1, seats), 1 / seats)
    parts = parts_of(model.states[state], model.counts, model.gone)
    depth, lost = solve_state(parts, model.weights, after, after_best, values, most)
    return values, most, depth, lost


def worth_after(model: Model, state: int, values: Array) -> Array:
    """What each seat's position is worth after every combination of counters handed over in this state."""
    after = np.full((4**model.game.seats, model.game.seats), np.nan)
    hands = model.states[state]
    continuations(hands, model.counts, model.left, model.mirrors, model.stuck, model.keys, values, after)
    return after


def another_round(table: Table, state: int) -> Array:
    """What this state is worth after each number of idle rounds, [idle rounds, seat]."""
    return solved(table, state, table.values, table.values)[0]


def mix(table: Table, state: int, place: int, throw: int, again: Array) -> Array:
    """The odds of disc, square and triangle for the seat at this place, if another round is worth `again`."""
    model = table.model
    group, kinds, first, symbols, cases = parts_of(model.states[state], model.counts, model.gone)
    y = np.zeros(int(kinds.sum()))
    settle(group, kinds, first, payoffs(cases[throw], first, worth_after(model, state, table.values), again), y)
    g = int(group[place])
    start = int(kinds[:g].sum())
    found = np.zeros(3)
    found[symbols[g, : kinds[g]]] = np.exp(y[start : start + kinds[g]])
    share: Array = found / found.sum()
    return share
