"""Values that the page repeats because it needs them before it asks the server: they are those of the Python code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.core.record import MAX_BYTES, MAX_NAME
from poktail.i18n import LANGUAGES
from poktail.server.http.routes_reports import MAX_TEXT
from poktail.server.tables.votes import REMOVERS

WEB = Path(__file__).resolve().parents[1] / "src" / "poktail" / "web"
REPEATED: tuple[tuple[str, str, Any], ...] = (
    ("words.ts", "LANGUAGES", list(LANGUAGES)),
    ("board.ts", "DEFAULT_LEVEL", DEFAULT_LEVEL),
    ("table/menu.tsx", "REMOVERS", REMOVERS),
    ("report.tsx", "LONGEST", MAX_TEXT),
    ("pages/verify_record.tsx", "LONGEST_NAME", MAX_NAME),
    ("pages/verify_record.tsx", "GREATEST", MAX_BYTES),
)


@pytest.mark.parametrize(("file", "name", "value"), REPEATED, ids=[f"{file} {name}" for file, name, _ in REPEATED])
def test_the_page_has_the_same_value(file: str, name: str, value: object) -> None:
    found = re.search(rf"^(?:export )?const {name} = (.+?)(?: as const)?;$", (WEB / file).read_text("utf-8"), re.M)
    assert found is not None
    assert json.loads(re.sub(r"(?<=\d)_(?=\d)", "", found[1])) == value
