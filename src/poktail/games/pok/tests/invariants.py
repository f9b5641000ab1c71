"""Invariants of every position of POK."""

from __future__ import annotations

from poktail.core.payoffs import share_pot
from poktail.games.pok.rules import SYMBOLS, Pok, State


def check(game: Pok, state: State) -> None:
    """Counters are handed over or held, never both or neither; the winners share the pot."""
    owned = len(SYMBOLS) * game.counters
    for hand in state.hands:
        assert all(0 <= count <= game.counters for count in hand)
        assert 0 <= owned - sum(hand) <= game.goal  # handed over + held = owned
    assert 0 <= state.idle <= game.idle_limit
    if state.payoffs is None:
        assert all(sum(hand) > owned - game.goal for hand in state.hands)
        assert state.idle < game.idle_limit
    else:
        winners = tuple(seat for seat in range(game.seats) if state.payoffs[seat] == max(state.payoffs))
        assert state.payoffs == share_pot(game.seats, winners, game.stake)
