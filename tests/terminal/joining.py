"""Test helper: terminals at a server's table, in line mode."""

from __future__ import annotations

import os
import re
import select
import time
from pathlib import Path

from tests.terminal import runs
from tests.terminal.runs import GAMES

LINK = re.compile(r"http://[0-9.:]+/t/[A-Za-z0-9_-]+")


class Terminal(runs.Terminal):
    """A terminal in line mode whose output is searched in order: each text is looked for after the last one found."""

    place = 0

    def __init__(self, args: list[str], cwd: Path, **extra: str) -> None:
        super().__init__(args, cwd, POKTAIL_PLAIN="1", **extra)

    def until(self, text: str, patience: float = 60) -> str:
        return self.until_one(text, patience=patience)

    def until_one(self, *texts: str, patience: float = 60) -> str:
        give_up = time.monotonic() + patience
        while not any(text in self.output[self.place :] for text in texts):
            ready = select.select([self.end], [], [], max(0.0, give_up - time.monotonic()))[0]
            try:
                self.output += self.decode(os.read(self.end, 65536)) if ready else ""
            except OSError:  # the other side has closed the terminal
                ready = []
            assert ready, f"{texts!r} never came, but: {self.output[self.place :]!r}"
        found = [(self.output.index(text, self.place), text) for text in texts if text in self.output[self.place :]]
        start, (where, text) = self.place, min(found)
        self.place = where + len(text)
        return self.output[start : self.place]


def opened(terminal: Terminal, game: str, seats: int) -> str:
    """Open a table from the lobby; its link."""
    terminal.until("q: leave >")
    terminal.type("n\n")
    terminal.until("Which game?")
    terminal.type(f"{GAMES.index(game) + 1}\n")
    terminal.until("How many seats")
    terminal.type(f"{seats}\n")
    terminal.until("List the table")
    terminal.type("\n")
    shown = terminal.until("you, host")
    found = LINK.search(shown)
    assert found is not None
    return found[0]
