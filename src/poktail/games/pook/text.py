"""Draws a view of Pook in the terminal; contains no rules."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.games.pook.rules_pieces import CELLS, COLUMN, COLUMNS, FACTIONS, ROW, Banner, Card, Cell, Faction
from poktail.games.pook.rules_state import Seen, View
from poktail.i18n import Words

WIDTH = 7
COIN = "●"
STYLES = {
    Faction.KNIGHT: "bold red",
    Faction.MAGE: "bold magenta",
    Faction.ORC: "bold green",
    Faction.VIKING: "bold blue",
}


def draw(view: View, words: Words) -> RenderableType:
    """What the match waits for, the grid, every side, and the seat's own hand."""
    parts: list[RenderableType] = [_headline(view, words), Text(), _square(view, words), Text(), _seats(view, words)]
    if view.offer:
        offer = words.all([words.tell(banner) for banner in view.offer])
        parts += [Text(words("view-offer", banners=offer))]
    parts += [Text(words("view-pile", count=view.pile))] if view.pile else []
    parts += [Text(words("view-unused", count=view.unused))] if view.unused and not view.offer else []
    if view.hand:
        parts += [Text(), _hand(view, words)]
    if view.chosen:
        chosen = words("view-chosen", card=words.tell(view.chosen.card), face=words.tell(view.chosen.face))
        parts += [Text(chosen, style="bold")]
    return Group(*parts, Text(), _legend(words))


def _headline(view: View, words: Words) -> Text:
    active = None if view.active is None else words.seat(view.active)
    headline = Text(words(f"view-phase-{view.phase}", name=active or words("nobody")), style="bold")
    if view.barred:
        headline.append("  " + words("view-barred", cell=view.barred), style="dim")
    return headline


def _short(card: Card, words: Words) -> str:
    return words(f"letter-{card.faction}") + COIN * card.level


def _square(view: View, words: Words) -> Text:
    """The cards and the free cells around them, with the names of columns and rows."""
    shown: dict[Cell, Text] = {free.cell: Text(f"·{free.purses}·", "dim") for free in view.free}
    shown |= {spot.cell: _spot(spot, words) for spot in view.table}
    shown[view.piggy] = Text("Piggy", "bold yellow")
    across, down = [COLUMN[cell] for cell in shown], [ROW[cell] for cell in shown]
    left, right = min(across), max(across)
    picture = Text("    " + "".join(letter.center(WIDTH) for letter in COLUMNS[left : right + 1]), "dim")
    for row in range(min(down), max(down) + 1):
        picture.append(f"\n{row + 1:>3} ", "dim")
        for cell in (cell for cell in CELLS if ROW[cell] == row and left <= COLUMN[cell] <= right):
            picture.append_text(_marked(view, cell, shown.get(cell, Text())))
    return picture


def _spot(spot: Seen, words: Words) -> Text:
    """A Warrior without brackets, a Purse in brackets, with its Warrior if this seat has seen it."""
    if spot.card is None:
        return Text("( ? )")
    if spot.up:
        return Text(_short(spot.card, words), STYLES[spot.card.faction])
    return Text(f"({_short(spot.card, words)})", STYLES[spot.card.faction].removeprefix("bold "))


def _marked(view: View, cell: Cell, content: Text) -> Text:
    """The content in the middle of its cell; an arrow on the card just laid, a cross on a Mage's target."""
    mark = "x" if cell == view.aim else "»" if cell == view.laid else " "
    gap = WIDTH - 1 - content.cell_len
    return Text(mark, "bold yellow") + Text(" " * (gap // 2)) + content + Text(" " * (gap - gap // 2))


def _seats(view: View, words: Words) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, count in enumerate(view.cards):
        banner = view.banners[seat]
        kept = words.all([words.tell(known.card) for known in view.kept[seat]]) if view.kept[seat] else ""
        row = [
            Text("▶" if seat == view.active else " ", "bold yellow"),
            Text(words.seat(seat), "bold" if seat == view.seat else ""),
            Text(words("view-cards", count=count)),
            _banner(banner, words),
            Text(words("view-bonus") if seat in view.bonus else ""),
            Text(words("view-points", points=view.scores[seat]) if view.scores else "", "bold"),
            Text(words("view-kept", cards=kept) if kept else "", "italic"),
        ]
        grid.add_row(*row)
    return grid


def _banner(banner: Banner | None, words: Words) -> Text:
    return Text("–" if banner is None else words.tell(banner))


def _hand(view: View, words: Words) -> Text:
    line = Text(words("view-hand") + " ")
    for card in view.hand:
        line.append(" " + _short(card, words) + " ", STYLES[card.faction])
    return line


def _legend(words: Words) -> Text:
    letters = "  ".join(f"{words(f'letter-{faction}')} {words.tell(faction)}" for faction in FACTIONS)
    return Text(f"{letters}  {COIN} {words('view-level')}  {words('view-marks')}\n{words('view-legend')}", "dim")
