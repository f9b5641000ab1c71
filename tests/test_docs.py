"""Tests of the documents: their examples run, their commands exist, their links work."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from poktail.cli import app
from poktail.server.app import create_app, document
from poktail.server.settings import Settings
from poktail.server.ws import messages_in as wire
from poktail.server.ws import messages_out as wire_down
from tests.terminal.runs import in_a_row
from tools import architecture_diagram

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def commands(app: Any, *above: str) -> Iterator[tuple[str, ...]]:
    """Every command there is, as the words that name it; those of a group after the group's name."""
    yield from ((*above, command.name or command.callback.__name__) for command in app.registered_commands)
    for group in app.registered_groups:
        yield from commands(group.typer_instance, *above, group.name)


def told(path: Path) -> list[list[str]]:
    """The commands of ours that a document shows, as words."""
    text = path.read_text(encoding="utf-8")
    lines = re.findall(r"^(?:[A-Z_]+=\S+ )?poktail (.*?)(?:\s+#.*)?$", text, re.MULTILINE)
    return [shlex.split(line) for line in lines]


def named(words: list[str]) -> tuple[str, ...]:
    """Which command these words call."""
    found = [name for name in commands(app) if tuple(words[: len(name)]) == name]
    assert len(found) == 1, words
    return found[0]


def test_the_readme_runs_every_command_there_is_and_no_other() -> None:
    assert {named(words) for words in told(ROOT / "README.md")} == set(commands(app))


def test_the_documents_name_only_options_that_there_are() -> None:
    shown = [words for path in DOCUMENTS for words in told(path)]
    names = sorted({named(words) for words in shown})
    helps = dict(zip(names, in_a_row(*[(*name, "--help") for name in names], COLUMNS="200"), strict=True))
    for words in shown:
        options = {word.partition("=")[0] for word in words if word.startswith("-")}
        assert [option for option in options if option not in helps[named(words)][1]] == [], words


def test_the_page_for_hosts_lists_every_setting() -> None:
    """What the table there says is what the program says."""
    rows = [f"| `{name}` | {default and f'`{default}`'} | {about} |" for name, _, default, about in Settings.describe()]
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `.*\|$", text.partition("## Settings")[2].partition("\n## ")[0], re.MULTILINE) == rows


def test_the_page_about_the_wire_names_every_message_and_every_request() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    kinds = [
        kind
        for union in (wire.ClientMessage, wire.BotMessage, wire_down.ServerMessage)
        for kind in get_args(get_args(union)[0])
    ]
    tags = {get_args(kind.model_fields["t"].annotation)[0] for kind in kinds}
    assert [tag for tag in sorted(tags) if f"`{tag}`" not in text] == []
    paths = document(create_app(Settings(data=Path("nowhere"))))["paths"]
    asked = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert sorted(re.findall(r"^\| `([A-Z]+ /\S*)` \|", text, re.MULTILINE)) == sorted(asked)


def test_make_knows_every_target_the_documents_name() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    named = {target for text in texts for target in re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE)}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"play", "test"} <= named <= targets


def test_the_page_about_the_architecture_draws_the_imports_of_today() -> None:
    text = architecture_diagram.PAGE.read_text(encoding="utf-8")
    assert architecture_diagram.filled(text) == text, "run .venv/bin/python tools/architecture_diagram.py"
    assert architecture_diagram.filled(text.replace("→ core", "→ cli")) == text, "a wrong diagram is not noticed"


def test_the_page_about_the_architecture_names_files_that_exist() -> None:
    text = architecture_diagram.PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+/[a-z_/]+\.(?:py|tsx?))`", text))
    source = ROOT / "src" / "poktail"
    assert len(named) > 20
    assert [
        name for name in sorted(named) if not any((at / name).exists() for at in (ROOT, source, source / "server"))
    ] == []
