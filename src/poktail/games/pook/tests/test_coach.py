"""Tests of why a move of Pook is not possible, and of what speaks for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.match import Match
from poktail.core.pieces import Bag
from poktail.games.pook import coach, coach_advice
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Banner, Faction
from poktail.games.pook.rules_state import Phase
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
    assert explain(match, "mage3", "d4") == coach_advice.AllyScores(CARD["mage3"], 3)
    assert explain(match, "mage3-purse", "c6") == coach_advice.PurseIsFree()
    assert explain(match, "piggy-e6", "orc1", "c5", "aim-c6") == coach_advice.LaidForPower(CARD["orc1"])
    assert explain(match, "orc1", "c6") == coach_advice.AddsNoPurse(CARD["orc1"])
    for name in ("mage3", "orc1"):  # nobody is an ally before there is a Banner (POOK-23)
        free = turn(PURSES, banners=(None, Banner.ORC_VIKING))
        assert explain(free, name, "d5", "aim-d6") == coach_advice.AddsNoPurse(CARD[name])


def test_what_speaks_for_a_place() -> None:
    """POOK-7: the Purses that a Warrior needs, or the free places for which a Purse counts."""
    match = turn({"e6": "1:orc1"}, "mage2 viking1 orc1")
    assert explain(play(match, "mage2"), "e4") == coach_advice.EnoughPurses(CARD["mage2"], 2, 2)
    match = turn({"e6": "1:orc1"}, "mage2 viking1 orc1")
    assert explain(play(match, "mage2-purse"), "e4") == coach_advice.PurseCounts(1), "e7 lies in its column"
    match = turn({"e6": "1:orc1"}, "mage2 viking1 orc1")
    assert explain(play(match, "mage2-purse"), "d5") == coach_advice.PurseCounts(2), "f5 in its row, d6 in its column"


@pytest.mark.parametrize(
    ("hand", "lay", "moves", "advice"),
    [
        ("orc1 orc3", "orc1 d5", "aim-d6", coach_advice.RivalHidden(CARD["viking1"])),
        ("orc1 orc3", "orc1 f6", "aim-e6", coach_advice.BecomesPurse(CARD["mage1"])),
        ("orc1 orc3", "orc1 f6", "decline", coach_advice.AlliesOnly()),
        ("orc1 orc3", "orc1 d5", "decline", coach_advice.PowerUnused(Faction.ORC)),
        ("viking1 orc3", "viking1 f4", "aim-e4", coach_advice.AllyAppears(CARD["knight2"], 2)),
        ("viking1 orc3", "viking1 d7", "aim-e7", coach_advice.PurseGone()),
        ("mage1 knight1", "mage1 d5", "aim-d6 knight1", coach_advice.AllyScores(CARD["knight1"], 1)),
        ("mage1 orc1", "mage1 d5", "aim-d6 orc1", coach_advice.TakenToHand(CARD["viking1"])),
        ("mage1 orc1", "mage1 d7", "aim-e7 orc1-purse", coach_advice.ShowsCard()),
        ("mage1 orc1", "mage1 f4", "aim-e4 orc1-purse", coach_advice.TakenToHand(CARD["knight2"])),
    ],
)
def test_what_speaks_for_a_power(hand: str, lay: str, moves: str, advice: Any) -> None:
    """POOK-8, POOK-12, POOK-13, POOK-14: the same is said before the Warrior is laid, after it, and of a gift."""
    table = {"d6": "viking1", "e6": "mage1", "e4": "0:knight2", "e7": "1:orc2", "f7": "1:orc2", "b6": "1:orc2"}
    match = turn(table, hand)
    card, cell = lay.split()
    chosen = play(match, card)
    if moves != "decline":
        assert explain(chosen, cell, *moves.split()) == advice
    laid = play(chosen, cell)
    assert explain(laid, *moves.split()) == advice
    if " " in moves:
        aim, gift = moves.split()
        assert explain(play(laid, aim), gift) == advice


def test_what_speaks_for_piggy() -> None:
    """POOK-7, POOK-16, POOK-17, POOK-20."""
    assert explain(turn(), "piggy-e6") == coach_advice.PiggyPays()
    assert explain(turn({"e6": "1:orc1"}), "piggy-e6") == coach_advice.NoWayBack()
    after = play(turn(), "orc1-purse d5")
    assert explain(after, "end") == coach_advice.PiggyStays()
    small = Pook(seats=2, hand=1, columns=3, rows=1, deck=("orc 1", "mage 1"))
    last = play(position(small, {"d5": "1:mage1"}, "orc1", ""), "orc1-purse f5")
    assert explain(last, "end") == explain(last, "piggy-d5") == coach_advice.OnlyWarriorsCount()


def test_what_speaks_for_a_banner() -> None:
    """POOK-20, POOK-23."""
    game = Pook(seats=2, open_banners=True)
    table = {"e6": "knight1", "d5": "mage3"}
    match = position(game, table, "orc1 orc2", "mage1", banners=(None, None), stock=Bag.of(tuple(Banner)))
    assert explain(match, "take-knight-mage", "orc1-purse") == coach_advice.BannerNow(Banner.KNIGHT_MAGE, 4)
    assert explain(match, "orc1", "d6") == coach_advice.AddsNoPurse(CARD["orc1"])
    waits = play(match, "piggy-e6 orc1-purse d6")
    assert explain(waits, "end") == coach_advice.BannerCanWait()


def test_what_speaks_for_a_pick() -> None:
    """POOK-21: what the card is known to bring, or what it may be."""
    game = Pook(seats=2, hand=2, columns=5, rows=1, deck=("knight 1 2", "orc 1 2"))
    table = {"d5": "0:knight2", "f5": "1:orc1", "c5": "0:orc2"}
    last = play(position(game, table, "", "knight1", seat=1), "knight1-purse g5 end")
    assert last.state.phase is Phase.TIE
    assert explain(last, "pick-d5") == coach_advice.PickScores(CARD["knight2"], 2)
    assert explain(last, "pick-c5") == coach_advice.PickScores(CARD["orc2"], 0)
    assert explain(last, "pick-f5") == coach_advice.UnknownPick(1, 2), "an Orc or the other Knight"
