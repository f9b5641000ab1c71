"""Test helper: a toy game with secrets, chance and corner cases, and actions for the tests of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar

import pytest

from poktail.core import codec
from poktail.core.errors import RuleError
from poktail.core.game import CHANCE, EVERYBODY, AnyGame, Chance, Choice, Decide, Event, Over, Seat, Turn, option
from poktail.core.match import Draw, Match


class Card(StrEnum):
    LOW = "low"
    HIGH = "high"
    JOKER = "joker"


class Word(StrEnum):
    """The moves: equal to plain strings, which a match must not mistake for them."""

    HUSH = "hush"
    HINT = "hint"
    ODD = "odd"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Dealt:
    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Tossed:
    card: Card


@dataclass(frozen=True, slots=True)
class Hinted:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Talked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Guessed:
    order: tuple[Seat, ...]
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class State:
    round: int
    phase: str
    card: Card | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    round: int
    phase: str
    card: Card | None
    points: tuple[int, ...]


CARDS = Chance(((Card.LOW, 1), (Card.HIGH, 2), (Card.JOKER, 1)))


@dataclass(frozen=True)
class Whispers:
    """Each round: a card for the leader's eyes, a card for nobody's, the leader hushes or hints, all guess.

    Guessers are asked clockwise from the leader's left, so the order of a turn's seats is not that of their numbers.
    """

    id: ClassVar[str] = "whispers"
    moves: ClassVar[tuple[Word, ...]] = tuple(Word)

    seats: int = option(3, low=1, high=5)
    rounds: int = option(3, low=1, high=9)

    def start(self) -> State:
        return State(0, "deal", None, (0,) * self.seats)

    def turn(self, state: State) -> Turn:
        if state.phase == "over":
            return Over(state.points)
        if state.phase in ("deal", "toss"):
            return CARDS
        leader = state.round % self.seats
        return Decide((leader,) if state.phase == "lead" else self.left_of(leader))

    def left_of(self, leader: Seat) -> tuple[Seat, ...]:
        return tuple((leader + n) % self.seats for n in range(1, self.seats + 1))

    def legal(self, state: State, seat: Seat) -> tuple[Word, ...]:
        if state.phase == "lead":
            return (Word.HUSH, Word.HINT)
        return (Word.ODD, Word.EVEN) if state.phase == "guess" else ()

    def apply(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        leader = state.round % self.seats
        if state.phase == "deal":
            card = choice[CHANCE]
            dealt = Event(Dealt(leader, card), (leader,), Dealt(leader, None), forget=True)
            return replace(state, phase="toss", card=card), (dealt,)
        if state.phase == "toss":
            return replace(state, phase="lead"), (Event(Tossed(choice[CHANCE]), ()),)
        if state.phase == "lead":
            return replace(state, phase="guess"), self.lead(state, choice[leader])
        return self.guess(state, choice)

    def lead(self, state: State, word: Word) -> tuple[Event, ...]:
        if word is Word.HUSH:
            return ()  # a step without an event: the version stays
        assert word is Word.HINT and state.card is not None
        leader = state.round % self.seats
        hinted = Hinted(leader, state.card)
        return Event(hinted, (leader, self.left_of(leader)[0])), Event(Talked(leader), EVERYBODY)

    def guess(self, state: State, choice: Choice) -> tuple[State, tuple[Event, ...]]:
        words = tuple(choice.values())
        assert all(type(seat) is int and type(word) is Word for seat, word in choice.items())
        points = tuple(n + (choice[seat] is Word.ODD) for seat, n in enumerate(state.points))
        phase = "over" if state.round + 1 == self.rounds else "deal"
        return State(state.round + 1, phase, None, points), (Event(Guessed(tuple(choice), words), EVERYBODY),)

    def view(self, state: State, seat: Seat | None) -> View:
        card = state.card if seat == state.round % self.seats else None
        return View(seat, state.round, state.phase, card, state.points)


class Faulty:
    """A game that is sound but for one function."""

    def __init__(self, game: AnyGame, name: str, fault: Callable[..., Any]) -> None:
        self._game, self._name, self._fault = game, name, fault

    def __getattr__(self, name: str) -> Any:
        return self._fault if name == self._name else getattr(self._game, name)


def outcomes(turn: Turn) -> tuple[Any, ...]:
    assert isinstance(turn, Chance)
    return tuple(outcome for outcome, _ in turn.outcomes)


def scripted(script: Sequence[int]) -> Draw:
    """Chance from a list of numbers, by the number of the step."""
    return lambda step, turn: outcomes(turn)[script[step % len(script)] % len(turn.outcomes)]


def whole_choice(match: Match, number: int) -> Choice:
    """One of the choices that may come next; the number says which."""
    if isinstance(match.turn, Chance):
        return {CHANCE: outcomes(match.turn)[number % len(match.turn.outcomes)]}
    choice = {}
    for seat in match.waiting:
        legal = match.legal(seat)
        number, place = divmod(number, len(legal))
        choice[seat] = legal[place]
    return choice


def played(game: AnyGame, script: Sequence[int]) -> Match:
    """The match this script makes, step by step, up to its end or the script's."""
    match = Match(game)
    for number in script:
        if match.payoffs is not None:
            break
        match.step(whole_choice(match, number))
    return match


def eyes(match: Match) -> tuple[Seat | None, ...]:
    """Everybody who looks at the match: the seats and a spectator."""
    return (*range(match.game.seats), None)


def sees(match: Match, seat: Seat | None) -> tuple[str, ...]:
    """Every byte the match gives to a seat."""
    late = match.events_since(seat, match.version // 2)
    return tuple(
        map(
            codec.dump, (match.observation(seat), match.view(seat), match.legal(seat), match.visible_events(seat), late)
        )
    )


def snapshot(match: Match) -> Any:
    """All there is to a match, types and orders included, in a form that later changes cannot reach."""
    inside = repr((match.state, match.turn, match.steps, match.log, match._chosen))
    chosen = repr([match.chosen(seat) for seat in range(match.game.seats)])
    seen = [sees(match, seat) for seat in eyes(match)]
    return inside, chosen, seen, match.version, match.waiting, match.payoffs


def deciding(game: AnyGame, script: Sequence[int]) -> Match:
    """The match this script makes, chance played on until seats decide (or it is over)."""
    match = played(game, script)
    while isinstance(match.turn, Chance):
        match.step(whole_choice(match, len(script)))
    return match


def at(phase: str) -> Match:
    """A toy match at that phase of its second round (leader 1), or at its end."""
    match, wanted = Match(Whispers(rounds=2)), {"over": (2, "over")}.get(phase, (1, phase))
    while (match.state.round, match.state.phase) != wanted:
        match.step(whole_choice(match, 1))
    return match


def label(value: Any) -> str:
    """A test's name for a value, the same in every process."""
    unsteady = isinstance(value, frozenset) or " at 0x" in repr(value)
    return type(value).__name__ if unsteady else ascii(value)[:40]


def refused(match: Match, error: type[RuleError], call: Callable[..., Any], *args: Any) -> dict[str, Any]:
    """What the error says, once it is sure that the refusal has changed nothing."""
    before = snapshot(match)
    with pytest.raises(error) as caught:
        call(*args)
    assert type(caught.value) is error
    assert snapshot(match) == before
    return caught.value.data
