"""Checks of law 1 for single values: frozen, hashable, exact; every turn well formed."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from poktail.core.game import AnyGame, Chance, Over, Turn


def frozen_problem(value: Any) -> str | None:
    """What is wrong with a value that should never change, or None."""
    if value is None or isinstance(value, Enum) or type(value) in (bool, int, str):
        return None
    if type(value) in (tuple, frozenset):
        return next((problem for item in value if (problem := frozen_problem(item))), None)
    if not is_dataclass(value) or isinstance(value, type):
        return f"{type(value).__name__} is no frozen value"
    kind: Any = type(value)
    if not kind.__dataclass_params__.frozen or hasattr(value, "__dict__"):
        return f"{kind.__name__} can be changed"
    if not kind.__dataclass_params__.eq or kind.__hash__ is None:
        return f"{kind.__name__} does not compare by value"
    return next((problem for f in fields(value) if (problem := frozen_problem(getattr(value, f.name)))), None)


def notation_problem(values: tuple[Any, ...]) -> str | None:
    """Notation must name one value, in one word that fits a line of a record."""
    texts = [str(value) for value in values]
    if len(set(texts)) != len(texts):
        return f"ambiguous notation in {texts}"
    bad = [text for text in texts if not text or not text.isprintable() or any(c.isspace() for c in text)]
    return f"notation with spaces or nothing in it: {bad}" if bad else None


@cache
def known_moves(game: AnyGame) -> frozenset[Any]:
    """All moves of a game."""
    return frozenset(game.moves)


def turn_problem(game: AnyGame, state: Any, turn: Turn) -> str | None:
    """What is wrong with a turn and the moves it allows, or None."""
    seats = range(game.seats)
    legal = {seat: game.legal(state, seat) for seat in seats}
    deciding = () if isinstance(turn, Chance | Over) else turn.seats
    if any(bool(legal[seat]) != (seat in deciding) for seat in seats):
        return f"legal moves {legal} for {turn}"
    known: frozenset[Any] = known_moves(game)  # type: ignore[arg-type]  # every game is hashable
    if any(len(set(moves)) != len(moves) or not known.issuperset(moves) for moves in legal.values()):
        return f"legal moves {legal} are not all among the game's moves, once each"
    if isinstance(turn, Over):
        plain = len(turn.payoffs) == game.seats and frozen_problem(turn.payoffs) is None
        return None if plain and sum(turn.payoffs) == 0 else f"payoffs {turn}"
    if isinstance(turn, Chance):
        return _chance_problem(turn)
    return None if turn.seats and list(turn.seats) == sorted(set(turn.seats) & set(seats)) else f"seats {turn}"


def _chance_problem(turn: Chance) -> str | None:
    outcomes = tuple(outcome for outcome, _ in turn.outcomes)
    if not outcomes or any(type(weight) is not int or weight < 1 for _, weight in turn.outcomes):
        return f"weights {turn}"
    return notation_problem(outcomes) or frozen_problem(outcomes)
