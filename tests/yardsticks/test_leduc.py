"""Tests of Leduc hold'em: published tree size and payoffs, and no hidden card leaks."""

from __future__ import annotations

import doctest
from itertools import islice
from random import Random

import pytest

from bench.yardsticks import leduc
from bench.yardsticks.leduc import TINY, Card, Dealt, DealtHidden, Folded, Leduc, Move, Raised, Settled, Shown, View
from poktail.core import codec
from poktail.core.errors import BadOptions, IllegalMove, NotYourTurn
from poktail.core.game import CHANCE, Chance, Decide, Over
from tests.yardsticks.walk import count, events, play, situations

FOLD, CALL, RAISE = Move


def test_the_tree_is_as_large_as_published() -> None:
    """OpenSpiel, integration_tests/api_test.py: 157 chance, 3780 decision, 5520 terminal nodes; 936 situations."""
    assert situations(Leduc()) == ({"Chance": 157, "Decide": 3780, "Over": 5520}, 936)


def test_tiny_is_tiny() -> None:
    assert count(TINY) == {"Chance": 41, "Decide": 336, "Over": 384}


@pytest.mark.parametrize(
    ("line", "payoffs"),
    [
        ("Js Kh raise fold", (1, -1)),
        ("Js Kh call raise fold", (-1, 1)),
        ("Js Kh raise raise fold", (-3, 3)),
        ("Js Kh call raise raise fold", (3, -3)),
        ("Js Kh call call Qs call call", (-1, 1)),
        ("Js Kh call call Jh call call", (1, -1)),
        ("Kh Js call call Jh call call", (-1, 1)),
        ("Kh Qs call call Jh call call", (1, -1)),
        ("Qs Qh raise raise call Ks raise raise call", (0, 0)),
        ("Qs Kh raise raise call Ks raise raise call", (-13, 13)),
        ("Qs Kh call raise raise call Qh call raise raise call", (13, -13)),
        ("Js Kh raise call Qs raise fold", (3, -3)),
        ("Js Kh raise call Qs raise raise fold", (-7, 7)),
    ],
)
def test_payoffs(line: str, payoffs: tuple[int, int]) -> None:
    assert play(Leduc(), line).turn == Over(payoffs)


@pytest.mark.parametrize(
    ("line", "seat", "legal"),
    [
        ("Js Kh", 0, (CALL, RAISE)),
        ("Js Kh call", 1, (CALL, RAISE)),
        ("Js Kh raise", 1, (FOLD, CALL, RAISE)),
        ("Js Kh raise raise", 0, (FOLD, CALL)),
        ("Js Kh call raise raise", 1, (FOLD, CALL)),
        ("Js Kh raise raise call Qs", 0, (CALL, RAISE)),
    ],
)
def test_one_folds_only_to_a_raise_and_raises_twice_in_a_round_at_most(
    line: str, seat: int, legal: tuple[Move, ...]
) -> None:
    match = play(Leduc(), line)
    assert match.turn == Decide((seat,))
    assert (match.legal(seat), match.legal(1 - seat)) == (legal, ())


def test_cards_are_drawn_from_what_is_left() -> None:
    def left(line: str) -> str:
        turn = play(Leduc(), line).turn
        assert isinstance(turn, Chance)
        assert {weight for _, weight in turn.outcomes} == {1}
        return " ".join(card for card, _ in turn.outcomes)

    assert left("") == "Js Jh Qs Qh Ks Kh"
    assert left("Jh") == "Js Qs Qh Ks Kh"
    assert left("Jh Qs call call") == "Js Qh Ks Kh"


def test_a_dealt_card_is_told_to_its_seat_alone() -> None:
    match = play(Leduc(), "Js Kh")
    assert events(match, 0) == [Dealt(0, Card.JS), DealtHidden(1)]
    assert events(match, 1) == [DealtHidden(0), Dealt(1, Card.KH)]
    assert events(match, None) == [DealtHidden(0), DealtHidden(1)]


def test_seat_1_sees_its_card_and_the_table_and_nothing_else() -> None:
    match = play(Leduc(), "Js Kh raise call Qs raise")
    line = (RAISE, CALL, RAISE)
    assert match.view(1) == View(1, Card.KH, Card.QS, 3, line, (7, 3), raises=1, acts=1, shown=None, payoffs=None)
    assert match.view(0) == View(0, Card.JS, Card.QS, 3, line, (7, 3), raises=1, acts=1, shown=None, payoffs=None)
    assert match.view(None) == View(None, None, Card.QS, 3, line, (7, 3), raises=1, acts=1, shown=None, payoffs=None)


def test_a_seat_sees_no_card_before_it_has_one() -> None:
    match = play(Leduc(), "Js")
    assert [match.view(seat).hand for seat in (0, 1, None)] == [Card.JS, None, None]
    assert match.view(1).acts == CHANCE


def test_who_folds_shows_nothing_and_who_stays_neither() -> None:
    match = play(Leduc(), "Js Kh call raise raise fold")
    assert events(match, None)[-2:] == [Folded(1), Settled((3, -3))]
    for seat, hidden in ((0, ["Kh"]), (1, ["Js"]), (None, ["Js", "Kh"])):
        observation = match.observation(seat)
        assert not any(card in codec.dump((observation.view, observation.events)) for card in hidden)


def test_at_the_showdown_everybody_sees_both_cards() -> None:
    match = play(Leduc(), "Js Kh call call Qs call call")
    for seat in (0, 1, None):
        assert events(match, seat)[-2:] == [Shown((Card.JS, Card.KH)), Settled((-1, 1))]
        assert match.view(seat).shown == (Card.JS, Card.KH)
        assert match.view(seat).payoffs == (-1, 1)


def test_moves_are_told_to_everybody() -> None:
    match = play(Leduc(), "Js Kh raise")
    assert [events(match, seat)[-1] for seat in (0, 1, None)] == [Raised(0)] * 3


def test_what_the_rules_forbid_is_refused() -> None:
    match = play(Leduc(), "Js Kh")
    with pytest.raises(IllegalMove):
        match.commit(0, FOLD)
    with pytest.raises(NotYourTurn):
        match.commit(1, CALL)
    with pytest.raises(IllegalMove):
        play(Leduc(), "Js").step({CHANCE: Card.JS})
    with pytest.raises(IllegalMove):
        play(Leduc(), "").step({CHANCE: Card.AS})
    for options in ({"ranks": 1}, {"ranks": 5}, {"raises": 0}, {"raises": 5}, {"seats": 3}):
        with pytest.raises(BadOptions):
            Leduc(**options)


@pytest.mark.parametrize(
    ("line", "seat", "hands"),
    [
        ("Js Kh call call Qs", 0, {("Js", card) for card in ("Jh", "Qh", "Ks", "Kh")}),
        ("Js Kh call call Qs", 1, {(card, "Kh") for card in ("Js", "Jh", "Qh", "Ks")}),
        ("Js", 1, {(card,) for card in ("Js", "Jh", "Qs", "Qh", "Ks", "Kh")}),
        ("Js", 0, {("Js",)}),
        ("Js Kh call call Qs call call", None, {("Js", "Kh")}),
    ],
)
def test_worlds_are_all_deals_the_seat_cannot_rule_out(line: str, seat: int | None, hands: set[tuple[str]]) -> None:
    match = play(Leduc(), line)
    imagined = list(islice(leduc.worlds(match.observation(seat), Random(1)), 200))
    assert {world.dealt[:2] for world in imagined} == hands
    assert all(match.game.view(world, seat) == match.view(seat) for world in imagined)


def test_a_spectator_imagines_every_deal_of_two_cards() -> None:
    match = play(Leduc(), "Js Kh raise")
    imagined = {world.dealt for world in islice(leduc.worlds(match.observation(None), Random(1)), 1000)}
    assert len(imagined) == 30


def test_the_examples_in_the_docstrings_run() -> None:
    done = doctest.testmod(leduc)
    assert (done.failed, done.attempted) == (0, 1)
