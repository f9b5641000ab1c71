"""The rounds of a match, as a seat knows them from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from poktail.core.game import Seat, SeatEvent
from poktail.games.pok.rules import HandedOver, Revealed, Rolled, Symbol, Throw


class RevealedRound(NamedTuple):
    """A round: its throw, unless that was forgotten; what each seat showed; which seats handed it over."""

    throw: Throw | None
    shown: tuple[Symbol, ...]
    handed: tuple[Seat, ...]

    @property
    def lost(self) -> dict[Seat, Symbol]:
        """Who handed over what."""
        return {seat: self.shown[seat] for seat in self.handed}


def revealed_rounds(events: Iterable[SeatEvent]) -> Iterator[RevealedRound]:
    """Every round whose counters were revealed, in order (POK-9)."""
    thrown: Throw | None = None
    played: RevealedRound | None = None
    for event in events:
        what = event.what
        if isinstance(what, Rolled):
            thrown = what.throw
        elif isinstance(what, Revealed):
            if played is not None:
                yield played
            played, thrown = RevealedRound(thrown, tuple(hand.symbol for hand in what.hands), ()), None
        elif isinstance(what, HandedOver) and played is not None:
            played = played._replace(handed=what.seats)
    if played is not None:
        yield played
