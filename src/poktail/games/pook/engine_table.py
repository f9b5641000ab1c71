"""A packed position of Pook and its legal moves, compiled for search; the steps are in engine_steps.py.

A position is one array of integers, all of 64 bits, so that every function is compiled once. It begins with a grid of
11 × 11 cells: the nine columns and rows that cards can reach, with an empty border. Everything else follows at the
offsets below. Who has seen which card is left out: no legal move and no payoff depends on it. `engine.py` makes
positions and moves from those of the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poktail.games.pook.engine_compile import compiled

Array = np.ndarray[Any, Any]

# The content of a cell: 0, a Purse (1 + card), Piggy, or a Warrior (14 + card); a card is 3 · faction + level - 1.
WIDE, PIGGY_CARD, CARDS, FACES = 11, 13, 12, 13
STEPS = (-WIDE, -1, 1, WIDE)
KNIGHT, MAGE, ORC, VIKING = range(4)
ALLIED = (3, 5, 9, 6, 10, 12)  # the two factions of each Banner, as bits

# Offsets. COLUMN and ROW count Purses, HELD and PILE cards; PICKED holds the picks of this round so far.
COLUMN = WIDE * WIDE
ROW = COLUMN + WIDE
HANDS = ROW + WIDE
HELD = HANDS + 4 * CARDS
DECK = HELD + 4
STOCK = DECK + CARDS
BANNER = STOCK + 6
SCORE, TIED, PICKED = BANNER + 4, BANNER + 8, BANNER + 12
PHASE = BANNER + 16
FIRST, SEAT, PIGGY, BARRED, SWAPPED, CHOSEN, LAID, AIMED, BONUS, COUNT, PILE = range(PHASE + 1, PHASE + 12)
LEFT, RIGHT, TOP, BOTTOM = range(PILE + 1, PILE + 5)  # the outermost columns and rows with a card
SEATS, SIDES, OPEN, HAND, COLUMNS, ROWS, SIZE = range(BOTTOM + 1, BOTTOM + 8)  # the options
LENGTH = SIZE + 1

# Phases, in the order of the rules.
TO_BEGIN, TO_BANNER, TO_DEAL, BEFORE, TO_LAY, POWER, GIVE, AFTER, TO_DRAW, TIE, OVER = range(11)

# Moves: 0 to 23 choose a card (2 · card, + 1 as a Purse); the others are a kind plus a cell or a Banner.
LAY, AIM, SWAP, PICK, TAKE, DECLINE, END = range(128, 1024, 128)
MOST_MOVES = 64
"""No position has more legal moves than this."""


# Questions about the table


@compiled
def purses(s: Array, cell: int) -> int:
    """The number of Purses in the row and column of a cell that is not a Purse itself (POOK-7)."""
    return int(s[COLUMN + cell % WIDE] + s[ROW + cell // WIDE])


@compiled
def is_free(s: Array, cell: int) -> bool:
    """Whether a cell inside the frame is empty and next to a card (POOK-6)."""
    if s[cell]:
        return False
    return bool(s[cell - WIDE] or s[cell - 1] or s[cell + 1] or s[cell + WIDE])


@compiled
def frame(s: Array) -> tuple[int, int, int, int]:
    """The first and last column and row in which a card may be laid (POOK-6)."""
    left, right = max(s[LEFT] - 1, s[RIGHT] - s[COLUMNS] + 1), min(s[RIGHT] + 1, s[LEFT] + s[COLUMNS] - 1)
    top, bottom = max(s[TOP] - 1, s[BOTTOM] - s[ROWS] + 1), min(s[BOTTOM] + 1, s[TOP] + s[ROWS] - 1)
    return left, right, top, bottom


@compiled
def guarded(s: Array, cell: int) -> bool:
    """Whether a face-up Knight is next to it (POOK-11)."""
    for step in STEPS:  # noqa: SIM110  # Numba knows no any() of a generator
        if 14 <= s[cell + step] <= 16:
            return True
    return False


@compiled
def is_target(s: Array, cell: int, faction: int, held: int) -> bool:
    """Whether a power may be used on that cell, next to its Warrior (POOK-8, POOK-11 to POOK-14, POOK-18)."""
    code = s[cell]
    if code in (0, PIGGY_CARD) or faction == KNIGHT or guarded(s, cell):
        return False
    if faction == MAGE:
        return held > 0
    return bool((code > PIGGY_CARD) == (faction == ORC))


@compiled
def may_swap(s: Array, cell: int) -> bool:
    """Whether Piggy may go to that cell, next to it (POOK-16, POOK-17)."""
    return bool(s[cell] != 0 and cell != s[BARRED])


@compiled
def may_take(s: Array) -> bool:
    """Whether the seat's side still needs an open Banner (POOK-23, POOK-24)."""
    return bool(s[OPEN] != 0 and s[BANNER + s[SEAT] % s[SIDES]] < 0)


# Legal moves, in the order of the rules


@compiled
def legal(s: Array, out: Array) -> int:
    """Write the moves of the seat that has to act to `out`; returns how many there are."""
    phase = s[PHASE]
    if phase == BEFORE:
        return before(s, out)
    if phase == TO_LAY:
        chosen = s[CHOSEN] - 1
        return lays(s, 0 if chosen % 2 else chosen // 2 % 3 + 1, out)
    if phase == POWER:
        return power(s, out)
    if phase == GIVE:
        return give(s, out)
    if phase == AFTER:
        n = extras(s, out, 0)
        out[n] = END
        return n + 1
    return picks(s, out) if phase == TIE else 0


@compiled
def extras(s: Array, out: Array, n: int) -> int:
    """Swap Piggy once, take a Banner (POOK-16, POOK-23)."""
    if not s[SWAPPED]:
        for step in STEPS:
            cell = s[PIGGY] + step
            if may_swap(s, cell):
                out[n] = SWAP + cell
                n += 1
    if may_take(s):
        for banner in range(6):
            if s[STOCK + banner]:
                out[n] = TAKE + banner
                n += 1
    return n


@compiled
def before(s: Array, out: Array) -> int:
    """Any hand card with each face that can be laid, Piggy, a Banner; a Banner comes before the last card (POOK-23)."""
    n, base = 0, HANDS + CARDS * s[SEAT]
    if s[SIZE] - s[COUNT] > s[SEATS] or not may_take(s):
        most = 0
        left, right, top, bottom = frame(s)
        for row in range(top, bottom + 1):
            for cell in range(row * WIDE + left, row * WIDE + right + 1):
                if is_free(s, cell):
                    most = max(most, purses(s, cell))
        for card in range(CARDS):
            if s[base + card]:
                if card % 3 < most:
                    out[n] = 2 * card
                    n += 1
                out[n] = 2 * card + 1
                n += 1
    return extras(s, out, n)


@compiled
def lays(s: Array, level: int, out: Array) -> int:
    """Any free cell with at least this many Purses (POOK-6, POOK-7)."""
    n = 0
    left, right, top, bottom = frame(s)
    for row in range(top, bottom + 1):
        for cell in range(row * WIDE + left, row * WIDE + right + 1):
            if is_free(s, cell) and purses(s, cell) >= level:
                out[n] = LAY + cell
                n += 1
    return n


@compiled
def power(s: Array, out: Array) -> int:
    """Every target, except those for which a Mage has no fitting card; or none (POOK-8)."""
    n, seat, laid = 0, s[SEAT], s[LAID]
    faction, least = (s[laid] - 14) // 3, 3
    for card in range(CARDS):
        if s[HANDS + CARDS * seat + card]:
            least = min(least, card % 3 + 1)
    for step in STEPS:
        cell = laid + step
        if not is_target(s, cell, faction, s[HELD + seat]):
            continue
        if faction != MAGE or s[cell] < PIGGY_CARD or purses(s, cell) >= least:
            out[n] = AIM + cell
            n += 1
    out[n] = DECLINE
    return n + 1


@compiled
def give(s: Array, out: Array) -> int:
    """A Warrior for a Warrior, limited by its level; any card for a Purse (POOK-14)."""
    n, cell, base = 0, s[AIMED], HANDS + CARDS * s[SEAT]
    purse = s[cell] < PIGGY_CARD
    most = 3 if purse else purses(s, cell)
    for card in range(CARDS):
        if s[base + card] and card % 3 < most:
            out[n] = 2 * card + purse
            n += 1
    return n


@compiled
def picks(s: Array, out: Array) -> int:
    """Any face-down card (POOK-21)."""
    n = 0
    for row in range(s[TOP], s[BOTTOM] + 1):
        for cell in range(row * WIDE + s[LEFT], row * WIDE + s[RIGHT] + 1):
            if 0 < s[cell] < PIGGY_CARD:
                out[n] = PICK + cell
                n += 1
    return n


@compiled
def is_picker(s: Array, seat: int) -> bool:
    """Whether a seat picks for its tied side: the one that comes first in turn order (POOK-21)."""
    return bool(s[TIED + seat % s[SIDES]] != 0 and (seat - s[FIRST]) % s[SEATS] < s[SIDES])


@compiled
def acting(s: Array) -> int:
    """The seat that has to act, -1 for chance and the end; tied seats pick one after the other, unseen."""
    if s[PHASE] == TIE:
        for seat in range(s[SEATS]):
            if is_picker(s, seat) and not s[PICKED + seat]:
                return seat
    return int(s[SEAT]) if BEFORE <= s[PHASE] <= AFTER else -1
