"""How the levels play Pook: what they forget, how exactly they choose, and what each temper likes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.levels import Behaviour, Temper
from poktail.games.pook import rules_events as happened
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.bot import Mind, promise, unseen, weigh
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Face
from poktail.games.pook.rules_state import Seen, View

LEVELS = {
    "beginner": Behaviour(slack=6.0, memory=2, ahead=False),
    "casual": Behaviour(slack=1.5, memory=6, ahead=False),
    "strong": Behaviour(slack=0.05, ahead=False),
}
EXPERT_NEEDS = ("numba",)
DEAL = (
    happened.Began,
    happened.BannerDealt,
    happened.BannerDealtFaceDown,
    happened.Dealt,
    happened.DealtFaceDown,
)
LAID = (happened.WarriorLaid, happened.PurseLaid, happened.PurseLaidFaceDown)
"""Each turn has one of these."""
BEHAVIOUR = (happened.TurnedDown, happened.TurnedUp, happened.WarriorsExchanged, happened.PursesExchanged)


def estimates(observation: Observation, rng: Random) -> tuple[Candidate, ...]:  # noqa: ARG001 (nothing is random)
    """The bot's gain of each move, in points."""
    view, game = cast(View, observation.view), cast(Pook, observation.game)
    moves: tuple[Move, ...] = observation.legal
    if any(isinstance(move, p.Take) for move in moves):
        pool = unseen(game, view)
        gains = [promise(view, move.banner, pool) if isinstance(move, p.Take) else 0.0 for move in moves]
    else:
        gains = weigh(Mind(game, view), moves)
    top = [gain > max(gains) - 1e-9 for gain in gains]
    return tuple(Candidate(move, gains[at], 0.0, top[at] / sum(top)) for at, move in enumerate(moves))


def likes(temper: Temper, observation: Observation, move: Move) -> bool:  # noqa: ARG001 (the move says enough)
    """Bold: showing Warriors and using their powers. Careful: Purses. Suspicious: moving Piggy."""
    if isinstance(move, p.Choose):
        return temper is (Temper.BOLD if move.face is Face.WARRIOR else Temper.CAREFUL)
    if isinstance(move, p.Swap):
        return temper is Temper.SUSPICIOUS
    return isinstance(move, p.Aim) and temper is Temper.BOLD


def forget(observation: Observation, memory: int) -> Observation:
    """What a seat remembers: cards turned face down, and who did what, but only of the last turns."""
    view = cast(View, observation.view)
    laid = [event.version for event in observation.events if isinstance(event.what, LAID)]
    since = laid[-memory] if len(laid) >= memory else 0
    late = [event.what for event in observation.events if event.version >= since]
    fresh = {getattr(what, "cell", None) for what in late} | {getattr(what, "origin", None) for what in late}

    def known(seen: Seen) -> bool:
        return seen.up or seen.by == view.seat or seen.cell in fresh

    table = tuple(seen if known(seen) else replace(seen, card=None) for seen in view.table)
    kept = [event for event in observation.events if event.version >= since or not isinstance(event.what, BEHAVIOUR)]
    return replace(observation, view=replace(view, table=table), events=tuple(kept))
