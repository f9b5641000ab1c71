"""Turns the bytes of a terminal in raw mode into keys and clicks, and switches that mode on and off."""

from __future__ import annotations

import os
import re
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

try:
    import termios
except ImportError:  # on Windows, where only the line mode exists
    termios = None  # type: ignore[assignment]

NAMES = {
    "\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\t": "down", "\x15": "escape",
    "\x1b": "escape", "\x04": "end", "\x0c": "redraw",
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left", "\x1b[Z": "up",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\x1b[5~": "page-up", "\x1b[6~": "page-down",
}  # fmt: skip
SEQUENCE = re.compile(r"\x1b\[<\d+;\d+;\d+[mM]|\x1b\[[0-9;?]*[@-~]|\x1bO[@-~]|[\s\S]")
BEGUN = re.compile(r"\x1b(\[<?[0-9;?]*|O)$")
CLICK = re.compile(r"\x1b\[<(\d+);(\d+);(\d+)M")
LEFT_BUTTON, WHEEL_UP, WHEEL_DOWN = 0, 64, 65
FULL_SCREEN = "\x1b[?1049h\x1b[?1000h\x1b[?1006h\x1b[?25l"
NORMAL_SCREEN = "\x1b[?25h\x1b[?1006l\x1b[?1000l\x1b[?1049l"


@dataclass(frozen=True, slots=True)
class Key:
    """A key by its name, or `text` with the character that was typed."""

    name: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Click:
    """A click with the left button; column and row are counted from 0."""

    column: int
    row: int


class KeyReader:
    r"""Decodes what a terminal sends; an escape sequence may arrive in two pieces.

    >>> KeyReader().feed("é\x1b[A\x1b[<0;5;3M".encode())
    [Key(name='text', text='é'), Key(name='up', text=''), Click(column=4, row=2)]
    """

    def __init__(self) -> None:
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._rest = ""

    def feed(self, data: bytes) -> list[Key | Click]:
        """The keys and clicks in these bytes."""
        text = self._rest + self._decoder.decode(data)
        begun = BEGUN.search(text)
        self._rest = begun[0] if begun else ""
        found = SEQUENCE.findall(text[: begun.start()] if begun else text)
        return [key for key in map(_key, found) if key is not None]


def _key(sequence: str) -> Key | Click | None:
    click = CLICK.fullmatch(sequence)
    if click:
        button, column, row = map(int, click.groups())
        if button in (WHEEL_UP, WHEEL_DOWN):
            return Key("page-up" if button == WHEEL_UP else "page-down")
        return Click(column - 1, row - 1) if button == LEFT_BUTTON else None
    if sequence in NAMES:
        return Key(NAMES[sequence])
    return Key("text", sequence) if sequence.isprintable() else None


class RawTerminal:
    """Raw mode with the alternate screen and the mouse; Control-C stays a signal."""

    def __init__(self) -> None:
        self._before: list[Any] | None = None

    def enter(self) -> None:
        """Switch echo and line editing off."""
        fd = sys.stdin.fileno()
        self._before = termios.tcgetattr(fd)
        mode = termios.tcgetattr(fd)
        mode[0] &= ~termios.ICRNL
        mode[3] &= ~(termios.ECHO | termios.ICANON)
        mode[6][termios.VMIN], mode[6][termios.VTIME] = 1, 0
        mode[6][termios.VSUSP] = b"\0"  # a stopped program would leave the terminal like this
        termios.tcsetattr(fd, termios.TCSADRAIN, mode)

    def leave(self) -> None:
        """Restore the terminal."""
        if self._before is not None:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._before)
            self._before = None


def can_read_keys() -> bool:
    """Whether this system lets a program read single keys."""
    return termios is not None


def forget_typed() -> None:
    """Drop what was typed but not read yet."""
    with suppress(OSError, termios.error):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def read_bytes() -> bytes:
    """The next bytes from the keyboard; none if the input has ended."""
    try:
        return os.read(sys.stdin.fileno(), 4096)
    except (OSError, ValueError):
        return b""
