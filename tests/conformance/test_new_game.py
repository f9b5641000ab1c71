"""A fifth game is one new folder, and nothing else changes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

from tests.conformance.mutants import ROOT, copy_tree, run


def test_a_new_game_from_the_template_passes_all_laws_untouched(tmp_path: Path) -> None:
    copy_tree(tmp_path, "templates")
    made = run(tmp_path, "tools/new_game.py", "demo_two")
    assert made.returncode == 0, made.stderr
    (tmp_path / "cov.ini").write_text(
        "[run]\nbranch = true\ninclude = src/poktail/games/demo_two/rules.py\n[report]\nfail_under = 100\n"
    )
    done = run(
        tmp_path, "-m", "pytest", "-q", "-x", "src/poktail/games/demo_two", "tests/conformance",
        "tests/server/test_drift.py", "-k", "demo_two", "--cov", "--cov-config=cov.ini", "--cov-report=term-missing",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert " failed" not in done.stdout
    assert int(done.stdout.rsplit(" passed", 1)[0].split()[-1]) > 25
    for style in (["ruff", "check"], ["ruff", "format", "--check"]):
        checked = run(tmp_path, "-m", *style, "src/poktail/games/demo_two")
        assert checked.returncode == 0, checked.stdout
    played = run(tmp_path, "-m", "poktail", "play", "demo_two", "--people", "0", "--seed", "1")
    assert played.returncode == 0, played.stderr


def node(folder: Path, *command: str) -> None:
    """Run one of the tools that build the page; what it says is told if it fails."""
    program = shutil.which("node")
    assert program, "no node: make test brings one"
    done = subprocess.run([program, *command], cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


def test_a_new_game_plays_in_the_browser_at_once(tmp_path: Path) -> None:
    copy_tree(tmp_path, "templates", "package.json", "tsconfig.json")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    name = "my_second_game"
    assert run(tmp_path, "tools/new_game.py", name).returncode == 0
    folder = f"src/poktail/games/{name}"
    (tmp_path / "new.json").write_text(json.dumps({"extends": "./tsconfig.json", "include": [f"{folder}/*"]}))
    node(tmp_path, "node_modules/typescript/lib/tsc.js", "-p", "new.json")
    node(tmp_path, "node_modules/prettier/bin/prettier.cjs", "--check", f"{folder}/*.tsx", f"{folder}/*.css")
    node(tmp_path, "src/poktail/web/build.mjs")
    dist = tmp_path / "src" / "poktail" / "web" / "dist"
    sheet = re.search(rf'"{name}":"(/assets/sheet-{name}-\w+\.css)"', (dist / "index.html").read_text())
    assert sheet and (dist / sheet[1][1:]).is_file()
    built = json.loads((tmp_path / "build" / "page.json").read_text())["outputs"].values()
    begins = {output.get("entryPoint") for output in built}
    assert begins >= {f"{folder}/board.tsx", f"{folder}/cover.tsx", f"{folder}/wire.ts", f"{folder}/rulebook/en.md"}
    words = run(tmp_path, "-m", "pytest", "-q", "tests/web/test_words.py", "-k", name)
    assert words.returncode == 0, words.stdout


def test_a_bad_name_or_an_existing_one_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    copy_tree(tmp_path, "templates")
    before = sorted(path.name for path in (tmp_path / "src" / "poktail" / "games").iterdir())
    for name in ("", "Demo", "../x", "1st", "a b", before[-1].removesuffix(".py")):
        assert run(tmp_path, "tools/new_game.py", name).returncode == 1
    assert sorted(path.name for path in (tmp_path / "src" / "poktail" / "games").iterdir()) == before
