"""Tests of how a match of POK ends, clause by clause."""

from __future__ import annotations

from dataclasses import replace

import pytest

from poktail.core.game import CHANCE, Over
from poktail.games.pok.rules import Drawn, HandedOver, Pok, Show, TookBack, Won
from poktail.games.pok.tests.table import TRIANGLE, dice, hands, played, position, reveal


def test_the_first_to_hand_over_the_fifth_counter_wins_at_once() -> None:
    """POK-11: one counter left is enough; everybody else loses, however close."""
    game = Pok()
    state, events = reveal(game, position("101 200 222 110", "1triangle/blank/3square"), "tdss")
    assert events[-2:] == [TookBack((1, 2, 3), "POK-6"), Won(0, "POK-11")]
    assert state.hands[0] == (1, 0, 0)
    assert (state.payoffs, game.turn(state)) == ((9, -3, -3, -3), Over((9, -3, -3, -3)))


def test_handing_over_the_fourth_counter_does_not_win() -> None:
    """POK-11: nor does taking back the fifth."""
    state, events = reveal(Pok(), position("111 200 222 110", "1triangle/1disc/blank"), "tdds")
    assert state.hands == hands("110 200 222 110")
    assert state.payoffs is None
    assert isinstance(events[-1], TookBack)


def test_the_number_of_counters_to_hand_over_is_an_option() -> None:
    """POK-11: with counters=1 and goal=3 a seat wins with empty hands."""
    game = Pok(seats=3, counters=1, goal=3)
    state, events = reveal(game, position("100 011 110", "1disc/blank/blank"), "dss")
    assert events[-1] == Won(0, "POK-11")
    assert state.payoffs == (4, -2, -2)


def test_several_who_finish_together_draw_among_themselves() -> None:
    """POK-12: exactly they draw, the others lose."""
    state, events = reveal(Pok(), position("110 222 020 211", "2square/1disc/blank"), "sdsd")
    assert events[-1] == Drawn((0, 2), "POK-12")
    assert state.payoffs == (3, -3, 3, -3)


def test_finishing_together_on_two_different_goals_is_a_draw_too() -> None:
    """POK-12: what counts is the round, not the symbol; a third who hands over with them, but not the fifth, loses."""
    state, events = reveal(Pok(), position("110 020 222 101", "2square/1disc/blank"), "dsst")
    assert events[-3:] == [HandedOver((0, 1, 2), "POK-6"), TookBack((3,), "POK-6"), Drawn((0, 1), "POK-12")]
    assert state.payoffs == (3, 3, -3, -3)


def test_four_seats_with_discs_only_are_dead() -> None:
    """POK-13: no die asks for four discs, so nobody could ever hand over again: a draw of all."""
    state, events = reveal(Pok(), position("200 200 210 200", "1square/blank/blank"), "ddsd")
    assert state.hands == hands("200 200 200 200")
    assert events[-1] == Drawn((0, 1, 2, 3), "POK-13")
    assert state.payoffs == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("symbol", [0, 1, 2])
def test_with_the_usual_dice_any_symbol_is_dead_from_four_seats_on(seats: int, symbol: int) -> None:
    """POK-13: and with three the THREE die still resolves it."""
    held = "".join("2" if place == symbol else "0" for place in range(3))
    for size in (3, seats):
        state, _ = reveal(Pok(seats=size), position(" ".join([held] * size), "blank/blank/blank"), "dst"[symbol] * size)
        assert (state.payoffs is None) == (size == 3)


@pytest.mark.parametrize(
    ("game", "held", "shown"),
    [
        (Pok(), "200 200 200 110", "dddd"),  # one seat still holds a square
        (Pok(), "200 200 200 020", "ddds"),  # one symbol each, but not the same
        (Pok(dice=("1disc", "4disc blank")), "200 200 200 200", "dddd"),  # a die may ask for four discs
    ],
)
def test_a_position_is_not_dead_while_anybody_could_ever_hand_over(game: Pok, held: str, shown: str) -> None:
    """POK-13: the match goes on."""
    state, events = reveal(game, position(held, "1disc/2square/blank"), shown)
    assert events[-1] == TookBack((0, 1, 2, 3), "POK-7")
    assert state.payoffs is None


def test_a_die_that_asks_for_four_of_another_symbol_does_not_help() -> None:
    """POK-13: nor does one that asks for five of the same."""
    game = Pok(dice=("1disc 4square", "5disc 3disc"))
    state, events = reveal(game, position("200 200 200 200", "1disc/5disc"), "dddd")
    assert events[-1] == Drawn((0, 1, 2, 3), "POK-13")
    assert state.payoffs == (0, 0, 0, 0)


def test_so_many_idle_rounds_in_a_row_end_the_match() -> None:
    """POK-14: thirty by default, counted only while nobody hands over."""
    state = position("222 222 222 222", "1disc/blank/blank", idle=28)
    after, events = reveal(Pok(), state, "dddd")
    assert (after.idle, after.payoffs) == (29, None)
    after, events = reveal(Pok(), replace(state, idle=29), "dddd")
    assert events[-1] == Drawn((0, 1, 2, 3), "POK-14")
    assert (after.idle, after.payoffs) == (30, (0, 0, 0, 0))
    after, events = reveal(Pok(), replace(state, idle=29), "dsss")
    assert (after.idle, after.payoffs) == (0, None)


def test_the_idle_limit_is_an_option_and_the_throw_does_not_reset_it() -> None:
    """POK-14: two rounds without a counter handed over, one after the other."""
    match = played(Pok(idle_limit=2), "1disc/blank/blank dddd", "1disc/blank/blank dsss", "1disc/blank/blank dddd")
    assert (match.state.idle, match.payoffs) == (1, None)
    match.step({CHANCE: dice("1square/blank/blank")})
    assert match.view(None).idle == 1
    match.step({seat: Show(TRIANGLE) for seat in range(4)})
    assert match.payoffs == (0, 0, 0, 0)


def test_the_ends_are_checked_in_order() -> None:
    """POK-11, POK-12, POK-13, POK-14: a finish comes before a dead position, and that before the idle limit."""
    _, events = reveal(Pok(), position("110 200 200 200", "1square/blank/blank"), "sddd")
    assert events[-1] == Won(0, "POK-11")
    _, events = reveal(Pok(), position("110 110 200 200", "1triangle/2square/blank"), "ssdd")
    assert events[-1] == Drawn((0, 1), "POK-12")
    _, events = reveal(Pok(), position("200 200 200 200", "1disc/blank/blank", idle=29), "dddd")
    assert events[-1] == Drawn((0, 1, 2, 3), "POK-13")
