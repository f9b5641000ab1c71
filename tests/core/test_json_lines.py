"""Tests of records as JSON lines: they read back whole, and a wrong line is named."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poktail.core import record
from poktail.core.errors import BadRecord
from poktail.core.record import Record
from tests.core.wrong_lines import FULL, RUNNING, SIGNED


def read(text: str) -> Record:
    found = record.read(text)
    assert isinstance(found, Record)
    return found


LINES = record.write_json_lines(read(FULL))


@pytest.mark.parametrize("text", [FULL, RUNNING, SIGNED], ids=["full", "running", "signed"])
def test_they_read_back_whole(text: str) -> None:
    kept = read(text)
    lines = record.write_json_lines(kept)
    assert record.read_bytes(lines.encode()) == kept
    assert record.write_json_lines(record.read_json_lines(lines)) == lines
    fields = [set(json.loads(line)) - {"signatures"} for line in lines.splitlines()[1:-1]]
    assert fields == [{"step", "choice"}] * len(kept.steps)


def refusal(text: str) -> tuple[object, object]:
    with pytest.raises(BadRecord) as caught:
        record.read_bytes(text.encode())
    return caught.value.data["line"], caught.value.data["reason"]


@pytest.mark.parametrize("text", ["{", "{}", "{}\n", '{"poktail": 1}\n{}\n', '{"a":' * 50_000], ids=range(5))
def test_what_is_no_record_is_called_so(text: str) -> None:
    assert refusal(text) == (1, "not_a_record")


def test_a_wrong_line_is_named() -> None:
    lines = LINES.splitlines()
    for place, line in enumerate(lines):
        spaced = [*lines[:place], line.replace(":", ": ", 1), *lines[place + 1 :]]
        assert refusal("".join(f"{one}\n" for one in spaced)) == (place + 1, "bad_value"), line
    step = next(place for place, line in enumerate(lines) if '"0":' in line)
    wrong = json.loads(lines[step]) | {"choice": {"0": "nothing"}}
    changed = [*lines[:step], json.dumps(wrong, separators=(",", ":")), *lines[step + 1 :]]
    assert refusal("".join(f"{one}\n" for one in changed)) in {(step + 1, "bad_notation"), (step + 1, "bad_step")}
    assert refusal(LINES + "{}\n")[1] == "not_a_record"
    assert refusal(LINES.replace('"result":[', '"result":[9,'))[0] == len(lines)


@settings(max_examples=100)
@given(st.integers(0, len(LINES) - 1), st.characters(codec="utf-8"))
def test_an_edit_is_refused_or_only_a_name_is_different(place: int, new: str) -> None:
    text = LINES[:place] + new + LINES[place + 1 :]
    if text == LINES or not text.startswith("{"):
        return
    try:
        found = record.read_bytes(text.encode())
    except BadRecord as refused:
        assert 1 <= int(str(refused.data["line"])) <= text.count("\n") + 1
    else:
        assert isinstance(found, Record)
        assert record.write_json_lines(found) == text
