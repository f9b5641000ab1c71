"""The rules of New Game; the clauses are in rulebook/."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from poktail.core.codec import check_options
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Over, Seat, Turn, option
from poktail.core.pieces import Bag


class Move(StrEnum):
    """What a seat may do."""

    STAY = "stay"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Card:
    """A card and its rank."""

    rank: int

    def __str__(self) -> str:
        return str(self.rank)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got a card and sees it (NEWGAME-2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealtFaceDown:
    """A seat got a card that only that seat sees (NEWGAME-2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chosen:
    """One seat's choice; its card is shown only if it stayed (NEWGAME-4)."""

    seat: Seat
    move: Move
    card: Card | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """All choices opened together (NEWGAME-3)."""

    choices: tuple[Chosen, ...]


@dataclass(frozen=True, slots=True)
class Won:
    """The highest card that stayed wins (NEWGAME-4)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class State:
    """A position: the cards dealt so far, the others still in the bag."""

    hands: tuple[Card, ...]
    deck: Bag[Card]
    choices: tuple[Chosen, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat."""

    seat: Seat | None
    dealt: int
    card: Card | None
    choices: tuple[Chosen, ...]


Outcome = Card
What = Dealt | DealtFaceDown | Revealed | Won


@dataclass(frozen=True)
class Newgame:
    """New Game for 2 to 5 seats."""

    id: ClassVar[str] = "newgame"
    moves: ClassVar[tuple[Move, ...]] = tuple(Move)

    seats: int = option(3, low=2, high=5)
    cards: int = option(9, low=3, high=20)

    def __post_init__(self) -> None:
        check_options(self)
        if self.cards < self.seats:
            raise BadOptions(option="cards", low=self.seats, high=20)

    def start(self) -> State:
        """One card of each rank, none dealt (NEWGAME-1)."""
        return State((), Bag.of(Card(rank) for rank in range(1, self.cards + 1)), ())

    def turn(self, state: State) -> Turn:
        """A card for everybody, then all choose at once (NEWGAME-2, NEWGAME-3)."""
        if len(state.hands) < self.seats:
            return Chance(state.deck.items)
        return Decide(tuple(range(self.seats))) if not state.choices else Over(self._payoffs(state))

    def legal(self, state: State, _seat: Seat) -> tuple[Move, ...]:
        """Stay or leave, once everybody has a card (NEWGAME-3)."""
        return self.moves if len(state.hands) == self.seats and not state.choices else ()

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """A card goes to the next seat, or all choices are opened."""
        if CHANCE in choice:
            card: Card = choice[CHANCE]
            seat = len(state.hands)
            dealt = Event(Dealt(seat, card), (seat,), rest=DealtFaceDown(seat))
            return State((*state.hands, card), state.deck.without(card), ()), (dealt,)
        choices = tuple(
            Chosen(seat, move, state.hands[seat] if move is Move.STAY else None)
            for seat, move in sorted(choice.items())
        )
        after = State(state.hands, state.deck, choices)
        events = [Event(Revealed(choices), EVERYBODY)]
        winner = self._winner(after)
        if winner is not None:
            events.append(Event(Won(winner, "NEWGAME-4"), EVERYBODY))
        return after, tuple(events)

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own card, and what was revealed."""
        card = state.hands[seat] if seat is not None and seat < len(state.hands) else None
        return View(seat, len(state.hands), card, state.choices)

    def _winner(self, state: State) -> Seat | None:
        stayed = [chosen.seat for chosen in state.choices if chosen.move is Move.STAY]
        return max(stayed, key=lambda seat: state.hands[seat].rank, default=None)

    def _payoffs(self, state: State) -> tuple[int, ...]:
        """The winner gains 1 from each of the others who stayed (NEWGAME-4)."""
        winner = self._winner(state)
        stayed = {chosen.seat for chosen in state.choices if chosen.move is Move.STAY}
        gain = len(stayed) - 1
        return tuple((gain if seat == winner else -1) if seat in stayed else 0 for seat in range(self.seats))
