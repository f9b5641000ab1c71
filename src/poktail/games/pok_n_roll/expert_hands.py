"""Plays the rest of a hand many times at once, and says what everybody crosses. Axes as in expert_styles.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from poktail.games.pok_n_roll.expert_dice import NO_ROW, Dice
from poktail.games.pok_n_roll.expert_styles import Style
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.solve_dice import Array

Decided = Mapping[tuple[int, int], bool]
"""By round and place: whether it goes on, where that is the same in all hands."""


@dataclass(frozen=True)
class Hands:
    """Everything about some hands that is left to chance."""

    board: Array  # [hand]
    dice: tuple[Array, Array]  # [hand]: the last two white dice, less 1
    cup: Array  # [hand, place]
    joerg: Array | None  # [hand]: his cup
    draw: tuple[Array, Array]  # [hand, place]: in rounds 1 and 2 a place goes on if its odds are higher
    style: Array  # [hand, place]: the number of its style
    boldness: Array  # [hand, place]: what is added to the log-odds of going on


def left(hands: Hands, styles: tuple[Style, ...], decided: Decided) -> Array:
    """[hand, place]: the round in which each place abandons, 0 if it stays."""
    on_1, on_2 = (np.ones(hands.cup.shape, bool) for _ in range(2))
    for number, on, draw in ((1, on_1, hands.draw[0]), (2, on_2, hands.draw[1])):
        for place in range(hands.cup.shape[1]):
            if (number, place) in decided:
                on[:, place] = decided[number, place]
            else:
                on[:, place] = draw[:, place] < going_on(hands, styles, number, place, on_1, on_2)
    found: Array = np.where(on_1, np.where(on_2, 0, 2), 1)
    return found


def going_on(hands: Hands, styles: tuple[Style, ...], number: int, place: int, on_1: Array, on_2: Array) -> Array:
    """[hand]: how likely a place goes on in this round."""
    cup, die = hands.cup[:, place], hands.dice[0]
    logits: Array = np.zeros(len(cup))
    for index, style in enumerate(styles):
        if number == 1:
            found = style.first(place, hands.board, cup, on_1)
        else:
            found = style.second(place, hands.board, die, cup, on_1, on_2)
        logits = np.where(hands.style[:, place] == index, found, logits)
    odds: Array = 1 / (1 + np.exp(-logits - hands.boldness[:, place]))
    return odds


def crossed(game: PokNRoll, dice: Dice, hands: Hands, out: Array) -> tuple[Array, Array]:
    """[hand, place]: the row with the most points that each place crosses, or NO_ROW; and who wins the third round."""
    board, second, third = hands.board[:, None], hands.dice[0][:, None], hands.dice[1][:, None]
    worst = len(game.rows)
    rank = np.where(out == 0, dice.rank[board, second, third, hands.cup], worst)
    best = rank.min(axis=1)
    joerg = np.full(len(best), worst)
    if hands.joerg is not None:
        joerg = dice.rank[hands.board, hands.dice[0], hands.dice[1], hands.joerg]
    high = (out == 0) & (rank <= np.minimum(best, joerg)[:, None])
    alone = (high.sum(axis=1) == 1) & (joerg > best)
    row = np.where(high, dice.row_3[board, second, third, hands.cup], NO_ROW)
    row = np.where(out == 1, dice.row_1[board, hands.cup], row)
    row = np.where(out == 2, dice.row_2[board, second, hands.cup], row)
    return row, high & alone[:, None]


def marks(game: PokNRoll, out: Array, row: Array, won: Array) -> Array:
    """[hand, place, row]: the crosses that this hand adds (ROLL-6 to ROLL-9)."""
    added: Array = (row[..., None] == np.arange(len(game.rows))).astype(np.int8)
    added[..., game.rows.index(Row.ABANDON)] += out == 1
    added[..., game.rows.index(Row.THIRD)] += won
    return added
