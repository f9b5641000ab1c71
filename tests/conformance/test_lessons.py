"""Tests of lessons: every step is legal, every claim is true, every word and clause exists, and nothing leaks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from poktail.core import codec
from poktail.core.game import Observation
from poktail.core.match import Match
from poktail.core.registry import Entry, find
from poktail.i18n import Words
from poktail.lessons import LEARNED, WORDS, LessonError, bubble, has_lesson, lesson_of
from poktail.lessons import play as lesson_play
from poktail.lessons.script import path_of, read, script
from poktail.server.http.routes_lessons import LessonOut, document
from tests.conformance.subjects import ENTRIES, languages, subject
from tests.conformance.test_completeness import CLAUSE, messages
from tests.conformance.test_laws import OURS

WITH_LESSON = [
    pytest.param(entry.id, marks=pytest.mark.xdist_group(entry.id)) for entry in ENTRIES if has_lesson(entry)
]
NAMES = ("Ada", "Bo", "Cem", "Dora", "Eve", "Fay")
WORDS_A_MINUTE, KEY_S = 180, 4
"""How fast a learner reads, and the seconds to find and press a key of the board."""


@pytest.mark.parametrize("name", OURS)
def test_every_finished_game_has_a_lesson(name: str) -> None:
    entry = find(name)
    assert has_lesson(entry) or entry.draft


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_is_legal_and_true_and_short(name: str) -> None:
    lesson = lesson_of(find(name))
    steps = [step for part in lesson.parts for step in part.steps]
    assert 3 <= len(steps) <= 25
    assert any(step.moves for step in steps), "a lesson is played, not only read"
    for part in lesson.parts:
        assert part.steps[0].frames, "a part begins with a position"


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_takes_a_few_minutes(name: str) -> None:
    """Its bubbles read in each language, and its keys pressed; a game of a minute or two needs less."""
    entry = find(name)
    least = 0 if entry.draft else min(1.5, entry.about.minutes / 6)
    steps = [step for part in lesson_of(entry).parts for step in part.steps]
    keys = sum(len(step.press) or len(step.moves) for step in steps)
    for lang in languages(entry, "lesson"):
        words = Words(lang, entry, NAMES, parts=WORDS)
        read = sum(len(bubble(words, step).split()) for step in steps)
        assert least <= read / WORDS_A_MINUTE + keys * KEY_S / 60 <= 5, lang


@pytest.mark.parametrize("name", WITH_LESSON)
def test_every_word_of_a_lesson_is_there_and_none_is_left_over(name: str) -> None:
    entry = find(name)
    lesson = lesson_of(entry)
    steps = [step for part in lesson.parts for step in part.steps]
    answers = {wrong.say for step in steps for wrong in (step.wrong, *step.wrongs.values()) if wrong}
    english = Words("en", entry, NAMES, parts=WORDS)
    for lang in languages(entry, "lesson"):
        words = Words(lang, entry, NAMES, parts=WORDS)
        for step in steps:
            said = [step.say, *{wrong.say for wrong in (step.wrong, *step.wrongs.values()) if wrong}]
            for message in said:
                text = bubble(words, step, message)
                assert 0 < len(text) <= 240, (lang, message, "a bubble is short")
                assert lang == "en" or text != bubble(english, step, message), (lang, message, "is English")
        assert bubble(words, steps[-1], LEARNED)
        there = messages(entry.folder / "lesson" / f"{lang}.ftl").keys()
        assert there == {step.say for step in steps} | answers | {LEARNED}, lang


class Texts(Visitor):
    """Collects the plain texts of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@pytest.mark.parametrize("name", WITH_LESSON)
def test_every_figure_in_a_bubble_comes_from_a_fact(name: str) -> None:
    entry = find(name)
    for lang in languages(entry, "lesson"):
        text = (entry.folder / "lesson" / f"{lang}.ftl").read_text(encoding="utf-8")
        for message in FluentParser().parse(text).body:
            if isinstance(message, Message):
                reader = Texts()
                reader.visit(message)
                assert not [part for part in reader.found if re.search(r"\d", part)], (lang, message.id.name)


@pytest.mark.parametrize("name", WITH_LESSON)
def test_every_clause_of_a_lesson_is_in_the_rulebook(name: str) -> None:
    entry = find(name)
    there = set(CLAUSE.findall((entry.folder / "rulebook" / "en.md").read_text(encoding="utf-8")))
    steps = [step for part in lesson_of(entry).parts for step in part.steps]
    named = {wrong.clause for step in steps for wrong in (step.wrong, *step.wrongs.values()) if wrong}
    assert named
    assert named <= there


# Secrecy: the learner's seat learns what it would at a table.


class Watched(lesson_play.Player):
    """A player that keeps what the seat may know at every frame."""

    known: list[tuple[Observation, Any]]

    def frame(self) -> lesson_play.Frame:
        shown = super().frame()
        self.known.append((self.match.observation(self.seat), shown))
        return shown


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_shows_only_what_the_seat_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions that the seat cannot tell from the real one look the same in the lesson."""
    entry, rng = find(name), random.Random(name)
    worlds = subject(name).worlds
    monkeypatch.setattr(Watched, "known", [], raising=False)
    monkeypatch.setattr(lesson_play, "Player", Watched)
    lesson = lesson_play.play_script(entry, read(entry))
    frames = [f for part in lesson.parts for step in part.steps for f in (*step.frames, *step.after)]
    assert {id(frame) for frame in frames} <= {id(shown) for _, shown in Watched.known}
    for observation, shown in Watched.known:
        assert shown.view == observation.view
        assert shown.legal == observation.legal
        assert set(shown.events) <= set(observation.events)
        if worlds is not None and observation.legal:
            for state in islice(worlds(observation, rng), 2):
                assert observation.game.view(state, lesson.seat) == shown.view


@pytest.mark.parametrize("name", WITH_LESSON)
def test_what_is_sent_holds_no_other_seats_view_and_no_deal(name: str) -> None:
    entry = find(name)
    sent = document(lesson_of(entry))
    LessonOut.model_validate(sent)
    seats = {value["seat"] for value in objects(sent) if value.get("is") == "View"}
    assert seats == {sent["seat"]}
    keys = {key for value in objects(sent) for key in value}
    assert not keys & {"deal", "play"}


def objects(data: Any) -> Iterator[dict[str, Any]]:
    """Every object inside some JSON."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list):
        for item in data:
            yield from objects(item)


# Planted mistakes are found, and the error names the step.


def first_step(data: Any, key: str) -> tuple[str, dict[str, Any]]:
    """The first step with this key, and how an error would name it."""
    for part, steps in enumerate((part["steps"] for part in data["parts"]), 1):
        for number, step in enumerate(steps, 1):
            if key in step:
                return f"part {part}, step {number} (lesson-{step['say']})", step
    raise AssertionError(key)


def refused(entry: Entry, data: Any) -> str:
    with pytest.raises(LessonError) as caught:
        lesson_play.play_script(entry, script(data))
    return str(caught.value)


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_planted_mistake_is_found_and_named(name: str) -> None:
    entry = find(name)
    text = path_of(entry).read_text(encoding="utf-8")

    data = json.loads(text)
    where, step = first_step(data, "facts")
    fact = next(iter(step["facts"]))
    step["facts"][fact][1] = "something else"
    assert where in refused(entry, data)

    data = json.loads(text)
    where, step = first_step(data, "facts")
    step["facts"]["planted"] = ["view.nowhere", 1]
    assert f"{where}: there is no view.nowhere" in refused(entry, data)

    data = json.loads(text)
    where, step = first_step(data, "do")
    step["do"] = "nonsense"
    assert where in refused(entry, data)

    data = json.loads(text)
    where, step = first_step(data, "do")
    del step["wrong"]
    assert where in refused(entry, data)

    data = json.loads(text)
    where, step = first_step(data, "do")
    step.setdefault("wrongs", {})["no-such-move"] = ["x", "y"]
    assert where in refused(entry, data)

    data = json.loads(text)
    _, step = first_step(data, "do")
    step["play"], step["do"] = [*step.get("play", []), f"{data['seat']}:{step['do'].split()[0]}"], ""
    assert "the learner's own move" in refused(entry, data)


def test_a_key_that_is_misspelt_is_found() -> None:
    with pytest.raises(KeyError, match="sayy"):
        script({"options": {}, "seat": 0, "parts": [{"steps": [{"sayy": "x"}]}]})


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_is_the_match_it_says(name: str) -> None:
    """Its moves and events are those of a match played without the lesson's code."""
    entry = find(name)
    data = json.loads(path_of(entry).read_text(encoding="utf-8"))
    lesson = lesson_of(entry)
    for written, part in zip(data["parts"], lesson.parts, strict=True):
        game = codec.with_options(entry.game, {**data["options"], **written.get("options", {})})
        assert part.game == game
        assert part.steps[0].frames[0].view == _after(game, written.get("deal", "")).view(lesson.seat)


def _after(game: Any, words: str) -> Match:
    match = Match(game)
    lesson_play.Player(match, 0, "").play(words, anybody=True)
    return match
