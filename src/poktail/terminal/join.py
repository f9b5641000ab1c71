"""Play at a table of a server, from a terminal: `poktail join`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from poktail.core import registry
from poktail.core.errors import RuleError
from poktail.core.game import Bounds, Seat
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal import join_key, join_show
from poktail.terminal.join_table import BAD_INPUT, OK, REFUSED
from poktail.terminal.join_typed import Session
from poktail.terminal.join_wire import Inbox, Keyboard, Refused, Server, Typed, parse_address
from poktail.terminal.play import pick
from poktail.terminal.screen import InputEnded, Screen

INTERRUPTED = 130


class Left(Exception):
    """Somebody has had enough before sitting down."""


class Door:
    """Where one comes in: a name, a lobby, a table."""

    def __init__(self, screen: Screen, server: Server) -> None:
        self.screen, self.words, self.server = screen, screen.words, server
        self.inbox = Inbox()
        Keyboard(self.inbox).start()

    def ask(self, prompt: str) -> str:
        """What somebody types; Left for a q, InputEnded when nobody is there."""
        self.screen.console.print(Text(f"  {prompt} ", style="bold yellow"), end="")
        item = self.inbox.get()
        if not self.screen.live:
            self.screen.console.print()
        if not isinstance(item, Typed) or item.line is None:
            raise InputEnded
        text = "".join(c for c in item.line if c.isprintable()).strip()
        if text in ("q", "quit"):
            raise Left
        return text

    def enter(self, name: str, fallback: str) -> None:
        """Be somebody: the one whose key we have, under a new name if one is given, or somebody new."""
        if not name and self.server.key.value:
            try:
                self.server.ask("GET", "/api/me")
                return
            except Refused as refused:
                if refused.code != "unauthorized":
                    raise
        self.server.ask("POST", "/api/me", {"name": name or fallback})

    def choose_table(self) -> str:
        """The lobby: sit down somewhere, or open a table; its id."""
        while True:
            listed = self.server.ask("GET", "/api/tables")
            self.screen.title(self.words("join-lobby", server=self.server.name))
            self.screen.show(lobby(self.words, listed)) if listed else self.screen.say(self.words("join-no-tables"))
            typed = self.ask(self.words("join-lobby-prompt"))
            if typed == "n":
                made = self.open_table()
                if made is not None:
                    return made
            elif typed.isdigit() and 1 <= int(typed[:4]) <= len(listed):
                return str(listed[int(typed[:4]) - 1]["id"])

    def open_table(self) -> str | None:
        """A new table: which game, how many seats, for whom; None where the server does not want it so."""
        entry = self.choose_game()
        bounds: Bounds = entry.game.__dataclass_fields__["seats"].metadata["bounds"]
        usual = entry.game().seats
        typed = self.ask(self.words("join-seats-prompt", low=bounds.low, high=bounds.high, default=usual))
        seats = int(typed[:4]) if typed.isdigit() else usual
        public = self.ask(self.words("join-public-prompt")).lower().startswith((self.words("join-yes"), "y"))
        setup = {"game": entry.id, "options": {"seats": seats}, "public": public, "lang": self.words.lang}
        try:
            return str(self.server.ask("POST", "/api/tables", setup)["id"])
        except Refused as refused:
            self.screen.say(join_show.sentence(self.words, refused), "red")
            return None

    def choose_game(self) -> Entry:
        """Which game to play."""
        entries = registry.games()
        grid = Table.grid(padding=(0, 2))
        for number, entry in enumerate(entries, 1):
            words = Words(self.words.lang, entry)
            grid.add_row(Text(str(number), "bold yellow"), Text(words("title"), "bold"), Text(words("pitch"), "dim"))
        self.screen.show(grid)
        while True:
            try:
                return registry.find(
                    pick(tuple(entry.id for entry in entries), self.ask(self.words("join-which-game")))
                )
            except RuleError as error:
                self.screen.say(self.words.error(error), "red")

    def sit(self, table: str, seat: Seat | None) -> int:
        """At the table, until it ends; the exit code."""
        self.server.ask("GET", f"/api/tables/{table}")  # a table that is not there is told here, by its code
        self.screen.say()
        self.screen.say(self.words("join-link"), "dim")
        self.screen.console.print(Text(f"  {self.server.origin}/t/{table}"), soft_wrap=True)
        self.screen.say()
        session = Session(self.screen, self.server, table, self.inbox, seat)
        session.line.start()
        try:
            return session.run()
        except KeyboardInterrupt:
            session.out().say()
            session.part("join-stays")
            return INTERRUPTED
        finally:
            session.line.close()


def lobby(words: Words, listed: list[dict[str, Any]]) -> Table:
    """The tables one may go to."""
    grid = Table.grid(padding=(0, 2))
    for number, table in enumerate(listed, 1):
        entry = registry.find(table["game"])
        names = ", ".join(seat["name"] if seat else "–" for seat in table["seats"])
        phase = words("join-phase", phase=table["phase"])
        title = Words(words.lang, entry)("title")
        grid.add_row(Text(str(number), "bold yellow"), Text(title, "bold"), Text(names), Text(phase, "dim"))
    return grid


def join(
    screen: Screen, address: str, name: str, fallback: str, seat: Seat | None, key_file: Callable[[str], Path | None]
) -> int:
    """Come in by an address or a table's link, and play; the exit code."""
    origin, table = parse_address(address)
    door = Door(screen, Server(origin, join_key.load(key_file(origin))))
    try:
        door.enter(name, fallback)
        return door.sit(table or door.choose_table(), seat)
    except Refused as refused:
        told = f"poktail: {join_show.sentence(screen.words, refused)} ({refused.code})"
        Console(stderr=True, highlight=False).print(Text(told))
        return BAD_INPUT
    except Left:
        return OK
    except InputEnded:
        screen.say()
        return REFUSED
    except KeyboardInterrupt:
        screen.say()
        return INTERRUPTED


def key_path(anonymous: bool, given: Path | None) -> Callable[[str], Path | None]:
    """Where the key is kept: nowhere, in the given file, or in the usual place for the server."""
    if anonymous:
        return lambda _: None
    return lambda origin: given if given is not None else join_key.usual_path(origin, os.environ)
