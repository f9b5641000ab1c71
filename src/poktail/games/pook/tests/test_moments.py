"""Tests of Pook's turning points."""

from __future__ import annotations

from dataclasses import replace

from poktail.games.pook.moments import turned
from poktail.games.pook.rules import Pook
from poktail.games.pook.tests.script import position

GAME = Pook(seats=2)


def test_it_turns_when_somebodys_warriors_count_for_the_most() -> None:
    knight = position(GAME, {"d5": "knight1"}, "orc1").state
    orc = position(GAME, {"d5": "knight1", "f5": "orc2"}, "orc1").state
    assert turned(GAME, knight, orc)
    assert not turned(GAME, orc, position(GAME, {"d5": "knight1", "f5": "orc3"}, "orc1").state), "it leads already"
    assert not turned(GAME, orc, position(GAME, {"d5": "knight2", "f5": "orc2"}, "orc1").state), "nobody leads"


def test_nobody_has_points_without_a_banner_and_the_last_count_stands() -> None:
    knight = position(GAME, {"d5": "knight1"}, "orc1").state
    nobody = replace(knight, banners=(None, None))
    assert turned(GAME, nobody, knight)
    assert not turned(GAME, nobody, nobody)
    assert turned(GAME, knight, replace(knight, scores=(1, 4)))
