"""Test helper: walks every history of a game and plays lines of notation, for any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from poktail.core.codec import from_notation
from poktail.core.game import CHANCE, AnyGame, Chance, Over
from poktail.core.match import Match

MOST_NODES = 300_000
"""A little more than the largest tree walked: a defect that makes matches endless must fail, not eat the memory."""


def count(game: AnyGame, decides: Callable[[Any, int], None] = lambda _state, _seat: None) -> Counter[str]:
    """How many nodes of each kind there are; `decides` is shown every decision."""
    nodes: Counter[str] = Counter()
    ahead = [game.start()]
    while ahead:
        assert nodes.total() < MOST_NODES, "the walk does not end"
        state = ahead.pop()
        turn = game.turn(state)
        nodes[type(turn).__name__] += 1
        if isinstance(turn, Over):
            assert sum(turn.payoffs) == 0
        elif isinstance(turn, Chance):
            ahead += [game.apply(state, {CHANCE: outcome})[0] for outcome, _ in turn.outcomes]
        else:
            (seat,) = turn.seats
            decides(state, seat)
            ahead += [game.apply(state, {seat: move})[0] for move in game.legal(state, seat)]
    return nodes


def situations(game: AnyGame) -> tuple[Counter[str], int]:
    """The nodes, and how many different views the seats have when they decide."""
    views = set()
    nodes = count(game, lambda state, seat: views.add(game.view(state, seat)))
    return nodes, len(views)


def play(game: AnyGame, line: str) -> Match:
    """The match of this line: outcomes of chance and moves, one word each."""
    match = Match(game)
    for word in line.split():
        turn = match.turn
        if isinstance(turn, Chance):
            match.step({CHANCE: from_notation(tuple(outcome for outcome, _ in turn.outcomes), word)})
        else:
            assert not isinstance(turn, Over), f"{word} comes after the end"
            match.step({turn.seats[0]: from_notation(game.moves, word)})
    return match


def events(match: Match, seat: int | None) -> list[Any]:
    """What the seat was told, without the numbers."""
    return [event.what for event in match.events_since(seat)]
