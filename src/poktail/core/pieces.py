"""Dice and cards with exact odds: possible outcomes, their weights, and what is left to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def throw(dice: Iterable[Sequence[Any]]) -> tuple[tuple[tuple[Any, ...], int], ...]:
    """Every distinct throw of these dice (each a list of faces) and the number of ways to get it.

    >>> throw([("head", "tail"), ("win", "lose", "lose")])[1]
    (('head', 'lose'), 2)
    """
    throws: list[tuple[tuple[Any, ...], int]] = [((), 1)]
    for faces in dice:
        sides = Counter(faces).items()  # keeps the order in which the faces are listed
        throws = [((*shown, face), ways * n) for shown, ways in throws for face, n in sides]
    return tuple(throws)


@dataclass(frozen=True, slots=True)
class Bag(Generic[T]):
    """A multiset of unknown order, such as a shuffled deck before a card is drawn."""

    items: tuple[tuple[T, int], ...]

    @classmethod
    def of(cls, things: Iterable[T]) -> Bag[T]:
        """The bag of these things; kinds are in order of first appearance.

        >>> Bag.of("abba").items
        (('a', 2), ('b', 2))
        """
        return cls(tuple(Counter(things).items()))

    def __len__(self) -> int:
        return sum(n for _, n in self.items)

    def without(self, thing: T) -> Bag[T]:
        """The bag with one such thing fewer."""
        left = tuple((kind, n - 1 if kind == thing else n) for kind, n in self.items)
        if left == self.items:
            raise KeyError(thing)
        return Bag(tuple(pair for pair in left if pair[1]))


def odds(outcomes: Iterable[tuple[Any, int]]) -> dict[Any, Fraction]:
    """Weights as exact probabilities.

    >>> odds([("sun", 1), ("rain", 3)])["rain"]
    Fraction(3, 4)
    """
    weights: Counter[Any] = Counter()
    for outcome, weight in outcomes:
        weights[outcome] += weight
    return {outcome: Fraction(weight, weights.total()) for outcome, weight in weights.items()}
