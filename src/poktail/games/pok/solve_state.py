"""One state of POK: solves its stage games for every throw, backwards over the idle rounds, with best responses."""

from __future__ import annotations

import numpy as np

from poktail.games.pok.solve_arrays import SYMBOLS, Array
from poktail.games.pok.solve_compile import compiled
from poktail.games.pok.solve_stage import LAST, expected, follow, mixes_of

Parts = tuple[Array, Array, Array, Array, Array]
"""Each seat's group; each group's number of actions, first seat, symbols; by throw and joint action who hands over."""

STEADY = 1e-9  # values that change less than this from one idle round to the next do not change any more
SHIFTS = (0.0, 0.02, -0.02, 0.1, -0.1, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0)
"""Where the path from uniform play forks, it starts nearby instead: from slightly unequal odds, tried in this order."""


@compiled
def grouped(hands: Array, counts: Array) -> tuple[Array, Array, Array, Array]:
    """Seats with equal hands form a group (hands are sorted): each seat's; each group's actions, first and symbols."""
    seats, groups = hands.size, 0
    group, first, kinds = np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    symbols = np.zeros((seats, SYMBOLS), np.int64)
    for seat in range(seats):
        if seat == 0 or hands[seat] != hands[seat - 1]:
            first[groups] = seat
            for symbol in range(SYMBOLS):
                if counts[hands[seat], symbol]:
                    symbols[groups, kinds[groups]] = symbol
                    kinds[groups] += 1
            groups += 1
        group[seat] = groups - 1
    return group, kinds[:groups], first[:groups], symbols[:groups]


@compiled
def judged(group: Array, kinds: Array, symbols: Array, gone: Array, cases: Array) -> None:
    """For every joint action the row of `continuations`: who hands over what; 0 if nobody does."""
    seats = group.size
    shown = np.zeros(seats, np.int64)
    for joint in range(cases.size):
        rest, discs, squares = joint, 0, 0
        for seat in range(seats - 1, -1, -1):
            g = group[seat]
            shown[seat] = symbols[g, rest % kinds[g]]
            rest //= kinds[g]
            discs += shown[seat] == 0
            squares += shown[seat] == 1
        mask, case = gone[discs, squares], 0
        for seat in range(seats):
            case = case * (SYMBOLS + 1) + (shown[seat] + 1 if mask >> shown[seat] & 1 else 0)
        cases[joint] = case


@compiled
def parts_of(hands: Array, counts: Array, gone: Array) -> Parts:
    """What the stage games of a state have in common."""
    group, kinds, first, symbols = grouped(hands, counts)
    joints = 1
    for seat in range(hands.size):
        joints *= kinds[group[seat]]
    cases = np.zeros((gone.shape[0], joints), np.int64)
    for throw in range(gone.shape[0]):
        judged(group, kinds, symbols, gone[throw], cases[throw])
    return group, kinds, first, symbols, cases


@compiled
def payoffs(cases: Array, first: Array, after: Array, again: Array) -> Array:
    """The payoff of each group's first seat for every joint action; `again` is what another round is worth."""
    pay = np.zeros((first.size, cases.size))
    for g in range(first.size):
        for joint in range(cases.size):
            pay[g, joint] = after[cases[joint], first[g]] if cases[joint] else again[first[g]]
    return pay


@compiled
def settle(group: Array, kinds: Array, first: Array, pay: Array, y: Array) -> bool:
    """Solve one stage game into y, always along the path, so that the result depends on the payoffs alone."""
    bias = np.zeros(y.size)
    for shift in SHIFTS:
        for at in range(y.size):
            bias[at] = shift * ((at + 1) ** 2 * 0.7548776662 % 1.0)  # no two groups alike
        if follow(y, (group, kinds, first, pay, bias), LAST):
            return True
    return False


@compiled
def respond(
    group: Array, kinds: Array, first: Array, pay: Array, best: Array, y: Array, worth: Array, most: Array
) -> None:
    """Each group's value under the mixes y, and the value of a best response to them with the payoffs `best`."""
    groups = kinds.size
    x, u = np.zeros((groups, SYMBOLS)), np.zeros((groups, SYMBOLS))
    slope = np.zeros((groups, SYMBOLS, groups, SYMBOLS))
    mixes_of(y, kinds, x)
    for g in range(groups):  # exactly a distribution
        x[g] /= x[g, : kinds[g]].sum()
    expected(group, kinds, first, pay, x, u, slope)
    for g in range(groups):
        worth[g] = (x[g, : kinds[g]] * u[g, : kinds[g]]).sum()
    expected(group, kinds, first, best, x, u, slope)
    for g in range(groups):
        most[g] = u[g, : kinds[g]].max()


@compiled
def solve_state(
    parts: Parts, weights: Array, after: Array, after_best: Array, values: Array, bests: Array
) -> tuple[int, int]:
    """Fill `values` and `bests`, [idle rounds so far, seat], from the last idle round (a draw, POK-14) to the first.

    Returns after how many rounds nothing changed any more, and how many paths were lost.
    """
    group, kinds, first, _, cases = parts
    throws, limit, lost, depth = weights.size, values.shape[0] - 1, 0, 0
    mixes = np.zeros((throws, kinds.sum()))
    worth, most = np.zeros((throws, kinds.size)), np.zeros((throws, kinds.size))
    for idle in range(limit - 1, -1, -1):
        for throw in range(throws):
            if idle < limit - 1 and cases[throw].all():
                continue  # somebody always hands over: idle rounds make no difference
            pay = payoffs(cases[throw], first, after, values[idle + 1])
            best = payoffs(cases[throw], first, after_best, bests[idle + 1])
            lost += not settle(group, kinds, first, pay, mixes[throw])
            respond(group, kinds, first, pay, best, mixes[throw], worth[throw], most[throw])
        for seat in range(group.size):
            values[idle, seat] = (weights * worth[:, group[seat]]).sum()
            bests[idle, seat] = (weights * most[:, group[seat]]).sum()
        depth += 1
        change = np.abs(values[idle] - values[idle + 1]).max()
        if max(change, np.abs(bests[idle] - bests[idle + 1]).max()) < STEADY:
            values[:idle] = values[idle]
            bests[:idle] = bests[idle]
            break
    return depth, lost
