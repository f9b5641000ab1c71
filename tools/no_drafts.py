"""A build hook that refuses to build a wheel from a tree with draft games (`make wheel` leaves drafts out)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NoDrafts(BuildHookInterface):
    """Refuses drafts; an editable installation, in which games are developed, may have them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Look for drafts before anything is packed."""
        sys.path[:0] = [str(Path(self.root) / "src")]
        from poktail.core.registry import games  # noqa: PLC0415  (it needs the standard library alone)

        drafts = [entry.id for entry in games() if entry.draft]
        if drafts and version != "editable":
            raise RuntimeError(f"drafts are not shipped: {', '.join(drafts)} (make wheel leaves them out)")
