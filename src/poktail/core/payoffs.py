"""Payoffs that add up to zero: every seat puts the same stake into a pot, and the winners share it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from math import gcd, lcm

from poktail.core.game import Seat


def stake_of(seats: int, winners: Iterable[int]) -> int:
    """The smallest stake with which each of these numbers of winners can share the pot in whole numbers.

    >>> [stake_of(seats, range(1, seats + 1)) for seats in (2, 3, 4, 5)]
    [1, 2, 3, 12]
    """
    return lcm(*(count // gcd(count, seats) for count in winners))


def share_pot(seats: int, winners: Collection[Seat], stake: int) -> tuple[int, ...]:
    """The payoffs when these seats share the pot equally; the others lose their stake.

    >>> share_pot(3, (1,), 2), share_pot(3, (0, 1), 2), share_pot(3, (0, 1, 2), 2)
    ((-2, 4, -2), (1, 1, -2), (0, 0, 0))
    """
    gain = stake * (seats - len(winners)) // len(winners)
    return tuple(gain if seat in winners else -stake for seat in range(seats))


def share_of(payoffs: Sequence[int], seat: Seat) -> Fraction:
    """What a seat has of the pot: all of it, an equal part if several win together, or nothing.

    >>> share_of((-2, 4, -2), 1), share_of((1, 1, -2), 0), share_of((1, 1, -2), 2)
    (Fraction(1, 1), Fraction(1, 2), Fraction(0, 1))
    """
    best = max(payoffs)
    return Fraction(int(payoffs[seat] == best), payoffs.count(best))


def ranks(payoffs: Sequence[int]) -> list[int]:
    """Places from 1; equal payoffs share a place.

    >>> ranks([-2, 4, -2])
    [2, 1, 2]
    """
    return [1 + sum(other > own for other in payoffs) for own in payoffs]


def same_result(stored: Sequence[int], payoffs: Sequence[int]) -> bool:
    """Whether a stored result is this one, or the same on the scale of earlier versions: 1, 0 and −1 without a pot.

    >>> same_result([-1, 1, -1], (-2, 4, -2)), same_result([1, -1, -1], (-2, 4, -2))
    (True, False)
    """
    if len(stored) != len(payoffs):
        return False
    former = all(-1 <= value <= 1 for value in stored)
    return list(stored) == list(payoffs) or (former and ranks(stored) == ranks(payoffs))
