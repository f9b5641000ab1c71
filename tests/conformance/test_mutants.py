"""The suite is itself under test: every planted defect must make it fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from poktail.core.registry import games
from tests.conformance.mutants import Mutant, caught, plant, planted

MUTANTS = planted()


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_planted_defect_is_caught(mutant: Mutant, tmp_path: Path, record_property: pytest.FixtureRequest) -> None:
    plant(mutant, tmp_path)
    found, said = caught(mutant, tmp_path)
    assert found, f"{mutant} was not caught\n{said[-3000:]}"
    record_property("mutant", mutant.name)  # type: ignore[operator]


def test_every_game_has_mutants_of_its_own() -> None:
    """Five at least, and no two alike."""
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    for entry in games():
        assert sum(mutant.only == entry.id for mutant in MUTANTS) >= 5
