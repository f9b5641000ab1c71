"""Finds the turning points that a replay lists; each game's `moments.py` says which steps count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from poktail.core.game import AnyGame, Choice, Event, Seat

MOST = 12
"""How many turning points are listed, the latest of them."""


def took_lead(before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether one seat alone has the most now, and did not alone have the most before.

    >>> took_lead((2, 1, 0), (2, 2, 0)), took_lead((2, 2, 0), (2, 3, 0)), took_lead((2, 3, 0), (2, 4, 0))
    (False, True, False)
    """
    first = _leader(after)
    return first is not None and first != _leader(before)


def _leader(standing: Sequence[int]) -> Seat | None:
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None


def turning_points(moments: Any, game: AnyGame, steps: Iterable[Choice], seen: Callable[[Event], Any]) -> list[int]:
    """The versions of the events that tell the turning points; `seen` is what the reader learns of an event.

    `moments` is the game's module: `turned(game, before, after)` says whether the step between two positions was a
    turning point, and `TELLING` lists the kinds of events whose words tell one, the best first.
    """
    found, state, version, telling = list[int](), game.start(), 0, moments.TELLING
    telling_version: int | None = None
    for choice in steps:
        after, events = game.apply(state, choice)
        kinds = [(type(seen(event)), number) for number, event in enumerate(events, version + 1)]
        best = min(((telling.index(kind), number) for kind, number in kinds if kind in telling), default=None)
        telling_version = telling_version if best is None else best[1]
        if telling_version is not None and telling_version not in found[-1:] and moments.turned(game, state, after):
            found.append(telling_version)
        state, version = after, version + len(events)
    return found[-MOST:]
