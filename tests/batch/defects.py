"""Test helper: defects that can be planted into any twin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from poktail.batch import AnyTwin
from poktail.batch.agree import Look


def another_turn(twin: AnyTwin, table: Any) -> Array:
    return (twin.turn(table) + 1) % 3


def everything_is_legal(twin: AnyTwin, table: Any) -> Array:
    return twin.legal(table) | twin.legal(table).any()


def the_first_move_is_never_legal(twin: AnyTwin, table: Any) -> Array:
    return twin.legal(table).at[:, 0].set(False)


def a_move_means_the_next(twin: AnyTwin, table: Any, moves: Array) -> Any:
    return twin.decide(table, (moves + 1) % len(twin.game.moves))


def moves_are_lost(twin: AnyTwin, table: Any, moves: Array) -> Any:
    return table


def an_outcome_means_the_next(twin: AnyTwin, table: Any, outcome: Array) -> Any:
    return twin.chance(table, (outcome + 1) % len(twin.outcomes))


def outcomes_are_lost(twin: AnyTwin, table: Any, outcome: Array) -> Any:
    return table


def weights_are_one_too_many(twin: AnyTwin, table: Any) -> Array:
    return twin.weights(table) + (twin.weights(table) > 0)


def weights_never_change(twin: AnyTwin, table: Any) -> Array:
    return twin.weights(twin.start())


def an_outcome_is_unknown(twin: AnyTwin) -> tuple[Any, ...]:
    return twin.outcomes[:-1]


def the_next_seat_is_paid(twin: AnyTwin, table: Any) -> Array:
    return jnp.roll(twin.payoffs(table), 1)


def a_loss_costs_nothing(twin: AnyTwin, table: Any) -> Array:
    return jnp.maximum(twin.payoffs(table), 0)


def a_seat_sees_what_its_neighbour_sees(twin: AnyTwin, table: Any, seat: Array) -> Array:
    return twin.encode(table, (seat + 1) % twin.game.seats)


def a_spectator_sits_at_seat_0(twin: AnyTwin, table: Any, seat: Array) -> Array:
    return twin.encode(table, jnp.maximum(seat, 0))


def a_view_has_one_number_more(twin: AnyTwin, table: Any, seat: Array) -> Array:
    return jnp.append(twin.encode(table, seat), 0)


def a_view_is_off_by_one_bit(twin: AnyTwin, table: Any, seat: Array) -> Array:
    return twin.encode(table, seat) * jnp.float32(1 + 2**-23)


DEFECTS: dict[str, list[Callable[..., Any]]] = {
    "turn": [another_turn],
    "legal": [everything_is_legal, the_first_move_is_never_legal],
    "decide": [a_move_means_the_next, moves_are_lost],
    "chance": [an_outcome_means_the_next, outcomes_are_lost],
    "weights": [weights_are_one_too_many, weights_never_change],
    "payoffs": [the_next_seat_is_paid, a_loss_costs_nothing],
    "encode": [a_seat_sees_what_its_neighbour_sees, a_spectator_sits_at_seat_0, a_view_is_off_by_one_bit],
}
MISSHAPEN: dict[str, list[Callable[..., Any]]] = {
    "outcomes": [an_outcome_is_unknown],
    "encode": [a_view_has_one_number_more],
}

# Where each method shows; a step that goes wrong may show anywhere.
SHOWS: dict[str, set[str]] = {
    "turn": {"turn"},
    "legal": {"acting", "legal"},
    "decide": set(Look._fields),
    "chance": set(Look._fields),
    "weights": {"weights"},
    "outcomes": {"outcomes", "weights"},
    "payoffs": {"payoffs"},
    "encode": {"seen"},
}


@dataclass(frozen=True)
class Damaged:
    """A twin with one method replaced; all else is the twin's own."""

    twin: AnyTwin
    method: str
    defect: Callable[..., Any]

    def __getattr__(self, name: str) -> Any:
        if name != self.method:
            return getattr(self.twin, name)
        return self.defect(self.twin) if name == "outcomes" else partial(self.defect, self.twin)

    def __str__(self) -> str:
        return self.defect.__name__

    @property
    def shows(self) -> set[str]:
        return SHOWS[self.method]


def damaged(twin: AnyTwin, defects: dict[str, list[Callable[..., Any]]] = DEFECTS) -> tuple[Damaged, ...]:
    """The twin with each of these defects, one at a time."""
    return tuple(Damaged(twin, method, defect) for method, some in defects.items() for defect in some)


@dataclass(frozen=True)
class OneOf:
    """Any one of several twins of a game, compiled together and once: which of them it is stands on the table."""

    twins: tuple[Any, ...]
    which: int = field(compare=False)

    @property
    def game(self) -> Any:
        return self.twins[0].game

    @property
    def outcomes(self) -> tuple[Any, ...]:
        return self.twins[0].outcomes

    def start(self) -> Any:
        return self.twins[self.which].start(), jnp.int32(self.which)

    def __getattr__(self, name: str) -> Any:
        methods = [getattr(twin, name) for twin in self.twins]

        def method(table: Any, *rest: Any) -> Any:
            inner, which = table
            result = jax.lax.switch(which, methods, inner, *rest)
            return (result, which) if name in ("decide", "chance") else result

        return method


def each(twins: tuple[Any, ...]) -> list[OneOf]:
    """All of them, one after the other."""
    return [OneOf(twins, which) for which in range(len(twins))]
