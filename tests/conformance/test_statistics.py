"""Tests of every game's figures for statistics: complete, possible, and drawn."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from poktail.core.registry import find
from tests.conformance.subjects import ENTRIES, finished, subject

WITH_FIGURES = [entry.id for entry in ENTRIES if entry.has("statistics")]


@pytest.mark.parametrize("name", WITH_FIGURES)
def test_every_seat_has_every_figure_in_its_order_and_none_counts_more_than_its_chances(name: str) -> None:
    found, seen = subject(name), Counter[str]()
    assert found.entry is not None
    layer = found.entry.layer("statistics")
    for game in found.sizes:
        match = finished(game, Random(f"figures {name} {game}"))
        for seat in range(game.seats):
            figures = layer.figures(match.observation(seat))
            assert tuple(figure.name for figure in figures) == layer.FIGURES
            assert all(figure.count >= 0 for figure in figures)
            assert all(figure.chances is None or figure.count <= figure.chances for figure in figures)
            seen.update({figure.name: figure.count for figure in figures})
    assert all(seen[figure] > 0 for figure in layer.FIGURES), "what never happens needs no figure"


@pytest.mark.parametrize("name", WITH_FIGURES)
def test_every_figure_has_a_picture(name: str) -> None:
    entry = find(name)
    drawn = (entry.folder / "statistics.tsx").read_text(encoding="utf-8")
    names = entry.layer("statistics").FIGURES
    assert [figure for figure in names if not re.search(rf'^ +"?{figure}"?:', drawn, re.MULTILINE)] == []
