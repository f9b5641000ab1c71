"""Tests of Pok'n Roll, clause by clause: the end, Jörg, experts and two sets."""

from __future__ import annotations

from dataclasses import replace

from poktail.core.game import Chance, Over
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import BASE, EXPERT, Row
from poktail.games.pok_n_roll.rules_values import (
    Crossed,
    CupLifted,
    EndAnnounced,
    Ended,
    JoergLifted,
    JoergWon,
    NobodyLeft,
    Score,
    ThirdRoundWon,
    Tied,
    WhiteThrown,
)
from poktail.games.pok_n_roll.tests.script import crosses, menu, play, play_on

FOUR = PokNRoll()
THREE = PokNRoll(seats=3)
DEAL = "starter-0 35 46 25 235"
"""Three seats: seat 0 has two pairs, seat 1 a straight, seat 2 two pairs."""


def test_the_sixth_cross_announces_the_end_and_the_hand_is_finished() -> None:
    """ROLL-15: seat 1 fills two rows in the middle of a hand; the other three play on to the end of round 3."""
    match = play(FOUR, "starter-0")
    for hand in range(5):
        fold = ["abandon", "cross-pair", "abandon", "abandon"]
        play_on(match, "35 11 25 23 146 " + " ".join(fold[hand % 4 :] + fold[: hand % 4]))
        assert not match.state.final
    assert crosses(match, 1) == {Row.PAIR: 5, Row.ABANDON: 5}
    assert match.view(None).filling == ((Row.ABANDON,), (Row.PAIR, Row.ABANDON), (Row.ABANDON,), (Row.ABANDON,))
    event = play_on(match, "35 11 25 23 146 cross-pair")
    assert event[-1] == EndAnnounced(1, (Row.ABANDON, Row.PAIR), "ROLL-15")
    assert match.view(None).final
    assert match.waiting == (2,)
    assert match.view(2).filling == ((),) * 4  # the end is announced once
    play_on(match, "continue continue continue 5 continue continue continue 2")
    assert match.state.pending == (3, 0)
    event = play_on(match, "cross-straight cross-pair")
    assert isinstance(event[-1], Ended)
    assert isinstance(match.turn, Over)


def test_the_end_is_announced_once() -> None:
    """ROLL-15: a second full row in the same hand changes nothing, and no row ever has a seventh cross."""
    match = play(PokNRoll(boxes=1), "starter-0")
    event = play_on(match, "11 11 11 11 246 cross-pair cross-pair continue continue 5 cross-pair cross-pair")
    assert [what for what in event if isinstance(what, EndAnnounced)] == [
        EndAnnounced(0, (Row.ABANDON, Row.PAIR), "ROLL-15")
    ]
    assert max(max(sheet) for sheet in match.state.sheets) == 1


def test_a_sixth_third_round_announces_the_end_too() -> None:
    """ROLL-15: the row 3rd round won counts like any other; its winner still crosses a combination."""
    text = "starter-0 66 35 25 23 146 continue continue continue continue 3 continue continue continue continue"
    match = play(PokNRoll(boxes=1, sheet=("three:4", "pair:2")), text)
    assert play_on(match, "2")[-2:] == [
        ThirdRoundWon(0, Row.THREE, "ROLL-8"),
        EndAnnounced(0, (Row.THIRD,), "ROLL-15"),
    ]
    assert play_on(match, "cross-pair")[0] == Crossed(0, Row.PAIR, "ROLL-8")
    assert match.payoffs == (3, -1, -1, -1)


def test_a_combination_crossed_in_round_3_may_announce_the_end() -> None:
    """ROLL-15: two tied seats fill the same row, the first of them announces it."""
    text = "starter-0 24 34 15 12 146 continue continue continue continue 4 continue continue continue continue 4"
    match = play(PokNRoll(boxes=1), text)
    assert play_on(match, "cross-four") == [Crossed(0, Row.FOUR, "ROLL-9"), EndAnnounced(0, (Row.FOUR,), "ROLL-15")]
    assert isinstance(play_on(match, "cross-four")[-1], Ended)


def test_a_match_may_be_cut_short() -> None:
    """ROLL-15: where a table plays at most two hands, points are counted after the second."""
    match = play(PokNRoll(hands=2), "starter-0 " + "11 11 11 11 246 cross-pair cross-pair cross-pair cross-pair " * 2)
    assert match.payoffs == (0, 0, 0, 0)
    assert not match.state.final


def scored(game: PokNRoll, *sheets: dict[Row, int]) -> tuple[tuple[int, ...], Ended]:
    """Payoffs and last event of a match that ends with these sheets: all fold with a pair, one more cross each."""
    filled = tuple(tuple(sheet.get(row, 0) for row in game.rows) for sheet in sheets)
    match = play(game, "starter-0")
    match.state = replace(match.state, sheets=filled, final=True)
    ended = play_on(match, "11 " * game.seats + "246" + " cross-pair" * game.seats)[-1]
    assert isinstance(ended, Ended)
    assert match.payoffs is not None
    return match.payoffs, ended


def test_most_points_win() -> None:
    """ROLL-16: 9 beats 6 beats 5 beats 0 (and 3 for everybody's last fold)."""
    payoffs, ended = scored(FOUR, {Row.FULL: 1}, {Row.FOUR: 1}, {}, {Row.STRAIGHT: 1})
    assert payoffs == (-1, 3, -3, 1)
    assert ended == Ended((Score(0, 8, 0), Score(1, 12, 0), Score(2, 3, 0), Score(3, 9, 0)), (1,), "ROLL-16")


def test_third_rounds_break_a_tie() -> None:
    """ROLL-16: 12 points from three third rounds beat 12 points from five alike."""
    payoffs, ended = scored(FOUR, {Row.FIVE: 1}, {Row.THIRD: 3}, {}, {})
    assert payoffs == (1, 3, -2, -2)
    assert ended.winners == (1,)


def test_several_may_win() -> None:
    """ROLL-16: equal points and equal third rounds: they win together and get the same."""
    payoffs, ended = scored(FOUR, {Row.THIRD: 1}, {}, {Row.THIRD: 1}, {Row.PAIR: 2})
    assert payoffs == (2, -3, 2, -1)
    assert ended.winners == (0, 2)


def test_jorg_takes_part_with_three() -> None:
    """ROLL-18: only with three; a view says so, and he has neither seat nor sheet."""
    assert THREE.has_joerg
    assert not FOUR.has_joerg
    match = play(THREE, DEAL)
    assert match.view(None).joerg_plays
    assert not play(FOUR, "starter-0").view(None).joerg_plays
    assert len(match.state.sheets) == 3
    assert THREE.turn(THREE.start()).outcomes[-1][0].seat == 2  # type: ignore[union-attr]


def test_jorgs_cup_is_rolled_when_it_is_lifted() -> None:
    """ROLL-18: nobody looks, so nobody, no state and no view holds his dice before all other cups are up."""
    match = play(THREE, f"{DEAL} continue continue continue 1 continue continue cross-pair")
    assert match.state.joerg is None
    assert play_on(match, "1") == [
        WhiteThrown(0, 3, (1,)),
        CupLifted(0, (3, 5), Row.TWO_PAIRS),
        CupLifted(1, (4, 6), Row.STRAIGHT),
    ]
    assert (match.state.joerg, match.view(0).joerg) == (None, None)
    assert isinstance(match.turn, Chance)
    assert match.turn is THREE.turn(play(THREE, "starter-0").state)
    event = play_on(match, "66")
    assert event == [JoergLifted((6, 6), Row.TWO_PAIRS, "ROLL-18"), ThirdRoundWon(1, Row.STRAIGHT, "ROLL-8")]
    assert (match.view(None).joerg, match.view(None).joerg_best) == ((6, 6), Row.TWO_PAIRS)


def test_jorg_alone_highest() -> None:
    """ROLL-19: the others still in get nothing, and the next hand begins."""
    match = play(THREE, f"{DEAL} continue continue cross-pair 1 continue continue 1")
    assert play_on(match, "11")[:2] == [JoergLifted((1, 1), Row.FOUR, "ROLL-18"), JoergWon(Row.FOUR, "ROLL-19")]
    assert [crosses(match, seat) for seat in (0, 1)] == [{}, {}]
    assert match.state.hand == 2
    last = match.state.last
    assert last is not None
    assert (last.joerg, last.joerg_best, last.won) == ((1, 1), Row.FOUR, None)


def test_jorg_tied_for_highest() -> None:
    """ROLL-19: the seat tied with him crosses its combination only."""
    match = play(THREE, f"{DEAL} continue continue cross-pair 1 continue continue 1")
    assert play_on(match, "46")[-1] == Tied((1,), Row.STRAIGHT, True, "ROLL-19")
    assert menu(match) == "cross-straight cross-pair"
    play_on(match, "cross-straight")
    assert crosses(match, 1) == {Row.STRAIGHT: 1}


def test_only_jorg_left() -> None:
    """ROLL-19: the hand ends at once, his cup stays unseen (ROLL-18)."""
    match = play(THREE, f"{DEAL} cross-pair cross-straight")
    assert play_on(match, "cross-pair")[1] == NobodyLeft("ROLL-19")
    assert match.state.last is not None
    assert match.state.last.joerg is None


def test_a_seat_alone_against_jorg_is_compared() -> None:
    """ROLL-13, ROLL-19: alone against Jörg is not alone; he may win."""
    match = play(THREE, f"{DEAL} continue cross-straight cross-pair 1 continue 1")
    assert play_on(match, "11")[1] == JoergWon(Row.FOUR, "ROLL-19")


def test_a_third_round_with_jorg_counts_four_or_three() -> None:
    """ROLL-20: 4 by default, 3 as an option; other tables are not touched by it."""
    assert THREE.values[-1] == 4
    assert PokNRoll(seats=3, joerg_value=3).values[-1] == 3
    assert PokNRoll(seats=5, joerg_value=3).values[-1] == 5


def test_the_expert_game() -> None:
    """ROLL-21: three own dice, five more rows; six, seven and eight dice are there to choose from."""
    game = PokNRoll(expert=True)
    more = {Row.HIGHWAY, Row.GRAND_FULL, Row.TWO_THREES, Row.THREE_PAIRS, Row.SHORT_STRAIGHT}
    assert set(game.rows) - set(FOUR.rows) == more
    match = play(game, "starter-0 123 111 222 333 456")
    assert menu(match) == "continue cross-highway cross-straight cross-short-straight"
    play_on(match, "continue continue continue continue 1 continue")
    assert menu(match) == "continue cross-four cross-three cross-pair"
    play_on(match, "continue continue continue 1")
    assert match.state.won == 1
    assert menu(match) == "cross-five cross-four cross-three cross-pair"


def test_the_expert_sheet() -> None:
    """ROLL-22: order and points of this edition; Abandon 1, 3rd round won the number of seats."""
    game = PokNRoll(expert=True, seats=5)
    assert [(str(row), value) for row, value in zip(game.rows, game.values, strict=True)] == [
        ("five", 15),
        ("highway", 13),
        ("grand-full", 12),
        ("two-threes", 11),
        ("four", 9),
        ("three-pairs", 8),
        ("straight", 7),
        ("full", 6),
        ("short-straight", 5),
        ("three", 4),
        ("two-pairs", 3),
        ("pair", 2),
        ("abandon", 1),
        ("third", 5),
    ]


def test_a_table_may_bring_its_own_sheet() -> None:
    """ROLL-22: the sheet is data; who owns the printed one can enter it."""
    printed = PokNRoll(expert=True, sheet=tuple(f"{line.row}:{line.points}" for line in EXPERT))
    assert (printed.rows, printed.values) == (PokNRoll(expert=True).rows, PokNRoll(expert=True).values)
    other = PokNRoll(sheet=("pair:2", "five:12"))
    assert list(map(str, other.moves)) == ["continue", "cross-pair", "cross-five", "abandon"]
    assert len(BASE) == 7


def test_two_sets() -> None:
    """ROLL-23: seven to twelve seats, base or expert; a third round won counts the number of seats."""
    for seats in range(7, 13):
        for expert in (False, True):
            assert PokNRoll(seats=seats, expert=expert).values[-1] == seats
    match = play(PokNRoll(seats=7), "starter-6 35 25 23 35 25 23 66 146")
    play_on(match, "continue" + " abandon" * 6 + " 2 continue 3")
    assert match.state.won == 6
    play_on(match, "cross-three")
    assert match.view(None).points == (1, 1, 1, 1, 1, 1, 11)
    assert match.waiting == ()
    assert match.state.starter == 0
