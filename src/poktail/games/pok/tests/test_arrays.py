"""The solver in NumPy, which the expert uses without Numba: it finds what the compiled one finds."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from poktail.core.errors import BadOptions
from poktail.games.pok import TINY, expert, solve, solve_arrays, solve_model, solve_stage
from poktail.games.pok.rules import Pok
from poktail.games.pok.solve_arrays import SYMBOLS, Array, Stage
from poktail.games.pok.solve_state import parts_of
from poktail.games.pok.tests.test_expert import observations

pytestmark = pytest.mark.xdist_group("pok_solve")  # compiled once for all of them
FRESH = """
import pickle, sys
sys.modules["numba"] = None
from random import Random
from poktail.games.pok import expert
seen = pickle.loads(sys.stdin.buffer.read())
found = [[each.value for each in expert.evaluate(one, Random(1))] for one in seen]
sys.stdout.buffer.write(pickle.dumps(found))
"""


def stages(seats: int) -> list[Stage]:
    """Decisions in states with equal and with different hands, with invented payoffs."""
    model, rng = solve_model.Model(Pok(seats=seats)), np.random.default_rng(seats)
    found = []
    for state in (model.start, *rng.integers(len(model.keys), size=4)):
        group, kinds, first, _, cases = parts_of(model.states[state], model.counts, model.gone[[0]])
        pay = rng.random((first.size, cases.shape[1]))
        found.append((group, kinds, first, pay, rng.random(int(kinds.sum()))))
    return found


@pytest.mark.parametrize("seats", [3, 5])
def test_the_path_has_the_same_equations(seats: int) -> None:
    for stage in stages(seats):
        y = -np.random.default_rng(1).random(stage[1].sum()) * 3
        found = []
        for linearise in (solve_stage.loops_linearise, solve_arrays.linearise):
            matrix, right = np.zeros((y.size + 1, y.size + 1)), np.zeros((y.size + 1, 1))
            linearise(y, 0.7, stage, matrix, right)
            found.append((matrix, right))
        (matrix, right), (other, side) = found
        assert other == pytest.approx(matrix) and side == pytest.approx(right)


def test_linear_systems_have_the_same_solutions_and_signs() -> None:
    rng = np.random.default_rng(2)
    for size in (1, 4, 9):
        matrix, right = rng.random((size, size)), rng.random((size, 1))
        found: list[tuple[int, Array]] = []
        for eliminate in (solve_stage.loops_eliminate, solve_arrays.eliminate):
            side = right.copy()
            found.append((eliminate(matrix.copy(), side, size), side))
        assert found[0][0] == found[1][0] and found[0][1] == pytest.approx(found[1][1])
    assert solve_arrays.eliminate(np.zeros((2, 2)), np.ones((2, 1)), 2) == 0


@pytest.mark.parametrize("game", [TINY, Pok(seats=4, counters=1, goal=2), Pok(seats=3), Pok(seats=4)], ids=str)
def test_every_position_that_follows_is_worth_the_same(game: Pok) -> None:
    """POK-11 to POK-13."""
    model, rng = solve_model.Model(game), np.random.default_rng(3)
    values = rng.random((len(model.keys), game.seats))
    for state in {0, model.start, *rng.integers(len(model.keys), size=6)}:
        found = [np.full(((SYMBOLS + 1) ** game.seats, game.seats), np.nan) for _ in range(2)]
        for work, after in zip((solve_model.loops_continuations, solve_arrays.continuations), found, strict=True):
            parts = model.counts, model.left, model.mirrors, model.stuck, model.keys, values
            work(model.states[state], *parts, after)
        assert np.array_equal(found[0], found[1], equal_nan=True)


def test_without_numba_the_expert_sees_the_same_values() -> None:
    """In a process of its own that cannot import Numba."""
    seen = [one for seats in (3, 5) for one in observations(Pok(seats=seats), seats, 3)]
    plain = subprocess.run([sys.executable, "-c", FRESH], input=pickle.dumps(seen), capture_output=True, check=True)
    for one, values in zip(seen, pickle.loads(plain.stdout), strict=True):  # our own
        assert [each.value for each in expert.evaluate(one, Random(1))] == pytest.approx(values, abs=1e-6)


def test_without_numba_a_game_is_not_solved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(solve, "can_compile", lambda: False)
    with pytest.raises(BadOptions, match="solve"):
        solve.solve(TINY, tmp_path / "table.npz")
