"""How likely each seat wins, from the sheets before a hand: a small net for each kind of sheet and number of seats.

The weights were learned from self-play by expert_train.py. Axes: position, and place (the seats counted from the one
that starts the next hand).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.solve_dice import Array

FILE = Path(__file__).parent / "expert_value.npz"
MANY = 7
"""From this number of seats on, all games share a net."""
BOXES = 6
SCALE = 10.0
"""Points are divided by this before the net sees them."""


@dataclass(frozen=True, slots=True)
class Net:
    """Two layers for each place, the second with the mean of all places, and a logit for each place."""

    own: Array  # [feature, unit]
    own_bias: Array
    deep: Array  # [unit, unit of layer 2]
    around: Array  # [unit, unit of layer 2]
    deep_bias: Array
    last: Array  # [unit of layer 2]

    def shares(self, x: Array) -> Array:
        """[position, place]: the expected share of the pot."""
        first = np.maximum(x @ self.own + self.own_bias, 0)
        around = first.mean(axis=1, keepdims=True) @ self.around
        second = np.maximum(first @ self.deep + around + self.deep_bias, 0)
        odds = np.exp(second @ self.last)
        found: Array = odds / odds.sum(axis=1, keepdims=True)
        return found

    def arrays(self) -> tuple[Array, ...]:
        """All weights."""
        return self.own, self.own_bias, self.deep, self.around, self.deep_bias, self.last


def name_of(game: PokNRoll) -> str:
    """Which net is for this game."""
    return f"{'expert' if game.expert else 'base'}-{min(game.seats, MANY)}"


@lru_cache(maxsize=32)
def net_of(game: PokNRoll) -> Net:
    """The net that comes with the program."""
    with np.load(FILE) as data:
        return Net(*(data[f"{name_of(game)}-{at}"].astype(np.float32) for at in range(6)))


def shares(game: PokNRoll, net: Net, sheets: Array, over: bool) -> Array:
    """[position, place]: the expected share; exact where the match has ended (`over`, or ROLL-15)."""
    ended = (sheets >= game.boxes).any(axis=(1, 2)) | over
    found = np.zeros(sheets.shape[:2], np.float32)
    if ended.any():
        found[ended] = won(game, sheets[ended])
    if not ended.all():
        found[~ended] = net.shares(features(game, sheets[~ended]))
    return found


def won(game: PokNRoll, sheets: Array) -> Array:
    """[position, place]: the share of the win, by points and then by third rounds won (ROLL-16)."""
    most = sheets @ (1000 * np.array(game.values)) + sheets[..., game.rows.index(Row.THIRD)]
    best = most == most.max(axis=1, keepdims=True)
    found: Array = best / best.sum(axis=1, keepdims=True)
    return found


def features(game: PokNRoll, sheets: Array) -> Array:
    """[position, place, feature]: the boxes left in each row, how the points compare, and the place."""
    seats = sheets.shape[1]
    rows = [game.rows.index(row) if row in game.rows else None for row in _printed(game.expert).rows]
    full = np.stack([sheets[..., row] if row is not None else np.zeros_like(sheets[..., 0]) for row in rows], axis=-1)
    free = np.clip(game.boxes - full, 0, BOXES)
    points = (sheets @ np.array(game.values)) / SCALE
    order = np.sort(points, axis=1)
    best, next_best = order[:, -1:], order[:, -2:-1]
    lead = points - np.where(points == best, next_best, best)
    rest = points - (points.sum(axis=1, keepdims=True) - points) / (seats - 1)
    place = np.broadcast_to(np.arange(seats) / seats, points.shape)
    extra = np.stack([lead, points - next_best, rest, points, place], axis=-1)
    x = np.concatenate([1 - free / BOXES, free == 1, free == 2, extra], axis=-1)
    return x.astype(np.float32)


@lru_cache(maxsize=2)
def _printed(expert: bool) -> PokNRoll:
    return PokNRoll(expert=expert)
