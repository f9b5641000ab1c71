"""`poktail join`: signs in at a server, lets the person choose or create a table, and plays there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.client.addresses import parse_address
from poktail.client.errors import Refused
from poktail.client.http_client import Server
from poktail.client.keys import default_key_path, load_key
from poktail.core import registry
from poktail.core.game import Seat
from poktail.i18n import Words
from poktail.terminal import join_show
from poktail.terminal.choose import choose_game
from poktail.terminal.join_table import BAD_INPUT, OK, REFUSED, Inbox
from poktail.terminal.join_typed import Session
from poktail.terminal.keyboard import Keyboard, Typed
from poktail.terminal.screen import InputEnded, Screen, show_refusal

INTERRUPTED = 130


class Left(Exception):
    """Somebody has left before sitting down."""


class Lobby:
    """The way to a table: a name, the list of tables, or a new table."""

    def __init__(self, screen: Screen, server: Server) -> None:
        self.screen, self.words, self.server = screen, screen.words, server
        self.inbox = Inbox()
        self.keyboard = Keyboard(self.inbox.put)
        self.keyboard.start()

    def ask(self, prompt: str) -> str:
        """What somebody types; raises Left for a q, InputEnded when the input has ended."""
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
        """Use the profile whose key we have, renamed if a name is given; make a new profile otherwise."""
        if not name and self.server.key.value:
            try:
                self.server.ask("GET", "/api/me")
                return
            except Refused as refused:
                if refused.code != "unauthorized":
                    raise
        self.server.ask("POST", "/api/me", {"name": name or fallback})

    def recover(self) -> None:
        """Ask for a recovery code, take over its profile, and show the next code, because that one is used up."""
        profile = self.server.ask("POST", "/api/recover", {"code": self.ask(self.words("join-recover-prompt"))})
        self.screen.say(self.words("join-recovered", name=profile["name"]))
        code = self.server.ask("POST", "/api/me/recovery")["code"]
        self.screen.console.print(Text(f"  {code}", style="bold"), soft_wrap=True)

    def choose_table(self) -> str:
        """Let somebody choose a table or open one; its id."""
        while True:
            listed = self.server.ask("GET", "/api/tables")
            self.screen.title(self.words("join-lobby", server=self.server.name))
            if listed:
                self.screen.show(table_list(self.words, listed))
            else:
                self.screen.say(self.words("join-no-tables"))
            typed = self.ask(self.words("join-lobby-prompt"))
            if typed == "n":
                made = self.open_table()
                if made is not None:
                    return made
            elif typed.isdigit() and 1 <= int(typed[:4]) <= len(listed):
                return str(listed[int(typed[:4]) - 1]["id"])

    def open_table(self) -> str | None:
        """Ask for a game and its seats and open a table; None if the server refuses."""
        entry = choose_game(self.screen, self.ask, self.words("join-which-game"))
        bounds = entry.seat_bounds
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

    def sit(self, table: str, seat: Seat | None) -> int:
        """Play at the table; the exit code."""
        self.server.ask("GET", f"/api/tables/{table}")  # raises if there is no such table
        self.screen.say()
        self.screen.say(self.words("join-link"), "dim")
        self.screen.console.print(Text(f"  {self.server.origin}/t/{table}"), soft_wrap=True)
        self.screen.say()
        session = Session(self.screen, self.server, table, self.inbox, seat)
        session.connection.start()
        self.keyboard.key_by_key = self.screen.vanishes
        try:
            with self.screen.opened():
                return session.run()
        except KeyboardInterrupt:
            session.out().say()
            session.part("join-stays")
            return INTERRUPTED
        finally:
            session.goodbye()
            session.connection.close()


def table_list(words: Words, listed: list[dict[str, Any]]) -> Table:
    """The public tables as a list to choose from."""
    grid = Table.grid(padding=(0, 2))
    for number, table in enumerate(listed, 1):
        entry = registry.find(table["game"])
        names = ", ".join(seat["name"] if seat else "–" for seat in table["seats"])
        phase = words("join-phase", phase=table["phase"])
        title = Words(words.lang, entry)("title")
        grid.add_row(Text(str(number), "bold yellow"), Text(title, "bold"), Text(names), Text(phase, "dim"))
    return grid


def join(
    screen: Screen,
    address: str,
    name: str,
    fallback: str,
    seat: Seat | None,
    key_file: Callable[[str], Path | None],
    *,
    recover: bool = False,
) -> int:
    """Go to a server or, by a table's link, to a table, and play; the exit code."""
    origin, table = parse_address(address)
    lobby = Lobby(screen, Server(origin, load_key(key_file(origin))))
    try:
        if recover:
            lobby.recover()
        lobby.enter(name, fallback)
        return lobby.sit(table or lobby.choose_table(), seat)
    except Refused as refused:
        show_refusal(join_show.sentence(screen.words, refused), refused.code)
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
    """Where the key is stored: nowhere, in the given file, or in the default place for the server."""
    if anonymous:
        return lambda _: None
    return lambda origin: given if given is not None else default_key_path(origin, os.environ)
