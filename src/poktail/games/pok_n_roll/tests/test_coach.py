"""Tests of why a move of Pok'n Roll is not possible."""

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
