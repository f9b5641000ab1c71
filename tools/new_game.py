"""Creates a new game's folder from the template: `make new-game NAME=my_game`; with DRAFT=1 only what a draft needs."""

from __future__ import annotations

import keyword
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import invalidate_caches
from pathlib import Path
from string import ascii_uppercase

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "templates" / "game"
GAMES = ROOT / "src" / "poktail" / "games"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]


def not_in_a_draft() -> list[str]:
    """Files that a draft does not need: all but English, and the planted defects."""
    from poktail.i18n import LANGUAGES  # noqa: PLC0415  # found only now that the path is set

    return [*(f"{lang}.{suffix}" for lang in LANGUAGES if lang != "en" for suffix in ("ftl", "md")), "mutants.toml"]


def refusal(name: str) -> str | None:
    """Why this name cannot be used, or None."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        return "NAME: small letters, digits and _ only, as in NAME=my_game, and no keyword of Python"
    if (GAMES / name).exists():
        return f"{(GAMES / name).relative_to(ROOT)} exists already"
    from tests.game_names import Names, names_a_game  # noqa: PLC0415  (only a good name is worth loading all games)

    names = Names(name, title(name), kind(name))
    used = [f"{path}:{line}" for path, text in shared().items() for line in names_a_game(path, text, (names,))]
    return f"NAME={name}: shared files use {name!r} as a value of their own ({used[0]})" if used else None


@cache
def shared() -> dict[str, str]:
    """The texts of the files that are shared by all games."""
    from tests.architecture import files, read  # noqa: PLC0415

    paths = (path for path in files("src") if not re.match(r"src/poktail/games/[a-z]\w*/", path))
    return {path: read(path) or "" for path in paths}


def title(name: str) -> str:
    """The name as a title: my_game is My Game."""
    return " ".join(part.capitalize() for part in name.split("_"))


def kind(name: str) -> str:
    """The class name: my_game is MyGame."""
    return title(name).replace(" ", "")


def prefix(name: str) -> str:
    """The prefix of the clauses' ids: letters of the name, and more letters if another game already has those."""
    from tests.game_names import every_name  # noqa: PLC0415

    taken = {known for names in every_name() for known in names.prefixes}
    letters = re.sub(r"[^A-Z]", "", name.upper())
    for found in (letters, *(letters + more for more in ascii_uppercase)):
        if found not in taken and not any(re.search(rf"\b{found}-E?\d", text) for text in shared().values()):
            return found
    raise ValueError(f"no prefix is left for {name}")


def new_game(name: str, draft: bool) -> Path:
    """Create the folder, with every name in the template replaced."""
    words = {"newgame": name, "Newgame": kind(name), "New Game": title(name), "NEWGAME": prefix(name)}
    folder = GAMES / name
    left_out = shutil.ignore_patterns("__pycache__", *(not_in_a_draft() if draft else ()))
    shutil.copytree(TEMPLATE, folder, ignore=left_out)
    for path in (path for path in folder.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub("|".join(words), lambda found: words[found[0]], text), encoding="utf-8")
    if draft:
        with (folder / "__init__.py").open("a", encoding="utf-8") as init:
            init.write("DRAFT = True\n")
    return folder


def tidy(folder: Path) -> None:
    """Sort the imports and reformat the files, which depends on the name."""
    for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, str(folder)], check=True)


def generate(name: str) -> None:
    """Generate the files that follow from the rules: counts, playthroughs, and the TypeScript types."""
    from poktail.core.registry import find  # noqa: PLC0415  (the folder must exist first)
    from tests.conformance.golden import rewrite  # noqa: PLC0415
    from tools.wire_types import of, write  # noqa: PLC0415

    invalidate_caches()
    rewrite(find(name))
    write(dict([of(find(name))]))


def main(name: str, draft: bool) -> bool:
    """Create the game, test it, and report whether it passed."""
    problem = refusal(name)
    if problem is not None:
        sys.exit(problem)
    folder = new_game(name, draft)
    tidy(folder)
    generate(name)
    print(f"{folder.relative_to(ROOT)} is made. Now `make test GAME={name}`:", flush=True)
    tested = subprocess.run([sys.executable, str(ROOT / "tools" / "test_game.py"), name], check=False)
    if tested.returncode == 0:
        print("It is ready to be played. Now make it yours (CONTRIBUTING.md).")
    return tested.returncode == 0


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:] == ["1"]))
