"""The sheets of Pok'n Roll as data, and which rows a set of dice forms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from poktail.core.errors import BadOptions

Faces = tuple[int, ...]
"""The numbers that some dice show."""


class Row(StrEnum):
    """A row of the sheet."""

    FIVE = "five"
    HIGHWAY = "highway"
    GRAND_FULL = "grand-full"
    TWO_THREES = "two-threes"
    FOUR = "four"
    THREE_PAIRS = "three-pairs"
    STRAIGHT = "straight"
    FULL = "full"
    SHORT_STRAIGHT = "short-straight"
    THREE = "three"
    TWO_PAIRS = "two-pairs"
    PAIR = "pair"
    ABANDON = "abandon"
    THIRD = "third"


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the sheet and the points for each cross in it."""

    row: Row
    points: int


@dataclass(frozen=True, slots=True)
class Formed:
    """A row that some dice form, and the dice that form it, in groups."""

    row: Row
    groups: tuple[Faces, ...]


# What forms a row: how many dice of each of some different numbers, or how many consecutive numbers (ROLL-2, ROLL-21).
ALIKE = {
    Row.FIVE: (5,),
    Row.GRAND_FULL: (4, 2),
    Row.TWO_THREES: (3, 3),
    Row.FOUR: (4,),
    Row.THREE_PAIRS: (2, 2, 2),
    Row.FULL: (3, 2),
    Row.THREE: (3,),
    Row.TWO_PAIRS: (2, 2),
    Row.PAIR: (2,),
}
RUNS = {Row.HIGHWAY: 6, Row.STRAIGHT: 5, Row.SHORT_STRAIGHT: 4}
COMBINATIONS = tuple(str(row) for row in Row if row in ALIKE or row in RUNS)

# The combinations of both sheets with their points, the best first (ROLL-2, ROLL-22).
BASE = (
    Line(Row.FIVE, 12),
    Line(Row.FOUR, 9),
    Line(Row.STRAIGHT, 6),
    Line(Row.FULL, 5),
    Line(Row.THREE, 4),
    Line(Row.TWO_PAIRS, 3),
    Line(Row.PAIR, 2),
)
EXPERT = (
    Line(Row.FIVE, 15),
    Line(Row.HIGHWAY, 13),
    Line(Row.GRAND_FULL, 12),
    Line(Row.TWO_THREES, 11),
    Line(Row.FOUR, 9),
    Line(Row.THREE_PAIRS, 8),
    Line(Row.STRAIGHT, 7),
    Line(Row.FULL, 6),
    Line(Row.SHORT_STRAIGHT, 5),
    Line(Row.THREE, 4),
    Line(Row.TWO_PAIRS, 3),
    Line(Row.PAIR, 2),
)
ABANDON_POINTS = 1


def form(row: Row, faces: Sequence[int]) -> tuple[Faces, ...] | None:
    """The dice among these that form the row, highest numbers first, or None.

    >>> form(Row.FULL, (6, 6, 6, 6, 1, 1, 2))
    ((6, 6, 6), (1, 1))
    >>> form(Row.FULL, (6, 6, 6, 6, 6)) is None
    True
    """
    if row in RUNS:
        there = set(faces)
        for low in range(max(there, default=0) - RUNS[row] + 1, 0, -1):
            run = tuple(range(low, low + RUNS[row]))
            if there.issuperset(run):
                return (run,)
        return None
    wanted = ALIKE[row]
    # ROLL-11: the parts show different numbers, so the most frequent numbers are used for the largest parts.
    most = sorted(Counter(faces).items(), key=lambda pair: (-pair[1], -pair[0]))
    if len(most) < len(wanted) or any(n < part for (_, n), part in zip(most, wanted, strict=False)):
        return None
    return tuple((face,) * part for (face, _), part in zip(most, wanted, strict=False))


@lru_cache(maxsize=1 << 16)
def formed(rows: tuple[Row, ...], faces: Faces) -> tuple[Formed, ...]:
    """The rows that these dice (in ascending order) form, the best first (ROLL-10, ROLL-11)."""
    found = ((row, form(row, faces)) for row in rows)
    return tuple(Formed(row, groups) for row, groups in found if groups is not None)


def parse_sheet(words: tuple[str, ...]) -> tuple[Line, ...]:
    """The combinations of a table's own sheet, the best first, or BadOptions; without a pair dice might form nothing.

    >>> parse_sheet(("three:4", "pair:2"))[0]
    Line(row=<Row.THREE: 'three'>, points=4)
    """
    lines = tuple(_line(word) for word in words)
    rows = [line.row for line in lines]
    if len(set(rows)) != len(rows) or Row.PAIR not in rows:
        raise BadOptions(option="sheet")
    return lines


def _line(word: str) -> Line:
    row, _, points = word.partition(":")
    if row not in COMBINATIONS or not re.fullmatch("[1-9][0-9]?", points):
        raise BadOptions(option="sheet", want=word[:20])
    return Line(Row(row), int(points))


def roll(dice: int, faces: int) -> tuple[tuple[Faces, int], ...]:
    """Every distinct throw of this many dice, in ascending order, and the number of ways to get it.

    >>> roll(2, 2)
    (((1, 1), 1), ((1, 2), 2), ((2, 2), 1))
    """
    throws = combinations_with_replacement(range(1, faces + 1), dice)
    return tuple((shown, factorial(dice) // prod(map(factorial, Counter(shown).values()))) for shown in throws)
