"""The latest chat lines of a table and who was sent them, in memory only, for reports."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Any

KEPT = 50


class RecentChat:
    """The latest lines, each with the profiles that it was sent to."""

    def __init__(self) -> None:
        self._lines: deque[tuple[dict[str, Any], frozenset[str]]] = deque(maxlen=KEPT)

    def add(self, line: dict[str, Any], recipients: Collection[str]) -> None:
        """Remember a line and who was sent it."""
        self._lines.append((line, frozenset(recipients)))

    def sent_to(self, profile: str) -> list[dict[str, Any]]:
        """The lines that this profile was sent, the latest last."""
        return [line for line, recipients in self._lines if profile in recipients]

    def forget(self, profile: str) -> None:
        """Drop what a deleted profile said."""
        kept = [(line, recipients) for line, recipients in self._lines if line["profile"] != profile]
        self._lines = deque(kept, maxlen=KEPT)
