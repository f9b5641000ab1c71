"""What the levels of POK forget: counters that others handed over long ago."""

from __future__ import annotations

from random import Random

from poktail.bots.series import chance
from poktail.core.game import Observation
from poktail.core.levels import Temper
from poktail.core.match import Match
from poktail.games.pok.bot import remember
from poktail.games.pok.levels import forget, likes
from poktail.games.pok.rules import MOVES, Pok, Rolled, Symbol


def late(game: Pok, rounds: int, seed: int = 1) -> tuple[Match, Observation]:
    """A random match that lasts longer than this many rounds, after these, as seat 0 sees it."""
    rng = Random(seed)
    while True:
        match = Match(game, chance(rng))
        while match.state.round <= rounds and match.payoffs is None:
            for seat in match.waiting:
                match.commit(seat, rng.choice(match.legal(seat)))
        if match.payoffs is None:
            return match, match.observation(0)


def test_of_old_rounds_only_the_number_of_counters_is_remembered() -> None:
    """POK-9: the seat knows its own hand, the latest rounds, and how many counters everybody has."""
    wrong = 0
    for seed in range(20):
        match, seen = late(Pok(seats=4), 7, seed)
        real, believed = match.state.hands, remember(forget(seen, 1))[0]
        assert believed[0] == real[0]
        assert [sum(hand) for hand in believed] == [sum(hand) for hand in real]
        assert all(0 <= count <= 2 for hand in believed for count in hand)
        wrong += believed != real
    assert wrong


def test_the_latest_rounds_stay_as_they_were() -> None:
    _, seen = late(Pok(seats=5), 6)
    kept = forget(seen, 3)
    rounds = [at for at, event in enumerate(seen.events) if isinstance(event.what, Rolled)]
    latest = seen.events[rounds[-4] :]  # three rounds, and the throw of this one
    assert kept.events[-len(latest) :] == latest
    versions = [event.version for event in kept.events]
    assert versions == sorted(set(versions)) and len(versions) < len(seen.events)
    assert forget(seen, len(rounds)) is seen
    assert (kept.view, kept.legal) == (seen.view, seen.legal)


def test_open_counters_cannot_be_forgotten() -> None:
    """POK-9."""
    _, seen = late(Pok(seats=4, open_counters=True), 7)
    assert forget(seen, 1) is seen


def test_a_bold_seat_likes_what_the_dice_ask_for() -> None:
    _, seen = late(Pok(seats=4), 3)
    asked = {face.symbol for face in seen.view.throw.faces if face.symbol}
    assert {move.symbol for move in MOVES if likes(Temper.BOLD, seen, move)} == asked
    shown = seen.view.last.hands[0].symbol
    assert {move.symbol for move in MOVES if likes(Temper.SUSPICIOUS, seen, move)} == set(Symbol) - {shown}
    hand = seen.view.hand
    assert {hand[at] for at, move in enumerate(MOVES) if likes(Temper.CAREFUL, seen, move)} == {max(hand)}
