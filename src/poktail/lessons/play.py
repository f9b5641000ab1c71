"""Plays a lesson through `Match`: every step must be legal and every claim true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from poktail.core import codec
from poktail.core.errors import RuleError
from poktail.core.game import CHANCE, AnyGame, Chance, Decide, Seat, SeatEvent
from poktail.core.match import Match
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.lessons import script
from poktail.lessons.facts import look_up
from poktail.lessons.script import LessonError, Mistake, StepScript


@dataclass(frozen=True, slots=True)
class Frame:
    """A position as the learner's seat sees it, with the events since the frame before it.

    `page`: events up to this version are no longer shown, as at a table.
    """

    version: int
    page: int
    events: tuple[SeatEvent, ...]
    view: Any
    legal: tuple[Any, ...]
    waiting: tuple[Seat, ...]
    chosen: Any
    over: bool


@dataclass(frozen=True, slots=True)
class Step:
    """A bubble: `frames` lead up to it; `moves` are the learner's, and `after` has the frame after each of them.

    `at` is the part of the board it points at, `press` the parts to press, in this order, and `keep` those that it
    better not cover. `facts` are the values that its text may use.
    """

    say: str
    at: str | None
    press: tuple[str, ...]
    keep: tuple[str, ...]
    facts: Mapping[str, int | str]
    frames: tuple[Frame, ...]
    moves: tuple[str, ...]
    after: tuple[Frame, ...]
    wrong: Mistake | None
    wrongs: Mapping[str, Mistake]


@dataclass(frozen=True, slots=True)
class Part:
    """A prepared match, or a piece of one; the first frame of its first step is where it starts."""

    game: AnyGame
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson, played through the rules."""

    game: str
    seat: Seat
    seats: int
    parts: tuple[Part, ...]


def bubble(words: Words, step: Step, say: str | None = None) -> str:
    """The text of a bubble, or of the answer `say` to a mistake: facts and names are its arguments."""
    names = {f"seat-{seat}": words.seat(seat) for seat in range(len(words.names))}
    return words.format(say or step.say, {**names, **step.facts})


@cache
def lesson_of(entry: Entry) -> Lesson:
    """The lesson of this game, or LessonError."""
    return play_script(entry, script.read(entry))


def play_script(entry: Entry, written: script.Script) -> Lesson:
    """Play a lesson as it is written, or LessonError."""
    parts = []
    for number, part in enumerate(written.parts, 1):
        where = f"{entry.id}: part {number}"
        try:
            game = codec.with_options(entry.game, part.options)
            player = Player(Match(game), written.seat, where)
            player.play(part.deal, anybody=True)
        except RuleError as error:
            raise LessonError(f"{where}: {error}") from error
        parts.append(Part(game, tuple(player.steps(part.steps))))
    return Lesson(entry.id, written.seat, max(part.game.seats for part in parts), tuple(parts))


class Player:
    """Plays one part of a lesson."""

    def __init__(self, match: Match, seat: Seat, where: str) -> None:
        self.match, self.seat, self.where = match, seat, where
        self._shown = 0

    def steps(self, written: tuple[StepScript, ...]) -> Iterator[Step]:
        """The steps one after another."""
        first = self.frame()
        happened = list(first.events)
        for number, step in enumerate(written, 1):
            where = f"{self.where}, step {number} ({step.say})"
            try:
                frames = [self._played(words) for words in step.play]
                happened += [event for frame in frames for event in frame.events]
                facts = self._facts(step, happened, where)
                self._check(step, where)
                after = tuple(self._done(word) for word in step.do)
            except RuleError as error:
                raise LessonError(f"{where}: {error}") from error
            lead = (first, *frames) if number == 1 else tuple(frames)
            yield Step(step.say, step.at, step.press, step.keep, facts, lead, step.do, after, step.wrong, step.wrongs)
            if step.do:
                happened = [event for frame in after for event in frame.events]

    def frame(self) -> Frame:
        """The position now."""
        match, seat, before = self.match, self.seat, self._shown
        self._shown = match.version
        return Frame(
            match.version,
            match.hidden_until,
            tuple(event for event in match.events_since(seat, before) if event.what is not None),
            match.view(seat),
            match.legal(seat),
            match.waiting,
            match.chosen(seat),
            match.payoffs is not None,
        )

    def play(self, words: str, *, anybody: bool = False) -> None:
        """Play outcomes and moves in notation; `2:disc` says whose move it is where several seats choose at once."""
        for word in words.split():
            turn = self.match.turn
            if isinstance(turn, Chance):
                self.match.step({CHANCE: codec.from_notation(tuple(one for one, _ in turn.outcomes), word)})
                continue
            if not isinstance(turn, Decide):
                raise LessonError(f"{self.where}: {word} comes after the end")
            who, _, move = word.rpartition(":")
            seat = int(who) if who else self.match.waiting[0]
            if seat == self.seat and not anybody:
                raise LessonError(f"{self.where}: {word} is the learner's own move")
            self.match.commit(seat, codec.from_notation(self.match.legal(seat), move))

    def _played(self, words: str) -> Frame:
        self.play(words)
        return self.frame()

    def _done(self, word: str) -> Frame:
        self.match.commit(self.seat, codec.from_notation(self.match.legal(self.seat), word))
        return self.frame()

    def _check(self, step: StepScript, where: str) -> None:
        """A step with a move has an answer for a wrong one, and the moves it answers exist."""
        if bool(step.do) is not (step.wrong is not None) or (step.wrongs and not step.do):
            raise LessonError(f"{where}: a step answers wrong moves exactly when it wants a move")
        known = set(map(str, self.match.game.moves))
        for move in step.wrongs.keys() - (known - set(step.do)):
            raise LessonError(f"{where}: {move} is not a wrong move")

    def _facts(self, step: StepScript, happened: list[SeatEvent], where: str) -> dict[str, int | str]:
        """The facts of a step, each compared with the position."""
        data = self._data(happened)
        for path, wanted in step.facts.values():
            try:
                found = look_up(data, path)
            except (KeyError, IndexError, TypeError, ValueError, StopIteration):
                raise LessonError(f"{where}: there is no {path}") from None
            if found != wanted:
                raise LessonError(f"{where}: {path} is {found!r}, not {wanted!r}")
        values = {name: value for name, (_, value) in step.facts.items()}
        return {name: value for name, value in values.items() if type(value) in (int, str)}

    def _data(self, happened: list[SeatEvent]) -> dict[str, Any]:
        """What facts can be about; `events` has the last event of each kind since the learner's last move."""
        match, seat = self.match, self.seat
        return {
            "view": codec.to_json(match.view(seat)),
            "legal": [str(move) for move in match.legal(seat)],
            "waiting": list(match.waiting),
            "over": match.payoffs is not None,
            "options": codec.options_of(match.game),
            "events": {type(event.what).__name__: codec.to_json(event.what) for event in happened},
        }
