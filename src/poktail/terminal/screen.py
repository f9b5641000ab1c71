"""Output and input at a terminal: texts, tables, the curtain between players; plain text if it is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from poktail.core.game import Seat
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal import rulebook
from poktail.terminal.menu import Menu

Line = tuple[int, str, str]
"""An event in words: its version, a sentence, and its clause if it has one."""

WIPE = "\x1b[3J\x1b[2J\x1b[H"  # scrollback too: the next player must not scroll up to what the last one saw


class InputEnded(Exception):
    """The input has ended."""


def show_refusal(sentence: str, code: str) -> None:
    """Print why a command was refused to standard error; in a pipe it is one line."""
    console = Console(stderr=True, highlight=False)
    console.print(Text(f"poktail: {sentence} ({code})"), soft_wrap=not console.is_terminal)


class Screen:
    """One console in one language."""

    vanishes = False
    """Whether what it showed during a match is gone afterwards."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.hint = ""
        """What can be typed besides the menu; only a full screen shows it all the time."""

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

    @contextmanager
    def opened(self) -> Iterator[None]:
        """While a match is played; the full screen opens and closes here."""
        yield

    def heading(self, seat: Seat | None) -> str:
        """Whose view of the table is shown; None: what everybody sees."""
        title = self.words("title")
        if seat is None:
            return self.words("table-public", title=title)
        return self.words("table-of", title=title, name=self.words.seat(seat))

    def table(self, seat: Seat | None, drawing: RenderableType) -> None:
        """Show the table as this seat sees it."""
        self.title(self.heading(seat))
        self.show(drawing)

    def menu(self, menu: Menu) -> None:
        """Show what can be chosen."""
        self.say()
        self.show(menu.grid())

    def repeat(self, menu: Menu) -> None:
        """Show the question again, because somebody pressed Enter."""
        self.menu(menu)

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

    def tell(self, lines: Sequence[Line], known: int = 0, titled: bool = True) -> None:
        """Print the events after this version, each with its rule number if it has one."""
        fresh = [line for line in lines if line[0] > known]
        if fresh and titled:
            self.title(self.words("happened"))
        for line in fresh:
            self.console.print(log_line(line))

    def page(self, markdown: str) -> None:
        """Show a long text."""
        from rich.markdown import Markdown  # noqa: PLC0415  # slow to import

        self.console.print(Markdown(markdown))

    def help(self, entry: Entry, typed: str) -> bool:
        """Answer `?` with the rules in a minute, `?7` with a clause, `??` with the rulebook; False for other texts."""
        if not typed.startswith("?"):
            return False
        lang, number = self.words.lang, typed[1:].strip()
        if not number:
            self.page(rulebook.minute(entry, lang))
            self.say(self.words("rules-more"), "dim")
        elif number == "?":
            self.page(rulebook.whole(entry, lang))
        else:
            clause = rulebook.clause(entry, lang, number)
            if clause is None:
                self.say(self.words("no-such-clause", clause=number[:20]), "red")
            else:
                self.page(clause)
        return True


def log_line(line: Line, style: str = "") -> Table:
    """An event in words with a dot before it and its clause behind it."""
    text = Text(line[1], style)
    if line[2]:
        text.append(f"  {line[2]}", style="dim")
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("  ·", style), text)
    return grid
