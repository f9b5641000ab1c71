"""Draws a view of POK in the terminal: dice as boxes, the last round, the visible counters; contains no rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from poktail.core.game import SeatEvent
from poktail.games.pok.rules import SYMBOLS, Counts, Face, HandedOver, Round, Symbol, Throw, View
from poktail.i18n import Words

# Symbols differ in shape as well as colour, so that they can be read without colours.
GLYPHS = {Symbol.DISC: "●", Symbol.SQUARE: "■", Symbol.TRIANGLE: "▲"}
COLOURS = {Symbol.DISC: "bold blue", Symbol.SQUARE: "bold green", Symbol.TRIANGLE: "bold red"}
# How many symbols are in each of the three lines of a face.
LINES = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0), (2, 0, 2), (2, 1, 2), (3, 0, 3), (3, 1, 3), (3, 2, 3), (3, 3, 3))
DIE, CELL, BESIDE = 11, 13, 3
"""The width of a die and of its place, and how many dice leave room for the seats beside them."""
NAME, TITLE = 12, 30
"""The greatest widths of a name and of a name in a sentence."""
FEW = 3
"""Up to this many counters are drawn one by one."""
HANDED, KEPT = "✓", "–"


def draw(view: View, words: Words) -> RenderableType:
    """The round, the dice beside what everybody showed last, and the seat's own counters."""
    parts = [_heading(view, words)] if view.round else []
    middle, seats = _middle(view, words), _seats(view, words)
    if seats is None or (view.throw is not None and len(view.throw.faces) > BESIDE):
        parts += [middle] if seats is None else [middle, seats]
    else:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BESIDE * (CELL + 1))
        grid.add_row(middle, seats)
        parts.append(grid)
    if view.hand is not None and view.seat is not None:
        parts.append(_hand(words("view-hand", seat=words.seat(view.seat)), view.hand, words))
    return Group(*parts)


def scores(view: View, events: Sequence[SeatEvent], words: Words) -> list[str]:
    """How many counters each seat has handed over."""
    handed = [event.what.seats for event in events if isinstance(event.what, HandedOver)]
    count = len(view.payoffs or ())
    return [words("view-score", count=sum(seat in seats for seats in handed)) for seat in range(count)]


def _heading(view: View, words: Words) -> RenderableType:
    line = Text(words("view-round", round=view.round), style="bold")
    if view.idle:
        line.append(f" · {words('view-idle', idle=view.idle)}", style="not bold")
    return line


def _middle(view: View, words: Words) -> RenderableType:
    """The dice; before they are rolled and at the end, a text instead."""
    if view.throw is not None:
        return _dice(view.throw, words)
    if view.payoffs is None:
        return Padding(Text(words("view-before")), (1, 0))
    best = max(view.payoffs)
    seats = [seat for seat, payoff in enumerate(view.payoffs) if payoff == best]
    names = words.all([words.seat(seat) for seat in seats])
    everybody = str(len(seats) == len(view.payoffs)).lower()
    result = words("view-won", seats=names) if len(seats) == 1 else words("view-drawn", seats=names, all=everybody)
    return Panel(Text(result, style="bold"), expand=False, padding=(0, 2), width=BESIDE * CELL + 2)


def _dice(throw: Throw, words: Words) -> RenderableType:
    return Columns([_die(face, words) for face in throw.faces], width=CELL, padding=(0, 1))


def _die(face: Face, words: Words) -> RenderableType:
    """A die with its goal in words below it."""
    lines = "\n".join(" ".join(_glyph(face.symbol) * n) for n in LINES[face.count])
    box = Panel(Text(lines, style=_colour(face.symbol), justify="center"), width=DIE, height=len(LINES[0]) + 2)
    goal = Text(words.tell(face), style="dim" if face.symbol is None else "bold", justify="center")
    return Group(Align.center(box, width=CELL), goal)


def _seats(view: View, words: Words) -> RenderableType | None:
    """What everybody showed in the last round and what became of it; at an open table also what everybody holds."""
    if view.last is None and view.counters is None:
        return None
    count = len(view.counters or ()) or len(view.last.hands if view.last else ())
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(max_width=NAME, no_wrap=True, overflow="ellipsis")
    for seat in range(count):
        shown = _shown(view.last, seat, words, view.counters is None) if view.last else []
        held = [_held(view.counters[seat])] if view.counters else []
        table.add_row(Text(words.seat(seat)), *shown, *held)
    return Group(_last(view.last, words) if view.last else Text(words("view-counters"), style="bold"), table)


def _last(last: Round, words: Words) -> Text:
    """The heading of the last round: the clause that decided it, and the goals."""
    line = Text(words("view-last"), style="bold", no_wrap=True, overflow="ellipsis")
    line.append(f" {last.clause} ", style="dim not bold")
    for face in last.throw.faces:
        line.append(f" {_glyph(face.symbol) * face.count or KEPT}", style=_colour(face.symbol))
    return line


def _shown(last: Round, seat: int, words: Words, wordy: bool) -> list[Text]:
    """The symbol a seat showed, and whether the counter is gone; in words where there is room."""
    symbol, gone = last.hands[seat].symbol, seat in last.handed
    fate = HANDED if gone else KEPT
    if wordy:
        fate += f" {words('view-handed' if gone else 'view-kept')}"
    return [Text(_glyph(symbol), style=_colour(symbol)), Text(fate, style="bold" if gone else "dim")]


def _held(hand: Counts) -> Text:
    """How many counters of each symbol a seat holds."""
    line = Text(" ")
    for symbol, count in zip(SYMBOLS, hand, strict=True):
        line.append(f" {count}{_glyph(symbol)}", style=_colour(symbol) if count else "dim")
    return line


def _hand(title: str, hand: Counts, words: Words) -> RenderableType:
    line = Text(title, style="bold")
    line.truncate(TITLE, overflow="ellipsis")
    for symbol, count in zip(SYMBOLS, hand, strict=True):
        if count:
            line.append("  ")
            line.append(_glyph(symbol) * (count if count <= FEW else 1), style=_colour(symbol))
            line.append(f" {words.tell(Face(count, symbol))}", style="not bold")
    return line if any(hand) else line.append(f"  {words('view-nothing')}", style="dim not bold")


def _glyph(symbol: Symbol | None) -> str:
    return "" if symbol is None else GLYPHS[symbol]


def _colour(symbol: Symbol | None) -> str:
    return "" if symbol is None else COLOURS[symbol]
