"""The pieces of Pook (two-sided cards, Banners, cells of the grid) and the moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from poktail.core.errors import BadOptions

MOST = 5
"""The maximum width and height of the grid; the cells are those within its reach of Piggy's first cell."""


class Faction(StrEnum):
    """A faction of Warriors; the order is that of cards in a hand."""

    KNIGHT = "knight"
    MAGE = "mage"
    ORC = "orc"
    VIKING = "viking"


FACTIONS = tuple(Faction)
LEVELS = (1, 2, 3)


class Face(StrEnum):
    """The two sides of a faction card (POOK-1)."""

    WARRIOR = "warrior"
    PURSE = "purse"


class Banner(StrEnum):
    """Two allied factions (POOK-2)."""

    KNIGHT_MAGE = "knight-mage"
    KNIGHT_ORC = "knight-orc"
    KNIGHT_VIKING = "knight-viking"
    MAGE_ORC = "mage-orc"
    MAGE_VIKING = "mage-viking"
    ORC_VIKING = "orc-viking"


BANNERS = tuple(Banner)
ALLIES: dict[Banner, tuple[Faction, Faction]] = {Banner(f"{a}-{b}"): (a, b) for a, b in combinations(FACTIONS, 2)}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """The Warrior side of a faction card; the other side is a Purse."""

    faction: Faction
    level: int

    def __str__(self) -> str:
        return f"{self.faction}{self.level}"


CARDS = tuple(Card(faction, level) for faction in FACTIONS for level in LEVELS)
_CARD = {(card.faction, card.level): card for card in CARDS}

# POOK-2: a table may use other cards.
DECK = tuple(f"{faction} 1 1 2 2 3 3" for faction in FACTIONS)

Cell = str
"""A cell: column a to i from the left, row 1 to 9 from the top; Piggy starts on e5."""

COLUMNS = "abcdefghi"
REACH = range(2 * MOST - 1)
START: Cell = "e5"
CELLS: tuple[Cell, ...] = tuple(f"{column}{row + 1}" for row in REACH for column in COLUMNS)
COLUMN: dict[Cell, int] = {cell: COLUMNS.index(cell[0]) for cell in CELLS}
ROW: dict[Cell, int] = {cell: int(cell[1]) - 1 for cell in CELLS}
PLACE: dict[Cell, int] = {cell: place for place, cell in enumerate(CELLS)}


def _beside(cell: Cell) -> tuple[Cell, ...]:
    column, row = COLUMN[cell], ROW[cell]
    steps = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(f"{COLUMNS[c]}{r + 1}" for c, r in steps if c in REACH and r in REACH)


BESIDE: dict[Cell, tuple[Cell, ...]] = {cell: _beside(cell) for cell in CELLS}
"""The cells that share an edge with a cell."""


def parse_deck(deck: tuple[str, ...]) -> tuple[Card, ...]:
    """Parse a deck from these lines, or BadOptions.

    >>> [str(card) for card in parse_deck(("orc 1 3",))]
    ['orc1', 'orc3']
    """
    cards: list[Card] = []
    for line in deck:
        faction, *levels = line.split(" ")  # no other space: a record could not hold it
        if faction not in FACTIONS or not 0 < len(levels) < MOST * MOST - len(cards):
            raise BadOptions(option="deck", card=line[:20])
        for level in levels:
            if level not in ("1", "2", "3"):
                raise BadOptions(option="deck", card=line[:20])
            cards.append(_CARD[Faction(faction), int(level)])
    return tuple(sorted(cards))


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose a hand card and the face it will show."""

    card: Card
    face: Face

    def __str__(self) -> str:
        return str(self.card) if self.face is Face.WARRIOR else f"{self.card}-purse"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the chosen card there."""

    cell: Cell

    def __str__(self) -> str:
        return self.cell


@dataclass(frozen=True, slots=True)
class Aim:
    """Use the power of the Warrior just laid on the card there."""

    cell: Cell

    def __str__(self) -> str:
        return f"aim-{self.cell}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the power unused."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap Piggy with the card there."""

    cell: Cell

    def __str__(self) -> str:
        return f"piggy-{self.cell}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take an open Banner."""

    banner: Banner

    def __str__(self) -> str:
        return f"take-{self.banner}"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick the face-down card there to break the tie."""

    cell: Cell

    def __str__(self) -> str:
        return f"pick-{self.cell}"


DECLINE, END = Decline(), End()
CHOICES = {(card, face): Choose(card, face) for card in CARDS for face in Face}
LAYS = {cell: Lay(cell) for cell in CELLS}
AIMS = {cell: Aim(cell) for cell in CELLS}
SWAPS = {cell: Swap(cell) for cell in CELLS}
TAKES = {banner: Take(banner) for banner in BANNERS}
PICKS = {cell: Pick(cell) for cell in CELLS}
