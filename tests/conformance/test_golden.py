"""Tests of laws 4 and 5: node counts are fixed, playthroughs are golden files, odds are exact."""

from __future__ import annotations

import ast

import pytest

from poktail.core.registry import find
from tests.conformance.golden import counts, head_of, playthrough
from tests.conformance.test_laws import OURS

LARGE = ("pok_n_roll", "pook")
"""Games whose trees take seconds to count."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(each.values[0], marks=[*each.marks, *([pytest.mark.slow] if each.values[0] in LARGE else [])])
        for each in OURS
    ],
)
def test_law_4_the_node_counts_of_tiny_are_pinned(name: str) -> None:
    entry = find(name)
    assert counts(entry) == (entry.folder / "tests" / "counts.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_law_4_playthroughs_print_what_consumers_consume(name: str) -> None:
    entry = find(name)
    paths = sorted((entry.folder / "tests" / "playthroughs").glob("*.txt"))
    assert len(paths) >= 2
    for path in paths:
        assert playthrough(entry, head_of(path)) == path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("name", OURS)
def test_law_5_every_game_anchors_its_odds_by_enumeration(name: str) -> None:
    """The fractions themselves are in the game's own tests, named test_odds_…"""
    sources = (find(name).folder / "tests").glob("test_*.py")
    functions = [
        node for path in sources for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)
    ]
    anchors = [function for function in functions if function.name.startswith("test_odds_")]
    assert anchors
    assert all("Fraction" in ast.unparse(function) for function in anchors)
