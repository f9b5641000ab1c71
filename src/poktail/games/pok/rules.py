"""The rules of POK; their numbered text is in rulebook/."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import prod
from typing import ClassVar

from poktail.core.codec import check_options
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Over, Seat, Turn, option
from poktail.core.payoffs import share_pot, stake_of
from poktail.core.pieces import throw

MAX_DICE, MAX_DIE, MAX_THROWS = 12, 200, 4096

# POK-2: a table may use other dice.
DICE = (
    "1disc 1disc 1square 1square 1triangle 1triangle",
    "2disc 2square 2triangle blank blank blank",
    "3disc 3square 3triangle blank blank blank",
)


class Symbol(StrEnum):
    """The symbol on a counter; the order is that of the counts in a hand."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"


SYMBOLS = tuple(Symbol)
Counts = tuple[int, int, int]
"""How many discs, squares and triangles."""


@dataclass(frozen=True, slots=True)
class Show:
    """Choose one counter to show."""

    symbol: Symbol

    def __str__(self) -> str:
        return self.symbol


@dataclass(frozen=True, slots=True)
class Face:
    """A goal "count × symbol", or a blank."""

    count: int
    symbol: Symbol | None

    def __str__(self) -> str:
        return f"{self.count}{self.symbol}" if self.symbol else "blank"


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll of the dice, one face for each die."""

    faces: tuple[Face, ...]

    def __str__(self) -> str:
        return "/".join(map(str, self.faces))


@dataclass(frozen=True, slots=True)
class Shown:
    """What one seat showed."""

    seat: Seat
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Rolled:
    """A round began with this throw (POK-3)."""

    round: int
    throw: Throw


@dataclass(frozen=True, slots=True)
class Revealed:
    """All seats revealed their counters together (POK-4)."""

    hands: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class GoalMet:
    """Exactly as many seats showed the symbol as the die asks for (POK-5)."""

    goal: Face
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GoalMissed:
    """More or fewer seats showed the symbol (POK-5)."""

    goal: Face
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandedOver:
    """These seats put their counters into the box; the clause says why."""

    seats: tuple[Seat, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class TookBack:
    """These seats keep their counters; the clause says why."""

    seats: tuple[Seat, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Won:
    """A seat handed over its last counter but one (POK-11)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """The match ended without a single winner (POK-12, POK-13, POK-14)."""

    seats: tuple[Seat, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, as everybody saw it."""

    throw: Throw
    hands: tuple[Shown, ...]
    handed: tuple[Seat, ...]
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position; `throw` is None before the dice are rolled and at the end."""

    round: int
    hands: tuple[Counts, ...]
    throw: Throw | None
    idle: int
    last: Round | None
    payoffs: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat; `counters` only if the table plays with open counters (POK-9)."""

    seat: Seat | None
    round: int
    throw: Throw | None
    hand: Counts | None
    last: Round | None
    idle: int
    counters: tuple[Counts, ...] | None
    payoffs: tuple[int, ...] | None


Move = Show
Outcome = Throw
What = Rolled | Revealed | GoalMet | GoalMissed | HandedOver | TookBack | Won | Drawn

MOVES = tuple(map(Show, SYMBOLS))
# The legal moves by which symbols a hand has, built once.
_LEGAL = {
    (d, s, t): tuple(move for move, held in zip(MOVES, (d, s, t), strict=True) if held)
    for d in (False, True)
    for s in (False, True)
    for t in (False, True)
}


@dataclass(frozen=True)
class Pok:
    """POK for 3 to 7 seats. Every seat puts a stake into a pot; the winners share it (see "Result" in the rulebook)."""

    id: ClassVar[str] = "pok"
    moves: ClassVar[tuple[Show, ...]] = MOVES

    seats: int = option(4, low=3, high=7)
    open_counters: bool = option(False, variant=True)
    idle_limit: int = option(30, low=1, high=1000)
    dice: tuple[str, ...] = option(DICE)
    counters: int = option(2, low=1, high=9)
    goal: int = option(5, low=1, high=27)
    _chance: Chance = field(init=False, repr=False, compare=False)
    _all: Decide = field(init=False, repr=False, compare=False)
    stake: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        if self.goal > len(SYMBOLS) * self.counters:
            raise BadOptions(option="goal", low=1, high=len(SYMBOLS) * self.counters)
        if not 1 <= len(self.dice) <= MAX_DICE or any(len(die) > MAX_DIE for die in self.dice):
            raise BadOptions(option="dice", low=1, high=MAX_DICE)
        dice = [parse_die(die) for die in self.dice]
        if prod(len(set(die)) for die in dice) > MAX_THROWS:
            raise BadOptions(option="dice", low=1, high=MAX_THROWS)
        throws = tuple((Throw(faces), ways) for faces, ways in throw(dice))
        object.__setattr__(self, "_chance", Chance(throws))
        object.__setattr__(self, "_all", Decide(tuple(range(self.seats))))
        object.__setattr__(self, "stake", stake_of(self.seats, range(1, self.seats + 1)))

    def start(self) -> State:
        """Everybody holds the same counters (POK-1)."""
        n = self.counters
        return State(round=0, hands=((n, n, n),) * self.seats, throw=None, idle=0, last=None, payoffs=None)

    def turn(self, state: State) -> Turn:
        """The dice, then all seats at once (POK-3, POK-4)."""
        if state.throw is not None:
            return self._all
        return self._chance if state.payoffs is None else Over(state.payoffs)

    def legal(self, state: State, seat: Seat) -> tuple[Show, ...]:
        """Any symbol the seat still holds (POK-4)."""
        if state.throw is None:
            return ()
        discs, squares, triangles = state.hands[seat]
        return _LEGAL[discs > 0, squares > 0, triangles > 0]

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """A throw starts a round, the choices close it."""
        if CHANCE in choice:
            thrown: Throw = choice[CHANCE]
            number = state.round + 1
            rolled = Event(Rolled(number, thrown), EVERYBODY, forget=not self.open_counters)  # POK-9
            return replace(state, round=number, throw=thrown), (rolled,)
        return self._reveal(state, [choice[seat].symbol for seat in range(self.seats)])

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own counters, the dice and the last round (POK-9)."""
        hand = None if seat is None else state.hands[seat]
        counters = state.hands if self.open_counters else None
        return View(seat, state.round, state.throw, hand, state.last, state.idle, counters, state.payoffs)

    def _reveal(self, state: State, shown: list[Symbol]) -> tuple[State, tuple[Event, ...]]:
        assert state.throw is not None
        handed, clause = judge(state.throw, shown)
        hands = tuple(_without(hand, shown[seat]) if seat in handed else hand for seat, hand in enumerate(state.hands))
        idle = 0 if handed else state.idle + 1
        payoffs, end = self._end(hands, handed, idle)
        opened = tuple(Shown(seat, symbol) for seat, symbol in enumerate(shown))
        last = Round(state.throw, opened, handed, clause)
        events = [Event(what, EVERYBODY) for what in _tell(last, shown)]
        if end is not None:
            events.append(Event(end, EVERYBODY))
        after = State(round=state.round, hands=hands, throw=None, idle=idle, last=last, payoffs=payoffs)
        return after, tuple(events)

    def _end(
        self, hands: tuple[Counts, ...], handed: tuple[Seat, ...], idle: int
    ) -> tuple[tuple[int, ...] | None, Won | Drawn | None]:
        """The payoffs and the event if the match is over after this round, checked in the order POK-11, 12, 13, 14."""
        everybody = self._all.seats
        left = len(SYMBOLS) * self.counters - self.goal
        first = tuple(seat for seat in handed if sum(hands[seat]) == left)
        if len(first) == 1:
            return share_pot(self.seats, first, self.stake), Won(first[0], "POK-11")
        if first:
            return share_pot(self.seats, first, self.stake), Drawn(first, "POK-12")
        if self._dead(hands):
            return (0,) * self.seats, Drawn(everybody, "POK-13")
        if idle >= self.idle_limit:
            return (0,) * self.seats, Drawn(everybody, "POK-14")
        return None, None

    def _dead(self, hands: tuple[Counts, ...]) -> bool:
        """Every seat has the same single symbol left, and no die can ask for all of them (POK-13)."""
        kinds = {symbol for hand in hands for symbol, n in zip(SYMBOLS, hand, strict=True) if n}
        if len(kinds) != 1:
            return False
        wanted = Face(self.seats, kinds.pop())
        return all(wanted not in thrown.faces for thrown, _ in self._chance.outcomes)


def parse_die(text: str) -> tuple[Face, ...]:
    """The faces of a die from its text, or BadOptions.

    >>> [str(face) for face in parse_die("1disc blank")]
    ['1disc', 'blank']
    """
    faces = []
    for word in text.split(" "):
        count, symbol = word[:1], word[1:]
        if word == "blank":
            faces.append(Face(0, None))
        elif count in tuple("123456789") and symbol in tuple(map(str, SYMBOLS)):
            faces.append(Face(int(count), Symbol(symbol)))
        else:
            raise BadOptions(option="dice", face=word[:20])
    return tuple(faces)


def judge(thrown: Throw, shown: Sequence[Symbol]) -> tuple[tuple[Seat, ...], str]:
    """Which seats hand over, and by which clause.

    >>> judge(Throw(parse_die("1triangle 2disc blank")), [Symbol(s) for s in "disc disc square triangle".split()])
    ((0, 1, 3), 'POK-6')
    """
    asked = {face.symbol for face in thrown.faces}
    met = {face.symbol for face in thrown.faces if face.symbol and shown.count(face.symbol) == face.count}  # POK-5
    if met:
        return tuple(seat for seat, symbol in enumerate(shown) if symbol in met), "POK-6"
    off = tuple(seat for seat, symbol in enumerate(shown) if symbol not in asked)
    if len(off) == len(shown):
        return (), "POK-8"
    return off, "POK-7"


def _without(hand: Counts, symbol: Symbol) -> Counts:
    discs, squares, triangles = hand
    if symbol is Symbol.DISC:
        return discs - 1, squares, triangles
    if symbol is Symbol.SQUARE:
        return discs, squares - 1, triangles
    return discs, squares, triangles - 1


def _tell(last: Round, shown: list[Symbol]) -> list[What]:
    """The events of a round: what was shown, every goal, who hands over, who does not."""
    events: list[What] = [Revealed(last.hands)]
    for face in last.throw.faces:
        if face.symbol is not None:
            seats = tuple(seat for seat, symbol in enumerate(shown) if symbol is face.symbol)
            events.append(GoalMet(face, seats) if len(seats) == face.count else GoalMissed(face, seats))
    if last.handed:
        events.append(HandedOver(last.handed, last.clause))
    kept = tuple(seat for seat in range(len(shown)) if seat not in last.handed)
    if kept:
        events.append(TookBack(kept, last.clause))
    return events
