"""Test helper: which values of a parameter `make test` tries, and which `make test-all` alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sample(values: Iterable[Any], *quick: Any) -> list[Any]:
    """All values as parameters; those that are not named here are slow."""
    known = list(values)
    assert set(quick) <= set(known), quick
    return [pytest.param(value, id=str(value), marks=() if value in quick else pytest.mark.slow) for value in known]
