"""Says what speaks for the moves of a turn of Pook, from what its seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from poktail.core.game import Observation
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_options import Options
from poktail.games.pook.rules_pieces import ALLIES, Banner, Card, Cell, Face, Faction
from poktail.games.pook.rules_state import Phase, Seen, View


@dataclass(frozen=True, slots=True)
class PurseIsFree:
    """A Purse costs nothing and makes room for Warriors (POOK-7)."""

    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class AllyScores:
    """A visible ally brings its level in points (POOK-20)."""

    card: Card
    points: int
    clause: str = "POOK-20"


@dataclass(frozen=True, slots=True)
class LaidForPower:
    """A Warrior that is no ally is laid for its power (POOK-8)."""

    card: Card
    clause: str = "POOK-8"


@dataclass(frozen=True, slots=True)
class AddsNoPurse:
    """A card laid as a Warrior is no Purse for other Warriors (POOK-7)."""

    card: Card
    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class EnoughPurses:
    """There are this many Purses for a Warrior of this level (POOK-7)."""

    card: Card
    level: int
    there: int
    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class PurseCounts:
    """A Purse there counts for this many of the other places that are free now (POOK-7)."""

    places: int
    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class RivalHidden:
    """An Orc turns over a Warrior that is no ally, which scores for nobody as a Purse (POOK-12)."""

    card: Card
    clause: str = "POOK-12"


@dataclass(frozen=True, slots=True)
class BecomesPurse:
    """A Warrior turned over by an Orc is a Purse (POOK-12)."""

    card: Card
    clause: str = "POOK-12"


@dataclass(frozen=True, slots=True)
class AllyAppears:
    """The Purse that a Viking turns over is known to be an ally (POOK-13)."""

    card: Card
    points: int
    clause: str = "POOK-13"


@dataclass(frozen=True, slots=True)
class PurseGone:
    """The card that a Viking turns over is no Purse any more (POOK-13)."""

    clause: str = "POOK-13"


@dataclass(frozen=True, slots=True)
class TakenToHand:
    """A Mage takes this card to the hand (POOK-14)."""

    card: Card
    clause: str = "POOK-14"


@dataclass(frozen=True, slots=True)
class ShowsCard:
    """A Mage shows its seat the front of the Purse that it takes (POOK-19)."""

    clause: str = "POOK-19"


@dataclass(frozen=True, slots=True)
class AlliesOnly:
    """An Orc reaches no Warrior but allies (POOK-12)."""

    clause: str = "POOK-12"


@dataclass(frozen=True, slots=True)
class PowerUnused:
    """What stays as it is without this power (POOK-8)."""

    faction: Faction
    clause: str = "POOK-8"


@dataclass(frozen=True, slots=True)
class PiggyPays:
    """Piggy counts as a Purse, and swapped with a Warrior it does so in another row or column (POOK-7)."""

    clause: str = "POOK-7"


@dataclass(frozen=True, slots=True)
class NoWayBack:
    """The next turn cannot move Piggy back (POOK-17)."""

    clause: str = "POOK-17"


@dataclass(frozen=True, slots=True)
class PiggyStays:
    """Without a swap every card stays where it is (POOK-16)."""

    clause: str = "POOK-16"


@dataclass(frozen=True, slots=True)
class OnlyWarriorsCount:
    """All cards are laid, and a swap turns none over (POOK-20)."""

    clause: str = "POOK-20"


@dataclass(frozen=True, slots=True)
class BannerCanWait:
    """A Banner may be taken until the last card (POOK-23)."""

    clause: str = "POOK-23"


@dataclass(frozen=True, slots=True)
class BannerNow:
    """What a Banner would score with the Warriors that are visible now (POOK-20)."""

    banner: Banner
    points: int
    clause: str = "POOK-20"


@dataclass(frozen=True, slots=True)
class PickScores:
    """The picked card is known, and scores this much for the picker (POOK-21)."""

    card: Card
    points: int
    clause: str = "POOK-21"


@dataclass(frozen=True, slots=True)
class UnknownPick:
    """The picked card may be any that the seat has not seen; `allies` counts the allies among them (POOK-21)."""

    allies: int
    unseen: int
    clause: str = "POOK-21"


Advice = (
    PurseIsFree
    | AllyScores
    | LaidForPower
    | AddsNoPurse
    | EnoughPurses
    | PurseCounts
    | RivalHidden
    | BecomesPurse
    | AllyAppears
    | PurseGone
    | TakenToHand
    | ShowsCard
    | AlliesOnly
    | PowerUnused
    | PiggyPays
    | NoWayBack
    | PiggyStays
    | OnlyWarriorsCount
    | BannerCanWait
    | BannerNow
    | PickScores
    | UnknownPick
)


def explain(observation: Observation, moves: Sequence[Move]) -> Advice | None:
    """What speaks for these moves: first for the card or the Banner, then for its place, its power or Piggy."""
    view: View = observation.view
    allies, first = _allies(view), moves[0]
    if isinstance(first, p.Take):
        return BannerNow(first.banner, _points(view, ALLIES[first.banner]))
    if view.phase is Phase.BEFORE:
        taken = next((ALLIES[move.banner] for move in moves if isinstance(move, p.Take)), allies)
        return _for_card(taken, moves) or _for_swap(view, first)
    if isinstance(first, p.Lay):
        return _for_place(view, allies, moves, first.cell)
    if isinstance(first, p.Pick):
        return _for_pick(observation, allies, first.cell)
    if isinstance(first, p.Decline):
        return _for_none(observation, allies)
    if isinstance(first, p.End):
        return _for_end(observation)
    return _for_swap(view, first) or _for_power(view, allies, moves, view.laid)


def _allies(view: View) -> tuple[Faction, ...]:
    """The two factions on the Banner of this seat; none before it has one."""
    banner = None if view.seat is None else view.banners[view.seat]
    return () if banner is None else ALLIES[banner]


def _points(view: View, factions: tuple[Faction, ...]) -> int:
    """What the visible Warriors of these factions score (POOK-20)."""
    return sum(seen.card.level for seen in view.table if seen.up and seen.card and seen.card.faction in factions)


def _at(view: View, cell: Cell | None) -> Seen | None:
    return next((seen for seen in view.table if seen.cell == cell), None)


def _for_card(allies: tuple[Faction, ...], moves: Sequence[Move]) -> Advice | None:
    chosen = next((move for move in moves if isinstance(move, p.Choose)), None)
    if chosen is None:
        return None
    card = chosen.card
    if chosen.face is Face.PURSE:
        return PurseIsFree()
    if card.faction in allies:
        return AllyScores(card, card.level)
    aims = any(isinstance(move, p.Aim) for move in moves)
    return LaidForPower(card) if allies and aims else AddsNoPurse(card)


def _for_place(view: View, allies: tuple[Faction, ...], moves: Sequence[Move], cell: Cell) -> Advice | None:
    chosen = view.chosen
    assert chosen is not None
    if chosen.face is Face.PURSE:
        places = (free.cell for free in view.free if free.cell != cell)
        return PurseCounts(sum(place[0] == cell[0] or place[1] == cell[1] for place in places))
    there = next(free.purses for free in view.free if free.cell == cell)
    power = _for_power(view, allies, moves, None)
    return power or EnoughPurses(chosen.card, chosen.card.level, there)


def _for_power(view: View, allies: tuple[Faction, ...], moves: Sequence[Move], laid: Cell | None) -> Advice | None:
    """What the power does to the card it is used on; `laid` is None as long as the Warrior is only chosen."""
    aim = next((move.cell for move in moves if isinstance(move, p.Aim)), view.aim)
    own = view.chosen.card if view.chosen and laid is None else getattr(_at(view, laid), "card", None)
    target = _at(view, aim)
    if own is None or target is None:
        return None
    if own.faction is Faction.ORC and target.card is not None:
        rival = allies and target.card.faction not in allies
        return RivalHidden(target.card) if rival else BecomesPurse(target.card)
    if own.faction is Faction.VIKING:
        known = target.card
        return AllyAppears(known, known.level) if known and known.faction in allies else PurseGone()
    given = next((move.card for move in moves if isinstance(move, p.Choose)), None)
    if target.up and given and given.faction in allies:
        return AllyScores(given, given.level)
    return TakenToHand(target.card) if target.card else ShowsCard()


def _for_none(observation: Observation, allies: tuple[Faction, ...]) -> Advice | None:
    """Why a power is better left unused."""
    view: View = observation.view
    own = _at(view, view.laid)
    assert own is not None
    assert own.card is not None
    aims = [_at(view, move.cell) for move in observation.legal if isinstance(move, p.Aim)]
    if own.card.faction is Faction.ORC and all(seen and seen.card and seen.card.faction in allies for seen in aims):
        return AlliesOnly()
    return PowerUnused(own.card.faction)


def _for_swap(view: View, move: Move) -> Advice | None:
    if not isinstance(move, p.Swap):
        return None
    if len(view.table) == view.size:
        return OnlyWarriorsCount()
    swapped = _at(view, move.cell)
    return PiggyPays() if swapped and swapped.up else NoWayBack()


def _for_end(observation: Observation) -> Advice:
    view: View = observation.view
    if len(view.table) == view.size:
        return OnlyWarriorsCount()
    return PiggyStays() if any(isinstance(move, p.Swap) for move in observation.legal) else BannerCanWait()


def _for_pick(observation: Observation, allies: tuple[Faction, ...], cell: Cell) -> Advice:
    """A picked card scores for its picker if it is an ally; an unknown one may be any that is nowhere in sight."""
    view, game = cast(View, observation.view), cast(Options, observation.game)
    picked = _at(view, cell)
    if picked and picked.card:
        return PickScores(picked.card, picked.card.level if picked.card.faction in allies else 0)
    unseen = Counter(p.parse_deck(game.deck))
    unseen.subtract(seen.card for seen in view.table if seen.card)
    unseen.subtract(view.hand)
    unseen.subtract(kept.card for seat, kept_there in enumerate(view.kept) if seat != view.seat for kept in kept_there)
    return UnknownPick(sum(n for card, n in unseen.items() if card.faction in allies), unseen.total())
