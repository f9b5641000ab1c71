"""How the others may decide: by the solved hand, or by the regular bot's estimate; all hands of an array at once.

A style gives the log-odds of going on; a seat may be bolder or more careful than its style. Axes: hand, and place (the
seats counted from the starter). `on_1` and `on_2` [hand, place]: who went on in rounds 1 and 2, as far as decided.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import numpy as np

from poktail.games.pok_n_roll.bot import LEAVE
from poktail.games.pok_n_roll.expert_dice import Dice, dice_of
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.solve import STEPS, shipped
from poktail.games.pok_n_roll.solve_dice import Array
from poktail.games.pok_n_roll.solve_model import members, nodes_of

SLIP = 0.01
"""The lowest probability of going on, and of abandoning."""
CLOSE = 0.3
"""The gain in points that makes a choice of the regular bot e times as likely."""


class Style(Protocol):
    """A way to decide."""

    def first(self, place: int, board: Array, cup: Array, on_1: Array) -> Array:
        """The log-odds [hand] of going on in round 1."""

    def second(self, place: int, board: Array, die: Array, cup: Array, on_1: Array, on_2: Array) -> Array:
        """The log-odds [hand] of going on in round 2; anything for a place that is out."""


class Solved:
    """The points equilibrium of one hand, from the table that comes with the program."""

    def __init__(self, game: PokNRoll, dice: Dice) -> None:
        seats, boards, cups = game.seats, len(dice.boards), len(dice.cups)
        nodes = [nodes_of(seats, place) for place in range(seats)]
        file = shipped(game)
        assert file is not None
        with np.load(file) as data:
            self.odds_1 = _cut(data["first"], [(boards, 1 << place, cups) for place in range(seats)])
            self.odds_2 = _cut(data["second"], [(boards, game.faces, len(each), cups) for each in nodes])
        odds = np.clip(np.arange(STEPS + 1) / STEPS, SLIP, 1 - SLIP)
        self.logits = np.log(odds / (1 - odds))
        self.numbers = [np.zeros((1 << seats, 1 << place), int) for place in range(seats)]
        for place, found in enumerate(nodes):
            for (stayed, history), node in found.items():
                earlier = [other for other in members(seats, stayed) if other < place]
                answers = [history >> (len(earlier) - 1 - at) & 1 for at in range(len(earlier))]
                told = sum(on << (place - 1 - other) for other, on in zip(earlier, answers, strict=True))
                self.numbers[place][stayed, told] = node

    def first(self, place: int, board: Array, cup: Array, on_1: Array) -> Array:
        """As in `Style`."""
        found: Array = self.logits[self.odds_1[place][board, _bits(on_1[:, :place]), cup]]
        return found

    def second(self, place: int, board: Array, die: Array, cup: Array, on_1: Array, on_2: Array) -> Array:
        """As in `Style`."""
        node = self.numbers[place][_bits(on_1), _bits((on_1 & on_2)[:, :place])]
        found: Array = self.logits[self.odds_2[place][board, die, node, cup]]
        return found


class Estimate:
    """The regular bot's comparison of points now with points later; of the others only the number still in matters."""

    def __init__(self, game: PokNRoll, boards: tuple[int, ...]) -> None:
        self.seats = game.seats
        self.at = np.zeros(len(dice_of(game).boards), int)
        self.at[list(boards)] = np.arange(len(boards))
        self.odds_1, self.odds_2 = (np.stack(odds) for odds in zip(*(compared(game, b) for b in boards), strict=True))

    def first(self, place: int, board: Array, cup: Array, on_1: Array) -> Array:
        """As in `Style`."""
        earlier, later = on_1[:, :place].sum(axis=1), self.seats - 1 - place
        found: Array = self.odds_1[self.at[board], earlier, later, cup]
        return found

    def second(self, place: int, board: Array, die: Array, cup: Array, on_1: Array, on_2: Array) -> Array:
        """As in `Style`."""
        earlier, later = (on_1 & on_2)[:, :place].sum(axis=1), on_1[:, place + 1 :].sum(axis=1)
        found: Array = self.odds_2[self.at[board], die, earlier, later, cup]
        return found


@lru_cache(maxsize=64)
def styles_of(game: PokNRoll, boards: tuple[int, ...]) -> tuple[Style, ...]:
    """The styles that are known for this game, with these boards."""
    estimate = Estimate(game, boards)
    return (estimate,) if shipped(game) is None else (_solved(game), estimate)


@lru_cache(maxsize=4)
def _solved(game: PokNRoll) -> Solved:
    return Solved(game, dice_of(game))


@lru_cache(maxsize=64)
def compared(game: PokNRoll, board: int) -> tuple[Array, Array]:
    """The log-odds of `Estimate`: [went on before, asked later, cup] of round 1, and [die, same ...] of round 2."""
    dice, value = dice_of(game), np.array([*game.values, 0])  # the last one for NO_ROW
    now_1 = value[dice.row_1[board]] + value[game.rows.index(Row.ABANDON)]
    now_2, third = value[dice.row_2[board]], value[game.rows.index(Row.THIRD)]
    rank, row = dice.rank[board], value[dice.row_3[board]]
    spread = (rank[..., None] == np.arange(len(game.rows))).swapaxes(-1, -2) @ dice.cup_odds
    same = np.take_along_axis(spread, rank, axis=-1)
    worse = 1 - np.take_along_axis(spread.cumsum(axis=-1), rank, axis=-1)
    joerg = (worse, worse + same) if game.has_joerg else (np.ones(()), np.ones(()))
    most = np.arange(game.seats)

    def later(before: float, after: float) -> Array:
        """[went on before, asked later, die, cup]: points of round 3, if they stay in it with these probabilities."""
        alone, unbeaten = (
            known
            * (1 - before + before * level) ** most[:, None, None, None, None]
            * (1 - after + after * level) ** most[:, None, None, None]
            for known, level in zip(joerg, (worse, worse + same), strict=True)
        )
        points: Array = (alone * third + unbeaten * row).mean(axis=-2)
        return points

    first, second = LEAVE
    last = later(1.0, 1 - second)
    whole = np.maximum(now_2, later(1 - second, (1 - first) * (1 - second))).mean(axis=-2)
    odds_1, odds_2 = (whole - now_1) / CLOSE, (last - now_2) / CLOSE
    return _firm(odds_1), _firm(odds_2.transpose(2, 0, 1, 3))


def _firm(logits: Array) -> Array:
    most = np.log((1 - SLIP) / SLIP)
    return np.clip(logits, -most, most)


def _cut(flat: Array, shapes: list[tuple[int, ...]]) -> list[Array]:
    """The parts of a flat array."""
    ends = np.cumsum([np.prod(shape) for shape in shapes])
    return [part.reshape(shape) for part, shape in zip(np.split(flat, ends[:-1]), shapes, strict=True)]


def _bits(answers: Array) -> Array:
    """[hand]: a number with one bit for each answer, the first one highest."""
    number: Array = answers @ (1 << np.arange(answers.shape[1])[::-1])
    return number
