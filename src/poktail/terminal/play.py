"""Plays a whole match at one terminal: menus, bots, and a curtain between people who share it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.bots.levels import Bot
from poktail.core import record
from poktail.core.errors import RuleError
from poktail.core.fair import Fair
from poktail.core.game import Seat
from poktail.core.match import Match, Moment
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal import hints
from poktail.terminal.game_text import GameText
from poktail.terminal.keep import Setting, save
from poktail.terminal.menu import Menu
from poktail.terminal.screen import InputEnded, Screen

EARLIER = 40
"""How many events that were seen before a full screen still shows."""


class Quit(Exception):
    """Somebody wants to stop playing for now."""


class TakeBack(Exception):
    """Somebody takes back their last move."""


class TableTop:
    """A match at this terminal with its people and bots."""

    def __init__(self, screen: Screen, entry: Entry, header: record.Header, setting: Setting, bot: Bot) -> None:
        self.screen, self.words = screen, screen.words
        self.entry, self.header, self.setting = entry, header, setting
        self.bot = bot
        self.path: Path | None = None
        self.hints = False
        """Whether every decision begins with a hint."""
        self.seen = dict.fromkeys(range(setting.people), 0)
        self.last_seat: Seat | None = None
        self.text = GameText(entry)
        self.moments: list[Moment] = []
        """The moments to which the seat that decides now may go back."""

    def play(self, match: Match, rng: Random) -> Match:
        """Play to the end, or until somebody quits; the match is saved as it goes."""
        self.keep(match)
        while match.payoffs is None:
            for seat in match.waiting:
                self.choose(match, seat, rng)
            self.keep(match)
        return match

    def keep(self, match: Match) -> None:
        """Write the record, if there is a file for it."""
        if self.path is not None:
            save(self.path, match, self.header, self.setting)

    def choose(self, match: Match, seat: Seat, rng: Random) -> None:
        """Let a person choose from the menu or take back a move, or a bot choose from its observation."""
        if seat >= self.setting.people:
            match.commit(seat, self.bot(match.observation(seat), rng))
            self.moments = []
            return
        if self.setting.people > 1 and seat != self.last_seat:
            self.screen.curtain(self.words.seat(seat))
        if seat != self.last_seat:
            self.moments = []
        self.last_seat = seat
        forced = self.forced(match, seat)
        if forced is not None:
            self.commit(match, seat, forced, undo=False)
            return
        self.look(match, seat)
        try:
            self.commit(match, seat, self.ask(match, seat))
        except TakeBack:
            match.take_back(seat, self.moments.pop())

    def forced(self, match: Match, seat: Seat) -> Any:
        """The only legal move, with a note; None if there are more, or if others would see that nothing was asked."""
        moves = match.legal(seat)
        if len(moves) > 1 or self.setting.people > 1:
            return None
        self.screen.say(self.words("forced", move=self.words.tell(moves[0])), "yellow")
        return moves[0]

    def look(self, match: Match, seat: Seat | None) -> None:
        """Show what has happened since this seat last looked, and its current view."""
        known = min(self.seen.values(), default=0) if seat is None else self.seen[seat]
        if seat is not None:
            self.seen[seat] = match.version
        recent = [event for event in match.visible_events(seat) if event.version > known - EARLIER]
        self.screen.tell(self.text.lines(recent, self.words), known)
        self.screen.table(seat, self.text.draw(match.view(seat), self.words))

    def ask(self, match: Match, seat: Seat) -> Any:
        """Ask for one of the legal moves; accepts a number, a notation or the words of the menu."""
        menu = Menu.of_moves(self.words, match.legal(seat))
        only = menu.entries[0] if len(menu.entries) == 1 else None
        self.screen.menu(menu)
        alone, undo = str(self.setting.people == 1).lower(), str(bool(self.moments)).lower()
        self.screen.hint = self.words("screen-help", hint=alone, undo=undo)
        if self.hints:
            self.advise(match, seat)
        while True:
            typed = self.screen.ask(self.words("prompt", name=self.words.seat(seat)))
            if not typed and only is not None:
                return only.value
            if not typed:
                self.screen.repeat(menu)
            elif typed in ("q", "quit"):
                raise Quit
            elif typed == "u":
                if self.moments:
                    raise TakeBack
                self.screen.say(self.words("no-undo"), "red")
            elif typed in hints.KEYS:
                self.advise(match, seat)
            elif typed == "t":
                self.screen.table(seat, self.text.draw(match.view(seat), self.words))
                self.screen.menu(menu)
            elif not self.screen.help(self.entry, typed):
                try:
                    return menu.pick(typed)
                except RuleError as error:
                    self.screen.say(self.words.error(error), "red")
                    self.screen.say(self.words("menu-help"), "dim")

    def advise(self, match: Match, seat: Seat) -> None:
        """Show a hint, or say that there is none where several people play."""
        try:
            hints.check_alone(self.setting.people)
        except hints.NotAlone as error:
            self.screen.say(self.words.error(error), "red")
        else:
            self.screen.say(hints.hint(self.words, match, seat), "cyan")

    def commit(self, match: Match, seat: Seat, move: Any, undo: bool = True) -> None:
        """Make a move; it can be taken back while this seat decides alone and has learnt nothing by it."""
        before = match.moment()
        match.commit(seat, move)
        if match.waiting != (seat,) or not match.can_take_back(seat, before, self.entry.revealing):
            self.moments = []
        elif undo:
            self.moments.append(before)

    def clear(self) -> None:
        """Clear a screen that several people share, so that the next one cannot see what the last one saw."""
        if self.setting.people > 1:
            self.screen.wipe()

    @contextmanager
    def cleared(self) -> Iterator[None]:
        """Clear the screen when a match is left early."""
        try:
            yield
        except BaseException:
            self.clear()
            raise

    def end(self, match: Match) -> None:
        """Show the last events, the table and the result; hands that were secret stay secret."""
        self.clear()
        self.look(match, None if self.setting.people != 1 else 0)
        self.result(match)

    def result(self, match: Match) -> None:
        """Show the ranking."""
        assert match.payoffs is not None
        seat = None if self.setting.people != 1 else 0
        scores = self.text.scores(match.view(seat), match.events_since(seat), self.words)
        self.screen.title(self.words("result"))
        self.screen.show(result_table(self.words, match.payoffs, scores))

    def again(self) -> bool:
        """Ask whether to play another match."""
        menu = Menu.yes_or_no(self.words)
        self.screen.menu(menu)
        self.screen.hint = ""
        try:
            while True:
                typed = self.screen.ask(self.words("play-again"))
                if typed in ("q", "quit"):
                    return False
                place = menu.find(typed)
                if place is not None:
                    return place == 0
        except (InputEnded, KeyboardInterrupt):
            return False

    def close(self, match: Match) -> None:
        """After a full screen the result stays on the normal one; then the revealed seed, and where the record is."""
        if self.screen.vanishes:
            self.result(match)
        self.screen.say()
        self.screen.say(self.words("seal-opened"), "dim")
        self.screen.say(self.setting.seed.hex(), "dim")
        if self.path is not None:
            self.screen.say(self.words("record-kept", path=str(self.path)), "dim")


def result_table(words: Words, payoffs: tuple[int, ...], scores: Any = ()) -> Table:
    """The ranking, the best first, in the game's own currency; payoffs for a game that has none."""
    table = Table.grid(padding=(0, 2))
    best = max(payoffs)
    for seat in sorted(range(len(payoffs)), key=lambda seat: -payoffs[seat]):
        won = payoffs[seat] == best and min(payoffs) < best
        table.add_row(
            Text("★" if won else " ", style="yellow"),
            Text(words.seat(seat), style="bold" if won else ""),
            Text(scores[seat] if scores else f"{payoffs[seat]:+d}"),
        )
    return table


def sealed_match(header: record.Header, setting: Setting) -> Match:
    """A new match whose chance is drawn from the committed seed."""
    return Match(header.game, Fair(setting.seed, header.entropy).draw)


def resumed_match(kept: record.Record, setting: Setting) -> Match:
    """The match of a running record, ready to be continued."""
    match = kept.match()
    match.play_on(Fair(setting.seed, kept.header.entropy).draw)
    return match
