"""Tests of the test suite: every planted defect must make it fail."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.forks import Copy, copied
from tests.conformance.mutants import Mutant, planted, sample
from tests.conformance.subjects import ENTRIES, ONLY

MUTANTS = [mutant for mutant in planted() if ONLY in (None, mutant.only)]
QUICK = sample(MUTANTS) if ONLY is None else {mutant.name for mutant in MUTANTS}
"""The defects that `make test` plants: a sample, and with GAME=… all of that game."""
PASSED, FAILED = 0, 1
CAUGHT_BY: dict[str, set[str]] = defaultdict(set)
"""The tests that have noticed a defect, by subject."""

# First the tests likely to notice: to collect the others takes longer than to run these.
# One plugin is needed; some take longer to load than a test to run.
LOOK = """
import os
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import babel.dates, execnet, fluent.runtime, hypothesis.strategies, pytest, rich.console

class Failed:
    def __init__(self, path):
        self.path = path

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.path.write_text(report.nodeid)

def look(copy, folder, only, *parts):
    os.chdir(copy)
    if only:
        os.environ["POKTAIL_ONLY"] = only
    plain = ("-p", "xdist.plugin", "-x", "-q", "--no-header", "--tb=line", "-m", "not slow and not peers")
    for tests in parts:
        code = pytest.main([*plain, *tests], plugins=[Failed(folder / "failed.txt")])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            break
    return int(code)
"""


def one_group(only: str) -> pytest.MarkDecorator:
    """All defects of a subject meet one worker, and then the question whether it is they that are noticed."""
    return pytest.mark.xdist_group(f"mutants of {only or 'the house'}")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """One copy for all defects."""
    with copied(tmp_path_factory.mktemp("copy"), LOOK) as made:
        yield made


def marks(mutant: Mutant) -> list[pytest.MarkDecorator]:
    return [one_group(mutant.only), *([] if mutant.name in QUICK else [pytest.mark.slow])]


@pytest.mark.parametrize("mutant", [pytest.param(m, id=str(m), marks=marks(m)) for m in MUTANTS])
def test_planted_defect_is_caught(mutant: Mutant, copy: Copy, tmp_path: Path) -> None:
    """A test fails, not merely an import."""
    parts = [part for part in (mutant.tests[:1], mutant.tests[1:]) if part]
    with copy.damaged(mutant):
        code, said = copy.look(tmp_path, mutant.file, mutant.only, *parts)
    assert code == FAILED, f"{mutant} was not caught\n{said[-3000:]}"
    assert " failed" in said, said[-3000:]
    CAUGHT_BY[mutant.only].add((tmp_path / "failed.txt").read_text())


@pytest.mark.parametrize("only", [pytest.param(x, marks=one_group(x)) for x in sorted({m.only for m in MUTANTS})])
def test_without_a_defect_the_same_tests_pass_in_the_copy(only: str, copy: Copy, tmp_path: Path) -> None:
    """Else a mutant would be caught by whatever a copy lacks. Alone, this test tries all that could have noticed."""
    tests = CAUGHT_BY[only] or {path for mutant in MUTANTS if mutant.only == only for path in mutant.tests}
    code, said = copy.look(tmp_path, None, only, sorted(tests))
    assert code == PASSED, said[-3000:]


def test_every_game_has_mutants_of_its_own() -> None:
    """Five at least, and no two alike."""
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    for entry in ENTRIES:
        assert entry.draft or sum(mutant.only == entry.id for mutant in MUTANTS) >= 5
