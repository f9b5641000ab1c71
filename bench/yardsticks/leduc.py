"""Leduc hold'em for two: one card each, a betting round, a card on the table, a second betting round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import permutations
from random import Random
from typing import ClassVar, Final

from poktail.core.codec import check_options
from poktail.core.game import CHANCE, EVERYBODY, Chance, Choice, Decide, Event, Observation, Over, Seat, Turn, option

ANTE = 1
STAKES = (2, 4)
"""The size of a raise before and after the card on the table."""
MAX_RAISES = 4


class Card(StrEnum):
    """Rank and suit, by rising rank; a table uses the first few ranks."""

    JS = "Js"
    JH = "Jh"
    QS = "Qs"
    QH = "Qh"
    KS = "Ks"
    KH = "Kh"
    AS = "As"
    AH = "Ah"


class Move(StrEnum):
    """A betting move; calling when nobody has raised is a check."""

    FOLD = "fold"
    CALL = "call"
    RAISE = "raise"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got this card; only that seat knows it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealtHidden:
    """A seat got a card; the others learn no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turned:
    """A card was turned up on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat folded; its card stays hidden."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A seat matched the other's bet, possibly with nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Raised:
    """A seat bet more than the other."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Nobody folded: both cards were shown."""

    hands: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Settled:
    """What each seat has won."""

    payoffs: tuple[int, int]


@dataclass(frozen=True, slots=True)
class State:
    """A position: `dealt` is seat 0's card, seat 1's, the table's; `acts` is CHANCE while no seat is to act."""

    dealt: tuple[Card, ...]
    bets: tuple[Move, ...]
    paid: tuple[int, int]
    raises: int
    acts: Seat
    payoffs: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table from one seat; `dealt` is how many cards have left the deck, `raises` counts this round's."""

    seat: Seat | None
    hand: Card | None
    board: Card | None
    dealt: int
    bets: tuple[Move, ...]
    paid: tuple[int, int]
    raises: int
    acts: Seat
    shown: tuple[Card, ...] | None
    payoffs: tuple[int, int] | None


Outcome = Card
What = Dealt | DealtHidden | Turned | Folded | Called | Raised | Shown | Settled

FOLD, CALL, RAISE = MOVES = tuple(Move)
CARDS = tuple(Card)
SUITS = 2
RANK: Final = {card: place // SUITS for place, card in enumerate(CARDS)}

Told = tuple[Event, ...]

# Values that are the same in every match are created once, so that a move costs little more than its State.
_START = State((), (), (ANTE, ANTE), 0, CHANCE, None)
_DECIDE = (Decide((0,)), Decide((1,)))
_LEGAL = {(facing, more): MOVES[not facing : 2 + more] for facing in (False, True) for more in (False, True)}
_DEALT = tuple({card: (Event(Dealt(s, card), (s,), DealtHidden(s)),) for card in CARDS} for s in (0, 1))
_TURNED = {card: (Event(Turned(card), EVERYBODY),) for card in CARDS}
_FOLDED, _CALLED, _RAISED = (
    tuple((Event(kind(seat), EVERYBODY),) for seat in (0, 1)) for kind in (Folded, Called, Raised)
)
_SHOWN: dict[tuple[Card, ...], Told] = {hands: (Event(Shown(hands), EVERYBODY),) for hands in permutations(CARDS, 2)}
_MOST = ANTE + MAX_RAISES * sum(STAKES)
_PAYOFFS = [(won, -won) for won in range(-_MOST, _MOST + 1)]
_SETTLED: dict[tuple[int, int], Told] = {payoffs: (Event(Settled(payoffs), EVERYBODY),) for payoffs in _PAYOFFS}
_OVER = {payoffs: Over(payoffs) for payoffs in _PAYOFFS}


@dataclass(frozen=True)
class Leduc:
    """Leduc hold'em; the default options are those of the literature."""

    id: ClassVar[str] = "leduc"
    moves: ClassVar[tuple[Move, ...]] = MOVES

    seats: int = option(2, low=2, high=2)
    ranks: int = option(3, low=2, high=len(CARDS) // SUITS)
    raises: int = option(2, low=1, high=MAX_RAISES)
    _decks: dict[tuple[Card, ...], Chance] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_options(self)
        deck = self.deck
        gone = [cards for count in range(3) for cards in permutations(deck, count)]
        left = {cards: Chance(tuple((card, 1) for card in deck if card not in cards)) for cards in gone}
        object.__setattr__(self, "_decks", left)

    @property
    def deck(self) -> tuple[Card, ...]:
        """All cards in play."""
        return CARDS[: SUITS * self.ranks]

    def start(self) -> State:
        """Both seats have paid the ante; no card is dealt."""
        return _START

    def turn(self, state: State) -> Turn:
        """One card each, the first round; a card on the table, the second round; seat 0 begins both."""
        if state.acts >= 0:
            return _DECIDE[state.acts]
        return self._decks[state.dealt] if state.payoffs is None else _OVER[state.payoffs]

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Fold only if the other has paid more; raise while the round has raises left."""
        if seat != state.acts:
            return ()
        mine, other = state.paid
        return _LEGAL[mine != other, state.raises < self.raises]

    def apply(self, state: State, choice: Choice) -> tuple[State, Told]:
        """Deal a card, or apply the move of the seat whose turn it is."""
        seat, dealt = state.acts, state.dealt
        if seat < 0:
            return _deal(state, choice[CHANCE])
        move = choice[seat]
        bets = (*state.bets, move)
        if move == CALL:
            level = state.paid[1 - seat]
            paid = (level, level)
            if seat == 0 and not state.raises:
                return State(dealt, bets, paid, 0, 1, None), _CALLED[0]
            if len(dealt) == 2:
                return State(dealt, bets, paid, 0, CHANCE, None), _CALLED[seat]
            payoffs = showdown(dealt, level)
            events = _CALLED[seat] + _SHOWN[dealt[:2]] + _SETTLED[payoffs]
        elif move == RAISE:
            level = state.paid[1 - seat] + STAKES[len(dealt) - 2]
            paid = (level, state.paid[1]) if seat == 0 else (state.paid[0], level)
            return State(dealt, bets, paid, state.raises + 1, 1 - seat, None), _RAISED[seat]
        else:
            paid = state.paid
            payoffs = (-paid[0], paid[0]) if seat == 0 else (paid[1], -paid[1])
            events = _FOLDED[seat] + _SETTLED[payoffs]
        return State(dealt, bets, paid, state.raises, CHANCE, payoffs), events

    def view(self, state: State, seat: Seat | None) -> View:
        """The seat's own card, what is on the table, and both cards once they are shown."""
        dealt, payoffs = state.dealt, state.payoffs
        count = len(dealt)
        return View(
            seat,
            hand=None if seat is None or count <= seat else dealt[seat],
            board=dealt[2] if count == 3 else None,
            dealt=count,
            bets=state.bets,
            paid=state.paid,
            raises=state.raises,
            acts=state.acts,
            shown=None if payoffs is None or state.bets[-1] == FOLD else dealt[:2],
            payoffs=payoffs,
        )


def _deal(state: State, card: Card) -> tuple[State, Told]:
    place = len(state.dealt)
    events = _TURNED[card] if place == 2 else _DEALT[place][card]
    acts = 0 if place else CHANCE
    return State((*state.dealt, card), state.bets, state.paid, state.raises, acts, None), events


def showdown(dealt: tuple[Card, ...], level: int) -> tuple[int, int]:
    """A pair with the table's card wins, otherwise the higher rank; equal ranks share.

    >>> showdown((Card.JS, Card.KS, Card.JH), 5)
    (5, -5)
    """
    first, second, board = RANK[dealt[0]], RANK[dealt[1]], RANK[dealt[2]]
    if first == second:
        return (0, 0)
    return (level, -level) if first == board or (second != board and first > second) else (-level, level)


def worlds(observation: Observation, rng: Random) -> Iterator[State]:
    """An endless stream of positions that the seat cannot tell apart, all equally likely."""
    view: View = observation.view
    assert isinstance(observation.game, Leduc)
    hands: tuple[Card | None, ...] = view.shown or tuple(view.hand if seat == view.seat else None for seat in (0, 1))
    known = (*hands, view.board)[: view.dealt]
    unseen = [card for card in observation.game.deck if card not in known]
    while True:
        drawn = iter(rng.sample(unseen, known.count(None)))
        dealt = tuple(next(drawn) if card is None else card for card in known)
        yield State(dealt, view.bets, view.paid, view.raises, view.acts, view.payoffs)


GAME = Leduc
TINY = Leduc(ranks=2, raises=1)
