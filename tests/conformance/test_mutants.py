"""The suite is itself under test: every planted defect must make it fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from poktail.core.registry import games
from tests.conformance.mutants import Mutant, caught, copy_tree, plant, planted, tried

MUTANTS = planted()


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_planted_defect_is_caught(mutant: Mutant, tmp_path: Path, record_property: pytest.FixtureRequest) -> None:
    plant(mutant, tmp_path)
    found, said = caught(mutant, tmp_path)
    assert found, f"{mutant} was not caught\n{said[-3000:]}"
    record_property("mutant", mutant.name)  # type: ignore[operator]


@pytest.mark.parametrize("only", sorted({mutant.only for mutant in MUTANTS}))
def test_without_a_defect_the_same_tests_pass_in_a_copy(only: str, tmp_path: Path) -> None:
    """Else a mutant would be caught by whatever a copy lacks."""
    copy_tree(tmp_path)
    tests = dict.fromkeys(path for mutant in MUTANTS if mutant.only == only for path in mutant.tests)
    whole = [path for path in tests if not any(path != other and path.startswith(other) for other in tests)]
    done = tried(tmp_path, tuple(whole), only)
    assert done.returncode == 0, done.stdout[-3000:]


def test_every_game_has_mutants_of_its_own() -> None:
    """Five at least, and no two alike."""
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    for entry in games():
        assert sum(mutant.only == entry.id for mutant in MUTANTS) >= 5
