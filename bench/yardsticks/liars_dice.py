"""Liar's Dice: hidden dice, rising bids on all of them, and a challenge to the last bid. The highest face is wild."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import permutations
from random import Random
from typing import ClassVar, Final

from poktail.core.codec import check_options
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Observation, Over, Seat, Turn, option

MAX_SEATS, MAX_DICE, MAX_FACES = 5, 5, 6


class Move(StrEnum):
    """A bid "quantity-face" (at least this many dice show this face), by rising value; or the challenge."""

    _ignore_ = "face quantity"
    for quantity in range(1, MAX_SEATS * MAX_DICE + 1):
        for face in range(1, MAX_FACES + 1):
            vars()[f"BID_{quantity}_{face}"] = f"{quantity}-{face}"
    LIAR = "liar"


LIAR = Move.LIAR


@dataclass(frozen=True, slots=True)
class Rolled:
    """A seat's die shows this face; only that seat knows it."""

    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class RolledHidden:
    """A seat rolled a die; the others learn no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat made a higher bid."""

    seat: Seat
    bid: Move


@dataclass(frozen=True, slots=True)
class Challenged:
    """A seat challenged the last bid."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """All dice were shown, seat by seat."""

    dice: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """What each seat has won."""

    payoffs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A position: `dice` in the order rolled, all of seat 0's first; `bids` without the challenge."""

    dice: tuple[int, ...]
    bids: tuple[Move, ...]
    payoffs: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat; `rolled` is how many dice have been rolled, `dice` are all of them once revealed."""

    seat: Seat | None
    rolled: int
    hand: tuple[int, ...] | None
    bids: tuple[Move, ...]
    dice: tuple[tuple[int, ...], ...] | None
    payoffs: tuple[int, ...] | None


Outcome = int
What = Rolled | RolledHidden | BidMade | Challenged | Revealed | Settled

SEATS, FACES = range(MAX_SEATS), range(1, MAX_FACES + 1)
BIDS = tuple(move for move in Move if move is not LIAR)
MEANING: Final = {bid: (place // MAX_FACES + 1, place % MAX_FACES + 1) for place, bid in enumerate(BIDS)}
"""The quantity and the face of every possible bid."""


def payoffs_of(seats: int, winner: Seat, loser: Seat) -> tuple[int, ...]:
    """One point from the loser to the winner; the other seats get nothing."""
    return tuple((seat == winner) - (seat == loser) for seat in range(seats))


# Values that are the same in every match are created once, so that a move costs little more than its State.
_START = State((), (), None)
_DECIDE = tuple(Decide((seat,)) for seat in SEATS)
_ROLLED = tuple({face: (Event(Rolled(s, face), (s,), RolledHidden(s)),) for face in FACES} for s in SEATS)
_BID = tuple({bid: (Event(BidMade(seat, bid), EVERYBODY),) for bid in BIDS} for seat in SEATS)
_CHALLENGED = tuple((Event(Challenged(seat), EVERYBODY),) for seat in SEATS)
_PAYOFFS = [payoffs_of(seats, *pair) for seats in range(2, MAX_SEATS + 1) for pair in permutations(range(seats), 2)]
_SETTLED = {payoffs: (Event(Settled(payoffs), EVERYBODY),) for payoffs in _PAYOFFS}
_OVER = {payoffs: Over(payoffs) for payoffs in _PAYOFFS}


@dataclass(frozen=True)
class LiarsDice:
    """One round of Liar's Dice; as in the literature for two seats, and by the same rules for more."""

    id: ClassVar[str] = "liars_dice"

    seats: int = option(2, low=2, high=MAX_SEATS)
    dice: int = option(1, low=1, high=MAX_DICE)
    faces: int = option(6, low=2, high=MAX_FACES)
    moves: tuple[Move, ...] = field(init=False, repr=False, compare=False)
    _die: Chance = field(init=False, repr=False, compare=False)
    _above: dict[Move, tuple[Move, ...]] = field(init=False, repr=False, compare=False)
    _total: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        total = self.seats * self.dice
        bids = [bid for bid, (quantity, face) in MEANING.items() if quantity <= total and face <= self.faces]
        moves = (*bids, LIAR)
        object.__setattr__(self, "_total", total)
        object.__setattr__(self, "moves", moves)
        object.__setattr__(self, "_above", {bid: moves[place + 1 :] for place, bid in enumerate(bids)})
        object.__setattr__(self, "_die", Chance(tuple((face, 1) for face in range(1, self.faces + 1))))

    def start(self) -> State:
        """No die has been rolled."""
        return _START

    def turn(self, state: State) -> Turn:
        """The dice one by one, then the seats in turn."""
        if state.payoffs is not None:
            return _OVER[state.payoffs]
        return self._die if len(state.dice) < self._total else _DECIDE[len(state.bids) % self.seats]

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Any higher bid, or the challenge once there is a bid."""
        bids = state.bids
        if seat != len(bids) % self.seats or len(state.dice) < self._total or state.payoffs is not None:
            return ()
        return self._above[bids[-1]] if bids else self.moves[:-1]

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        """Roll a die, apply a bid, or end the match with a challenge."""
        bids = state.bids
        if len(state.dice) < self._total:
            face = choice[CHANCE]
            return State((*state.dice, face), bids, None), _ROLLED[len(state.dice) // self.dice][face]
        seat = len(bids) % self.seats
        move = choice[seat]
        if move != LIAR:
            return State(state.dice, (*bids, move), None), _BID[seat][move]
        payoffs = self._judge(state, seat)
        opened = Event(Revealed(self._hands(state)), EVERYBODY)
        return State(state.dice, bids, payoffs), (*_CHALLENGED[seat], opened, *_SETTLED[payoffs])

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own dice, the bids, and all dice after the challenge."""
        return View(
            seat,
            rolled=len(state.dice),
            hand=None if seat is None else state.dice[seat * self.dice : (seat + 1) * self.dice],
            bids=state.bids,
            dice=None if state.payoffs is None else self._hands(state),
            payoffs=state.payoffs,
        )

    def _hands(self, state: State) -> tuple[tuple[int, ...], ...]:
        return tuple(state.dice[place : place + self.dice] for place in range(0, self._total, self.dice))

    def _judge(self, state: State, challenger: Seat) -> tuple[int, ...]:
        """The bidder wins from the challenger if the bid was true, and otherwise loses to them."""
        quantity, face = MEANING[state.bids[-1]]
        bidder = (challenger - 1) % self.seats
        true = sum(die in (face, self.faces) for die in state.dice) >= quantity
        return payoffs_of(self.seats, *((bidder, challenger) if true else (challenger, bidder)))


def worlds(observation: Observation, rng: Random) -> Iterator[State]:
    """An endless stream of positions that the seat cannot tell apart, all equally likely."""
    view: View = observation.view
    game = observation.game
    assert isinstance(game, LiarsDice)
    own = range(0) if view.seat is None else range(view.seat * game.dice, (view.seat + 1) * game.dice)
    known = view.hand or ()
    while True:
        if view.dice is not None:
            dice = tuple(die for hand in view.dice for die in hand)
        else:
            dice = tuple(
                known[place - own.start] if place in own else rng.randint(1, game.faces) for place in range(view.rolled)
            )
        yield State(dice, view.bids, view.payoffs)


GAME = LiarsDice
TINY = LiarsDice(seats=3, dice=1, faces=2)
