"""Make a new game's folder from the template: `make new-game NAME=demo`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "templates" / "game"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def new_game(name: str) -> Path:
    """The new folder, every word of the template renamed and its golden files made."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        sys.exit("NAME: small letters, digits and _ only, as in NAME=my_game")
    folder = ROOT / "src" / "poktail" / "games" / name
    if folder.exists():
        sys.exit(f"{folder.relative_to(ROOT)} exists already")
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    words = {
        "newgame": name,
        "Newgame": "".join(part.capitalize() for part in name.split("_")),
        "NEWGAME": re.sub(r"[^A-Z]", "", name.upper()),
    }
    for path in (path for path in folder.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub("|".join(words), lambda found: words[found[0]], text), encoding="utf-8")
    return folder


def tidy(folder: Path) -> None:
    """Sort the imports and wrap the lines anew: they depend on the name."""
    for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, str(folder)], check=True)


def golden(name: str) -> None:
    """The new game's counts and playthroughs."""
    from poktail.core.registry import find  # noqa: PLC0415  (the folder must exist first)
    from tests.conformance.golden import rewrite  # noqa: PLC0415

    rewrite(find(name))


def types(name: str) -> None:
    """The new game's values in TypeScript."""
    from poktail.core.registry import find  # noqa: PLC0415
    from tools.wire_types import of, write  # noqa: PLC0415

    write(dict([of(find(name))]))


if __name__ == "__main__":
    made = new_game(sys.argv[1] if len(sys.argv) > 1 else "")
    tidy(made)
    golden(made.name)
    types(made.name)
    print(f"{made.relative_to(ROOT)} is ready: it passes all laws. Now make it yours (CONTRIBUTING.md).")
