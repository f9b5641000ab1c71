"""Tests of hints in the terminal: what the coach advises from the seat's own observation, for one person among bots."""

from __future__ import annotations

from copy import copy
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from poktail.bots import coach
from poktail.bots.levels import bot
from poktail.core import record
from poktail.core.fair import commitment
from poktail.core.match import Match
from poktail.core.registry import Entry, find
from poktail.i18n import LANGUAGES, Words
from poktail.terminal import hints
from poktail.terminal.keep import Setting
from poktail.terminal.play import TableTop, sealed_match
from poktail.terminal.screen import Screen
from tests.terminal.frames import NAMES
from tests.terminal.runs import GAMES, Terminal, in_a_row, poktail

DECISIONS, WORLDS = 4, 2


def table_of(entry: Entry, lang: str = "en") -> tuple[TableTop, Match]:
    """One person among random bots, with a screen that only notes."""
    game, seed = entry.game(), Random(f"hints {entry.id}").randbytes(32)
    header = record.Header(game, NAMES[: game.seats], commitment(seed), (b"",) * game.seats)
    setting = Setting(1, "random", seed)
    screen = Screen(Words(lang, entry, header.names, 0), Console(file=StringIO(), width=200, color_system=None))
    return TableTop(screen, entry, header, setting, bot(entry, "random")), sealed_match(header, setting)


def shown(table: TableTop, match: Match) -> str:
    """What somebody reads who asks for a hint."""
    file = table.screen.console.file = StringIO()
    table.advise(match, 0)
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_the_same_wherever_the_seat_knows_the_same(name: str) -> None:
    """In another position that looks alike to the seat, the same words; they are those of the coach."""
    entry, rng, asked = find(name), Random(name), 0
    table, match = table_of(entry)
    while match.payoffs is None and asked < DECISIONS:
        for seat in match.waiting:
            if seat == 0 and len(match.legal(0)) > 1:
                asked += 1
                seen, said = match.observation(0), shown(table, match)
                assert table.words.tell(coach.hint(seen).moves[0]) in said
                for world in islice(entry.layer("bot").worlds(seen, rng), WORLDS):
                    other = copy(match)
                    other.state = world
                    assert other.observation(0) == seen
                    assert shown(table, other) == said
            match.commit(seat, rng.choice(match.legal(seat)))
    assert asked == DECISIONS


def test_a_hint_has_its_reason_or_says_whose_advice_it_is() -> None:
    table, match = table_of(find(GAMES[0]))
    moves = match.legal(0)[:2]
    for lang in LANGUAGES:
        words = Words(lang, table.entry, NAMES, 0)
        said = hints.sentence(words, moves, None)
        assert all(words.tell(move) in said for move in moves)
        assert said.endswith(words("hint-strongest"))


def test_a_hint_is_a_key_away_and_on_the_list_of_keys(tmp_path: Path) -> None:
    with Terminal(["play", "pook", "--seed", "3", "--level", "random", "--seat-names", "Ann"], tmp_path) as terminal:
        assert "h hint" in terminal.shows("Your choice:").split("\n")[-1]
        terminal.type("h\r")
        assert terminal.shows("Hint:").count("Hint:") == 1
        terminal.type("?\r")
        terminal.shows("back to the table")
        terminal.type("\r")
        terminal.shows("h hint (alone with bots)")
        terminal.type("q\r")
        terminal.until("not saved")
        assert terminal.close() == 0


def test_with_hint_every_decision_begins_with_one(tmp_path: Path) -> None:
    args = ["play", "pook", "--hint", "--seed", "3", "--level", "random", "--seat-names", "Ann"]
    with Terminal(args, tmp_path) as terminal:
        first = terminal.shows("Hint:")
        terminal.type("1\r")
        terminal.shows("u undo")
        assert "Hint:" in terminal.screen.text() != first
        terminal.type("q\r")
        terminal.until("not saved")
        assert terminal.close() == 0
    plain = poktail("play", "pook", "--hint", "--seed", "3", typed="1\nhint\nq\n")
    assert plain.stdout.count("Hint:") == 3


def test_several_people_get_no_hints(tmp_path: Path) -> None:
    """Nor does a terminal where nobody plays; in each language, and nothing is saved."""
    two = ("play", "pok", "--hint", "--seat-names", "Ann,Ben", "--record", "m.txt")
    commands = [(*two, "--lang", lang) for lang in LANGUAGES]
    for lang, (code, out, errors) in zip(LANGUAGES, in_a_row(*commands, cwd=tmp_path), strict=True):
        assert (code, out) == (2, "")
        assert f"{Words(lang)('error-not-alone')} (not_alone)" in errors
    assert in_a_row(("play", "pok", "--hint", "--people", "0"))[0][0] == 2
    assert list(tmp_path.iterdir()) == []
    asked = poktail("play", "pok", "--seat-names", "Ann,Ben", typed="h\nq\n").stdout
    assert Words("en")("error-not-alone") in asked
    assert "Hint:" not in asked


def test_a_resumed_match_gives_hints_too(tmp_path: Path) -> None:
    poktail("play", "pok", "--seed", "3", "--record", "m.txt", typed="q\n", cwd=tmp_path)
    assert "Hint:" in poktail("play", "--resume", "m.txt", "--hint", typed="q\n", cwd=tmp_path).stdout
