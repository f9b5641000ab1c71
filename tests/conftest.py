"""Shared pytest settings; counts the planted defects and reports how many were caught."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no failure; what is tried is the same each time, unless new examples are asked for: EXPLORE=1.
settings.register_profile(
    "house", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not os.environ.get("EXPLORE")
)
settings.load_profile("house")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Core, rules and server are covered by their own tests; to measure the others would make them half as fast."""
    if config.pluginmanager.hasplugin("_cov"):
        for item in items:
            if not is_measured(item.path.relative_to(config.rootpath)):
                item.add_marker("no_cover")


def is_measured(path: Path) -> bool:
    """The tests and doctests of core and server, and those of the games but for the long matches of bots."""
    folders = ("tests/core/", "tests/server/", "tests/web/test_pages.py", "src/poktail/core/", "src/poktail/games/")
    return path.as_posix().startswith(folders) and path.name != "test_bot.py"


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
