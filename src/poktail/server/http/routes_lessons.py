"""The REST route for lessons: the prepared positions of a game's guided first match, the same for everybody."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from types import MappingProxyType
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from poktail.core import codec, registry
from poktail.core.errors import UnknownGame
from poktail.core.registry import Entry
from poktail.lessons import Frame, Lesson, Mistake, Step, has_lesson, lesson_of
from poktail.server.errors import NotFound
from poktail.server.http import static
from poktail.server.http.problems import refusals
from poktail.server.http.routes_matches import Position
from poktail.server.http.routes_profiles import Out

router = APIRouter(prefix="/api", tags=["games"])

GameId = Annotated[str, Path(pattern="^[a-z0-9_]{1,64}$")]


class LessonFrame(Position):
    """A position as the learner's seat sees it, and the events that are new in it."""

    chosen: str | None
    over: bool


class LessonMistake(Out):
    """The answer to a wrong choice: a message of the lesson, and the clause that explains it."""

    say: str
    clause: str


class LessonStep(Out):
    """A bubble: `frames` lead up to it, and each of the learner's `moves` leads to the frame in `after`.

    `at` is the part of the board it points at, `press` the parts to press, and `keep` those that it better not cover;
    `facts` are the arguments of its message.
    """

    say: str
    at: str | None
    press: list[str]
    keep: list[str]
    facts: dict[str, int | str]
    frames: list[LessonFrame]
    moves: list[str]
    after: list[LessonFrame]
    wrong: LessonMistake | None
    wrongs: dict[str, LessonMistake]


class LessonPart(Out):
    """A prepared match, or a piece of one."""

    options: dict[str, Any]
    steps: list[LessonStep]


class LessonOut(Out):
    """A guided first match; its words are part of the page."""

    game: str
    seat: int
    seats: int
    parts: list[LessonPart]


@router.get("/games/{game}/lesson", response_model=LessonOut, responses=refusals(UnknownGame, NotFound))
def lesson(game: GameId, request: Request) -> Response:
    """A game's lesson: prepared positions, the same for everybody."""
    entry = registry.find(game)
    if not has_lesson(entry):
        raise NotFound(what="lesson")
    return static.answer(_file(entry), request, static.ASK_AGAIN)


@cache
def _file(entry: Entry) -> static.File:
    """The lesson as bytes, made once."""
    body = codec.dump_json(document(lesson_of(entry))).encode()
    forms = MappingProxyType({"": body, "gzip": gzip.compress(body, mtime=0)})
    return static.File("application/json", sha256(body).hexdigest()[:20], forms)


def document(found: Lesson) -> dict[str, Any]:
    """A lesson as JSON."""
    parts = [{"options": codec.options_of(part.game), "steps": [*map(_step, part.steps)]} for part in found.parts]
    return {"game": found.game, "seat": found.seat, "seats": found.seats, "parts": parts}


def _step(step: Step) -> dict[str, Any]:
    return {
        "say": step.say,
        "at": step.at,
        "press": list(step.press),
        "keep": list(step.keep),
        "facts": dict(step.facts),
        "frames": [*map(_frame, step.frames)],
        "moves": list(step.moves),
        "after": [*map(_frame, step.after)],
        "wrong": None if step.wrong is None else _mistake(step.wrong),
        "wrongs": {move: _mistake(answer) for move, answer in step.wrongs.items()},
    }


def _mistake(answer: Mistake) -> dict[str, str]:
    return {"say": answer.say, "clause": answer.clause}


def _frame(frame: Frame) -> dict[str, Any]:
    return {
        "v": frame.version,
        "page": frame.page,
        "events": [[event.version, codec.to_json(event.what)] for event in frame.events],
        "view": codec.to_json(frame.view),
        "legal": [[str(move), codec.to_json(move)] for move in frame.legal],
        "waiting": list(frame.waiting),
        "chosen": None if frame.chosen is None else str(frame.chosen),
        "over": frame.over,
    }
