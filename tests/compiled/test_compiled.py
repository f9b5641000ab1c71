"""Tests of compiled code: where it is kept, that it knows all its sources, and that it runs without Python's lock."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from poktail.compiled import KEPT, Compiler, code_folder, sources, user_cache
from poktail.core.registry import find as find_game
from poktail.core.registry import games


def test_machine_code_of_the_last_versions_is_kept(tmp_path: Path) -> None:
    """Every version of the sources has a folder of its own; the oldest go."""
    for number in range(KEPT + 3):
        old = tmp_path / "engine" / f"{number}"
        (old / "deeper").mkdir(parents=True)
        os.utime(old, (number, number))
    folder = code_folder("engine", "new", tmp_path)
    assert folder is not None
    kept = {path.name for path in (tmp_path / "engine").iterdir()}
    assert kept == {folder.name} | {f"{number}" for number in range(4, KEPT + 3)}


def test_without_a_place_to_write_nothing_is_kept(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("")
    assert code_folder("engine", "new", place) is None


def test_a_change_of_any_source_is_another_version(tmp_path: Path) -> None:
    """One function's machine code contains the functions of other files that it calls."""
    seen = set[str]()
    for text in ("a = 1", "a = 2", "a = 1"):
        (tmp_path / "engine_parts.py").write_text(text)
        sources.cache_clear()
        seen.add(sources(tmp_path, "engine*.py"))
    assert len(seen) == 2


def test_machine_code_is_where_users_keep_what_can_be_made_again() -> None:
    assert user_cache({"LOCALAPPDATA": "C:/Local"}, "win32").as_posix() == "C:/Local/poktail/cache"
    assert user_cache({"XDG_CACHE_HOME": "not/absolute"}, "linux") == Path.home() / ".cache" / "poktail"


COMPILED = [(entry.id, layer.stem) for entry in games() for layer in sorted(entry.folder.glob("*_compile.py"))]
CHECK = """
import sys
from importlib import import_module
from pathlib import Path
chosen, name, *modules = sys.argv[1:]
count = 0
for module in map(import_module, modules):
    for work in vars(module).values():
        if hasattr(work, "targetoptions"):
            count += 1
            assert work.targetoptions["nogil"], work
            assert not Path(chosen).is_dir() or Path(chosen, name) in Path(work.stats.cache_path).parents, work
assert count
"""


@pytest.mark.parametrize("writable", [True, False])
@pytest.mark.parametrize(("name", "layer"), COMPILED)
def test_what_a_game_compiles_uses_this_folder_or_none_and_needs_no_lock(
    name: str, layer: str, writable: bool, tmp_path: Path
) -> None:
    """Machine code is made when a function is called, so this only imports, in a process of its own."""
    place = tmp_path / "cache"
    place.mkdir() if writable else place.write_text("")
    folder = find_game(name).folder
    users = [path for path in sorted(folder.glob("*.py")) if f".{layer} import" in path.read_text(encoding="utf-8")]
    modules = [f"poktail.games.{name}.{path.stem}" for path in users]
    environ = os.environ | {"NUMBA_CACHE_DIR": str(place)}
    subprocess.run([sys.executable, "-c", CHECK, str(place), name, *modules], check=True, env=environ)


def test_without_numba_functions_run_as_plain_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)

    def twice(number: int) -> int:
        return 2 * number

    assert Compiler(tmp_path, "*.py")(twice) is twice
