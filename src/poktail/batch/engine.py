"""Runs a twin over a batch of tables; a table whose match has ended starts the next match at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from poktail.batch import CHANCE, DECIDE, OVER, AnyTwin

Policy = Callable[[Array, Array, Array], Array]
"""Chooses the moves for all tables: from a key, what each seat sees (float32[tables, seats, size]) and its legal moves
(bool[tables, seats, moves]), to int[tables, seats]. Arguments that a policy does not use are not computed."""


class Frame(NamedTuple):
    """One step at every table: what the seats saw, could do and did, and the match that ended with it, if any."""

    seen: Array  # float32[tables, seats, size]
    legal: Array  # bool[tables, seats, moves]
    moves: Array  # int[tables, seats]; meaningless where a seat had no legal move
    over: Array  # bool[tables]
    payoffs: Array  # int[tables, seats]; zeros unless over


def uniform(key: Array, seen: Array, legal: Array) -> Array:  # noqa: ARG001 - a policy that does not look
    """A uniformly random legal move; 0 for a seat that has none."""
    lots = jax.random.bits(key, legal.shape, jnp.uint32) >> 1
    return jnp.argmax(jnp.where(legal, lots.astype(jnp.int32), -1), axis=-1)


def pick(weights: Array, lot: Array) -> Array:
    """The index of the outcome that this random number selects; it must be below the sum of the weights.

    >>> [int(pick(jnp.array([2, 0, 1]), jnp.int32(lot))) for lot in range(3)]
    [0, 0, 2]
    """
    below: Array = jax.lax.associative_scan(jnp.add, weights)  # twice as fast here as cumsum
    return (lot >= below).sum(dtype=jnp.int32)


def choose(condition: Array, yes: Any, no: Any) -> Any:
    """One of two tables."""
    return jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)


def play_chance(twin: AnyTwin, key: Array, tables: Any) -> Any:
    """Draw once at every table where it is a chance turn; the others are unchanged."""
    weights = jax.vmap(twin.weights)(tables)
    total = weights.sum(axis=1, dtype=jnp.int32)
    lots = jax.random.randint(key, total.shape, 0, jnp.maximum(total, 1))

    def one(table: Any, weights: Array, lot: Array) -> Any:
        return choose(twin.turn(table) == CHANCE, twin.chance(table, pick(weights, lot)), table)

    return jax.vmap(one)(tables, weights, lots)


def play_moves(twin: AnyTwin, tables: Any, moves: Array) -> tuple[Any, Array, Array]:
    """Play the seats' moves, and start again where the match is over; returns tables, which ended, and payoffs."""

    def one(table: Any, moves: Array) -> tuple[Any, Array, Array]:
        decided = choose(twin.turn(table) == DECIDE, twin.decide(table, moves), table)
        over = twin.turn(decided) == OVER
        return choose(over, twin.start(), decided), over, twin.payoffs(decided)

    return jax.vmap(one)(tables, moves)


@partial(jax.jit, static_argnames=("twin", "tables"))
def begin(twin: AnyTwin, key: Array, tables: int) -> Any:
    """Create this many tables, after their first chance outcome."""
    fresh = jax.tree.map(lambda leaf: jnp.broadcast_to(leaf, (tables, *leaf.shape)), twin.start())
    return play_chance(twin, key, fresh)


@partial(jax.jit, static_argnames=("twin",))
def step(twin: AnyTwin, key: Array, tables: Any, moves: Array) -> tuple[Any, Array, Array]:
    """Play the seats' moves at every table, start again where the match is over, then draw chance once.

    Where chance has to act again, or has ended the match, the next steps continue with that and ignore the moves given
    to them, because no seat has a legal one. Also returns which matches were replaced, and their payoffs.
    """
    tables, over, payoffs = play_moves(twin, tables, moves)
    return play_chance(twin, key, tables), over, payoffs


@partial(jax.jit, static_argnames=("twin",))
def look(twin: AnyTwin, tables: Any) -> tuple[Array, Array]:
    """What every seat of every table sees, and its legal moves."""
    seats = jnp.arange(twin.game.seats)
    return jax.vmap(lambda table: (jax.vmap(partial(twin.encode, table))(seats), twin.legal(table)))(tables)


def everything(frame: Frame) -> Frame:
    """Keep everything of every frame."""
    return frame


@partial(jax.jit, static_argnames=("twin", "policy", "steps", "keep"))
def rollout(
    twin: AnyTwin, policy: Policy, key: Array, tables: Any, steps: int, keep: Callable[[Frame], Any] = everything
) -> tuple[Any, Any]:
    """Play this many steps; returns the tables, and what `keep` makes of each frame.

    What is not kept is not stored, and what neither the policy nor `keep` uses is not computed.
    """

    def one(tables: Any, key: Array) -> tuple[Any, Any]:
        by_policy, by_chance = jax.random.split(key)
        seen, legal = look(twin, tables)
        moves = policy(by_policy, seen, legal)
        tables, over, payoffs = step(twin, by_chance, tables, moves)
        return tables, keep(Frame(seen, legal, moves, over, payoffs))

    return jax.lax.scan(one, tables, jax.random.split(key, steps))
