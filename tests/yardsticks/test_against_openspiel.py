"""Tests against OpenSpiel over the whole tree: who acts, the odds, the actions, the returns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from bench.yardsticks.leduc import Leduc
from bench.yardsticks.liars_dice import LiarsDice
from poktail.core.game import CHANCE, AnyGame, Chance, Decide, Over
from poktail.core.pieces import odds

GAMES = [
    pytest.param(Leduc(), "leduc_poker", id="Leduc hold'em"),
    pytest.param(LiarsDice(), "liars_dice", id="Liar's Dice"),
    pytest.param(
        LiarsDice(dice=2, faces=2), "liars_dice(numdice=2,dice_sides=2)", id="Liar's Dice with two coins each"
    ),
]
COUNTS = {"leduc_poker": (157, 3780, 5520), "liars_dice": (7, 147_456, 147_420)}


def indices(game: AnyGame, turn: Chance) -> dict[Any, int]:
    """OpenSpiel numbers a card by its place in the deck and a face from 0."""
    deck = game.deck if isinstance(game, Leduc) else range(1, game.faces + 1)
    return {outcome: list(deck).index(outcome) for outcome, _ in turn.outcomes}


def children(game: AnyGame, state: Any, turn: Chance | Decide, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """Both sides after every choice, once both have agreed on what the choices are."""
    if isinstance(turn, Chance):
        assert theirs.is_chance_node()
        index = indices(game, turn)
        assert {index[o]: p for o, p in odds(turn.outcomes).items()} == {
            action: Fraction(p).limit_denominator(1000) for action, p in theirs.chance_outcomes()
        }
        steps = [({CHANCE: outcome}, index[outcome]) for outcome, _ in turn.outcomes]
    else:
        (seat,) = turn.seats
        assert theirs.current_player() == seat
        legal = game.legal(state, seat)
        actions = [game.moves.index(move) for move in legal]
        assert actions == theirs.legal_actions()
        steps = [({seat: move}, action) for move, action in zip(legal, actions, strict=True)]
    for choice, action in steps:
        yield game.apply(state, choice)[0], theirs.child(action)


@pytest.mark.peers
@pytest.mark.parametrize(("game", "name"), GAMES)
def test_the_two_trees_are_one(game: AnyGame, name: str) -> None:
    import pyspiel  # noqa: PLC0415 - an optional peer

    theirs = pyspiel.load_game(name)
    assert len(game.moves) == theirs.num_distinct_actions()
    nodes: Counter[type] = Counter()
    ahead = [(game.start(), theirs.new_initial_state())]
    while ahead:
        state, other = ahead.pop()
        turn = game.turn(state)
        nodes[type(turn)] += 1
        assert other.is_terminal() == isinstance(turn, Over)
        if isinstance(turn, Over):
            assert list(turn.payoffs) == other.returns()
        else:
            ahead += children(game, state, turn, other)
    counted = (nodes[Chance], nodes[Decide], nodes[Over])
    assert counted == COUNTS.get(name, counted)


@pytest.mark.peers
@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(LiarsDice(faces=4), "liars_dice(dice_sides=4)"), pytest.param(Leduc(), "leduc_poker")],
)
def test_our_views_tell_apart_what_their_information_states_tell_apart(game: AnyGame, name: str) -> None:
    """One view for each information state and one information state for each view, at every decision."""
    import pyspiel  # noqa: PLC0415 - an optional peer

    pairs = set()
    ahead = [(game.start(), pyspiel.load_game(name).new_initial_state())]
    while ahead:
        state, other = ahead.pop()
        turn = game.turn(state)
        if isinstance(turn, Decide):
            (seat,) = turn.seats
            pairs.add((game.view(state, seat), other.information_state_string(seat)))
        if not isinstance(turn, Over):
            ahead += children(game, state, turn, other)
    assert len(pairs) == len({view for view, _ in pairs}) == len({text for _, text in pairs})
