"""Tests of the examples in the rulebook of Pok'n Roll."""

from __future__ import annotations

import pytest

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.tests.script import crosses, menu, play, play_on

FOUR = PokNRoll()


def test_folding_with_a_large_straight_in_round_1() -> None:
    """ROLL-E1: 3 and 4 under the cup, 2, 5 and 6 on the table: 1 + 6 = 7 points."""
    match = play(FOUR, "starter-0 34 46 25 35 256 cross-straight")
    assert crosses(match, 0) == {Row.ABANDON: 1, Row.STRAIGHT: 1}
    assert match.view(None).points[0] == 7


def test_three_ones_and_three_sixes_share_round_3() -> None:
    """ROLL-E2: seats 0 and 1 tick three of a kind or a pair, and nobody ticks "Round 3 won"."""
    text = "starter-0 11 66 25 23 146 continue continue abandon abandon 3 continue continue 2"
    match = play(FOUR, text)
    assert menu(match) == "cross-three cross-pair"
    play_on(match, "cross-three")
    assert menu(match) == "cross-three cross-pair"
    play_on(match, "cross-pair")
    assert crosses(match, 0) == {Row.THREE: 1}
    assert crosses(match, 1) == {Row.PAIR: 1}


@pytest.mark.parametrize(("row", "ends"), [("two-pairs", True), ("pair", False)])
def test_a_lower_row_is_ticked_to_keep_the_match_going(row: str, ends: bool) -> None:
    """ROLL-E3: seat 0 has two pairs again; only ticking that row, whose last box is free, announces the end."""
    folds = "cross-two-pairs cross-straight cross-two-pairs cross-two-pairs"
    first = f"starter-0 23 46 25 35 235 continue continue continue continue 1 {folds}"
    second = "23 46 25 35 235 continue continue continue continue 1 continue continue continue"
    match = play(PokNRoll(boxes=2), f"{first} {second}")
    assert menu(match) == "continue cross-two-pairs cross-pair"
    play_on(match, f"cross-{row}")
    assert match.view(None).final is ends
