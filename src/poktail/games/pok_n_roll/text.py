"""Draws a view of Pok'n Roll in the terminal; contains no rules."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.core.game import SeatEvent
from poktail.games.pok_n_roll.rules_dice import Faces, Row
from poktail.games.pok_n_roll.rules_values import CupClosed, CupRolled, Played, View
from poktail.i18n import Words

PIPS = "⚀⚁⚂⚃⚄⚅"
NAME, HEADER = 12, 20
"""The greatest widths of a seat's name and of the sheet's rows."""
FEW = 5
"""Up to this many seats, everybody's ticks have a line of their own."""
GAIN = 4
OUT, TICKED, CLOSED, ACTS, STARTS, FILLS = "✗", "✓", "▒▒", "▶", "★", "!"
DEALING = (CupRolled, CupClosed)


def draw(view: View, words: Words) -> RenderableType:
    """The sheet, and beside it the dice and the seats; the last hand instead of the seats until somebody acts."""
    table = Table.grid(padding=(0, 3, 0, 0))
    right: list[RenderableType] = []
    if view.payoffs is None and view.starter is not None:
        right += [_dice(view, words)]
    if view.last is not None and (view.payoffs is not None or not (any(view.out) or view.round > 1)):
        thrown = " ".join(map(str, view.last.white))
        right += [Text(f"{words('view-last', hand=view.last.hand)} · {thrown}", style="bold")]
        right += [_played(view, view.last, words)]
    elif view.starter is not None:
        right += [_seats(view, words)]
    table.add_row(_sheet(view, words), Group(*right))
    return Group(_head(view, words), table, Text(words("view-marks"), style="dim", no_wrap=True, overflow="ellipsis"))


def scores(view: View, _events: Sequence[SeatEvent], words: Words) -> list[str]:
    """Everybody's points."""
    return [words("view-score", points=points) for points in view.points]


def pips(faces: Faces | None) -> str:
    """Dice as pictures with their numbers, so that nobody has to count pips."""
    return " ".join(f"{PIPS[face - 1]}{face}" for face in faces or ())


def _head(view: View, words: Words) -> Text:
    if view.payoffs is not None:
        return Text(words("view-over"), style="bold")
    if view.starter is None:
        return Text(words("view-before"))
    text = Text(words("view-hand", hand=view.hand, round=view.round, starter=words.seat(view.starter)), style="bold")
    text.no_wrap, text.overflow = True, "ellipsis"
    if view.final or view.hand == view.hands:
        text.append(" · " + words("view-final" if view.final else "view-final-agreed"), style="yellow")
    return text


def _grid() -> Table:
    return Table.grid(padding=(0, 1))


def _seat_grid(one_line: bool) -> Table:
    """A line for each seat: name, points, dice, and a text that may have to fit into one line."""
    grid = _grid()
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=one_line, overflow="ellipsis")
    return grid


def _dice(view: View, words: Words) -> RenderableType:
    """The common dice, the seat's own, and the best combination."""
    grid = _grid()
    grid.add_row(Text(words("view-white"), style="dim"), Text(pips(view.white) or "—"))
    if view.cup is not None:
        grid.add_row(Text(words("view-cup"), style="dim"), Text(pips(view.cup)))
        return Group(grid, _formed(view, words))
    return grid


def _formed(view: View, words: Words) -> Text:
    """The best combination of this seat's own and the common dice."""
    if view.formed:
        best = view.formed[0]
        groups = " + ".join(" ".join(map(str, group)) for group in best.groups)
        return Text(words.tell(best.row), style="bold").append(f" ({groups})", style="not bold")
    playing = view.seat is not None and not view.out[view.seat] and view.white
    return Text(words("view-nothing") if playing else "", style="dim")


def _name(text: str, mark: str = " ") -> Text:
    name = Text(text, no_wrap=True, overflow="ellipsis")
    name.truncate(NAME, overflow="ellipsis")
    return Text(f"{mark} ").append(name)


def _seats(view: View, words: Words) -> Table:
    """Who is in, who is out and with which row, whose turn it is, and everybody's points and ticks."""
    grid = _seat_grid(True)
    for seat, faces in enumerate(view.shown):
        mark = ACTS if view.pending[:1] == (seat,) else STARTS if seat == view.starter else " "
        cup = pips(faces) if faces else CLOSED if seat < view.rolled else ""
        style = "dim" if view.out[seat] else ""
        status = Text(_status(view, seat, words), style=style)
        grid.add_row(_name(words.seat(seat), mark), _points(view, seat), Text(cup), status)
        if len(view.shown) <= FEW and any(view.sheets[seat]):
            grid.add_row("", "", "", _ticks(view, seat))
    if view.joerg_plays:
        row = "" if view.joerg_best is None else words.tell(view.joerg_best)
        grid.add_row(_name(words("view-joerg")), "", Text(pips(view.joerg) or CLOSED), Text(row))
    return grid


def _points(view: View, seat: int) -> Text:
    return Text(f"{view.points[seat]}", style="bold", justify="right")


def _ticks(view: View, seat: int) -> Text:
    """A letter and a number for each row with ticks, marked if one more fills it."""
    sheet, filling = view.sheets[seat], view.filling[seat]
    parts = [
        f"{letter}{sheet[place]}{FILLS if view.rows[place] in filling else ''}"
        for letter, place in zip(ascii_lowercase, _places(view), strict=False)
        if sheet[place]
    ]
    return Text(" ".join(parts), style="dim")


def _status(view: View, seat: int, words: Words) -> str:
    if view.out[seat]:
        return _folded(view.out[seat], view.crossed[seat], words)
    best = view.best[seat]
    if best is not None:
        return (f"{STARTS} " if view.won == seat else "") + words.tell(best)
    if seat in view.pending:
        return words("view-deciding" if view.pending[0] == seat else "view-asked")
    return words("view-in") if view.white else ""


def _folded(number: int, row: Row | None, words: Words) -> str:
    return f"{OUT}{number} " + ("–" if row is None else words.tell(row))


def _played(view: View, last: Played, words: Words) -> Table:
    """A finished hand, seat by seat: the dice, the combination, and the row that was ticked."""
    grid = _seat_grid(len(last.cups) > FEW)
    for seat, (faces, best, row) in enumerate(zip(last.cups, last.best, last.crossed, strict=True)):
        if best is None:
            said = _folded(last.out[seat], row, words)
        else:
            ticked = "–" if row is None else TICKED if row is best else f"{TICKED} {words.tell(row)}"
            said = words.tell(best) + (f" {STARTS}" if last.won == seat else "") + f" {ticked}"
        mark = STARTS if seat == last.starter else " "
        grid.add_row(_name(words.seat(seat), mark), _points(view, seat), Text(pips(faces)), Text(said))
    if last.joerg is not None:
        grid.add_row(_name(words("view-joerg")), "", Text(pips(last.joerg)), Text(words.tell(last.joerg_best)))
    return grid


def _places(view: View) -> list[int]:
    """The rows from the top of the sheet: the third round won comes first, as in the printed sheet (ROLL-2)."""
    return sorted(range(len(view.rows)), key=lambda place: view.rows[place] != Row.THIRD)


def _sheet(view: View, words: Words) -> Table:
    """The seat's own sheet row by row; for a spectator the value of each row."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    whose = words("view-row") if view.seat is None else words.seat(view.seat)
    table.add_column(Text(whose, overflow="ellipsis"), max_width=HEADER, no_wrap=True)
    table.add_column(Text(words("view-each")), justify="right", no_wrap=True)
    if view.seat is not None:
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True, min_width=GAIN)
    for letter, place in zip(ascii_lowercase, _places(view), strict=False):
        row, value = view.rows[place], view.values[place]
        cells = [Text(letter), Text(words.tell(row)), Text(f"{value}")]
        if view.seat is not None:
            crosses = view.sheets[view.seat][place]
            fills = crosses + 1 == view.boxes and not view.final
            gain = f"+{value}" + (FILLS if fills else "") if row in view.crossable else ""
            cells += [Text("☒" * crosses + "☐" * (view.boxes - crosses)), Text(gain, style="bold yellow")]
        table.add_row(*cells)
    return table
