"""The options that the parts of Pook's rules depend on."""

from __future__ import annotations

from typing import Protocol

from poktail.core.game import Seat


class Options(Protocol):
    """A game's options and what follows from them; `Pook` in rules.py is the only implementation."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def sides(self) -> int:
        """The number of sides: seats or teams."""

    @property
    def size(self) -> int:
        """How many cards are laid in a match."""

    @property
    def hand(self) -> int:
        """How many cards a seat is dealt."""

    @property
    def columns(self) -> int:
        """The width of the grid."""

    @property
    def rows(self) -> int:
        """The height of the grid."""

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards, a line for each faction."""

    @property
    def open_banners(self) -> bool:
        """Whether Banners are open and can be taken (POOK-23)."""

    def members(self, sides: tuple[int, ...]) -> tuple[Seat, ...]:
        """The seats of these sides."""
