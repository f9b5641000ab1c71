"""A bot for New Game, and the worlds a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from poktail.core.game import Observation
from poktail.games.newgame.rules import Card, Move, Newgame, State, View


def decide(observation: Observation, rng: Random) -> Move:
    """Stay with a card that is likely to be the highest."""
    view, game = cast(View, observation.view), cast(Newgame, observation.game)
    assert view.card is not None
    strength = (view.card.rank / game.cards) ** (game.seats - 1)
    return Move.STAY if strength > rng.uniform(0.3, 0.5) else Move.LEAVE


def worlds(observation: Observation, rng: Random) -> Iterator[State]:
    """Deals that fit what this seat sees, each equally likely."""
    view, game = cast(View, observation.view), cast(Newgame, observation.game)
    known = {chosen.seat: chosen.card for chosen in view.choices if chosen.card}
    if view.card is not None and view.seat is not None:
        known[view.seat] = view.card
    ranks = [card for rank in range(1, game.cards + 1) if (card := Card(rank)) not in known.values()]
    while True:
        rng.shuffle(ranks)
        unseen = iter(ranks)
        hands = tuple(known.get(seat) or next(unseen) for seat in range(view.dealt))
        deck = game.start().deck
        for card in hands:
            deck = deck.without(card)
        yield State(hands, deck, view.choices)
