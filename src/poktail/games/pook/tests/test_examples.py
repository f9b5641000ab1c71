"""Tests of the examples in Pook's rulebook."""

from __future__ import annotations

from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import TurnedDown
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import CARD, at, events, may, play, position

DUO = Pook(seats=2)


def test_purses_in_the_row_and_piggy_in_the_column_pay_for_a_warrior() -> None:
    """POOK-E1: two Purses around a free cell and Piggy below it are three; at the end of the row there are two."""
    table = {"d5": "0:mage1", "f5": "1:mage1", "d4": "0:mage2", "f4": "1:mage2"}
    level_3 = play(position(DUO, table, "orc3 orc2", "orc1"), "orc3")
    assert {"e4", "g4"} & may(level_3) == {"e4"}
    level_2 = play(position(DUO, table, "orc3 orc2", "orc1"), "orc2")
    assert {"e4", "g4"} <= may(level_2)


def test_piggy_takes_the_protection_of_a_knight_away() -> None:
    """POOK-E2: a Knight on e4 protects the Mage on f4 until Piggy swaps places with it."""
    table = {"d5": "0:viking1", "f5": "1:viking1", "g5": "1:viking2", "e4": "knight1", "f4": "mage1"}
    assert play(position(DUO, table, "orc1 orc2", "orc1"), "orc1 f3").state.phase is Phase.AFTER
    match = play(position(DUO, table, "orc1 orc2", "orc1"), "piggy-e4 orc1 f3 aim-f4")
    assert at(match, "e5") == "knight1"
    assert at(match, "f4") == "*:mage1"
    assert events(match, None)[-1] == TurnedDown(0, CARD["mage1"], "f4", "POOK-12")


def test_results_count_who_is_ahead_and_who_is_behind() -> None:
    """POOK-E3: 5, 1, 3 and 3 points are worth +3, −3, 0 and 0."""
    cells = [f"{column}{row}" for row in "34567" for column in "cdefg" if f"{column}{row}" not in ("e5", "g7")]
    up = {"g6": "knight3", "f7": "viking1", "c3": "mage2"}
    match = play(position(Pook(), {cell: up.get(cell, "1:orc3") for cell in cells}, "orc1"), "orc1-purse g7 end")
    assert match.state.scores == (5, 1, 3, 3)
    assert match.payoffs == (3, -3, 0, 0)
