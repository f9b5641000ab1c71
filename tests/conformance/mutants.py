"""Planted defects: source patches that the suite must catch, each stored next to the code it damages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from poktail.core.registry import games

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src", "tests", "bench", "docs", "tools", "pyproject.toml")


@dataclass(frozen=True)
class Mutant:
    """One defect: in this file, these texts become those; these tests must notice."""

    name: str
    file: Path
    patches: tuple[tuple[str, str], ...]
    tests: tuple[str, ...]
    only: str

    def __str__(self) -> str:
        return self.name

    def damage(self, text: str) -> str:
        """The text of the file with the defect in it."""
        for old, new in self.patches:
            assert text.count(old) == 1, f"{self}: the text to damage stands {text.count(old)} times there"
            text = text.replace(old, new)
        return text


def planted() -> list[Mutant]:
    """Every planted defect there is."""
    found = list(read(ROOT / "tests" / "conformance" / "mutants.toml", ROOT, (), ""))
    for entry in games():
        if entry.draft and not (entry.folder / "tests" / "mutants.toml").exists():
            continue
        tests = (f"src/poktail/games/{entry.id}/tests", "tests/conformance/test_laws.py")
        found += read(entry.folder / "tests" / "mutants.toml", entry.folder, tests, entry.id)
    return found


def sample(mutants: Iterable[Mutant]) -> set[str]:
    """The defects that `make test` plants: the first of each game or yardstick. `make test-all` plants all."""
    first: dict[str, str] = {}
    for mutant in mutants:
        first.setdefault(mutant.only, mutant.name)
    return set(first.values())


def read(path: Path, folder: Path, tests: tuple[str, ...], only: str) -> list[Mutant]:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Mutant(
            f"{only or 'house'}: {row['name']}",
            (folder / row["file"]).relative_to(ROOT),
            ((row["old"], row["new"]), *((old, new) for old, new in row.get("also", []))),
            _ordered(row.get("tests", tests), Path(row["file"]).stem),
            row.get("only", only),
        )
        for row in table["mutant"]
    ]


def _ordered(tests: Iterable[str], damaged: str) -> tuple[str, ...]:
    """The same tests file by file: first those named after what is damaged, last those of bots, which take longest."""

    def rank(path: Path) -> tuple[bool, bool, str]:
        return not path.stem.startswith(f"test_{damaged}"), path.stem == "test_bot", path.name

    found: list[str] = []
    for test in tests:
        paths = sorted((ROOT / test).glob("test_*.py"), key=rank) if (ROOT / test).is_dir() else []
        paths = [path for path in paths if path.name != "test_board.py"]  # needs node; no rule is in a board
        found += [path.relative_to(ROOT).as_posix() for path in paths] or [test]
    return tuple(found)


def copy_tree(copy: Path, *more: str) -> None:
    """A copy of all that tests need, with what Python has compiled of it: compiling takes longer than most tests.

    What somebody else compiles just now has another name for a moment, and would be gone when it is copied.
    """
    left = shutil.ignore_patterns("*.egg-info", "node_modules", "*.pyc.*")
    for part in (*COPIED, *more):
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, copy / part, ignore=left)
        else:
            shutil.copy(source, copy / part)


def untouched() -> dict[str, str]:
    """The environment without what the test run around us has put there."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "COV_"))}


def run(copy: Path, *command: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy, untouched by the test run around it."""
    env = untouched() | extra | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=env, capture_output=True, text=True, timeout=600, check=False
    )
