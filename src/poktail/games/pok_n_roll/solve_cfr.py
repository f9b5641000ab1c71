"""CFR+ for one hand of Pok'n Roll: the places take turns to learn from their regrets, with linear averages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from poktail.games.pok_n_roll.solve_dice import Array
from poktail.games.pok_n_roll.solve_hand import (
    Reach,
    Strategy,
    Values,
    first_round,
    others,
    over_dice,
    reach_of,
    second_round,
    uniform,
)
from poktail.games.pok_n_roll.solve_model import Model

TREMBLE = 1e-4  # how often a place chooses at random, as the others see it


@dataclass(slots=True)
class Learner:
    """What one place regrets in each of its decisions (never below 0), and the sum of its strategies so far."""

    now: Strategy
    go_on: Strategy  # how much more always going on would have gained
    leave: Strategy
    total: Strategy  # how often it went on, weighted by its own reach and by the number of the iteration

    @classmethod
    def start(cls, model: Model, place: int) -> Learner:
        """Even odds, and nothing regretted yet."""
        now = uniform(model, place)
        return cls(now, *(Strategy(np.zeros_like(now.first), np.zeros_like(now.second)) for _ in range(3)))

    def arrays(self) -> Iterator[Array]:
        """All that is learned, to be saved and loaded."""
        for part in (self.now, self.go_on, self.leave, self.total):
            yield from (part.first, part.second)

    def learn(self, model: Model, place: int, reaches: list[Reach], iteration: int) -> None:
        """One iteration for this place, with the strategies of the others as they are."""
        around = others(model, place, reaches)
        second = second_round(model, place, around)
        first = first_round(model, place, around, second.mixed(self.now.second))
        _match(second, self.now.second, self.go_on.second, self.leave.second)
        _match(first, self.now.first, self.go_on.first, self.leave.first)
        self.total.first += iteration * self.now.first
        self.total.second += iteration * over_dice(model, place, self.now.first) * self.now.second

    def trembling(self) -> Strategy:
        """The strategy as the others see it: with slips, so that they learn what to do where nobody should come."""
        return Strategy(*(odds + TREMBLE * (0.5 - odds) for odds in (self.now.first, self.now.second)))

    def average(self, model: Model, place: int, iterations: int) -> Strategy:
        """The average strategy, which is what converges; a node that the place never comes to keeps its last odds."""
        asked = over_dice(model, place, self.total.first)
        second = np.divide(self.total.second, asked, out=self.now.second.copy(), where=asked > 0)
        return Strategy(self.total.first / (iterations * (iterations + 1) / 2), second)


def iterate(model: Model, learners: list[Learner], reaches: list[Reach], iteration: int) -> None:
    """One iteration: each place learns in turn, and the next one already plays against what it learned."""
    for place, learner in enumerate(learners):
        learner.learn(model, place, reaches, iteration)
        reaches[place] = reach_of(model, place, learner.trembling())


def _match(values: Values, now: Array, go_on: Array, leave: Array) -> None:
    """Add up regrets, and choose in proportion to them (regret matching+)."""
    more = values.go_on - values.leave
    np.maximum(go_on + (1 - now) * more, 0.0, out=go_on)
    np.maximum(leave - now * more, 0.0, out=leave)
    both = go_on + leave
    np.divide(go_on, both, out=now, where=both > 0)
