"""Computes everything that may follow in a turn before its card is laid, so that a client can compose the turn."""

from __future__ import annotations

from poktail.games.pook.rules_pieces import BESIDE, LEVELS, Cell, Face, Faction
from poktail.games.pook.rules_state import Phase, Place, State, Trade, Way
from poktail.games.pook.rules_table import Square, moved, pointed


def ways(state: State, square: Square, free: tuple[Cell, ...]) -> tuple[Way, ...]:
    """The turn without a swap of Piggy so far, and after each swap that may come before the card (POOK-16)."""
    rest = len(state.hands[state.seat]) - 1
    guarded = square.guards((*square.at, *free))
    if state.swapped is not None:
        return (Way(None, tuple(place(square, cell, rest, ()) for cell in free), guarded),)
    stays = Way(None, tuple(place(square, cell, rest, square.swaps(state.barred, cell)) for cell in free), guarded)
    first = square.swaps(state.barred) if state.phase is Phase.BEFORE else ()
    return (stays, *(after(state, cell, free, rest) for cell in first))


def after(state: State, swap: Cell, free: tuple[Cell, ...], rest: int) -> Way:
    """The turn after this swap; the same cells stay free, and no second swap is allowed."""
    square = Square(moved(state.table, swap, state.piggy), swap)
    places = tuple(place(square, cell, rest, ()) for cell in free)
    return Way(swap, places, square.guards((*square.at, *free)))


def place(square: Square, cell: Cell, rest: int, swaps: tuple[Cell, ...]) -> Place:
    """What follows a card laid there with this many left in the hand (POOK-8, POOK-12, POOK-13, POOK-14)."""
    near = square.reach(cell)
    knight = tuple(beside for beside in BESIDE[cell] if beside in square.at)  # POOK-11
    if not near:
        return Place(cell, square.purses(cell), (), (), (), knight, swaps)
    orc, viking, mage = (pointed(near, faction, rest) for faction in (Faction.ORC, Faction.VIKING, Faction.MAGE))
    trades = tuple(trade(square, target) for target in mage)
    return Place(cell, square.purses(cell), orc, viking, trades, knight, swaps)


def trade(square: Square, cell: Cell) -> Trade:
    """A Warrior for a Warrior, limited by the Purses of its cell; any card for a Purse (POOK-14)."""
    if square.at[cell].up:
        return Trade(cell, Face.WARRIOR, square.purses(cell))
    return Trade(cell, Face.PURSE, LEVELS[-1])
