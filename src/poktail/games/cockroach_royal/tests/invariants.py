"""Invariants of every position of Cockroach Poker Royal."""

from __future__ import annotations

from collections import Counter

from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import SPECIALS, SPECIES_OF, is_royal, payable, spread, truth
from poktail.games.cockroach_royal.rules_values import Phase, State


def check(game: CockroachRoyal, state: State) -> None:
    """No card appears or vanishes; the pile suffices; who is known to hold a special card holds it."""
    table = state.table
    everything = Counter(dict(state.deck.items))
    for hand, cards in zip(state.hands, table.laid, strict=True):
        assert min(hand) >= 0
        everything.update(spread(hand))
        everything.update(cards)
    everything.update(card for card in (table.top, state.card) if card is not None)
    assert everything == Counter(dict(game.start().deck.items))
    check_pile(game, state)
    check_laid(game, state)
    check_specials(state)
    check_phase(game, state)


def check_pile(game: CockroachRoyal, state: State) -> None:
    """ROYAL-14: one card leaves the pile for each Royal laid, and there are always enough."""
    table = state.table
    assert 0 <= table.pile <= game.start().table.pile
    crowned = sum(is_royal(card) for cards in table.laid for card in cards)
    assert game.start().table.pile - table.pile <= crowned
    if table.round:
        assert len(state.deck) == table.pile - (table.top is not None)
    if table.round and state.phase not in (Phase.TURN_UP, Phase.OVER):
        assert game.start().table.pile - table.pile == crowned
        assert (table.top is None) == (table.pile == 0)


def check_laid(game: CockroachRoyal, state: State) -> None:
    """ROYAL-13, ROYAL-15: no special card is laid, and too many alike is the end."""
    for seat, cards in enumerate(state.table.laid):
        assert not set(cards) & set(SPECIALS)
        most = max(Counter(SPECIES_OF[card] for card in cards).values(), default=0)
        lost = state.table.lost
        if lost is not None and lost.seat == seat and lost.clause == "ROYAL-15":
            assert most == game.limit
        else:
            assert most < game.limit


def check_specials(state: State) -> None:
    """ROYAL-18: a special card seen going to a hand is there, or it is the card that seat began the round with."""
    for card, owner in zip(SPECIALS, state.table.specials, strict=True):
        if owner is not None:
            under_way = state.card is card and state.trail is not None and state.trail.givers[0] == owner
            assert (card in spread(state.hands[owner])) != under_way


def check_phase(game: CockroachRoyal, state: State) -> None:
    """Each phase has what it needs and nothing else."""
    trail, table, actor = state.trail, state.table, state.actor
    assert (state.card is None) == (trail is None)
    assert (state.picked is None) == (state.phase is not Phase.PAY_MORE)
    assert (table.lost is None) == (state.phase is not Phase.OVER)
    assert (trail is not None) == (state.phase in (Phase.OFFER, Phase.CLAIM, Phase.JUDGE))
    if trail is not None:
        had = (*trail.givers, *(() if trail.to is None else (trail.to,)))
        assert len(set(had)) == len(had) <= game.seats
        assert len(trail.claims) == len(trail.givers) - (state.phase is not Phase.JUDGE)
        assert actor == (trail.to if state.phase is Phase.JUDGE else trail.givers[-1])
    if state.phase in (Phase.PAY, Phase.PAY_MORE):
        assert actor is not None
        assert table.bill is not None
        assert table.bill.due
        assert payable(state.hands[actor])
    if table.last is not None:
        right = table.last.verdict == truth(table.last.card, table.last.claims[-1])
        assert table.last.taker == (table.last.givers[-1] if right else table.last.judge)
