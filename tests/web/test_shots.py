"""Tests of the stored pictures: both sizes and themes, those the documents show, and not too large."""

from __future__ import annotations

import re
from pathlib import Path

from tools.shots_web import SCHEMES, SIZES

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "docs" / "shots"
MOST = 5_000_000


def test_every_picture_is_there_in_both_sizes_and_lights() -> None:
    looks = {f"-{size}-{scheme}" for size in SIZES for scheme in SCHEMES}
    found: dict[str, set[str]] = {}
    for path in SHOTS.glob("*.webp"):
        name, size, scheme = path.stem.rsplit("-", 2)
        found.setdefault(name, set()).add(f"-{size}-{scheme}")
    assert {"start", "lobby", "curtain", "replay", "lesson", "daily"} <= found.keys()
    assert {name: looks ^ seen for name, seen in found.items() if seen != looks} == {}


def test_the_pictures_of_the_readme_are_there_and_all_are_light() -> None:
    shown = re.findall(r"\]\((docs/shots/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert 4 <= len(shown) <= 6
    assert [path for path in shown if not (ROOT / path).is_file()] == []
    assert sum(path.stat().st_size for path in SHOTS.iterdir()) < MOST
