"""Shared pytest settings for the whole tree: which files are read for tests and examples."""

from __future__ import annotations

from pathlib import Path


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Pass over modules that hold neither tests nor examples; importing them all takes long."""
    if collection_path.suffix != ".py" or collection_path.name.startswith("test_"):
        return None
    return True if ">>>" not in collection_path.read_text(encoding="utf-8") else None
