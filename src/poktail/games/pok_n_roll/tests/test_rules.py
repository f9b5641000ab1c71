"""Tests of Pok'n Roll, clause by clause: the material and the three rounds."""

from __future__ import annotations

import pytest

from poktail.core.errors import BadOptions
from poktail.core.game import Decide
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import (
    Abandoned,
    Continued,
    Crossed,
    CupClosed,
    CupLifted,
    CupRolled,
    HandBegan,
    NobodyLeft,
    ThirdRoundWon,
    Tied,
    WhiteThrown,
)
from poktail.games.pok_n_roll.tests.script import crosses, menu, play, play_on

FOUR = PokNRoll()
DEAL = "starter-0 23 46 25 35 235"
"""Seat 0 has two pairs, seat 1 a straight, seat 2 two pairs, seat 3 two pairs."""


def test_own_dice_and_white_dice() -> None:
    """ROLL-1: two own dice each and five white ones; experts have three own dice."""
    assert (FOUR.own, FOUR.white_dice) == (2, 5)
    assert PokNRoll(expert=True).own == 3
    match = play(FOUR, "starter-2 12 34 56 66 123")
    assert match.state.cups == ((1, 2), (3, 4), (5, 6), (6, 6))


def test_the_view_says_in_which_round_each_white_die_falls() -> None:
    """ROLL-4, ROLL-7, ROLL-8: all but two in round 1, then one in each round."""
    assert play(FOUR, "").view(None).white_rounds == (1, 1, 1, 2, 3)
    assert play(PokNRoll(white_dice=6), "").view(None).white_rounds == (1, 1, 1, 1, 2, 3)


def test_the_view_says_what_abandoning_crosses_besides_a_combination() -> None:
    """ROLL-6, ROLL-7: the row Abandon, in round 1 alone."""
    match = play(FOUR, DEAL)
    assert match.view(0).fold_rows == (Row.ABANDON,)
    play_on(match, "continue continue continue continue 1")
    assert match.view(0).fold_rows == ()


def test_a_cup_is_seen_by_its_seat_alone() -> None:
    """ROLL-1: seat 1 sees 4 and 6 under its cup; seat 0, seat 2 and a spectator see that it has rolled."""
    match = play(FOUR, "starter-0 23 46")
    assert [event.what for event in match.events_since(1)] == [
        HandBegan(1, 0, "ROLL-14"),
        CupClosed(0),
        CupRolled(1, (4, 6)),
    ]
    for other in (2, 3, None):
        assert [event.what for event in match.events_since(other)] == [
            HandBegan(1, 0, "ROLL-14"),
            CupClosed(0),
            CupClosed(1),
        ]
    assert match.events_since(0)[1:][1].what == CupClosed(1)
    assert match.view(1).cup == (4, 6)
    assert [match.view(seat).cup for seat in (0, 2, 3, None)] == [(2, 3), None, None, None]
    assert all(match.view(seat).shown == (None,) * 4 for seat in (0, 1, 2, 3, None))
    assert all(match.view(seat).rolled == 2 for seat in (0, 1, 2, 3, None))


def test_only_the_own_combinations_are_shown() -> None:
    """ROLL-1: what a cup forms is as secret as the cup: seat 1 sees its straight, a spectator sees nothing."""
    match = play(FOUR, DEAL)
    assert [found.row for found in match.view(1).formed] == [Row.STRAIGHT]
    assert match.view(1).formed[0].groups == ((2, 3, 4, 5, 6),)
    assert [found.row for found in match.view(0).formed] == [Row.TWO_PAIRS, Row.PAIR]
    assert match.view(None).formed == ()
    assert [FOUR.legal(match.state, seat) for seat in (1, 2, 3)] == [(), (), ()]
    assert play(FOUR, "starter-0 23 46 25 35").view(1).formed == ()


def test_the_base_sheet() -> None:
    """ROLL-2: the rows, best first, with their points; a third round counts as many as there are seats."""
    assert dict(zip(FOUR.rows, FOUR.values, strict=True)) == {
        Row.FIVE: 12,
        Row.FOUR: 9,
        Row.STRAIGHT: 6,
        Row.FULL: 5,
        Row.THREE: 4,
        Row.TWO_PAIRS: 3,
        Row.PAIR: 2,
        Row.ABANDON: 1,
        Row.THIRD: 4,
    }
    assert PokNRoll(seats=6).values[-1] == 6
    assert list(map(str, FOUR.moves)) == [
        "continue", "cross-five", "cross-four", "cross-straight", "cross-full", "cross-three", "cross-two-pairs",
        "cross-pair", "abandon",
    ]  # fmt: skip


def test_sheets_are_open_to_all() -> None:
    """ROLL-2: seat 3 and a spectator see seat 0's crosses and points like seat 0 itself."""
    match = play(FOUR, f"{DEAL} cross-pair")
    for observer in (0, 3, None):
        view = match.view(observer)
        assert view.sheets[0] == (0, 0, 0, 0, 0, 0, 1, 1, 0)
        assert view.points == (3, 0, 0, 0)


def test_six_boxes_a_row_filled_one_after_another() -> None:
    """ROLL-3: six boxes; a cross is one more in its row and in no other."""
    assert FOUR.boxes == 6
    sheet = FOUR.start().sheets[0]
    assert sheet == (0,) * 9
    assert FOUR.crossed(FOUR.crossed(sheet, Row.FULL), Row.FULL) == (0, 0, 0, 2, 0, 0, 0, 0, 0)


def test_round_1_rolls_the_cups_and_then_three_white_dice() -> None:
    """ROLL-4: all cups first, then the starter throws three white dice for all to see."""
    match = play(FOUR, "starter-3 23 46 25 35")
    assert match.state.white == ()
    assert play_on(match, "235") == [WhiteThrown(3, 1, (2, 3, 5))]
    assert [match.view(seat).white for seat in (0, None)] == [(2, 3, 5)] * 2


def test_decisions_are_sequential_from_the_starter_and_public() -> None:
    """ROLL-5: clockwise from the starter, one seat at a time, and everybody learns each decision before the next."""
    match = play(FOUR, "starter-2 23 46 25 35 235")
    order: list[int] = []
    for _ in range(4):
        assert isinstance(match.turn, Decide)
        order += match.turn.seats
        event = play_on(match, "continue")
        assert event == [Continued(order[-1], 1)]
    assert order == [2, 3, 0, 1]


def test_abandoning_in_round_1() -> None:
    """ROLL-6: the dice are shown to all at once, Abandon and one combination crossed, before the next decides."""
    match = play(FOUR, DEAL)
    assert menu(match) == "continue cross-two-pairs cross-pair"
    assert play_on(match, "cross-two-pairs") == [Abandoned(0, 1, (2, 3), Row.TWO_PAIRS, "ROLL-6")]
    assert crosses(match, 0) == {Row.TWO_PAIRS: 1, Row.ABANDON: 1}
    assert match.waiting == (1,)
    assert match.view(None).shown == ((2, 3), None, None, None)
    assert match.view(None).out == (1, 0, 0, 0)
    assert match.view(0).formed == ()


def test_a_cup_stays_closed_while_its_seat_goes_on() -> None:
    """ROLL-6: seat 3 has seen seat 0's dice, but neither seat 1's nor seat 2's, who go on."""
    match = play(FOUR, f"{DEAL} cross-pair continue continue")
    assert match.view(3).shown == ((2, 3), None, None, None)
    assert match.view(3).cup == (3, 5)


def test_round_2_adds_a_die_and_the_abandon_row_is_not_crossed() -> None:
    """ROLL-7: the starter throws although out; the same order; four white dice count; no cross for Abandon."""
    match = play(FOUR, f"{DEAL} cross-pair continue continue continue")
    assert play_on(match, "5") == [WhiteThrown(0, 2, (5,))]
    assert match.state.pending == (1, 2, 3)
    play_on(match, "continue continue")
    assert menu(match) == "continue cross-full cross-three cross-two-pairs cross-pair"
    event = play_on(match, "cross-full")
    assert event == [Abandoned(3, 2, (3, 5), Row.FULL, "ROLL-7")]
    assert crosses(match, 3) == {Row.FULL: 1}
    assert match.view(0).shown == ((2, 3), None, None, (3, 5))


def test_round_3_goes_to_the_highest_combination() -> None:
    """ROLL-8: cups up, the highest crosses 3rd round won and a combination, the others get nothing."""
    match = play(FOUR, f"{DEAL} cross-pair continue continue continue 5 continue continue cross-full")
    assert play_on(match, "2") == [
        WhiteThrown(0, 3, (2,)),
        CupLifted(1, (4, 6), Row.STRAIGHT),
        CupLifted(2, (2, 5), Row.FULL),
        ThirdRoundWon(1, Row.STRAIGHT, "ROLL-8"),
    ]
    assert match.view(None).shown == ((2, 3), (4, 6), (2, 5), (3, 5))
    assert match.view(None).best == (None, Row.STRAIGHT, Row.FULL, None)
    assert match.view(None).won == 1
    assert match.waiting == (1,)
    assert play_on(match, "cross-straight") == [Crossed(1, Row.STRAIGHT, "ROLL-8"), HandBegan(2, 1, "ROLL-14")]
    assert crosses(match, 1) == {Row.STRAIGHT: 1, Row.THIRD: 1}
    assert crosses(match, 2) == {}


def test_the_rows_that_a_seat_may_still_cross() -> None:
    """ROLL-5 to ROLL-8: until the seat has decided in this round, and in round 3 only if it scores."""
    match = play(FOUR, DEAL)
    assert match.view(0).crossable == (Row.TWO_PAIRS, Row.PAIR, Row.ABANDON)
    assert match.view(1).crossable == (Row.STRAIGHT, Row.ABANDON)
    assert match.view(None).crossable == ()
    play_on(match, "continue")
    assert (match.view(0).crossable, match.view(0).formed != ()) == ((), True)
    play_on(match, "continue cross-two-pairs continue 5")
    assert match.view(0).crossable == (Row.TWO_PAIRS, Row.PAIR)
    assert match.view(2).crossable == ()
    play_on(match, "continue continue continue 2")
    assert [bool(match.view(seat).formed) for seat in range(4)] == [True, True, False, True]
    assert match.view(1).crossable == (Row.STRAIGHT, Row.TWO_PAIRS, Row.PAIR)
    assert [match.view(seat).crossable for seat in (0, 2, 3)] == [()] * 3


def test_rank_is_the_order_of_the_rows_never_their_points() -> None:
    """ROLL-8: on a sheet where a pair brings more points than three alike, three alike still wins round 3."""
    game = PokNRoll(sheet=("three:1", "pair:50"))
    match = play(game, "starter-0 11 26 34 35 123 continue continue cross-pair cross-pair 4 continue continue 5")
    assert match.state.won == 0
    assert menu(match) == "cross-three cross-pair"


def test_a_tie_for_the_highest() -> None:
    """ROLL-9: each tied seat crosses a combination, from the starter on; nobody crosses 3rd round won."""
    match = play(FOUR, "starter-3 24 34 15 12 146 cross-pair continue continue cross-pair 4 continue continue")
    assert play_on(match, "4")[-1] == Tied((0, 1), Row.FOUR, False, "ROLL-9")
    assert match.waiting == (0,)
    assert play_on(match, "cross-four") == [Crossed(0, Row.FOUR, "ROLL-9")]
    play_on(match, "cross-pair")
    assert crosses(match, 0) == {Row.FOUR: 1}
    assert crosses(match, 1) == {Row.PAIR: 1}


def test_tied_seats_name_their_rows_in_turn_order() -> None:
    """ROLL-9: with seat 1 as the starter, seat 3 names its row before seat 0."""
    match = play(FOUR, "starter-1 24 11 15 34 146 cross-pair cross-pair continue continue 4 continue continue 4")
    assert match.state.pending == (3, 0)


def test_numbers_never_matter() -> None:
    """ROLL-9: three ones and three sixes are equal."""
    text = "starter-0 11 66 25 23 146 continue continue abandon abandon 3 continue continue"
    assert play_on(play(FOUR, text), "2")[-1] == Tied((0, 1), Row.THREE, False, "ROLL-9")


def test_a_lesser_row_may_be_crossed_but_one_must() -> None:
    """ROLL-10: any row the dice form may be crossed; plain abandoning is not offered then; the best is compared."""
    match = play(FOUR, "starter-0 33 12 45 46 335")
    assert menu(match) == "continue cross-four cross-three cross-pair"
    play_on(match, "continue continue cross-pair cross-pair 6 continue continue 6")
    assert match.state.won == 0
    assert menu(match) == "cross-four cross-full cross-three cross-two-pairs cross-pair"
    play_on(match, "cross-pair")
    assert crosses(match, 0) == {Row.PAIR: 1, Row.THIRD: 1}


def test_nothing_formed() -> None:
    """ROLL-12: five different numbers without a straight: abandoning crosses Abandon only."""
    match = play(FOUR, "starter-0 35 12 34 66 146")
    assert menu(match) == "continue abandon"
    assert play_on(match, "abandon") == [Abandoned(0, 1, (3, 5), None, "ROLL-12")]
    assert crosses(match, 0) == {Row.ABANDON: 1}


def test_nothing_formed_in_round_2_of_a_smaller_game() -> None:
    """ROLL-12: where a table plays with fewer dice it may happen in round 2, and then nothing is crossed."""
    game = PokNRoll(seats=4, faces=3, own_dice=1, white_dice=3)
    match = play(game, "starter-0 1 1 2 3 2 continue continue continue continue 3")
    assert menu(match) == "continue abandon"
    assert play_on(match, "abandon") == [Abandoned(0, 2, (1,), None, "ROLL-12")]
    assert crosses(match, 0) == {}


def test_a_seat_left_alone_is_asked_and_wins_round_3() -> None:
    """ROLL-13: everybody else out in round 1, seat 1 still decides, rolls on and wins."""
    match = play(FOUR, f"{DEAL} cross-pair continue cross-pair cross-pair 1")
    assert match.waiting == (1,)
    assert menu(match).split()[0] == "continue"
    assert play_on(match, "continue 1")[-1] == ThirdRoundWon(1, Row.STRAIGHT, "ROLL-13")


def test_nobody_left_ends_the_hand_at_once() -> None:
    """ROLL-13: all out in round 1: no fourth die, the next hand begins."""
    match = play(FOUR, f"{DEAL} cross-pair cross-straight cross-pair")
    assert play_on(match, "cross-pair")[-2:] == [NobodyLeft("ROLL-13"), HandBegan(2, 1, "ROLL-14")]
    assert match.state.last is not None
    assert match.state.last.white == (2, 3, 5)
    later = play(FOUR, f"{DEAL} {'continue ' * 4} 1 cross-pair cross-straight cross-pair cross-pair")
    assert (later.state.hand, len(later.view(0).last.white)) == (2, 4)


def test_the_start_passes_to_the_left() -> None:
    """ROLL-14: the first starter is drawn among all seats alike, then it goes round."""
    turn = FOUR.turn(FOUR.start())
    assert [(str(outcome), ways) for outcome, ways in turn.outcomes] == [  # type: ignore[union-attr]
        ("starter-0", 1),
        ("starter-1", 1),
        ("starter-2", 1),
        ("starter-3", 1),
    ]
    match = play(FOUR, "starter-2")
    for starter in (2, 3, 0, 1, 2):
        assert match.state.starter == starter
        play_on(match, "11 11 11 11 246 cross-pair cross-pair cross-pair cross-pair")


def test_a_table_may_agree_on_the_first_seat() -> None:
    """ROLL-14: without the draw seat 0 starts."""
    match = play(PokNRoll(random_starter=False), "11 11 11 11 246")
    assert match.waiting == (0,)


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": 13}, "seats"),
        ({"joerg_value": 5}, "joerg_value"),
        ({"expert": 1}, "expert"),
        ({"boxes": 0}, "boxes"),
        ({"hands": 0}, "hands"),
        ({"faces": 1}, "faces"),
        ({"faces": 7}, "faces"),
        ({"own_dice": 1, "white_dice": 5, "faces": 6}, "faces"),
        ({"own_dice": 5}, "own_dice"),
        ({"white_dice": 2}, "white_dice"),
        ({"sheet": ("five:12",)}, "sheet"),
        ({"sheet": ("pair:2", "pair:3")}, "sheet"),
        ({"sheet": ("pair:0",)}, "sheet"),
        ({"sheet": ("pair:100",)}, "sheet"),
        ({"sheet": ("pair",)}, "sheet"),
        ({"sheet": ("third:4", "pair:2")}, "sheet"),
        ({"sheet": ("pair:２",)}, "sheet"),
        ({"sheet": "pair:2"}, "sheet"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], wrong: str) -> None:
    """ROLL-22: a table's own sheet needs a pair, no row twice, and one to two digits of points."""
    with pytest.raises(BadOptions) as refused:
        PokNRoll(**options)  # type: ignore[arg-type]
    assert refused.value.data["option"] == wrong
