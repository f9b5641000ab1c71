"""The costly parts of the solver in NumPy, for where Numba is not installed; results differ by rounding."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Stage = tuple[Array, Array, Array, Array, Array]
"""Each seat's group; each group's number of actions and first seat; payoffs by group and joint action; biases."""

SYMBOLS = 3
PURE = 700.0  # exp(-PURE) is 0 in floating point


def expected(group: Array, kinds: Array, first: Array, pay: Array, x: Array, u: Array, slope: Array) -> None:
    """The mean payoff u of each group's actions against the mixes x, and its slope in the others' mixes."""
    u[:] = 0.0
    slope[:] = 0.0
    sizes = [int(kinds[g]) for g in group]
    mixes = [x[g, :size] for g, size in zip(group, sizes, strict=True)]
    for g in range(kinds.size):
        me = int(first[g])
        others = [seat for seat in range(group.size) if seat != me]
        rest = np.ascontiguousarray(np.moveaxis(pay[g].reshape(sizes), me, 0))  # [mine, other, other, ...]
        rights = [rest]  # the last others, one after another, at their mixes
        for seat in reversed(others):
            rights.append(rights[-1].reshape(-1, sizes[seat]) @ mixes[seat])
        u[g, : sizes[me]] = rights.pop()
        left = np.ones(1)  # the odds of what the others before this one show
        for seat in others:
            found = left @ rights.pop().reshape(sizes[me], left.size, sizes[seat])
            slope[g, : sizes[me], group[seat], : sizes[seat]] += found
            left = np.outer(left, mixes[seat]).ravel()


def eliminate(matrix: Array, right: Array, size: int) -> int:
    """Solve a linear system in place; returns the sign of the determinant, 0 if it is singular."""
    sign, _ = np.linalg.slogdet(matrix[:size, :size])
    if not sign:
        return 0
    right[:size] = np.linalg.solve(matrix[:size, :size], right[:size])
    return int(sign)


def linearise(y: Array, s: float, stage: Stage, matrix: Array, right: Array) -> None:
    """The residuals of the path's equations (right), and their derivatives by y and s (the last column of matrix)."""
    group, kinds, first, pay, bias = stage
    size, groups, precision = y.size, kinds.size, np.exp(s)
    x, u = np.zeros((groups, SYMBOLS)), np.zeros((groups, SYMBOLS))
    slope = np.zeros((groups, SYMBOLS, groups, SYMBOLS))
    held = np.arange(SYMBOLS) < kinds[:, None]
    x[held] = odds = np.exp(np.maximum(y, -PURE))
    expected(group, kinds, first, pay, x, u, slope)
    starts = np.concatenate(([0], np.cumsum(kinds)))
    best = np.array([start + int(np.argmax(y[start:end])) for start, end in pairwise(starts)])
    tops, rows = np.repeat(best, kinds), np.arange(size)
    slopes, means = slope[held][:, held], u[held]
    matrix[:] = 0.0
    matrix[:size, :size] = -precision * (slopes - slopes[tops]) * odds
    matrix[rows, rows] += 1.0
    matrix[rows, tops] -= 1.0
    difference = precision * (means - means[tops])
    matrix[:size, size] = -difference
    right[:size, 0] = difference + bias - bias[tops] - (y - y[tops])
    for g, row in enumerate(best):  # the probabilities of a group add up to 1
        matrix[row] = 0.0
        matrix[row, starts[g] : starts[g + 1]] = odds[starts[g] : starts[g + 1]]
        right[row, 0] = 1.0 - odds[starts[g] : starts[g + 1]].sum()


def continuations(
    hands: Array, counts: Array, left: int, mirrors: Array, stuck: Array, keys: Array, values: Array, after: Array
) -> None:
    """What each seat's position is worth after each combination of counters handed over: 4 cases a seat, 0 for none."""
    seats, kinds, size = hands.size, stuck.size, mirrors.shape[1]
    cases = np.arange(len(after))[:, None] // (kinds + 1) ** np.arange(seats - 1, -1, -1) % (kinds + 1)
    powers = np.array([(counts[-1, 0] + 1) ** 2, counts[-1, 0] + 1, 1])
    can = np.hstack((np.ones((seats, 1), bool), counts[hands] > 0))
    possible = can[np.arange(seats), cases].all(axis=1)
    possible[0] = False
    moved = hands - np.concatenate(([0], powers))[cases[possible]]
    won = (cases[possible] > 0) & (counts[moved].sum(axis=2) == left)
    every = mirrors[:, moved]  # [mirror, case, seat]
    order = np.argsort(every, axis=2, kind="stable")
    found = np.take_along_axis(every, order, 2) @ size ** np.arange(seats - 1, -1, -1)
    which, number = found.argmin(axis=0), np.arange(len(moved))
    places = np.argsort(order[which, number], axis=1)
    states = np.searchsorted(keys, found[which, number]) % len(keys)  # over or drawn: not among them
    worth = values[states[:, None], places]
    shown = (counts[moved] > 0).any(axis=1)
    dead = (shown.sum(axis=1) == 1) & stuck[shown.argmax(axis=1)]  # POK-13
    worth[dead] = 1.0 / seats
    winners = won.sum(axis=1)
    ended = winners > 0  # POK-11, POK-12
    worth[ended] = won[ended] / winners[ended, None]
    after[possible] = worth
