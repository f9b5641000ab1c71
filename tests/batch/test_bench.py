"""Tests that the benchmarks of batches and playouts run and print a line for every contender."""

from __future__ import annotations

import re
import sys

import pytest

from bench import batch, playouts


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


@pytest.mark.slow
def test_playouts_are_measured_for_match_rules_and_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["playouts.py", "--seconds", "0", "--rounds", "1"])
    playouts.main()
    rows = [re.split(r"\s{2,}", line) for line in capsys.readouterr().out.splitlines() if re.match(r"\d", line)]
    assert [name for _, name, *_ in rows][:4] == ["Match", "rules", "engine", "engine, half-way"]
    assert all(float(number.replace(",", "")) > 0 for _, _, *rates in rows for number in rates)
