"""How long bots pause before a move and after a showdown: by the kind of decision, and varied at random."""

from __future__ import annotations

from random import Random
from typing import Any

from poktail.core.decisions import Kind
from poktail.core.game import Seat
from poktail.core.registry import Entry
from poktail.server.storage.documents import Pace

PACES: dict[Pace, float] = {"relaxed": 1.5, "normal": 1.0, "quick": 0.4, "instant": 0.0}
NEXT_STEP = 0.4
"""How much of the time for a choice the next step of a turn takes."""
SPREAD: dict[Kind, tuple[float, float]] = {
    Kind.CHOICE: (0.75, 1.5),
    Kind.JUDGEMENT: (0.75, 1.5),
    Kind.FORCED: (0.2, 0.45),
}
"""The shortest and the longest time for each kind of decision, as multiples of the average."""
READ_ALOUD = 0.75
"""The least time that a claim stands at any pace but instant: of two seconds on average, one and a half."""
SHOWDOWN = 2.5


def kind_of(entry: Entry, view: Any, seat: Seat) -> Kind:
    """What kind of decision a spectator's view shows; the next step of a turn is known without the game."""
    if not entry.has("pace"):
        return Kind.CHOICE
    found: Kind = entry.layer("pace").kind(view, seat)
    return found


def think_time(average: float, pace: Pace, same_turn: bool, rng: Random, kind: Kind = Kind.CHOICE) -> float:
    """Seconds until a bot moves; `same_turn`: it is the next step of the turn it has begun.

    The number of its legal moves must not matter: in a hidden hand it is a secret.

    >>> think_time(2.0, "normal", same_turn=True, rng=Random(1)) < 1.5
    True
    """
    factor = PACES[pace] * (NEXT_STEP if same_turn and kind is Kind.CHOICE else 1.0)
    low, high = (factor * bound for bound in SPREAD[kind])
    least = READ_ALOUD if kind is Kind.JUDGEMENT and factor else 0.0
    return average * (max(low, least) + rng.uniform(0.0, high - low))


def showdown_pause(average: float, pace: Pace) -> int:
    """Milliseconds that bots wait after a showdown, unless everybody present goes on earlier."""
    return round(average * PACES[pace] * SHOWDOWN * 1000)
