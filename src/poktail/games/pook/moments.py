"""The turning points of a match of Pook: somebody's Warriors take the lead, known or not at the time."""

from __future__ import annotations

from poktail.core.moments import took_lead
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_end import points
from poktail.games.pook.rules_events import (
    BannersShown,
    BannerTaken,
    PicksTurned,
    TurnedDown,
    TurnedUp,
    WarriorLaid,
    WarriorsExchanged,
)
from poktail.games.pook.rules_state import State

TELLING = (TurnedDown, TurnedUp, WarriorsExchanged, WarriorLaid, BannerTaken, PicksTurned, BannersShown)


def turned(_game: Pook, before: State, after: State) -> bool:
    """Whether one side would win now if all Banners were shown, and would not have before."""
    return took_lead(_scores(before), _scores(after))


def _scores(state: State) -> tuple[int, ...]:
    if state.scores:
        return state.scores
    cards = [spot.card for spot in state.table if spot.up]
    return tuple(
        0 if banner is None else points(state, side, cards) + (side == state.bonus)
        for side, banner in enumerate(state.banners)
    )
