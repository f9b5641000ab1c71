"""Reads the keyboard, or a pipe, in a thread, so that messages from a server can arrive meanwhile."""

from __future__ import annotations

import os
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None: the input has ended."""

    line: str | None


@dataclass(frozen=True, slots=True)
class Pressed:
    """Bytes from a terminal whose keys are read one by one."""

    data: bytes


class Keyboard(Thread):
    """Delivers the lines of standard input.

    It reads the file descriptor itself: a thread blocked inside Python's own standard input would keep the program
    from exiting.
    """

    def __init__(self, deliver: Callable[[Typed | Pressed], object]) -> None:
        super().__init__(name="keyboard", daemon=True)
        self._deliver = deliver
        self.key_by_key = False
        """Whether a full screen is open, which handles the keys itself."""

    def run(self) -> None:
        """Read until the input ends; this is the thread, `start` runs it."""
        decoder, rest = getincrementaldecoder("utf-8")("replace"), ""
        while True:
            try:
                data = os.read(sys.stdin.fileno(), 4096)
            except (OSError, ValueError):
                data = b""
            if self.key_by_key and data:
                self._deliver(Pressed(data))
                continue
            *lines, rest = (rest + decoder.decode(data, not data)).split("\n")
            for line in lines if data else [*lines, *([rest] if rest else [])]:
                self._deliver(Typed(line))
            if not data:
                self._deliver(Typed(None))
                return
