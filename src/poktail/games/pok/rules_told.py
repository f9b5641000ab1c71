"""The rounds of a match as a seat was told of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from poktail.core.game import Seat, SeatEvent
from poktail.games.pok.rules import HandedOver, Revealed, Rolled, Symbol, Throw


class Told(NamedTuple):
    """A round: its throw, unless that was forgotten; what each seat showed; which seats handed it over."""

    throw: Throw | None
    shown: tuple[Symbol, ...]
    handed: tuple[Seat, ...]

    @property
    def lost(self) -> dict[Seat, Symbol]:
        """Who handed over what."""
        return {seat: self.shown[seat] for seat in self.handed}


def rounds_told(events: Iterable[SeatEvent]) -> Iterator[Told]:
    """Every round whose counters were revealed, in order (POK-9)."""
    thrown: Throw | None = None
    told: Told | None = None
    for event in events:
        what = event.what
        if isinstance(what, Rolled):
            thrown = what.throw
        elif isinstance(what, Revealed):
            if told is not None:
                yield told
            told, thrown = Told(thrown, tuple(hand.symbol for hand in what.hands), ()), None
        elif isinstance(what, HandedOver) and told is not None:
            told = told._replace(handed=what.seats)
    if told is not None:
        yield told
