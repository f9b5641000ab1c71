"""The latest chat lines of a table and who was sent them, in memory only, for reports."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any

KEPT = 50


class HeardLines:
    """The latest lines, each with the profiles that it was sent to."""

    def __init__(self) -> None:
        self._lines: deque[tuple[dict[str, Any], frozenset[str]]] = deque(maxlen=KEPT)

    def add(self, line: dict[str, Any], hearers: Collection[str]) -> None:
        """Remember a line and who was sent it."""
        self._lines.append((line, frozenset(hearers)))

    def by(self, profile: str) -> list[dict[str, Any]]:
        """The lines that this profile was sent, the latest last."""
        return [line for line, hearers in self._lines if profile in hearers]

    def forget(self, profile: str) -> None:
        """Drop what a deleted profile said."""
        kept = [(line, hearers) for line, hearers in self._lines if line["profile"] != profile]
        self._lines = deque(kept, maxlen=KEPT)
