"""Builds the wheel into dist: `make wheel`. Drafts are left out of the package and of the web page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKED = ("src", "tools", "README.md", "LICENSE", "pyproject.toml", "package.json", "tsconfig.json")
sys.path[:0] = [str(ROOT / "src")]


def drafts() -> list[Path]:
    """The folders of the games that are not shipped."""
    from poktail.core.registry import games  # noqa: PLC0415  (after the path to it is set)

    return [entry.folder for entry in games() if entry.draft]


def without(left_out: list[Path], copy: Path) -> None:
    """Copy what a wheel needs, except these folders, and build the copy's web page."""
    absent = {str(folder) for folder in left_out} | {str(ROOT / "src" / "poktail" / "web" / "dist")}

    def ignored(folder: str, names: list[str]) -> list[str]:
        made = {"__pycache__", *(name for name in names if name.endswith(".egg-info"))}
        return [name for name in names if name in made or os.path.join(folder, name) in absent]  # noqa: PTH118

    for part in PACKED:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, copy / part)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    subprocess.run(["node", "src/poktail/web/build.mjs"], cwd=copy, check=True)


def wheel(source: Path, target: Path) -> None:
    """Let pip build a wheel from this tree."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--wheel-dir", str(target), str(source)], check=True)


def main() -> None:
    """Build a wheel from this tree, or from a copy without its drafts."""
    left_out = drafts()
    if not left_out:
        return wheel(ROOT, ROOT / "dist")
    print(f"Left out, because they are drafts: {', '.join(folder.name for folder in left_out)}")
    with tempfile.TemporaryDirectory() as temporary:
        without(left_out, Path(temporary))
        return wheel(Path(temporary), ROOT / "dist")


if __name__ == "__main__":
    main()
