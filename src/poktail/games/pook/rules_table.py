"""The cards on the table and the questions a turn asks about them. All answers are public facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from poktail.core.game import Seat
from poktail.games.pook.rules_pieces import BESIDE, COLUMN, PLACE, REACH, ROW, Card, Cell, Face, Faction


@dataclass(frozen=True, slots=True)
class Spot:
    """A faction card in play; `by` is the one seat that knows a Purse's Warrior, None where all have seen it."""

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
    """A cell, taken or free, and the face-up Knight beside it that protects the card there (POOK-11)."""

    cell: Cell
    knight: Cell


class Square:
    """The table by cell, for the questions of one turn."""

    __slots__ = ("_columns", "_guarded", "_rows", "at", "piggy")

    def __init__(self, table: Table, piggy: Cell) -> None:
        self.at = {spot.cell: spot for spot in table}
        self.piggy = piggy
        self._guarded: dict[Cell, Cell] | None = None  # worked out when it is asked for
        self._columns, self._rows = [0] * len(REACH), [0] * len(REACH)
        for cell in (piggy, *(spot.cell for spot in table if not spot.up)):  # POOK-7: Piggy counts as a Purse
            self._columns[COLUMN[cell]] += 1
            self._rows[ROW[cell]] += 1

    def purses(self, cell: Cell) -> int:
        """The Purses in the row and in the column of a cell that holds none itself (POOK-7)."""
        return self._columns[COLUMN[cell]] + self._rows[ROW[cell]]

    def free(self, columns: int, rows: int) -> tuple[Cell, ...]:
        """Where a card may be laid: beside a card, all cards within the frame (POOK-6)."""
        taken = {self.piggy, *self.at}
        across, down = [COLUMN[cell] for cell in taken], [ROW[cell] for cell in taken]
        left, right = max(across) - columns, min(across) + columns
        top, bottom = max(down) - rows, min(down) + rows
        beside = {cell for known in taken for cell in BESIDE[known]} - taken
        fits = (cell for cell in beside if left < COLUMN[cell] < right and top < ROW[cell] < bottom)
        return tuple(sorted(fits, key=PLACE.__getitem__))

    def protected(self, cell: Cell) -> bool:
        """Whether a face-up Knight lies beside it (POOK-11)."""
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
        """The cards beside a cell that no Knight protects (POOK-8, POOK-11)."""
        at = self.at
        return [at[near] for near in BESIDE[cell] if near in at and not self.protected(near)]

    def targets(self, cell: Cell, faction: Faction, hand: int) -> tuple[Cell, ...]:
        """The cards on which a Warrior laid there may use its power, the seat holding so many cards (POOK-8)."""
        return pointed(self.reach(cell), faction, hand)

    def swaps(self, barred: Cell | None, coming: Cell | None = None) -> tuple[Cell, ...]:
        """Where Piggy may go; not back to where the turn before took it from (POOK-16, POOK-17).

        `coming` holds no card yet, but will by then.
        """
        return tuple(cell for cell in BESIDE[self.piggy] if (cell in self.at or cell == coming) and cell != barred)


def pointed(near: list[Spot], faction: Faction, hand: int) -> tuple[Cell, ...]:
    """Those of the cards within reach that a power may touch; a Mage needs a card to give (POOK-12 to POOK-14)."""
    if faction is Faction.ORC:
        return tuple(spot.cell for spot in near if spot.up)
    if faction is Faction.VIKING:
        return tuple(spot.cell for spot in near if not spot.up)
    return tuple(spot.cell for spot in near) if faction is Faction.MAGE and hand else ()


def arranged(spots: Iterable[Spot]) -> Table:
    """Spots in the order of their cells."""
    return tuple(sorted(spots, key=lambda spot: PLACE[spot.cell]))


def changed(table: Table, new: Spot) -> Table:
    """The table with this card in its cell, instead of the one that lay there."""
    return tuple(new if spot.cell == new.cell else spot for spot in table)


def moved(table: Table, cell: Cell, piggy: Cell) -> Table:
    """The table after the card of that cell went where Piggy was; its face and who knows it stay (POOK-15)."""
    return arranged(Spot(piggy, s.card, s.up, s.by) if s.cell == cell else s for s in table)


def without(shown: tuple[Kept, ...], card: Card, face: Face) -> tuple[Kept, ...]:
    """What is still known of a hand after a card left it (POOK-19).

    Openly: one such card less for everybody who knew of one. As a Purse: it may have been any of them.
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
    """What is known of a seat's hand after it took this card from the table (POOK-19)."""
    return shown if spot.by == seat else (*shown, Kept(spot.card, spot.by))
