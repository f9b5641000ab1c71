"""Replays a record in the terminal: as a spectator, from one seat, or in full once the match is over."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from poktail.core import registry
from poktail.core.errors import NoSuchSeat
from poktail.core.game import CHANCE, Chance, Seat
from poktail.core.match import Match
from poktail.core.record import Header, Record, SeatRecord
from poktail.i18n import Words
from poktail.terminal.game_text import GameText
from poktail.terminal.play import result_table
from poktail.terminal.screen import Screen

PUBLIC, EVERYTHING = "public", "everything"


def seat_of(header: Header, text: str) -> Seat | None:
    """The seat with that name or number (counted from 1); None for a spectator."""
    if text == PUBLIC:
        return None
    if text in header.names:
        return header.names.index(text)
    if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= header.game.seats:
        return int(text[:6]) - 1
    raise NoSuchSeat(seat=text[:40])


def replay_record(screen: Screen, kept: Record, visibility: str, tables: bool) -> None:
    """Show a whole match, step by step; while it runs, only what a client of a running match may show."""
    entry, words, match = registry.find(kept.header.game.id), screen.words, kept.match()
    everything = visibility == EVERYTHING and match.payoffs is not None
    seat = None if visibility == EVERYTHING else seat_of(kept.header, visibility)
    hidden = match.version - len(match.visible_events(seat))
    text = GameText(entry)
    draw = text.draw
    again = Match(kept.header.game)
    title(screen, kept.header)
    for number, choice in enumerate(kept.steps, 1):
        before = again.version
        chance = isinstance(again.turn, Chance)
        again.step(choice)
        if everything:
            who = words("chance") if chance else words("step", number=number)
            screen.say(f"{who}: " + "  ".join(_choice(words, s, move) for s, move in choice.items()), "dim")
        fresh = [event for event in again.events_since(seat, before) if event.version > hidden]
        screen.tell(text.lines(fresh, words), titled=False)
        if tables and again.version > hidden:
            screen.show(draw(again.view(seat), words))
    if hidden:
        screen.say(words("earlier-hidden", count=hidden), "dim")
    scores = text.scores(match.view(seat), match.events_since(seat), words) if match.payoffs is not None else ()
    finish(screen, match, draw(match.view(seat), words), scores)


def replay_sight(screen: Screen, kept: SeatRecord) -> None:
    """Show what one seat knows of a match that may still be running."""
    text = GameText(registry.find(kept.header.game.id))
    title(screen, kept.header)
    screen.tell(text.lines(kept.events, screen.words), titled=False)
    screen.table(kept.seat, text.draw(kept.view, screen.words))


def title(screen: Screen, header: Header) -> None:
    """Show the game and the players."""
    screen.title(screen.words("title"))
    screen.say(screen.words.all(header.names))
    screen.say()


def finish(screen: Screen, match: Match, drawing: RenderableType, scores: Sequence[str]) -> None:
    """Show the final view and the result, or that the match is still running."""
    screen.title(screen.words("result"))
    screen.show(drawing)
    if match.payoffs is None:
        screen.say(screen.words("still-running"))
    else:
        screen.show(result_table(screen.words, match.payoffs, scores))


def _choice(words: Words, seat: Seat, move: object) -> str:
    return words.tell(move) if seat == CHANCE else f"{words.seat(seat)}: {words.tell(move)}"
