"""Asks which game to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from rich.table import Table
from rich.text import Text

from poktail.core import registry
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal.menu import Entry as MenuEntry
from poktail.terminal.menu import Menu
from poktail.terminal.screen import Screen


def choose_game(screen: Screen, ask: Callable[[str], str], prompt: str, among: Sequence[Entry] | None = None) -> Entry:
    """The game that somebody picks from a list, by number, id or title; asked again until it is one of them."""
    entries = registry.games() if among is None else tuple(among)
    if len(entries) == 1:
        return entries[0]
    titles = [Words(screen.words.lang, entry)("title") for entry in entries]
    menu = Menu(
        [
            MenuEntry(entry, title, entry.id.replace("_", " "), entry.id)
            for entry, title in zip(entries, titles, strict=True)
        ]
    )
    screen.show(game_list(screen.words, entries))
    while True:
        typed = ask(prompt)
        place = menu.find(typed)
        if place is not None:
            return entries[place]
        if typed == "?":
            screen.show(game_list(screen.words, entries))
            screen.say(screen.words("game-help"), "dim")
        elif typed:
            screen.say(unknown_game(screen.words, typed, entries), "red")


def game_list(words: Words, entries: tuple[Entry, ...]) -> Table:
    """The games with their numbers, and a sentence about each."""
    grid = Table.grid(padding=(0, 2))
    for number, entry in enumerate(entries, 1):
        own = Words(words.lang, entry)
        grid.add_row(Text(str(number), "bold yellow"), Text(own("title"), "bold"), Text(own("pitch"), "dim"))
    return grid


def unknown_game(words: Words, typed: str, entries: Sequence[Entry]) -> str:
    """That there is no such game, and the one with the most similar name."""
    sentence = words.refusal("unknown_game", {"game": typed[:40]})
    names = {entry.id: entry.id for entry in entries}
    names |= {Words(words.lang, entry)("title").casefold(): entry.id for entry in entries}
    near = get_close_matches(typed.casefold(), names, n=1)
    return sentence if not near else f"{sentence} {words('did-you-mean', word=names[near[0]])}"
