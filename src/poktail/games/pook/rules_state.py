"""The state of a match of Pook, and the view of one seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from poktail.core.game import Event, Seat
from poktail.core.pieces import Bag
from poktail.games.pook.rules_events import Picked
from poktail.games.pook.rules_pieces import Banner, Card, Cell, Choose, Face
from poktail.games.pook.rules_table import Guard, Kept, Table


class Phase(StrEnum):
    """What the match waits for."""

    FIRST = "first"
    BANNERS = "banners"
    DEAL = "deal"
    BEFORE = "before"
    LAY = "lay"
    POWER = "power"
    GIVE = "give"
    AFTER = "after"
    DRAW = "draw"
    TIE = "tie"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class First:
    """Chance draws this seat to begin."""

    seat: Seat

    def __str__(self) -> str:
        return f"seat-{self.seat}"


Round = tuple[Picked, ...]
"""One round of picks among tied sides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position. A side is a seat or a team; its number is the seat's modulo the number of sides."""

    phase: Phase
    first: Seat | None = None
    seat: Seat
    """Whose turn it is; during the deal, who gets the next card."""
    deck: Bag[Card]
    hands: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Kept, ...], ...]
    """The cards that others have seen going into each hand."""
    stock: Bag[Banner]
    """The Banners that no side has: unknown to all, or open on the table."""
    banners: tuple[Banner | None, ...]
    bonus: int | None = None
    """The side that took the first open Banner."""
    table: Table
    piggy: Cell
    barred: Cell | None = None
    """The cell from which the previous turn moved Piggy."""
    swapped: Cell | None = None
    """The cell from which this turn moved Piggy."""
    chosen: Choose | None = None
    laid: Cell | None = None
    aim: Cell | None = None
    scores: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    picks: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """A card in play as one seat knows it (POOK-19); `by`: the only seat that knows the Warrior of this Purse."""

    cell: Cell
    up: bool
    card: Card | None
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Free:
    """A cell where a card may be laid, and the highest level a Warrior may have there (POOK-6, POOK-7)."""

    cell: Cell
    purses: int


@dataclass(frozen=True, slots=True)
class Trade:
    """A card that a Mage may exchange: the face of the card given for it, and its highest level (POOK-14)."""

    cell: Cell
    face: Face
    level: int


@dataclass(frozen=True, slots=True)
class Place:
    """A free cell, and what may follow a card laid there: the targets of each power, and where Piggy may go then.

    `knight`: the cards that a Knight laid there protects.
    """

    cell: Cell
    purses: int
    orc: tuple[Cell, ...]
    viking: tuple[Cell, ...]
    mage: tuple[Trade, ...]
    knight: tuple[Cell, ...]
    swaps: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """The possible turns after Piggy has swapped places with the card on `swap`; None: Piggy stays (POOK-16).

    `guarded`: the cells that Knights protect then.
    """

    swap: Cell | None
    places: tuple[Place, ...]
    guarded: tuple[Guard, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat; `kept`: the cards this seat has seen going into each hand that are still there.

    `size`: how many cards are laid in a match. `sides`: for each seat the seats of its side. `guarded`: the cells that
    Knights protect, until the Banners are shown.

    `ways`: everything that may follow, for the seat that still has to lay its card; it contains only public facts.
    """

    seat: Seat | None
    phase: Phase
    first: Seat | None
    active: Seat | None
    table: tuple[Seen, ...]
    piggy: Cell
    barred: Cell | None
    swapped: Cell | None
    size: int
    sides: tuple[tuple[Seat, ...], ...]
    free: tuple[Free, ...]
    guarded: tuple[Guard, ...]
    ways: tuple[Way, ...]
    hand: tuple[Card, ...]
    chosen: Choose | None
    laid: Cell | None
    aim: Cell | None
    cards: tuple[int, ...]
    kept: tuple[tuple[Kept, ...], ...]
    pile: int
    banners: tuple[Banner | None, ...]
    unused: int
    offer: tuple[Banner, ...]
    bonus: tuple[Seat, ...]
    scores: tuple[int, ...]
    picks: tuple[Round, ...]
    payoffs: tuple[int, ...] | None


Step = tuple[State, tuple[Event, ...]]
"""The next position and its events."""
