"""Fits the weights of `expert_danger.py` from matches between experts, and tests them on matches of other seeds.

`python bench/cockroach_royal/fit_danger.py --seats 2,3,4,5,6 --matches 150`

The model is a conditional logit: a seat's chance of losing is its share of the sum of exp(score). Its likelihood is
concave; a few steps of Newton's method find the maximum.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))  # a script's path has only its own folder

from poktail.bots.series import play_out
from poktail.core.game import Observation
from poktail.games.cockroach_royal.expert import decide
from poktail.games.cockroach_royal.expert_danger import FEATURES, WEIGHTS, Features, danger, public
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_values import Phase

Row = tuple[list[Features], int]
"""The features of each seat, and the seat that lost the match."""
RIDGE = 1.0
"""The penalty on large weights: it keeps weights finite about which the matches say nothing."""
BY_HAND = (1.5, 0.6, 0.0, 0.1, 0.35)
"""Weights set by hand before the first fit; then a species also counted less the fewer of its cards were hidden."""


def matches(seats: int, count: int, seed: str) -> Iterator[list[Row]]:
    """What lay on the table at the start of each round and before each payment."""
    game = CockroachRoyal(seats=seats)
    for number in range(count):
        seen: list[list[Features]] = []

        def watching(observation: Observation, rng: Random, seen: list[list[Features]] = seen) -> Any:
            view = observation.view
            if view.phase in (Phase.PICK, Phase.PAY):
                table, pays = danger(public(view, game)), view.phase is Phase.PAY
                own = [seat == view.seat for seat in range(game.seats)]
                seen.append([table.features(seat, mine, mine and pays) for seat, mine in enumerate(own)])
            return decide(observation, rng)

        payoffs = play_out(game, [watching] * seats, Random(f"{seed} {seats} {number}")).payoffs
        assert payoffs is not None
        yield [(row, payoffs.index(min(payoffs))) for row in seen]


def chances(weights: Sequence[float], row: list[Features]) -> list[float]:
    """Each seat's chance of losing."""
    scores = [sum(w * x for w, x in zip(weights, one, strict=True)) for one in row]
    odds = [exp(score - max(scores)) for score in scores]
    return [one / sum(odds) for one in odds]


def fit(rows: list[Row]) -> list[float]:
    """The weights with the greatest likelihood."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(7):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * (a == b) for b in range(size)] for a in range(size)]
        for row, loser in rows:
            shares = chances(weights, row)
            mean = [sum(share * one[a] for share, one in zip(shares, row, strict=True)) for a in range(size)]
            for a in range(size):
                slope[a] += row[loser][a] - mean[a]
            for share, one in zip(shares, row, strict=True):
                off = [x - y for x, y in zip(one, mean, strict=True)]
                for a in range(size):
                    if off[a]:
                        each, line = share * off[a], bend[a]
                        for b in range(size):
                            line[b] += each * off[b]
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss–Jordan elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for a, pivot in enumerate(rows):
        pivot[:] = [value / pivot[a] for value in pivot]
        for b, other in enumerate(rows):
            if a != b:
                factor = other[a]
                other[:] = [value - factor * one for value, one in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]


def losses(weights: Sequence[float], rows: list[Row]) -> tuple[float, float]:
    """The mean log loss and Brier score of these predictions."""
    logs = briers = 0.0
    for row, loser in rows:
        found = chances(weights, row)
        logs -= log(max(found[loser], 1e-9))
        briers += sum((chance - (seat == loser)) ** 2 for seat, chance in enumerate(found))
    return logs / len(rows), briers / len(rows)


def calibration(weights: Sequence[float], rows: list[Row]) -> list[tuple[int, float, float]]:
    """Predictions in ten bins: how many, the mean prediction, and how often the seat lost."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for row, loser in rows:
        for seat, chance in enumerate(chances(weights, row)):
            bins[min(9, int(10 * chance))].append((chance, seat == loser))
    return [(len(b), sum(p for p, _ in b) / len(b), sum(y for _, y in b) / len(b)) for b in bins if b]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="2,3,4,5,6")
    parser.add_argument("--matches", type=int, default=150, help="for each number of seats, and as many for the test")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--test", default="test", help="the seed of the matches not used for the fit")
    chosen = parser.parse_args()
    found = {}
    for seed in (chosen.seed, chosen.test):
        found[seed] = {
            seats: [row for match in matches(seats, chosen.matches, seed) for row in match]
            for seats in map(int, chosen.seats.split(","))
        }
    weights = fit([row for rows in found[chosen.seed].values() for row in rows])
    print("weights", " ".join(f"{name} {weight:.3f}" for name, weight in zip(FEATURES, weights, strict=True)))
    for seats, rows in found[chosen.test].items():
        for name, values in (("by hand", BY_HAND), ("in use", WEIGHTS), ("fitted", weights)):
            logs, brier = losses(values, rows)
            print(f"{seats} seats, {len(rows)} positions, {name:8} log loss {logs:.4f}  Brier {brier:.4f}")
    for count, said, was in calibration(weights, [row for rows in found[chosen.test].values() for row in rows]):
        print(f"predicted {100 * said:5.1f} %, lost {100 * was:5.1f} % of {count}")


if __name__ == "__main__":
    main()
