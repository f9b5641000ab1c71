"""Sums up an arena: shares of the wins with 95 % intervals over blocks, ratings and speed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from poktail.bots.arena import Arena, Block
from poktail.core.evaluation import Z_95
from poktail.core.game import Seat, sides
from poktail.core.payoffs import share_of


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over blocks and half its 95 % interval; one block alone has no interval."""

    mean: float
    margin: float | None

    def __str__(self) -> str:
        margin = "" if self.margin is None else f" ± {self.margin * 100:.1f}"
        return f"{self.mean * 100:.1f}{margin}"


def share(blocks: Sequence[float]) -> Share:
    """The share and its interval, from the mean of each block: matches within a block are not independent.

    >>> str(share([0.25, 0.5, 0.25, 0.5]))
    '37.5 ± 14.1'
    """
    margin = Z_95 * stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else None
    return Share(fmean(blocks), margin)


def verdict(payoffs: tuple[int, ...], seat: Seat) -> tuple[Fraction, bool]:
    """A seat's share of the win, and whether it came last (nobody did worse, and somebody did better).

    >>> verdict((1, 1, 0), 0), verdict((1, 1, 0), 2)
    ((Fraction(1, 2), False), (Fraction(0, 1), True))
    """
    own = payoffs[seat]
    return share_of(payoffs, seat), min(payoffs) == own < max(payoffs)


def is_draw(payoffs: tuple[int, ...]) -> bool:
    """Whether everybody has the same result; such a match counts as a shared win.

    >>> is_draw((0, 0, 0)), is_draw((1, 1, -2))
    (True, False)
    """
    return len(set(payoffs)) == 1


class Report:
    """Sums up blocks, which are added in the order of `Arena.jobs`."""

    def __init__(self, arena: Arena) -> None:
        self.arena, self.game = arena, arena.game
        self.names = [bot.name for bot in arena.bots]
        self._wins = defaultdict[tuple[int, int], list[float]](list)
        self._last = defaultdict[tuple[int, int], list[float]](list)
        self._draws = defaultdict[tuple[int, int], list[float]](list)
        self._moves, self._seconds = Counter[int](), defaultdict[int, float](float)
        self._model = PlackettLuce(tau=0)  # a bot does not change between two matches
        self.ratings = [self._model.rating() for _ in arena.bots]

    def add(self, block: Block) -> None:
        """Add the results of a block."""
        pair, found = (block.odd, block.table), [verdict(each, seat) for seat, each in enumerate(block.payoffs)]
        self._wins[pair].append(float(sum(won for won, _ in found) / len(found)))
        self._last[pair].append(sum(last for _, last in found) / len(found))
        self._draws[pair].append(fmean(map(is_draw, block.payoffs)))
        for bot, moves, seconds in zip(pair, block.moves, block.seconds, strict=True):
            self._moves[bot] += moves
            self._seconds[bot] += seconds
        for seat, payoffs in enumerate(block.payoffs):
            self._rate(block, seat, payoffs)

    def _rate(self, block: Block, seat: Seat, payoffs: tuple[int, ...]) -> None:
        """Rate the odd one out against one opponent, each in turn, because a bot cannot be rated in several seats.

        A Plackett–Luce ranking restricted to two seats is a Plackett–Luce ranking of these two.
        """
        own = next(side for side in sides(self.game) if seat in side)
        others = [other for other in range(self.game.seats) if other not in own]
        rival = others[block.number % len(others)]
        teams = [[self.ratings[block.odd]], [self.ratings[block.table]]]
        rated = self._model.rate(teams, ranks=[-payoffs[seat], -payoffs[rival]])
        self.ratings[block.odd], self.ratings[block.table] = rated[0][0], rated[1][0]

    @property
    def blocks(self) -> int:
        """How many blocks each bot played at a table of each other."""
        return min(map(len, self._wins.values()), default=0)

    def wins(self, odd: int, table: int) -> Share:
        """How much of the wins the odd one out has; a shared win counts in part."""
        return share(self._wins[odd, table])

    def last(self, odd: int, table: int) -> Share:
        """How often the odd one out comes last."""
        return share(self._last[odd, table])

    def draws(self, odd: int, table: int) -> Share:
        """How often everybody at that table has the same result."""
        return share(self._draws[odd, table])

    @property
    def has_draws(self) -> bool:
        """Whether any match was a draw between everybody."""
        return any(map(any, self._draws.values()))

    def speed(self, bot: int) -> float | None:
        """The bot's moves per second of its own time."""
        return self._moves[bot] / self._seconds[bot] if self._seconds[bot] else None

    def json(self, seconds: float) -> str:
        """The report as JSON; all of it but `timing` is the same for the same arena."""
        names = self.names
        found: dict[str, Any] = {
            "game": self.arena.game_id,
            "options": json.loads(self.arena.options),
            "seed": self.arena.seed,
            "bots": names,
            "matches": self.blocks * self.game.seats,
            "blocks": self.blocks,
            "fair_share": 1 / self.game.seats,
            "matrix": [
                {"odd": names[pair[0]], "table": names[pair[1]]}
                | {"wins": asdict(self.wins(*pair)), "last": asdict(self.last(*pair))}
                | {"draws": asdict(self.draws(*pair))}
                for pair in self._wins
            ],
            "ratings": {names[bot]: {"mu": each.mu, "sigma": each.sigma} for bot, each in enumerate(self.ratings)},
            "timing": {
                "seconds": seconds,
                "moves_per_second": {name: self.speed(bot) for bot, name in enumerate(names)},
            },
        }
        return json.dumps(found, ensure_ascii=False, indent=2)
