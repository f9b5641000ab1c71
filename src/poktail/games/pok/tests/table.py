"""Test helper: a short notation for positions and rounds of POK."""

from __future__ import annotations

from typing import Any

from poktail.core.game import CHANCE, EVERYBODY
from poktail.core.match import Match
from poktail.games.pok.rules import Counts, Pok, Show, State, Symbol, Throw, parse_die

DISC, SQUARE, TRIANGLE = Symbol.DISC, Symbol.SQUARE, Symbol.TRIANGLE
LETTERS = {"d": DISC, "s": SQUARE, "t": TRIANGLE}


def symbols(letters: str) -> list[Symbol]:
    """The symbols that d, s and t stand for."""
    return [LETTERS[letter] for letter in letters]


def dice(text: str) -> Throw:
    """A throw from its notation."""
    return Throw(tuple(face for word in text.split("/") for face in parse_die(word)))


def hands(text: str) -> tuple[Counts, ...]:
    """Hands such as "222 101": discs, squares and triangles of each seat."""
    return tuple((int(word[0]), int(word[1]), int(word[2])) for word in text.split())


def position(held: str, thrown: str, idle: int = 0) -> State:
    """A round about to be decided."""
    return State(round=5, hands=hands(held), throw=dice(thrown), idle=idle, last=None, payoffs=None)


def reveal(game: Pok, state: State, shown: str) -> tuple[State, list[Any]]:
    """The position after these hands opened, and what was told."""
    after, events = game.apply(state, {seat: Show(symbol) for seat, symbol in enumerate(symbols(shown))})
    assert all(event.audience is EVERYBODY and not event.forget for event in events)
    return after, [event.what for event in events]


def played(game: Pok, *rounds: str) -> Match:
    """A match of rounds such as "1disc/blank/blank sst", played through Match, which checks every step."""
    match = Match(game)
    for text in rounds:
        thrown, *shown = text.split()
        match.step({CHANCE: dice(thrown)})
        for letters in shown:
            match.step({seat: Show(symbol) for seat, symbol in enumerate(symbols(letters))})
    return match
