"""The level `nash`: plays the odds of the solved hand."""

from __future__ import annotations

from random import Random

import pytest

from poktail.bots.series import play_out
from poktail.core.errors import BadOptions
from poktail.games.pok_n_roll.nash import decide, table_of
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.solve_model import Spot, spot
from poktail.games.pok_n_roll.tests.script import crosses, play

FOUR = PokNRoll()


def where(text: str, seat: int) -> Spot:
    return spot(table_of(FOUR).model, play(FOUR, text).observation(seat).view)


def test_it_plays_whole_matches_legally_and_repeatably() -> None:
    one, two = (play_out(PokNRoll(seats=3, boxes=2), [decide] * 3, Random("same")) for _ in range(2))
    assert one.steps == two.steps


def test_it_knows_who_left_and_when() -> None:
    """ROLL-5: seat 1 starts; seat 2 left in round 1, seat 1 went on twice."""
    assert where("starter-1 33 12 45 46 235 continue cross-pair", 3).node == 0b10
    text = "starter-1 33 12 22 46 235 continue cross-pair continue continue 1 continue"
    found = where(text, 3)
    assert (found.round, found.place) == (2, 2)
    assert table_of(FOUR).model.nodes[2][0b1011, 0b1] == found.node


def test_mirrored_dice_are_the_same_decision() -> None:
    """Numbers matter only in a row of them, and there 1 to 6 is as good as 6 to 1."""
    one = where("starter-0 33 12 45 46 224 continue", 1)
    two = where("starter-0 33 56 45 46 355 continue", 1)
    assert one == two
    assert where("starter-0 33 13 45 46 224 continue", 1) != one


def test_equal_sights_have_equal_odds() -> None:
    assert where("starter-0 33 46 25 35 235", 0) == where("starter-0 33 11 66 12 235", 0)


def test_it_goes_on_with_what_cannot_be_beaten_and_crosses_the_row_with_the_most_points() -> None:
    """ROLL-10: also where a row would fill up and end the match."""
    sure = play(FOUR, "starter-0 33 12 45 46 333")
    assert str(decide(sure.observation(0), Random(1))) == "continue"
    won = play(PokNRoll(boxes=1), "starter-0 33 12 45 46 335 continue cross-pair cross-pair cross-pair 6 continue 6")
    assert crosses(won, 0) == {Row.THIRD: 1}
    assert str(decide(won.observation(0), Random(1))) == "cross-four"


def test_it_plays_only_what_is_solved() -> None:
    match = play(PokNRoll(seats=3, joerg_value=3), "starter-0 33 12 45 235")
    with pytest.raises(BadOptions):
        decide(match.observation(0), Random(1))
