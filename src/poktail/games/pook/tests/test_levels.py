"""What the levels of Pook forget and like, and that their estimates are those of the regular bot."""

from __future__ import annotations

from itertools import islice
from random import Random

from poktail.bots.series import chance
from poktail.core.game import Observation
from poktail.core.levels import Temper
from poktail.core.match import Match
from poktail.games.pook.bot import decide, worlds
from poktail.games.pook.levels import estimates, forget, likes
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Choose, Face


def choices(seed: int) -> list[Observation]:
    """Every decision with a choice in a random match of two, as its seat sees it."""
    rng, found = Random(seed), list[Observation]()
    match = Match(Pook(seats=2), chance(rng))
    while match.payoffs is None:
        for seat in match.waiting:
            seen = match.observation(seat)
            found += [seen] if len(seen.legal) > 1 else []
            match.commit(seat, rng.choice(seen.legal))
    return found


def test_what_was_turned_down_long_ago_is_forgotten() -> None:
    """POOK-19: except for the seat's own Purses; every position it then thinks possible looks the same on the table."""
    forgotten = 0
    for seen in [late for seed in range(5) for late in choices(seed)]:
        kept = forget(seen, 2)
        assert kept.legal == seen.legal and set(kept.events) <= set(seen.events)
        for old, new in zip(seen.view.table, kept.view.table, strict=True):
            assert new == old or (not old.up and old.by != seen.seat and new.card is None)
            forgotten += new != old
        for world in islice(worlds(kept, Random(1)), 1):
            assert [(spot.cell, spot.up) for spot in world.table] == [(each.cell, each.up) for each in seen.view.table]
        assert forget(seen, 100) == seen
    assert forgotten


def test_the_best_estimates_are_what_the_regular_bot_does() -> None:
    for seen in choices(7):
        found = estimates(seen, Random(1))
        best = [each.move for each in found if each.odds]
        assert decide(seen, Random(3)) in best
        assert sum(each.odds for each in found) > 1 - 1e-9


def test_a_bold_seat_likes_warriors_and_a_careful_one_purses() -> None:
    seen = choices(1)[0]
    for move in (move for move in seen.legal if isinstance(move, Choose)):
        assert likes(Temper.BOLD, seen, move) == (move.face is Face.WARRIOR)
        assert likes(Temper.CAREFUL, seen, move) == (move.face is Face.PURSE)
