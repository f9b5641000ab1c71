"""Tests that the batch benchmark runs and prints a line for Python and one for each batch."""

from __future__ import annotations

import re
import sys

import pytest

from bench import batch


@pytest.mark.slow
def test_the_benchmark_prints_a_rate_for_every_contender(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["batch.py", "--tables", "2", "--seconds", "0"])
    batch.main()
    lines = capsys.readouterr().out.splitlines()
    rows = [re.split(r"\s{2,}", line) for line in lines if re.match("Match|twin", line)]
    assert [name for name, *_ in rows] == ["Match, Python", "twin, 2 tables"]
    assert all(float(number.replace(",", "")) > 0 for _, *rates, _ in rows for number in rates)
