"""Tests of the combination finder and of exact odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from poktail.core.game import Chance
from poktail.core.pieces import odds
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import ALIKE, BASE, EXPERT, RUNS, Line, Row, form, formed, parse_sheet, roll

# ROLL-22: how many of the 6**6, 6**7 and 6**8 throws contain each row, and the table's four decimals.
CONTAINED = {
    Row.FIVE: (186, 3366, 46446, ".0040/.0120/.0277"),
    Row.HIGHWAY: (720, 15120, 191520, ".0154/.0540/.1140"),
    Row.GRAND_FULL: (450, 14280, 233730, ".0096/.0510/.1392"),
    Row.TWO_THREES: (300, 9450, 170730, ".0064/.0338/.1016"),
    Row.FOUR: (2436, 29616, 307896, ".0522/.1058/.1833"),
    Row.THREE_PAIRS: (1800, 50400, 701400, ".0386/.1800/.4176"),
    Row.STRAIGHT: (4320, 48720, 443520, ".0926/.1740/.2641"),
    Row.FULL: (7950, 110880, 1073730, ".1704/.3961/.6393"),
    Row.SHORT_STRAIGHT: (12600, 107520, 817992, ".2701/.3841/.4870"),
    Row.THREE: (17136, 151416, 1188216, ".3673/.5409/.7074"),
    Row.TWO_PAIRS: (25950, 224280, 1565130, ".5562/.8012/.9318"),
}

# The best combination of 5, 6 and 7 dice in the base game; the last line is no combination at all (ROLL-12).
BEST = {
    Row.FIVE: (6, 186, 3366),
    Row.FOUR: (150, 2250, 26250),
    Row.STRAIGHT: (240, 4320, 48720),
    Row.FULL: (300, 7500, 96600),
    Row.THREE: (1200, 7200, 16800),
    Row.TWO_PAIRS: (1800, 18000, 88200),
    Row.PAIR: (3600, 7200, 0),
    None: (480, 0, 0),
}


def rows_of(sheet: tuple[Line, ...]) -> tuple[Row, ...]:
    return tuple(line.row for line in sheet)


def contained(sheet: tuple[Line, ...], dice: int) -> dict[Row, Fraction]:
    """The probability that this many dice contain each row, by enumeration."""
    rows = rows_of(sheet)
    found = ((row.row, ways) for faces, ways in roll(dice, 6) for row in formed(rows, faces))
    ways: Counter[Row] = Counter()
    for row, n in found:
        ways[row] += n
    return {row: Fraction(ways[row], 6**dice) for row in rows}


@pytest.mark.parametrize(("place", "dice"), [(0, 6), (1, 7), (2, 8)])
def test_odds_of_the_expert_sheet(place: int, dice: int) -> None:
    """ROLL-22: the finder reproduces the table, exactly and to its four decimals."""
    chances = contained(EXPERT, dice)
    for row, pinned in CONTAINED.items():
        assert chances[row] == Fraction(int(pinned[place]), 6**dice), row
        assert f"{float(chances[row]):.4f}"[1:] == pinned[3].split("/")[place], row
    assert chances[Row.PAIR] == (Fraction(45936, 46656) if dice == 6 else 1)


@pytest.mark.parametrize(("place", "dice"), [(0, 5), (1, 6), (2, 7)])
def test_odds_of_the_best_combination_in_the_base_game(place: int, dice: int) -> None:
    """ROLL-2, ROLL-12: 480 of 7776 hands form nothing in round 1; in rounds 2 and 3 every hand forms something."""
    rows = rows_of(BASE)
    best = odds((next((f.row for f in formed(rows, faces)), None), ways) for faces, ways in roll(dice, 6))
    expected = {row: Fraction(ways[place], 6**dice) for row, ways in BEST.items() if ways[place]}
    assert best == expected
    assert best.get(None, 0) == (Fraction(5, 81) if dice == 5 else 0)


def test_odds_of_a_throw() -> None:
    """ROLL-4: a cup is 21 (experts: 56) different throws, weighed by the ways they fall."""
    assert odds(roll(2, 6))[1, 2] == Fraction(2, 36)
    assert odds(roll(2, 6))[1, 1] == Fraction(1, 36)
    assert odds(roll(3, 6))[1, 2, 3] == Fraction(6, 216)
    assert [len(roll(dice, 6)) for dice in (1, 2, 3)] == [6, 21, 56]
    for dice in (1, 2, 3, 4):
        thrown = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))
        assert dict(roll(dice, 6)) == thrown


def test_odds_of_a_tie_with_a_closed_cup() -> None:
    """ROLL-9: with 2 3 5 5 2 in the open and 4 6 in the cup, another cup ties only with the same straight or 1 4."""
    rows, white = rows_of(BASE), (2, 2, 3, 5, 5)
    ranks = odds((formed(rows, tuple(sorted((*cup, *white))))[0].row, ways) for cup, ways in roll(2, 6))
    assert ranks[Row.STRAIGHT] == Fraction(4, 36)
    assert ranks[Row.FOUR] == Fraction(2, 36)


def test_chance_offers_the_throws_of_the_rules() -> None:
    """ROLL-4, ROLL-7: two own dice, three white ones, then one and one; for experts three own dice."""
    game = PokNRoll()
    turn = game.turn(game.apply(game.start(), {-1: game.turn(game.start()).outcomes[0][0]})[0])  # type: ignore[union-attr]
    assert isinstance(turn, Chance)
    assert [(outcome.faces, ways) for outcome, ways in turn.outcomes] == list(roll(2, 6))


def by_hand(row: Row, faces: tuple[int, ...]) -> bool:
    """The same question asked of every subset of the dice, one by one (ROLL-11)."""
    size = RUNS.get(row) or sum(ALIKE[row])
    for dice in combinations(faces, size):
        if row in RUNS:
            if len(set(dice)) == size and max(dice) - min(dice) == size - 1:
                return True
        elif sorted(Counter(dice).values()) == sorted(ALIKE[row]):
            return True
    return False


@pytest.mark.parametrize("dice", [1, 3, 5, 6, 7, 8])
def test_the_finder_agrees_with_every_subset(dice: int) -> None:
    """ROLL-11: any subset of the dice may be used, its parts show different numbers."""
    for faces, _ in roll(dice, 6):
        for line in EXPERT:
            assert (form(line.row, faces) is not None) == by_hand(line.row, faces), (line.row, faces)


def test_the_groups_are_dice_that_are_there() -> None:
    """ROLL-11: what is named as forming a row is a subset of the dice, and forms it by itself."""
    for faces, _ in roll(8, 6):
        for found in formed(rows_of(EXPERT), faces):
            used = [face for group in found.groups for face in group]
            assert not Counter(used) - Counter(faces)
            assert len(used) <= 6
            assert by_hand(found.row, tuple(used))


def test_parts_show_different_numbers() -> None:
    """ROLL-11: five alike are no Full, four alike no two pairs, six no grand full; five alike contain four."""
    assert form(Row.FULL, (4, 4, 4, 4, 4)) is None
    assert form(Row.TWO_PAIRS, (4, 4, 4, 4)) is None
    assert form(Row.GRAND_FULL, (4, 4, 4, 4, 4, 4)) is None
    assert form(Row.TWO_THREES, (4, 4, 4, 4, 4, 4)) is None
    assert [found.row for found in formed(rows_of(BASE), (4, 4, 4, 4, 4))] == [Row.FIVE, Row.FOUR, Row.THREE, Row.PAIR]


def test_own_dice_need_not_be_used() -> None:
    """ROLL-11: a straight of white dice belongs to everybody."""
    assert form(Row.STRAIGHT, (1, 1, 1, 2, 3, 4, 5)) == ((1, 2, 3, 4, 5),)
    assert form(Row.STRAIGHT, (2, 3, 4, 5, 6)) == ((2, 3, 4, 5, 6),)
    assert form(Row.STRAIGHT, (1, 2, 3, 4, 6)) is None
    assert form(Row.SHORT_STRAIGHT, (1, 2, 3, 4, 6)) == ((1, 2, 3, 4),)
    assert form(Row.PAIR, ()) is None
    assert form(Row.HIGHWAY, ()) is None


def test_a_sheet_is_read_from_its_words() -> None:
    """ROLL-22: best first, each with its points."""
    assert parse_sheet(("highway:13", "pair:2")) == (Line(Row.HIGHWAY, 13), Line(Row.PAIR, 2))


def test_the_examples_of_in_one_minute_hold() -> None:
    """A straight across cup and table, folded in round 1; three ones against two pairs in round 3 (ROLL-6, ROLL-8)."""
    game = PokNRoll()
    worth = dict(zip(game.rows, game.values, strict=True))
    assert game.formed((3, 4), (2, 5, 6))[0].row is Row.STRAIGHT
    assert worth[Row.ABANDON] + worth[Row.STRAIGHT] == 7
    lena, omar = (game.formed(cup, (1, 1, 3, 4, 6))[0].row for cup in ((1, 5), (6, 5)))
    assert (lena, omar) == (Row.THREE, Row.TWO_PAIRS)
    assert game.rows.index(lena) < game.rows.index(omar)
    assert worth[Row.THIRD] + worth[lena] == 8
