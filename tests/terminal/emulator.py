"""Test helper: a small terminal that shows what a program drew, and counts the lines that scrolled away."""

from __future__ import annotations

import re

from rich.cells import cell_len

TOKEN = re.compile(r"\x1b\[([?<>]?)([0-9;]*)([@-~])|\x1b\][^\x07]*\x07|\x1b[()][A-Z0-9]|\x1b.|[\s\S]")


class Emulator:
    """A screen of characters; it understands what our programs send: positions, erasing, colours, the two screens."""

    def __init__(self, columns: int = 80, lines: int = 24) -> None:
        self.columns, self.lines = columns, lines
        self.alternate = self._drawn = False
        self.colours: set[int] = set()
        self.scrolled = 0
        self._rest = ""
        self._clear()
        self._other = self.cells, 0, 0

    def _clear(self) -> None:
        self.cells = [[" "] * self.columns for _ in range(self.lines)]
        self.row = self.column = 0

    @property
    def whole(self) -> bool:
        """Whether no frame is half drawn: a program that fills the screen draws its last line last."""
        return self._drawn or not self.alternate

    def text(self) -> str:
        """The screen as lines."""
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def feed(self, text: str) -> None:
        """Draw what a program has written; an escape sequence may arrive in two pieces."""
        text = self._rest + text
        cut = text.rfind("\x1b", -16)
        begun = cut >= 0 and re.fullmatch(r"\x1b(\[[?<>]?[0-9;]*)?", text[cut:])
        self._rest = text[cut:] if begun else ""
        for token in TOKEN.finditer(text[:cut] if begun else text):
            if token[3]:
                self._control(token[1], token[2], token[3])
            elif not token[0].startswith("\x1b"):
                self._character(token[0])

    def _control(self, private: str, digits: str, name: str) -> None:
        numbers = [int(part or 0) for part in digits.split(";")]
        if private == "?" and numbers == [1049]:
            self.alternate = name == "h"
            if self.alternate:
                self._other = self.cells, self.row, self.column
                self._clear()
            else:
                self.cells, self.row, self.column = self._other
        elif private:
            return
        elif name == "H":
            self._drawn = False
            self.row = max(1, numbers[0]) - 1
            self.column = max(1, numbers[1] if len(numbers) > 1 else 1) - 1
        elif name == "K":
            self.cells[self.row][self.column :] = [" "] * (self.columns - self.column)
            self._drawn = self.row + 1 == self.lines
        elif name == "J" and numbers[0] in (2, 3):
            self.cells = [[" "] * self.columns for _ in range(self.lines)]
        elif name == "m":
            self.colours |= {n for n in numbers if 30 <= n <= 48 or n >= 90}

    def _character(self, character: str) -> None:
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self._down()
        elif character == "\b":
            self.column = max(0, self.column - 1)
        elif character.isprintable():
            wide = cell_len(character)
            if self.column + wide > self.columns:
                self.column = 0
                self._down()
            if wide:
                self.cells[self.row][self.column] = character
                self.column += wide

    def _down(self) -> None:
        if self.row + 1 < self.lines:
            self.row += 1
            return
        self.scrolled += 1
        self.cells = [*self.cells[1:], [" "] * self.columns]
