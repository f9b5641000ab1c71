"""The program around the commands: its version, its help, completion in a shell, the question which game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import version

import pytest

import poktail as package
from poktail.cli.common import parse_options
from poktail.core import codec
from poktail.core.errors import BadOptions
from poktail.core.registry import games
from poktail.i18n import Words
from tests.terminal.runs import environment, in_a_row, poktail


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
    last = games()[-1]
    for answer in (str(len(games())), last.id, last.id.upper(), last.about.title.lower()):
        done = poktail("play", "--seed", "1", typed=f"nonsense\n99\n\n?\n{answer}\nq\n")
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("There is no game") == 2
        assert done.stdout.count("number or the title of a game") == 1
        assert last.about.publisher in done.stdout
    assert f"Did you mean “{last.id}”?" in " ".join(poktail("play", typed=f"{last.id}x\n").stdout.split())
    assert poktail("play", typed="nonsense\n").returncode == 1
    assert poktail("play", typed="q\n").returncode == 0


def test_options_are_json_where_they_can_be() -> None:
    assert parse_options(["a-b=[1, 2]", "c=x=y", "d=true"], 0) == {"a_b": [1, 2], "c": "x=y", "d": True}
    with pytest.raises(BadOptions):
        parse_options(["a"], 0)


def test_games_as_json_have_their_options_and_bounds() -> None:
    done = in_a_row(*(("games", "--json", "--lang", lang) for lang in ("en", "fr")))
    for lang, (code, out, _) in zip(("en", "fr"), done, strict=True):
        assert code == 0
        told = json.loads(out)
        assert [game["id"] for game in told] == [entry.id for entry in games()]
        for game, entry in zip(told, games(), strict=True):
            bounds, fields = entry.seat_bounds, codec.options_of(entry.game())
            assert game["seats"] == {"low": bounds.low, "high": bounds.high, "default": entry.game().seats}
            assert {option["name"]: option.get("default") for option in game["options"]} == fields
            seats = next(option for option in game["options"] if option["name"] == "seats")
            assert (seats["low"], seats["high"]) == (bounds.low, bounds.high)
            assert seats["label"] == Words(lang, entry)("option-seats")


def test_errors_name_the_file_the_option_and_the_nearest_word() -> None:
    game = games()[0]
    name = next(name for name in codec.options_of(game.game()) if "_" in name)
    commands = [
        ("rules", game.id[:-1]),
        ("play", game.id, "-o", f"{name[:-1]}=1"),
        ("play", game.id, "-o", f"{name.replace('_', '-')}x=1"),
        ("replay", "no-such-file.txt"),
        ("play", "--resume", "gone.txt", "--lang", "de"),
        ("play", game.id, "--level", "genius"),
    ]
    said = [" ".join(errors.split()) for _, _, errors in in_a_row(*commands)]
    assert f"“{game.id}”?" in said[0]
    assert all(f"“{name}”?" in line for line in said[1:3])
    assert "no-such-file.txt: This file can’t be read." in said[3]
    assert "gone.txt: Diese Datei" in said[4]
    assert "beginner casual strong expert" in said[5]


def test_help_and_the_list_of_games_load_little() -> None:
    """What makes a command slow to start is what it imports; `bench/start.py` measures the time."""
    heavy = {"rich.markdown", "rich.progress", "asyncio", "websockets", "fastapi", "sqlalchemy", "poktail.server"}
    code = "import sys, atexit; atexit.register(lambda: print(*sys.modules)); from poktail.cli import main; main()"
    for args, more in (("--help", {"pydantic"}), ("games", {"pydantic", "typer", "rich", "babel.lists"})):
        command = [sys.executable, "-c", code, args]
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
        assert (heavy | more).isdisjoint(done.stdout.splitlines()[-1].split()), args


def test_the_short_cut_lists_the_same_games() -> None:
    english, french = poktail("games").stdout, poktail("games", LANG="fr_FR.UTF-8").stdout
    assert english == poktail("games", "--lang", "en").stdout
    assert french == poktail("games", "--lang", "fr").stdout != english
