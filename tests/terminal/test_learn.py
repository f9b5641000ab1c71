"""Tests of lessons in the terminal: the same steps as on the page, typed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from poktail.core.registry import find, games
from poktail.i18n import LANGUAGES, Words
from poktail.lessons import LEARNED, WORDS, bubble, has_lesson, lesson_of
from poktail.terminal.learn import Learning, lesson_words, names_in
from tests.sampling import sample
from tests.terminal.frames import Frames
from tests.terminal.runs import Terminal, in_a_row, poktail

GAMES = tuple(entry.id for entry in games() if has_lesson(entry))


def typed(name: str) -> str:
    """What a reader types who does as told: Enter to go on, or the moves."""
    steps = [step for part in lesson_of(find(name)).parts for step in part.steps]
    return "".join("".join(f"{move}\n" for move in step.moves) or "\n" for step in steps)


def shown(text: str) -> str:
    """Words as they come out, whatever the breaks of lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_gone_through_by_typing(name: str) -> None:
    done = poktail("learn", name, typed=typed(name))
    assert done.returncode == 0, done.stderr
    lesson = lesson_of(find(name))
    plain = Words("en", find(name), parts=WORDS)
    words = Words("en", find(name), names_in(plain, lesson), lesson.seat, WORDS)
    said = shown(done.stdout)
    steps = [step for part in lesson.parts for step in part.steps]
    assert [step.say for step in steps if shown(bubble(words, step)) not in said] == []
    assert shown(words(LEARNED)) in said
    assert f"poktail play {name}" in said


def test_a_lesson_is_there_in_every_language() -> None:
    name = GAMES[0]
    commands = [("learn", name, "--lang", lang) for lang in LANGUAGES]
    for lang, (_, said, _) in zip(LANGUAGES, in_a_row(*commands), strict=True):
        words = Words(lang, find(name), ("", "Ada", "Bo", "Cem"), parts=WORDS)
        first = lesson_of(find(name)).parts[0].steps[0]
        assert shown(bubble(words, first))[:20] in shown(said)


def test_a_wrong_move_is_answered_with_the_clause_and_asked_again() -> None:
    name = GAMES[0]
    steps = [step for part in lesson_of(find(name)).parts for step in part.steps]
    number, step = next((n, one) for n, one in enumerate(steps) if one.wrongs)
    wrong, answer = next(iter(step.wrongs.items()))
    before = "".join("".join(f"{move}\n" for move in one.moves) or "\n" for one in steps[:number])
    done = poktail("learn", name, typed=f"{before}nonsense\n{wrong}\nq\n")
    assert done.returncode == 0, done.stderr
    said = shown(done.stdout)
    assert f"({answer.clause})" in said
    assert said.count(Words("en")("learn-choose")) >= 3
    assert Words("en")("learn-help") in said


def test_without_a_game_it_asks_which() -> None:
    last = find(GAMES[-1])
    for answer in (str(len(GAMES)), last.about.title.lower()):
        done = poktail("learn", typed=f"nonsense\n?\n{last.id}x\n{answer}\nq\n")
        assert done.returncode == 0, done.stderr
        assert done.stdout.count(Words("en")("learn-which")) == 4
        assert shown(done.stdout).count(Words("en")("game-help")) == 1
        assert f"Did you mean “{last.id}”?" in shown(done.stdout)
        assert Words("en", last)("learn-step", step=1, count=1)[:6] in done.stdout
    assert poktail("learn", typed="q\n").returncode == 0
    assert poktail("learn", typed="").returncode == 1
    assert poktail("learn", "nothing").returncode == 2


class Reader(Frames):
    """A full screen without a terminal whose reader does as told; every question is looked at."""

    def __init__(self, name: str, lang: str) -> None:
        super().__init__(lesson_words(lang, find(name)), Random(1), lambda _: None, (80, 24))
        self.todo = iter(typed(name).split("\n"))
        steps = [step for part in lesson_of(find(name)).parts for step in part.steps]
        self.steps = iter([step for step in steps for _ in step.moves or ("",)])

    @contextmanager
    def opened(self) -> Iterator[None]:
        yield
        self.active = False

    def ask(self, prompt: str) -> str:
        self.question = prompt
        lines, board, step = self.lines(), self.board_lines(), next(self.steps)
        menu = lines[-2 - self._rows : -2] if self.choices.entries else []
        above = lines[: len(lines) - 2 - len(menu)]
        assert len(lines) == 24
        assert max(map(cell_len, lines)) <= 80
        assert lines[-2].strip().startswith(prompt)
        assert above[len(above) - len(board) :] == board, "\n".join(lines)
        assert all(
            any(f"{n}  {entry.label}" in line for line in menu) for n, entry in enumerate(self.choices.entries, 1)
        )
        assert bool(menu) == bool(step.moves)
        assert shown(bubble(self.words, step)) in shown("\n".join(above)), "\n".join(lines)
        self.notes = []
        return next(self.todo)


@pytest.mark.parametrize("lang", sample(LANGUAGES, "de"))
@pytest.mark.parametrize("name", GAMES)
def test_the_board_and_the_bubble_stand_above_the_prompt(name: str, lang: str) -> None:
    reader = Reader(name, lang)
    Learning(reader, find(name)).run()
    assert next(reader.steps, None) is None


def test_a_lesson_fills_the_screen_and_keeps_its_bubble(tmp_path: Path) -> None:
    """In a real terminal a wrong move and the rules leave the bubble where it is; the end is on the normal screen."""
    name = GAMES[0]
    words = lesson_words("en", find(name))
    steps = [step for part in lesson_of(find(name)).parts for step in part.steps]
    first = next(place for place, one in enumerate(steps) if one.wrongs)
    wrong, answer = next(iter(steps[first].wrongs.items()))
    with Terminal(["learn", name], tmp_path) as terminal:
        for number, step in enumerate(steps, 1):
            said = shown(bubble(words, step))
            terminal.shows(words("learn-step", step=number, count=len(steps)))
            if number == first + 1:
                terminal.type(f"{wrong}\r")
                terminal.shows(f"({answer.clause})")
                assert said in shown(terminal.screen.text())
                terminal.type("?\r")
                terminal.shows(words("page-help"))
                terminal.type("\r")
                assert said in shown(terminal.shows(words("rules-more")))
            assert terminal.screen.alternate
            for move in step.moves:
                before = terminal.shows(words("learn-now", move="").strip())
                terminal.type(f"{move}\r")
                while terminal.screen.text() == before or f"› {move}" in terminal.screen.text():
                    assert terminal.read(60)
            if not step.moves:
                terminal.type("\r")
        assert terminal.until(f"poktail play {name}")
        assert terminal.close() == 0
        assert not terminal.screen.alternate
        assert terminal.screen.scrolled == 0


def test_a_lesson_line_by_line_where_it_is_wanted(tmp_path: Path) -> None:
    with Terminal(["learn", GAMES[0], "--plain"], tmp_path) as terminal:
        terminal.until("Press Enter to go on")
        terminal.type("q\n")
        assert terminal.close() == 0
        assert not terminal.screen.alternate
