"""Tests of the command solve: what it says of a device that a game's solver cannot use."""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from poktail.core.errors import BadOptions
from poktail.core.registry import games
from poktail.terminal.series import solve


def test_a_solver_without_devices_names_the_games_that_have_one(tmp_path: Path) -> None:
    solvable = [entry for entry in games() if entry.has("solve")]
    able = [entry for entry in solvable if "device" in signature(entry.layer("solve").solve).parameters]
    screen: Any = SimpleNamespace(words=str)
    for entry in solvable:
        if entry not in able:
            with pytest.raises(BadOptions) as refused:
                solve(screen, entry, entry.game(), tmp_path / "table.npz", check=False, device="cpu")
            assert refused.value.data["want"] == " ".join(entry.id for entry in able)
    assert 0 < len(able) < len(solvable)
