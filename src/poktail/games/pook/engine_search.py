"""Information-set search over worlds that a seat cannot tell apart, on packed positions; compiled.

One tree serves all worlds: a node stands for the moves since the root, and only moves that are legal in the world at
hand count. Moves are the small decisions of the rules. Priors come from the greedy policy; the more often a node was
visited, the more of its moves are tried, those with the highest priors first. A new node is valued by a greedy playout.
"""

from __future__ import annotations

import numpy as np

from poktail.games.pook.engine_compile import compiled
from poktail.games.pook.engine_policy import move_gains, play_greedily, weigh_sides
from poktail.games.pook.engine_steps import apply, below, draw
from poktail.games.pook.engine_table import (
    CARDS,
    MOST_MOVES,
    OPEN,
    OVER,
    PHASE,
    SCORE,
    SIDES,
    Array,
    acting,
    legal,
)

CHILD, NEXT, CODE, VISITS = range(4)
LINKS = 4
RESULT, SHARE = range(2)
TOTALS = 2
DEEPEST = 256
CURIOSITY = 0.8
"""How much a high prior counts compared with a good result so far."""
SHARPNESS = 0.35
"""A gain lower by this much makes a move e times less likely in the prior."""
UNIFORM = 0.1
"""The part of the prior that is the same for all moves."""
NOISE = 0.15
"""The most that chance adds to a gain in playouts."""
LEAD, BLEND = 8.0, 0.3
"""A lead of this many points counts in full; the lead makes up this share of a result, and winning the rest."""


@compiled
def results(s: Array, shares: Array, leads: Array) -> None:
    """For each side its share of the win, and its lead over the best rival, from 0 to 1."""
    best, winners = -1, 0
    for side in range(s[SIDES]):
        best = max(best, s[SCORE + side])
    for side in range(s[SIDES]):
        winners += int(s[SCORE + side] == best)
    for side in range(s[SIDES]):
        rival = -1
        for other in range(s[SIDES]):
            if other != side:
                rival = max(rival, s[SCORE + other])
        leads[side] = 0.5 + 0.5 * max(-1.0, min(1.0, (s[SCORE + side] - rival) / LEAD))
        shares[side] = 1.0 / winners if s[SCORE + side] == best else 0.0


@compiled
def priors(gains: Array, n: int) -> None:
    """Gains become the odds of trying a move."""
    best, total = gains[0], 0.0
    for i in range(n):
        best = max(best, gains[i])
    for i in range(n):
        gains[i] = np.exp(max(-30.0, (gains[i] - best) / SHARPNESS))
        total += gains[i]
    for i in range(n):
        gains[i] = (1.0 - UNIFORM) * gains[i] / total + UNIFORM / n


@compiled
def select(node: int, moves: Array, n: int, odds: Array, links: Array, totals: Array, slots: Array) -> int:
    """The number of the move to try next: good so far, or likely and seldom tried; only as many as visits allow."""
    visits, total = 0, 0.0
    for i in range(n):
        slots[moves[i]] = 0
    child = links[node, CHILD]
    while child:
        slots[links[child, CODE]] = child
        child = links[child, NEXT]
    for i in range(n):
        visits += links[slots[moves[i]], VISITS] if slots[moves[i]] else 0
        total += totals[slots[moves[i]], RESULT] if slots[moves[i]] else 0.0
    mean = total / visits if visits else 0.5
    width, eager = 2 + int(1.5 * np.sqrt(visits)), CURIOSITY * np.sqrt(visits + 1.0)
    best, found = -1e9, 0
    for i in range(n):
        rank = 0
        for j in range(n):
            rank += int(odds[j] > odds[i] or (odds[j] == odds[i] and j < i))
        if rank >= width:
            continue
        tried = links[slots[moves[i]], VISITS] if slots[moves[i]] else 0
        value = totals[slots[moves[i]], RESULT] / tried if tried else mean
        if value + eager * odds[i] / (1 + tried) > best:
            best, found = value + eager * odds[i] / (1 + tried), i
    return found


@compiled
def guess(odds: Array, n: int, rng: Array) -> int:
    """The number of a move, by its odds."""
    left = below(rng, 1 << 20) / (1 << 20)
    for i in range(n):
        left -= odds[i]
        if left < 0.0:
            return i
    return n - 1


@compiled
def grow(node: int, code: int, links: Array, count: int) -> int:
    """The child of a node by this move; a new one gets the number `count`."""
    child = links[node, CHILD]
    while child:
        if links[child, CODE] == code:
            return int(child)
        child = links[child, NEXT]
    links[count, CODE], links[count, NEXT], links[node, CHILD] = code, links[node, CHILD], count
    return count


@compiled
def add_up(path: Array, movers: Array, shares: Array, leads: Array, links: Array, totals: Array) -> None:
    """Count a playout at the nodes that it went through, with what it brought the side that made each node's move."""
    links[0, VISITS] += 1
    for i in range(path.size):
        won, lead = shares[movers[i]], leads[movers[i]]
        links[path[i], VISITS] += 1
        totals[path[i], RESULT] += (1.0 - BLEND) * won + BLEND * lead
        totals[path[i], SHARE] += won


@compiled
def search(worlds: Array, order: Array, first: Array, greedy: bool, rng: Array, links: Array, totals: Array) -> None:
    """One playout for each world in `order`; adds to a tree whose root is node 0, with `first` as its priors."""
    s, path, movers = worlds[0].copy(), np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    moves, slots = s[:MOST_MOVES].copy(), np.zeros(1024, np.int64)
    gains, odds = np.zeros(CARDS + MOST_MOVES), np.zeros(MOST_MOVES)
    worth, shares, leads, count = np.zeros((4, 4)), np.zeros(4), np.zeros(4), links[0, VISITS] + 1
    for world in order:
        s[:] = worlds[world]
        weigh_sides(s, worth)
        node, depth = 0, 0
        while s[PHASE] != OVER and node < count and depth < DEEPEST:
            seat = acting(s)
            if seat < 0:
                draw(s, rng)
                continue
            n = legal(s, moves)
            chosen = 0
            if n > 1 or node == 0:
                side = seat % s[SIDES]
                if depth:
                    move_gains(s, worth[side], moves, n, rng, gains, odds)
                    priors(odds, n)
                else:
                    odds[:n] = first
                if greedy and depth and side != movers[0]:  # the other sides play by their priors alone
                    chosen = guess(odds, n, rng)
                else:
                    chosen = select(node, moves, n, odds, links, totals, slots)
                node = grow(node, moves[chosen], links, count)
                path[depth], movers[depth] = node, side
                depth += 1
            apply(s, moves[chosen])
            if s[OPEN]:
                weigh_sides(s, worth)
        count = max(count, node + 1)
        play_greedily(s, worth, NOISE, rng, moves, gains)
        results(s, shares, leads)
        add_up(path[:depth], movers, shares, leads, links, totals)
