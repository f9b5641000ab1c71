"""The protocol every game speaks: six names, three kinds of turn, one kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Protocol, TypeVar

Seat = Annotated[int, "seat"]
"""A place at the table, counted from 0 clockwise; the annotation lets text show a name instead."""

CHANCE: Final[Seat] = -1

Choice = Mapping[Seat, Any]
"""What the seats that had to act have chosen; chance acts as seat -1."""


class Everybody(Enum):
    """The audience of what is public: all seats and the spectators."""

    EVERYBODY = "everybody"


EVERYBODY: Final = Everybody.EVERYBODY
Audience = tuple[Seat, ...] | Everybody


@dataclass(frozen=True, slots=True)
class Decide:
    """These seats choose, at the same time and in secret from each other."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """One of these outcomes happens, each with its integer weight."""

    outcomes: tuple[tuple[Any, int], ...]


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended: one integer for each seat, more is better."""

    payoffs: tuple[int, ...]


Turn = Decide | Chance | Over


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, who may know it, and what all others hear instead (None: only that something happened).

    `forget` marks a new page: a client of a running match shows nothing older than the mark before it.
    """

    what: Any
    audience: Audience
    rest: Any = None
    forget: bool = False

    def heard_by(self, seat: Seat | None) -> Any:
        """What this seat (None: a spectator) hears of it."""
        if self.audience is EVERYBODY or seat in self.audience:
            return self.what
        return self.rest


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as one seat heard it; `what` is None where the seat only learns that the version moved on."""

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
        """How many sit at the table."""

    @property
    def moves(self) -> tuple[Move_co, ...]:
        """Every move there is; its place is its action index, its str() its notation."""

    def start(self) -> State:
        """The position before anything has happened."""

    def turn(self, state: State) -> Turn:
        """Who acts now, or how it ended."""

    def legal(self, state: State, seat: Seat) -> tuple[Move_co, ...]:
        """What this seat may do now; empty for a seat that has nothing to decide."""

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """The next position and what happened; the choice is legal, for Match has checked it."""

    def view(self, state: State, seat: Seat | None) -> View_co:
        """The table as this seat sees it; None: a spectator."""


AnyGame = Game[Any, Any, Any]


def sides(game: AnyGame) -> tuple[tuple[Seat, ...], ...]:
    """The seats that win and lose together; a game that does not say so has every seat on a side of its own."""
    together: tuple[tuple[Seat, ...], ...] | None = getattr(game, "together", None)
    return tuple((seat,) for seat in range(game.seats)) if together is None else together


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat (None: a spectator) has to go by: what it sees, may do, and was told since the start."""

    game: AnyGame
    seat: Seat | None
    view: Any
    legal: tuple[Any, ...]
    told: tuple[Heard, ...]


@dataclass(frozen=True, slots=True)
class About:
    """What the cover of the box says, the same in every language."""

    title: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest value of an option."""

    low: int
    high: int


def option(default: Any, *, low: int | None = None, high: int | None = None) -> Any:
    """A field of a game that people may set; integers have bounds."""
    if (low is None) is not (high is None):
        raise TypeError("an option has both bounds or none")
    bounds = None if low is None or high is None else Bounds(low, high)
    return field(default=default, metadata={"bounds": bounds})
