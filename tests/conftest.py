"""Counts the planted defects and prints how many were caught."""

from __future__ import annotations

from typing import Any


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
