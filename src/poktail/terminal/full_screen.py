"""The full-screen table: the log, the board directly above the menu, and the prompt on the lowest lines."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment, SegmentLines
from rich.text import Text

from poktail.core.game import Seat
from poktail.i18n import Words
from poktail.terminal.keys import (
    FULL_SCREEN,
    NORMAL_SCREEN,
    Click,
    Key,
    KeyReader,
    RawTerminal,
    can_read_keys,
    forget_typed,
    read_bytes,
)
from poktail.terminal.menu import Menu
from poktail.terminal.screen import WIPE, InputEnded, Line, Screen, log_line

LEAST_COLUMNS, LEAST_LINES = 80, 24
LOG_LINES = 6
"""The menu gets more columns before the log gets fewer lines than this."""
GAP = 3
"""Between two columns of the menu."""
LONGEST_INPUT, MOST_NOTES = 200, 8
Segments = list[Segment]


def open_screen(words: Words, plain: bool, environ: Mapping[str, str]) -> Screen:
    """A full screen where the terminal can show one; else the line mode, as in pipes, in CI or with --plain."""
    screen = FullScreen(words)
    wanted = not (plain or environ.get("POKTAIL_PLAIN") or environ.get("CI") or environ.get("TERM") == "dumb")
    width, height = screen.console.size
    fits = width >= LEAST_COLUMNS and height >= LEAST_LINES
    return screen if wanted and fits and screen.live and can_read_keys() else Screen(words)


class FullScreen(Screen):
    """A screen that is drawn as a whole while it is open; before and after it prints lines like `Screen`."""

    vanishes = True

    def __init__(self, words: Words, console: Console | None = None) -> None:
        super().__init__(words, console)
        self.active = False
        self.question = ""
        self._reader, self._raw = KeyReader(), RawTerminal()
        self._lines: deque[str | None] = deque()
        self._spots: list[tuple[int, int, int, int]] = []
        self._clear()

    def _clear(self) -> None:
        """Forget everything that was shown or typed."""
        self.headline, self.typed, self.back = "", "", 0
        self.log_lines: list[tuple[int, RenderableType]] = []
        self.notes: list[tuple[int, RenderableType]] = []
        self.board: RenderableType | None = None
        self.choices = Menu(())
        self.overlay: str | None = None
        self._lines.clear()

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use the alternate screen, keys and mouse; the terminal is as before afterwards."""
        self._raw.enter()
        before = signal.signal(signal.SIGWINCH, lambda *_: self.draw())
        self._write(FULL_SCREEN)
        self.active = True
        try:
            yield
        finally:
            self.active = False
            self._write(NORMAL_SCREEN)
            signal.signal(signal.SIGWINCH, before)
            self._raw.leave()

    # What is shown

    def say(self, text: str = "", style: str = "") -> None:
        """Add a note under the log."""
        if not self.active:
            super().say(text, style)
        elif text:
            self.show(Text(text, style))

    def show(self, what: RenderableType) -> None:
        """Add a drawing under the log."""
        if not self.active:
            super().show(what)
            return
        after = self.log_lines[-1][0] if self.log_lines else 0
        self.notes = [*self.notes, (after, Padding(what, (0, 0, 0, 2)))][-MOST_NOTES:]
        self.back = 0

    def title(self, text: str) -> None:
        """Add a heading under the log."""
        if self.active:
            self.show(Text(text, "bold"))
        else:
            super().title(text)

    def tell(self, lines: Sequence[Line], known: int = 0, titled: bool = True) -> None:
        """Replace the log; what was known before is dim."""
        if self.active:
            self.log_lines = [(line[0], log_line(line, "dim" if line[0] <= known else "")) for line in lines]
            self.back = 0
        else:
            super().tell(lines, known, titled)

    def table(self, seat: Seat | None, drawing: RenderableType) -> None:
        """Replace the board."""
        if self.active:
            self.headline, self.board, self.choices = self.heading(seat), drawing, Menu(())
        else:
            super().table(seat, drawing)

    def menu(self, menu: Menu) -> None:
        """Replace the menu."""
        if self.active:
            self.choices = menu
        else:
            super().menu(menu)

    def page(self, markdown: str) -> None:
        """Show a text over the table until it is closed."""
        if self.active:
            self.overlay, self.back = markdown, 0
        else:
            super().page(markdown)

    def wipe(self) -> None:
        """Clear everything, including what was typed ahead."""
        self._clear()
        if self.active:
            forget_typed()
            self._write(WIPE)
        else:
            super().wipe()

    def curtain(self, name: str) -> None:
        """Between two people: an empty screen until the next one asks for theirs."""
        if not self.active:
            super().curtain(name)
            return
        self.wipe()
        self.board = Panel(Text(self.words("curtain-text", name=name)), expand=False, border_style="yellow")
        self.headline = self.words("curtain-title")
        self.hint = ""
        self.ask(self.words("curtain-lift", name=name))
        self.wipe()

    # What is typed

    def ask(self, prompt: str) -> str:
        """Show the question and wait for an answer."""
        if not self.active:
            return super().ask(prompt)
        self.question = prompt
        while not self._lines:
            self.draw()
            data = read_bytes()
            self._lines.extend(self.feed(data) if data else [None])
        typed = self._lines.popleft()
        if typed is None:
            raise InputEnded
        self.notes = []
        return typed

    def feed(self, data: bytes) -> list[str | None]:
        """Handle keys and clicks; the lines that they complete, None for the end of the input."""
        done: list[str | None] = []
        for key in self._reader.feed(data):
            if self.overlay is not None:
                self._turn_page(key)
            elif isinstance(key, Click):
                done += [str(n) for row, left, right, n in self._spots if key.row == row and left <= key.column < right]
            elif key.name == "enter":
                done.append(self.typed.strip())
                self.typed = ""
            elif key.name == "end":
                done.append(None)
            else:
                self._edit(key)
        return done

    def _edit(self, key: Key) -> None:
        if key.name == "text":
            self.typed = (self.typed + key.text)[:LONGEST_INPUT]
        elif key.name == "backspace":
            self.typed = self.typed[:-1]
        elif key.name == "escape":
            self.typed = ""
        elif key.name in ("page-up", "page-down"):
            self.back = max(0, self.back + (4 if key.name == "page-up" else -4))
        elif self.choices.entries:
            place = self.choices.find(self.typed)
            step = {"up": -1, "left": -self._rows, "right": self._rows}.get(key.name, 1)
            count = len(self.choices.entries)
            wanted = (0 if step > 0 else count - 1) if place is None else place + step
            if 0 <= wanted < count:
                self.typed = str(wanted + 1)

    def _turn_page(self, key: Key | Click) -> None:
        name = key.name if isinstance(key, Key) else ""
        page = self.console.size.height - 3
        if name in ("enter", "escape", "end") or (isinstance(key, Key) and key.text in ("q", "Q")):
            self.overlay, self.back = None, 0
        elif name in ("up", "page-up"):
            self.back = max(0, self.back - (1 if name == "up" else page))
        elif name in ("down", "page-down") or (isinstance(key, Key) and key.text == " "):
            self.back += 1 if name == "down" else page

    # Drawing

    def draw(self) -> None:
        """Draw the screen; nothing ever scrolls."""
        if not self.active:
            return
        width, height = self.console.size
        rows = self.frame(width, height)
        with self.console.capture() as captured:
            self.console.print(SegmentLines(rows, new_lines=True), crop=False, no_wrap=True, end="")
        lines = captured.get().split("\n")[:height]
        self._write("".join(f"\x1b[{number};1H{line}\x1b[0m\x1b[K" for number, line in enumerate(lines, 1)))

    def frame(self, width: int, height: int) -> list[Segments]:
        """The lines of the whole screen, exactly as many as it has."""
        if self.overlay is not None:
            return self._page(self.overlay, width, height)
        board = self._render(Padding(self.board, (0, 2)), width) if self.board is not None else []
        menu = self._menu(width, max(3, height - 3 - len(board) - LOG_LINES))
        foot = [*menu, self._line(self._prompt(width), width), self._line(Text("  " + self.hint, "dim"), width)]
        entries = sorted([*self.log_lines, *self.notes], key=lambda entry: entry[0])
        log = self._render(Group(*(what for _, what in entries)), width) if entries else []
        room = max(0, height - 1 - len(foot))
        said = self._render(Group(*(what for _, what in self.notes)), width) if self.notes else []
        gap: list[Segments] = [[]] if len(said) + 1 + len(board) <= room else []
        body = [*log, *gap, *board]
        self.back = max(0, min(self.back, len(body) - room))
        end = len(body) - self.back
        shown = body[max(0, end - room) : end]
        shown = [[]] * (room - len(shown)) + shown
        self._spots = [(row + height - len(foot), left, right, n) for row, left, right, n in self._spots]
        return [self._line(self._head(width, end > room), width), *shown, *foot][:height]

    def _page(self, markdown: str, width: int, height: int) -> list[Segments]:
        from rich.markdown import Markdown  # noqa: PLC0415  # slow to import

        lines = self._render(Padding(Markdown(markdown), (0, 2)), min(width, 100))
        room = height - 1
        self.back = max(0, min(self.back, len(lines) - room))
        shown = lines[self.back : self.back + room]
        foot = Text("  " + self.words("page-help"), "bold yellow")
        return [*shown, *([[]] * (room - len(shown))), self._line(foot, width)]

    def _head(self, width: int, more: bool) -> Text:
        head = Text(f" {self.headline} ", "reverse bold")
        tail = f" {self.words('page-up')} " if more else ""
        head.truncate(max(1, width - len(tail)), overflow="ellipsis")
        return Text.assemble(head, ("─" * max(0, width - head.cell_len - len(tail)), "dim"), (tail, "dim"))

    def _prompt(self, width: int) -> Text:
        line = Text.assemble((f"  {self.question} ", "bold yellow"))
        room = max(4, width - line.cell_len - 2)
        return line.append(self.typed[-room:]).append(" ", "reverse")

    def _menu(self, width: int, most: int) -> list[Segments]:
        """The entries in as few columns as fit into this many rows; notes where each of them can be clicked."""
        entries = self.choices.entries
        self._spots, self._rows = [], 1
        if not entries:
            return []
        digits, chosen = len(str(len(entries))), self.choices.find(self.typed)
        cells = [
            Text.assemble((f"{number:>{digits}}", "bold yellow"), f"  {entry.label}")
            for number, entry in enumerate(entries, 1)
        ]
        widths = _columns([cell.cell_len for cell in cells], width - 2, most)
        self._rows = rows = -(-len(entries) // len(widths))
        lines = [Text("  ") for _ in range(rows)]
        for place, cell in enumerate(cells):
            column, row = divmod(place, rows)
            left = 2 + sum(widths[:column]) + GAP * column
            cell.truncate(widths[column], overflow="ellipsis")
            self._spots.append((row, left, left + cell.cell_len, place + 1))
            lines[row].append(" " * (left - lines[row].cell_len))
            if place == chosen:
                cell.stylize("reverse")
            lines[row].append_text(cell)
        return [self._line(line, width) for line in lines]

    def _render(self, what: RenderableType, width: int) -> list[Segments]:
        options = self.console.options.update(width=width, height=None)
        return self.console.render_lines(what, options, pad=False)

    def _line(self, text: Text, width: int) -> Segments:
        text.truncate(width, overflow="ellipsis")
        text.no_wrap = True
        return self._render(text, width)[0]

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def _columns(widths: Sequence[int], room: int, most: int) -> list[int]:
    """The widths of the columns for cells of these widths, filled from top to bottom.

    >>> _columns([5, 9, 5, 5], 30, 2), _columns([5, 9, 5, 5], 30, 9), _columns([50, 9], 40, 1)
    ([9, 5], [9], [40])
    """
    for count in range(-(-len(widths) // most), 1, -1):
        rows = -(-len(widths) // count)
        columns = [max(widths[start : start + rows]) for start in range(0, len(widths), rows)]
        if sum(columns) + GAP * (len(columns) - 1) <= room:
            return columns
    return [min(room, max(widths))]
