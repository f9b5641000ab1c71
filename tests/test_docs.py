"""What the documents say is true: their examples run, their commands exist, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from poktail.cli import app
from tests.terminal.runs import poktail

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_readme_runs_every_command_there_is_and_no_other() -> None:
    lines = re.findall(r"^poktail (.*?)(?:\s+#.*)?$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {shlex.split(line)[0] for line in lines}
    assert named == {command.name or command.callback.__name__ for command in app.registered_commands}
    for line in lines:
        options = {word for word in shlex.split(line) if word.startswith("--")}
        told = poktail(shlex.split(line)[0], "--help", COLUMNS="200").stdout
        assert [option for option in options if option not in told] == [], line


def test_make_knows_every_target_the_documents_name() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    named = {target for text in texts for target in re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE)}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "test"} <= named <= targets
