"""Tests of the batch engine: legal moves, fair chance, restarts, on a game that chance may end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from poktail.batch import engine
from poktail.core.game import CHANCE, Chance, Decide, Over
from tests.batch.toy import HighCard, Twin

TWIN = Twin(HighCard())
TABLES, STEPS = 512, 64
pytestmark = pytest.mark.xdist_group("engine")  # what is compiled serves all
KEY = jax.random.key(7)


def played(key: jax.Array) -> engine.Frame:
    first, second = jax.random.split(key)
    _, frames = engine.rollout(TWIN, engine.uniform, second, engine.begin(TWIN, first, TABLES), STEPS)
    return engine.Frame(*map(np.asarray, frames))


@pytest.fixture(scope="module")
def frames() -> engine.Frame:
    return played(KEY)


def worth() -> Counter[tuple[int, ...]]:
    """How often each result comes under uniform play, by enumeration."""
    game, odds = HighCard(), Counter[tuple[int, ...]]()

    def visit(state: Any, share: Fraction) -> None:
        turn = game.turn(state)
        if isinstance(turn, Over):
            odds[turn.payoffs] += share
        elif isinstance(turn, Chance):
            total = sum(weight for _, weight in turn.outcomes)
            for outcome, weight in turn.outcomes:
                visit(game.apply(state, {CHANCE: outcome})[0], share * Fraction(weight, total))
        else:
            assert isinstance(turn, Decide)
            for move in game.moves:
                visit(game.apply(state, {turn.seats[0]: move})[0], share / 2)

    visit(game.start(), Fraction(1))
    return odds


def test_every_lot_falls_on_an_outcome_and_each_outcome_has_as_many_as_it_weighs() -> None:
    weights = jnp.array([3, 0, 5, 1, 0])
    lots = jax.vmap(lambda lot: engine.pick(weights, lot))(jnp.arange(9))
    assert np.bincount(lots, minlength=5).tolist() == weights.tolist()


def test_a_uniform_policy_makes_every_legal_move_as_often_and_no_other() -> None:
    legal = jnp.array([[True, False, True, True], [False, True, False, False], [False] * 4])
    many = jnp.broadcast_to(legal, (6000, 3, 4))
    moves = np.asarray(engine.uniform(KEY, jnp.zeros(0), many))
    first = np.bincount(moves[:, 0], minlength=4)
    assert first[1] == 0
    assert all(abs(n - 2000) < 5 * sqrt(6000 * 2 / 9) for n in first[[0, 2, 3]])
    assert set(moves[:, 1]) == {1}
    assert set(moves[:, 2]) == {0}


def test_begin_draws_once_at_every_table() -> None:
    tables = engine.begin(TWIN, KEY, TABLES)
    assert tables.drawn.tolist() == [1] * TABLES
    assert set(tables.cards[:, 0].tolist()) == {0, 1, 2}


def test_results_come_as_often_as_the_rules_say(frames: engine.Frame) -> None:
    found = Counter(map(tuple, frames.payoffs[frames.over].tolist()))
    odds, total = worth(), found.total()
    assert found.keys() == odds.keys()
    assert total > TABLES * STEPS / 6
    for payoffs, share in odds.items():
        assert abs(found[payoffs] - total * share) < 5 * sqrt(total * share * (1 - share))


def test_payoffs_are_paid_once_and_only_at_the_end(frames: engine.Frame) -> None:
    """A match of the toy takes 2 steps or 3 when a seat folds; when both hold, chance ends it, and it takes 4."""
    assert not frames.payoffs[~frames.over].any()
    lengths = set()
    for table in range(TABLES):
        for start, end in pairwise(np.flatnonzero(frames.over[:, table]).tolist()):
            last = frames.moves[end, table][frames.legal[end, table].any(axis=1)].tolist()
            lengths.add((end - start, *last))
    assert lengths == {(2, 1), (3, 1), (4,)}


def test_a_table_whose_match_has_ended_starts_afresh_and_the_others_play_on() -> None:
    first, second, third = jax.random.split(KEY, 3)
    fold_or_hold = jnp.arange(TABLES) % 2
    tables, over, _ = engine.step(TWIN, second, engine.begin(TWIN, first, TABLES), jnp.zeros((TABLES, 2), jnp.int32))
    assert not over.any()  # the second card came, and nobody had anything to decide
    after, over, payoffs = engine.step(TWIN, third, tables, jnp.stack([fold_or_hold, fold_or_hold], axis=1))
    assert over.tolist() == fold_or_hold.astype(bool).tolist()
    assert payoffs.tolist() == [[-folds, folds] for folds in fold_or_hold.tolist()]
    assert after.drawn.tolist() == [1 if folds else 2 for folds in fold_or_hold.tolist()]
    assert after.held.tolist() == [0 if folds else 1 for folds in fold_or_hold.tolist()]
    assert (after.deck.sum(axis=1) == jnp.where(fold_or_hold, 5, 4)).all()
    assert after.cards[::2].tolist() == tables.cards[::2].tolist()


def test_the_same_key_plays_the_same_matches_and_another_key_others(frames: engine.Frame) -> None:
    assert all(np.array_equal(a, b) for a, b in zip(frames, played(KEY), strict=True))
    assert not np.array_equal(frames.payoffs, played(jax.random.key(8)).payoffs)


def test_a_rollout_is_look_policy_and_step_in_turn() -> None:
    tables, keys = engine.begin(TWIN, KEY, TABLES), jax.random.split(KEY, STEPS)
    _, frames = engine.rollout(TWIN, engine.uniform, KEY, tables, STEPS)
    for number in range(6):
        by_policy, by_chance = jax.random.split(keys[number])
        seen, legal = engine.look(TWIN, tables)
        moves = engine.uniform(by_policy, seen, legal)
        tables, over, payoffs = engine.step(TWIN, by_chance, tables, moves)
        for name, value in engine.Frame(seen, legal, moves, over, payoffs)._asdict().items():
            assert np.array_equal(getattr(frames, name)[number], value), name


def cautious(key: jax.Array, seen: jax.Array, legal: jax.Array) -> jax.Array:
    """Holds with the highest card only."""
    return jnp.where(seen[..., 2] > 0, 0, 1)


def results(frame: engine.Frame) -> jax.Array:
    return jnp.where(frame.over, frame.payoffs[:, 0], 9)


@pytest.mark.parametrize(("policy", "found"), [(cautious, {-1, 0, 1, 9}), (engine.uniform, {-2, -1, 0, 1, 2, 9})])
def test_a_policy_plays_by_what_it_sees_and_only_what_is_kept_comes_back(policy: Any, found: set[int]) -> None:
    """Of two who hold with the highest card only, none ever loses to a coin."""
    _, kept = engine.rollout(TWIN, policy, KEY, engine.begin(TWIN, KEY, TABLES), STEPS, results)
    assert kept.shape == (STEPS, TABLES)
    assert set(np.unique(kept).tolist()) == found
