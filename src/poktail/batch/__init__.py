"""Batched simulation with JAX: the interface of a game's batch.py, and the kinds of turn as numbers.

A twin implements the rules of a game a second time, for one table, with arrays of fixed shape and without Python
branches, so that JAX can compile it and run it over a batch of tables. Law 6 checks that it agrees with rules.py at
every position (`agree`). `TWIN(game)` in a game's batch.py creates it.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar, get_args

from jax import Array

from poktail.core import game as core
from poktail.core.game import AnyGame

KINDS: Final[tuple[type, ...]] = get_args(core.Turn)
"""Decide, Chance, Over: a kind of turn is its index in core's Turn."""

DECIDE, CHANCE, OVER = map(KINDS.index, (core.Decide, core.Chance, core.Over))

SPECTATOR: Final = -1
"""The seat number of a spectator, where a seat must be a number."""

Table = TypeVar("Table")


class Twin(Protocol[Table]):
    """The rules of one game with its options, for one table; every method except `start` can be compiled and vmapped.

    It is hashable and equal to another twin of the same class for an equal game, so that compiled code is shared. A
    table is a pytree of arrays whose shapes and types depend only on the options.
    """

    @property
    def game(self) -> AnyGame:
        """The game with its options; it defines the order of the moves."""

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """Every possible chance outcome, each once; its position is its index."""

    def start(self) -> Table:
        """The initial position."""

    def turn(self, table: Table) -> Array:
        """int: DECIDE, CHANCE or OVER."""

    def legal(self, table: Table) -> Array:
        """bool[seats, moves]: the legal moves of each seat; the seats with at least one have to decide."""

    def weights(self, table: Table) -> Array:
        """int32[outcomes]: the weight of each outcome now, with a sum below 2**31; zeros unless it is a chance turn."""

    def decide(self, table: Table, moves: Array) -> Table:
        """The position after these moves, int[seats]; the entries of seats that do not decide are ignored."""

    def chance(self, table: Table, outcome: Array) -> Table:
        """The position after the outcome of this index."""

    def payoffs(self, table: Table) -> Array:
        """int[seats]: the result; zeros until the match is over."""

    def encode(self, table: Table, seat: Array) -> Array:
        """float32[size]: features.encode of this seat's view; the seat may be SPECTATOR."""


AnyTwin = Twin[Any]
