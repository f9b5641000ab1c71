"""Encodes a view of POK as a float32 vector.

The vector depends only on the View and the options. Seats are counted from the viewer: its own place comes first, then
the others clockwise; a spectator is placed at seat 0. Every number is between -1 and 1, and anything missing (a throw
between rounds, the last round in the first, a spectator's hand) is zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from poktail.games.pok.rules import SYMBOLS, Counts, Face, Pok, Round, Throw, View, parse_die

Vector = NDArray[np.float32]

CLAUSES = ("POK-6", "POK-7", "POK-8")
"""The clauses that can decide who hands over."""


@lru_cache(maxsize=256)
def sides(game: Pok) -> tuple[tuple[Face, ...], ...]:
    """The different faces of each die, in the order of its text.

    >>> [len(die) for die in sides(Pok())]
    [3, 4, 4]
    """
    return tuple(tuple(dict.fromkeys(parse_die(die))) for die in game.dice)


def sizes(game: Pok) -> dict[str, int]:
    """The parts of the vector and their lengths."""
    seats, symbols, faces = game.seats, len(SYMBOLS), sum(map(len, sides(game)))
    return {
        "seated": 1,  # 1 for a seat, 0 for a spectator
        "hand": symbols,  # the seat's own discs, squares and triangles, as fractions of the start
        "throw": faces,  # for each die, which of its different faces is up
        "last_throw": faces,  # the same for the last round (POK-9: only that round is remembered)
        "last_shown": seats * symbols,  # for each seat, the symbol it showed
        "last_handed": seats,  # for each seat, whether it handed over
        "last_clause": len(CLAUSES),  # by which clause
        "counters": seats * symbols * game.open_counters,  # every hand if counters are open, otherwise empty
        "idle": 1,  # rounds without a counter handed over, as a fraction of the limit (POK-14)
        "round": 1,  # rounds begun, as a fraction of `long_match`, at most 1
        "over": 1,  # whether the match has ended
        "payoffs": seats,  # for each seat, its payoff, as a fraction of what a single winner gains
    }


@lru_cache(maxsize=256)
def layout(game: Pok) -> dict[str, slice]:
    """The slice of each part; together they cover the vector.

    >>> layout(Pok())["throw"]
    slice(4, 15, None)
    """
    parts, end = {}, 0
    for name, size in sizes(game).items():
        parts[name] = slice(end, end + size)
        end += size
    return parts


def long_match(game: Pok) -> int:
    """How many counters can be handed over before somebody must have won; few matches last more rounds than that."""
    return game.seats * game.goal


@lru_cache(maxsize=256)
def scale(game: Pok) -> Vector:
    """The factors for the table's integers.

    A twin uses the same float32 factors, so that both vectors are equal bit by bit.
    """
    factors = np.ones(sum(sizes(game).values()), np.float32)
    divisors = {"hand": game.counters, "counters": game.counters, "idle": game.idle_limit, "round": long_match(game)}
    divisors["payoffs"] = game.stake * (game.seats - 1)
    for name, divisor in divisors.items():
        factors[layout(game)[name]] = np.float32(1 / divisor)
    factors.setflags(write=False)
    return factors


def encode(view: View, game: Pok) -> Vector:
    """The view as one vector; `layout` names its parts.

    >>> game = Pok()
    >>> vector = encode(game.view(game.start(), 2), game)
    >>> vector[layout(game)["hand"]].tolist()
    [1.0, 1.0, 1.0]
    """
    first = view.seat or 0
    around = [*range(first, game.seats), *range(first)]
    whole = [view.seat is not None, *(view.hand or (0,) * len(SYMBOLS))]
    whole += faces_up(view.throw, game)
    whole += _last(view.last, game, around)
    whole += _open(view.counters, around)
    whole += [view.idle, min(view.round, long_match(game)), view.payoffs is not None]
    whole += [view.payoffs[seat] if view.payoffs else 0 for seat in around]
    return np.array(whole, np.float32) * scale(game)


def faces_up(throw: Throw | None, game: Pok) -> list[int]:
    """For each die, which of its different faces is up.

    >>> game = Pok(dice=("1disc 1square", "2disc blank blank"))
    >>> faces_up(Throw(parse_die("1square blank")), game)
    [False, True, False, True]
    """
    dice = sides(game)
    if throw is None:
        return [0] * sum(map(len, dice))
    return [face == up for die, up in zip(dice, throw.faces, strict=True) for face in die]


def _last(last: Round | None, game: Pok, around: Sequence[int]) -> list[int]:
    """The last round: the throw, who showed what, who handed over, and by which clause."""
    if last is None:
        return faces_up(None, game) + [0] * (game.seats * (len(SYMBOLS) + 1) + len(CLAUSES))
    shown = {hand.seat: hand.symbol for hand in last.hands}
    return [
        *faces_up(last.throw, game),
        *(shown[seat] is symbol for seat in around for symbol in SYMBOLS),
        *(seat in last.handed for seat in around),
        *(last.clause == clause for clause in CLAUSES),
    ]


def _open(counters: tuple[Counts, ...] | None, around: Sequence[int]) -> list[int]:
    return [] if counters is None else [n for seat in around for n in counters[seat]]
