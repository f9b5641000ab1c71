"""Shared pytest settings; counts the planted defects and reports how many were caught."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

# A busy machine is no failure; what is tried is the same each time, unless new examples are asked for: EXPLORE=1.
settings.register_profile(
    "poktail", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not os.environ.get("EXPLORE")
)
settings.load_profile("poktail")


FOLDERS = {"rules": ("tests/core/", "src/poktail/core/", "src/poktail/games/")}
FOLDERS["all"] = (*FOLDERS["rules"], "tests/server/", "tests/web/test_pages.py")
# Long tests that cover nothing more: of bots, of many histories, attacks and words.
NOT_MEASURED = {"arrays", "beliefs", "board", "bot", "coach", "compile", "engine", "expert", "expert_parts", "levels"}
NOT_MEASURED |= {"nash", "solve", "statistics", "text"}
NOT_MEASURED |= {"fuzz_rest", "fuzz_socket", "leaks", "nothing_lost", "secrecy", "values", "walks"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--covered", choices=FOLDERS, help="measure coverage of this; afterwards: coverage combine")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--covered") and not config.getoption("numprocesses", None):  # each worker, not who sends work
        config.pluginmanager.register(Covered(config.rootpath, FOLDERS[config.getoption("--covered")]))


class Covered:
    """Measures coverage during the tests that are meant to cover: others would only take three times as long."""

    def __init__(self, root: Path, folders: tuple[str, ...]) -> None:
        self.root, self.folders, self.coverage = root, folders, Coverage(data_suffix=True)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Pause for a test that is not measured."""
        if is_measured(item.path.relative_to(self.root), self.folders):
            return (yield)
        self.coverage.stop()
        try:
            return (yield)
        finally:
            self.coverage.start()

    def pytest_sessionfinish(self) -> None:
        """Write what was measured into a file of this process."""
        self.coverage.stop()
        self.coverage.save()


def is_measured(path: Path, folders: tuple[str, ...]) -> bool:
    """The tests and doctests in these folders, but for long ones that cover nothing more."""
    return path.as_posix().startswith(folders) and path.stem.removeprefix("test_") not in NOT_MEASURED


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show of a failed test what its servers wrote last; also of those that have ended since."""
    report = yield
    live: Any = sys.modules.get("tests.server.live")  # imported by tests of servers; its imports are to be measured
    if live is not None and report.failed:
        report.sections += live.latest_logs()
    if live is not None and report.when == "teardown":
        live.forget_ended()
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    planted = {
        outcome: [report for report in terminalreporter.stats.get(outcome, []) if is_mutant(report)]
        for outcome in ("passed", "failed")
    }
    total = sum(map(len, planted.values()))
    if total:
        terminalreporter.write_line(f"mutants: {len(planted['passed'])} of {total} planted defects caught")


def is_mutant(report: Any) -> bool:
    return "test_planted_defect_is_caught" in getattr(report, "nodeid", "") and report.when == "call"
