"""Tests of Pok'n Roll's turning points."""

from __future__ import annotations

from dataclasses import replace

from poktail.games.pok_n_roll.moments import turned
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import State

GAME = PokNRoll(seats=3)


def crossed(*rows: Row | None) -> State:
    """A position in which each seat has crossed this row, or none."""
    start = GAME.start()
    sheets = (s if row is None else GAME.crossed(s, row) for s, row in zip(start.sheets, rows, strict=True))
    return replace(start, sheets=tuple(sheets))


def test_it_turns_when_somebody_has_the_most_points_alone() -> None:
    nothing, pair = crossed(None, None, None), crossed(Row.PAIR, None, None)
    assert turned(GAME, nothing, pair)
    assert not turned(GAME, pair, crossed(Row.FIVE, None, None)), "it leads already"
    assert not turned(GAME, pair, crossed(Row.PAIR, Row.PAIR, None)), "nobody leads"
    assert turned(GAME, pair, crossed(Row.PAIR, Row.FIVE, None))
