"""Tests of playing in the terminal."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from poktail.core import record
from poktail.core.registry import find
from poktail.i18n import LANGUAGES, Words
from tests.sampling import sample
from tests.terminal.runs import GAMES, Terminal, environment, in_a_row, poktail

ANSI = "\x1b["


@pytest.mark.parametrize("name", sample(GAMES, "pook", "cockroach_royal"))
def test_a_whole_match_against_bots_in_a_pipe(name: str, tmp_path: Path) -> None:
    """Always the first entry of the menu; it ends with a result, a record and exit code 0, without an escape code."""
    done = poktail("play", name, "--seed", "7", "--record", "m.txt", typed="1\n" * 3000, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Result" in done.stdout
    assert ANSI not in done.stdout + done.stderr
    assert isinstance(record.read_file(tmp_path / "m.txt"), record.Record)
    assert [path.name for path in tmp_path.iterdir()] == ["m.txt"]
    assert poktail("verify", "m.txt", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("name", sample(GAMES, "pok_n_roll"))
def test_bots_among_themselves_in_every_language(name: str) -> None:
    commands = [("play", name, "--people", "0", "--seed", "1", "--lang", lang) for lang in LANGUAGES]
    for lang, (code, said, errors) in zip(LANGUAGES, in_a_row(*commands), strict=True):
        assert code == 0, errors
        assert Words(lang)("result") in said


def test_the_same_seed_is_the_same_match_and_another_is_not() -> None:
    runs = [poktail("play", GAMES[0], "--people", "0", "--seed", seed).stdout for seed in ("5", "5", "6")]
    assert runs[0] == runs[1] != runs[2]


def test_without_a_seed_no_two_matches_are_sealed_alike() -> None:
    seals = {re.findall(r"[0-9a-f]{64}", poktail("play", GAMES[0], "--people", "0").stdout)[0] for _ in range(3)}
    assert len(seals) == 3


@pytest.mark.parametrize("name", sample(GAMES, "pok", "pook"))
def test_a_mistyped_move_is_explained_and_asked_again(name: str) -> None:
    done = poktail("play", name, "--seed", "1", typed="0\n999\nnonsense\n\n[bold]\n1\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("isn’t on the menu") == 4
    assert done.stdout.count("Your choice:") == 7
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("name", sample(GAMES, "pok"))
def test_the_rules_are_a_question_mark_away(name: str) -> None:
    """`?` is short, `?1` a clause, `??` everything; and what does not exist is said not to."""
    book = (find(name).folder / "rulebook" / "fr.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^\*\*([A-Z]+-E?\d+)\*\*", book, re.MULTILINE)

    def shown(typed: str) -> list[str]:
        said = poktail("play", name, "--seed", "1", "--lang", "fr", typed=f"{typed}\nq\n").stdout
        return [clause for clause in clauses if re.search(rf"\b{clause}\b", said.split("1  ", 1)[1])]

    assert (shown("?"), shown("?1"), shown("??")) == ([], clauses[:1], clauses)
    assert "«\u202f99\u202f»" in poktail("play", name, "--lang", "fr", typed="?99\nq\n").stdout


def test_whoever_leaves_comes_back_to_the_same_dice(tmp_path: Path) -> None:
    """A match left and resumed keeps its steps and its sealed seed, and verifies as a whole."""
    left = poktail(
        "play", GAMES[0], "--seed", "3", "--bots", "random", "--record", "m.txt", typed="1\nq\n", cwd=tmp_path
    )
    assert left.returncode == 0
    assert "poktail play --resume m.txt" in left.stdout
    kept = record.read_file(tmp_path / "m.txt")
    assert isinstance(kept, record.Record)
    assert (tmp_path / "m.txt.key").stat().st_mode & 0o077 == 0
    steps = kept.steps
    again = poktail("play", "--resume", "m.txt", typed="1\n" * 3000, cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert not (tmp_path / "m.txt.key").exists()
    finished = record.read_file(tmp_path / "m.txt")
    assert isinstance(finished, record.Record)
    assert finished.steps[: len(steps)] == steps
    assert finished.verified().payoffs is not None


def test_a_match_left_in_an_earlier_version_goes_on(tmp_path: Path) -> None:
    """Its private file names a level of that version."""
    poktail("play", GAMES[0], "--seed", "3", "--record", "m.txt", typed="1\nq\n", cwd=tmp_path)
    key = tmp_path / "m.txt.key"
    key.write_text(json.dumps(json.loads(key.read_text()) | {"level": "regular"}))
    again = poktail("play", "--resume", "m.txt", typed="1\nq\n", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert "poktail play --resume m.txt" in again.stdout


def test_input_that_ends_keeps_the_match_and_says_so_by_exit_code(tmp_path: Path) -> None:
    done = poktail("play", GAMES[0], "--record", "m.txt", typed="1\n", cwd=tmp_path)
    assert done.returncode == 1
    assert "--resume m.txt" in done.stdout
    assert (tmp_path / "m.txt").exists()


def test_no_running_record_holds_the_seed(tmp_path: Path) -> None:
    poktail("play", GAMES[0], "--record", "m.txt", typed="1\n", cwd=tmp_path)
    seed = re.search(r"[0-9a-f]{64}", (tmp_path / "m.txt.key").read_text())
    assert seed is not None
    assert seed[0] not in (tmp_path / "m.txt").read_text()


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "m.txt").write_text("diary")
    done = poktail("play", GAMES[0], "--record", "m.txt", typed="1\n", cwd=tmp_path)
    assert done.returncode == 2
    assert (tmp_path / "m.txt").read_text() == "diary"


BAD = (
    ("play", "nope"),
    ("play", GAMES[0], "--seats", "99"),
    ("play", GAMES[0], "--bots", "genius"),
    ("play", GAMES[0], "--lang", "tlh"),
    ("play", GAMES[0], "-o", "nonsense=1"),
    ("play", GAMES[0], "-o", "nonsense"),
    ("play", GAMES[0], "--people", "99"),
    ("play", GAMES[0], "--seat-names", "Ann,Ann"),
    ("play", GAMES[0], "--seat-names", "\x1b[31mRed"),
    ("play", "--resume", "missing.txt"),
    ("play", GAMES[0], "--record", "no/such/folder/m.txt"),
    ("replay", "missing.txt"),
    ("replay", "."),
    ("verify", "missing.txt"),
    ("rules", "../pok"),
    ("arena", GAMES[0], "--bots", "random,genius"),
    ("arena", GAMES[0], "--bots", "random"),
    ("arena", GAMES[0], "--bots", "random,random"),
    ("arena", GAMES[0], "--bots", "random,missing.py"),
    ("arena", GAMES[0], "--plot", "matrix.pdf"),
    ("arena", GAMES[0], "--workers", "2", "--dask", "tcp://127.0.0.1:8786"),
)


def test_bad_input_gets_a_coded_sentence_on_standard_error_and_exit_code_2(tmp_path: Path) -> None:
    for args, (code, _, errors) in zip(BAD, in_a_row(*BAD, cwd=tmp_path), strict=True):
        assert code == 2, args
        assert re.search(r"\([a-z_]+\)\s*$", errors), (args, errors)
        assert list(tmp_path.iterdir()) == [], args


def test_a_refusal_is_the_same_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = poktail(*BAD[0], cwd=tmp_path)
    assert done.returncode == 2
    assert re.search(r"\([a-z_]+\)\s*$", done.stderr), done.stderr
    assert "Traceback" not in done.stderr


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    """NO_COLOR on a terminal: no colour codes, whatever else moves the cursor."""
    with Terminal(["play", GAMES[0], "--seed", "1", "--seat-names", "Ann"], tmp_path, NO_COLOR="1") as terminal:
        terminal.shows("Your choice:")
        terminal.type("q\r")
        terminal.until("not saved")
        assert terminal.close() == 0
        assert terminal.screen.colours == set()


def test_the_curtain_wipes_the_screen_between_two_people(tmp_path: Path) -> None:
    """Ann's side is wiped, scrollback included, before Ben is called."""
    with Terminal(["play", "pok", "--plain", "--seed", "1", "--seat-names", "Ann,Ben"], tmp_path) as terminal:
        terminal.until("Ann, press Enter")
        terminal.type("\n")
        ann = terminal.until("Ann, your choice:")
        assert "Ann’s side of the table" in ann
        terminal.type("1\n")
        called = terminal.until("Ben, press Enter")
        assert "\x1b[3J\x1b[2J\x1b[H" in called
        assert "your choice" not in called.split("\x1b[H", 1)[1]
        terminal.type("\n")
        ben = terminal.until("Ben, your choice:")
        assert ben.index("\x1b[3J") < ben.index("Ben’s side of the table")
        assert "Ann’s side" not in ben
        terminal.type("q\n")
        assert terminal.close() == 0


def test_whoever_comes_next_finds_nothing_of_the_last_holder(tmp_path: Path) -> None:
    """Neither by the arrow keys nor, when the last holder leaves, on the screen or above it."""
    with Terminal(["play", "pok", "--plain", "--seed", "1", "--seat-names", "Ann,Ben"], tmp_path) as terminal:
        terminal.press("\n", until="Ann, your choice:")
        terminal.type("triangle\n")
        terminal.until("Ben, press Enter")
        terminal.press("\n", until="Ben, your choice:")
        terminal.type("\x1b[A\n")
        assert "triangle" not in terminal.until("on the menu").replace("Show a triangle", "")
        terminal.type("q\n")
        left = terminal.until("The match was not saved")
        assert "\x1b[3J\x1b[2J\x1b[H" in left
    with Terminal(["play", "pok", "--plain", "--seed", "1", "--seat-names", "Ann"], tmp_path) as terminal:
        terminal.until("Your choice:")
        terminal.type("q\n")
        assert "\x1b[3J" not in terminal.until("The match was not saved")


def test_control_c_keeps_the_match(tmp_path: Path) -> None:
    with Terminal(["play", GAMES[0], "--seat-names", "Ann", "--record", "m.txt"], tmp_path) as terminal:
        terminal.until("Your choice:")
        terminal.press("\x03", until="--resume m.txt")
        assert terminal.close() == 130
        assert (tmp_path / "m.txt").exists()


def test_bytes_that_are_no_text_are_one_more_mistyped_move() -> None:
    for encoding in ("utf-8", "ascii", "latin-1"):
        command = [sys.executable, "-m", "poktail", "play", GAMES[0], "--seed", "1"]
        env = environment(PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        done = subprocess.run(command, input=b"\xff\xfe\n1\nq\n", env=env, capture_output=True, timeout=60, check=False)
        assert b"Traceback" not in done.stderr, done.stderr
        assert done.returncode in (0, 1)
        assert b" on the menu" in done.stdout
