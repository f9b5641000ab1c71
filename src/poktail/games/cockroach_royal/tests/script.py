"""Test helper: scripted matches with chosen cards, played step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from poktail.core.codec import from_notation
from poktail.core.game import CHANCE, Chance
from poktail.core.match import Match
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CARDS, Card
from poktail.games.cockroach_royal.rules_values import Answer, Phase, Starter


def cards(text: str) -> tuple[Card, ...]:
    """The cards named in a text; "3*bat" is three bats.

    >>> cards("2*bat joker") == (Card.BAT, Card.BAT, Card.JOKER)
    True
    """
    found: list[Card] = []
    for word in text.split():
        count, _, kind = word.rpartition("*")
        found += [Card(kind)] * int(count or 1)
    return tuple(found)


def dealt(game: CockroachRoyal, hands: Mapping[int, str], top: str = "", starter: int = 0, pile: str = "") -> Match:
    """A match after the deal: these cards in these hands and on the pile, the others filled up from what is left."""
    match = Match(game)
    match.step({CHANCE: Starter(starter)})
    wanted = {seat: list(cards(hands.get(seat, ""))) for seat in range(game.seats)}
    kept = Counter(cards(pile)) + Counter(card for hand in wanted.values() for card in hand)
    match.step({CHANCE: Card(top) if top else filler(match, kept)})
    while match.state.phase is Phase.DEAL:
        seat = (starter + match.version - 2) % game.seats
        if wanted[seat]:
            card = wanted[seat].pop(0)
            kept[card] -= 1
        else:
            card = filler(match, kept)
        match.step({CHANCE: card})
    assert not any(wanted.values()), f"not dealt: {wanted}"
    return match


def filler(match: Match, kept: Counter[Card]) -> Card:
    """A card nobody needs: plain ones first, of the species of which most are left."""
    left: dict[Card, int] = {card: count - kept[card] for card, count in match.state.deck.items if count > kept[card]}
    assert left
    return max(left, key=lambda card: (card in CARDS[:7], left[card], -CARDS.index(card)))


def play(match: Match, text: str) -> Match:
    """Steps in notation, "*" for chance: "card-bat to-1 claim-fly judge-true *rat"."""
    for word in text.split():
        if word.startswith("*"):
            match.step({CHANCE: Card(word[1:])})
        else:
            seat = match.waiting[0]
            match.step({seat: from_notation(match.game.moves, word)})
    return match


def slide(match: Match, card: str, to: int, claim: str, verdict: bool) -> Match:
    """A whole round without passing on: the starter's card, the receiver, the claim, the judgement."""
    play(match, f"card-{card}")
    if match.state.phase is Phase.OFFER:
        play(match, f"to-{to}")
    return play(match, f"claim-{claim} {Answer.TRUE if verdict else Answer.FALSE}")


def events(match: Match, since: int = 0, seat: int | None = None) -> list[Any]:
    """The events that a seat (None: a spectator) got after a version."""
    return [event.what for event in match.events_since(seat, since)]


def phase(match: Match) -> Phase:
    """What the table waits for."""
    found: Phase = match.state.phase
    return found


def finish(match: Match, choose: Callable[[Match, int], Any], most: int = 3000) -> Match:
    """Play to the end; fails if the match has not ended after this many moves."""
    for _ in range(most):
        if match.payoffs is not None:
            return match
        seat = match.waiting[0]
        match.commit(seat, choose(match, seat))
    raise AssertionError("the match does not end")


def chances(match: Match) -> dict[Any, int]:
    """What chance may do now, with weights."""
    assert isinstance(match.turn, Chance)
    return dict(match.turn.outcomes)


def laid(match: Match, seat: int) -> tuple[Card, ...]:
    """What lies in front of a seat."""
    found: tuple[Card, ...] = match.state.table.laid[seat]
    return found
