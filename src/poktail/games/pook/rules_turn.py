"""The steps of a match of Pook: chance outcomes, and the actions of a seat in its turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from poktail.core.game import EVERYBODY, Event, Seat
from poktail.games.pook import rules_events as happened
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules_end import finish
from poktail.games.pook.rules_legal import extras
from poktail.games.pook.rules_options import Options
from poktail.games.pook.rules_pieces import Banner, Card, Face, Faction
from poktail.games.pook.rules_state import First, Phase, State, Step
from poktail.games.pook.rules_table import Kept, Spot, Square, arranged, changed, joined, moved, without

T = TypeVar("T")
Events = tuple[Event, ...]


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:place], item, *items[place + 1 :])


# Chance outcomes


def begin(game: Options, state: State, first: First) -> Step:
    """Set the first seat; open Banners are not dealt (POOK-5, POOK-23)."""
    phase = Phase.DEAL if game.open_banners else Phase.BANNERS
    return replace(state, phase=phase, first=first.seat), (Event(happened.Began(first.seat, "POOK-5"), EVERYBODY),)


def deal_banner(game: Options, state: State, banner: Banner) -> Step:
    """Deal one Banner to each side, visible only to that side (POOK-3, POOK-22)."""
    side = state.banners.index(None)
    members = game.members((side,))
    banners = put(state.banners, side, banner)
    phase = Phase.BANNERS if None in banners else Phase.DEAL
    event = Event(happened.BannerDealt(members, banner), members, happened.BannerDealtFaceDown(members))
    return replace(state, phase=phase, banners=banners, stock=state.stock.without(banner)), (event,)


def deal(game: Options, state: State, card: Card) -> Step:
    """Deal the same number of cards to every seat, seat by seat (POOK-3)."""
    seat, first = state.seat, state.first
    dealt = add(state, card)
    event = Event(happened.Dealt(seat, card), (seat,), happened.DealtFaceDown(seat))
    if len(dealt.hands[seat]) < game.hand:
        return dealt, (event,)
    if seat + 1 < game.seats:
        return replace(dealt, seat=seat + 1), (event,)
    assert first is not None
    return replace(dealt, phase=Phase.BEFORE, seat=first), (event,)


def draw(game: Options, state: State, card: Card) -> Step:
    """Draw one card at the end of the turn (POOK-9)."""
    seat = state.seat
    return pass_on(game, add(state, card), (Event(happened.Drew(seat, card), (seat,), happened.DrewFaceDown(seat)),))


def add(state: State, card: Card) -> State:
    """Add a card from the pile to the hand."""
    hand = tuple(sorted((*state.hands[state.seat], card)))
    return replace(state, deck=state.deck.without(card), hands=put(state.hands, state.seat, hand))


# Actions of a seat


def choose(game: Options, state: State, move: p.Choose) -> Step:
    """Choose a card and face; nobody else learns them before it is laid."""
    if state.phase is Phase.GIVE:
        return exchange(game, state, move)
    seat = state.seat
    event = Event(happened.Chosen(seat, move.card, move.face), (seat,), happened.ChosenFaceDown(seat))
    return replace(state, phase=Phase.LAY, chosen=move), (event,)


def lay(game: Options, state: State, move: p.Lay) -> Step:
    """Lay the chosen card; a Warrior may then use its power (POOK-6, POOK-7, POOK-8)."""
    assert state.chosen is not None
    seat, cell, card, face = state.seat, move.cell, state.chosen.card, state.chosen.face
    up = face is Face.WARRIOR
    table = arranged((*state.table, Spot(cell, card, up, None if up else seat)))
    hands, shown = leave(state, card, face)
    laid = replace(state, table=table, hands=hands, shown=shown, chosen=None, laid=cell)
    if not up:
        hidden = happened.PurseLaidFaceDown(seat, cell, "POOK-6")
        return settle(game, laid, (Event(happened.PurseLaid(seat, card, cell, "POOK-6"), (seat,), hidden),))
    events = (Event(happened.WarriorLaid(seat, card, cell, "POOK-7"), EVERYBODY),)
    if Square(table, state.piggy).targets(cell, card.faction, len(hands[seat])):
        return replace(laid, phase=Phase.POWER), events
    return settle(game, laid, events)


def leave(state: State, card: Card, face: Face) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Kept, ...], ...]]:
    """All hands, and what is known about them, after the active seat has played a card."""
    seat, hand = state.seat, list(state.hands[state.seat])
    hand.remove(card)
    return put(state.hands, seat, tuple(hand)), put(state.shown, seat, without(state.shown[seat], card, face))


def aim(game: Options, state: State, move: p.Aim) -> Step:
    """An Orc or a Viking turns the card over; a Mage needs a hand card first (POOK-12, POOK-13, POOK-14)."""
    seat, cell = state.seat, move.cell
    at = {spot.cell: spot for spot in state.table}
    assert state.laid is not None
    faction, card = at[state.laid].card.faction, at[cell].card
    if faction is Faction.MAGE:
        return replace(state, phase=Phase.GIVE, aim=cell), (Event(happened.Aimed(seat, cell, "POOK-14"), EVERYBODY),)
    up = faction is Faction.VIKING
    what = happened.TurnedUp(seat, card, cell, "POOK-13") if up else happened.TurnedDown(seat, card, cell, "POOK-12")
    turned = replace(state, table=changed(state.table, Spot(cell, card, up, None)))  # by now all have seen it
    return settle(game, turned, (Event(what, EVERYBODY),))


def exchange(game: Options, state: State, move: p.Choose) -> Step:
    """The hand card replaces the taken one, with the same face up (POOK-14)."""
    seat, cell = state.seat, state.aim
    old = next(spot for spot in state.table if spot.cell == cell)
    new = Spot(old.cell, move.card, old.up, None if old.up else seat)
    hands, shown = leave(state, move.card, move.face)
    after = replace(
        state,
        table=changed(state.table, new),
        hands=put(hands, seat, tuple(sorted((*hands[seat], old.card)))),
        shown=put(shown, seat, joined(shown[seat], old, seat)),
        aim=None,
    )
    given, taken = move.card, old.card
    if old.up:
        event = Event(happened.WarriorsExchanged(seat, old.cell, given, taken, "POOK-14"), EVERYBODY)
    else:
        hidden = happened.PursesExchangedFaceDown(seat, old.cell, "POOK-14")
        event = Event(happened.PursesExchanged(seat, old.cell, given, taken, "POOK-14"), (seat,), hidden)
    return settle(game, after, (event,))


def decline(game: Options, state: State, _move: p.Decline) -> Step:
    """Do not use the power (POOK-8)."""
    faction = next(spot.card.faction for spot in state.table if spot.cell == state.laid)
    return settle(game, state, (Event(happened.Declined(state.seat, faction, "POOK-8"), EVERYBODY),))


def swap(game: Options, state: State, move: p.Swap) -> Step:
    """Piggy and a card next to it change places, without turning over (POOK-15, POOK-16, POOK-18)."""
    origin, cell = state.piggy, move.cell
    laid = origin if state.laid == cell else state.laid
    table = moved(state.table, cell, origin)
    swapped = replace(state, table=table, piggy=cell, swapped=origin, laid=laid)
    event = Event(happened.PiggySwapped(state.seat, origin, cell, "POOK-16"), EVERYBODY)
    return go_on(game, swapped, (event,))


def take(game: Options, state: State, move: p.Take) -> Step:
    """Take an open Banner for good; the first of the match brings a point (POOK-23, POOK-24)."""
    side, banner, first = state.seat % game.sides, move.banner, state.bonus is None
    taken = replace(
        state,
        banners=put(state.banners, side, banner),
        stock=state.stock.without(banner),
        bonus=side if first else state.bonus,
    )
    return go_on(game, taken, (Event(happened.BannerTaken(state.seat, banner, first, "POOK-23"), EVERYBODY),))


def end(game: Options, state: State, _move: p.End) -> Step:
    """End the turn."""
    return close(game, state, (Event(happened.Ended(state.seat), EVERYBODY),))


# The course of a turn


def go_on(game: Options, state: State, events: Events) -> Step:
    """Continue after Piggy or a Banner; if that came before the card, the card is still to be laid."""
    return (state, events) if state.phase is Phase.BEFORE else settle(game, state, events)


def settle(game: Options, state: State, events: Events) -> Step:
    """Card and power are done: ask for more only if there is something to choose (POOK-16, POOK-23)."""
    if extras(game, state, Square(state.table, state.piggy)):
        return replace(state, phase=Phase.AFTER), events
    return close(game, state, events)


def close(game: Options, state: State, events: Events) -> Step:
    """End the turn, except for drawing a card (POOK-9, POOK-17)."""
    closed = replace(state, barred=state.swapped, swapped=None, laid=None)
    if state.deck.items:
        return replace(closed, phase=Phase.DRAW), events
    return pass_on(game, closed, events)


def pass_on(game: Options, state: State, events: Events) -> Step:
    """Go clockwise to the next seat, or to the end when all cards are laid (POOK-5, POOK-10, POOK-20)."""
    if len(state.table) == game.size:
        return finish(game, state, events)
    seat: Seat = (state.seat + 1) % game.seats
    return replace(state, phase=Phase.BEFORE, seat=seat), events


CHANCE_STEPS: dict[Phase, Any] = {
    Phase.FIRST: begin,
    Phase.BANNERS: deal_banner,
    Phase.DEAL: deal,
    Phase.DRAW: draw,
}
SEAT_STEPS: dict[type, Any] = {
    p.Choose: choose,
    p.Lay: lay,
    p.Aim: aim,
    p.Decline: decline,
    p.Swap: swap,
    p.Take: take,
    p.End: end,
}
