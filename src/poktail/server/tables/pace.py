"""How long bots pause before a move and after a showdown: by the kind of decision, and varied at random."""

from __future__ import annotations

from random import Random

from poktail.server.storage.documents import Pace

PACES: dict[Pace, float] = {"relaxed": 1.5, "normal": 1.0, "quick": 0.4, "instant": 0.0}
NEXT_STEP = 0.4
SPREAD = (0.75, 1.5)
SHOWDOWN = 2.5


def think_time(average: float, pace: Pace, same_turn: bool, rng: Random) -> float:
    """Seconds until a bot moves; `same_turn`: it is the next step of the turn it has begun.

    The number of its legal moves must not matter: in a hidden hand it is a secret.

    >>> think_time(2.0, "normal", same_turn=True, rng=Random(1)) < 1.5
    True
    """
    kind = NEXT_STEP if same_turn else 1.0
    return average * PACES[pace] * kind * rng.uniform(*SPREAD)


def showdown_pause(average: float, pace: Pace) -> int:
    """Milliseconds that bots wait after a showdown, unless everybody present goes on earlier."""
    return round(average * PACES[pace] * SHOWDOWN * 1000)
