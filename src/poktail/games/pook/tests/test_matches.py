"""Tests of whole matches of Pook, card by card."""

from __future__ import annotations

from poktail.core.game import Decide
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import BannersShown, Won
from poktail.games.pook.rules_pieces import Banner
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.invariants import check
from poktail.games.pook.tests.script import at, cards, events, lines, pick, play, sees, start
from poktail.games.pook.tests.test_setup import HANDS


def test_four_seats_fill_the_square_exactly() -> None:
    """POOK-6 to POOK-20: 24 cards, six turns each, no card drawn; counted by hand."""
    match = start(Pook(), HANDS)  # Knights for seat 0, Mages for 1, Orcs for 2, Vikings for 3
    play(match, "knight1-purse e4 end mage1-purse d5 end orc1-purse f5 end viking1-purse e6 end")
    # d4 is beside the Purses of e4 and d5: level 2 at most, so Knight 2
    play(match, "knight2 d4 end")
    play(match, "mage2 d6 aim-e6 mage3-purse end")  # the Mage takes Viking 1 from e6 and leaves Mage 3 there
    assert match.view(1).hand == cards("mage1 mage2 mage3 viking1")
    assert match.view(3).kept[1][0].by == 3
    assert [sees(match, seat, "e6") for seat in range(4)] == ["purse", "(mage3)", "purse", "purse"]
    play(match, "orc2-purse f4 end viking2 f6 aim-e6 end")  # the Viking shows Mage 3
    assert at(match, "e6") == "mage3"
    play(match, "knight1-purse c4 end viking1 c5 end")  # the taken Viking is back; its neighbours have a Knight
    assert match.view(3).kept[1] == ()
    play(match, "orc1 c6 aim-d6 end")  # the Orc turns Mage 2, which no Knight protects
    assert at(match, "d6") == "*:mage2"
    play(match, "viking1-purse g4 end knight2-purse g5 end mage1-purse g6 end orc2-purse c3 end viking2-purse d3 end")
    play(match, "knight3-purse e3 end mage2-purse f3 end orc3-purse g3 end viking3 d7 decline end")
    play(match, "knight3 e7 end mage3 f7 end orc3 g7 end")  # the Knight protects the Mage from the Orc
    play(match, "viking3-purse c7 end")  # two Purses in line: too few for the Warrior
    check(Pook(), match.state)
    assert match.state.hands == ((), (), (), ())
    visible = " ".join(f"{spot.cell}:{spot.card}" for spot in match.state.table if spot.up)
    assert visible == (
        "d4:knight2 c5:viking1 c6:orc1 e6:mage3 f6:viking2 d7:viking3 e7:knight3 f7:mage3 g7:orc3"
    )  # Knight 5, Mage 6, Orc 4, Viking 6
    assert match.state.scores == (5 + 6, 4 + 6, 5 + 4, 6 + 6)
    assert match.payoffs == (1, -1, -3, 3)
    assert events(match, None)[-1] == Won((3,), 12, "POOK-20")


def test_two_seats_play_the_pile_down_and_a_tie_takes_two_rounds() -> None:
    """POOK-9, POOK-17, POOK-21: eight cards in a square of three; level at 2 : 2, then 3 : 3, then 3 : 5."""
    deck = lines("knight1 knight2 mage1 orc1 orc2 viking1 viking2 mage2")
    game = Pook(seats=2, hand=2, columns=3, rows=3, deck=deck)
    match = start(game, ["knight1 mage1", "orc1 viking1"], first=1, banners=(Banner.KNIGHT_MAGE, Banner.ORC_VIKING))
    play(match, "viking1-purse e4 piggy-e4 orc2")
    assert match.view(0).barred == "e5"
    play(match, "mage1-purse d5 knight2")  # Piggy has no other way: the turn ends by itself
    play(match, "orc1-purse f5 piggy-e5 viking2 knight1-purse d4 end mage2")
    assert match.view(None).pile == 0
    play(match, "viking2 f4 decline end")
    play(match, "knight2 e6 end")
    assert (match.waiting, match.view(1).cards) == ((1,), (1, 1))
    play(match, "orc2-purse d6 end mage2-purse f6 end")
    assert match.state.phase is Phase.TIE
    assert match.state.scores == (2, 2)
    pick(match, s0="d4", s1="f5")
    assert match.state.scores == (3, 3)
    assert match.turn == Decide((0, 1))
    pick(match, s0="d6", s1="d6")
    assert match.state.scores == (3, 5)
    assert match.payoffs == (-1, 1)
    assert [len(picks) for picks in match.view(0).picks] == [2, 2]


def test_a_team_match() -> None:
    """POOK-22: seats 0 and 2 against 1 and 3, one Banner each, partners win together."""
    deck = lines("knight1 knight2 mage1 mage2 orc1 orc2 viking1 viking2")
    game = Pook(teams=True, hand=2, columns=3, rows=3, deck=deck)
    hands = ["knight1 orc1", "mage1 viking1", "knight2 orc2", "mage2 viking2"]
    match = start(game, hands, first=2, banners=(Banner.KNIGHT_VIKING, Banner.MAGE_ORC))
    play(match, "orc2-purse e4 end viking2-purse d4 end orc1-purse f4 end mage1 d5 aim-d4 viking1-purse end")
    assert match.view(1).hand == cards("viking2")
    assert match.view(3).kept[1][0].card == cards("viking2")[0]  # the partner laid it and saw it taken
    play(match, "knight2 f5 end mage2 e6 end knight1-purse d6 end viking2-purse f6 end")
    assert match.state.scores == (2, 3)
    assert match.payoffs == (-1, 1, -1, 1)
    shown = events(match, None)[-2]
    assert isinstance(shown, BannersShown)
    assert [score.seats for score in shown.scores] == [(0, 2), (1, 3)]


def test_a_match_with_open_banners() -> None:
    """POOK-23: seat 1 takes first and wins by that point; seat 0 is made to take before its last card."""
    deck = lines("knight1 mage1 orc1 viking1 orc2 mage2")
    game = Pook(seats=2, hand=3, columns=5, rows=2, open_banners=True, deck=deck)
    match = start(game, ["knight1 orc1 orc2", "mage1 viking1 mage2"])
    play(match, "orc1-purse e4 end mage1-purse d5 take-mage-viking end orc2 d4 end")
    play(match, "mage2 f5 end")
    assert {str(move) for move in match.legal(0)} == {
        "piggy-e4", "piggy-d5", "piggy-f5", "take-knight-mage", "take-knight-orc", "take-knight-viking",
        "take-mage-orc", "take-orc-viking",
    }  # fmt: skip
    play(match, "piggy-e4 take-knight-orc knight1-purse f4")
    play(match, "viking1-purse g5 end")
    assert match.state.scores == (2, 3)
    assert match.payoffs == (-1, 1)
    assert match.view(None).bonus == (1,)


def test_both_variants_at_once() -> None:
    """POOK-24: a team match with open Banners; the second partner takes, the point is the team's."""
    game = Pook(teams=True, open_banners=True, hand=1, columns=5, rows=1, deck=lines("orc1 mage1 orc2 mage2"))
    match = start(game, ["orc1", "mage1", "orc2", "mage2"], first=3)
    play(match, "take-mage-viking mage2-purse d5 end take-knight-orc orc1 f5 end mage1-purse c5 end orc2-purse g5 end")
    assert match.view(0).bonus == (1, 3)
    assert match.state.scores == (1, 1)
    assert match.turn == Decide((0, 3))
    pick(match, s0="g5", s3="g5")
    assert match.payoffs == (1, -1, 1, -1)
