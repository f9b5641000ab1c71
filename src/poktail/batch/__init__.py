"""Thousands of matches at once: what a game's batch.py must offer, and the kinds of turn as numbers.

A twin says the rules of a game once more, for one table, in arrays of fixed shape and without a branch, so that JAX
may compile it and run it over a batch of tables. Law 6 holds it to rules.py, position by position (`agree`).
`TWIN(game)` in a game's batch.py makes it.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar, get_args

from jax import Array

from poktail.core import game as core
from poktail.core.game import AnyGame

KINDS: Final[tuple[type, ...]] = get_args(core.Turn)
"""Decide, Chance, Over: a kind of turn is its place in core's Turn."""

DECIDE, CHANCE, OVER = map(KINDS.index, (core.Decide, core.Chance, core.Over))

SPECTATOR: Final = -1
"""The seat of one who only looks, where a seat must be a number."""

Table = TypeVar("Table")


class Twin(Protocol[Table]):
    """The rules of one game with its options, for one table; every method but `start` may be compiled and vmapped.

    It is hashable and equal to a twin of the same class for an equal game, so that compiled code is shared. A table
    is a pytree of arrays whose shapes and types follow from the options alone.
    """

    @property
    def game(self) -> AnyGame:
        """The options, and the order of the moves."""

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """Everything chance may ever bring, each once; its place is its index."""

    def start(self) -> Table:
        """The position before anything has happened."""

    def turn(self, table: Table) -> Array:
        """int: DECIDE, CHANCE or OVER."""

    def legal(self, table: Table) -> Array:
        """bool[seats, moves]: what each seat may do now; the seats with any such move are those that decide."""

    def weights(self, table: Table) -> Array:
        """int32[outcomes]: the weight of each outcome now, their sum below 2**31; zeros unless it is chance's turn."""

    def decide(self, table: Table, moves: Array) -> Table:
        """The next position after these moves, int[seats]; those of seats that do not decide mean nothing."""

    def chance(self, table: Table, outcome: Array) -> Table:
        """The next position after the outcome of this index."""

    def payoffs(self, table: Table) -> Array:
        """int[seats]: the result; zeros until the match is over."""

    def encode(self, table: Table, seat: Array) -> Array:
        """float32[size]: features.encode of this seat's view; SPECTATOR looks too."""


AnyTwin = Twin[Any]
