"""High Card, a test game: hidden cards drawn late, alternating turns, chance twice in a row and at the end.

Each of two seats draws a card and then, in turn, holds or folds. When both hold, a coin says whether the high or the
low card wins. Rules, features and twin in one file, as small as they can be.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from poktail.core.game import EVERYBODY, Chance, Choice, Decide, Event, Over, Turn, option
from poktail.core.pieces import Bag

MOVES = ("hold", "fold")
COIN = ("high", "low")


@dataclass(frozen=True, slots=True)
class State:
    deck: Bag
    cards: tuple[int, ...] = ()
    held: int = 0
    payoffs: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class View:
    card: int | None
    held: int
    payoffs: tuple[int, ...] | None


@dataclass(frozen=True)
class HighCard:
    id: ClassVar[str] = "high_card"
    seats: ClassVar[int] = 2
    moves: ClassVar[tuple[str, ...]] = MOVES
    ranks: int = option(3, low=1, high=9)
    copies: int = option(2, low=2, high=9)

    def start(self) -> State:
        return State(Bag(tuple((rank, self.copies) for rank in range(self.ranks))))

    def turn(self, state: State) -> Turn:
        if state.payoffs is not None:
            return Over(state.payoffs)
        if len(state.cards) < 2:
            return Chance(state.deck.items)
        return Decide((state.held,)) if state.held < 2 else Chance((("high", 1), ("low", 2)))

    def legal(self, state: State, seat: int) -> tuple[str, ...]:
        return MOVES if self.turn(state) == Decide((seat,)) else ()

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        ((seat, what),) = choice.items()
        if len(state.cards) < 2:
            events = Event(what, (len(state.cards),))
            return State(state.deck.without(what), (*state.cards, what)), (events,)
        payoffs, held = None, state.held + (what == "hold")
        if what == "fold":
            payoffs = (-1, 1) if seat == 0 else (1, -1)
        elif what in COIN:
            mine, theirs = state.cards if what == "high" else state.cards[::-1]
            payoffs = (2, -2) if mine > theirs else (-2, 2) if mine < theirs else (0, 0)
        return State(state.deck, state.cards, held, payoffs), (Event(what, EVERYBODY),)

    def view(self, state: State, seat: int | None) -> View:
        card = None if seat is None or len(state.cards) <= seat else state.cards[seat]
        return View(card, state.held, state.payoffs)


def layout(game: HighCard) -> dict[str, slice]:
    n = game.ranks
    return {"card": slice(0, n), "held": slice(n, n + 1), "over": slice(n + 1, n + 2), "payoffs": slice(n + 2, n + 4)}


def encode(view: View, game: HighCard) -> np.ndarray:
    card = [view.card == rank for rank in range(game.ranks)]
    return np.array([*card, view.held / 2, *((1, *view.payoffs) if view.payoffs else (0, 0, 0))], np.float32)


class Table(NamedTuple):
    deck: jax.Array
    cards: jax.Array
    drawn: jax.Array
    held: jax.Array
    over: jax.Array
    payoffs: jax.Array


@dataclass(frozen=True)
class Twin:
    game: HighCard

    @property
    def outcomes(self) -> tuple[Any, ...]:
        return (*range(self.game.ranks), *COIN)

    def start(self) -> Table:
        none, zero = jnp.full(2, -1, jnp.int32), jnp.int32(0)
        deck = jnp.full(self.game.ranks, self.game.copies, jnp.int32)
        return Table(deck, none, zero, zero, jnp.bool_(False), jnp.zeros(2, jnp.int32))

    def turn(self, table: Table) -> jax.Array:
        return jnp.where(table.over, 2, jnp.where((table.drawn < 2) | (table.held == 2), 1, 0))

    def legal(self, table: Table) -> jax.Array:
        acts = (self.turn(table) == 0) & (jnp.arange(2) == table.held)
        return jnp.broadcast_to(acts[:, None], (2, len(MOVES)))

    def weights(self, table: Table) -> jax.Array:
        cards, coin = table.deck * (table.drawn < 2), jnp.array([1, 2]) * (table.held == 2)
        return jnp.concatenate([cards, coin]) * ~table.over

    def chance(self, table: Table, outcome: jax.Array) -> Table:
        ranks, dealing = self.game.ranks, table.drawn < 2
        deck = table.deck - (jnp.arange(ranks) == outcome)
        cards = jnp.where(jnp.arange(2) == table.drawn, outcome, table.cards)
        sign = jnp.where(outcome == ranks, 2, -2) * jnp.sign(table.cards[0] - table.cards[1])
        return Table(
            deck=jnp.where(dealing, deck, table.deck),
            cards=jnp.where(dealing, cards, table.cards),
            drawn=table.drawn + dealing,
            held=table.held,
            over=~dealing,
            payoffs=jnp.where(dealing, 0, sign * jnp.array([1, -1])),
        )

    def decide(self, table: Table, moves: jax.Array) -> Table:
        folded = moves[table.held] == 1
        payoffs = jnp.where(jnp.arange(2) == table.held, -1, 1) * folded
        return table._replace(held=table.held + ~folded, over=folded, payoffs=payoffs)

    def payoffs(self, table: Table) -> jax.Array:
        return table.payoffs

    def encode(self, table: Table, seat: jax.Array) -> jax.Array:
        card = jnp.where(seat < 0, -1, table.cards[seat]) == jnp.arange(self.game.ranks)
        return jnp.concatenate([card, table.held[None] / 2, table.over[None], table.payoffs]).astype(jnp.float32)


LAYERS = {"features": SimpleNamespace(encode=encode, layout=layout), "batch": SimpleNamespace(TWIN=Twin)}
ENTRY: Any = SimpleNamespace(id=HighCard.id, game=HighCard, tiny=HighCard(), layer=LAYERS.__getitem__)
