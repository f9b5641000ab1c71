"""Draws a view of Pok'n Roll in the terminal; contains no rules."""

from __future__ import annotations

from string import ascii_lowercase

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.games.pok_n_roll.rules_dice import Faces, Row
from poktail.games.pok_n_roll.rules_values import Played, View
from poktail.i18n import Words

PIPS = "⚀⚁⚂⚃⚄⚅"
LAST_ROUND = 3
NAME = 18
"""The maximum width of a seat's name."""


def draw(view: View, words: Words) -> RenderableType:
    """The dice, the seats, the sheets; also the last hand until somebody acts."""
    parts: list[RenderableType] = [_head(view, words)]
    if view.last is not None and (view.payoffs is not None or not (any(view.out) or view.round > 1)):
        parts += [Text(), Text(words("view-last", hand=view.last.hand), style="bold"), _played(view.last, words)]
    if view.payoffs is None and view.starter is not None:
        parts += [Text(), _dice(view, words), Text(), _seats(view, words)]
    parts += [Text(), _sheet(view, words), Text(), _crosses(view, words), Text(words("view-starts"), style="dim")]
    return Group(*parts)


def pips(faces: Faces | None) -> str:
    """Dice as pictures with their numbers, so that nobody has to count pips."""
    return " ".join(f"{PIPS[face - 1]}{face}" for face in faces or ())


def _head(view: View, words: Words) -> Text:
    if view.payoffs is not None:
        return Text(words("view-over"), style="bold")
    if view.starter is None:
        return Text(words("view-before"))
    text = Text(words("view-hand", hand=view.hand, round=view.round, starter=words.seat(view.starter)), style="bold")
    if view.final or view.hand == view.hands:
        text.append("\n" + words("view-final" if view.final else "view-final-agreed"), style="yellow")
    return text


def _grid() -> Table:
    return Table.grid(padding=(0, 2))


def _dice(view: View, words: Words) -> RenderableType:
    """The common dice, the seat's own, the best combination, and what has to be decided."""
    grid = _grid()
    grid.add_row(Text(words("view-white"), style="dim"), Text(pips(view.white) or "—"))
    if view.cup is not None:
        made = Text(pips(view.cup))
        if view.formed:
            best = view.formed[0]
            groups = " + ".join(" ".join(map(str, group)) for group in best.groups)
            made.append(f"   {words.tell(best.row)}", style="bold").append(f" ({groups})")
        elif view.seat is not None and not view.out[view.seat] and view.white:
            made.append("   " + words("view-nothing"), style="dim")
        grid.add_row(Text(words("view-cup"), style="dim"), made)
    if not view.pending:
        return grid
    seat = words.seat(view.pending[0])
    own = "view-cross-one" if view.round == LAST_ROUND else "view-fold-or-go"
    asked = Text(words(own if view.pending[0] == view.seat else "view-wait", seat=seat), style="bold yellow")
    return Group(grid, asked)


def _name(text: str, mark: str = " ") -> Text:
    name = Text(text, no_wrap=True, overflow="ellipsis")
    name.truncate(NAME, overflow="ellipsis")
    return Text(f"{mark} ").append(name)


def _seats(view: View, words: Words) -> Table:
    """Who is in, who is out and with which row, whose turn it is."""
    grid = _grid()
    for seat, faces in enumerate(view.shown):
        mark = "▶" if view.pending[:1] == (seat,) else "★" if seat == view.starter else " "
        cup = pips(faces) if faces else words("view-closed") if seat < view.rolled else ""
        style = "dim" if view.out[seat] else ""
        grid.add_row(_name(words.seat(seat), mark), Text(cup), Text(_status(view, seat, words), style=style))
    if view.joerg_plays:
        row = "" if view.joerg_best is None else words("view-best", row=words.tell(view.joerg_best))
        grid.add_row(_name(words("view-joerg")), Text(pips(view.joerg) or words("view-closed")), Text(row))
    return grid


def _status(view: View, seat: int, words: Words) -> str:
    if view.out[seat]:
        return _folded(view.out[seat], view.crossed[seat], words)
    best = view.best[seat]
    if best is not None:
        return words("view-wins" if view.won == seat else "view-best", row=words.tell(best))
    if seat in view.pending:
        return words("view-deciding" if view.pending[0] == seat else "view-asked")
    return words("view-in") if view.white else ""


def _folded(number: int, row: Row | None, words: Words) -> str:
    if row is None:
        return words("view-folded-bare", round=number)
    return words("view-folded", round=number, row=words.tell(row))


def _played(last: Played, words: Words) -> Table:
    """A finished hand, seat by seat."""
    grid = _grid()
    grid.add_row(Text("  " + words("view-white"), style="dim"), Text(pips(last.white)))
    for seat, (faces, best, row) in enumerate(zip(last.cups, last.best, last.crossed, strict=True)):
        if best is None:
            said = _folded(last.out[seat], row, words)
        elif row is None:
            said = words("view-empty-handed", best=words.tell(best))
        else:
            name = "view-gets-third" if last.won == seat else "view-gets"
            said = words(name, best=words.tell(best), row=words.tell(row))
        grid.add_row(_name(words.seat(seat), "★" if seat == last.starter else " "), Text(pips(faces)), Text(said))
    if last.joerg is not None:
        grid.add_row(_name(words("view-joerg")), Text(pips(last.joerg)), Text(words.tell(last.joerg_best)))
    return grid


def _places(view: View) -> list[int]:
    """The rows from the top of the sheet: the third round won comes first, as in the printed sheet (ROLL-2)."""
    return sorted(range(len(view.rows)), key=lambda place: view.rows[place] != Row.THIRD)


def _sheet(view: View, words: Words) -> Table:
    """The seat's own sheet row by row; for a spectator the value of each row."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1))
    table.add_column("")
    whose = words("view-row") if view.seat is None else words.seat(view.seat)
    table.add_column(Text(whose, overflow="ellipsis"), max_width=30, no_wrap=True)
    table.add_column(Text(words("view-each")), justify="right")
    if view.seat is not None:
        table.add_column("")
        table.add_column(Text(words("view-points")), justify="right")
        table.add_column(Text(words("view-now")))
    now = {found.row for found in view.formed} if view.white else set()
    for letter, place in zip(ascii_lowercase, _places(view), strict=False):
        row, value = view.rows[place], view.values[place]
        cells = [Text(letter), Text(words.tell(row)), Text(f"{value}")]
        if view.seat is not None:
            crosses = view.sheets[view.seat][place]
            cells += [
                Text("☒" * crosses + "☐" * (view.boxes - crosses)),
                Text(f"{value * crosses}" if crosses else "·"),
                _gain(row in now, value, crosses + 1 == view.boxes and not view.final, words),
            ]
        table.add_row(*cells)
    return table


def _gain(formed: bool, value: int, fills: bool, words: Words) -> Text:
    """What a cross in this row is worth now."""
    if not formed:
        return Text()
    return Text(f"+{value}" + (f" {words('view-fills')}" if fills else ""), style="bold yellow")


def _crosses(view: View, words: Words) -> Table:
    """Everybody's crosses, a letter for each row, and points."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 0))
    table.add_column(Text("  " + words("view-seat")), no_wrap=True)
    places = _places(view)
    for letter in ascii_lowercase[: len(places)]:
        table.add_column(f" {letter}", justify="right")
    table.add_column(Text("  " + words("view-points")), justify="right")
    for seat, sheet in enumerate(view.sheets):
        crosses = [Text(f"{sheet[place]}" if sheet[place] else "·") for place in places]
        table.add_row(_name(words.seat(seat)), *crosses, Text(f"{view.points[seat]}", style="bold"))
    return table
