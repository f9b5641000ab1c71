"""Tests of the arithmetic of bench/levels.py: whom a seat beat, and the share of won pairings with its interval."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bench.levels import pairings, share


@dataclass(frozen=True)
class Table:
    """As much of a game as these functions need."""

    seats: int
    together: tuple[tuple[int, ...], ...] | None = None


@pytest.mark.parametrize(
    ("table", "payoffs", "seat", "found"),
    [
        (Table(4), (6, -2, -2, -2), 0, (3, 3)),
        (Table(4), (6, -2, -2, -2), 1, (0, 1)),  # the losers are as good as each other
        (Table(4), (1, 1, 1, -3), 2, (1, 1)),
        (Table(4, ((0, 2), (1, 3))), (1, -1, 1, -1), 0, (2, 2)),
        (Table(3), (0, 0, 0), 0, (0, 0)),
    ],
)
def test_a_pairing_is_decided_if_the_results_differ(table: Any, payoffs: Any, seat: int, found: Any) -> None:
    assert pairings(table, payoffs, seat) == found


def test_the_interval_is_that_of_a_ratio_over_blocks() -> None:
    mean, margin = share([(1, 2), (3, 4)])
    assert mean == pytest.approx(4 / 6)
    assert margin == pytest.approx(1.96 * ((1 / 3) ** 2 * 2 * 2) ** 0.5 / 6)
    assert share([(2, 3)] * 5)[1] == pytest.approx(0)
