"""Tests of `make bench`: it runs its scripts without arguments."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RUN = re.findall(r"^SPEED := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)[0].split()


def required(script: Path) -> list[str]:
    """The arguments without which a script does not run, read from its source: importing all scripts takes seconds."""
    calls = [
        node
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add_argument"
    ]
    found = []
    for call in calls:
        name = ast.literal_eval(call.args[0])
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
        optional = name.startswith("-") or given.get("nargs") in ("'?'", "'*'")
        if not optional or given.get("required") == "True":
            found.append(name)
    return found


def test_an_argument_that_is_required_is_noticed(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "parser.add_argument('game')\n"
        "parser.add_argument('bots', nargs='*')\n"
        "parser.add_argument('--seed')\n"
        "parser.add_argument('--level', required=True)\n",
        encoding="utf-8",
    )
    assert required(script) == ["game", "--level"]


@pytest.mark.parametrize("name", RUN)
def test_every_benchmark_that_make_runs_needs_no_arguments(name: str) -> None:
    script = ROOT / "bench" / f"{name}.py"
    assert '__name__ == "__main__"' in script.read_text(encoding="utf-8")
    assert required(script) == []
