"""The command line: `poktail` and its commands, one module per group."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from poktail.cli.program import app

__all__ = ["app", "main"]


def __getattr__(name: str) -> Any:
    """`app`, loaded only when somebody asks for it."""
    if name == "app":
        from poktail.cli.program import app  # noqa: PLC0415  # slow to import

        return app
    raise AttributeError(name)


def main() -> None:
    """Run a command; neither a reader that closes the pipe nor a terminal that lacks letters ends in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        run()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def run() -> None:
    """Run a command; `poktail games` goes without the command line's libraries, which take longer than the list."""
    if sys.argv[1:] == ["games"]:
        from poktail.cli.game_list import print_games, system_language  # noqa: PLC0415

        print_games(system_language())
        sys.stdout.flush()
    else:
        from poktail.cli.program import app  # noqa: PLC0415  # slow to import

        app(prog_name="poktail")
