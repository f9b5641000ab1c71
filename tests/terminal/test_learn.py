"""Tests of lessons in the terminal: the same steps as on the page, typed."""

from __future__ import annotations

import pytest

from poktail.core.registry import find, games
from poktail.i18n import LANGUAGES, Words
from poktail.lessons import LEARNED, WORDS, bubble, has_lesson, lesson_of
from poktail.terminal.learn import names_in
from tests.terminal.runs import in_a_row, poktail

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
    for answer in (str(len(GAMES)), last.id.upper(), last.about.title.lower()):
        done = poktail("learn", typed=f"nonsense\n?\n{last.id}x\n{answer}\nq\n")
        assert done.returncode == 0, done.stderr
        assert done.stdout.count(Words("en")("learn-which")) == 4
        assert shown(done.stdout).count(Words("en")("game-help")) == 1
        assert f"Did you mean “{last.id}”?" in shown(done.stdout)
        assert Words("en", last)("learn-step", step=1, count=1)[:6] in done.stdout
    assert poktail("learn", typed="q\n").returncode == 0
    assert poktail("learn", typed="").returncode == 1
    assert poktail("learn", "nothing").returncode == 2
