"""Tests that a new game needs only one new folder, whatever its name."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.conformance.mutants import ROOT, copy_tree, run

GAMES = Path("src", "poktail", "games")
WHOLE = ("templates", ".gitignore", "LICENSE", "README.md", "package.json", "tsconfig.json")
"""What a copy needs besides what every copy has."""
ORDINARY = "set"
"""A name that is an ordinary word of code and prose; `make test-all` tries more of that kind."""


def copied(folder: Path) -> Path:
    copy_tree(folder, *WHOLE)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder


def node(folder: Path, *command: str) -> None:
    """Run one of the tools that build the page; what it says is told if it fails."""
    program = shutil.which("node")
    assert program, "no node: make test brings one"
    done = subprocess.run([program, *command], cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


def make(tree: Path, name: str, *draft: str) -> str:
    """Make a game, which runs its laws in the end: what it said."""
    made = run(tree, "tools/new_game.py", name, *draft)
    assert made.returncode == 0, made.stdout + made.stderr
    assert f"{name} passes: style, layout, its own tests, the laws." in made.stdout
    assert "It is ready" in made.stdout
    assert " failed" not in made.stdout
    return made.stdout


one_worker = pytest.mark.xdist_group("new game")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with one new game in it, called by an ordinary word."""
    tree = copied(tmp_path_factory.mktemp("new"))
    said = make(tree, ORDINARY)
    assert "mutants: 6 of 6" in said
    return tree


@pytest.mark.slow
@one_worker
def test_it_passes_all_laws_untouched_and_can_be_played(tree: Path) -> None:
    played = run(tree, "-m", "poktail", "play", ORDINARY, "--people", "0", "--seed", "1")
    assert played.returncode == 0, played.stderr


@pytest.mark.slow  # tests/web/test_walk.py plays the example of the documentation there
@one_worker
def test_it_plays_in_the_browser_at_once(tree: Path) -> None:
    folder = (GAMES / ORDINARY).as_posix()
    (tree / "new.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": [f"{folder}/*"]}))
    node(tree, "node_modules/typescript/lib/tsc.js", "-p", "new.json")
    node(tree, "node_modules/prettier/bin/prettier.cjs", "--check", f"{folder}/*.tsx", f"{folder}/*.css")
    node(tree, "src/poktail/web/build.mjs")
    dist = tree / "src" / "poktail" / "web" / "dist"
    sheet = re.search(rf'"{ORDINARY}":"(/assets/sheet-{ORDINARY}-\w+\.css)"', (dist / "index.html").read_text())
    assert sheet and (dist / sheet[1][1:]).is_file()
    built = json.loads((tree / "build" / "page.json").read_text())["outputs"].values()
    begins = {output.get("entryPoint") for output in built}
    assert begins >= {f"{folder}/board.tsx", f"{folder}/cover.tsx", f"{folder}/wire.ts", f"{folder}/rulebook/en.md"}
    words = run(
        tree,
        "-m",
        "pytest",
        "-q",
        "tests/web/test_words.py",
        "tests/web/test_words_told.py",
        "-k",
        f"[{ORDINARY} or {ORDINARY}]",
    )
    assert words.returncode == 0, words.stdout


@pytest.mark.slow
@one_worker
def test_a_defect_in_it_is_not_passed_over(tree: Path) -> None:
    """The last line of `make test GAME=…` is the truth."""
    rules = tree / GAMES / ORDINARY / "rules.py"
    sound = rules.read_text(encoding="utf-8")
    rules.write_text(sound.replace("return max(stayed", "return min(stayed"), encoding="utf-8")
    try:
        done = run(tree, "tools/test_game.py", ORDINARY)
    finally:
        rules.write_text(sound, encoding="utf-8")
    assert done.returncode == 1
    assert done.stdout.endswith(f"{ORDINARY} does not pass: its own tests.\n")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["coup", "uno", "memory", "go", "pok2", "my_second_game"])
def test_a_game_of_any_name_passes_all_laws(name: str, tmp_path: Path) -> None:
    make(copied(tmp_path), name)
    text = (tmp_path / GAMES / name / "__init__.py").read_text(encoding="utf-8")
    assert f'title="{" ".join(part.capitalize() for part in name.split("_"))}"' in text
    words = run(tmp_path, "-m", "pytest", "-q", "tests/server/test_drift.py", "tests/server/test_typescript.py")
    assert words.returncode == 0, words.stdout


@pytest.mark.slow
def test_a_draft_passes_its_laws_and_is_not_in_the_wheel(tmp_path: Path) -> None:
    tree = copied(tmp_path)
    make(tree, "my_draft", "1")
    refused = run(tree, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", "anywhere", ".")
    assert refused.returncode != 0
    assert "drafts are not shipped: my_draft" in refused.stdout + refused.stderr
    packed = run(tree, "tools/wheel.py")
    assert packed.returncode == 0, packed.stdout + packed.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    with ZipFile(wheel) as inside:
        names = inside.namelist()
        assert "my_draft" not in inside.read("poktail/web/dist/index.html").decode()
    assert [name for name in names if "my_draft" in name] == []
    assert "poktail/web/dist/index.html" in names


def test_a_clause_prefix_is_never_taken_twice() -> None:
    code = "from tools.new_game import prefix; print(prefix('pok2'), prefix('my_game'), prefix('pook_9'))"
    done = run(ROOT, "-c", code)
    assert done.stdout.split() == ["POKA", "MYGAME", "POOKA"], done.stderr


def test_a_bad_name_or_an_existing_one_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    copy_tree(tmp_path, "templates")
    before = sorted(path.name for path in (tmp_path / GAMES).iterdir())
    bad = {"": "small letters", "Demo": "small letters", "../x": "small letters", "1st": "small letters"}
    bad |= {"a b": "small letters", "class": "keyword", "seat": "as a value of their own"}
    for name, why in (bad | {before[-1].removesuffix(".py"): "exists already"}).items():
        refused = run(tmp_path, "tools/new_game.py", name)
        assert (refused.returncode, why in refused.stderr) == (1, True), (name, refused.stderr)
    assert sorted(path.name for path in (tmp_path / GAMES).iterdir()) == before
