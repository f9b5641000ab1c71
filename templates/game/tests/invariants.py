"""What holds in every position of New Game."""

from __future__ import annotations

from poktail.games.newgame.rules import Newgame, State


def check(game: Newgame, state: State) -> None:
    """Every card is in a hand or in the deck, once."""
    ranks = [card.rank for card in state.hands] + [card.rank for card, count in state.deck.items for _ in range(count)]
    assert sorted(ranks) == list(range(1, game.cards + 1))
    assert len(state.hands) <= game.seats
