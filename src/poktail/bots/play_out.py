"""Continues a match to its end, with bots and then random moves, from a position that a seat thinks possible."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from poktail.bots.levels import Bot
from poktail.bots.series import chance, play_at_random
from poktail.core.errors import RuleError
from poktail.core.game import CHANCE, EVERYBODY, Chance, Observation, Over, Seat, SeatEvent
from poktail.core.payoffs import share_of

LOST = (RuleError, AssertionError, LookupError, ValueError, ArithmeticError)
"""What a bot may raise that was told too little of its seat's past; anything else is a mistake in the bot."""


class PlayOut:
    """Plays on from positions that fit one seat's observation, and counts the decisions of bots that this takes.

    Bots make the first `depth` decisions of a play-out; after that, moves are random, which is many times faster. Of
    earlier events the other seats are told only what was public, because nobody here knows what else they know.
    """

    def __init__(self, decide: Bot, seen: Observation, depth: int) -> None:
        known = public_kinds(seen.game)
        self.seen, self.decide, self.depth, self.decisions = seen, decide, depth, 0
        self.public = tuple(
            event if type(event.what) in known else SeatEvent(event.version, None) for event in seen.events
        )

    def share(self, world: Any, move: Any, salt: int) -> float:
        """The seat's share of the pot if it makes this move in this world; `salt` decides all that is random."""
        game, seat = self.seen.game, self.seen.seat
        assert seat is not None
        rngs = [Random(f"{salt} {number}") for number in range(game.seats)]
        draw = chance(Random(f"{salt} chance"))
        logs = [list(self.seen.events if number == seat else self.public) for number in range(game.seats)]
        state, turn, first, end = world, game.turn(world), {seat: move}, self.decisions + self.depth
        while not isinstance(turn, Over):
            if isinstance(turn, Chance):
                choice = {CHANCE: draw(0, turn)}
            elif self.decisions < end:
                choice = {s: first[s] if s in first else self._chosen(state, s, logs[s], rngs[s]) for s in turn.seats}
                self.decisions += len(choice)
            else:
                choice = {s: rngs[s].choice(game.legal(state, s)) for s in turn.seats}
            state, events = game.apply(state, choice)
            turn, first = game.turn(state), {}
            for number, log in enumerate(logs if self.decisions < end else ()):
                log += [SeatEvent(v, event.as_seen_by(number)) for v, event in enumerate(events, len(log) + 1)]
        return float(share_of(turn.payoffs, seat))

    def _chosen(self, state: Any, seat: Seat, log: list[SeatEvent], rng: Random) -> Any:
        """The bot's move; a random one where the bot would have to know more of the seat's past."""
        game = self.seen.game
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        try:
            move = self.decide(Observation(game, seat, game.view(state, seat), legal, tuple(log)), rng)
        except LOST:
            move = None
        return move if move in legal else rng.choice(legal)


def public_kinds(game: Any) -> frozenset[type]:
    """The kinds of events that everybody is told, as a random match shows them."""
    return _public_kinds(game)


@lru_cache(maxsize=256)
def _public_kinds(game: Any) -> frozenset[type]:
    log = play_at_random(game, Random(0)).log
    told = {type(event.what if event.audience is EVERYBODY else event.rest) for event in log}
    return frozenset(told - {type(event.what) for event in log if event.audience is not EVERYBODY})
