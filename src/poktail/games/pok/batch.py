"""The JAX twin of rules.py: one table as a few small arrays, with branch-free rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from poktail.batch import CHANCE, DECIDE, OVER
from poktail.core.errors import BadOptions
from poktail.core.game import Chance
from poktail.games.pok.features import CLAUSES, faces_up, layout, long_match, scale
from poktail.games.pok.rules import SYMBOLS, Pok, Throw

NOTHING = -1  # no throw, or no round yet
MOST_WEIGHT = 2**31 - 1


class Table(NamedTuple):
    """The State of rules.py as arrays: symbols, throws and clauses are indices."""

    hands: Array  # int8[seats, symbols]
    throw: Array  # int32
    last_throw: Array  # int32
    last_shown: Array  # int8[seats]
    last_handed: Array  # bool[seats]
    last_clause: Array  # int8
    idle: Array  # int32
    round: Array  # int32
    over: Array  # bool
    payoffs: Array  # int16[seats]


@dataclass(frozen=True)
class Twin:
    """POK in arrays for the options of one game; everything that depends only on the options is computed once, here."""

    game: Pok
    outcomes: tuple[Throw, ...] = field(init=False, compare=False)
    _weights: np.ndarray = field(init=False, compare=False, repr=False)
    _goals: np.ndarray = field(init=False, compare=False, repr=False)
    _up: np.ndarray = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        chance = self.game.turn(self.game.start())
        assert isinstance(chance, Chance)
        if sum(weight for _, weight in chance.outcomes) > MOST_WEIGHT:
            raise BadOptions(option="dice", low=1, high=MOST_WEIGHT)
        throws = tuple(thrown for thrown, _ in chance.outcomes)
        object.__setattr__(self, "outcomes", throws)
        object.__setattr__(self, "_weights", np.array([weight for _, weight in chance.outcomes], np.int32))
        object.__setattr__(self, "_goals", np.array([[_goals(t, s) for s in SYMBOLS] for t in throws], np.int32))
        object.__setattr__(self, "_up", np.array([faces_up(t, self.game) for t in throws], np.bool_))

    def start(self) -> Table:
        """Everybody holds the same counters (POK-1)."""
        seats = self.game.seats
        nothing = jnp.int32(NOTHING)
        return Table(
            hands=jnp.full((seats, len(SYMBOLS)), self.game.counters, jnp.int8),
            throw=nothing,
            last_throw=nothing,
            last_shown=jnp.zeros(seats, jnp.int8),
            last_handed=jnp.zeros(seats, jnp.bool_),
            last_clause=jnp.int8(0),
            idle=jnp.int32(0),
            round=jnp.int32(0),
            over=jnp.bool_(False),
            payoffs=jnp.zeros(seats, jnp.int16),
        )

    def turn(self, table: Table) -> Array:
        """The dice, then all seats at once (POK-3, POK-4)."""
        return jnp.where(table.over, OVER, jnp.where(table.throw == NOTHING, CHANCE, DECIDE))

    def legal(self, table: Table) -> Array:
        """Any symbol the seat still holds (POK-4)."""
        return (table.hands > 0) & (table.throw != NOTHING)

    def weights(self, table: Table) -> Array:
        """The number of ways to roll each throw (POK-2), while the dice are about to roll."""
        return jnp.where((table.throw == NOTHING) & ~table.over, self._weights, 0)

    def chance(self, table: Table, outcome: Array) -> Table:
        """A throw starts a round (POK-3)."""
        return table._replace(throw=outcome.astype(jnp.int32), round=table.round + 1)

    def decide(self, table: Table, moves: Array) -> Table:
        """All seats reveal together; the round is judged and closed (POK-4)."""
        shown = moves.astype(jnp.int8)
        opened = jax.nn.one_hot(shown, len(SYMBOLS), dtype=jnp.int8)
        handed, clause = self._judge(table.throw, opened)
        hands = table.hands - opened * handed[:, None].astype(jnp.int8)
        idle = jnp.where(handed.any(), 0, table.idle + 1)
        over, payoffs = self._end(hands, handed, idle)
        return Table(
            hands=hands,
            throw=jnp.int32(NOTHING),
            last_throw=table.throw,
            last_shown=shown,
            last_handed=handed,
            last_clause=clause,
            idle=idle,
            round=table.round,
            over=over,
            payoffs=payoffs,
        )

    def payoffs(self, table: Table) -> Array:
        """The payoff of each seat; zeros before the end."""
        return table.payoffs

    def encode(self, table: Table, seat: Array) -> Array:
        """What features.encode returns for this seat's view; seat -1 is a spectator."""
        game, seated, began = self.game, seat >= 0, table.last_throw != NOTHING
        around = (jnp.maximum(seat, 0) + jnp.arange(game.seats)) % game.seats
        parts = {
            "seated": seated,
            "hand": jnp.where(seated, table.hands[around[0]], 0),
            "throw": self._faces(table.throw),
            "last_throw": self._faces(table.last_throw),
            "last_shown": jax.nn.one_hot(table.last_shown[around], len(SYMBOLS), dtype=jnp.int8) * began,
            "last_handed": table.last_handed[around],
            "last_clause": jax.nn.one_hot(table.last_clause, len(CLAUSES), dtype=jnp.int8) * began,
            "counters": table.hands[around] if game.open_counters else jnp.zeros(0),
            "idle": table.idle,
            "round": jnp.minimum(table.round, long_match(game)),
            "over": table.over,
            "payoffs": table.payoffs[around],
        }
        return jnp.concatenate([jnp.ravel(parts[name]).astype(jnp.float32) for name in layout(game)]) * scale(game)

    def _judge(self, throw: Array, opened: Array) -> tuple[Array, Array]:
        """Which seats hand over, and the index of the clause in CLAUSES."""
        goals = jnp.asarray(self._goals)[throw]
        met = (goals >> opened.sum(axis=0, dtype=jnp.int32)) & 1 > 0  # POK-5
        good = (opened * met).any(axis=1)  # POK-6
        off = (opened * (goals == 0)).any(axis=1)  # POK-7
        nobody = off.all()  # POK-8
        handed = jnp.where(met.any(), good, off & ~nobody)
        return handed, jnp.where(met.any(), 0, jnp.where(nobody, 2, 1)).astype(jnp.int8)

    def _end(self, hands: Array, handed: Array, idle: Array) -> tuple[Array, Array]:
        """Whether the match is over after this round, and the payoffs then."""
        left = len(SYMBOLS) * self.game.counters - self.game.goal
        first = handed & (hands.sum(axis=1, dtype=jnp.int32) == left)
        stake, winners = self.game.stake, jnp.maximum(first.sum(), 1)
        gain = stake * (self.game.seats - winners) // winners  # POK-11, POK-12
        over = first.any() | self._dead(hands) | (idle >= self.game.idle_limit)  # POK-13, POK-14
        return over, jnp.where(first.any(), jnp.where(first, gain, -stake), 0).astype(jnp.int16)

    def _dead(self, hands: Array) -> Array:
        """Every seat has the same single symbol left, and no die can ask for all of them (POK-13)."""
        kinds = (hands > 0).any(axis=0)
        askable = (self._goals >> self.game.seats & 1).any(axis=0)
        return (kinds.sum() == 1) & ~(kinds & askable).any()

    def _faces(self, throw: Array) -> Array:
        return jnp.asarray(self._up)[throw] & (throw != NOTHING)


TWIN = Twin


def _goals(throw: Throw, symbol: str) -> int:
    """The goals of a symbol as a bit mask: bit n is set if a die asks for n of it."""
    return sum({1 << face.count for face in throw.faces if face.symbol == symbol})
