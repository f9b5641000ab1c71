"""The program around the commands: its version, its help, completion in a shell, the question which game."""

from __future__ import annotations

import re
from importlib.metadata import version

import pytest

import poktail as package
from poktail.cli.common import parse_options
from poktail.core.errors import BadOptions
from poktail.core.registry import games
from tests.terminal.runs import in_a_row, poktail


def test_the_version_is_that_of_the_installed_package() -> None:
    assert package.__version__ == version("poktail")
    assert poktail("--version").stdout == f"poktail {version('poktail')}\n"
    with pytest.raises(AttributeError):
        package.nothing  # noqa: B018


def test_help_is_plain_text() -> None:
    told = in_a_row(("--help",), ("play", "--help"), ("admin", "--help"), ("admin", "check", "--help"))
    for code, out, errors in told:
        assert (code, errors) == (0, "")
        assert out.startswith("Usage: ")
        assert not re.search(r"[^\x20-\x7e\n]", out)


def test_a_shell_completes_commands_and_games() -> None:
    def completed(*words: str) -> list[str]:
        variables = {"COMP_WORDS": " ".join(("poktail", *words)), "COMP_CWORD": str(len(words))}
        return poktail(**variables, _POKTAIL_COMPLETE="complete_bash").stdout.split()

    assert completed("ver") == ["verify"]
    known = [entry.id for entry in games()]
    assert completed("rules", known[-1][:2]) == [name for name in known if name.startswith(known[-1][:2])]


def test_which_game_is_asked_again_until_it_is_one() -> None:
    known = [entry.id for entry in games()]
    typed = f"nonsense\n99\n{len(known)}\nq\n"
    done = poktail("play", "--seed", "1", typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("isn’t on the menu") == 2
    assert games()[-1].about.publisher in done.stdout
    assert poktail("play", typed="nonsense\n").returncode == 1


def test_options_are_json_where_they_can_be() -> None:
    assert parse_options(["a-b=[1, 2]", "c=x=y", "d=true"], 0) == {"a_b": [1, 2], "c": "x=y", "d": True}
    with pytest.raises(BadOptions):
        parse_options(["a"], 0)
