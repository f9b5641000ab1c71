"""Tests of hints and of taking back a move at a server's table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.live import Process
from tests.terminal import runs
from tests.terminal.joining import Terminal, opened

pytestmark = pytest.mark.xdist_group("join")


def test_a_hint_and_a_move_taken_back_at_a_server(server: Process, tmp_path: Path) -> None:
    """Alone with the server's bots: `h` shows what the coach advises, `u` takes back a part of a turn."""
    with runs.Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=str(tmp_path)) as ann:
        for question, answer in (("leave >", "n"), ("Which game?", "pook"), ("How many seats", ""), ("List the", "")):
            ann.until(question)
            ann.type(f"{answer}\n")
        ann.shows("start: start the match")
        ann.type("start random\r")
        first = ann.shows("Your choice:").split("\n")
        assert ("h hint" in first[-1], "u undo" in first[-1]) == (True, False)
        ann.type("u\r")
        ann.shows("There is nothing to undo.")
        ann.type("h\r")
        ann.shows("Hint:")
        ann.type("1\r")
        menu = first[-2 - sum(bool(re.match(r"  +\d+  ", line)) for line in first) : -2]
        assert not set(menu) <= set(ann.shows("u undo").split("\n"))
        ann.type("u\r")
        ann.shows("\n".join(menu))
        assert "u undo" not in ann.screen.text()
        ann.type("q\r")
        ann.until("a bot is playing for you")
        assert ann.close() == 0


def test_with_other_people_there_is_no_hint_and_no_undo(server: Process, tmp_path: Path) -> None:
    folders = [str(tmp_path / name) for name in ("ann", "ben")]
    with Terminal(["join", server.url, "--name", "Ann"], tmp_path, XDG_CONFIG_HOME=folders[0]) as ann:
        link = opened(ann, "pook", 2)
        with Terminal(["join", link, "--name", "Ben"], tmp_path, XDG_CONFIG_HOME=folders[1]) as ben:
            ben.until("Ann starts the match.")
            ann.until("Ben")
            ann.type("start\n")
            mover = ann if "Your choice:" in ann.until_one("Your choice:", "Waiting for Ben") else ben
            if mover is ben:
                ben.until("Your choice:")
            mover.type("h\n")
            mover.until("Hints are off in matches with other people")
            mover.type("u\n")
            mover.until("There is nothing to undo.")
