"""Draws a view of POK in the terminal: dice as boxes, the last round, the visible counters; contains no rules."""

from __future__ import annotations

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from poktail.games.pok.rules import SYMBOLS, Counts, Face, Round, Symbol, Throw, View
from poktail.i18n import Words

# Symbols differ in shape as well as colour, so that they can be read without colours.
GLYPHS = {Symbol.DISC: "●", Symbol.SQUARE: "■", Symbol.TRIANGLE: "▲"}
COLOURS = {Symbol.DISC: "bold blue", Symbol.SQUARE: "bold green", Symbol.TRIANGLE: "bold red"}
# How many symbols are in each of the three lines of a face.
LINES = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0), (2, 0, 2), (2, 1, 2), (3, 0, 3), (3, 1, 3), (3, 2, 3), (3, 3, 3))
DIE, CELL = 11, 16
NAME = 36


def draw(view: View, words: Words) -> RenderableType:
    """The whole view, from the dice down to the counters."""
    parts = [_heading(view, words)] if view.round else []
    parts.append(_middle(view, words))
    if view.last is not None:
        parts.append(_last(view.last, words))
    if view.hand is not None and view.seat is not None:
        parts.append(_part(words("view-hand", seat=words.seat(view.seat)), _hand(view.hand, words)))
    if view.counters is not None:
        parts.append(_part(words("view-counters"), _counters(view.counters, words)))
    return Group(*parts)


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
    result = words("view-won", seats=names) if best > 0 else words("view-drawn", seats=names, all=everybody)
    return Panel(Text(result, style="bold"), expand=False, padding=(0, 2))


def _dice(throw: Throw, words: Words) -> RenderableType:
    return Columns([_die(face, words) for face in throw.faces], width=CELL, padding=(0, 1))


def _die(face: Face, words: Words) -> RenderableType:
    """A die with its goal in words below it."""
    lines = "\n".join(" ".join(_glyph(face.symbol) * n) for n in LINES[face.count])
    box = Panel(Text(lines, style=_colour(face.symbol), justify="center"), width=DIE, height=len(LINES[0]) + 2)
    goal = Text(words.tell(face), style="dim" if face.symbol is None else "bold", justify="center")
    return Group(Align.center(box, width=CELL), goal)


def _last(last: Round, words: Words) -> RenderableType:
    """Who showed what in the last round, and what became of the counter."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(max_width=NAME, overflow="fold")
    for hand in last.hands:
        gone = hand.seat in last.handed
        fate = Text(f"✓ {words('view-handed')}", style="bold") if gone else Text(f"– {words('view-kept')}", style="dim")
        shown = Text(f"{_glyph(hand.symbol)} {words.tell(hand.symbol)}", style=_colour(hand.symbol))
        table.add_row(Text(words.seat(hand.seat)), shown, fate)
    return _part(words("view-last"), Text(words.tell(last.throw)), table, note=last.clause)


def _hand(hand: Counts, words: Words) -> RenderableType:
    line = Text()
    for symbol, count in zip(SYMBOLS, hand, strict=True):
        if count:
            line.append("   " if line else "")
            line.append(_glyph(symbol) * count, style=_colour(symbol))
            line.append(f" {words.tell(Face(count, symbol))}")
    return line if line else Text(words("view-nothing"), style="dim")


def _counters(counters: tuple[Counts, ...], words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(max_width=NAME, overflow="fold")
    for seat, hand in enumerate(counters):
        cells = [
            Text(f"{n} {_glyph(s) * n}", style=_colour(s) if n else "dim") for s, n in zip(SYMBOLS, hand, strict=True)
        ]
        table.add_row(Text(words.seat(seat)), *cells)
    return table


def _part(title: str, *content: RenderableType, note: str = "") -> RenderableType:
    """A titled section, separated from the one above it."""
    heading = Text(title, style="bold underline")
    if note:
        heading.append(f"  {note}", style="dim not bold not underline")
    return Padding(Group(heading, *(Padding(part, (0, 0, 0, 2)) for part in content)), (1, 0, 0, 0))


def _glyph(symbol: Symbol | None) -> str:
    return "" if symbol is None else GLYPHS[symbol]


def _colour(symbol: Symbol | None) -> str:
    return "" if symbol is None else COLOURS[symbol]
