"""Test of what a failing test of a server shows: the last lines of its log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.live import ROOT

FAILING = """
from tests.server.live import Process

class Lying(Process):
    def command(self):
        return ["echo", "http://nowhere:1"]

def test_that_starts_a_server_itself(tmp_path):
    with Lying(tmp_path / "mine"):
        (tmp_path / "mine" / "server.log").write_text("\\n".join(f"line {n}" for n in range(50)))
        raise AssertionError

def test_without_a_server():
    raise AssertionError
"""


def test_a_failing_test_shows_what_its_server_wrote_last(tmp_path: Path) -> None:
    """Also if the server has ended by then; a later test does not show it again."""
    (tmp_path / "test_failing.py").write_text(FAILING)
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull, "--rootdir", tmp_path]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", tmp_path / "test_failing.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "2 failed" in done.stdout, done.stdout + done.stderr
    assert [done.stdout.count(f"line {n}\n") for n in (9, 10, 49)] == [0, 1, 1], done.stdout
