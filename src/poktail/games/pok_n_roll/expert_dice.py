"""The dice of Pok'n Roll in arrays: for every cup with all white dice, the row to cross and its rank.

A hand and its mirror image (1 for 6, 2 for 5, ...) are the same, so only one of them is kept, as in the solved tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import ALIKE, RUNS, Faces, Row, roll
from poktail.games.pok_n_roll.solve_dice import Array, canonical, combinations, mirrored

NO_ROW = -1
"""In place of the number of a row: these dice form none (ROLL-12)."""


@dataclass(frozen=True)
class Dice:
    """In arrays, a board is the white dice of round 1, a die is its number less 1, a row its number in the sheet."""

    boards: tuple[Faces, ...]
    board_odds: Array  # [board]
    cups: tuple[Faces, ...]
    cup_odds: Array  # [cup]
    row_1: Array  # [board, cup]: the row with the most points, or NO_ROW
    row_2: Array  # [board, die, cup]
    row_3: Array  # [board, die, die, cup]
    rank: Array  # [board, die, die, cup]: the best row in the comparison of round 3


@lru_cache(maxsize=16)
def dice_of(game: PokNRoll) -> Dice:
    """All dice of a game."""
    ways: dict[Faces, int] = {}
    for faces, number in roll(game.white_rounds.count(1), game.faces):
        board = canonical(game, faces)
        ways[board] = ways.get(board, 0) + number
    cups, cup_ways = zip(*roll(game.own, game.faces), strict=True)
    own, white, die = _counted(game, cups), _counted(game, list(ways)), np.eye(game.faces, dtype=np.int8)
    first = formed(game, white[:, None] + own)
    second = formed(game, white[:, None, None] + die[:, None] + own)
    third = formed(game, white[:, None, None, None] + die[:, None, None] + die[:, None] + own)
    row_1, row_2, row_3 = (_most_points(game, found) for found in (first, second, third))
    weights, odds = np.array(list(ways.values())), np.array(cup_ways)
    return Dice(
        boards=tuple(ways),
        board_odds=weights / weights.sum(),
        cups=cups,
        cup_odds=odds / odds.sum(),
        row_1=row_1,
        row_2=row_2,
        row_3=row_3,
        rank=third.argmax(axis=-1),
    )


def formed(game: PokNRoll, counts: Array) -> Array:
    """[..., row]: which rows dice form, given how many show each number (the rule is `form` in rules_dice.py)."""
    most = -np.sort(-counts, axis=-1)
    found = np.zeros((*counts.shape[:-1], len(combinations(game))), bool)
    for place, row in enumerate(combinations(game)):
        if row in RUNS:
            for low in range(game.faces - RUNS[row] + 1):
                found[..., place] |= (counts[..., low : low + RUNS[row]] > 0).all(axis=-1)
        elif len(ALIKE[row]) <= game.faces:
            found[..., place] = (most[..., : len(ALIKE[row])] >= np.array(ALIKE[row])).all(axis=-1)
    return found


def placed(game: PokNRoll, white: Faces, cups: Sequence[Faces]) -> tuple[int, tuple[int, ...], list[int]]:
    """Where the arrays hold these dice: the board, the later white dice, and the cups."""
    dice, first = dice_of(game), game.white_rounds.count(1)
    board = canonical(game, white[:first])
    if board != tuple(sorted(white[:first])):
        white, cups = mirrored(game, white), [mirrored(game, cup) for cup in cups]
    later = tuple(face - 1 for face in white[first:])
    return dice.boards.index(board), later, [dice.cups.index(tuple(sorted(cup))) for cup in cups]


def number(game: PokNRoll, row: Row | None) -> int:
    """The number of a row in the sheet."""
    return NO_ROW if row is None else game.rows.index(row)


def _counted(game: PokNRoll, throws: Sequence[Faces]) -> Array:
    """[throw, number on the dice]: how many dice show it."""
    return np.array([[faces.count(shown + 1) for shown in range(game.faces)] for faces in throws], np.int8)


def _most_points(game: PokNRoll, found: Array) -> Array:
    """[...]: of the rows formed, the one with the most points."""
    points = np.array(game.values[: found.shape[-1]])
    row: Array = np.where(found, points, -1).argmax(axis=-1).astype(np.int8)
    return np.where(found.any(axis=-1), row, NO_ROW)
