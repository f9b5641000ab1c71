"""A fifth game is one new folder, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.mutants import copy_tree, run


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


def test_a_bad_name_or_an_existing_one_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    copy_tree(tmp_path, "templates")
    before = sorted(path.name for path in (tmp_path / "src" / "poktail" / "games").iterdir())
    for name in ("", "Demo", "../x", "1st", "a b", before[-1].removesuffix(".py")):
        assert run(tmp_path, "tools/new_game.py", name).returncode == 1
    assert sorted(path.name for path in (tmp_path / "src" / "poktail" / "games").iterdir()) == before
