"""Handles what a person types at a table during `poktail join`."""

from __future__ import annotations

import secrets

from rich.text import Text

from poktail.bots.levels import DEFAULT_LEVEL
from poktail.client.errors import Refused
from poktail.core import registry
from poktail.core.errors import NotYourTurn, RuleError
from poktail.core.game import Seat
from poktail.terminal import hints
from poktail.terminal import join_show as show
from poktail.terminal.join_table import OK, REFUSED, TableScreen


class Session(TableScreen):
    """A table on the screen, and the keyboard."""

    def run(self) -> int:
        """Handle messages and typed lines until it ends; the exit code."""
        live = self._screen.live
        while self.code is None:
            self.receive(self.inbox.get())
            while self.lines and self.code is None and (live or self.listening()):
                self.typed(self.lines.popleft())
            if live and self.code is None and not self.prompted and self.inbox.empty():
                self.prompt()
        return self.code

    def listening(self) -> bool:
        """Whether a line from a pipe would answer something now."""
        if not self.connected or self.asked or self.starting:
            return False
        host = self.seat is not None and self.table.get("host") == self.me and self.table["phase"] in ("open", "over")
        return host or bool(self.legal and self.pending is None)

    def typed(self, line: str | None) -> None:
        """Handle a line: an answer to the menu, or a command."""
        if line is None:
            self.part("join-stays")
            self.code = REFUSED
            return
        if not self._screen.live:
            self.prompt()
            self.out()
        self.prompted = False  # Enter has ended the line
        text = "".join(c for c in line if c.isprintable()).strip()
        first, _, rest = text.partition(" ")
        if text in ("q", "quit"):
            self.leave()
        elif text == "t":
            self.look()
        elif text == "rules" or (text.startswith("?") and (self.legal or text != "?")):
            entry = self.entry or registry.find(self.table["game"])
            self.out().help(entry, "??" if text == "rules" else text)
        elif text.startswith(":"):
            self.react(text[1:].strip())
        elif first == "say" and rest and self.seat is not None:
            self.request("chat", {"seat": self.seat, "text": rest[:200]})
        elif text == "u" and self.table.get("phase") == "playing":
            self.take_back()
        elif self.legal and self.pending is None and text in hints.KEYS:
            self.request("hint", {})
        elif self.legal and self.pending is None:
            self.choose(text)
        elif text:
            self.command(first, rest.strip())

    def choose(self, text: str) -> None:
        """Send the move that somebody has picked from the menu; Enter makes the only possible one."""
        if not text and len(self.legal) > 1:
            self.out().repeat(self.choices)
            return
        try:
            move = self.choices.pick(text or "1")
        except RuleError as error:
            self.out().say(self.words.error(error), "red")
            self.out().say(self.words("menu-help"), "dim")
            return
        self.pending = secrets.token_hex(8), str(move), self.version
        self.connection.move(str(move), self.version, self.pending[0])

    def take_back(self) -> None:
        """Ask the server to take back our last move, if it may be."""
        if self.can_take_back and self.pending is None:
            self.request("take_back", {}, v=self.version)
        else:
            self.out().say(self.words("no-undo"), "red")

    def command(self, first: str, rest: str) -> None:
        """Run a command: start, seat, bot, or help."""
        number, _, who = rest.partition(" ")
        seat = int(number[:4]) - 1 if number.isdigit() else -1
        if first == "start":
            self.starting = self.connected
            self.request("start", {"fill": rest or DEFAULT_LEVEL})
        elif first == "seat" and 0 <= seat < len(self.table.get("seats", ())):
            self.wanted = seat
            if self.seat is None:
                self.request("sit", {"seat": seat, "entropy": self.randomness()})
            else:
                self.request("swap", {"seat": self.seat, "other": seat})
        elif first == "bot" and 0 <= seat < len(self.table.get("seats", ())):
            self.invite(seat, who.strip())
        elif first == "?" or self.table.get("phase") != "playing":
            self.out().say(self.words("join-commands"), "dim")
        else:
            self.out().say(self.words.error(NotYourTurn()), "red")

    def invite(self, seat: Seat, who: str) -> None:
        """Put a bot into a seat: a connected one by its name, or one of the server's own by its level."""
        try:
            known = {one["name"].casefold(): one["id"] for one in self.server.ask("GET", "/api/bots")} if who else {}
        except Refused as refused:
            self.refuse(refused)
        except RuleError as error:
            self.out().say(self.words.error(error), "red")
        else:
            bot = {"profile": known[who.casefold()]} if who.casefold() in known else {"level": who or DEFAULT_LEVEL}
            self.request("bot", {"seat": seat} | bot)

    def react(self, text: str) -> None:
        """Send a reaction, by its name or its number."""
        emotes = self.emotes
        chosen = emotes[int(text[:4]) - 1] if text.isdigit() and 1 <= int(text[:4]) <= len(emotes) else text
        if chosen in emotes and self.seat is not None:
            self.request("emote", {"seat": self.seat, "emote": chosen})
        else:
            told = [f"{number} {self.words(show.emote_word(name))}" for number, name in enumerate(emotes, 1)]
            self.out().say(self.words("join-emotes", list=" · ".join(told)), "dim")

    def leave(self) -> None:
        """Leave the table; a bot plays our seat in a running match until we return."""
        playing = self.seat is not None and self.table.get("phase") == "playing"
        if self.seat is not None:
            self.connection.send("leave", {})
        self.part("join-left-match" if playing else "join-left")
        self.code = OK

    def part(self, message: str) -> None:
        """Note which goodbye to say once a full screen is closed."""
        self.parting = message

    def goodbye(self) -> None:
        """Say goodbye, and how to come back."""
        if self.parting:
            self.out().say(self.words(self.parting), "dim")
        if self.parting not in ("", "join-left"):
            self.out().console.print(Text(f"  poktail join {self.link}"), soft_wrap=True)
