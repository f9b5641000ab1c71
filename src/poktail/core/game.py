"""The Game protocol, the three kinds of turn, events, and what a seat may know of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Protocol, TypeVar

Seat = Annotated[int, "seat"]
"""A seat number, counted clockwise from 0; the annotation lets texts show a name instead."""

CHANCE: Final[Seat] = -1

Choice = Mapping[Seat, Any]
"""The move of each seat that had to act; chance acts as seat -1."""


class Everybody(Enum):
    """The audience of a public event: all seats and all spectators."""

    EVERYBODY = "everybody"


EVERYBODY: Final = Everybody.EVERYBODY
Audience = tuple[Seat, ...] | Everybody


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats choose at the same time, hidden from each other."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance picks one of these outcomes, each with an integer weight."""

    outcomes: tuple[tuple[Any, int], ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended with one integer payoff for each seat; more is better."""

    payoffs: tuple[int, ...]


Turn = Decide | Chance | Over


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, who may know it, and what everybody else learns instead (None: only that something happened).

    `forget` marks a break: during a match, clients show nothing from before the second-to-last break.
    """

    what: Any
    audience: Audience
    rest: Any = None
    forget: bool = False

    def as_seen_by(self, seat: Seat | None) -> Any:
        """What this seat (None: a spectator) learns of the event."""
        if self.audience is EVERYBODY or seat in self.audience:
            return self.what
        return self.rest


@dataclass(frozen=True, slots=True)
class SeatEvent:
    """An event as one seat sees it; `what` is None if the seat only learns that the version went up."""

    version: int
    what: Any


State = TypeVar("State")
Move_co = TypeVar("Move_co", covariant=True)
View_co = TypeVar("View_co", covariant=True)


class Game(Protocol[State, Move_co, View_co]):
    """The rules of one game: a frozen dataclass whose fields are the table's options.

    A game whose seats win and lose together also has `together`, the seats of each side; ask `sides` for them.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]
    id: ClassVar[str]

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def moves(self) -> tuple[Move_co, ...]:
        """Every move of the game: the position in the tuple is the action index, str(move) the notation."""

    def start(self) -> State:
        """The first state."""

    def turn(self, state: State) -> Turn:
        """Who acts next, or the result."""

    def legal(self, state: State, seat: Seat) -> tuple[Move_co, ...]:
        """The legal moves of this seat; empty if it has nothing to decide."""

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """The next state and the events on the way; Match has already checked that the choice is legal."""

    def view(self, state: State, seat: Seat | None) -> View_co:
        """The state as this seat (None: a spectator) may see it."""


AnyGame = Game[Any, Any, Any]


def sides(game: AnyGame) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win and lose together; by default each seat is on its own."""
    together: tuple[tuple[Seat, ...], ...] | None = getattr(game, "together", None)
    return tuple((seat,) for seat in range(game.seats)) if together is None else together


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything a seat (None: a spectator) may know: its view, its legal moves and all its events since the start."""

    game: AnyGame
    seat: Seat | None
    view: Any
    legal: tuple[Any, ...]
    events: tuple[SeatEvent, ...]

    @property
    def version(self) -> int:
        """The version after the latest event; 0 before the first."""
        return self.events[-1].version if self.events else 0


@dataclass(frozen=True, slots=True)
class Figure:
    """A number for somebody's statistics: how often something happened in a match, of how many chances.

    Without chances it is a score, such as points; of several matches the highest one is kept.
    """

    name: str
    count: int
    chances: int | None = None


@dataclass(frozen=True, slots=True)
class About:
    """Facts from the game's box that are the same in every language."""

    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest and the largest value of an option."""

    low: int
    high: int


def option(default: Any, *, low: int | None = None, high: int | None = None, variant: bool = False) -> Any:
    """A dataclass field that is an option of the game; integers need bounds.

    `variant`: people around a real table choose this; a set-up shows it first, and everything else as an experiment.
    """
    if (low is None) is not (high is None):
        raise TypeError("an option has both bounds or none")
    bounds = None if low is None or high is None else Bounds(low, high)
    return field(default=default, metadata={"bounds": bounds, "variant": variant})


def seat_bounds(game: AnyGame | type[AnyGame]) -> Bounds:
    """The smallest and the largest number of seats that a game can be played with."""
    bounds: Bounds = game.__dataclass_fields__["seats"].metadata["bounds"]
    return bounds
