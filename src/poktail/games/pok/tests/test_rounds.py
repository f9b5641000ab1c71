"""Tests of the rounds that a seat knows from its events."""

from __future__ import annotations

from random import Random

from poktail.bots.series import play_at_random
from poktail.core.game import SeatEvent
from poktail.core.match import Match
from poktail.games.pok.rules import HandedOver, Pok, Revealed, Shown, Symbol
from poktail.games.pok.rules_rounds import RevealedRound, revealed_rounds


def test_every_round_has_its_throw_and_who_handed_over() -> None:
    """POK-9: everybody sees what is shown."""
    found = list[RevealedRound]()
    for seed in range(6):
        match, own = play_at_random(Pok(seats=4), Random(seed)), list[RevealedRound]()
        again = Match(match.game)
        for step in match.steps:
            again.step(step)
            last = again.state.last
            if last is not None and again.state.throw is None:
                own.append(RevealedRound(last.throw, tuple(hand.symbol for hand in last.hands), last.handed))
        assert list(revealed_rounds(again.observation(2).events)) == own
        found += own
    assert any(played.handed for played in found) and any(not played.handed for played in found)
    assert all(played.lost == {seat: played.shown[seat] for seat in played.handed} for played in found)


def test_a_forgotten_round_has_no_throw() -> None:
    """POK-9: and the rest of a round whose counters were forgotten says nothing."""
    hands = tuple(Shown(seat, symbol) for seat, symbol in enumerate(Symbol))
    events = [SeatEvent(1, HandedOver((0,), "POK-6")), SeatEvent(2, Revealed(hands))]
    assert list(revealed_rounds(events)) == [RevealedRound(None, tuple(Symbol), ())]
    assert not list(revealed_rounds([]))
