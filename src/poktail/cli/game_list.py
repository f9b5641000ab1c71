"""The list of games as text. Imports neither Typer nor Rich: loading them would take longer than everything else."""

from __future__ import annotations

import os
import shutil
import sys
from textwrap import fill
from typing import TYPE_CHECKING

from poktail.core import registry
from poktail.i18n import Words, choose_language

if TYPE_CHECKING:
    from poktail.core.registry import Entry

BOLD, YELLOW, DIM, NORMAL = "\x1b[1m", "\x1b[33m", "\x1b[2m", "\x1b[0m"


def print_games(lang: str) -> None:
    """Print title, id, pitch and facts of every game."""
    width = shutil.get_terminal_size().columns
    styled = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    colours = styled and not os.environ.get("NO_COLOR")

    def paint(code: str, text: str, wanted: bool) -> str:
        return f"{code}{text}{NORMAL}" if wanted else text

    for entry in registry.games():
        words, bounds = Words(lang, entry), entry.seat_bounds
        facts = words("facts", low=bounds.low, high=bounds.high, minutes=entry.about.minutes)
        about = fill(f"{facts} {credit(words, entry)}", width - 2, initial_indent="  ", subsequent_indent="  ")
        pitch = fill(words("pitch"), width - 2, initial_indent="  ", subsequent_indent="  ")
        head = f"  {paint(BOLD, words('title'), styled)}  {paint(YELLOW, entry.id, colours)}"
        sys.stdout.write(f"{head}\n{pitch}\n{paint(DIM, about, styled)}\n\n")


def credit(words: Words, entry: Entry) -> str:
    """Who made the game."""
    about = entry.about
    return words("credit", authors=words.all(about.authors), publisher=about.publisher, year=str(about.year))


def system_language() -> str:
    """The language of the environment, otherwise English."""
    return choose_language([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
