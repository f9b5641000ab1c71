"""Tests of why a move of Pok'n Roll is not possible, and of what speaks for one."""

from __future__ import annotations

from typing import Any

from poktail.core import codec
from poktail.core.match import Match
from poktail.games.pok_n_roll import coach
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.tests.script import play, play_on


def why(match: Match, move: str) -> Any:
    """The reason why the seat that has to act cannot make this move."""
    (seat,) = match.waiting
    return coach.why_not(match.observation(seat), [codec.from_notation(match.game.moves, move)])


def test_only_what_the_dice_form_is_ticked() -> None:
    """ROLL-2, ROLL-8, ROLL-10, ROLL-12."""
    match = play(PokNRoll(random_starter=False), "14 11 22 33 | 114")
    assert why(match, "cross-straight") == coach.NotFormed(Row.STRAIGHT)
    assert why(match, "cross-pair") is None
    assert why(match, "abandon") == coach.RowFirst()
    assert why(match, "continue") is None
    play_on(match, "continue continue continue continue | 5 | continue continue continue continue | 6")
    assert why(match, "continue") == coach.NoFourthRound()
    nothing = play(PokNRoll(random_starter=False), "13 11 22 33 | 246")
    assert why(nothing, "cross-pair") == coach.NotFormed(Row.PAIR)
    assert why(nothing, "abandon") is None


def explain(match: Match, move: str) -> Any:
    """What speaks for this move of the seat that has to act."""
    (seat,) = match.waiting
    return coach.explain(match.observation(seat), [codec.from_notation(match.game.moves, move)])


def test_what_speaks_for_a_decision() -> None:
    """ROLL-6, ROLL-7, ROLL-8: in round 1 a fold brings a point besides the row."""
    match = play(PokNRoll(random_starter=False), "14 11 22 33 | 114")
    assert explain(match, "cross-two-pairs") == coach.Certain(Row.TWO_PAIRS, 4)
    assert explain(match, "continue") == coach.MayWin(4)
    play_on(match, "continue continue continue continue | 5")
    assert explain(match, "cross-two-pairs") == coach.Certain(Row.TWO_PAIRS, 3)
    nothing = play(PokNRoll(random_starter=False), "13 11 22 33 | 246")
    assert explain(nothing, "abandon") == coach.FoldScores(1)
