"""The compiled engine of Pook: packs a state of the rules, names the engine's moves, plays random matches on."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from poktail.games.pook import engine_steps as steps
from poktail.games.pook import engine_table as t
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.engine_table import Array
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import BANNERS, CARDS, CELLS, COLUMN, ROW, Cell, Face
from poktail.games.pook.rules_state import Phase, State

CARD = {card: number for number, card in enumerate(CARDS)}
BANNER = {banner: number for number, banner in enumerate(BANNERS)}
PHASE = {phase: number for number, phase in enumerate(Phase)}
CELL: dict[Cell, int] = {cell: (ROW[cell] + 1) * t.WIDE + COLUMN[cell] + 1 for cell in CELLS}

_KINDS: dict[int, Mapping[Cell, Move]] = {
    t.LAY: p.LAYS, t.AIM: p.AIMS, t.SWAP: p.SWAPS, t.PICK: p.PICKS,
}  # fmt: skip
CODE: dict[Move, int] = {
    **{p.CHOICES[card, face]: 2 * CARD[card] + (face is Face.PURSE) for card, face in p.CHOICES},
    **{moves[cell]: kind + CELL[cell] for kind, moves in _KINDS.items() for cell in CELLS},
    **{p.TAKES[banner]: t.TAKE + BANNER[banner] for banner in BANNERS},
    p.DECLINE: t.DECLINE,
    p.END: t.END,
}
"""The engine's number of each move."""
MOVE = {code: move for move, code in CODE.items()}
"""The move with each of the engine's numbers."""


def pack(game: Pook, state: State) -> Array:
    """The position as the engine has it; what seats have seen (POOK-19) and earlier picks are left out."""
    s = np.zeros(t.LENGTH, np.int64)
    s[t.PHASE : t.PILE + 1] = (
        PHASE[state.phase],
        -1 if state.first is None else state.first,
        state.seat,
        CELL[state.piggy],
        *(0 if cell is None else CELL[cell] for cell in (state.barred, state.swapped)),
        0 if state.chosen is None else 1 + CODE[state.chosen],
        *(0 if cell is None else CELL[cell] for cell in (state.laid, state.aim)),
        -1 if state.bonus is None else state.bonus,
        len(state.table),
        len(state.deck),
    )
    s[t.SEATS :] = game.seats, game.sides, game.open_banners, game.hand, game.columns, game.rows, game.size
    _pack_table(s, state)
    _pack_cards(s, state)
    s[t.BANNER : t.BANNER + 4] = -1
    for side, banner in enumerate(state.banners):
        s[t.BANNER + side] = -1 if banner is None else BANNER[banner]
    for banner, count in state.stock.items:
        s[t.STOCK + BANNER[banner]] = count
    s[t.SCORE : t.SCORE + len(state.scores)] = state.scores
    for side in state.tied:
        s[t.TIED + side] = 1
    return s


def _pack_table(s: Array, state: State) -> None:
    """The grid, the number of Purses in each column and row, and the outermost columns and rows."""
    down = [spot.cell for spot in state.table if not spot.up]
    for spot in state.table:
        s[CELL[spot.cell]] = CARD[spot.card] + (t.PIGGY_CARD + 1 if spot.up else 1)
    s[CELL[state.piggy]] = t.PIGGY_CARD
    for cell in (state.piggy, *down):
        s[t.COLUMN + CELL[cell] % t.WIDE] += 1
        s[t.ROW + CELL[cell] // t.WIDE] += 1
    taken = [CELL[cell] for cell in (state.piggy, *(spot.cell for spot in state.table))]
    columns, rows = [cell % t.WIDE for cell in taken], [cell // t.WIDE for cell in taken]
    s[t.LEFT : t.BOTTOM + 1] = min(columns), max(columns), min(rows), max(rows)


def _pack_cards(s: Array, state: State) -> None:
    """How many of each card are in every hand and in the pile."""
    for seat, hand in enumerate(state.hands):
        s[t.HELD + seat] = len(hand)
        for card in hand:
            s[t.HANDS + t.CARDS * seat + CARD[card]] += 1
    for card, count in state.deck.items:
        s[t.DECK + CARD[card]] = count


def seeded(number: int) -> Array:
    """A random generator for the engine."""
    return np.array([number & 0xFFFFFFFFFFFF ^ 0x5DEECE66D], np.int64)


def play_outs(game: Pook, state: State, count: int, seed: int) -> tuple[int, tuple[int, ...]]:
    """Play this many random matches on from a position: the number of moves, and the sum of each seat's payoffs."""
    total = np.zeros(game.seats, np.int64)
    moves = steps.play_outs(pack(game, state), count, seeded(seed), total)
    return moves, tuple(int(payoff) for payoff in total)
