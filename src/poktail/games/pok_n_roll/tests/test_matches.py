"""Tests of whole matches of Pok'n Roll, throw by throw."""

from __future__ import annotations

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import (
    Abandoned,
    EndAnnounced,
    Ended,
    JoergLifted,
    JoergWon,
    NobodyLeft,
    Played,
    Score,
    ThirdRoundWon,
    Tied,
)
from poktail.games.pok_n_roll.tests.script import crosses, play, play_on

SABRINA, NINA, LEON, LUCAS = range(4)

# The rulebook's examples: the first hand with two pairs, a full and a straight; the tie with four alike; and Nina's
# sheet of 60 points. Four cups, three white dice, decisions | fourth die, decisions | fifth die, rows.
TEN_HANDS = (
    "23 46 25 35 235 cross-two-pairs continue continue continue | 5 continue continue cross-full | 2 cross-straight",
    "12 24 34 15 146 continue continue cross-pair cross-pair | 4 continue continue | 4 cross-four cross-four",
    "11 34 22 66 125 continue continue continue continue | 6 cross-three continue continue continue | 3 cross-straight",
    "12 55 34 16 256 continue continue continue cross-straight | 2 continue cross-three continue | 1 cross-full",
    "66 12 34 35 146 continue cross-pair continue abandon | 2 continue cross-pair | 3 cross-three",
    "66 12 34 35 146 cross-pair cross-pair abandon cross-three",
    "36 14 25 35 146 continue continue continue cross-two-pairs | 5 continue continue continue"
    " | 2 cross-straight cross-pair",
    "23 46 55 12 246 cross-pair continue cross-two-pairs continue | 5 continue continue | 5 cross-four",
    "12 36 22 45 136 continue cross-two-pairs continue continue | 2 continue continue continue | 2 cross-four",
    "16 25 33 44 256 cross-two-pairs continue continue continue | 3 continue continue cross-pair"
    " | 4 cross-straight cross-straight",
)


def test_ten_hands_of_four() -> None:
    """ROLL-17 (and ROLL-6 to ROLL-16 on the way): Nina ends the match with her sixth Abandon and 60 points."""
    match = play(PokNRoll(), "starter-0")
    event = [play_on(match, hand) for hand in TEN_HANDS]
    assert Abandoned(SABRINA, 1, (2, 3), Row.TWO_PAIRS, "ROLL-6") in event[0]
    assert Abandoned(LUCAS, 2, (3, 5), Row.FULL, "ROLL-7") in event[0]
    assert ThirdRoundWon(NINA, Row.STRAIGHT, "ROLL-8") in event[0]
    assert Tied((NINA, LEON), Row.FOUR, False, "ROLL-9") in event[1]
    assert ThirdRoundWon(NINA, Row.STRAIGHT, "ROLL-8") in event[2]
    assert ThirdRoundWon(NINA, Row.FULL, "ROLL-8") in event[3]
    assert Abandoned(LUCAS, 1, (3, 5), None, "ROLL-12") in event[4]
    assert ThirdRoundWon(SABRINA, Row.THREE, "ROLL-13") in event[4]
    assert NobodyLeft("ROLL-13") in event[5]
    assert Tied((LUCAS, SABRINA), Row.STRAIGHT, False, "ROLL-9") in event[6]
    assert ThirdRoundWon(LEON, Row.FOUR, "ROLL-8") in event[7]
    assert ThirdRoundWon(LEON, Row.FOUR, "ROLL-8") in event[8]
    assert EndAnnounced(NINA, (Row.ABANDON,), "ROLL-15") in event[9]
    scores = (Score(SABRINA, 28, 1), Score(NINA, 60, 3), Score(LEON, 57, 2), Score(LUCAS, 25, 0))
    assert event[9][-1] == Ended(scores, (NINA,), "ROLL-16")
    assert crosses(match, NINA) == {
        Row.THIRD: 3,
        Row.FOUR: 1,
        Row.STRAIGHT: 2,
        Row.FULL: 1,
        Row.TWO_PAIRS: 4,
        Row.PAIR: 2,
        Row.ABANDON: 6,
    }
    assert match.payoffs == (-1, 3, 1, -3)


def test_the_last_hand_stays_in_sight() -> None:
    """ROLL-8: after a hand everybody sees all its cups, who abandoned when, and what was crossed."""
    match = play(PokNRoll(), f"starter-0 {TEN_HANDS[0]}")
    assert match.view(None).last == Played(
        hand=1,
        starter=SABRINA,
        white=(2, 3, 5, 5, 2),
        cups=((2, 3), (4, 6), (2, 5), (3, 5)),
        out=(1, 0, 0, 2),
        best=(None, Row.STRAIGHT, Row.FULL, None),
        crossed=(Row.TWO_PAIRS, Row.STRAIGHT, None, Row.FULL),
        joerg=None,
        joerg_best=None,
        won=NINA,
    )


FOLD = "112 113 114 256 cross-pair cross-pair cross-pair"


def test_seven_hands_of_experts_with_jorg() -> None:
    """ROLL-16, ROLL-18 to ROLL-22: Jörg wins, ties, loses, stays unseen; 30 points twice, a third round decides."""
    match = play(PokNRoll(seats=3, expert=True), "starter-1")
    event = play_on(match, "226 113 245 136 continue continue continue | 4 continue continue continue | 6 666")
    assert event[-3:-1] == [JoergLifted((6, 6, 6), Row.FIVE, "ROLL-18"), JoergWon(Row.FIVE, "ROLL-19")]
    event = play_on(match, "666 112 245 136 cross-highway continue continue | 4 continue cross-short-straight | 6 666")
    assert event[-1] == Tied((0,), Row.FIVE, True, "ROLL-19")
    play_on(match, "cross-five")
    event = play_on(match, "123 555 446 256 cross-pair continue cross-two-pairs | 5 continue | 1 123")
    assert event[-1] == ThirdRoundWon(1, Row.FIVE, "ROLL-8")
    play_on(match, "cross-four")
    for _ in range(3):
        assert NobodyLeft("ROLL-19") in play_on(match, FOLD)
    event = play_on(match, "112 113 114 256 cross-pair cross-pair continue | 3 continue | 3 666")
    assert EndAnnounced(2, (Row.ABANDON,), "ROLL-15") in event
    assert JoergWon(Row.GRAND_FULL, "ROLL-19") in event
    assert event[-1] == Ended((Score(0, 27, 0), Score(1, 30, 1), Score(2, 30, 0)), (1,), "ROLL-16")
    assert match.payoffs == (-2, 2, 0)
    assert match.state.hand == 7
