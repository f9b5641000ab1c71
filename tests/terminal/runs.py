"""Test helper: runs the command in a process with its own input, in a pipe or on a terminal."""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

import poktail as poktail_package
from poktail.core.registry import games
from tests.terminal.emulator import Emulator

# Makes the terminal the process's own, so that Control-C typed there is a signal, also where a parent ignores it.
AT_TERMINAL = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.login_tty(int(sys.argv[1]))
os.execv(sys.executable, [sys.executable, "-m", "poktail", *sys.argv[2:]])
"""
GAMES = tuple(entry.id for entry in games())


def environment(**extra: str) -> dict[str, str]:
    """A plain environment: English, 80 columns, no colours asked for or forbidden."""
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME")}
    kept["PYTHONPATH"] = str(Path(poktail_package.__file__).resolve().parents[1])
    return kept | {"LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm-256color", "PYTHONUTF8": "1"} | extra


def poktail(*args: str, typed: str = "", cwd: Path | None = None, **extra: str) -> subprocess.CompletedProcess[str]:
    """The command in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "poktail", *args],
        input=typed, cwd=cwd, env=environment(**extra), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


class Terminal:
    """The command on a real (pseudo) terminal: what it shows can be waited for, keys can be typed."""

    def __init__(self, args: Sequence[str], cwd: Path, size: tuple[int, int] = (80, 24), **extra: str) -> None:
        self.output = ""
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode  # a character may come in two parts
        self.screen = Emulator(*size)
        self.end, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        command = [sys.executable, "-c", AT_TERMINAL, str(child), *args]
        env = environment(**extra)
        del env["COLUMNS"]
        self.process = subprocess.Popen(command, cwd=cwd, env=env, pass_fds=(child,))
        os.close(child)

    def read(self, patience: float) -> bool:
        """Read what was written meanwhile; False if nothing came in time or the terminal is closed."""
        if not select.select([self.end], [], [], max(0.0, patience))[0]:
            return False
        try:
            text = self.decode(os.read(self.end, 65536))
        except OSError:  # the other side has closed the terminal
            return False
        self.output += text
        self.screen.feed(text)
        return True

    def shows(self, text: str, patience: float = 60) -> str:
        """The screen, as soon as this text stands on it and no frame is half drawn."""
        give_up = time.monotonic() + patience
        while text not in self.screen.text() or not self.screen.whole:
            if not self.read(give_up - time.monotonic()):
                raise AssertionError(f"{text!r} never stood on the screen:\n{self.screen.text()}")
        return self.screen.text()

    def until(self, text: str, patience: float = 60) -> str:
        """Everything shown from now on up to and including this text."""
        start, give_up = len(self.output), time.monotonic() + patience
        while text not in self.output[start:]:
            if not self.read(give_up - time.monotonic()):
                raise AssertionError(f"{text!r} never came, but: {self.output[start:]!r}")
        return self.output[start:]

    def press(self, key: str, until: str) -> str:
        """Press a key, again where the program was not listening yet, until this text is shown."""
        for _ in range(20):
            self.type(key)
            try:
                return self.until(until, patience=10)  # not twice for being slow
            except AssertionError:
                continue
        raise AssertionError(f"{key!r} was not heard: {self.output!r}")

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def close(self) -> int:
        """Wait for the end and say how it ended."""
        return self.process.wait(timeout=60)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


# Runs each command as a process would, one after the other in one process: starting Python is the slow part.
IN_A_ROW = """
import json, sys
from typer.testing import CliRunner
from poktail.cli import app
for args in json.loads(sys.argv[1]):
    done = CliRunner().invoke(app, args)
    crashed = done.exception is not None and not isinstance(done.exception, SystemExit)
    print(json.dumps([repr(done.exception) if crashed else done.exit_code, done.stdout, done.stderr]), flush=True)
"""


def in_a_row(*commands: Sequence[str], cwd: Path | None = None, **extra: str) -> list[tuple[int | str, str, str]]:
    """Exit code (or the exception that nobody caught), output and errors of each of these commands."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_ROW, json.dumps(commands)],
        cwd=cwd, env=environment(**extra), capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]
