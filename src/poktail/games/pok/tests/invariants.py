"""Invariants of every position of POK."""

from __future__ import annotations

from poktail.games.pok.rules import DRAW, LOSS, SYMBOLS, WIN, Pok, State


def check(game: Pok, state: State) -> None:
    """Counters are handed over or held, never both or neither; one wins alone or nobody wins."""
    owned = len(SYMBOLS) * game.counters
    for hand in state.hands:
        assert all(0 <= count <= game.counters for count in hand)
        assert 0 <= owned - sum(hand) <= game.goal  # handed over + held = owned
    assert 0 <= state.idle <= game.idle_limit
    if state.payoffs is None:
        assert all(sum(hand) > owned - game.goal for hand in state.hands)
        assert state.idle < game.idle_limit
    else:
        assert sorted(set(state.payoffs)) in ([LOSS, WIN], [LOSS, DRAW], [DRAW])
        assert state.payoffs.count(WIN) <= 1
