"""Tests of the end of Pook: counting and ties."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from poktail.bots.series import chance
from poktail.core.game import Decide
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_end import points
from poktail.games.pook.rules_events import BannersShown, Picked, PicksTurned, Score, Tied, Won
from poktail.games.pook.rules_pieces import Banner
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.rules_table import Square
from poktail.games.pook.tests.script import CARD, FOUR, at, events, may, pick, play, position, sees

CELLS = [f"{column}{row}" for row in "34567" for column in "cdefg"]
SMALL = Pook(seats=2, hand=1, columns=4, rows=1, deck=("orc 1", "mage 1 2", "viking 1"))


def full(game: Pook, last: str, free: str, **warriors: str) -> dict[str, str]:
    """All cells but Piggy's and one, filled with Purses nobody scores, and these Warriors."""
    cells = [cell for cell in CELLS if cell not in ("e5", free)]
    return {cell: warriors.get(cell, last) for cell in cells}


def test_the_levels_of_all_visible_allies_make_the_score() -> None:
    """POOK-20: 1+2+1+3+3+2+3+2 = 17 for Knight and Mage; face-down allies and others do not count."""
    up = {"c3": "knight1", "d3": "knight2", "e3": "mage1", "f3": "mage3", "g3": "knight3", "c4": "mage2", "d4": "mage3"}
    table = full(Pook(seats=2), "1:knight3", "g7", **up, e4="knight2", f4="viking3", g4="orc3")
    match = play(position(Pook(seats=2), table, "orc1"), "orc1-purse g7 end")
    assert match.state.scores == (17, 6)
    assert match.payoffs == (1, -1)
    shown = BannersShown((Score((0,), Banner.KNIGHT_MAGE, 17), Score((1,), Banner.ORC_VIKING, 6)), "POOK-20")
    assert events(match, None)[-2:] == [shown, Won((0,), 17, "POOK-20")]
    assert match.view(None).banners == FOUR[:2]
    assert match.view(None).scores == (17, 6)


def test_the_last_turn_is_completed_with_power_and_piggy_before_counting() -> None:
    """POOK-20: the last Orc takes three points away; only then, after Piggy, is there a result."""
    table = full(Pook(seats=2), "1:orc3", "g7", g6="mage3", f7="mage1")
    match = play(position(Pook(seats=2), table, "viking1 ", "orc2", seat=1), "orc2 g7")
    assert match.payoffs is None
    assert match.view(0).banners == (Banner.KNIGHT_MAGE, None)
    assert match.view(0).scores == ()
    play(match, "aim-g6")
    assert match.state.phase is Phase.AFTER
    play(match, "piggy-e4")
    assert match.state.scores == (1, 2)
    assert match.payoffs == (-1, 1)


def test_payoffs_rank_the_scores() -> None:
    """POOK-20: how many scored less minus how many scored more; places below the first may be shared."""
    table = full(Pook(), "1:orc3", "g7", g6="knight3", f7="viking1", c3="mage2")
    match = play(position(Pook(), table, "orc1"), "orc1-purse g7 end")
    assert match.state.scores == (5, 1, 3, 3)
    assert match.payoffs == (3, -3, 0, 0)
    assert events(match, None)[-1] == Won((0,), 5, "POOK-20")


def tied(**up: str) -> dict[str, str]:
    return full(Pook(seats=2), "1:orc1", "g7", **({"c3": "mage2", "c4": "viking2"} | up))


def test_a_tie_is_broken_by_secret_picks_turned_up_together() -> None:
    """POOK-21: both pick at once; the new Warriors count for each by Banner."""
    match = play(position(Pook(seats=2), tied(d3="0:mage3"), "orc1"), "orc1-purse g7 end")
    assert events(match, None)[-1] == Tied((0, 1), 2, "POOK-21")
    assert match.turn == Decide((0, 1))
    assert match.view(None).phase is Phase.TIE
    assert may(match, 0) == may(match, 1)
    assert "pick-d3" in may(match, 1)
    assert may(match, 0).isdisjoint({"pick-c3", "pick-e5"})  # neither a Warrior nor Piggy
    match.commit(0, match.legal(0)[0])
    assert match.view(1) == match.game.view(match.state, 1)
    assert match.version == len(match.events_since(None))
    match = play(position(Pook(seats=2), tied(d3="0:mage3"), "orc1"), "orc1-purse g7 end")
    pick(match, s0="d3", s1="e3")
    picks = (Picked(0, "d3", CARD["mage3"]), Picked(1, "e3", CARD["orc1"]))
    assert events(match, 1)[-2:] == [PicksTurned(picks, "POOK-21"), Won((0,), 5, "POOK-21")]
    assert match.state.scores == (5, 3)
    assert match.payoffs == (1, -1)
    assert [sees(match, None, cell) for cell in ("d3", "e3")] == ["mage3", "orc1"]
    assert match.view(1).picks == (picks,)


def test_two_may_pick_the_same_card_and_it_counts_once() -> None:
    """POOK-21: one Orc 1 for the side that has Orcs."""
    match = pick(play(position(Pook(seats=2), tied(), "orc1"), "orc1-purse g7 end"), s0="d3", s1="d3")
    assert match.state.scores == (2, 3)
    assert match.payoffs == (-1, 1)


def test_a_knight_protects_nothing_from_a_pick() -> None:
    """POOK-21: Knights play no part."""
    table = tied(d4="knight1", c4="viking3")
    match = play(position(Pook(seats=2), table, "orc1"), "orc1-purse g7 end")
    assert match.state.tied == (0, 1)
    pick(match, s0="d3", s1="d3")
    assert at(match, "d3") == "orc1"


def test_picks_are_repeated_among_those_still_tied() -> None:
    """POOK-21: of three tied sides one drops out with its score, two go on; others' scores are final."""
    game = Pook(seats=4)
    banners = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING, Banner.KNIGHT_ORC, Banner.MAGE_VIKING)
    table = full(
        game, "1:viking1", "g7", c3="mage2", d3="orc2", e3="0:mage1", f3="0:orc1", g3="0:knight1", c4="viking1"
    )
    match = play(position(game, table, "viking1", banners=banners), "viking1-purse g7 end")
    assert match.state.scores == (2, 3, 2, 3)
    assert match.turn == Decide((1, 3))
    assert match.game.legal(match.state, 0) == ()  # not tied
    pick(match, s1="g3", s3="g3")  # a Knight: nothing for either
    assert match.state.scores == (2, 3, 2, 3)
    assert match.turn == Decide((1, 3))
    pick(match, s1="f3", s3="d4")
    assert match.state.scores == (2, 5, 2, 4)
    assert match.payoffs == (-2, 3, -2, 1)
    assert len(match.view(0).picks) == 2


def test_three_tied_one_drops_out() -> None:
    """POOK-21: seat 0 gains nothing and is out, with its score; the other two pick again."""
    game = Pook(seats=3)
    banners = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING, Banner.KNIGHT_ORC)
    table = full(game, "1:orc1", "g7", c3="0:orc1", d3="0:viking1", e3="0:knight2")
    match = play(position(game, table, "orc1", banners=banners), "orc1-purse g7 end")
    assert match.turn == Decide((0, 1, 2))
    pick(match, s0="c3", s1="c3", s2="c4")
    assert match.state.scores == (0, 2, 2)
    assert match.turn == Decide((1, 2))
    assert match.legal(0) == ()
    pick(match, s1="e3", s2="e3")
    assert match.state.scores == (0, 2, 4)
    assert match.payoffs == (-2, 0, 2)


def test_without_a_purse_left_the_tied_win_together() -> None:
    """POOK-21: the last card turned up leaves them level."""
    table = {"d5": "orc1", "f5": "mage1"}
    match = play(position(SMALL, table, "orc1"), "orc1-purse g5 end")
    assert match.turn == Decide((0, 1))
    pick(match, s0="g5", s1="g5")
    assert match.payoffs == (-1, 1)
    table = {"d5": "knight1", "f5": "viking1"}
    banners = (Banner.KNIGHT_ORC, Banner.ORC_VIKING)
    match = play(position(SMALL, table, "orc1", banners=banners), "orc1-purse g5 end")
    pick(match, s0="g5", s1="g5")
    assert match.payoffs == (0, 0)
    assert events(match, None)[-1] == Won((0, 1), 2, "POOK-21")


def test_a_tie_without_any_purse_is_a_shared_win_at_once() -> None:
    """POOK-21: nobody has anything to pick."""
    table = {"d5": "knight1", "f5": "viking1"}
    banners = (Banner.KNIGHT_ORC, Banner.ORC_VIKING)
    match = play(position(SMALL, table, "orc1", banners=banners), "orc1 g5 decline end")
    assert match.payoffs == (0, 0)
    assert events(match, None)[-1] == Won((0, 1), 2, "POOK-21")


def test_a_tie_below_the_first_place_stays_one() -> None:
    """POOK-20, POOK-21: only the first place is fought for."""
    table = full(Pook(seats=3), "1:mage1", "g7", c3="orc3")
    banners = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING, Banner.KNIGHT_VIKING)
    match = play(position(Pook(seats=3), table, "mage1", banners=banners), "mage1-purse g7 end")
    assert match.payoffs == (-1, 2, -1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_face_down_cards_stay_hidden_after_the_end(seat: int | None) -> None:
    """POOK-19, POOK-20: Banners are shown, Purses nobody picked are not."""
    table = full(Pook(seats=2), "1:orc1", "g7", c3="mage3")
    match = play(position(Pook(seats=2), table, "orc1"), "orc1-purse g7 end")
    assert match.payoffs == (1, -1)
    assert sees(match, seat, "d3") == ("(orc1)" if seat == 1 else "purse")


def test_the_examples_of_in_one_minute_hold() -> None:
    """POOK-7: two Purses in the row and Piggy in the column make three; POOK-20: 3 + 2 + 1 = 6."""
    square = Square(position(Pook(seats=2), {"d6": "1:orc1", "f6": "1:orc1", "e7": "orc1"}, "mage3").state.table, "e5")
    assert square.purses("e6") == 3
    state = replace(Pook(seats=2).start(), banners=(Banner.MAGE_VIKING, None))
    assert points(state, 0, [CARD[name] for name in ("mage3", "viking2", "mage1", "orc2")]) == 6


def test_the_last_card_cannot_be_taken_back_once_the_banners_are_shown() -> None:
    """POOK-20, POOK-21: a tie goes on, but the Banners of the others are known by then."""
    ties = 0
    for seed in range(60):
        rng = Random(seed)
        match = Match(replace(SMALL, banners=FOUR), chance(rng))
        while match.payoffs is None and match.state.phase is not Phase.TIE:
            (seat,), before = match.waiting, match.moment()
            match.commit(seat, rng.choice(match.legal(seat)))
        if match.payoffs is None:
            ties += 1
            assert match.is_last(seat, before)
            assert not match.can_take_back(seat, before, find(SMALL.id).revealing)
    assert ties > 5
