"""How long bots think before they move: by the kind of decision, and never always the same."""

from __future__ import annotations

from random import Random

from poktail.server.storage.documents import Pace

PACES: dict[Pace, float] = {"relaxed": 1.5, "normal": 1.0, "quick": 0.4, "instant": 0.0}
FORCED = 0.25
NEXT_STEP = 0.4
SPREAD = (0.75, 1.5)
SHOWDOWN = 2.5


def think_time(average: float, pace: Pace, legal: int, same_turn: bool, rng: Random) -> float:
    """Seconds until a bot makes a move out of so many; `same_turn`: it is the next step of the turn it has begun.

    >>> think_time(2.0, "normal", legal=1, same_turn=False, rng=Random(1)) < 1
    True
    """
    kind = FORCED if legal == 1 else NEXT_STEP if same_turn else 1.0
    return average * PACES[pace] * kind * rng.uniform(*SPREAD)


def showdown_pause(average: float, pace: Pace) -> int:
    """Milliseconds that bots wait after a showdown, unless everybody present goes on earlier."""
    return round(average * PACES[pace] * SHOWDOWN * 1000)
