"""Asks which game to play."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from poktail.core import registry
from poktail.core.errors import RuleError
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal.play import pick
from poktail.terminal.screen import Screen


def choose_game(screen: Screen, ask: Callable[[str], str], prompt: str) -> Entry:
    """The game that somebody picks from a list, by number or by id; asked again until it is one of them."""
    entries = registry.games()
    if len(entries) == 1:
        return entries[0]
    grid = Table.grid(padding=(0, 2))
    for number, entry in enumerate(entries, 1):
        words = Words(screen.words.lang, entry)
        grid.add_row(Text(str(number), "bold yellow"), Text(words("title"), "bold"), Text(words("pitch"), "dim"))
    screen.show(grid)
    ids = tuple(entry.id for entry in entries)
    while True:
        try:
            return registry.find(pick(ids, ask(prompt)))
        except RuleError as error:
            screen.say(screen.words.error(error), "red")
