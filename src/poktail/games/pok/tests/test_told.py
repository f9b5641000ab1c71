"""The rounds of a match as a seat was told of them."""

from __future__ import annotations

from random import Random

from poktail.bots.series import play_at_random
from poktail.core.game import SeatEvent
from poktail.core.match import Match
from poktail.games.pok.rules import HandedOver, Pok, Revealed, Shown, Symbol
from poktail.games.pok.rules_told import Told, rounds_told


def test_every_round_is_told_with_its_throw_and_who_handed_over() -> None:
    """POK-9: everybody sees what is shown."""
    found = list[Told]()
    for seed in range(6):
        match, own = play_at_random(Pok(seats=4), Random(seed)), list[Told]()
        again = Match(match.game)
        for step in match.steps:
            again.step(step)
            last = again.state.last
            if last is not None and again.state.throw is None:
                own.append(Told(last.throw, tuple(hand.symbol for hand in last.hands), last.handed))
        assert list(rounds_told(again.observation(2).events)) == own
        found += own
    assert any(told.handed for told in found) and any(not told.handed for told in found)
    assert all(told.lost == {seat: told.shown[seat] for seat in told.handed} for told in found)


def test_a_forgotten_round_has_no_throw() -> None:
    """POK-9: and the rest of a round whose counters were forgotten says nothing."""
    hands = tuple(Shown(seat, symbol) for seat, symbol in enumerate(Symbol))
    events = [SeatEvent(1, HandedOver((0,), "POK-6")), SeatEvent(2, Revealed(hands))]
    assert list(rounds_told(events)) == [Told(None, tuple(Symbol), ())]
    assert not list(rounds_told([]))
