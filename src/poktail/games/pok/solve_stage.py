"""One stage game of POK: follows the logit quantal-response path from uniform play to an equilibrium.

Seats with equal hands form a group and share a strategy. On the path every group plays x(a) ∝ exp(λ·u(a)) for the
precision λ: λ = 0 is uniform play, and the limit λ → ∞ is a Nash equilibrium. The path is followed by its arc length,
so it may turn back in λ. Nothing is random: solving the same game in the same way gives the same equilibrium.
The unknowns are the logarithms y of the probabilities and s = log λ.
"""

from __future__ import annotations

import numpy as np

from poktail.compiled import can_compile
from poktail.games.pok import solve_arrays as arrays
from poktail.games.pok.solve_arrays import PURE, SYMBOLS, Array, Stage
from poktail.games.pok.solve_compile import compiled

FIRST, LAST = -3.0, 14.0  # log λ at the start, where play is almost uniform, and at the end: gains of about 1e-6
LONGEST, SHORTEST = 1.0, 1e-9  # steps along the path
STEPS = 2000
STRAIGHT = 0.9  # the least cosine between two directions, so that no step jumps over a bend
NEARBY, FARTHEST = (
    0.3,
    0.1,
)  # the farthest correction, as a fraction of the step and in absolute terms, so that no step jumps to another branch
CLOSE, CLOSE_ENOUGH = 1e-10, 1e-6  # a correction this small has converged: at the ends of the path, and along it


@compiled
def loops_expected(group: Array, kinds: Array, first: Array, pay: Array, x: Array, u: Array, slope: Array) -> None:
    """The mean payoff u of each group's actions against the mixes x, and its slope in the others' mixes.

    `pay` holds the payoff of each group's first seat for each joint action, seat 0 varying slowest.
    """
    seats, groups = group.size, kinds.size
    u[:] = 0.0
    slope[:] = 0.0
    act, chance = np.zeros(seats, np.int64), np.zeros(seats)
    left = np.ones(seats + 1)
    for joint in range(pay.shape[1]):
        for seat in range(seats):
            chance[seat] = x[group[seat], act[seat]]
        for g in range(groups):
            me = first[g]
            own, mine = chance[me], act[me]
            chance[me] = 1.0
            for seat in range(seats):
                left[seat + 1] = left[seat] * chance[seat]
            right = pay[g, joint]
            for seat in range(seats - 1, -1, -1):
                if seat != me:
                    slope[g, mine, group[seat], act[seat]] += left[seat] * right
                right *= chance[seat]
            u[g, mine] += right
            chance[me] = own
        seat = seats - 1  # the next joint action
        act[seat] += 1
        while seat > 0 and act[seat] == kinds[group[seat]]:
            act[seat] = 0
            seat -= 1
            act[seat] += 1


expected = loops_expected if can_compile() else arrays.expected


@compiled
def loops_eliminate(matrix: Array, right: Array, size: int) -> int:  # noqa: PLR0912  # plain loops, for Numba
    """Solve a linear system in place; returns the sign of the determinant, 0 if it is singular."""
    sign = 1
    for column in range(size):
        pivot = column
        for row in range(column + 1, size):
            if abs(matrix[row, column]) > abs(matrix[pivot, column]):
                pivot = row
        if abs(matrix[pivot, column]) < 1e-300:
            return 0
        if matrix[pivot, column] < 0.0:
            sign = -sign
        if pivot != column:
            sign = -sign
            for k in range(size):
                matrix[pivot, k], matrix[column, k] = matrix[column, k], matrix[pivot, k]
            for k in range(right.shape[1]):
                right[pivot, k], right[column, k] = right[column, k], right[pivot, k]
        for row in range(column + 1, size):
            factor = matrix[row, column] / matrix[column, column]
            if factor != 0.0:
                for k in range(column, size):
                    matrix[row, k] -= factor * matrix[column, k]
                for k in range(right.shape[1]):
                    right[row, k] -= factor * right[column, k]
    for row in range(size - 1, -1, -1):
        for k in range(right.shape[1]):
            total = right[row, k]
            for other in range(row + 1, size):
                total -= matrix[row, other] * right[other, k]
            right[row, k] = total / matrix[row, row]
    return sign


eliminate = loops_eliminate if can_compile() else arrays.eliminate


@compiled
def mixes_of(y: Array, kinds: Array, x: Array) -> None:
    """The probabilities of these logarithms, by group."""
    at = 0
    for g in range(kinds.size):
        for a in range(kinds[g]):
            x[g, a] = np.exp(max(y[at], -PURE))
            at += 1


@compiled
def loops_linearise(y: Array, s: float, stage: Stage, matrix: Array, right: Array) -> None:
    """The residuals of the path's equations (right), and their derivatives by y and by s (the last column of matrix).

    In each group the most likely action's row says that the probabilities add up to 1; every other row compares its
    action with that one: y(a) − y(best) = λ·(u(a) − u(best)) + the difference of their biases.
    """
    group, kinds, first, pay, bias = stage
    size, groups, precision = y.size, kinds.size, np.exp(s)
    x, u = np.zeros((groups, SYMBOLS)), np.zeros((groups, SYMBOLS))
    slope = np.zeros((groups, SYMBOLS, groups, SYMBOLS))
    mixes_of(y, kinds, x)
    expected(group, kinds, first, pay, x, u, slope)
    matrix[:] = 0.0
    start = 0
    for g in range(groups):
        best = int(np.argmax(y[start : start + kinds[g]]))
        top = start + best
        for a in range(kinds[g]):
            row = start + a
            if a == best:
                matrix[row, start : start + kinds[g]] = x[g, : kinds[g]]
                right[row, 0] = 1.0 - x[g, : kinds[g]].sum()
                continue
            matrix[row, row] += 1.0
            matrix[row, top] -= 1.0
            column = 0
            for h in range(groups):
                for b in range(kinds[h]):
                    matrix[row, column] -= precision * (slope[g, a, h, b] - slope[g, best, h, b]) * x[h, b]
                    column += 1
            difference = precision * (u[g, a] - u[g, best])
            matrix[row, size] = -difference
            right[row, 0] = difference + bias[row] - bias[top] - (y[row] - y[top])
        start += kinds[g]


linearise = loops_linearise if can_compile() else arrays.linearise


@compiled
def border(matrix: Array, y: Array, along: Array) -> None:
    """The last row: a change along the path, measured in probabilities and s."""
    size = y.size
    for at in range(size):
        matrix[size, at] = along[at] * np.exp(max(y[at], -PURE))
    matrix[size, size] = along[size]


@compiled
def change_of(y: Array, step: Array) -> float:
    """How far a Newton step moves, in probabilities and s; a tiny probability may grow by far."""
    moved = abs(step[y.size, 0])
    for at in range(y.size):
        chance = np.exp(max(y[at], -PURE))
        grown = np.exp(max(min(y[at] + step[at, 0], 1.0), -PURE)) - chance
        moved = max(moved, abs(chance * step[at, 0]), grown)
    return float(moved)


@compiled
def correct(y: Array, s: float, along: Array, stage: Stage, rounds: int, close: float) -> tuple[float, int]:
    """Newton's method from a predicted point back to the path, at right angles to `along` (all 0: with s fixed).

    Returns s and the number of rounds, or 0 rounds if it does not converge.
    """
    size, last = y.size, np.inf
    matrix, right = np.zeros((size + 1, size + 1)), np.zeros((size + 1, 1))
    fixed = not along.any()
    for number in range(1, rounds + 1):
        linearise(y, s, stage, matrix, right)
        border(matrix, y, along)
        right[size, 0] = 0.0
        if fixed:
            matrix[size, size] = 1.0
        if not eliminate(matrix, right, size + 1):
            return s, 0
        moved = change_of(y, right)
        if not moved < max(2.0, 2.0 * last) or moved > 3.0:
            return s, 0
        for at in range(size):
            y[at] = min(y[at] + right[at, 0], 0.5)
        s += right[size, 0]
        if moved < close:
            return s, number
        last = moved
    return s, 0


@compiled
def tangent(y: Array, s: float, before: Array, stage: Stage, slide: Array, along: Array) -> int:
    """The direction of the path that goes on as `before` does: in probabilities and s, of length 1, and in y.

    Returns the sign of the determinant, which is the same all along a path: another one means that a step turned round.
    """
    size = y.size
    matrix, right = np.zeros((size + 1, size + 1)), np.zeros((size + 1, 1))
    linearise(y, s, stage, matrix, right)
    border(matrix, y, before)
    right[:, 0] = 0.0
    right[size, 0] = 1.0
    sign = eliminate(matrix, right, size + 1)
    if sign == 0:
        return 0
    for at in range(size):
        along[at] = np.exp(max(y[at], -PURE)) * right[at, 0]
    along[size] = right[size, 0]
    length = np.sqrt((along * along).sum())
    along /= length
    slide[:] = right[:, 0] / length
    return sign


@compiled
def shift_of(one: Array, s: float, two: Array, t: float) -> float:
    """How far apart two points are, in probabilities and s."""
    total = (s - t) ** 2
    for at in range(one.size):
        total += (np.exp(one[at]) - np.exp(two[at])) ** 2
    return float(np.sqrt(total))


@compiled
def advance(y: Array, s: float, step: float, sign: int, along: Array, slide: Array, stage: Stage) -> tuple[float, int]:
    """One step along the path: changes y, `along` and `slide`; returns s and the rounds, 0 for a shorter step."""
    size = y.size
    tried, goal = y + step * slide[:size], s + step * slide[size]
    guess = tried.copy()
    reached, rounds = correct(tried, goal, along, stage, 8, CLOSE_ENOUGH)
    if not rounds or shift_of(guess, goal, tried, reached) >= min(NEARBY * step, FARTHEST):
        return s, 0
    next_along, next_slide = np.zeros(size + 1), np.zeros(size + 1)
    if tangent(tried, reached, along, stage, next_slide, next_along) != sign:
        return s, 0
    if (along * next_along).sum() <= STRAIGHT:
        return s, 0
    y[:] = tried
    along[:] = next_along
    slide[:] = next_slide
    return reached, rounds


@compiled
def follow(y: Array, stage: Stage, last: float) -> bool:
    """Follow the path from uniform play to s = `last`; y becomes its end. False if the path is lost."""
    size, kinds, at = y.size, stage[1], 0
    for g in range(kinds.size):
        y[at : at + kinds[g]] = -np.log(kinds[g])
        at += kinds[g]
    still, along, slide = np.zeros(size + 1), np.zeros(size + 1), np.zeros(size + 1)
    s, rounds = correct(y, FIRST, still, stage, 20, CLOSE)
    before = still.copy()
    before[size] = 1.0
    sign = tangent(y, s, before, stage, slide, along) if rounds else 0
    step = 0.5
    for _ in range(STEPS if sign else 0):
        if s + step * slide[size] >= last:
            near = y + (last - s) / slide[size] * slide[:size]
            _, rounds = correct(near, last, still, stage, 12, CLOSE)
            if rounds:
                y[:] = near
                return True
        else:
            s, rounds = advance(y, s, step, sign, along, slide, stage)
        if s < FIRST - 1.0 or step < SHORTEST:
            return False
        if not rounds:
            step *= 0.4
        elif rounds <= 4:
            step = min(step * 1.7, LONGEST)
        elif rounds >= 6:
            step *= 0.7
    return False
