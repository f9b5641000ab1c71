"""The coach: gives hints, and explains why a move is not possible, from one seat's observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from poktail.bots.evaluation import evaluate, seed_of
from poktail.core.errors import IllegalMove, NotYourTurn
from poktail.core.game import EVERYBODY, Decide, Event, Observation, SeatEvent
from poktail.core.registry import Entry, find

MOST_MOVES = 8
QUICK = 100
"""The effort of a hint where moves have to be played out: small, because somebody waits for it.

So few play-outs only find blunders; among the other moves, the hint is the one that the bot makes most often.
"""
WORLDS = 3
"""A hint goes on with the turn only if the seat would then see the same in this many possible positions."""


def why_not(observation: Observation, moves: Sequence[Any]) -> Any:
    """The game's reason why the last of these moves cannot follow the others; None if it is legal now.

    A board composes a turn of several moves before it sends any: those composed so far come first. Without a reason of
    the game it raises NotYourTurn or IllegalMove.
    """
    seat, legal = observation.seat, observation.legal
    if not legal:
        raise NotYourTurn(seat=seat)
    if len(moves) == 1 and moves[0] in legal:
        return None
    entry = find(observation.game.id)
    reason = entry.layer("coach").why_not(observation, moves) if entry.has("coach") else None
    if reason is None:
        raise IllegalMove(seat=seat, move=str(moves[-1])[:80])
    return reason


@dataclass(frozen=True, slots=True)
class Hint:
    """The moves that the coach advises for this turn, and the game's reason for them, if it has one."""

    moves: tuple[Any, ...]
    reason: Any


def hint(observation: Observation, effort: int = QUICK) -> Hint:
    """The best move for this observation, how the turn goes on after it, and why; or NotYourTurn.

    It depends on nothing else: equal observations get equal hints.
    """
    return whole_turn(observation, _best(observation, effort), effort)


def whole_turn(observation: Observation, move: Any, effort: int = QUICK) -> Hint:
    """The move, the best moves after it while the turn goes on, and the game's reason for all of them."""
    entry, rng, moves = find(observation.game.id), Random(seed_of(observation)), [move]
    seen = _after(entry, observation, move, rng)
    while seen is not None and len(moves) < MOST_MOVES:
        moves.append(_best(seen, effort))
        seen = _after(entry, seen, moves[-1], rng)
    return Hint(tuple(moves), reason_for(observation, tuple(moves)))


def _best(seen: Observation, effort: int) -> Any:
    return seen.legal[0] if len(seen.legal) == 1 else evaluate(seen, effort).best.move


def reason_for(observation: Observation, moves: tuple[Any, ...]) -> Any:
    """What the game says for these moves; None if it says nothing."""
    entry = find(observation.game.id)
    explain = getattr(entry.layer("coach"), "explain", None) if entry.has("coach") else None
    return explain(observation, moves) if explain else None


def _after(entry: Entry, seen: Observation, move: Any, rng: Random) -> Observation | None:
    """What the seat sees after its move if its turn goes on, unless that depends on what it does not know."""
    worlds = getattr(entry.layer("bot"), "worlds", None)
    game, seat = seen.game, seen.seat
    assert seat is not None
    alone, found = Decide((seat,)), list[tuple[Any, ...]]()
    for world in islice(worlds(seen, rng), WORLDS) if worlds else ():
        if game.turn(world) != alone:
            return None
        state, events = game.apply(world, {seat: move})
        told = tuple(event.as_seen_by(seat) for event in events)
        if game.turn(state) != alone or _ends_turn(entry, events, told):
            return None
        found.append((game.view(state, seat), game.legal(state, seat), told))
    if not found or any(other != found[0] for other in found):
        return None
    view, legal, told = found[0]
    news = tuple(SeatEvent(v, what) for v, what in enumerate(told, seen.version + 1))
    return Observation(game, seat, view, legal, seen.events + news)


def _ends_turn(entry: Entry, events: Sequence[Event], told: Sequence[Any]) -> bool:
    """Whether a hint ends with this move: it tells the seat something new, or something else happens after it.

    A move in the middle of a turn makes at most one event public: the move itself.
    """
    public = sum(event.audience is EVERYBODY for event in events)
    return public > 1 or any(isinstance(what, entry.revealing or ()) for what in told)
