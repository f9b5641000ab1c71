"""Tests one game: `make test GAME=my_game` runs its own tests and all shared laws on it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAWS = "tests/conformance"
sys.path[:0] = [str(ROOT / "src")]
COVERAGE = "[run]\nbranch = true\ninclude = {0}/rules*.py\n[report]\nfail_under = 100\nshow_missing = true\n"


def steps(name: str, config: Path) -> dict[str, list[list[str]]]:
    """The steps for a game: a short description of each, and its Python modules with their arguments."""
    from poktail.core.registry import find  # noqa: PLC0415  (after the path to it is set)

    folder = f"src/poktail/games/{name}"
    laws = [f"{LAWS}/test_{law}.py" for law in ("laws", "golden", "completeness", "lessons", "sweeps")]
    if not find(name).draft or (ROOT / folder / "tests" / "mutants.toml").exists():
        laws.append(f"{LAWS}/test_mutants.py")
    if any((ROOT / folder / layer).exists() for layer in ("features.py", "batch.py")):
        laws.append(f"{LAWS}/test_law6_twins.py")
    types = f"tests/server/test_drift.py::test_what_is_kept_is_what_would_be_made[{folder}/wire.ts]"
    quick = ["pytest", "-q", "-rs", "--no-header", "-m", "not slow and not peers"]
    return {
        "style": [["ruff", "check", "--quiet", folder]],
        "layout": [["ruff", "format", "--check", "--quiet", folder]],
        "its own tests": [
            ["coverage", "run", f"--rcfile={config}", "-m", *quick, folder],
            ["coverage", "report", f"--rcfile={config}", "--skip-covered"],
        ],
        "the laws": [[*quick, "-n", "auto", "--dist", "loadgroup", *laws, "tests/test_architecture.py", types]],
    }


def run(name: str) -> bool:
    """Run all steps, print them, and return whether all passed."""
    folder = ROOT / "src" / "poktail" / "games" / name
    if not name or not (folder / "__init__.py").is_file():
        print(f"There is no game {name!r} in src/poktail/games.")
        return False
    with tempfile.TemporaryDirectory() as temporary:
        config = Path(temporary) / "coverage.ini"
        config.write_text(COVERAGE.format(folder.relative_to(ROOT).as_posix()), encoding="utf-8")
        env = os.environ | {"POKTAIL_ONLY": name, "COVERAGE_FILE": str(Path(temporary) / "coverage")}
        for words, commands in steps(name, config).items():
            print(f"{name}: {words} ...", flush=True)
            for command in commands:
                if subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=env, check=False).returncode:
                    print(f"{name} does not pass: {words}.")
                    return False
    print(f"{name} passes: {', '.join(steps(name, config))}. Not run: the tests of page and server (`make test`).")
    return True


if __name__ == "__main__":
    sys.exit(not run(sys.argv[1] if len(sys.argv) > 1 else ""))
