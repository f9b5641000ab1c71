"""Positions that fit an observation, and how likely each is by what the others have done with their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import numpy as np

from poktail.core.game import Observation
from poktail.games.pook import engine_worlds as e
from poktail.games.pook import rules_events as happened
from poktail.games.pook.bot import imagine, unseen
from poktail.games.pook.engine import BANNER, CARD, CELL, pack
from poktail.games.pook.engine_table import CARDS, DECK, HANDS, STOCK, Array
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import FACTIONS, Card
from poktail.games.pook.rules_state import View

WEIGHTS = {
    e.LAID: 0.2,
    e.LAID_LEVELS: 0.8,
    e.STRUCK: -4.0,
    e.GIVEN: 2.0,
    e.TAKEN: 0.0,
    e.REVEALED: 0.2,
    e.PURSES: -0.2,
    e.PURSE_LEVELS: -2.3,
    e.HELD: 0.0,
    e.HELD_LEVELS: 0.25,
}
"""How much each sign speaks for a position: what `tools/fit_beliefs.py` finds for `regular-1` and the expert together.

Neither ever turned down a Warrior of its own Banner, so the matches set no limit to that weight (the fit gave -7.7).
"""


class Scene:
    """What a seat sees before it decides, ready to imagine the rest."""

    def __init__(self, observation: Observation) -> None:
        game, view = cast(Pook, observation.game), cast(View, observation.view)
        assert view.seat is not None
        self.viewer = view.seat
        pool = unseen(game, view)
        banners = [banner for banner in game.banners if banner not in view.banners]
        self.base = pack(game, imagine(game, view, list(pool), banners))
        self._clear(game, view)
        self.pool = np.array([CARD[card] for card in pool], np.int64)
        self.banners = np.array([BANNER[banner] for banner in banners], np.int64)
        face_down = [spot for spot in view.table if spot.card is None]
        self.cells = np.array([CELL[spot.cell] for spot in face_down], np.int64)
        # A level with a short memory may have forgotten some cards that everybody has seen.
        self.owners = np.array([-1 if spot.by is None else spot.by for spot in face_down], np.int64)
        known = [len(hand) for hand in view.kept]
        known[view.seat] = view.cards[view.seat]
        self.unknown = np.array(view.cards, np.int64) - np.array(known, np.int64)
        given = 0 if game.open_banners else len(game.banners) - view.unused
        self.hidden = np.array([side for side in range(given) if view.banners[side] is None], np.int64)
        self.public = public_signs(observation)

    def _clear(self, game: Pook, view: View) -> None:
        """Take out of the packed position what was only imagined."""
        base = self.base
        base[HANDS : HANDS + 4 * CARDS] = base[DECK : DECK + CARDS] = 0
        for seat, kept in enumerate(view.kept):
            for card in view.hand if seat == view.seat else [known.card for known in kept]:
                base[HANDS + CARDS * seat + CARD[card]] += 1
        for banner in game.banners:
            base[STOCK + BANNER[banner]] = banner not in view.banners

    def imagine(self, count: int, rng: Array) -> tuple[Array, Array]:
        """As many positions that look the same to the seat, all deals equally likely, and the signs of each."""
        worlds, signs = np.zeros((count, self.base.size), np.int64), np.zeros((count, e.SIGNS))
        e.imagine(
            self.base, self.viewer, self.pool, self.cells, self.owners, self.unknown, self.banners, self.hidden,
            self.public, rng, worlds, signs,
        )  # fmt: skip
        return worlds, signs

    def signs(self, position: Array) -> Array:
        """The signs of one position."""
        found = np.zeros(e.SIGNS)
        e.note_signs(position, self.viewer, self.cells, self.owners, self.public, found)
        return found


def public_signs(observation: Observation) -> Array:
    """What each side has shown of each faction, by kind of sign."""
    game = cast(Pook, observation.game)
    found = np.zeros((game.sides, len(FACTIONS), e.PUBLIC))
    for event in observation.events:
        for card, sign, amount in shown(event.what):
            found[event.what.seat % game.sides, FACTIONS.index(card.faction), sign] += amount
    return found


def shown(what: object) -> Iterator[tuple[Card, int, int]]:
    """The Warriors for or against which an event speaks, the kind of sign, and how many levels it is about."""
    if isinstance(what, happened.WarriorLaid):
        yield what.card, e.LAID, 1
        yield what.card, e.LAID_LEVELS, what.card.level
    elif isinstance(what, happened.TurnedDown):
        yield what.card, e.STRUCK, what.card.level
    elif isinstance(what, happened.TurnedUp):
        yield what.card, e.REVEALED, what.card.level
    elif isinstance(what, happened.WarriorsExchanged):
        yield what.given, e.GIVEN, what.given.level
        yield what.taken, e.TAKEN, what.taken.level


def likely(signs: Array) -> Array:
    """How likely each position is, from its signs."""
    weights = signs @ np.array([WEIGHTS[sign] for sign in range(e.SIGNS)])
    odds = np.exp(weights - weights.max())
    found: Array = odds / odds.sum()
    return found
