"""What a person types at a table of a server, in between of what the wire says."""

from __future__ import annotations

import secrets

from rich.text import Text

from poktail.core import registry
from poktail.core.errors import NotYourTurn, RuleError
from poktail.core.game import Seat
from poktail.terminal import join_show as show
from poktail.terminal.join_table import OK, REFUSED, Place
from poktail.terminal.join_wire import Refused
from poktail.terminal.play import pick

LEVEL = "regular"


class Session(Place):
    """A place and the keyboard before it."""

    def run(self) -> int:
        """Take things as they come until it ends; the exit code."""
        live = self._screen.live
        while self.code is None:
            self.take(self.inbox.get())
            while self.lines and self.code is None and (live or self.listening()):
                self.typed(self.lines.popleft())
            if live and self.code is None and not self.prompted and self.inbox.empty():
                self.prompt()
        return self.code

    def listening(self) -> bool:
        """Whether a line from a pipe would be an answer to something."""
        if not self.connected or self.asked or self.starting:
            return False
        host = self.seat is not None and self.table.get("host") == self.me and self.table["phase"] in ("open", "over")
        return host or bool(self.legal and self.pending is None)

    def typed(self, line: str | None) -> None:
        """A line: an answer to the menu, or a command."""
        if line is None:
            self.part("join-stays")
            self.code = REFUSED
            return
        if not self._screen.live:
            self.prompt()
            self.out()
        self.prompted = False  # whoever typed has also ended the line
        text = "".join(c for c in line if c.isprintable()).strip()
        first, _, rest = text.partition(" ")
        if text in ("q", "quit"):
            self.leave()
        elif text == "t":
            self.look()
        elif text == "rules" or (text == "?" and self.legal):
            self.out().rulebook(self.entry or registry.find(self.table["game"]))
        elif text.startswith(":"):
            self.feel(text[1:].strip())
        elif first == "say" and rest and self.seat is not None:
            self.request("chat", {"seat": self.seat, "text": rest[:200]})
        elif self.legal and self.pending is None:
            self.choose(text)
        elif text:
            self.command(first, rest.strip())

    def choose(self, text: str) -> None:
        """A move from the menu."""
        try:
            move = pick(self.legal, text)
        except RuleError as error:
            self.out().say(self.words.error(error), "red")
            self.out().say(self.words("menu-help"), "dim")
            return
        self.pending = secrets.token_hex(8), str(move), self.version
        self.line.send("move", str(move), v=self.version, a=self.pending[0])

    def command(self, first: str, rest: str) -> None:
        """Something else to do at the table."""
        number, _, who = rest.partition(" ")
        seat = int(number[:4]) - 1 if number.isdigit() else -1
        if first == "start":
            self.starting = self.connected
            self.request("start", {"fill": rest or LEVEL})
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
        """Put a bot into a seat: one that is connected to the server by its name, or one of the house by its level."""
        try:
            known = {one["name"].casefold(): one["id"] for one in self.server.ask("GET", "/api/bots")} if who else {}
        except Refused as refused:
            self.refuse(refused)
        except RuleError as error:
            self.out().say(self.words.error(error), "red")
        else:
            bot = {"profile": known[who.casefold()]} if who.casefold() in known else {"level": who or LEVEL}
            self.request("bot", {"seat": seat} | bot)

    def feel(self, text: str) -> None:
        """Show a feeling: one of the set, by name or by its number."""
        emotes = self.emotes
        chosen = emotes[int(text[:4]) - 1] if text.isdigit() and 1 <= int(text[:4]) <= len(emotes) else text
        if chosen in emotes and self.seat is not None:
            self.request("emote", {"seat": self.seat, "emote": chosen})
        else:
            told = [f"{number} {self.words(show.emote_word(name))}" for number, name in enumerate(emotes, 1)]
            self.out().say(self.words("join-emotes", list=" · ".join(told)), "dim")

    def leave(self) -> None:
        """Go; a match that runs is played on by a bot until we return."""
        playing = self.seat is not None and self.table.get("phase") == "playing"
        if self.seat is not None:
            self.line.send("leave", {})
        self.part("join-left-match" if playing else "join-left")
        self.code = OK

    def part(self, message: str) -> None:
        """Say goodbye, and how to come back."""
        self.out().say(self.words(message), "dim")
        if message != "join-left":
            self.out().console.print(Text(f"  poktail join {self.link}"), soft_wrap=True)
