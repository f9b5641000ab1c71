"""Invariants of every position of Pook."""

from __future__ import annotations

from collections import Counter

from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import LEGAL
from poktail.games.pook.rules_pieces import BESIDE, COLUMN, ROW, parse_deck
from poktail.games.pook.rules_state import Phase, State

SETTING_UP = (Phase.FIRST, Phase.BANNERS, Phase.DEAL)


def check(game: Pook, state: State) -> None:
    """No card, no Banner and no cell is lost or doubled; turns, hands and the draw pile keep step."""
    check_cards(game, state)
    check_square(game, state)
    check_banners(game, state)
    check_turn(game, state)


def check_cards(game: Pook, state: State) -> None:
    """Every card is in the pile, in one hand or on the table (POOK-1)."""
    there = Counter(spot.card for spot in state.table)
    for hand in state.hands:
        assert list(hand) == sorted(hand)
        there.update(hand)
    there.update(dict(state.deck.items))
    assert there == Counter(parse_deck(game.deck))
    for hand, shown in zip(state.hands, state.shown, strict=True):
        public = Counter(kept.card for kept in shown if kept.by is None)
        for seat in range(game.seats):
            known = public + Counter(kept.card for kept in shown if kept.by == seat)
            assert known <= Counter(hand), "what was seen going into a hand is there"
    assert all(not spot.up or spot.by is None for spot in state.table)


def check_square(game: Pook, state: State) -> None:
    """One card to a cell, all connected, within the frame (POOK-6)."""
    cells = {state.piggy, *(spot.cell for spot in state.table)}
    assert len(cells) == len(state.table) + 1
    across, down = [COLUMN[cell] for cell in cells], [ROW[cell] for cell in cells]
    assert max(across) - min(across) < game.columns
    assert max(down) - min(down) < game.rows
    reached, edge = {state.piggy}, [state.piggy]
    while edge:
        new = {near for near in BESIDE[edge.pop()] if near in cells} - reached
        reached |= new
        edge += new
    assert reached == cells
    assert len(state.table) <= game.size


def check_banners(game: Pook, state: State) -> None:
    """Every Banner is with one side or in stock (POOK-2)."""
    held = [banner for banner in state.banners if banner is not None]
    assert Counter(held) + Counter(dict(state.stock.items)) == Counter(game.banners)
    assert (state.bonus is not None) == (game.open_banners and bool(held))
    if state.phase in (Phase.TIE, Phase.OVER):
        assert len(held) == game.sides


def check_turn(game: Pook, state: State) -> None:
    """What belongs to a turn is there in that turn only; all lay in turn and draw while the pile lasts."""
    phase = state.phase
    assert (state.chosen is not None) == (phase is Phase.LAY)
    assert (state.aim is not None) == (phase is Phase.GIVE)
    assert (state.laid is not None) == (phase in (Phase.POWER, Phase.GIVE, Phase.AFTER))
    assert state.barred != state.piggy
    if phase not in LEGAL:
        assert state.swapped is None
    if phase in SETTING_UP:
        assert not state.table
        return
    assert state.first is not None
    laid = len(state.table)
    done = laid - (phase in (Phase.POWER, Phase.GIVE, Phase.AFTER, Phase.DRAW))
    if phase not in (Phase.TIE, Phase.OVER):
        assert state.seat == (state.first + done) % game.seats
    pile = sum(dict(game.start().deck.items).values()) - game.seats * game.hand
    drawn = min(pile, done)
    assert len(state.deck) == pile - drawn
    if phase in (Phase.TIE, Phase.OVER):
        assert len(state.scores) == game.sides
        assert len(state.tied) > 1 or phase is Phase.OVER
        assert all(state.scores[side] == max(state.scores) for side in state.tied)
