"""Compiles the engine's functions."""

from __future__ import annotations

from pathlib import Path

from poktail.compiled import Compiler

KEPT = 8
"""How many versions of the engine have their machine code kept."""


def compiled(work: Work) -> Work:
    """The function compiled by Numba if the extra `solve` is installed; otherwise it runs as plain Python.

    A search runs without Python's lock, so that a server can go on with other work.
    """
    try:
        from numba import config, njit  # noqa: PLC0415  # optional, and slow to import
    except ImportError:
        return work
    chosen = vars(config)["CACHE_DIR"]  # what NUMBA_CACHE_DIR says
    folder = code_folder(Path(chosen) if chosen else None)
    if folder is None:
        return cast(Work, njit(error_model="numpy", nogil=True)(work))
    vars(config)["CACHE_DIR"] = str(folder)
    try:
        return cast(Work, njit(error_model="numpy", nogil=True, cache=True)(work))
    finally:
        vars(config)["CACHE_DIR"] = chosen


@cache
def code_folder(chosen: Path | None) -> Path | None:
    """A folder for machine code of exactly these sources; None if it cannot be written to.

    Numba notices changes in a function's own file only, but the machine code also contains what it calls elsewhere.
    """
    digest = sha256()
    for source in sorted(Path(__file__).parent.glob("engine*.py")):
        digest.update(source.read_bytes())
    try:
        folder = (chosen or user_cache(os.environ)) / "pook" / digest.hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # no home folder, or one that cannot be written to
        return None
    with suppress(OSError):  # another process may be tidying up as well
        for old in sorted(folder.parent.iterdir(), key=lambda one: one.stat().st_mtime)[:-KEPT]:
            rmtree(old, ignore_errors=True)
    return folder


def user_cache(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for what programs of this user can make again.

    >>> user_cache({"XDG_CACHE_HOME": "/fast"}, "linux").as_posix()
    '/fast/poktail'
    """
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "poktail" / "cache"
    named = Path(environ.get("XDG_CACHE_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".cache") / "poktail"
