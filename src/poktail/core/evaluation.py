"""Candidate: a legal move as a bot judges it: its value, the error of that, and how likely the bot is to play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

Z_95: Final = 1.96
"""Standard errors in half of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as a bot judges it from its seat's observation.

    `value` is the expected share of the pot: 1 for winning alone, 1/k for sharing the win with k - 1 others, 0 for
    losing. `error` is half of a 95 % interval around it, 0 if the value is exact. `odds` says how likely the bot is to
    play the move; the odds of all candidates add up to 1.
    """

    move: Any
    value: float
    error: float
    odds: float
