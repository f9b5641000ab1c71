"""Estimates every seat's chance of losing from what lies on the table, and how a card would change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf

from poktail.core.game import Seat
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CLAIMS, SPECIALS, SPECIES_OF, Card, Claim, is_royal
from poktail.games.cockroach_royal.rules_values import Phase, View

FEATURES = ("one", "two", "laid", "starts", "pays")
"""What a seat's score is made of.

How many species need one or two more cards to lose, not counting those of which none is hidden; how many cards lie;
whether the seat starts, and whether it has to pay.
"""
WEIGHTS = (0.76, 0.36, 0.30, 0.04, 0.95)
"""Fitted by `bench/cockroach_royal/fit_danger.py` from 150 matches between experts whose weights were set by hand, 30
with each number of seats. `docs/bots.md` has the test on other matches.
"""
ONE, TWO, LAID, STARTS, PAYS = WEIGHTS
UNKNOWN_DRAW = 0.15
"""What is added to a score for drawing a card that nobody knows yet."""
ONWARD = 1 / 3
"""How often a seat that may pass on is expected to do so, later in the round."""
Features = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody knows of a position; `sizes` are those of the hands once the starter has given a card."""

    game: CockroachRoyal
    laid: tuple[tuple[Card, ...], ...]
    top: Card | None
    sizes: tuple[int, ...]
    stalled: bool
    specials: tuple[tuple[Card, Seat], ...]

    def unseen(self, starter: Seat) -> dict[Card, int]:
        """How many of each card may be with the starter."""
        left = _hidden(self.game, self.laid)
        if self.top is not None:
            left[self.top] -= 1
        for card, seat in self.specials:
            if seat != starter:
                left[card] = 0
        return {card: count for card, count in left.items() if count > 0}


def public(view: View, game: CockroachRoyal) -> Public:
    """The public part of a view."""
    gives = view.actor if view.phase is Phase.PICK else None
    sizes = tuple(size - (seat == gives) for seat, size in enumerate(view.hand_sizes))
    specials = tuple((special.card, special.seat) for special in view.specials)
    return Public(game, view.laid, view.top, sizes, view.stalled, specials)


@lru_cache(maxsize=256)
def danger(known: Public) -> Danger:
    """The estimates for a position, computed once."""
    return Danger(known)


class Danger:
    """The scores of all seats; a seat's chance of losing is its share of the sum of exp(score)."""

    def __init__(self, known: Public) -> None:
        self.known, self.limit = known, known.game.limit
        self.lying: list[Counter[Claim]] = [Counter(SPECIES_OF[card] for card in cards) for cards in known.laid]
        self.hidden = dict.fromkeys(CLAIMS[: known.game.species], 0)
        for card, count in _hidden(known.game, known.laid).items():
            if card not in SPECIALS:
                self.hidden[SPECIES_OF[card]] += count
        self.worth = {species: self._worth(hidden) for species, hidden in self.hidden.items()}
        self.scores = [self._score(lying) for lying in self.lying]
        self.weights = [exp(score) for score in self.scores]
        self._taken: dict[tuple[Seat, Card], tuple[float, ...]] = {}
        self._passed: dict[tuple[Seat, Card, tuple[Seat, ...]], tuple[float, ...]] = {}

    def _worth(self, hidden: int) -> list[float]:
        """[cards that lie]: the score of a species with this many hidden cards."""
        found = [0.0] * self.limit
        for missing, worth in ((1, ONE), (2, TWO)):
            if hidden and missing < self.limit:
                found[self.limit - missing] = worth
        return found

    def _score(self, lying: Counter[Claim]) -> float:
        """How close a seat with these cards is to losing; infinite if they lose."""
        if lying and max(lying.values()) >= self.limit:
            return inf
        return sum([self.worth[species][count] + LAID * count for species, count in lying.items()])

    def features(self, seat: Seat, starts: bool, pays: bool) -> Features:
        """The features of a seat, in the order of FEATURES."""
        missing = [self.limit - count for species, count in self.lying[seat].items() if self.hidden[species]]
        laid = self.lying[seat].total()
        return (float(missing.count(1)), float(missing.count(2)), float(laid), float(starts), float(pays))

    def after_laying(self, seat: Seat, cards: Iterable[Card]) -> float:
        """The score of a seat that lays these cards; the first Royal draws the top card (ROYAL-10)."""
        lying, queue, top, score = self.lying[seat], list(cards), self.known.top, self.scores[seat] + STARTS
        laid = dict[Claim, int]()
        while queue:
            card = queue.pop(0)
            if card in SPECIALS:
                score += PAYS
                continue
            species = SPECIES_OF[card]
            count = laid[species] = laid.get(species, lying[species]) + 1
            if count >= self.limit:
                return inf
            score += self.worth[species][count] - self.worth[species][count - 1] + LAID
            if is_royal(card) and top is not None:
                queue.insert(0, top)
                top = None
            elif is_royal(card):
                score += UNKNOWN_DRAW
        return score

    def taking(self, taker: Seat, card: Card) -> tuple[float, ...]:
        """Every seat's chance of losing if the taker takes this card."""
        found = self._taken.get((taker, card))
        if found is None:
            broke = self.known.sizes[taker] == 0 and (card not in SPECIALS or self.known.stalled)  # ROYAL-16, ROYAL-13
            found = self._taken[taker, card] = self.losing(taker, inf if broke else self.after_laying(taker, (card,)))
        return found

    def losing(self, taker: Seat, score: float) -> tuple[float, ...]:
        """Every seat's chance of losing if the taker's score becomes this one."""
        if score == inf:
            return tuple(float(seat == taker) for seat in range(len(self.weights)))
        weights = self.weights.copy()
        weights[taker] = exp(score)
        total = sum(weights)
        return tuple([weight / total for weight in weights])

    def passed(self, seat: Seat, card: Card, had: tuple[Seat, ...]) -> tuple[float, ...]:
        """Every seat's chance of losing if a seat passes the card on to the seat that it prefers."""
        found = self._passed.get((seat, card, had))
        if found is None:
            left = [other for other in range(len(self.weights)) if other not in had and other != seat]
            best = min(left, key=lambda other: self.taking(other, card)[seat])
            found = _mean(self.taking(best, card), self.taking(seat, card), 0.5)
            if len(left) > 1:
                found = _mean(self.passed(best, card, (*had, seat)), found, ONWARD)
            self._passed[seat, card, had] = found
        return found


def _mean(one: tuple[float, ...], two: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple([share * a + (1 - share) * b for a, b in zip(one, two, strict=True)])


def _hidden(game: CockroachRoyal, laid: Iterable[tuple[Card, ...]]) -> Counter[Card]:
    """The cards that do not lie in front of a seat."""
    left = Counter(dict(game.start().deck.items))
    for cards in laid:
        left.subtract(cards)
    return left
