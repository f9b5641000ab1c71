"""The level `regular-1`: the regular bot as it was when the levels were first measured; never changed again."""

from __future__ import annotations

from random import Random
from typing import cast

from poktail.core.game import Observation, Seat
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import ALLIES, BESIDE, FACTIONS, Banner, Card, Cell, Face, Faction
from poktail.games.pook.rules_state import Phase, View
from poktail.games.pook.rules_table import Spot, Square, Table, moved


def unseen(game: Pook, view: View) -> list[Card]:
    """The cards this seat has not seen, or can no longer locate."""
    pool = list(p.parse_deck(game.deck))
    kept = [known.card for seat, hand in enumerate(view.kept) if seat != view.seat for known in hand]
    for card in (*view.hand, *kept, *(spot.card for spot in view.table if spot.card)):
        pool.remove(card)
    return pool


EXPOSED = 0.03
"""The share of a Warrior's value that each card still to come may cost while no Knight protects it."""
PATIENCE = 1.0
"""The share of a hand card's value that it is expected to bring later."""
TACTICS = {Faction.KNIGHT: 0.0, Faction.MAGE: 0.1, Faction.ORC: 0.25, Faction.VIKING: 0.05}
"""The value of a card in hand for its power alone."""
TROUBLE = 0.05
"""The least gain for which Piggy is swapped."""
HIDDEN = Card(Faction.KNIGHT, 0)
"""Stands for a face-down card that this seat does not know."""


class Mind:
    """What a seat knows for one decision: the value of each faction to it, and what hidden cards may be."""

    def __init__(self, game: Pook, view: View) -> None:
        self.game, self.view = game, view
        pool = unseen(game, view)
        self.worth = worths(game, view, pool)
        left = game.size - len(view.table)
        self.risk = min(0.5, EXPOSED * left)
        self.last = left <= game.seats
        self.average = sum(map(self.value, pool)) / max(1, len(pool))
        self.hold_average = sum(map(self.hold, pool)) / max(1, len(pool))

    def value(self, card: Card) -> float:
        """The value of a visible Warrior."""
        return self.worth[card.faction] * card.level

    def hold(self, card: Card) -> float:
        """The value of a card in hand: nothing once this seat has no turn left."""
        if self.last:
            return 0.0
        return PATIENCE * max(0.0, self.value(card)) + TACTICS[card.faction]

    def term(self, square: Square, card: Card, cell: Cell) -> float:
        """The value of this Warrior at that cell, allowing for the danger."""
        return self.value(card) * (1.0 if square.protected(cell) else 1.0 - self.risk)

    def aura(self, square: Square, cell: Cell, card: Card) -> float:
        """The value that a Knight at that cell adds by protecting its neighbours."""
        if card.faction is not Faction.KNIGHT:
            return 0.0
        near = [square.at[c] for c in BESIDE[cell] if c in square.at]
        return self.risk * sum(self.value(spot.card) for spot in near if spot.up)

    def lay(self, square: Square, choice: p.Choose, cell: Cell, hand: tuple[Card, ...]) -> float:
        """The gain of laying the chosen card there and using its power in the best way."""
        card = choice.card
        if choice.face is Face.PURSE:
            return -self.hold(card)
        gain = self.term(square, card, cell) + self.aura(square, cell, card) - self.hold(card)
        rest = list(hand)
        rest.remove(card)
        targets = square.targets(cell, card.faction, len(rest))
        return gain + max([0.0, *(self.strike(square, card.faction, target, tuple(rest)) for target in targets)])

    def strike(self, square: Square, faction: Faction, cell: Cell, hand: tuple[Card, ...]) -> float:
        """The gain of using a power on that card."""
        spot = square.at[cell]
        if faction is Faction.MAGE:
            fitting = hand if not spot.up else [card for card in hand if card.level <= square.purses(cell)]
            return max((self.give(square, cell, card) for card in fitting), default=-1.0)
        if faction is Faction.ORC:
            return -self.term(square, spot.card, cell) - self.aura(square, cell, spot.card)
        if spot.card is HIDDEN:
            return self.average
        return self.term(square, spot.card, cell) + self.aura(square, cell, spot.card)

    def give(self, square: Square, cell: Cell, card: Card) -> float:
        """The gain of a Mage's exchange of that card on the table for this hand card."""
        spot = square.at[cell]
        taken = self.hold_average if spot.card is HIDDEN else self.hold(spot.card)
        if not spot.up:
            return taken - self.hold(card)
        change = self.term(square, card, cell) - self.term(square, spot.card, cell)
        return change + self.aura(square, cell, card) - self.aura(square, cell, spot.card) + taken - self.hold(card)

    def best(self, square: Square, hand: tuple[Card, ...]) -> float:
        """The gain of the best card, face and cell."""
        free = square.free(self.game.columns, self.game.rows)
        gains = [-self.hold(card) for card in set(hand)]
        for card in set(hand):
            choice = p.CHOICES[card, Face.WARRIOR]
            gains += [self.lay(square, choice, c, hand) for c in free if square.purses(c) >= card.level]
        return max(gains)

    def standing(self, table: Table, piggy: Cell) -> float:
        """The value of all visible Warriors as they are."""
        square = Square(table, piggy)
        return sum(self.term(square, spot.card, spot.cell) for spot in table if spot.up)


def worths(game: Pook, view: View, pool: list[Card]) -> dict[Faction, float]:
    """The value of one level of each faction: to this side, minus its average value to the others."""
    mine = {seat for seat in range(game.seats) if view.seat is not None and seat % game.sides == view.seat % game.sides}
    own = next((banner for seat, banner in enumerate(view.banners) if seat in mine and banner), None)
    if own is None:
        own = max(view.offer or game.banners, key=lambda banner: promise(view, banner, pool))
    unknown = [banner for banner in game.banners if banner not in view.banners and banner != own]
    share = dict.fromkeys(FACTIONS, 0.0)
    rivals = [seat for seat in range(game.sides) if seat not in mine and (not view.scores or _leads(view, seat))]
    for seat in rivals:
        banner = view.banners[seat]
        for possible in [banner] if banner else unknown:
            for faction in ALLIES[possible]:
                share[faction] += 1 / (len(rivals) * (1 if banner else len(unknown)))
    return {faction: (faction in ALLIES[own]) - share[faction] for faction in FACTIONS}


def _leads(view: View, seat: Seat) -> bool:
    return view.scores[seat] == max(view.scores)


def promise(view: View, banner: Banner, pool: list[Card]) -> float:
    """An estimate for an open Banner: open cards, cards in hand, and a little for unseen ones."""
    allies = ALLIES[banner]
    visible = sum(s.card.level for s in view.table if s.up and s.card and s.card.faction in allies)
    held = sum(card.level for card in view.hand if card.faction in allies)
    return visible + held + 0.2 * sum(card.level for card in pool if card.faction in allies)


def decide(observation: Observation, rng: Random) -> Move:
    """Choose the move that gains most; among equals, a random one."""
    moves: tuple[Move, ...] = observation.legal
    if len(moves) == 1:
        return moves[0]
    view, game = cast(View, observation.view), cast(Pook, observation.game)
    offers = [move for move in moves if isinstance(move, p.Take)]
    if offers:  # the first Banner is worth a point, and later ones leave less choice
        pool = unseen(game, view)
        return max(offers, key=lambda move: (promise(view, move.banner, pool), rng.random()))
    gains = weigh(Mind(game, view), moves)
    top = max(gains)
    return rng.choice([move for move, gain in zip(moves, gains, strict=True) if gain > top - 1e-9])


def weigh(mind: Mind, moves: tuple[Move, ...]) -> list[float]:
    """The gain of each legal move."""
    view = mind.view
    table = tuple(Spot(s.cell, s.card or HIDDEN, s.up, s.by) for s in view.table)
    square = Square(table, view.piggy)
    return [_gain(mind, square, table, move) for move in moves]


def _gain(mind: Mind, square: Square, table: Table, move: Move) -> float:
    view = mind.view
    if isinstance(move, p.Choose) and view.phase is Phase.GIVE:
        assert view.aim is not None
        return mind.give(square, view.aim, move.card)
    if isinstance(move, p.Choose):
        level = move.card.level if move.face is Face.WARRIOR else 0
        cells = [free.cell for free in view.free if free.purses >= level]
        return max(mind.lay(square, move, cell, view.hand) for cell in cells)
    if isinstance(move, p.Lay):
        assert view.chosen is not None
        return mind.lay(square, view.chosen, move.cell, view.hand)
    if isinstance(move, p.Aim):
        assert view.laid is not None
        return mind.strike(square, square.at[view.laid].card.faction, move.cell, view.hand)
    if isinstance(move, p.Swap):
        after = moved(table, move.cell, view.piggy)
        gain = mind.standing(after, move.cell) - mind.standing(table, view.piggy) - TROUBLE
        return gain + mind.best(Square(after, move.cell), view.hand) if view.phase is Phase.BEFORE else gain
    if isinstance(move, p.Pick):
        card = square.at[move.cell].card
        return mind.average if card is HIDDEN else mind.value(card)
    return 0.0
