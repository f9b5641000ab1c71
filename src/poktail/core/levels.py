"""Behaviour and Temper: the parameters of a bot level, which bots/levels.py uses."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Temper(Enum):
    """What a bot prefers among moves that are about equally good."""

    BOLD = "bold"
    CAREFUL = "careful"
    SUSPICIOUS = "suspicious"


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How a level plays a game; `games/<id>/levels.py` has one for each level below the expert.

    A move that is worth `slack` less than the best one is chosen 1/e times as often, so mistakes happen where moves are
    close. `memory` is how many rounds the seat remembers; None: all of them. `ahead`: it judges moves as the expert
    does; otherwise by the estimates that the bot makes at first sight, and then `slack` is in their unit. `effort` is
    how long the expert may search, in the expert's own unit; None: as long as it usually does.
    """

    slack: float
    memory: int | None = None
    ahead: bool = True
    effort: int | None = None
