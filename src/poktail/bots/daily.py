"""The daily deal: one position a day, in which people look for the move that the strongest bot prefers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from poktail.bots.coach import reason_for
from poktail.bots.levels import LEVELS, bot, evaluation, strongest
from poktail.core.fair import Fair
from poktail.core.game import Observation, Seat
from poktail.core.match import Match
from poktail.core.registry import Entry

ATTEMPTS = 100
"""How many deals are tried until one has a decision that is worth asking."""
LATEST = 4
"""How many such decisions of the seat pass at most before the one that is asked."""
PLAYS = LEVELS[-2]
"""The level of the bots that play until then: an expert may search for a second, and a deal takes many moves."""
TRIES, AGREED = 8, 6
"""A decision is clear if the strongest bot, asked this often, makes the best move at least that often."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A match that waits for one seat, and the strongest bot's estimate of each of its legal moves."""

    match: Match
    fair: Fair
    seat: Seat
    estimates: tuple[float, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each legal move: 100 for the best, 0 for the worst."""
        return scores(self.estimates)

    @property
    def best(self) -> Any:
        """The move with the best estimate."""
        return self.match.legal(self.seat)[self.estimates.index(max(self.estimates))]

    @property
    def reason(self) -> Any:
        """What the game says for the best move, if it says anything."""
        return reason_for(self.match.observation(self.seat), (self.best,))


def deal(entry: Entry, seed: bytes, day: str) -> Deal:
    """The deal of that day: the same for the same seed.

    After a deal without a good decision another one from the same seed is tried. The seat that is asked contributes the
    day and the number of the attempt, so that each has its own chance and can be verified like a match.
    """
    for attempt in range(ATTEMPTS):
        found = _attempt(entry, seed, f"{day} {attempt}")
        if found is not None:
            return found
    raise RuntimeError(f"{entry.id}: no deal has a decision that is worth asking")


def _attempt(entry: Entry, seed: bytes, label: str) -> Deal | None:
    """Let bots play until the seat has to make a good decision; None if the match ends before.

    Seat and decision are chosen by what everybody knows, and by what this seat sees: that it is asked now tells it
    nothing about what it does not see.
    """
    game, public = entry.game(), Random(f"{entry.id} {label}")
    seat, left = public.randrange(game.seats), public.randrange(LATEST + 1)
    fair = Fair(seed, tuple(label.encode() if other == seat else b"" for other in range(game.seats)))
    match, decide, rng = Match(game, fair.draw), bot(entry, PLAYS), Random(seed + label.encode())
    while match.payoffs is None:
        found = estimates(entry, match.observation(seat), label) if seat in match.waiting else None
        if found is not None:
            if left == 0:
                return Deal(match, fair, seat, found)
            left -= 1
        for other in match.waiting:
            match.commit(other, decide(match.observation(other), rng))
    return None


def estimates(entry: Entry, seen: Observation, label: str) -> tuple[float, ...] | None:
    """The strongest bot's estimate of each legal move, from this observation alone; None: not worth asking.

    A game's `daily.py` says which decisions are worth asking. An expert says what the moves are worth; without one, it
    is what `daily.py` says, or else how often the bot makes each of them.
    """
    if len(seen.legal) < 2:
        return None
    own = entry.layer("daily").estimates(seen, Random(label)) if entry.has("daily") else ()
    if own is None:
        return None
    judge = evaluation(entry)
    if judge is not None:
        judged = [judge(seen, Random(f"{label} {number}")) for number in range(2)]
        if judged[0] != judged[1]:  # a search judges a little differently each time
            judged += [judge(seen, Random(f"{label} {number}")) for number in range(2, TRIES)]
        found = tuple(fmean(each.value for each in every) for every in zip(*judged, strict=True))
        odds = [fmean(each.odds for each in every) for every in zip(*judged, strict=True)]
    else:
        decide = strongest(entry)
        made = Counter(decide(seen, Random(f"{label} {number}")) for number in range(TRIES))
        odds = [made[move] / TRIES for move in seen.legal]
        found = tuple(own or odds)
    clear = odds[found.index(max(found))] * TRIES >= AGREED or not own
    return found if clear and min(found) < max(found) else None


def scores(values: Sequence[float]) -> tuple[int, ...]:
    """From 0 for the worst to 100 for the best.

    >>> scores((1.5, -0.5, 1.0))
    (100, 0, 75)
    """
    low, high = min(values), max(values)
    return tuple(round(100 * (value - low) / (high - low)) for value in values)
