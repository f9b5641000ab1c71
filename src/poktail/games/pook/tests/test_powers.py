"""Tests of the four powers of Pook and how they interact."""

from __future__ import annotations

from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import (
    Aimed,
    Declined,
    PursesExchanged,
    PursesExchangedFaceDown,
    TurnedDown,
    TurnedUp,
    WarriorsExchanged,
)
from poktail.games.pook.rules_pieces import Faction
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import CARD, at, cards, events, may, play, position, sees

DUO = Pook(seats=2)
PURSES = {"d5": "0:orc1", "f5": "1:orc1", "g5": "1:orc2"}
"""A row with Piggy in which level 3 is no question."""


def test_a_knight_protects_its_neighbours_of_either_face() -> None:
    """POOK-11: the Warrior and the Purse next to the Knight on e4 are safe, the card two cells away is not."""
    table = PURSES | {"e4": "knight1", "f4": "mage1", "d4": "0:mage2", "g4": "orc3"}
    match = play(position(DUO, table, "orc1 mage1", "orc1"), "orc1 f3")
    assert match.state.phase is Phase.AFTER  # the Mage on f4 is protected
    match = play(position(DUO, table, "viking1 mage1", "orc1"), "viking1 d3")
    assert match.state.phase is Phase.AFTER  # so is the Purse on d4
    match = play(position(DUO, table, "mage1 mage3", "orc1"), "mage1 c4")
    assert match.state.phase is Phase.AFTER
    match = play(position(DUO, table, "orc1 mage1", "orc1"), "orc1 g3")
    assert may(match) == {"aim-g4", "decline"}


def test_a_knight_does_not_protect_itself() -> None:
    """POOK-11, POOK-12: an Orc turns a Knight that stands alone, and its protection ends."""
    table = PURSES | {"e4": "knight1", "f4": "mage1"}
    match = play(position(DUO, table, "orc1 orc2", "orc1 orc3"), "orc1 d4 aim-e4")
    assert at(match, "e4") == "*:knight1"
    assert events(match, None)[-1] == TurnedDown(0, cards("knight1")[0], "e4", "POOK-12")
    assert events(match, 1)[-1].seat == 0
    play(match, "end orc1 f3")
    assert may(match) == {"aim-f4", "decline"}


def test_two_knights_protect_each_other() -> None:
    """POOK-11: next to another Knight even a Knight is safe."""
    table = PURSES | {"e4": "knight1", "f4": "knight2"}
    assert play(position(DUO, table, "orc1 orc2", "orc1"), "orc1 e3").state.phase is Phase.AFTER
    assert play(position(DUO, table, "mage1 orc2", "orc1"), "mage1 e3").state.phase is Phase.AFTER


def test_a_knight_lying_purse_up_protects_nothing() -> None:
    """POOK-11: though everybody may know that it is a Knight."""
    table = PURSES | {"e4": "*:knight1", "f4": "mage1"}
    assert may(play(position(DUO, table, "orc1 orc2", "orc1"), "orc1 f3")) == {"aim-f4", "decline"}


def test_a_knight_protects_from_everybody_the_one_who_laid_it_included() -> None:
    """POOK-11: seat 0's Knight stops seat 0's Orc."""
    table = PURSES | {"f4": "mage1"}
    match = play(position(DUO, table, "knight1 orc1 orc2", "orc3 orc3"), "knight1 e4 end orc3-purse h5 end")
    assert play(match, "orc1 f3").state.phase is Phase.AFTER


def test_an_orc_turns_a_warrior_to_its_purse_side() -> None:
    """POOK-12: only Warriors, never Purses; everybody keeps knowing what it was."""
    table = PURSES | {"d4": "viking3", "e4": "0:mage2"}
    match = play(position(DUO, table, "orc1 orc2", "orc1"), "orc1 d3 aim-d4")
    assert at(match, "d4") == "*:viking3"
    assert [sees(match, seat, "d4") for seat in (0, 1, None)] == ["(viking3)"] * 3


def test_a_viking_turns_a_purse_up_without_a_level_test_and_without_its_power() -> None:
    """POOK-13: an Orc of level 3 appears where there is one Purse, and turns nothing itself."""
    table = {"e4": "0:orc3", "f4": "mage1"}
    match = play(position(DUO, table, "viking1 orc2", "orc1"), "viking1 d4")
    assert may(match) == {"aim-e4", "decline"}
    play(match, "aim-e4")
    assert at(match, "e4") == "orc3"
    assert at(match, "f4") == "mage1"
    assert match.state.phase is Phase.AFTER
    assert events(match, None)[-1] == TurnedUp(0, cards("orc3")[0], "e4", "POOK-13")
    assert [sees(match, seat, "e4") for seat in (0, 1, None)] == ["orc3"] * 3


def test_a_knight_revealed_by_a_viking_protects_from_then_on() -> None:
    """POOK-13, POOK-11: the Mage on f4 was in danger before."""
    table = PURSES | {"e4": "1:knight3", "f4": "mage1"}
    match = play(position(DUO, table, "viking1 orc2", "orc1 orc3"), "viking1 d4 aim-e4 end")
    assert play(match, "orc1 f3").state.phase is Phase.AFTER


def test_a_mage_exchanges_a_warrior_for_a_warrior_under_the_level_test() -> None:
    """POOK-14: on e4, with Piggy below as the only Purse in line, level 1 fits and level 2 does not."""
    table = PURSES | {"e4": "viking3"}
    match = play(position(DUO, table, "mage1 orc1 orc2", "orc1"), "mage1 e3")
    assert may(match) == {"aim-e4", "decline"}
    play(match, "aim-e4")
    assert events(match, 1)[-1] == Aimed(0, "e4", "POOK-14")
    assert match.view(1).aim == "e4"
    assert may(match) == {"orc1"}
    play(match, "orc1")
    assert at(match, "e4") == "orc1"
    assert match.view(0).hand == cards("orc2 viking3")
    exchanged = WarriorsExchanged(0, "e4", CARD["orc1"], CARD["viking3"], "POOK-14")
    assert events(match, 1)[-1] == events(match, None)[-1] == exchanged


def test_the_exchanged_warrior_uses_no_power() -> None:
    """POOK-14: the Orc that comes does not turn the Viking next to it."""
    table = PURSES | {"e4": "viking3", "f4": "viking2"}
    match = play(position(DUO, table, "mage1 orc1 orc2", "orc1"), "mage1 e3 aim-e4 orc1")
    assert match.state.phase is Phase.AFTER
    assert at(match, "f4") == "viking2"


def test_a_knight_put_down_by_a_mage_protects_from_then_on() -> None:
    """POOK-14, POOK-11."""
    table = PURSES | {"e4": "viking3", "f4": "viking2"}
    match = play(position(DUO, table, "mage1 knight1 orc2", "orc1 orc3"), "mage1 e3 aim-e4 knight1 end")
    assert play(match, "orc1 f3").state.phase is Phase.AFTER


def test_a_mage_exchanges_a_purse_for_a_purse_without_a_level_test() -> None:
    """POOK-14: any card goes; only its seat sees the two cards, and the hand card was named first."""
    table = {"e4": "1:viking3"}
    match = play(position(DUO, table, "mage1 orc3", "orc1"), "mage1 d4 aim-e4")
    assert may(match) == {"orc3-purse"}
    assert match.view(0).hand == cards("orc3")
    assert sees(match, 0, "e4") == "purse"
    play(match, "orc3-purse")
    assert at(match, "e4") == "0:orc3"
    assert match.view(0).hand == cards("viking3")
    assert events(match, 0)[-1] == PursesExchanged(0, "e4", CARD["orc3"], CARD["viking3"], "POOK-14")
    hidden = PursesExchangedFaceDown(0, "e4", "POOK-14")
    assert events(match, 1)[-1] == events(match, None)[-1] == hidden
    assert [sees(match, seat, "e4") for seat in (0, 1, None)] == ["(orc3)", "purse", "purse"]


def test_a_mage_exchanges_before_drawing() -> None:
    """POOK-14, POOK-9: the drawn card comes after the exchange and cannot be given."""
    table = {"e4": "1:viking3"}
    match = play(position(DUO, table, "mage1 orc3", "orc1", pile="mage2"), "mage1 d4 aim-e4 orc3-purse end mage2")
    assert match.view(0).hand == cards("mage2 viking3")


def test_a_mage_may_decline() -> None:
    """POOK-8: told with the faction whose power was left unused."""
    match = play(position(DUO, {"e4": "1:viking3"}, "mage1 orc3", "orc1"), "mage1 d4 decline")
    assert events(match, 1)[-1] == Declined(0, Faction.MAGE, "POOK-8")


def test_warriors_in_play_are_never_tested_again() -> None:
    """POOK-15: the level 3 on c5 stays when the Purses of its row are turned up or moved away."""
    table = PURSES | {"c5": "mage3"}
    match = play(position(DUO, table, "viking1 orc2", "orc1 orc3"), "viking1 d4 aim-d5 end")
    assert at(match, "d5") == "orc1"
    assert at(match, "c5") == "mage3"


def test_a_card_moved_by_piggy_keeps_its_face_and_triggers_nothing() -> None:
    """POOK-15: an Orc moved next to a Mage turns nothing; a Warrior of level 3 may end where no Purse is in line."""
    table = {"e4": "orc3", "e6": "mage1", "f4": "0:orc1"}
    match = play(position(DUO, table, "viking2 orc2", "orc1"), "piggy-e4")
    assert at(match, "e5") == "orc3"
    assert at(match, "e6") == "mage1"
    assert match.state.phase is Phase.BEFORE
    match = play(position(DUO, {"e4": "1:orc3"}, "viking2 orc2", "orc1"), "piggy-e4")
    assert at(match, "e5") == "1:orc3"
