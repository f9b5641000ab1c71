"""Tests of French texts: apostrophes and no-break spaces, in catalogues and rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from poktail.core.registry import games
from poktail.i18n.words import SHELL

WEB = Path(__file__).resolve().parents[2] / "src" / "poktail" / "web"
FRENCH_SIGNS = (
    ("a typewriter's apostrophe", r"'"),
    ("a space where a line may break", r"(?<![·.=]) [:;!?»]|« "),
    ("a wide space where a narrow one belongs", r"\u00a0[;!?»]|«\u00a0"),
)


@pytest.mark.parametrize(("wrong", "pattern"), FRENCH_SIGNS, ids=[wrong for wrong, _ in FRENCH_SIGNS])
def test_french_signs_are_right_in_every_file(wrong: str, pattern: str) -> None:
    """Catalogues and rulebooks. A key of the terminal such as "?" comes after a dot; a mark in a legend comes first."""
    files = [folder / "i18n" / "fr.ftl" for folder in (WEB, *(entry.folder for entry in games()))]
    files += [SHELL / "fr.ftl", *(entry.folder / "rulebook" / "fr.md" for entry in games())]
    lines = [(path.parts[-3:], line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(pattern, line[1])] == [], wrong


def test_wrong_french_signs_would_be_found() -> None:
    bad = ("l'hôte", "Vrai ?", "« royal", "Vrai\u00a0!")
    good = ("l’hôte", "Vrai\u202f?", "«\u202froyal\u202f»", "Points\u00a0: 3", "q quitter · ? règles")
    assert all(any(re.search(pattern, text) for _, pattern in FRENCH_SIGNS) for text in bad)
    assert not [text for text in good for _, pattern in FRENCH_SIGNS if re.search(pattern, text)]
