"""Tests of why a move of Pook is not possible, and of what speaks for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.match import Match
from poktail.games.pook import coach
from poktail.games.pook.rules import Pook
from poktail.games.pook.tests.script import CARD, play, position

TWO = Pook(seats=2)
TABLE = {"d6": "1:orc1", "e6": "knight1", "f6": "1:orc1", "e7": "viking2"}
PURSES = TABLE | {"e4": "1:orc1", "d5": "1:orc1"}


def why(match: Match, *moves: str, seat: int = 0) -> Any:
    """The reason why the last of these moves cannot follow the others."""
    return coach.why_not(match.observation(seat), [codec.from_notation(match.game.moves, move) for move in moves])


def turn(table: Mapping[str, str] = TABLE, hand: str = "mage3 orc1 viking1 knight1", **more: Any) -> Match:
    return position(TWO, table, hand, "orc2", **more)


def test_a_warrior_needs_purses() -> None:
    """POOK-7: the sentence names the card, its level and the Purses that are there."""
    match = turn(PURSES)
    assert why(match, "mage3", "c6") == coach.TooFewPurses(CARD["mage3"], 3, 2)
    assert why(match, "mage3", "d4") is None  # one Purse in its row and two in its column
    assert why(match, "mage3-purse", "c6") is None
    none = position(TWO, {}, "mage3 orc1", "orc2")
    assert why(none, "mage3") == coach.NoPlace(CARD["mage3"], 3, 1)
    assert why(none, "mage3-purse") is None
    assert why(none, "orc1") is None


def test_a_card_comes_before_its_place_and_lies_on_a_free_one() -> None:
    """POOK-6."""
    assert why(turn(), "d5") == coach.CardFirst()
    assert why(turn(), "mage3", "e6") == why(turn(), "mage3", "e5") == coach.Taken()
    assert why(turn(), "mage3", "a1") is None  # out of the square; no board draws it
    chosen = play(turn(PURSES), "mage3")
    assert why(chosen, "c6") == coach.TooFewPurses(CARD["mage3"], 3, 2)


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("orc1 d5 aim-e5", coach.NotPiggy()),
        ("orc1 d5 aim-f6", coach.OutOfReach()),
        ("orc1 d5 aim-d6", coach.Protected()),
        ("orc1 f7 aim-e7", coach.Protected()),
        ("orc1 c6 aim-d6", coach.Protected()),
        ("orc1 d7 aim-d6", coach.Protected()),
        ("viking1 e8 aim-e7", coach.Protected()),
        ("piggy-e6 orc1 e4 aim-e5", None),
        ("orc1 aim-d6", None),
    ],
)
def test_what_a_power_cannot_reach(moves: str, reason: Any) -> None:
    """POOK-8, POOK-11, POOK-18."""
    assert why(turn(), *moves.split()) == reason


@pytest.mark.parametrize("card", ["knight2", "mage2", "orc3", "viking3"])
def test_a_question_about_a_card_of_somebody_else_is_answered(card: str) -> None:
    """The moves come from a client: they need not be possible (POOK-14)."""
    for cell, aim in (("d5", "aim-d6"), ("d7", "aim-e7"), ("f7", "aim-e7"), ("c6", "aim-d6"), ("f5", "aim-f6")):
        for table in (TABLE, PURSES):
            why(turn(table), card, cell, aim)


def test_what_each_power_needs() -> None:
    """POOK-12, POOK-13, POOK-14."""
    match = turn({"e6": "orc1", "e4": "1:orc1"}, "orc1 viking1 mage1 mage3")
    assert why(match, "orc1", "d4", "aim-e4") == coach.OrcNeedsWarrior()
    assert why(match, "viking1", "e7", "aim-e6") == coach.VikingNeedsPurse()
    assert why(match, "mage1", "e7", "aim-e6") is None
    assert why(match, "mage1", "e7", "aim-e6", "mage3") == coach.TooFewPurses(CARD["mage3"], 3, 2, "POOK-14")
    assert why(match, "mage1", "e7", "aim-e6", "orc1") is None
    poor = turn({"e6": "orc1", "e4": "1:orc1"}, "mage1 mage3")
    assert why(poor, "mage1", "e7", "aim-e6") == coach.NothingToGive()
    assert why(play(poor, "mage1 e7"), "aim-e6") == coach.NothingToGive()
    aimed = play(match, "mage1 e7 aim-e6")
    assert why(aimed, "mage3") == coach.TooFewPurses(CARD["mage3"], 3, 2, "POOK-14")
    laid = play(turn({"e6": "orc1", "e4": "1:orc1"}, "orc1 viking1"), "viking1 d4")
    assert why(laid, "aim-e6") == coach.OutOfReach()


def test_where_piggy_cannot_go() -> None:
    """POOK-16, POOK-17."""
    assert why(turn(), "piggy-e7") == why(turn(), "piggy-e4") == coach.PiggyNotBeside()
    assert why(turn(barred="e6"), "piggy-e6") == coach.PiggyBarred()
    assert why(turn(), "mage3", "e4", "piggy-e4") is None
    assert why(turn(), "piggy-e6", "orc1", "piggy-e6") == coach.PiggyMoved()
    assert why(play(turn(), "piggy-e6"), "piggy-e6") == coach.PiggyMoved()


def test_a_banner_comes_before_the_last_card() -> None:
    """POOK-23."""
    game = Pook(seats=2, open_banners=True, hand=1, columns=3, rows=1, deck=("orc 1", "mage 1"))
    match = position(game, {}, "orc1", "mage1", banners=(None, None))
    assert why(match, "orc1") == coach.BannerFirst()
    assert why(match, "end") is None


def explain(match: Match, *moves: str) -> Any:
    """What speaks for these moves of seat 0, whose allies are Knight and Mage."""
    return coach.explain(match.observation(0), [codec.from_notation(match.game.moves, move) for move in moves])


def test_what_speaks_for_a_card() -> None:
    """POOK-7, POOK-8, POOK-20."""
    match = turn(PURSES)
    assert explain(match, "mage3", "d4") == coach.AllyScores(CARD["mage3"], 3)
    assert explain(match, "mage3-purse", "c6") == coach.PurseIsFree()
    assert explain(match, "piggy-e6", "orc1", "c5", "aim-c6") == coach.LaidForPower(CARD["orc1"])
    assert explain(match, "orc1", "c6") is None
    assert explain(match, "piggy-e6") is None
