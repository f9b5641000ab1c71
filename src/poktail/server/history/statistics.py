"""Statistics of a profile: sums over what its seats could see in finished matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from poktail.core.game import Figure, Seat
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.server.errors import MatchRunning

KNOWN = 20_000
"""The figures of how many seats of finished matches are kept in memory."""

Key = tuple[str, Seat]
"""A match and a seat in it."""


def figures_of(match: Match, seat: Seat) -> tuple[Figure, ...]:
    """The game's figures for one seat of a finished match; none for a game that has no statistics of its own."""
    if match.payoffs is None:
        raise MatchRunning()
    entry = find(match.game.id)
    if not entry.has("statistics"):
        return ()
    found: tuple[Figure, ...] = entry.layer("statistics").figures(match.observation(seat))
    return found


def is_win(payoffs: Sequence[int], seat: Seat) -> bool:
    """Whether nobody did better than this seat and somebody did worse: a draw of all is no win.

    >>> is_win((1, 1, -1), 0), is_win((0, 0, 0), 0)
    (True, False)
    """
    return payoffs[seat] == max(payoffs) > min(payoffs)


def total(figures: Iterable[Figure]) -> list[Figure]:
    """Each figure over several matches, in the order of their first; of scores the highest.

    >>> total([Figure("bluffs", 1, 2), Figure("points", 9), Figure("bluffs", 3, 3), Figure("points", 7)])
    [Figure(name='bluffs', count=4, chances=5), Figure(name='points', count=9, chances=None)]
    """
    found = dict[str, Figure]()
    for one in figures:
        old = found.setdefault(one.name, replace(one, count=0, chances=None if one.chances is None else 0))
        if one.chances is None or old.chances is None:
            found[one.name] = replace(old, count=max(old.count, one.count))
        else:
            found[one.name] = replace(old, count=old.count + one.count, chances=old.chances + one.chances)
    return list(found.values())


@dataclass(eq=False)
class KnownFigures:
    """The figures of finished matches, which never change; the first that were stored are dropped first."""

    _known: dict[Key, tuple[Figure, ...]] = field(default_factory=dict)

    def get(self, key: Key) -> tuple[Figure, ...] | None:
        """The figures of that seat, if they are known."""
        return self._known.get(key)

    def put(self, key: Key, figures: tuple[Figure, ...]) -> None:
        """Keep the figures of that seat."""
        if len(self._known) >= KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = figures
