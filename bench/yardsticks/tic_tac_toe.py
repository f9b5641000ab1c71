"""Tic-tac-toe: a game without secrets and chance, for measuring a server's own cost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from poktail.core.codec import check_options
from poktail.core.game import EVERYBODY, Choice, Decide, Event, Over, Seat, Turn, option

LINES = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in (0, 1, 2)),
    (0, 4, 8),
    (2, 4, 6),
)


class Cell(StrEnum):
    """A cell to mark, by column and row."""

    A1 = "a1"
    B1 = "b1"
    C1 = "c1"
    A2 = "a2"
    B2 = "b2"
    C2 = "c2"
    A3 = "a3"
    B3 = "b3"
    C3 = "c3"


@dataclass(frozen=True, slots=True)
class Marked:
    """A seat has marked a cell."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Ended:
    """What each seat has won."""

    payoffs: tuple[int, int]


@dataclass(frozen=True, slots=True)
class State:
    """A position: who marked each cell, whose turn it is, and the result."""

    cells: tuple[Seat | None, ...]
    acts: Seat
    payoffs: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat, which sees everything."""

    seat: Seat | None
    cells: tuple[Seat | None, ...]
    acts: Seat
    payoffs: tuple[int, int] | None


Move = Cell
What = Marked | Ended

CELLS = tuple(Cell)
_START = State((None,) * len(CELLS), 0, None)
_DECIDE = (Decide((0,)), Decide((1,)))
_MARKED = tuple({cell: Event(Marked(seat, cell), EVERYBODY) for cell in CELLS} for seat in (0, 1))
_PLACE = {cell: place for place, cell in enumerate(CELLS)}
_WON = ((1, -1), (-1, 1))
_DRAW = (0, 0)


@dataclass(frozen=True)
class TicTacToe:
    """Three in a row win; a full board is a draw."""

    id: ClassVar[str] = "tic_tac_toe"
    moves: ClassVar[tuple[Cell, ...]] = CELLS

    seats: int = option(2, low=2, high=2)

    def __post_init__(self) -> None:
        check_options(self)

    def start(self) -> State:
        """An empty board; seat 0 begins."""
        return _START

    def turn(self, state: State) -> Turn:
        """The seats take turns."""
        return _DECIDE[state.acts] if state.payoffs is None else Over(state.payoffs)

    def legal(self, state: State, seat: Seat) -> tuple[Cell, ...]:
        """Any empty cell."""
        if seat != state.acts or state.payoffs is not None:
            return ()
        return tuple(cell for cell, mark in zip(CELLS, state.cells, strict=True) if mark is None)

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """Mark the cell, and check whether that ends the match."""
        seat = state.acts
        cell = choice[seat]
        place = _PLACE[cell]
        cells = (*state.cells[:place], seat, *state.cells[place + 1 :])
        payoffs = ended(cells, seat)
        over = () if payoffs is None else (Event(Ended(payoffs), EVERYBODY),)
        return State(cells, 1 - seat, payoffs), (_MARKED[seat][cell], *over)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything."""
        return View(seat, state.cells, state.acts, state.payoffs)


def ended(cells: tuple[Seat | None, ...], seat: Seat) -> tuple[int, int] | None:
    """The payoffs after this seat has marked a cell; None while the match goes on.

    >>> ended((0, 0, 0, 1, 1, None, None, None, None), 0)
    (1, -1)
    """
    if any(cells[a] == seat == cells[b] == cells[c] for a, b, c in LINES):
        return _WON[seat]
    return None if None in cells else _DRAW
