"""Hints in a terminal: what the coach advises from the seat's own observation, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poktail.core.errors import RuleError
from poktail.core.game import Seat
from poktail.core.match import Match
from poktail.i18n import Words

KEYS = ("h", "hint")
"""What asks for a hint."""


class NotAlone(RuleError):
    """Hints are for one person who plays alone with bots."""


def check_alone(people: int) -> None:
    """Refuse hints unless exactly one person plays at this terminal."""
    if people != 1:
        raise NotAlone()


def hint(words: Words, match: Match, seat: Seat) -> str:
    """The advised moves for this seat and why, from nothing but its observation."""
    from poktail.bots import coach  # noqa: PLC0415  # slow to import

    found = coach.hint(match.observation(seat))
    return sentence(words, found.moves, found.reason)


def sentence(words: Words, moves: Sequence[Any], reason: Any) -> str:
    """A hint in words: the moves for the rest of this turn, and the reason for them."""
    why = words("hint-strongest") if reason is None else words.tell(reason)
    return words("hint", moves=listed(words, moves), why=why)


def listed(words: Words, moves: Sequence[Any]) -> str:
    """The moves of a hint in words, in one line."""
    return " · ".join(words.tell(move) for move in moves)
