"""The end of a match of Pook: counting, and breaking ties for first place."""

from __future__ import annotations

from dataclasses import replace

from poktail.core.game import EVERYBODY, Choice, Event
from poktail.games.pook import rules_events as happened
from poktail.games.pook.rules_legal import pickers
from poktail.games.pook.rules_options import Options
from poktail.games.pook.rules_pieces import ALLIES, Card
from poktail.games.pook.rules_state import Phase, State, Step
from poktail.games.pook.rules_table import Spot


def points(state: State, side: int, cards: list[Card]) -> int:
    """The points of these Warriors for a side's Banner (POOK-20)."""
    banner = state.banners[side]
    assert banner is not None
    return sum(card.level for card in cards if card.faction in ALLIES[banner])


def finish(game: Options, state: State, events: tuple[Event, ...]) -> Step:
    """Show the Banners, count the visible Warriors, and add the extra point (POOK-20, POOK-23)."""
    cards = [spot.card for spot in state.table if spot.up]
    sides = range(game.sides)
    scores = tuple(points(state, side, cards) + (side == state.bonus) for side in sides)
    shown = []
    for side, banner in enumerate(state.banners):
        assert banner is not None
        shown.append(happened.Score(game.members((side,)), banner, scores[side]))
    ended = replace(state, barred=None, scores=scores, tied=tuple(sides))
    return rank(game, ended, (*events, Event(happened.BannersShown(tuple(shown), "POOK-20"), EVERYBODY)))


def rank(game: Options, state: State, events: tuple[Event, ...]) -> Step:
    """The highest score wins; several sides pick cards while any are face down (POOK-21)."""
    best = max(state.scores)
    tied = tuple(side for side in state.tied if state.scores[side] == best)
    members = game.members(tied)
    if len(tied) > 1 and not all(spot.up for spot in state.table):
        event = Event(happened.Tied(members, best, "POOK-21"), EVERYBODY)
        return replace(state, phase=Phase.TIE, tied=tied), (*events, event)
    clause = "POOK-21" if len(tied) > 1 or state.picks else "POOK-20"
    event = Event(happened.Won(members, best, clause), EVERYBODY)
    return replace(state, phase=Phase.OVER, tied=tied), (*events, event)


def pick(game: Options, state: State, choice: Choice) -> Step:
    """Turn all picks up together; the new Warriors count for every tied side (POOK-21)."""
    at = {spot.cell: spot for spot in state.table}
    picks = tuple(happened.Picked(seat, choice[seat].cell, at[choice[seat].cell].card) for seat in pickers(game, state))
    cells = {picked.cell for picked in picks}
    table = tuple(Spot(s.cell, s.card, True, None) if s.cell in cells else s for s in state.table)
    new = [at[cell].card for cell in cells]
    scores = tuple(
        score + (points(state, side, new) if side in state.tied else 0) for side, score in enumerate(state.scores)
    )
    turned = replace(state, table=table, scores=scores, picks=(*state.picks, picks))
    return rank(game, turned, (Event(happened.PicksTurned(picks, "POOK-21"), EVERYBODY),))
