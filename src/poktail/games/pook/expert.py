"""The level `expert`: searches over the positions that fit its observation, weighted by what Banners rivals show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from math import exp
from random import Random
from time import perf_counter
from typing import cast

import numpy as np

from poktail.core.game import Observation, Seat
from poktail.games.pook import bot
from poktail.games.pook import engine_search as tree
from poktail.games.pook import rules_events as happened
from poktail.games.pook.bot import Mind, weigh, worlds
from poktail.games.pook.engine import CODE, pack, seeded
from poktail.games.pook.engine_table import Array
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import ALLIES, Card, Faction
from poktail.games.pook.rules_state import Phase, State, View

PLAYOUTS = 200
"""How many playouts a decision takes unless its caller says otherwise."""
WORLDS = 128
"""How many positions are imagined for a decision."""
BATCH = 200
"""How many playouts are made between two looks at the clock."""
LAID, STRUCK, REVEALED = 0.5, 1.7, 0.2
"""How much each level of a Warrior laid, of one turned down or exchanged, and of one turned up, says for a Banner."""
PURSE, IN_HAND = -2.8, 0.2
"""How much a card laid as a Purse, and each level of a card in hand, says for a Banner with its faction.

These figures fit how `regular-1` plays (the real position among 60 others, in 150 matches of two), less sharply.
"""


def decide(observation: Observation, rng: Random, playouts: int = PLAYOUTS, seconds: float | None = None) -> Move:
    """The move tried most in this many playouts, or in fewer if the seconds run out; TIE is left to the regular bot."""
    moves: tuple[Move, ...] = observation.legal
    game, view = cast(Pook, observation.game), cast(View, observation.view)
    if len(moves) == 1 or view.phase is Phase.TIE:  # picks are made at once, and little is known about them
        return bot.decide(observation, rng)
    states = list(islice(worlds(observation, rng), WORLDS))
    packed = np.stack([pack(game, state) for state in states])
    weights = weigh_worlds(observation, states)
    generator = seeded(rng.getrandbits(48))
    if is_last_turn(game, view):
        values = np.zeros(len(moves))
        tree.last_turn(packed, np.array(weights), generator, values)
        return moves[int(values.argmax())]
    first = np.array(weigh(Mind(game, view), moves))
    tree.priors(first, len(moves))
    visits = tree_visits(packed, weights, first, generator, rng, playouts, seconds)
    best = max(range(len(moves)), key=lambda number: (visits.get(CODE[moves[number]], 0), first[number]))
    return moves[best]


def is_last_turn(game: Pook, view: View) -> bool:
    """Whether nobody lays a card after this turn."""
    left = game.size - len(view.table)
    return left == (view.phase in (Phase.BEFORE, Phase.LAY))


def tree_visits(
    packed: Array,
    weights: Sequence[float],
    first: Array,
    generator: Array,
    rng: Random,
    playouts: int,
    seconds: float | None,
) -> dict[int, int]:
    """How often the search tried each of the root's moves, by the engine's number."""
    until = None if seconds is None else perf_counter() + seconds
    links, totals = np.zeros((playouts + 2, tree.LINKS), np.int64), np.zeros(playouts + 2)
    done = 0
    while done < playouts and (until is None or perf_counter() < until):
        count = min(BATCH, playouts - done)
        order = np.array(rng.choices(range(len(weights)), weights, k=count))
        tree.search(packed, order, first, generator, links, totals)
        done += count
    found, child = dict[int, int](), int(links[0, tree.CHILD])
    while child:
        found[int(links[child, tree.CODE])] = int(links[child, tree.VISITS])
        child = int(links[child, tree.NEXT])
    return found


# Beliefs


def weigh_worlds(observation: Observation, states: Sequence[State]) -> list[float]:
    """How likely each position is by what the rivals did: they show Warriors of their Banner and keep its cards."""
    game, view = cast(Pook, observation.game), cast(View, observation.view)
    signs = [Counter[Faction]() for _ in range(game.sides)]
    for event in observation.events:
        for card, sign in shown(event.what):
            signs[event.what.seat % game.sides][card.faction] += sign
    rivals = [seat for seat in range(game.seats) if view.seat is None or seat % game.sides != view.seat % game.sides]
    weights = []
    for state in states:
        found = 0.0
        for seat in rivals:
            side = seat % game.sides
            banner = state.banners[side]
            for faction in ALLIES[banner] if banner else ():
                found += signs[side][faction] if seat == side else 0.0
                found += kept_back(state, seat, faction)
        weights.append(found)
    best = max(weights)
    likely = [exp(weight - best) for weight in weights]
    return [weight / sum(likely) for weight in likely]


def shown(what: object) -> list[tuple[Card, float]]:
    """The Warriors for or against which an event speaks, and how strongly."""
    if isinstance(what, happened.WarriorLaid):
        return [(what.card, LAID * what.card.level)]
    if isinstance(what, happened.TurnedDown):
        return [(what.card, -STRUCK * what.card.level)]
    if isinstance(what, happened.TurnedUp):
        return [(what.card, REVEALED * what.card.level)]
    if isinstance(what, happened.WarriorsExchanged):
        return [(what.given, STRUCK * what.given.level), (what.taken, -STRUCK * what.taken.level)]
    return []


def kept_back(state: State, seat: Seat, faction: Faction) -> float:
    """What a seat's hand, and the Purses that it laid, say for a faction of its Banner."""
    purses = sum(s.by == seat and s.card.faction is faction for s in state.table)
    return PURSE * purses + IN_HAND * sum(card.level for card in state.hands[seat] if card.faction is faction)
