"""`poktail learn`: a game's guided first match in this terminal."""

from __future__ import annotations

import os

import typer

from poktail.cli.common import INTERRUPTED, REFUSED, Lang, Plain, language
from poktail.cli.play import AnyGameId
from poktail.core import registry
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.lessons import has_lesson
from poktail.terminal.choose import choose_game
from poktail.terminal.full_screen import open_screen
from poktail.terminal.learn import Learning, Left, lesson_words
from poktail.terminal.screen import InputEnded, Screen


def learn(game: AnyGameId = "", lang: Lang = "", plain: Plain = False) -> None:
    """Learn a game in a few minutes: a guided first match."""
    screen = Screen(Words(language(lang)))
    try:
        entry = registry.find(game) if game else _ask(screen)
        if not has_lesson(entry):
            screen.say(screen.words("learn-none", game=entry.id))
            raise typer.Exit(REFUSED)
        Learning(open_screen(lesson_words(screen.words.lang, entry), plain, os.environ), entry).run()
    except Left:
        return
    except InputEnded:
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _ask(screen: Screen) -> Entry:
    """The game with a lesson that somebody picks."""

    def ask(prompt: str) -> str:
        typed = screen.ask(prompt)
        if typed in ("q", "quit"):
            raise Left
        return typed

    entries = [entry for entry in registry.games() if has_lesson(entry)]
    return choose_game(screen, ask, screen.words("learn-which"), entries)
