"""Tests of POOK-19 and secrecy over every history from late positions, where more can happen than in TINY."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest

from poktail.core.pieces import Bag
from poktail.games.pook import rules
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Banner, Card
from poktail.games.pook.rules_state import Phase, State
from poktail.games.pook.rules_table import Spot
from poktail.games.pook.tests.script import CARD
from tests.conformance.tree import walk


@dataclass(frozen=True)
class Study(Pook):
    """A late position with hands still to be dealt: small enough to walk every history, Mages and all."""

    board: tuple[Spot, ...] = ()

    def start(self) -> State:
        """The cards not on the board are dealt; the Banners are known, chance has named seat 0."""
        begun = super().start()
        left = Counter(dict(begun.deck.items)) - Counter(spot.card for spot in self.board)
        deck: Bag[Card] = Bag(tuple(left.items()))
        return replace(
            begun, phase=Phase.DEAL, first=0, deck=deck, table=self.board, banners=self.banners, stock=Bag(())
        )


TWO = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING)
ORC = (Spot("d5", CARD["orc3"], True, None),)
ROW: dict[str, Any] = {"hand": 2, "rows": 1, "board": ORC}
STUDIES = {
    "a Mage exchanges": Study(seats=2, columns=4, banners=TWO, deck=("mage 1 2", "orc 3 3", "viking 3"), **ROW),
    "a Mage exchanges before three seats": Study(
        seats=3, columns=4, banners=(*TWO, Banner.MAGE_VIKING), deck=("mage 1 1", "orc 3 3 3 3 3"), **ROW
    ),
    "a Knight among Orcs and Vikings": Study(
        seats=2, columns=4, banners=TWO, deck=("knight 1", "orc 1 3", "viking 1 1"), **ROW
    ),
}
LONG = Study(seats=2, columns=5, banners=TWO, deck=("mage 1 1", "orc 3 3 3"), **ROW)


@pytest.mark.slow
def test_nobody_sees_what_it_was_not_told_when_a_taken_card_is_laid_again() -> None:
    """POOK-19, POOK-14: three more turns, so that a taken Purse comes back to the table."""
    assert walk(LONG, rules).breaches == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", STUDIES)
def test_nobody_sees_what_it_was_not_told_in_any_history_of_a_late_position(name: str) -> None:
    """POOK-19, POOK-14: the laws of secrecy where there are more cards than TINY has."""
    report = walk(STUDIES[name], rules)
    assert report.breaches == {}
    assert report.depths["over"].total() > 1000
