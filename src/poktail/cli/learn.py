"""The command learn: a game's guided first match in this terminal."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from poktail.cli.common import INTERRUPTED, REFUSED, Lang, language
from poktail.cli.play import AnyGameId
from poktail.core import registry
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.lessons import has_lesson
from poktail.terminal.learn import Learning, Left
from poktail.terminal.screen import InputEnded, Screen


def learn(game: AnyGameId = "", lang: Lang = "") -> None:
    """Learn a game in a few minutes: a guided first match."""
    screen = Screen(Words(language(lang)))
    try:
        entry = registry.find(game) if game else _ask(screen)
        if not has_lesson(entry):
            screen.say(screen.words("learn-none", game=entry.id))
            raise typer.Exit(REFUSED)
        Learning(screen, entry).run()
    except Left:
        return
    except InputEnded:
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _ask(screen: Screen) -> Entry:
    """The game that somebody picks by number or id; asked again until it is one of them."""
    entries = [entry for entry in registry.games() if has_lesson(entry)]
    grid = Table.grid(padding=(0, 2))
    for number, entry in enumerate(entries, 1):
        grid.add_row(Text(str(number), "bold yellow"), Text(Words(screen.words.lang, entry)("title")), Text(entry.id))
    while True:
        screen.show(grid)
        typed = screen.ask(screen.words("learn-which")).lower()
        if typed in ("q", "quit"):
            raise Left
        found = [entry for number, entry in enumerate(entries, 1) if typed in (str(number), entry.id)]
        if found:
            return found[0]
