"""The events of Pook; if only one seat sees a card, the others get an event without the card."""

from __future__ import annotations

from dataclasses import dataclass

from poktail.core.game import Seat
from poktail.games.pook.rules_pieces import Banner, Card, Cell, Face, Faction


@dataclass(frozen=True, slots=True)
class Began:
    """Chance drew the first seat (POOK-5)."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class BannerDealt:
    """A seat, or the two seats of a team, got this Banner (POOK-3, POOK-22)."""

    seats: tuple[Seat, ...]
    banner: Banner


@dataclass(frozen=True, slots=True)
class BannerDealtFaceDown:
    """These seats got a Banner that only they see."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got this card (POOK-3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealtFaceDown:
    """A seat got a card that only it sees."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat has chosen which card to lay and which face to show."""

    seat: Seat
    card: Card
    face: Face


@dataclass(frozen=True, slots=True)
class ChosenFaceDown:
    """A seat has chosen a card; nobody else knows which card and face."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WarriorLaid:
    """A card was laid Warrior up (POOK-7)."""

    seat: Seat
    card: Card
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class PurseLaid:
    """A seat laid this card Purse up (POOK-6)."""

    seat: Seat
    card: Card
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class PurseLaidFaceDown:
    """A card was laid Purse up; only the seat that laid it knows its Warrior."""

    seat: Seat
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class Declined:
    """The Warrior's power was not used (POOK-8)."""

    seat: Seat
    faction: Faction
    clause: str


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """An Orc turned a Warrior to its Purse side (POOK-12)."""

    seat: Seat
    card: Card
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A Viking turned a Purse to its Warrior side (POOK-13)."""

    seat: Seat
    card: Card
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class Aimed:
    """A Mage chose the card it will exchange (POOK-14)."""

    seat: Seat
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class WarriorsExchanged:
    """A Mage exchanged one Warrior for another, in public (POOK-14)."""

    seat: Seat
    cell: Cell
    given: Card
    taken: Card
    clause: str


@dataclass(frozen=True, slots=True)
class PursesExchanged:
    """A seat's Mage laid this card as a Purse and took that one (POOK-14)."""

    seat: Seat
    cell: Cell
    given: Card
    taken: Card
    clause: str


@dataclass(frozen=True, slots=True)
class PursesExchangedFaceDown:
    """A Mage exchanged one Purse for another; only its seat saw the two cards."""

    seat: Seat
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class PiggySwapped:
    """Piggy and a card next to it changed places (POOK-16)."""

    seat: Seat
    origin: Cell
    cell: Cell
    clause: str


@dataclass(frozen=True, slots=True)
class BannerTaken:
    """A seat took an open Banner; the first of the match brings a point (POOK-23)."""

    seat: Seat
    banner: Banner
    first: bool
    clause: str


@dataclass(frozen=True, slots=True)
class Ended:
    """A seat ended its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew this card (POOK-9)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DrewFaceDown:
    """A seat drew a card that only it sees."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Score:
    """One side's Banner and its points on the table."""

    seats: tuple[Seat, ...]
    banner: Banner
    points: int


@dataclass(frozen=True, slots=True)
class BannersShown:
    """The last turn was over: all Banners were shown and counted (POOK-20)."""

    scores: tuple[Score, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Tied:
    """These seats are tied for first place with this many points (POOK-21)."""

    seats: tuple[Seat, ...]
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Picked:
    """One tied seat's pick and the Warrior it turned up."""

    seat: Seat
    cell: Cell
    card: Card


@dataclass(frozen=True, slots=True)
class PicksTurned:
    """All picks of a tie were turned up together (POOK-21)."""

    picks: tuple[Picked, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Won:
    """These seats had the highest score (POOK-20, POOK-21)."""

    seats: tuple[Seat, ...]
    points: int
    clause: str


What = (
    Began | BannerDealt | BannerDealtFaceDown | Dealt | DealtFaceDown | Chosen | ChosenFaceDown | WarriorLaid
    | PurseLaid | PurseLaidFaceDown | Declined | TurnedDown | TurnedUp | Aimed | WarriorsExchanged
    | PursesExchanged | PursesExchangedFaceDown | PiggySwapped | BannerTaken | Ended | Drew | DrewFaceDown
    | BannersShown | Tied | PicksTurned | Won
)  # fmt: skip
