"""The expert: plays the solved game, but leans to a best response to what the others have shown, up to a bound.

Where no table fits the options, it uses the regular bot's estimates.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation, Seat
from poktail.games.pok import bot
from poktail.games.pok.bot import PLACE, Mix, Past, rules_of
from poktail.games.pok.expert_stage import Stage, stage_of
from poktail.games.pok.nash import table_of
from poktail.games.pok.rules import Counts, Pok, Show, Throw, View
from poktail.games.pok.rules_rounds import revealed_rounds
from poktail.games.pok.solve import shipped
from poktail.games.pok.solve_arrays import Array
from poktail.games.pok.solve_model import Frame

RISK = 0.03
"""How much of the pot any one of the others could gain in one decision by knowing how this seat leans."""
PRIOR = (0.6, 0.3, 0.1)
"""How likely a seat is to play the equilibrium, like the regular bot, or carelessly, before it has shown anything."""
DOUBT = 0.03
"""The least probability of a symbol in a model of a seat."""
ROUNDS = 40
"""How many of the latest rounds count as evidence."""
TINY = 1e-9
GRID = 20
"""Mixes are compared in steps of a twentieth."""


def decide(observation: Observation, rng: Random) -> Show:
    """Choose what to show."""
    moves: tuple[Show, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    return rng.choices(moves, [each.odds for each in evaluate(observation, rng)])[0]


def evaluate(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001 (nothing is random)
    """The expected share of the pot of each symbol, against what the others are expected to show."""
    game, seat, view = rules_of(observation), observation.seat, observation.view
    assert isinstance(view, View) and view.throw is not None and seat is not None
    if not is_solved(game):
        return _estimates(observation)
    past, frame, hands = remembered(game, observation)
    stage = stage_of(game, frame, view.throw, view.idle)
    mixes, trust = expected(game, past, hands, view.throw, stage, seat)
    values = stage.worth(seat, mixes)
    odds = lean(stage, seat, values, RISK * trust, hands[seat])
    places = [(move, PLACE[move.symbol]) for move in observation.legal]
    error = stage.doubt[seat]
    return tuple(Candidate(move, float(values[place]), error, float(odds[place])) for move, place in places)


@lru_cache(maxsize=256)
def is_solved(game: Pok) -> bool:
    """Whether there is a table for these options."""
    return shipped(game) is not None


def can_judge(game: Pok) -> bool:
    """Whether values are good enough for a review: without a table they are a rule of thumb."""
    return is_solved(game)


def is_exact(game: Pok) -> bool:
    """Whether values without an error are worked out from a solved game, given what the others are expected to show."""
    return is_solved(game)


def prepare() -> None:
    """Compile the solver or load its code, so that the first move takes no longer than others."""
    game = Pok(seats=3)
    model = table_of(game).model
    stage_of(game, Frame.start(model), model.throws[0], 0)


# What the others are expected to show


Shape = tuple[Past, Frame, int]
"""A past round, where the match stood, and how many idle rounds there had been."""


def remembered(game: Pok, observation: Observation) -> tuple[tuple[Shape, ...], Frame, tuple[Counts, ...]]:
    """The past rounds, where the match stands now, and all hands, from what everybody saw (POK-9).

    A round without its throw, which a level has forgotten, counts only for the hands.
    """
    model = table_of(game).model
    frame, idle, hands = Frame.start(model), 0, game.start().hands
    past = list[Shape]()
    for played in revealed_rounds(observation.events):
        past += [] if played.throw is None else [(Past(hands, played.throw, played.shown), frame, idle)]
        lost, idle = {seat: PLACE[symbol] for seat, symbol in played.lost.items()}, idle + 1
        if lost:
            frame, idle = frame.after(model, lost), 0
            hands = tuple(bot.less(hand, lost[seat]) if seat in lost else hand for seat, hand in enumerate(hands))
    return tuple(past), frame, hands


def expected(
    game: Pok, past: Sequence[Shape], hands: tuple[Counts, ...], thrown: Throw, stage: Stage, me: Seat
) -> tuple[list[Array], float]:
    """What each seat is expected to show, and how likely it is that none of the others plays the equilibrium."""
    signs = np.array([np.log(PRIOR)] * game.seats)
    for number in range(max(0, len(past) - ROUNDS), len(past)):
        signs += evidence(game, _latest(past[:number]), past[number])
    mixes, trust = list(stage.odds), 1.0
    for seat in range(game.seats):
        if seat != me:
            likely = np.exp(signs[seat] - signs[seat].max())
            likely /= likely.sum()
            mixes[seat] = likely @ models(game, _latest(past), hands, thrown, stage, seat)
            trust = min(trust, 1.0 - float(likely[0]))
    return mixes, trust


def _latest(past: Sequence[Shape]) -> tuple[Past, ...]:
    """The rounds that the regular bot remembers."""
    return tuple(shape[0] for shape in past[-bot.MEMORY :])


@lru_cache(maxsize=1 << 14)
def evidence(game: Pok, before: tuple[Past, ...], shape: Shape) -> Array:
    """[seat, model]: the logarithm of how likely each model was to show what was shown in this round."""
    past, frame, idle = shape
    stage = stage_of(game, frame, past.throw, idle)
    found = [
        models(game, before, past.hands, past.throw, stage, seat)[:, PLACE[symbol]]
        for seat, symbol in enumerate(past.shown)
    ]
    logs: Array = np.log(np.maximum(DOUBT, np.array(found)))
    return logs


def models(
    game: Pok, before: tuple[Past, ...], hands: tuple[Counts, ...], thrown: Throw, stage: Stage, seat: Seat
) -> Array:
    """[model, symbol]: the odds of each symbol in equilibrium, for the regular bot, and for a careless seat."""
    careless = bot.lean((0.0, 0.0, 0.0), hands[seat], 1.0)
    return np.array([stage.odds[seat], habit(game, before, hands, thrown, seat), careless])


@lru_cache(maxsize=1 << 14)
def habit(game: Pok, rounds: tuple[Past, ...], hands: tuple[Counts, ...], thrown: Throw, seat: Seat) -> Mix:
    """The odds with which the regular bot would choose in this seat."""
    minds, trust = bot.think(game, hands, thrown), bot.judged(game, rounds, seat)
    mixes = [bot.blend(trust[other], [mind[other] for mind in minds]) for other in range(game.seats)]
    worth = bot.answer(game, hands, thrown, mixes, seat)
    loose = sum(trust[other][0] for other in range(game.seats) if other != seat) / (game.seats - 1)
    return bot.lean(worth, hands[seat], bot.BOLD * loose + bot.WARY * (1 - loose))


# How far to lean


def lean(stage: Stage, seat: Seat, values: Array, risk: float, hand: Counts) -> Array:
    """The most valuable mix that is safe: no other seat that knew it would gain more than the risk over equilibrium."""
    own = stage.odds[seat]
    mixes = np.vstack((own, grid(tuple(count > 0 for count in hand))))
    safe = np.ones(len(mixes), bool)
    for other in range(len(stage.odds)):
        if other != seat:
            theirs = stage.between(other, seat)
            safe &= (mixes @ theirs.T).max(axis=1) <= float((theirs @ own).max()) + risk + TINY
    worth = np.where(safe, mixes @ values, -1.0)
    best: Array = mixes[int(worth.argmax())]
    return best


@lru_cache(maxsize=8)
def grid(held: tuple[bool, ...]) -> Array:
    """Mixes of these symbols."""
    steps = [
        (a, b, GRID - a - b)
        for a in range(GRID + 1 if held[0] else 1)
        for b in range(GRID + 1 - a if held[1] else 1)
        if held[2] or a + b == GRID
    ]
    return np.array(steps) / GRID


# Without a table


def _estimates(observation: Observation) -> tuple[Candidate, ...]:
    """The regular bot's estimates: the share of the race that each symbol leads to."""
    game, seat = rules_of(observation), observation.seat
    assert seat is not None
    hands, _ = bot.remember(observation)
    around = tuple(sorted(bot.kinds(hands[other]) for other in range(game.seats) if other != seat))
    paces = [bot.pace(game, hand, around if at == seat else bot.anybody(game)) for at, hand in enumerate(hands)]
    now = bot.shared(paces, seat)
    most = max(bot.shared(paces, seat, seat, after) for after in bot.paces_after(game, hands[seat], around)) - now
    worth, slack = bot.weigh(observation)
    mix = bot.lean(worth, hands[seat], slack)
    places = [(move, PLACE[move.symbol]) for move in observation.legal]
    shares = [min(1.0, max(0.0, now + worth[place] * (most or 1.0))) for _, place in places]
    return tuple(Candidate(move, share, 0.0, mix[place]) for (move, place), share in zip(places, shares, strict=True))
