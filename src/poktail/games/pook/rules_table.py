"""The cards on the table of Pook, and queries about them whose results are all public."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from poktail.core.game import Seat
from poktail.games.pook.rules_pieces import BESIDE, COLUMN, PLACE, REACH, ROW, Card, Cell, Face, Faction


@dataclass(frozen=True, slots=True)
class Spot:
    """A card in play; `by` is the only seat that knows a Purse's Warrior, None if all have seen it."""

    cell: Cell
    card: Card
    up: bool
    by: Seat | None


Table = tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A card seen on its way into a hand, by the seat that once laid it or (None) by everybody (POOK-19)."""

    card: Card
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Guard:
    """A cell, taken or free, and the face-up Knight next to it that protects the card there (POOK-11)."""

    cell: Cell
    knight: Cell


class Square:
    """The table indexed by cell, for the queries of one turn."""

    __slots__ = ("_columns", "_guarded", "_rows", "at", "piggy")

    def __init__(self, table: Table, piggy: Cell) -> None:
        self.at = {spot.cell: spot for spot in table}
        self.piggy = piggy
        self._guarded: dict[Cell, Cell] | None = None  # computed on first use
        self._columns, self._rows = [0] * len(REACH), [0] * len(REACH)
        for cell in (piggy, *(spot.cell for spot in table if not spot.up)):  # POOK-7: Piggy counts as a Purse
            self._columns[COLUMN[cell]] += 1
            self._rows[ROW[cell]] += 1

    def purses(self, cell: Cell) -> int:
        """The number of Purses in the row and column of a cell that is not a Purse itself (POOK-7)."""
        return self._columns[COLUMN[cell]] + self._rows[ROW[cell]]

    def free(self, columns: int, rows: int) -> tuple[Cell, ...]:
        """The cells where a card may be laid: next to a card and inside the frame (POOK-6)."""
        taken = {self.piggy, *self.at}
        across, down = [COLUMN[cell] for cell in taken], [ROW[cell] for cell in taken]
        left, right = max(across) - columns, min(across) + columns
        top, bottom = max(down) - rows, min(down) + rows
        beside = {cell for known in taken for cell in BESIDE[known]} - taken
        fits = (cell for cell in beside if left < COLUMN[cell] < right and top < ROW[cell] < bottom)
        return tuple(sorted(fits, key=PLACE.__getitem__))

    def protected(self, cell: Cell) -> bool:
        """Whether a face-up Knight is next to it (POOK-11)."""
        return cell in self._guards()

    def guards(self, cells: Iterable[Cell]) -> tuple[Guard, ...]:
        """Those of the cells that a Knight protects (POOK-11)."""
        known = self._guards()
        return tuple(Guard(cell, known[cell]) for cell in cells if cell in known)

    def _guards(self) -> dict[Cell, Cell]:
        """The protected cells, each with the first of its Knights."""
        if self._guarded is None:
            knights = [c for c, spot in self.at.items() if spot.up and spot.card.faction is Faction.KNIGHT]
            self._guarded = {near: knight for knight in reversed(knights) for near in BESIDE[knight]}
        return self._guarded

    def reach(self, cell: Cell) -> list[Spot]:
        """The cards next to a cell that no Knight protects (POOK-8, POOK-11)."""
        at = self.at
        return [at[near] for near in BESIDE[cell] if near in at and not self.protected(near)]

    def targets(self, cell: Cell, faction: Faction, hand: int) -> tuple[Cell, ...]:
        """The cells on which a Warrior laid there may use its power, with this many cards in hand (POOK-8)."""
        return pointed(self.reach(cell), faction, hand)

    def swaps(self, barred: Cell | None, coming: Cell | None = None) -> tuple[Cell, ...]:
        """Where Piggy may go, except back to where the previous turn took it from (POOK-16, POOK-17).

        `coming` is a cell that has no card yet, but will have one by then.
        """
        return tuple(cell for cell in BESIDE[self.piggy] if (cell in self.at or cell == coming) and cell != barred)


def pointed(near: list[Spot], faction: Faction, hand: int) -> tuple[Cell, ...]:
    """The cells within reach on which a power may be used; a Mage needs a card to give (POOK-12 to POOK-14)."""
    if faction is Faction.ORC:
        return tuple(spot.cell for spot in near if spot.up)
    if faction is Faction.VIKING:
        return tuple(spot.cell for spot in near if not spot.up)
    return tuple(spot.cell for spot in near) if faction is Faction.MAGE and hand else ()


def arranged(spots: Iterable[Spot]) -> Table:
    """Spots in cell order."""
    return tuple(sorted(spots, key=lambda spot: PLACE[spot.cell]))


def changed(table: Table, new: Spot) -> Table:
    """The table with this card in its cell, replacing the one there."""
    return tuple(new if spot.cell == new.cell else spot for spot in table)


def moved(table: Table, cell: Cell, piggy: Cell) -> Table:
    """The table after that cell's card moved to Piggy's cell; its face and who knows it are unchanged (POOK-15)."""
    return arranged(Spot(piggy, s.card, s.up, s.by) if s.cell == cell else s for s in table)


def without(shown: tuple[Kept, ...], card: Card, face: Face) -> tuple[Kept, ...]:
    """What is still known about a hand after a card left it (POOK-19).

    Face up: everybody who knew of such a card knows of one fewer. As a Purse: it may have been any known card.
    """
    if face is Face.PURSE:
        return ()
    gone: set[Seat | None] = {None} if Kept(card, None) in shown else {kept.by for kept in shown if kept.card == card}
    return tuple(_less(shown, card, gone))


def _less(shown: tuple[Kept, ...], card: Card, gone: set[Seat | None]) -> Iterator[Kept]:
    for kept in shown:
        if kept.card == card and kept.by in gone:
            gone.discard(kept.by)
        else:
            yield kept


def joined(shown: tuple[Kept, ...], spot: Spot, seat: Seat) -> tuple[Kept, ...]:
    """What is known about a seat's hand after it took this card from the table (POOK-19)."""
    return shown if spot.by == seat else (*shown, Kept(spot.card, spot.by))
