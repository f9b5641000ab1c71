"""The dice of one hand of Pok'n Roll in arrays: their odds, the rows they form, and who beats whom.

A hand with all numbers mirrored (1 for 6, 2 for 5, ...) is the same hand; only one of the two is kept. Names of axes:
cup; board, the white dice of round 1, or of round 2 (those of round 1 times the next die); row, the last one standing
for none; level, the last die times the number of rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Faces, Row, roll

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Dice:
    """All cups and white dice of a game."""

    cups: tuple[Faces, ...]
    cup_odds: Array  # [cup]
    boards: tuple[Faces, ...]  # of round 1
    board_odds: Array  # [board of round 1]
    formed_1: Array  # [board of round 1, cup, row]: whether they form it; the last row if they form none
    formed_2: Array  # [board of round 2, cup, row]
    formed_3: Array  # [board of round 2, last die, cup, row]
    ranks: Array  # [board of round 2, last die, cup]: the place of the best row in the comparison
    not_better: Array  # [board of round 2, cup, level]: 1 where the cup's rank is that row or a worse one
    joerg: Array  # [board of round 2, level]: Jörg's odds of the same; 1 without him


def combinations(game: PokNRoll) -> tuple[Row, ...]:
    """The rows that dice form, the best first."""
    return tuple(row for row in game.rows if row not in (Row.ABANDON, Row.THIRD))


@lru_cache(maxsize=64)
def dice_of(game: PokNRoll, only: Faces | None = None) -> Dice:
    """The dice of a game, or only those with these first white dice."""
    cups, weights = zip(*roll(game.own, game.faces), strict=True)
    odds = np.array(weights) / sum(weights)
    boards, board_odds = _boards(game, only)
    faces, rows = range(1, game.faces + 1), len(combinations(game)) + 1
    second = tuple((*board, die) for board in boards for die in faces)
    third = tuple((*board, die) for board in second for die in faces)
    formed_3 = _formed(game, cups, third).reshape(len(second), game.faces, len(cups), rows)
    ranks = formed_3.argmax(axis=-1)
    at_most = (ranks[..., None] >= np.arange(rows)).astype(float)  # [board, die, cup, row]
    not_better = np.ascontiguousarray(at_most.transpose(0, 2, 1, 3).reshape(len(second), len(cups), -1))
    joerg = odds @ not_better if game.has_joerg else np.ones_like(not_better[:, 0])  # ROLL-18
    formed_1, formed_2 = _formed(game, cups, boards), _formed(game, cups, second)
    return Dice(cups, odds, boards, board_odds, formed_1, formed_2, formed_3, ranks, not_better, joerg)


def mirrored(game: PokNRoll, faces: Faces) -> Faces:
    """The same dice with the numbers in reverse.

    >>> mirrored(PokNRoll(), (1, 2, 6))
    (6, 5, 1)
    """
    return tuple(game.faces + 1 - face for face in faces)


def canonical(game: PokNRoll, board: Faces) -> Faces:
    """These first white dice or their mirror image: the one that stands for both.

    >>> canonical(PokNRoll(), (2, 6, 6)), canonical(PokNRoll(), (1, 1, 5))
    ((1, 1, 5), (1, 1, 5))
    """
    return min(tuple(sorted(board)), tuple(sorted(mirrored(game, board))))


def _boards(game: PokNRoll, only: Faces | None) -> tuple[tuple[Faces, ...], Array]:
    """The first white dice and their odds."""
    if only is not None:
        return (only,), np.ones(1)
    odds: dict[Faces, int] = {}
    for faces, ways in roll(game.white_rounds.count(1), game.faces):
        board = canonical(game, faces)
        odds[board] = odds.get(board, 0) + ways
    return tuple(odds), np.array(list(odds.values())) / sum(odds.values())


def _formed(game: PokNRoll, cups: tuple[Faces, ...], boards: tuple[Faces, ...]) -> Array:
    """[board, cup, row]: the rows that these dice form (ROLL-10, ROLL-11, ROLL-12)."""
    place = {row: number for number, row in enumerate(combinations(game))}
    formed = np.zeros((len(boards), len(cups), len(place) + 1), bool)
    for b, board in enumerate(boards):
        for c, cup in enumerate(cups):
            rows = [place[found.row] for found in game.formed(cup, board)]
            formed[b, c, rows or [-1]] = True
    return formed
