"""A game's lesson in a terminal: the same prepared match as in the browser, with menus instead of a board."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.core.game import SeatEvent
from poktail.core.registry import Entry
from poktail.i18n import DEFAULT_NAMES, Words
from poktail.lessons import LEARNED, WORDS, Frame, Lesson, Mistake, Step, bubble, lesson_of
from poktail.terminal.game_text import GameText
from poktail.terminal.screen import Screen


class Left(Exception):
    """The reader has left the lesson."""


def names_in(words: Words, lesson: Lesson) -> tuple[str, ...]:
    """The names at the table: a guest in the learner's seat, bots in the others."""
    bots = list(DEFAULT_NAMES["bots"][words.lang])
    bots.insert(lesson.seat, words("guest", number=1))
    return tuple(bots[: lesson.seats])


class Learning:
    """One lesson at this terminal."""

    def __init__(self, screen: Screen, entry: Entry) -> None:
        self.lesson = lesson_of(entry)
        plain = Words(screen.words.lang, entry, parts=WORDS)
        self.words = Words(plain.lang, entry, names_in(plain, self.lesson), self.lesson.seat, WORDS)
        self.screen = Screen(self.words, screen.console)
        self._text = GameText(entry)

    def run(self) -> None:
        """Go through all of it; Left if the reader stops."""
        steps = [step for part in self.lesson.parts for step in part.steps]
        now: tuple[Any, ...] = ()
        done: tuple[Frame, ...] = ()
        for number, step in enumerate(steps, 1):
            self._show((*done, *step.frames))
            now = step.frames[-1].legal if step.frames else now
            done = step.after
            self.screen.title(self.words("learn-step", step=number, count=len(steps)))
            self.screen.say(bubble(self.words, step))
            if step.moves:
                now = self._choose(step, now)
            else:
                self._ask(self.words("learn-go-on"))
        self.screen.title(self.words("learn-done"))
        self.screen.say(bubble(self.words, steps[-1], LEARNED))
        self.screen.say(self.words("learn-play", command=f"poktail play {self.lesson.game}"), "dim")

    def _show(self, frames: tuple[Frame, ...]) -> None:
        """What happened on the way to this step, and the table as it is now."""
        if not frames:
            return
        events: list[SeatEvent] = [event for frame in frames for event in frame.events if event.version > frame.page]
        if events:
            self.screen.tell(self._text.lines(events, self.words))
        self.screen.table(self.lesson.seat, self._text.draw(frames[-1].view, self.words))

    def _choose(self, step: Step, now: tuple[Any, ...]) -> tuple[Any, ...]:
        """Let the reader make the moves of a step one by one; a wrong one is answered, and asked for again."""
        for wanted, after in zip(step.moves, step.after, strict=True):
            move = next(one for one in now if str(one) == wanted)
            self.screen.say(self.words("learn-now", move=self.words.tell(move)), "bold")
            self.screen.show(_menu(self.words, now))
            while (typed := _named(now, self._ask(self.words("learn-choose")))) != wanted:
                self._answer(step, typed)
            now = after.legal
        return now

    def _answer(self, step: Step, move: str | None) -> None:
        """Say kindly why not; what is no move at all gets the way to choose one."""
        if move is None:
            self.screen.say(self.words("learn-help"), "dim")
            return
        wrong: Mistake | None = step.wrongs.get(move, step.wrong)
        assert wrong is not None
        self.screen.say(f"{bubble(self.words, step, wrong.say)} ({wrong.clause})", "yellow")

    def _ask(self, prompt: str) -> str:
        typed = self.screen.ask(prompt).lower()
        if typed in ("q", "quit"):
            raise Left
        return typed


def _menu(words: Words, moves: tuple[Any, ...]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for number, move in enumerate(moves, 1):
        grid.add_row(Text(f"{number}", style="bold yellow"), Text(words.tell(move)), Text(str(move), "dim"))
    return grid


def _named(moves: tuple[Any, ...], typed: str) -> str | None:
    """The notation of the move with this number or notation."""
    found = [str(move) for number, move in enumerate(moves, 1) if typed in (str(number), str(move))]
    return found[0] if found else None
