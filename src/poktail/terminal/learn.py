"""A game's lesson in a terminal: the same prepared match as in the browser, with menus instead of a board."""

from __future__ import annotations

from typing import Any

from poktail.core.game import SeatEvent
from poktail.core.registry import Entry
from poktail.i18n import DEFAULT_NAMES, Words
from poktail.lessons import LEARNED, WORDS, Frame, Lesson, Mistake, Step, bubble, lesson_of
from poktail.terminal.game_text import GameText
from poktail.terminal.menu import Menu
from poktail.terminal.screen import Screen


class Left(Exception):
    """The reader has left the lesson."""


def names_in(words: Words, lesson: Lesson) -> tuple[str, ...]:
    """The names at the table: a guest in the learner's seat, bots in the others."""
    bots = list(DEFAULT_NAMES["bots"][words.lang])
    bots.insert(lesson.seat, words("guest", number=1))
    return tuple(bots[: lesson.seats])


def lesson_words(lang: str, entry: Entry) -> Words:
    """The words of a game and its lesson, for the learner."""
    lesson, plain = lesson_of(entry), Words(lang, entry, parts=WORDS)
    return Words(lang, entry, names_in(plain, lesson), lesson.seat, WORDS)


class Learning:
    """One lesson at this terminal; the screen has the words of the lesson."""

    def __init__(self, screen: Screen, entry: Entry) -> None:
        self.entry, self.lesson = entry, lesson_of(entry)
        self.screen, self.words = screen, screen.words
        self._text = GameText(entry)
        self._said: list[tuple[str, str]] = []

    def run(self) -> None:
        """Go through all of it; Left if the reader stops."""
        steps = [step for part in self.lesson.parts for step in part.steps]
        with self.screen.opened():
            self._teach(steps)
        self.screen.title(self.words("learn-done"))
        self.screen.say(bubble(self.words, steps[-1], LEARNED))
        self.screen.say(self.words("learn-play", command=f"poktail play {self.lesson.game}"), "dim")

    def _teach(self, steps: list[Step]) -> None:
        now: tuple[Any, ...] = ()
        done: tuple[Frame, ...] = ()
        for number, step in enumerate(steps, 1):
            self._show((*done, *step.frames))
            now = step.frames[-1].legal if step.frames else now
            done = step.after
            title = self.words("learn-step", step=number, count=len(steps))
            self.screen.title(title)
            self._said = [(title, "bold"), (bubble(self.words, step), "")]
            self.screen.say(bubble(self.words, step))
            if step.moves:
                now = self._choose(step, now)
            else:
                self._go_on()

    def _show(self, frames: tuple[Frame, ...]) -> None:
        """What happened on the way to this step, and the table as it is now."""
        if not frames:
            return
        events: list[SeatEvent] = [event for frame in frames for event in frame.events if event.version > frame.page]
        if events:
            self.screen.tell(self._text.lines(events, self.words))
        self._draw(frames[-1])

    def _draw(self, frame: Frame) -> None:
        self.screen.table(self.lesson.seat, self._text.draw(frame.view, self.words))

    def _choose(self, step: Step, now: tuple[Any, ...]) -> tuple[Any, ...]:
        """Let the reader make the moves of a step one by one; a wrong one is answered, and asked for again."""
        for wanted, after in zip(step.moves, step.after, strict=True):
            menu = Menu.of_moves(self.words, now)
            right = next(place for place, entry in enumerate(menu.entries) if entry.code == wanted)
            prompt = self._ask_for(menu, self.words("learn-now", move=menu.entries[right].label))
            while (place := menu.find(self._ask(prompt))) != right:
                self._repeat()
                self._answer(step, None if place is None else menu.entries[place].code)
            now = after.legal
            if self.screen.vanishes and after is not step.after[-1]:
                self._draw(after)
                self._repeat()
        return now

    def _ask_for(self, menu: Menu, wanted: str) -> str:
        """Show the menu and which move is wanted; the question, which on a full screen says both."""
        if not self.screen.vanishes:
            self.screen.say(wanted, "bold")
        self.screen.menu(menu)
        self.screen.hint = self.words("screen-help", hint="false", undo="false")
        return f"{wanted} ›" if self.screen.vanishes else self.words("learn-choose")

    def _go_on(self) -> None:
        if self.screen.vanishes:
            self.screen.menu(Menu(()))
            self.screen.hint = ""
        self._ask(self.words("learn-go-on"))

    def _answer(self, step: Step, move: str | None) -> None:
        """Say kindly why not; what is no move at all gets the way to choose one."""
        if move is None:
            self.screen.say(self.words("learn-help"), "dim")
            return
        wrong: Mistake | None = step.wrongs.get(move, step.wrong)
        assert wrong is not None
        self.screen.say(f"{bubble(self.words, step, wrong.say)} ({wrong.clause})", "yellow")

    def _repeat(self) -> None:
        """Say it again on a full screen, which keeps nothing after an answer."""
        for text, style in self._said if self.screen.vanishes else ():
            self.screen.say(text, style)

    def _ask(self, prompt: str) -> str:
        """What the reader types; rules are shown here."""
        while True:
            typed = self.screen.ask(prompt).lower()
            if typed in ("q", "quit"):
                raise Left
            if not self.screen.help(self.entry, typed):
                return typed
            self._repeat()
