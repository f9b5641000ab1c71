"""A bot that remembers every hand shown and asks what the others, thinking likewise, will show next."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp

from poktail.core.game import Sight
from poktail.games.pok.rules import SYMBOLS, Counts, HandedOver, Pok, Revealed, Show, State, Symbol, Throw, View, judge

Mix = tuple[float, float, float]
"""How likely a seat shows a disc, a square, a triangle."""
Tally = int
"""How many show each symbol, in one number: 64 for a disc, 8 for a square, 1 for a triangle (at most 7 seats)."""

UNITS = (64, 8, 1)
ROUNDS = 5
CALM = 0.12
"""How far below the best choice, in hand-overs, a choice is still made now and then."""
HASTE = 0.35
"""How much one round less to go is worth in the race."""


def worlds(sight: Sight, rng: random.Random) -> Iterator[State]:  # noqa: ARG001
    """The only position there can be: everything is shown in the open, one just has to remember it (POK-9)."""
    view: View = sight.view
    state = State(view.round, remembered(sight), view.throw, view.idle, view.last, view.payoffs)
    while True:
        yield state


def remembered(sight: Sight) -> tuple[Counts, ...]:
    """Everybody's counters, from what was told."""
    n = sight.game.counters
    hands = [[n, n, n] for _ in range(sight.game.seats)]
    shown: dict[int, Symbol] = {}
    for heard in sight.told:
        what = heard.what
        if isinstance(what, Revealed):
            shown = {hand.seat: hand.symbol for hand in what.hands}
        elif isinstance(what, HandedOver):
            for seat in what.seats:
                hands[seat][SYMBOLS.index(shown[seat])] -= 1
    return tuple((d, s, t) for d, s, t in hands)


def decide(sight: Sight, rng: random.Random) -> Show:
    """What to show now."""
    if len(sight.legal) == 1:
        only: Show = sight.legal[0]
        return only
    seat, thrown = sight.seat, sight.view.throw
    hands = remembered(sight)
    mixes = expected(sight.game, hands, thrown)
    worth = worths(sight.game, hands, thrown, mixes, seat)
    mix = soft(worth, hands[seat], CALM)
    return rng.choices([Show(s) for s in SYMBOLS], mix)[0]
