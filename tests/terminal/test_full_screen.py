"""Tests of the full screen: the board above the prompt at 80 × 24, keys, mouse, undo, several people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from poktail.bots.series import variants
from poktail.core.errors import BadNotation
from poktail.core.game import AnyGame
from poktail.core.registry import find, games
from poktail.i18n import LANGUAGES, Words
from poktail.terminal.game_text import GameText
from poktail.terminal.keys import Click, Key, KeyReader
from poktail.terminal.menu import Menu
from tests.sampling import sample
from tests.terminal.frames import NAMES, Frames, play_frames
from tests.terminal.runs import GAMES, Terminal

OPEN = "\x1b[?1049h"


def whole(screen: Frames) -> None:
    """The whole board stands directly above the whole menu and the prompt, and nothing is wider than the screen."""
    lines, board, entries = screen.lines(), screen.board_lines(), screen.choices.entries
    width, height = screen.console.size
    assert len(lines) == height
    assert max(map(cell_len, lines)) <= width
    assert lines[0].startswith(f" {screen.headline}")
    assert lines[-2].strip().startswith(screen.question)
    assert lines[-1].strip() == screen.hint
    menu = lines[-2 - screen._rows : -2]
    assert lines[-2 - screen._rows - len(board) : -2 - screen._rows] == board, "\n".join(lines)
    for number, entry in enumerate(entries, 1):
        assert any(f"{number}  {entry.label}" in line for line in menu), (entry.label, menu)


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de", "es"))
@pytest.mark.parametrize("name", GAMES)
def test_the_board_stands_above_the_prompt_in_every_decision(name: str, lang: str) -> None:
    game = find(name).game()
    screen, _, _ = play_frames(game, f"{name} {lang}", whole, lang)
    assert screen.asked > 3


def every_variant() -> list[Any]:
    return [pytest.param(game, id=str(game)) for entry in games() for game in variants(entry.game())]


@pytest.mark.slow
@pytest.mark.parametrize("game", every_variant())
def test_it_does_so_with_any_number_of_seats_in_every_variant(game: AnyGame) -> None:
    for seed in range(3):
        play_frames(game, f"{game} {seed}", whole, LANGUAGES[seed])


def test_a_bigger_terminal_shows_more_of_the_log() -> None:
    """At 120 × 40 the same questions, and never fewer lines of the log."""
    counts: dict[int, list[int]] = {24: [], 40: []}
    for size in ((80, 24), (120, 40)):

        def count(screen: Frames) -> None:
            whole(screen)
            counts[screen.console.size.height].append(sum(line.startswith("  ·") for line in screen.lines()))

        play_frames(find(GAMES[-1]).game(), "log", count, size=size)
    assert all(few <= many for few, many in zip(*counts.values(), strict=True))
    assert sum(counts[24]) < sum(counts[40])


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_where_there_is_no_choice(name: str) -> None:
    """If one person plays alone, a forced move is made, and the next frame says so."""
    noted = 0

    def look(screen: Frames) -> None:
        nonlocal noted
        assert len(screen.choices.entries) > 1
        noted += "only one possible move" in "\n".join(screen.lines())

    screen, _, match = play_frames(find(name).game(), "forced", look)
    decided = sum(0 in choice for choice in match.steps)
    assert bool(noted) <= (decided > screen.asked)
    assert decided >= screen.asked


@pytest.mark.parametrize("name", [name for name in GAMES if GameText(find(name)).dealing])
def test_dealing_is_one_line_of_the_log(name: str) -> None:
    _, table, match = play_frames(find(name).game(), "dealt", lambda _: None)
    told = [event for event in match.events_since(0) if event.what is not None]
    begun = next(place for place, event in enumerate(told) if isinstance(event.what, table.text.dealing))
    dealt = [event for event in told[begun:] if isinstance(event.what, table.text.dealing)]
    assert len(dealt) > 3
    lines = [line[1] for line in table.text.lines(told, table.words)]
    assert lines[begun] == table.words("view-dealt") != lines[begun + 1]
    assert len(lines) <= len(told) - len(dealt) + lines.count(table.words("view-dealt"))


@pytest.mark.parametrize("name", GAMES)
def test_results_are_told_in_the_currency_of_the_game(name: str) -> None:
    _, table, match = play_frames(find(name).game(), "result", lambda _: None)
    for lang in LANGUAGES:
        words = Words(lang, find(name), NAMES)
        scores = table.text.scores(match.view(0), match.events_since(0), words)
        assert len(scores) == match.game.seats
        assert all(re.search(r"\w{3}", score) for score in scores)


def test_keys_and_clicks_arrive_whole_even_in_pieces() -> None:
    reader = KeyReader()
    assert reader.feed(b"a\x1b[") == [Key("text", "a")]
    assert reader.feed(b"A\x1b[<0;10;") == [Key("up")]
    assert reader.feed(b"3M\x1b[<0;10;3m") == [Click(9, 2)]
    assert reader.feed("é".encode()[:1]) == []
    assert reader.feed("é".encode()[1:] + b"\r\x7f\x1b") == [
        Key("text", "é"), Key("enter"), Key("backspace"), Key("escape"),
    ]  # fmt: skip


def test_a_menu_knows_numbers_words_beginnings_and_names() -> None:
    entry = next(entry for entry in games() if any(str(move).endswith("-1") for move in entry.game().moves))
    words = Words("en", entry, NAMES)
    moves = [move for move in entry.game().moves if re.fullmatch(r"[a-z]+-\d", str(move))][:4]
    menu = Menu.of_moves(words, moves)
    to_toaster = next(place for place, move in enumerate(moves) if str(move).endswith("-2"))
    notation = menu.entries[to_toaster].notation
    assert notation.endswith("-Toaster")
    for typed in (str(to_toaster + 1), notation, notation.upper(), str(moves[to_toaster]), notation[:-3]):
        assert menu.find(typed) == to_toaster, typed
    assert menu.find(words.tell(moves[to_toaster]).lower()) == to_toaster
    for wrong in ("0", "99", "nonsense", "", notation.split("-")[0]):
        assert menu.find(wrong) is None
    with pytest.raises(BadNotation):
        menu.pick("nonsense")


# In a real terminal


WHOLE = [GAMES[1], *(pytest.param(name, marks=pytest.mark.slow) for name in GAMES if name != GAMES[1])]


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_match_in_a_terminal_never_scrolls(name: str, tmp_path: Path) -> None:
    args = ["play", name, "--seed", "2", "--level", "random", "--seat-names", "Ann", "--record", "m.txt"]
    with Terminal(args, tmp_path) as terminal:
        terminal.shows("Your choice:")
        scrolled = terminal.screen.scrolled
        for _ in range(400):
            before = terminal.screen.text()
            assert terminal.screen.alternate
            assert "your side of the table" in before
            terminal.type("1\r")
            while (now := terminal.screen.text()) == before or "Your choice: 1" in now or not terminal.screen.whole:
                assert terminal.read(60)
            if "Play again?" in terminal.screen.text():
                break
        assert terminal.screen.scrolled == scrolled
        assert "Result" in terminal.shows("Play again?")
        terminal.type("y\r")
        terminal.shows("Your choice:")
        terminal.type("q\r")
        terminal.until("--resume m-2.txt")
        assert terminal.close() == 0
        assert not terminal.screen.alternate
    assert sorted(path.name for path in tmp_path.iterdir()) == ["m-2.txt", "m-2.txt.key", "m.txt"]


def test_arrows_the_mouse_undo_and_the_rules(tmp_path: Path) -> None:
    name = next(name for name in GAMES if find(name).revealing is not None and len(name) == 4)
    with Terminal(["play", name, "--seed", "3", "--level", "random", "--seat-names", "Ann"], tmp_path) as terminal:
        first = terminal.shows("Your choice:")
        assert "u undo" not in first
        terminal.type("\x1b[B\x1b[B")
        terminal.shows("Your choice: 2")
        terminal.type("\x1b[A\r")
        terminal.shows("u undo")
        terminal.type("u\r")
        lines = terminal.shows(first).split("\n")
        row, column = next((row, line.index("3  ")) for row, line in enumerate(lines) if re.search(r"\b3  \w", line))
        terminal.type(f"\x1b[<0;{column + 3};{row + 1}M\x1b[<0;{column + 3};{row + 1}m")
        terminal.shows("u undo")
        terminal.type("?\r")
        terminal.shows("back to the table")
        terminal.type("\r?7\r")
        assert re.search(r"[A-Z]+-7 ", terminal.shows("-7 "))
        terminal.type("q??\r")
        terminal.shows("In one minute")
        terminal.type("    q")
        terminal.shows("Your choice:")
        terminal.type("u\ru\r")
        terminal.shows("There is nothing to undo.")
        terminal.type("q\r")
        terminal.until("not saved")
        assert terminal.close() == 0


def test_nothing_of_the_last_holder_stays_on_the_screen(tmp_path: Path) -> None:
    with Terminal(["play", "pok", "--seed", "1", "--seat-names", "Ann,Ben"], tmp_path) as terminal:
        terminal.shows("Ann, press Enter")
        terminal.type("\r")
        assert "Ann holds" in terminal.shows("Ann, your choice:")
        terminal.type("tri\rtri\r1")  # typed ahead, and shown to nobody
        called = terminal.shows("Ben, press Enter")
        assert "holds" not in called
        assert "Show a" not in called
        assert "tri" not in called
        terminal.type("\r")
        own = terminal.shows("Ben, your choice:")
        assert "Ben holds" in own
        assert "Ann holds" not in own
        terminal.type("q\r")
        terminal.until("not saved")
        assert "holds" not in terminal.screen.text()
        assert terminal.close() == 0


@pytest.mark.parametrize("why", ["--plain", "CI", "POKTAIL_PLAIN", "small"])
def test_line_mode_where_a_full_screen_is_not_wanted(why: str, tmp_path: Path) -> None:
    args = ["play", GAMES[1], "--seed", "1", "--seat-names", "Ann", *(["--plain"] if why == "--plain" else [])]
    size = (70, 20) if why == "small" else (80, 24)
    with Terminal(args, tmp_path, size, **({why: "1"} if why.isupper() else {})) as terminal:
        terminal.until("Your choice:")
        terminal.type("q\n")
        assert terminal.close() == 0
        assert OPEN not in terminal.output
