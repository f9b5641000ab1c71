"""Draws a view of Pook in the terminal; contains no rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from poktail.core.game import SeatEvent
from poktail.games.pook.rules_events import (
    BannerDealt,
    BannerDealtFaceDown,
    Dealt,
    DealtFaceDown,
)
from poktail.games.pook.rules_pieces import ALLIES, CELLS, COLUMN, COLUMNS, FACTIONS, ROW, Banner, Card, Cell, Faction
from poktail.games.pook.rules_state import Seen, View
from poktail.i18n import Words

WIDTH, NAME, LEGEND = 7, 12, 76
"""The widths of a cell, of a seat's name and of a line."""
COIN = "●"
STYLES = {
    Faction.KNIGHT: "bold red",
    Faction.MAGE: "bold magenta",
    Faction.ORC: "bold green",
    Faction.VIKING: "bold blue",
}
DEALING = (BannerDealt, BannerDealtFaceDown, Dealt, DealtFaceDown)


def draw(view: View, words: Words) -> RenderableType:
    """What the match waits for, the square beside the seats, and the seat's own hand."""
    beside: list[RenderableType] = [_seats(view, words)]
    if view.offer:
        line = Text(words("view-offer", banners=""))
        beside += [line.append_text(Text(" ").join(_banner(banner, words) for banner in view.offer))]
    beside += [Text(words("view-pile", count=view.pile))] if view.pile else []
    beside += [Text(words("view-unused", count=view.unused))] if view.unused and not view.offer else []
    beside += [Text(words("view-barred", cell=view.barred), "dim")] if view.barred else []
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_row(_square(view, words), Group(*beside))
    return Group(_headline(view, words), table, *_hand(view, words), _legend(words))


def scores(view: View, _events: Sequence[SeatEvent], words: Words) -> list[str]:
    """Everybody's points and Banner."""
    pairs = zip(view.scores, view.banners, strict=True)
    return [words("view-score", points=points, banner=words.tell(banner)) for points, banner in pairs]


def _headline(view: View, words: Words) -> Text:
    active = None if view.active is None else words.seat(view.active)
    return Text(words(f"view-phase-{view.phase}", name=active or words("nobody")), style="bold")


def _short(card: Card, words: Words) -> str:
    return words(f"letter-{card.faction}") + COIN * card.level


def _square(view: View, words: Words) -> Text:
    """The cards and the free cells around them, with the names of columns and rows."""
    shown: dict[Cell, Text] = {free.cell: Text(f"·{free.purses}·", "dim") for free in view.free}
    shown |= {spot.cell: _spot(spot, words) for spot in view.table}
    shown[view.piggy] = Text("Piggy", "bold yellow")
    across, down = [COLUMN[cell] for cell in shown], [ROW[cell] for cell in shown]
    left, right = min(across), max(across)
    picture = Text().append("    " + "".join(letter.center(WIDTH) for letter in COLUMNS[left : right + 1]), "dim")
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
    return Text.assemble((mark, "bold yellow"), " " * (gap // 2), content, " " * (gap - gap // 2))


def _seats(view: View, words: Words) -> Table:
    """Each seat's cards and Banner; below it the bonus and the cards that this seat knows there."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat, count in enumerate(view.cards):
        name = Text(words.seat(seat), "bold" if seat == view.seat else "")
        name.truncate(NAME, overflow="ellipsis")
        mark = Text("▶" if seat == view.active else " ", "bold yellow")
        cards = words("view-cards", count=count)
        points = words("view-points", points=view.scores[seat]) if view.scores else ""
        grid.add_row(mark, name, Text(points or cards), _banner(view.banners[seat], words))
        notes = [words("view-bonus")] if seat in view.bonus else []
        kept = " ".join(_short(known.card, words) for known in view.kept[seat])
        notes += [words("view-kept", cards=kept)] if kept else []
        if notes:
            grid.add_row("", "", Text(" · ".join(notes), "dim"))
    return grid


def _banner(banner: Banner | None, words: Words) -> Text:
    """The letters of its two factions; the legend says what they mean."""
    if banner is None:
        return Text("–")
    return Text("–").join(Text(words(f"letter-{faction}"), STYLES[faction]) for faction in ALLIES[banner])


def _hand(view: View, words: Words) -> list[Text]:
    """The seat's own cards, and the one that it has chosen."""
    if not view.hand:
        return []
    line = Text(words("view-hand") + " ")
    for card in view.hand:
        line.append(" " + _short(card, words) + " ", STYLES[card.faction])
    if view.chosen:
        chosen = words("view-chosen", card=words.tell(view.chosen.card), face=words.tell(view.chosen.face))
        line.append(f"  {chosen}", "bold")
    return [line]


def _legend(words: Words) -> Text:
    """What letters, colours and marks mean."""
    line = Text("")
    for faction in FACTIONS:
        line.append(words(f"letter-{faction}"), STYLES[faction]).append(f" {words.tell(faction)}  ", "dim")
    line.append(f"{COIN} {words('view-level')}  {words('view-marks')}", "dim")
    line.truncate(LEGEND, overflow="ellipsis")
    return line.append("\n" + words("view-legend"), "dim")
