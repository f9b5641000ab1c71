"""Ratings: a profile's strength in a game, from full rankings (Plackett–Luce); people and bots separately."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Literal

from poktail.core.game import Seat
from poktail.server.accounts.rating_weights import Weight

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


def in_full(_one: str, _other: str) -> float:
    """The weight of a result that counts in full."""
    return 1.0


def rate(
    payoffs: Sequence[int],
    sides: Sequence[Sequence[Seat]],
    entrants: Sequence[Entrant],
    known: Standing,
    weight: Weight = in_full,
    lost: Set[Seat] = frozenset(),
) -> dict[str, Rating]:
    """The new ratings of everybody whom this match rates; all others are unchanged.

    `weight` says what the result between two people counts for; between bots every result counts in full. A side with a
    seat in `lost` comes last, but only the people in these seats are rated for it, not their partners.

    Luce's choice axiom: a Plackett–Luce ranking restricted to some of its sides is a Plackett–Luce ranking of these.
    So each pool can be rated as if the other had not been at the table, without any loss or bias.
    """
    found: dict[str, Rating] = {}
    last = min(payoffs, default=0) - 1
    counted = [last if lost & set(side) else payoffs[side[0]] for side in sides]
    spared = {entrants[seat].who for side in sides if lost & set(side) for seat in side if seat not in lost}
    for pool in POOLS:
        for teams in _contests(counted, sides, entrants, pool):
            if len(teams) > 1:
                found |= _updated(teams, known, weight if pool == "person" else in_full)
    return {who: rating for who, rating in found.items() if who not in spared}


def _contests(
    counted: Sequence[int], sides: Sequence[Sequence[Seat]], entrants: Sequence[Entrant], pool: Pool
) -> Iterator[dict[Team, int]]:
    """The teams of one pool with what counts as their payoffs, in groups whose teams may be compared.

    A team's strength is the sum of its members' strengths, so unrated partners cancel out between two sides that have
    the same ones; sides whose unrated partners differ, or are unknown, are not compared.
    """
    held = Counter(entrant.who for entrant in entrants)
    contests: dict[Team, dict[Team, int]] = defaultdict(dict)
    for side, payoff in zip(sides, counted, strict=True):
        members, partners = list[str](), list[str]()
        for who, own in ((entrants[seat].who, entrants[seat].pool == pool) for seat in side):
            if who is None:
                break
            (members if own and held[who] == 1 else partners).append(who)  # nobody is rated against themselves
        else:
            if members:
                contests[tuple(sorted(partners))][tuple(sorted(members))] = payoff
    yield from contests.values()


def _updated(teams: Mapping[Team, int], known: Standing, weight: Weight) -> dict[str, Rating]:
    """The ratings after this ranking, each changed as much as the match counts; equal payoffs share a rank."""
    model = _model()
    order = sorted(teams, key=lambda team: (-teams[team], team))  # a fixed order, because sums of floats depend on it
    before = [[known.get(who, Rating()) for who in team] for team in order]
    after = model.rate(
        [[model.rating(mu=rating.mu, sigma=rating.sigma) for rating in team] for team in before],
        ranks=[-teams[team] for team in order],
    )
    found = dict[str, Rating]()
    for names, olds, news in zip(order, before, after, strict=True):
        others = [other for team in order if team is not names for other in team]
        for who, old, new in zip(names, olds, news, strict=True):
            share = sum(weight(who, other) for other in others) / len(others)
            found[who] = _part(old, Rating(new.mu, new.sigma, old.matches + 1), share)
    return found


def _part(old: Rating, new: Rating, share: float) -> Rating:
    """The rating after this share of a change."""
    if share == 1:
        return new
    variance = old.sigma**2 + share * (new.sigma**2 - old.sigma**2)
    return Rating(old.mu + share * (new.mu - old.mu), sqrt(variance), new.matches)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - late: nobody needs it to open a table

    return PlackettLuce(mu=MU, sigma=SIGMA)
