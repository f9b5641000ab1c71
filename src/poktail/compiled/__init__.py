"""Compiles functions with Numba, and keeps the machine code in a folder for the next start."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

Work = TypeVar("Work", bound=Callable[..., Any])

KEPT = 8
"""How many versions of the same sources keep their machine code."""


def can_compile() -> bool:
    """Whether Numba is installed (the extra `solve`)."""
    return find_spec("numba") is not None


class Compiler:
    """A decorator for the functions in the files of `folder` that match `pattern`; they may call each other.

    >>> Compiler(Path("games/chess"), "engine*.py").name
    'chess'
    """

    def __init__(self, folder: Path, pattern: str) -> None:
        self.folder, self.pattern, self.name = folder, pattern, folder.name

    def __call__(self, work: Work) -> Work:
        """The function compiled by Numba if it is installed; otherwise it runs as plain Python.

        Compiled code releases Python's lock, so a server's other threads keep running.
        """
        if not can_compile():
            return work
        from numba import config, njit  # noqa: PLC0415  # optional, and slow to import

        chosen = vars(config)["CACHE_DIR"]  # what NUMBA_CACHE_DIR says
        folder = code_folder(self.name, sources(self.folder, self.pattern), Path(chosen) if chosen else None)
        if folder is None:
            return cast(Work, njit(error_model="numpy", nogil=True)(work))
        vars(config)["CACHE_DIR"] = str(folder)
        try:
            return cast(Work, njit(error_model="numpy", nogil=True, cache=True)(work))
        finally:
            vars(config)["CACHE_DIR"] = chosen


@cache
def sources(folder: Path, pattern: str) -> str:
    """A hash of these files' text; any change gives another one.

    Numba notices a change in a function's own file alone, but its code contains what it calls in the others.
    """
    digest = sha256()
    for source in sorted(folder.glob(pattern)):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def code_folder(name: str, version: str, chosen: Path | None) -> Path | None:
    """A folder for machine code of exactly this version; None if it cannot be written to."""
    try:
        folder = (chosen or user_cache(os.environ)) / name / version
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # no home, or none to write to
        return None
    with suppress(OSError):  # another process may be tidying up as well
        for old in sorted(folder.parent.iterdir(), key=lambda one: one.stat().st_mtime)[:-KEPT]:
            rmtree(old, ignore_errors=True)
    return folder


def user_cache(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this user's programs keep what they can make again.

    >>> user_cache({"XDG_CACHE_HOME": "/fast"}, "linux").as_posix()
    '/fast/poktail'
    """
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "poktail" / "cache"
    named = Path(environ.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".cache") / "poktail"
