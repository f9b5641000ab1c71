"""Planted defects: source patches, each of which the suite must catch. They live beside what they damage."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
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


def planted() -> list[Mutant]:
    """Every planted defect there is."""
    found = list(_read(ROOT / "tests" / "conformance" / "mutants.toml", ROOT, (), ""))
    for entry in games():
        tests = (f"src/poktail/games/{entry.id}/tests", "tests/conformance/test_laws.py")
        found += _read(entry.folder / "tests" / "mutants.toml", entry.folder, tests, entry.id)
    return found


def _read(path: Path, folder: Path, tests: tuple[str, ...], only: str) -> list[Mutant]:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Mutant(
            f"{only or 'house'}: {row['name']}",
            (folder / row["file"]).relative_to(ROOT),
            ((row["old"], row["new"]), *((old, new) for old, new in row.get("also", []))),
            tuple(row.get("tests", tests)),
            row.get("only", only),
        )
        for row in table["mutant"]
    ]


def copy_tree(copy: Path, *more: str) -> None:
    """A copy of all that tests need, with what Python has compiled of it: compiling takes longer than most tests."""
    for part in (*COPIED, *more):
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("*.egg-info", "node_modules"))
        else:
            shutil.copy(source, copy / part)


def run(copy: Path, *command: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy, untouched by the test run around it."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "COV_"))}
    env = kept | extra | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=env, capture_output=True, text=True, timeout=600, check=False
    )


def plant(mutant: Mutant, copy: Path) -> None:
    """A copy of the tree with this one defect in it."""
    copy_tree(copy)
    path = copy / mutant.file
    text = path.read_text(encoding="utf-8")
    for old, new in mutant.patches:
        assert text.count(old) == 1, f"{mutant}: the text to damage stands {text.count(old)} times there"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()


def tried(copy: Path, tests: tuple[str, ...], only: str) -> subprocess.CompletedProcess[str]:
    """These tests in a copy, of one subject only where one is named."""
    quick = ("-m", "not slow and not peers")
    extra = {"POKTAIL_ONLY": only} if only else {}
    extra["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # one is needed; some take longer to load than a test to run
    plain = ("-p", "xdist.plugin", "-x", "-q", "--no-header", "--tb=line")
    return run(copy, "-m", "pytest", *plain, *quick, *tests, **extra)


def caught(mutant: Mutant, copy: Path) -> tuple[bool, str]:
    """Whether a test fails in the damaged copy (not merely an import), and what pytest said."""
    done = tried(copy, mutant.tests, mutant.only)
    said = done.stdout + done.stderr
    return done.returncode == 1 and " failed" in said, said
