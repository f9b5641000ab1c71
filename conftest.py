"""Shared pytest settings for the whole tree: which files are read for tests and examples."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over modules that hold neither tests nor examples; importing them all takes long."""
    if collection_path.suffix != ".py" or collection_path.name.startswith("test_"):
        return None
    return True if ">>>" not in collection_path.read_text(encoding="utf-8") else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the page: its tests are the longest, and every worker starts a browser only once."""
    items.sort(key=lambda item: "tests/web/" not in item.path.as_posix())
