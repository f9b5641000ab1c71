"""Reads `lesson/lesson.json` of a game's folder; what is in it is explained in CONTRIBUTING.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poktail.core import codec
from poktail.core.errors import RuleError
from poktail.core.registry import Entry

FOLDER = "lesson"
WORDS = ("i18n", FOLDER)
"""The parts of a game's folder that hold the words of a lesson."""
PREFIX = "lesson-"
"""Begins the name of every message of a lesson."""
LEARNED = "lesson-learned"
"""The message at the end of a lesson: what has been learned, in one sentence."""


class LessonError(Exception):
    """A lesson breaks the rules or says something false; the text names the step."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """The answer to a wrong choice: a message, and the clause that explains it."""

    say: str
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepScript:
    """One bubble as it is written; `play` comes before it, `do` is what the learner does."""

    say: str
    at: str | None = None
    press: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    facts: Mapping[str, tuple[str, Any]]
    wrong: Mistake | None = None
    wrongs: Mapping[str, Mistake]


@dataclass(frozen=True, slots=True)
class PartScript:
    """A position to start from, and the steps from there."""

    options: Mapping[str, Any]
    deal: str
    steps: tuple[StepScript, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """A whole lesson as it is written."""

    seat: int
    parts: tuple[PartScript, ...]


def has_lesson(entry: Entry) -> bool:
    """Whether this game has a lesson."""
    return path_of(entry).is_file()


def path_of(entry: Entry) -> Path:
    """The file that holds the lesson of this game."""
    return entry.folder / FOLDER / "lesson.json"


def read(entry: Entry) -> Script:
    """The lesson of this game as it is written, or LessonError."""
    try:
        data = codec.parse(path_of(entry).read_text(encoding="utf-8"))
        return script(data)
    except (RuleError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise LessonError(f"{entry.id}: lesson.json is not a lesson: {error!r}") from error


def script(data: Any) -> Script:
    """The lesson that this JSON describes; a key that is not known is a KeyError."""
    _only(data, "options", "seat", "parts")
    options = data["options"]
    return Script(data["seat"], tuple(_part(part, options) for part in data["parts"]))


def _part(data: Any, options: Mapping[str, Any]) -> PartScript:
    _only(data, "options", "deal", "steps")
    steps = tuple(map(_step, data["steps"]))
    return PartScript({**options, **data.get("options", {})}, data.get("deal", ""), steps)


def _step(data: Any) -> StepScript:
    _only(data, "say", "at", "press", "keep", "do", "play", "facts", "wrong", "wrongs")
    wrong = data.get("wrong")
    return StepScript(
        say=PREFIX + data["say"],
        at=data.get("at"),
        press=tuple(data.get("press", ())),
        keep=tuple(data.get("keep", ())),
        do=tuple(data.get("do", "").split()),
        play=tuple(data.get("play", ())),
        facts={name: (path, value) for name, (path, value) in data.get("facts", {}).items()},
        wrong=None if wrong is None else _mistake(wrong),
        wrongs={move: _mistake(answer) for move, answer in data.get("wrongs", {}).items()},
    )


def _mistake(data: Any) -> Mistake:
    say, clause = data
    return Mistake(PREFIX + say, clause)


def _only(data: Any, *known: str) -> None:
    for key in data.keys() - set(known):
        raise KeyError(key)
