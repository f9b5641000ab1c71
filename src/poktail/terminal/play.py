"""Plays a whole match at one terminal: menus, bots, and a curtain between people who share it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rich.table import Table
from rich.text import Text

from poktail.bots.levels import Bot
from poktail.core import codec, record
from poktail.core.errors import BadNotation, RuleError
from poktail.core.fair import Fair
from poktail.core.game import Seat
from poktail.core.match import Match
from poktail.core.registry import Entry
from poktail.i18n import Words
from poktail.terminal.keep import Setting, save
from poktail.terminal.screen import Screen


class Quit(Exception):
    """Somebody wants to stop playing for now."""


class TableTop:
    """A match at this terminal with its people and bots."""

    def __init__(self, screen: Screen, entry: Entry, header: record.Header, setting: Setting, bot: Bot) -> None:
        self.screen, self.words = screen, screen.words
        self.entry, self.header, self.setting = entry, header, setting
        self.bot = bot
        self.path: Path | None = None
        self.seen = dict.fromkeys(range(setting.people), 0)
        self.last_seat: Seat | None = None
        self._draw: Callable[[Any, Any], Any] = entry.layer("text").draw

    def play(self, match: Match, rng: Random) -> None:
        """Play to the end, or until somebody quits; the match is saved as it goes."""
        self.keep(match)
        while match.payoffs is None:
            for seat in match.waiting:
                self.choose(match, seat, rng)
            self.keep(match)
        self.finish(match)

    def keep(self, match: Match) -> None:
        """Write the record, if there is a file for it."""
        if self.path is not None:
            save(self.path, match, self.header, self.setting)

    def choose(self, match: Match, seat: Seat, rng: Random) -> None:
        """Let a person choose from the menu, or a bot from its observation."""
        if seat >= self.setting.people:
            match.commit(seat, self.bot(match.observation(seat), rng))
            return
        if self.setting.people > 1 and seat != self.last_seat:
            self.screen.curtain(self.words.seat(seat))
        self.last_seat = seat
        self.look(match, seat)
        match.commit(seat, self.menu(match, seat))

    def look(self, match: Match, seat: Seat | None) -> None:
        """Show what has happened since this seat last looked, and its current view."""
        known = min(self.seen.values(), default=0) if seat is None else self.seen[seat]
        fresh = [event for event in match.visible_events(seat) if event.version > known]
        if seat is not None:
            self.seen[seat] = match.version
        if fresh:
            self.screen.title(self.words("happened"))
            self.screen.happened(fresh)
        self.screen.table_title(seat)
        self.screen.show(self._draw(match.view(seat), self.words))

    def menu(self, match: Match, seat: Seat) -> Any:
        """Show the legal moves as a menu; accepts a number or a notation."""
        moves = match.legal(seat)
        grid = menu_grid(self.words, moves)
        self.screen.say()
        self.screen.show(grid)
        while True:
            typed = self.screen.ask(self.words("prompt", name=self.words.seat(seat)))
            if typed == "?":
                self.screen.rulebook(self.entry)
            elif typed in ("q", "quit"):
                raise Quit
            elif typed == "t":
                self.screen.show(self._draw(match.view(seat), self.words))
                self.screen.show(grid)
            else:
                try:
                    return pick(moves, typed)
                except RuleError as error:
                    self.screen.say(self.words.error(error), "red")
                    self.screen.say(self.words("menu-help"), "dim")

    def clear(self) -> None:
        """Clear a screen that several people share, so that the next one cannot see what the last one saw."""
        if self.setting.people > 1:
            self.screen.wipe()

    def finish(self, match: Match) -> None:
        """Show the last events, the result and the revealed seed; hands that were secret stay secret."""
        self.clear()
        self.look(match, None if self.setting.people != 1 else 0)
        self.screen.title(self.words("result"))
        assert match.payoffs is not None
        self.screen.show(result_table(self.screen, match.payoffs))
        self.screen.say()
        self.screen.say(self.words("seal-opened"), "dim")
        self.screen.say(self.setting.seed.hex(), "dim")
        if self.path is not None:
            self.screen.say(self.words("record-kept", path=str(self.path)), "dim")


def menu_grid(words: Words, moves: tuple[Any, ...]) -> Table:
    """The moves to choose from: a number, the move in words, its notation."""
    grid = Table.grid(padding=(0, 2))
    for number, move in enumerate(moves, 1):
        grid.add_row(Text(f"{number}", style="bold yellow"), Text(words.tell(move)), Text(str(move), "dim"))
    return grid


def result_table(screen: Screen, payoffs: tuple[int, ...]) -> Table:
    """The payoffs, the best first."""
    table = Table.grid(padding=(0, 2))
    best = max(payoffs)
    for seat in sorted(range(len(payoffs)), key=lambda seat: -payoffs[seat]):
        won = payoffs[seat] == best and min(payoffs) < best
        table.add_row(
            Text("★" if won else " ", style="yellow"),
            Text(screen.words.seat(seat), style="bold" if won else ""),
            Text(f"{payoffs[seat]:+d}", justify="right"),
        )
    return table


def pick(moves: tuple[Any, ...], typed: str) -> Any:
    """The move with this number, notation or beginning of a notation, or BadNotation."""
    if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(moves):
        return moves[int(typed[:6]) - 1]
    begun = [move for move in moves if typed and str(move).startswith(typed.lower())]
    if len(begun) == 1:
        return begun[0]
    if not typed:
        raise BadNotation(text="")
    return codec.from_notation(moves, typed)


def sealed_match(header: record.Header, setting: Setting) -> Match:
    """A new match whose chance is drawn from the committed seed."""
    return Match(header.game, Fair(setting.seed, header.entropy).draw)


def resumed_match(kept: record.Record, setting: Setting) -> Match:
    """The match of a running record, ready to be continued."""
    match = kept.match()
    match.play_on(Fair(setting.seed, kept.header.entropy).draw)
    return match
