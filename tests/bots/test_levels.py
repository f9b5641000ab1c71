"""Tests of the levels: what is prepared for which of them."""

from __future__ import annotations

import pytest

from poktail.bots import levels
from poktail.core.registry import games


def test_the_expert_is_prepared_if_it_has_anything_to_prepare(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = next(entry for entry in games() if entry.has("expert") and hasattr(entry.layer("expert"), "prepare"))
    prepared = list[str]()
    monkeypatch.setattr(entry.layer("expert"), "prepare", lambda: prepared.append(entry.id))
    for level in (levels.RANDOM, "regular-1", levels.LEVELS[-1]):
        levels.prepare(entry, level)
    assert prepared == [entry.id]
