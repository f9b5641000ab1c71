"""Says why a move of Pook is not possible, and what speaks for one, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poktail.core.game import Observation
from poktail.games.pook.coach_advice import Advice, explain
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import BESIDE, Aim, Card, Cell, Choose, Face, Faction, Lay, Swap
from poktail.games.pook.rules_state import Phase, Place, View, Way

__all__ = ["Reason", "explain", "why_not"]


@dataclass(frozen=True, slots=True)
class TooFewPurses:
    """A Warrior needs as many Purses in its row and column as its level (POOK-7)."""

    card: Card
    level: int
    there: int
    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class NoPlace:
    """No free cell has enough Purses for this Warrior (POOK-7)."""

    card: Card
    level: int
    most: int
    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class CardFirst:
    """A card of the hand has to be chosen before a cell (POOK-6)."""

    clause: str = "POOK-6"


@dataclass(frozen=True, slots=True)
class Taken:
    """A card lies there already (POOK-6)."""

    clause: str = "POOK-6"


@dataclass(frozen=True, slots=True)
class BannerFirst:
    """A Banner has to be taken before the last card (POOK-23)."""

    clause: str = "POOK-23"


@dataclass(frozen=True, slots=True)
class OutOfReach:
    """A power reaches only the cards that share an edge with its Warrior (POOK-8)."""

    clause: str = "POOK-8"


@dataclass(frozen=True, slots=True)
class Protected:
    """A Knight protects this card from all powers (POOK-11)."""

    clause: str = "POOK-11"


@dataclass(frozen=True, slots=True)
class NotPiggy:
    """No power affects Piggy (POOK-18)."""

    clause: str = "POOK-18"


@dataclass(frozen=True, slots=True)
class OrcNeedsWarrior:
    """An Orc turns over only Warriors (POOK-12)."""

    clause: str = "POOK-12"


@dataclass(frozen=True, slots=True)
class VikingNeedsPurse:
    """A Viking turns over only Purses (POOK-13)."""

    clause: str = "POOK-13"


@dataclass(frozen=True, slots=True)
class NothingToGive:
    """A Mage has no card in hand that may lie there (POOK-14)."""

    clause: str = "POOK-14"


@dataclass(frozen=True, slots=True)
class PiggyMoved:
    """Piggy moves once a turn (POOK-16)."""

    clause: str = "POOK-16"


@dataclass(frozen=True, slots=True)
class PiggyNotBeside:
    """Piggy swaps only with a card that shares an edge with it (POOK-16)."""

    clause: str = "POOK-16"


@dataclass(frozen=True, slots=True)
class PiggyBarred:
    """Piggy may not go back to where the previous turn took it from (POOK-17)."""

    clause: str = "POOK-17"


Reason = (
    TooFewPurses
    | NoPlace
    | CardFirst
    | Taken
    | BannerFirst
    | OutOfReach
    | Protected
    | NotPiggy
    | OrcNeedsWarrior
    | VikingNeedsPurse
    | NothingToGive
    | PiggyMoved
    | PiggyNotBeside
    | PiggyBarred
    | Advice
)


def why_not(observation: Observation, moves: Sequence[Move]) -> Reason | None:
    """Why the last of these moves cannot follow the others; None if nothing is known against it."""
    view: View = observation.view
    *before, asked = moves
    if isinstance(asked, Swap):
        return _why_not_swap(view, before, asked.cell)
    if isinstance(asked, Aim):
        return _why_not_aim(view, before, asked.cell)
    if isinstance(asked, Choose):
        return _why_not_choose(observation, before, asked)
    return _why_not_lay(view, before, asked.cell) if isinstance(asked, Lay) else None


def _way(view: View, before: Sequence[Move]) -> Way | None:
    """What may follow once Piggy has moved as composed before the card."""
    swap = next((move.cell for move in before if isinstance(move, Swap)), None)
    ways = {way.swap: way for way in view.ways}
    return ways.get(swap) or ways.get(None)


def _held(view: View, before: Sequence[Move]) -> Choose | None:
    return next((move for move in before if isinstance(move, Choose)), view.chosen)


def _place(view: View, before: Sequence[Move]) -> Place | None:
    """Where the composed card lies, and what may follow there."""
    cell = next((move.cell for move in before if isinstance(move, Lay)), None)
    way = _way(view, before)
    return next((place for place in way.places if place.cell == cell), None) if way else None


def _why_not_lay(view: View, before: Sequence[Move], cell: Cell) -> Reason | None:
    held, way = _held(view, before), _way(view, before)
    if held is None:
        return CardFirst() if way else None
    if cell == view.piggy or any(seen.cell == cell for seen in view.table):
        return Taken()
    purses = next((place.purses for place in way.places if place.cell == cell), None) if way else None
    if purses is None or held.face is Face.PURSE or held.card.level <= purses:
        return None
    return TooFewPurses(held.card, held.card.level, purses)


def _why_not_choose(observation: Observation, before: Sequence[Move], asked: Choose) -> Reason | None:
    view: View = observation.view
    aim = next((move.cell for move in before if isinstance(move, Aim)), view.aim)
    if aim is not None:
        return _why_not_give(view, before, aim, asked)
    if view.phase is Phase.BEFORE and not any(isinstance(move, Choose) for move in observation.legal):
        return BannerFirst()
    way = _way(view, before)
    most = max((place.purses for place in way.places), default=0) if way else 0
    if way is None or asked.face is Face.PURSE or asked.card.level <= most:
        return None
    return NoPlace(asked.card, asked.card.level, most)


def _why_not_give(view: View, before: Sequence[Move], aim: Cell, asked: Choose) -> Reason | None:
    """A Warrior given to a Mage needs as many Purses as one that is laid (POOK-14)."""
    place = _place(view, before)
    most = next((trade.level for trade in place.mage if trade.cell == aim), None) if place else _purses(view, aim)
    if most is None or asked.card.level <= most:
        return None
    return TooFewPurses(asked.card, asked.card.level, most, "POOK-14")


def _purses(view: View, cell: Cell) -> int:
    """The Purses in the row and column of a Warrior's cell, Piggy included (POOK-7)."""
    lying = [seen.cell for seen in view.table if not seen.up] + [view.piggy]
    return sum((other[0] == cell[0]) + (other[1] == cell[1]) for other in lying)


def _why_not_aim(view: View, before: Sequence[Move], cell: Cell) -> Reason | None:
    place, held = _place(view, before), _held(view, before)
    swapped = next((move.cell for move in before if isinstance(move, Swap)), None)
    laid = place.cell if place else view.laid
    lying = {seen.cell: seen for seen in view.table}
    own = lying.get(laid) if laid else None
    faction = held.card.faction if place and held else own.card.faction if own and own.card else None
    if laid is None or faction is None:
        return None
    piggy = swapped or view.piggy
    if cell == piggy:
        return NotPiggy()
    if cell not in BESIDE[laid]:
        return OutOfReach()
    way = _way(view, before)
    if any(guard.cell == cell for guard in (way.guarded if place and way else view.guarded)):
        return Protected()
    target = lying.get(swapped if swapped and cell == view.piggy else cell)  # the swapped card lies where Piggy was
    if target is None:
        return None
    if faction is Faction.ORC:
        return None if target.up else OrcNeedsWarrior()
    if faction is Faction.VIKING:
        return VikingNeedsPurse() if target.up else None
    return None if _gifts(view, place, held, cell) else NothingToGive()


def _gifts(view: View, place: Place | None, held: Choose | None, cell: Cell) -> list[Card]:
    """The cards that a Mage may give for the card there; none for other factions (POOK-14)."""
    rest = list(view.hand)
    if place and held and held.card in rest:
        rest.remove(held.card)
    most = next((trade.level for trade in place.mage if trade.cell == cell), 0) if place else _purses(view, cell)
    return [card for card in rest if card.level <= most]


def _why_not_swap(view: View, before: Sequence[Move], cell: Cell) -> Reason | None:
    if view.swapped is not None or any(isinstance(move, Swap) for move in before):
        return PiggyMoved()
    if cell == view.barred:
        return PiggyBarred()
    laid = [move.cell for move in before if isinstance(move, Lay)]
    lies = any(seen.cell == cell for seen in view.table) or cell in laid
    return None if lies and cell in BESIDE[view.piggy] else PiggyNotBeside()
