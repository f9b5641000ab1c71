"""Tries every way through the last turn of a match, and every pick in a tie, instead of a search; compiled."""

from __future__ import annotations

import numpy as np

from poktail.games.pook.engine_compile import compiled
from poktail.games.pook.engine_policy import play_greedily, weigh_sides
from poktail.games.pook.engine_search import NOISE, RESULT, SHARE, TOTALS, results
from poktail.games.pook.engine_steps import apply
from poktail.games.pook.engine_table import (
    AFTER,
    CARDS,
    END,
    MOST_MOVES,
    PHASE,
    PICKED,
    SIDES,
    Array,
    acting,
    legal,
)

LONGEST = 16
"""No turn has more decisions than this."""
BARELY = 0.01
"""The weight of the lead in a result here: it only decides between equal shares of the win."""


@compiled
def last_turn(worlds: Array, rng: Array, out: Array) -> None:
    """For each legal move of a match's last turn: the best result of all ways to go on, and its share of the win.

    What this turn reveals does not change the ways to go on, so each way can be tried in all worlds.
    """
    stack = np.zeros((LONGEST, worlds.shape[1]), worlds.dtype)
    moves, counts = np.zeros((LONGEST, MOST_MOVES), worlds.dtype), np.zeros(LONGEST, np.int64)
    at, way, found = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, worlds.dtype), np.zeros(TOTALS)
    stack[0] = worlds[0]
    seat, depth = acting(worlds[0]), 0
    counts[0] = legal(stack[0], moves[0])
    out[:] = -1.0
    while depth >= 0:
        if at[depth] == counts[depth]:
            at[depth] = 0
            depth -= 1
            continue
        way[depth] = moves[depth, at[depth]]
        at[depth] += 1
        if depth and stack[depth, PHASE] == AFTER and way[depth] != END:
            continue  # Piggy's place does not count
        stack[depth + 1] = stack[depth]
        apply(stack[depth + 1], way[depth])
        if acting(stack[depth + 1]) == seat and stack[depth + 1, PHASE] <= AFTER:
            depth += 1
            counts[depth] = legal(stack[depth], moves[depth])
            continue
        mean_result(worlds, way[: depth + 1], 0, seat, rng, found)
        if found[RESULT] > out[at[0] - 1, RESULT]:
            out[at[0] - 1] = found


@compiled
def break_tie(worlds: Array, seat: int, moves: Array, rng: Array, out: Array) -> None:
    """For each face-down card that a tied seat may pick: the result and its share of the win; others pick at random."""
    for i in range(moves.size):
        mean_result(worlds, moves[:0], moves[i] % 128, seat, rng, out[i])


@compiled
def mean_result(worlds: Array, way: Array, picked: int, seat: int, rng: Array, out: Array) -> None:
    """A seat's mean result and share of the win over all worlds after these moves or pick; others pick at random."""
    s, moves, gains = worlds[0].copy(), worlds[0, :MOST_MOVES].copy(), np.zeros(CARDS + MOST_MOVES)
    worth, shares, leads = np.zeros((4, 4)), np.zeros(4), np.zeros(4)
    out[:] = 0.0
    for world in range(worlds.shape[0]):
        s[:] = worlds[world]
        for move in way:
            apply(s, move)
        if picked:
            s[PICKED + seat] = picked  # the others of the tie pick as well; the last of them turns all up
        weigh_sides(s, worth)
        play_greedily(s, worth, NOISE, rng, moves, gains)
        results(s, shares, leads)
        side = seat % s[SIDES]
        out[RESULT] += (1.0 - BARELY) * shares[side] + BARELY * leads[side]
        out[SHARE] += shares[side]
    out /= worlds.shape[0]
