"""Ratings: a profile's strength in a game, from full rankings (Plackett–Luce); people and bots separately."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from poktail.core.game import Seat

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Pool = Literal["person", "bot"]
POOLS: tuple[Pool, ...] = ("person", "bot")

MU = 25.0
SIGMA = MU / 3
SETTLED = SIGMA * 3 / 4
"""A rating with a sigma above this is provisional: for about ten matches with two seats, or twenty full rankings of
six; for more where only one of many loses, because that says little about the others.
"""

BEGINNING = 1000
POINT = 30
"""Leaderboard points per unit of `mu`: 400 / (ln 10 · β · √2) = 29.5, so that 400 points mean odds of about 10 : 1."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimated strength `mu` with uncertainty `sigma`, after this many rated matches."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0

    @property
    def provisional(self) -> bool:
        """Whether the rating is still too uncertain to be shown as settled."""
        return self.sigma > SETTLED


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who sat in a seat: an id that is unique among people and bots, or None for a deleted profile."""

    who: str | None
    pool: Pool


Standing = Mapping[str, Rating]
Team = tuple[str, ...]


def shown(rating: Rating) -> int:
    """The leaderboard number: 1000 at first, then a cautious estimate of the strength (μ − 3σ).

    >>> shown(Rating()), shown(Rating(mu=30, sigma=2, matches=50))
    (1000, 1720)
    """
    return round(BEGINNING + POINT * (rating.mu - 3 * rating.sigma))


def rate(
    payoffs: Sequence[int], sides: Sequence[Sequence[Seat]], entrants: Sequence[Entrant], known: Standing
) -> dict[str, Rating]:
    """The new ratings of everybody whom this match rates; all others are unchanged.

    Luce's choice axiom: a Plackett–Luce ranking restricted to some of its sides is a Plackett–Luce ranking of these.
    So each pool can be rated as if the other had not been at the table, without any loss or bias.
    """
    found: dict[str, Rating] = {}
    for pool in POOLS:
        for teams in _contests(payoffs, sides, entrants, pool):
            if len(teams) > 1:
                found |= _updated(teams, known)
    return found


def _contests(
    payoffs: Sequence[int], sides: Sequence[Sequence[Seat]], entrants: Sequence[Entrant], pool: Pool
) -> Iterator[dict[Team, int]]:
    """The teams of one pool with their payoffs, grouped so that all teams in a group may be compared.

    A team's strength is the sum of its members' strengths, so unrated partners cancel out between two sides that have
    the same ones; sides whose unrated partners differ, or are unknown, are not compared.
    """
    held = Counter(entrant.who for entrant in entrants)
    contests: dict[Team, dict[Team, int]] = defaultdict(dict)
    for side in sides:
        members, partners = list[str](), list[str]()
        for who, own in ((entrants[seat].who, entrants[seat].pool == pool) for seat in side):
            if who is None:
                break
            (members if own and held[who] == 1 else partners).append(who)  # nobody is rated against themselves
        else:
            if members:
                contests[tuple(sorted(partners))][tuple(sorted(members))] = payoffs[side[0]]
    yield from contests.values()


def _updated(teams: Mapping[Team, int], known: Standing) -> dict[str, Rating]:
    """The ratings after this ranking; equal payoffs share a rank."""
    model = _model()
    order = sorted(teams, key=lambda team: (-teams[team], team))  # a fixed order, because sums of floats depend on it
    before = [[known.get(who, Rating()) for who in team] for team in order]
    after = model.rate(
        [[model.rating(mu=rating.mu, sigma=rating.sigma) for rating in team] for team in before],
        ranks=[-teams[team] for team in order],
    )
    return {
        who: Rating(new.mu, new.sigma, old.matches + 1)
        for names, olds, news in zip(order, before, after, strict=True)
        for who, old, new in zip(names, olds, news, strict=True)
    }


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - late: nobody needs it to open a table

    return PlackettLuce(mu=MU, sigma=SIGMA)
