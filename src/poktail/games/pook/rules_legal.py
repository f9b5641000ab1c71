"""The legal moves in each phase of a turn of Pook."""

from __future__ import annotations

from collections.abc import Callable

from poktail.core.game import Seat
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules_options import Options
from poktail.games.pook.rules_pieces import Face, Faction
from poktail.games.pook.rules_state import Phase, State
from poktail.games.pook.rules_table import Square

Move = p.Choose | p.Lay | p.Aim | p.Decline | p.Swap | p.Take | p.End | p.Pick
Moves = tuple[Move, ...]


def takes(game: Options, state: State) -> Moves:
    """The open Banners, for a side that has none (POOK-23, POOK-24)."""
    if not game.open_banners or state.banners[state.seat % game.sides] is not None:
        return ()
    return tuple(p.TAKES[banner] for banner, _ in state.stock.items)


def extras(game: Options, state: State, square: Square) -> Moves:
    """Optional actions before or after the card: swap Piggy once, take a Banner (POOK-16, POOK-23)."""
    swaps = () if state.swapped is not None else square.swaps(state.barred)
    return (*(p.SWAPS[cell] for cell in swaps), *takes(game, state))


def before(game: Options, state: State, square: Square) -> Moves:
    """Any hand card with each face that can be laid; Piggy; a Banner."""
    hand, more = state.hands[state.seat], extras(game, state, square)
    last = game.size - len(state.table) <= game.seats
    if last and takes(game, state):  # POOK-23: a Banner first, then the last card
        return more
    most = max(map(square.purses, square.free(game.columns, game.rows)))
    faces = {card: tuple(Face) if card.level <= most else (Face.PURSE,) for card in hand}
    return (*(p.CHOICES[card, face] for card, ways in faces.items() for face in ways), *more)


def lay(game: Options, state: State, square: Square) -> Moves:
    """Any free cell; for a Warrior one with enough Purses (POOK-6, POOK-7)."""
    assert state.chosen is not None
    level = state.chosen.card.level if state.chosen.face is Face.WARRIOR else 0
    return tuple(p.LAYS[c] for c in square.free(game.columns, game.rows) if square.purses(c) >= level)


def power(_game: Options, state: State, square: Square) -> Moves:
    """Every target, except those for which a Mage has no fitting card; or none (POOK-8)."""
    assert state.laid is not None
    faction, hand = square.at[state.laid].card.faction, state.hands[state.seat]
    cells = square.targets(state.laid, faction, len(hand))
    if faction is Faction.MAGE:
        least = min(card.level for card in hand)
        cells = tuple(c for c in cells if not square.at[c].up or square.purses(c) >= least)
    return (*(p.AIMS[cell] for cell in cells), p.DECLINE)


def give(_game: Options, state: State, square: Square) -> Moves:
    """A Warrior for a Warrior, limited by its level; any card for a Purse (POOK-14)."""
    assert state.aim is not None
    hand = dict.fromkeys(state.hands[state.seat])
    if not square.at[state.aim].up:
        return tuple(p.CHOICES[card, Face.PURSE] for card in hand)
    most = square.purses(state.aim)
    return tuple(p.CHOICES[card, Face.WARRIOR] for card in hand if card.level <= most)


def after(game: Options, state: State, square: Square) -> Moves:
    """Piggy, a Banner, or the end of the turn (POOK-16, POOK-23)."""
    return (*extras(game, state, square), p.END)


LEGAL: dict[Phase, Callable[[Options, State, Square], Moves]] = {
    Phase.BEFORE: before,
    Phase.LAY: lay,
    Phase.POWER: power,
    Phase.GIVE: give,
    Phase.AFTER: after,
}
"""The phases in which one seat decides."""


def picks(game: Options, state: State, seat: Seat) -> Moves:
    """Any face-down card, for the seats that pick (POOK-21)."""
    if seat not in pickers(game, state):
        return ()
    return tuple(p.PICKS[spot.cell] for spot in state.table if not spot.up)


def pickers(game: Options, state: State) -> tuple[Seat, ...]:
    """For each tied side, the seat that comes first in turn order (POOK-21)."""
    assert state.first is not None
    order = [(state.first + turn) % game.seats for turn in range(game.seats)]
    return tuple(sorted(next(s for s in order if s % game.sides == side) for side in state.tied))
