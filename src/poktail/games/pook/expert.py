"""The level `expert`: a search over the positions that fit its observation, weighted by what others have shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple, cast

import numpy as np

from poktail.core.evaluation import Z_95, Candidate
from poktail.core.game import Observation, Seat
from poktail.games.pook import engine_ends as ends
from poktail.games.pook import engine_search as tree
from poktail.games.pook import engine_worlds
from poktail.games.pook.bot import Mind, promise, unseen, weigh
from poktail.games.pook.engine import CODE, pack, seeded
from poktail.games.pook.engine_policy import PROMISED
from poktail.games.pook.engine_table import Array
from poktail.games.pook.expert_beliefs import Scene, likely
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Take
from poktail.games.pook.rules_state import Phase, View

PLAYOUTS = 200
"""How many playouts a decision takes unless its caller says otherwise."""
BATCH = 200
"""How many playouts are made between two looks at the clock."""
WORLDS = 1024
"""How many positions are imagined for a decision; playouts start from those drawn by their likelihood."""
SAMPLE = 200
"""In how many positions every way through the last turn, and every pick of a tie, is tried."""
DECIDED = 8.0
"""The odds of a move are its visits to this power, so that only moves about as good as the best are played."""
SLOPE, TRUST = 0.05, 4
"""Before a search: how much more often a move wins for each point of gain, and as how many playouts this counts."""


def decide(observation: Observation, rng: Random, playouts: int = PLAYOUTS, seconds: float | None = None) -> Move:
    """A move, by the odds of `evaluate`."""
    moves: tuple[Move, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    odds = [candidate.odds for candidate in evaluate(observation, rng, playouts, seconds)]
    return rng.choices(moves, odds)[0]


def evaluate(
    observation: Observation,
    rng: Random,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    greedy: bool = False,
) -> tuple[Candidate, ...]:
    """What this many playouts, or fewer if the seconds run out, expect of each legal move.

    A value is the mean of the playouts that began with the move, in which everybody goes on as the search does.
    `greedy`: the search assumes rivals who look no further than their next gain.
    """
    game, view = cast(Pook, observation.game), cast(View, observation.view)
    dice = Dice(rng, seeded(rng.getrandbits(48)))
    worlds, signs = Scene(observation).imagine(WORLDS, dice.compiled)
    weights = likely(signs).tolist()
    if view.phase is Phase.TIE or is_last_turn(game, view):
        found = _ended(observation, worlds[dice.worlds(weights, SAMPLE)], dice)
    else:
        gains = root_gains(observation)
        first = gains.copy()
        tree.priors(first, len(first))

        def grow(count: int, links: Array, totals: Array) -> None:
            tree.search(worlds, dice.worlds(weights, count), first, greedy, dice.compiled, links, totals)

        found = _judged(observation, gains, first, *_grown(grow, playouts, seconds))
    pot = game.sides / game.seats  # partners share what their team wins
    columns = (found.values * pot, found.errors() * pot, found.odds)
    return tuple(map(Candidate, observation.legal, *(column.tolist() for column in columns)))


class Dice(NamedTuple):
    """Where randomness comes from: Python's generator, and one for compiled code that it has seeded."""

    rng: Random
    compiled: Array

    def worlds(self, weights: Sequence[float], count: int) -> Array:
        """The numbers of this many positions, drawn by their weights."""
        return np.array(self.rng.choices(range(len(weights)), weights, k=count), np.int64)


class Found(NamedTuple):
    """For each legal move its side's share of the win, how many playouts that rests on, and its odds."""

    values: Array
    counts: Array
    odds: Array

    def errors(self) -> Array:
        """Half of a 95 % interval around each value; it is above 0 even if all playouts agree."""
        spread = (self.values * self.counts + 1) / (self.counts + 2)
        found: Array = Z_95 * np.sqrt(spread * (1 - spread) / (self.counts + 2))
        return found


def prepare() -> None:
    """Compile the engine or load its code, so that the first move takes no longer than others."""
    game, generator, nothing = Pook(seats=2), seeded(0), np.zeros(0, np.int64)
    worlds, values = pack(game, game.start())[None], np.zeros((0, tree.TOTALS))
    engine_worlds.imagine(
        worlds[0], 0, nothing, nothing, nothing, nothing, nothing, nothing,
        np.zeros((2, 4, engine_worlds.PUBLIC)), generator, worlds[:0], np.zeros((0, engine_worlds.SIGNS)),
    )  # fmt: skip
    tree.priors(np.zeros(1), 1)
    tree.search(worlds, nothing, np.zeros(1), False, generator, np.zeros((1, tree.LINKS), np.int64), values)
    ends.last_turn(worlds, generator, values)
    ends.break_tie(worlds, 0, nothing, generator, values)


def is_last_turn(game: Pook, view: View) -> bool:
    """Whether nobody lays a card after this turn."""
    left = game.size - len(view.table)
    return left == (view.phase in (Phase.BEFORE, Phase.LAY))


def root_gains(observation: Observation) -> Array:
    """What the regular bot expects each legal move to gain, in points."""
    game, view = cast(Pook, observation.game), cast(View, observation.view)
    gains = weigh(Mind(game, view), observation.legal)
    offers = [number for number, move in enumerate(observation.legal) if isinstance(move, Take)]
    pool = unseen(game, view) if offers else []
    promises = {number: promise(view, observation.legal[number].banner, pool) for number in offers}
    for number in offers:  # as in the search; the regular bot does not estimate these
        gains[number] = 1.0 + PROMISED * (promises[number] - max(promises.values()))
    return np.array(gains)


def _ended(observation: Observation, worlds: Array, dice: Dice) -> Found:
    """What the moves of a last turn or a tie lead to in these positions; the best are equally likely."""
    found = np.zeros((len(observation.legal), tree.TOTALS))
    if cast(View, observation.view).phase is Phase.TIE:
        moves = np.array([CODE[move] for move in observation.legal], np.int64)
        ends.break_tie(worlds, cast(Seat, observation.seat), moves, dice.compiled, found)
    else:
        ends.last_turn(worlds, dice.compiled, found)
    best = found[:, tree.RESULT] > found[:, tree.RESULT].max() - 1e-9
    return Found(found[:, tree.SHARE].clip(0.0, 1.0), np.full(len(found), len(worlds)), best / best.sum())


def _grown(grow: Callable[[int, Array, Array], None], playouts: int, seconds: float | None) -> tuple[Array, Array]:
    """The links and totals of a tree of this many playouts, or of fewer if the seconds run out."""
    until = None if seconds is None else perf_counter() + seconds
    links, totals = np.zeros((playouts + 2, tree.LINKS), np.int64), np.zeros((playouts + 2, tree.TOTALS))
    done = 0
    while done < playouts and (until is None or perf_counter() < until):
        count = min(BATCH, playouts - done)
        grow(count, links, totals)
        done += count
    return links, totals


def _judged(observation: Observation, gains: Array, first: Array, links: Array, totals: Array) -> Found:
    """What a tree says about the root's moves.

    The share expected before the search counts as a few playouts; for a move never tried it is all there is.
    """
    nodes, child = dict[int, int](), int(links[0, tree.CHILD])
    while child:
        nodes[int(links[child, tree.CODE])] = child
        child = int(links[child, tree.NEXT])
    at = np.array([nodes.get(CODE[move], 0) for move in observation.legal])
    visits, shares = np.where(at, links[at, tree.VISITS], 0), np.where(at, totals[at, tree.SHARE], 0.0)
    mean = shares.sum() / visits.sum() if visits.any() else 1 / cast(Pook, observation.game).sides
    expected = (mean + SLOPE * (gains - gains.max())).clip(0.0, 1.0)
    liking = visits if visits.any() else first
    odds = (liking / liking.max()) ** DECIDED
    return Found((shares + TRUST * expected) / (visits + TRUST), visits + TRUST, odds / odds.sum())
