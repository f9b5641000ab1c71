"""Tests of teams, open Banners, and both together."""

from __future__ import annotations

from poktail.core.game import Decide, sides
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import BannerDealt, BannerDealtFaceDown, BannerTaken, Won
from poktail.games.pook.rules_pieces import BANNERS, Banner
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import events, lines, may, pick, play, position, start
from poktail.games.pook.tests.test_setup import HANDS

TEAMS, OPEN, BOTH = Pook(teams=True), Pook(seats=2, open_banners=True), Pook(teams=True, open_banners=True)
STRIP = Pook(seats=2, hand=2, columns=5, rows=1, open_banners=True, deck=lines("orc1 orc2 mage1 mage2"))
SHORT = Pook(teams=True, open_banners=True, hand=1, columns=5, rows=1, deck=lines("orc1 orc1 mage1 mage1"))
TAKES = {f"take-{banner}" for banner in BANNERS}


def takes(words: set[str]) -> set[str]:
    return {word for word in words if word.startswith("take-")}


def test_partners_opposite_share_a_banner_both_know() -> None:
    """POOK-22: seats 0 and 2, seats 1 and 3; seat 1 does not see the Banner of seats 0 and 2."""
    match = start(TEAMS, HANDS, banners=(Banner.KNIGHT_MAGE, Banner.ORC_VIKING))
    one, two = Banner.KNIGHT_MAGE, Banner.ORC_VIKING
    assert match.view(0).banners == match.view(2).banners == (one, None, one, None)
    assert match.view(1).banners == match.view(3).banners == (None, two, None, two)
    assert match.view(None).banners == (None,) * 4
    assert events(match, 2)[1] == BannerDealt((0, 2), one)
    assert events(match, 3)[1] == events(match, None)[1] == BannerDealtFaceDown((0, 2))


def test_the_seats_of_a_side_are_told_to_the_table() -> None:
    """POOK-22: two teams of partners opposite each other; without teams everybody plays alone."""
    assert sides(TEAMS) == sides(BOTH) == ((0, 2), (1, 3))
    assert sides(OPEN) == ((0,), (1,))
    assert sides(Pook(seats=4)) == ((0,), (1,), (2,), (3,))


def test_partners_do_not_see_each_others_hands() -> None:
    """POOK-22: each plays an own hand."""
    match = start(TEAMS, HANDS)
    assert set(match.view(0).hand).isdisjoint(match.view(2).hand)
    play(match, "knight1-purse e4")
    assert [match.view(seat).table[0].card is None for seat in range(4)] == [False, True, True, True]


def test_a_team_scores_by_its_banner_and_partners_share_the_result() -> None:
    """POOK-22: both partners win."""
    game = Pook(teams=True, hand=1, columns=5, rows=1, deck=lines("orc1 orc2 mage1 mage2"))
    match = start(game, ["orc1", "mage1", "orc2", "mage2"], banners=(Banner.KNIGHT_ORC, Banner.MAGE_VIKING))
    play(match, "orc1 d5 end mage1-purse c5 end orc2 f5 end mage2 g5 end")
    assert match.state.scores == (3, 2)
    assert match.view(None).scores == (3, 2, 3, 2)
    assert match.payoffs == (1, -1, 1, -1)
    assert events(match, None)[-1] == Won((0, 2), 3, "POOK-20")


def test_one_pick_per_team_by_the_partner_first_in_turn_order() -> None:
    """POOK-21, POOK-22: seat 3 began, so seat 3 picks for seats 1 and 3, seat 0 for 0 and 2."""
    game = Pook(teams=True, hand=1, columns=5, rows=1, deck=lines("orc1 orc2 mage1 mage2"))
    hands = ["orc1", "mage1", "orc2", "mage2"]
    match = start(game, hands, first=3, banners=(Banner.KNIGHT_ORC, Banner.MAGE_VIKING))
    play(match, "mage2-purse d5 end orc1-purse c5 end mage1-purse f5 end orc2-purse g5 end")
    assert match.turn == Decide((0, 3))
    pick(match, s0="c5", s3="d5")
    assert match.state.scores == (1, 2)
    assert match.payoffs == (-1, 1, -1, 1)
    match = start(game, hands, first=2, banners=(Banner.KNIGHT_ORC, Banner.MAGE_VIKING))
    play(match, "orc2-purse d5 end mage2-purse c5 end orc1-purse f5 end mage1-purse g5 end")
    assert match.turn == Decide((2, 3))


def test_open_banners_are_there_for_all_to_see_and_take() -> None:
    """POOK-23: none is dealt; before the card one may take any of the six, once, and everybody sees it."""
    match = start(OPEN, HANDS[:2])
    assert match.view(None).offer == BANNERS
    assert takes(may(match)) == TAKES
    play(match, "take-mage-orc")
    assert events(match, None)[-1] == BannerTaken(0, Banner.MAGE_ORC, True, "POOK-23")
    assert match.view(1).banners == match.view(None).banners == (Banner.MAGE_ORC, None)
    assert takes(may(match)) == set()
    play(match, "knight1-purse e4 end viking3")
    assert takes(may(match)) == TAKES - {"take-mage-orc"}


def test_a_banner_may_be_taken_after_the_card_and_before_the_draw() -> None:
    """POOK-23: in any order with Piggy."""
    match = play(start(OPEN, HANDS[:2]), "knight1-purse e4")
    assert may(match) == TAKES | {"piggy-e4", "end"}
    play(match, "piggy-e4")
    assert may(match) == TAKES | {"end"}
    play(match, "take-orc-viking")
    assert match.state.phase is Phase.DRAW
    match = play(start(OPEN, HANDS[:2]), "knight1-purse e4 take-orc-viking")
    assert may(match) == {"piggy-e4", "end"}


def test_a_banner_may_come_before_or_after_piggy_before_the_card() -> None:
    """POOK-23: both orders."""
    match = play(position(OPEN, {"e4": "1:orc1"}, "orc1 orc2", "orc3", banners=(None, None)), "piggy-e4 take-mage-orc")
    assert may(match) == {"orc1", "orc1-purse", "orc2", "orc2-purse"}
    match = play(position(OPEN, {"e4": "1:orc1"}, "orc1 orc2", "orc3", banners=(None, None)), "take-mage-orc")
    assert "piggy-e4" in may(match)


def test_no_banner_is_taken_between_a_warrior_and_its_power() -> None:
    """POOK-23: nor while a Mage looks for its card."""
    match = play(position(OPEN, {"e4": "1:orc1"}, "mage1 orc2", "orc3", banners=(None, None)), "mage1 e3")
    assert match.state.phase is Phase.POWER
    assert takes(may(match)) == set()
    play(match, "aim-e4")
    assert takes(may(match)) == set()
    play(match, "orc2-purse")
    assert takes(may(match)) == TAKES


def test_a_banner_must_be_taken_before_ones_last_card() -> None:
    """POOK-23: Piggy may still be swapped first; no card can be chosen until a Banner is taken."""
    match = start(STRIP, ["orc1 orc2", "mage1 mage2"])
    play(match, "orc1-purse d5 end mage1-purse f5 take-mage-viking end")
    assert may(match) == {"piggy-d5", "piggy-f5"} | (TAKES - {"take-mage-viking"})
    play(match, "piggy-d5")
    assert may(match) == TAKES - {"take-mage-viking"}
    play(match, "take-knight-orc")
    assert may(match) == {"orc2", "orc2-purse"}


def test_the_last_card_is_free_for_who_has_a_banner() -> None:
    """POOK-23: nothing is asked twice."""
    match = start(STRIP, ["orc1 orc2", "mage1 mage2"])
    play(match, "take-knight-orc orc1-purse d5 end take-mage-orc mage1-purse f5 end")
    assert may(match) == {"orc2", "orc2-purse", "piggy-d5", "piggy-f5"}


def test_the_first_banner_brings_a_point_before_ties_are_looked_for() -> None:
    """POOK-23: 1 : 1 on the table becomes 1 : 2."""
    match = start(STRIP, ["orc1 orc2", "mage1 mage2"])
    play(match, "orc1 d5 end take-mage-viking mage1 f5 end take-knight-orc orc2-purse c5 end mage2-purse g5 end")
    assert match.state.scores == (1, 2)
    assert match.payoffs == (-1, 1)
    assert match.view(0).bonus == (1,)


def test_a_team_takes_one_banner_in_the_turn_of_either_partner() -> None:
    """POOK-24: seat 2 takes it for seat 0 too; the point of the first goes to the team."""
    match = start(BOTH, HANDS)
    play(match, "knight1-purse e4 end mage1-purse d4 end take-knight-orc")
    assert match.view(1).banners == (Banner.KNIGHT_ORC, None, Banner.KNIGHT_ORC, None)
    assert match.view(3).bonus == (0, 2)
    play(match, "orc1-purse c4 end viking1-purse f4 end")
    assert match.waiting == (0,)
    assert takes(may(match)) == set()


def test_a_team_needs_its_banner_before_either_lays_a_last_card() -> None:
    """POOK-24: with one card each, seat 0 must take before seat 2 has had a turn."""
    match = start(SHORT, ["orc1", "mage1", "orc1", "mage1"])
    assert may(match) == TAKES
    play(match, "take-knight-orc orc1 d5 end")
    assert may(match) == {"piggy-d5"} | (TAKES - {"take-knight-orc"})
    play(match, "take-mage-viking mage1-purse c5 end orc1-purse f5 end mage1 g5 end")
    assert match.state.scores == (2, 1)
    assert match.payoffs == (1, -1, 1, -1)
