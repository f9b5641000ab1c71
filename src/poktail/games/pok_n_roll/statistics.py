"""Counts for the statistics of a seat in a finished match of Pok'n Roll."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from poktail.core.game import Figure, Observation
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_values import (
    Abandoned,
    CupLifted,
    Ended,
    HandBegan,
    JoergLifted,
    ThirdRoundWon,
    View,
    WhiteThrown,
)

FIGURES = ("points", "folds-paid", "thirds-won")


def figures(observation: Observation) -> tuple[Figure, ...]:
    """The seat's points; its folds, and how many paid; its third rounds, and how many it won alone (ROLL-8)."""
    game, seat, view = observation.game, observation.seat, observation.view
    assert isinstance(game, PokNRoll)
    assert isinstance(view, View)
    assert seat is not None
    folds, thirds = list[bool](), list[bool]()
    for hand in _hands(observation):
        paid = _fold_paid(game, hand, seat)
        if paid is not None:
            folds.append(paid)
        if any(isinstance(what, CupLifted) and what.seat == seat for what in hand):
            thirds.append(any(isinstance(what, ThirdRoundWon) and what.seat == seat for what in hand))
    return (
        Figure("points", view.points[seat]),
        Figure("folds-paid", sum(folds), len(folds)),
        Figure("thirds-won", sum(thirds), len(thirds)),
    )


def _hands(observation: Observation) -> Iterator[list[Any]]:
    """The events of each hand."""
    hand: list[Any] = []
    for what in (event.what for event in observation.events):
        if isinstance(what, HandBegan | Ended):
            yield hand
            hand = []
        else:
            hand.append(what)


def _fold_paid(game: PokNRoll, hand: list[Any], seat: int) -> bool | None:
    """Whether the seat folded dice that round 3 would have beaten; None without a fold or without a round 3."""
    folded = next((what for what in hand if isinstance(what, Abandoned) and what.seat == seat), None)
    lifted = [what.row for what in hand if isinstance(what, CupLifted | JoergLifted)]
    if folded is None or not lifted:
        return None
    white = tuple(face for what in hand if isinstance(what, WhiteThrown) for face in what.faces)
    own = game.formed(folded.faces, white)[0].row
    return min(map(game.rows.index, lifted)) < game.rows.index(own)
