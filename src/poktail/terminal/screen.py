"""Output and input at a terminal: texts, tables, the curtain between players; plain text if it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from poktail.core.game import Seat, SeatEvent
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.i18n.rulebook import rulebook

WIPE = "\x1b[3J\x1b[2J\x1b[H"  # scrollback too: the next player must not scroll up to what the last one saw


class InputEnded(Exception):
    """The input has ended."""


def show_refusal(sentence: str, code: str) -> None:
    """Print why a command was refused to standard error; in a pipe it is one line."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(f"poktail: {sentence} ({code})"), soft_wrap=not console.is_terminal)


class Screen:
    """One console in one language."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False, soft_wrap=False)

    @property
    def live(self) -> bool:
        """Whether this is an interactive terminal and not a pipe."""
        return self.console.is_terminal and sys.stdin.isatty()

    def say(self, text: str = "", style: str = "") -> None:
        """Print an indented text, without interpreting markup."""
        self.console.print(Padding(Text(text, style=style), (0, 0, 0, 2), expand=False) if text else "")

    def show(self, what: RenderableType) -> None:
        """Print an indented drawing."""
        self.console.print(Padding(what, (0, 0, 0, 2)))

    def title(self, text: str) -> None:
        """Print a heading across the screen."""
        self.console.print()
        self.console.print(Rule(Text(text, style="bold"), align="left", style="dim"))

    def table_title(self, seat: Seat | None) -> None:
        """Print whose view of the table follows; None: what everybody sees."""
        name = "" if seat is None else self.words.seat(seat)
        title = self.words("title")
        self.title(self.words("table-of", title=title, name=name) if name else self.words("table-public", title=title))

    def panel(self, text: str, title: str = "") -> None:
        """Print a framed notice."""
        self.console.print(Panel(Text(text), title=Text(title) if title else None, expand=False, border_style="yellow"))

    def ask(self, prompt: str) -> str:
        """Ask for a line and return it trimmed; InputEnded if the input has ended."""
        try:
            typed = self.console.input(Text(f"  {prompt} ", style="bold yellow"))
        except EOFError:
            raise InputEnded from None
        except UnicodeDecodeError:
            typed = "\ufffd"
        if not self.live:
            self.console.print()
        return typed.encode(errors="replace").decode().strip()  # characters that cannot be shown become question marks

    def wipe(self) -> None:
        """Clear a terminal, including what the last player saw."""
        if self.live:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def curtain(self, name: str) -> None:
        """Between two people at one terminal: clear the screen, and wait for the next player by name."""
        self.wipe()
        self.panel(self.words("curtain-text", name=name), self.words("curtain-title"))
        if self.live:
            self.ask(self.words("curtain-lift", name=name))
            self.wipe()

    def happened(self, events: Sequence[SeatEvent]) -> None:
        """Print events in words, each with its rule number if it has one."""
        for event in events:
            if event.what is not None:
                line = Text(self.words.tell(event.what))
                clause = getattr(event.what, "clause", None)
                if clause:
                    line.append(f"  {clause}", style="dim")
                grid = Table.grid(padding=(0, 1))
                grid.add_row(Text("  ·"), line)
                self.console.print(grid)

    def rulebook(self, entry: Entry) -> None:
        """Print the rulebook in the reader's language."""
        text = rulebook(entry, self.words.lang)
        self.console.print(Markdown(text))
