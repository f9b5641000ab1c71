"""New Game, clause by clause."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE
from poktail.core.match import Match, replay
from poktail.core.pieces import odds
from poktail.games.newgame.bot import decide
from poktail.games.newgame.rules import Card, Chosen, Dealt, DealtFaceDown, Move, Newgame, View


def dealt(*ranks: int) -> Match:
    """A match in which the seats got these cards."""
    return replay(Newgame(seats=len(ranks)), [{CHANCE: Card(rank)} for rank in ranks])


def test_one_card_of_each_rank() -> None:
    """NEWGAME-1: every rank once; a table has at least as many cards as seats."""
    game = Newgame(seats=2, cards=4)
    assert game.start().deck.items == tuple((Card(rank), 1) for rank in range(1, 5))
    assert [str(card) for card, _ in game.start().deck.items] == ["1", "2", "3", "4"]
    with pytest.raises(BadOptions):
        Newgame(seats=5, cards=4)


def test_a_card_is_seen_by_its_seat_alone() -> None:
    """NEWGAME-2: seat 1 sees its card, seat 0 and a spectator see that it has one."""
    match = dealt(3, 7)
    assert match.view(1) == View(1, 2, Card(7), ())
    assert match.view(None) == View(None, 2, None, ())
    assert [event.what for event in match.events_since(0)] == [Dealt(0, Card(3)), DealtFaceDown(1)]


def test_all_choose_at_once() -> None:
    """NEWGAME-3: stay or leave, opened together."""
    match = dealt(3, 7)
    assert match.waiting == (0, 1)
    assert match.legal(0) == (Move.STAY, Move.LEAVE)
    assert not match.commit(0, Move.STAY)
    assert match.version == 2


def test_the_highest_that_stayed_wins() -> None:
    """NEWGAME-4: the winner gains 1 from each other who stayed; whoever left gets 0 and hides the card."""
    match = dealt(3, 7, 9)
    match.step({0: Move.STAY, 1: Move.STAY, 2: Move.LEAVE})
    assert match.payoffs == (-1, 1, 0)
    assert match.view(None).choices[2] == Chosen(2, Move.LEAVE, None)


def test_if_all_leave_nobody_wins() -> None:
    """NEWGAME-4: without anybody staying there is no winner."""
    match = dealt(3, 7)
    match.step({0: Move.LEAVE, 1: Move.LEAVE})
    assert match.payoffs == (0, 0)


def test_odds_of_the_higher_card() -> None:
    """Each rank is equally likely, and the first of two seats is higher in half of all deals."""
    game = Newgame(seats=2, cards=3)
    first = odds(game.turn(game.start()).outcomes)  # type: ignore[union-attr]
    assert first == {Card(rank): Fraction(1, 3) for rank in (1, 2, 3)}
    higher = Counter(a > b for a, b in permutations((1, 2, 3), 2))
    assert Fraction(higher[True], higher.total()) == Fraction(1, 2)


def test_the_bot_stays_with_the_best_and_leaves_with_the_worst_card() -> None:
    assert decide(dealt(9, 1, 5).observation(0), Random(1)) is Move.STAY
    assert decide(dealt(9, 1, 5).observation(1), Random(1)) is Move.LEAVE
