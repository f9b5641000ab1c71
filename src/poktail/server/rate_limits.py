"""Token buckets for rate limits: http/middleware.py applies the one per address, settings.py has most rates."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_KEYS = 50_000


class TokenBuckets:
    """Allows each key `rate` actions a second and a burst; the least recently used keys are forgotten.

    >>> buckets = TokenBuckets(rate=2, burst=1, now=lambda: 0.0)
    >>> buckets.take("a"), round(buckets.take("a"), 2), buckets.take("b")
    (0.0, 0.5, 0.0)
    """

    __slots__ = ("_full", "_most", "_now", "_pace", "_until")

    def __init__(
        self, rate: float, burst: float, most: int = MAX_KEYS, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._pace = 1 / rate
        self._full = (burst + 1e-3) * self._pace  # a thousandth more, so that rounding never refuses an allowed action
        self._most = most
        self._now = now
        self._until: OrderedDict[str, float] = OrderedDict()  # when each bucket will be full again

    def take(self, key: str, cost: float = 1) -> float:
        """Count an action and return 0, or count nothing and return the seconds to wait."""
        now, until = self._now(), self._until
        due = max(until.get(key, now), now) + cost * self._pace
        wait = due - now - self._full
        if wait > 0:
            return wait
        until[key] = due
        until.move_to_end(key)
        if len(until) > self._most:
            until.popitem(last=False)
        return 0.0

    def give_back(self, key: str) -> None:
        """Take back the count of an action that turned out not to count."""
        if key in self._until:
            self._until[key] -= self._pace

    def __len__(self) -> int:
        return len(self._until)


def per_hour(count: int, now: Callable[[], float] = time.monotonic) -> TokenBuckets:
    """Allows each key that many actions an hour."""
    return TokenBuckets(count / 3600, count, now=now)
