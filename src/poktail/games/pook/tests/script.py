"""Test helper: matches from short texts, positions from a few cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from poktail.core import codec
from poktail.core.game import CHANCE, Chance, Decide, Seat
from poktail.core.match import Match
from poktail.core.pieces import Bag
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import CARDS, Banner, Card
from poktail.games.pook.rules_state import First, Phase, State
from poktail.games.pook.rules_table import Spot, arranged

CARD = {str(card): card for card in CARDS}
FOUR = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING, Banner.KNIGHT_ORC, Banner.MAGE_VIKING)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their words: "orc1 mage3"."""
    return tuple(CARD[word] for word in text.split())


def lines(*hands: str) -> tuple[str, ...]:
    """A deck option that holds exactly these cards."""
    return tuple(f"{card.faction} {card.level}" for hand in hands for card in cards(hand))


def start(game: Pook, hands: Sequence[str], first: Seat = 0, banners: Sequence[Banner] = FOUR) -> Match:
    """A match after the deal."""
    match = Match(game)
    match.step({CHANCE: First(first)})
    for banner in () if game.open_banners else banners[: game.sides]:
        match.step({CHANCE: banner})
    for hand in hands:
        for card in cards(hand):
            match.step({CHANCE: card})
    return match


def play(match: Match, text: str) -> Match:
    """Take these steps, each one word: a move of the seat that has to act, or the card that chance deals."""
    for word in text.split():
        turn = match.turn
        if isinstance(turn, Chance):
            match.step({CHANCE: next(outcome for outcome, _ in turn.outcomes if str(outcome) == word)})
        else:
            assert isinstance(turn, Decide), f"{word}: the match is over"
            assert len(turn.seats) == 1
            match.step({turn.seats[0]: codec.from_notation(match.game.moves, word)})
    return match


def pick(match: Match, **cells: str) -> Match:
    """The tied pick at once: pick(match, s0="e4", s2="f6")."""
    match.step({int(seat[1:]): codec.from_notation(match.game.moves, f"pick-{cell}") for seat, cell in cells.items()})
    return match


def position(game: Pook, table: Mapping[str, str], *hands: str, seat: Seat = 0, **more: Any) -> Match:
    """A turn about to begin: "orc1" lies Warrior up, "2:orc1" is a Purse seat 2 knows, "*:orc1" one that all know."""
    spots = []
    for cell, text in table.items():
        by, _, name = text.rpartition(":")
        spots.append(Spot(cell, CARD[name], not by, int(by) if by.isdigit() else None))
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    state: State = replace(
        game.start(),
        phase=Phase.BEFORE,
        first=0,
        seat=seat,
        hands=held + ((),) * (game.seats - len(held)),
        deck=Bag.of(cards(more.pop("pile", ""))),
        banners=more.pop("banners", FOUR[: game.sides]),
        table=arranged(spots),
        **more,
    )
    match = Match(game)
    match.state, match.turn = state, game.turn(state)
    return match


def may(match: Match, seat: Seat | None = None) -> set[str]:
    """The notation of all legal moves of a seat (or of the one that is asked)."""
    return {str(move) for move in match.legal(match.waiting[0] if seat is None else seat)}


def at(match: Match, cell: str) -> str:
    """What truly lies in a cell, as `position` writes it."""
    spot = next(spot for spot in match.state.table if spot.cell == cell)
    if spot.up:
        return str(spot.card)
    return f"{'*' if spot.by is None else spot.by}:{spot.card}"


def sees(match: Match, seat: Seat | None, cell: str) -> str:
    """What a seat sees in a cell: a Warrior, a (Warrior) it knows under a Purse, or a Purse."""
    spot = next(spot for spot in match.view(seat).table if spot.cell == cell)
    if spot.up:
        return str(spot.card)
    return f"({spot.card})" if spot.card else "purse"


def events(match: Match, seat: Seat | None) -> list[Any]:
    """Everything a seat was told."""
    return [event.what for event in match.events_since(seat)]
