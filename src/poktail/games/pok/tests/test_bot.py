"""Tests of POK's bot: what it may know, what it infers, how well it plays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, product
from math import prod

import pytest

from poktail.bots.levels import random_move
from poktail.bots.series import chance, play_out
from poktail.core import codec
from poktail.core.game import Observation, SeatEvent
from poktail.core.match import Match
from poktail.games.pok import bot
from poktail.games.pok.bot import decide, worlds
from poktail.games.pok.rules import SYMBOLS, HandedOver, Pok, Revealed, Rolled, Show, Shown, View, What, judge
from poktail.games.pok.tests.table import DISC, TRIANGLE, dice, hands

TABLES = [
    *(Pok(seats=seats) for seats in range(3, 8)),
    Pok(open_counters=True),
    Pok(seats=7, counters=9, goal=27, idle_limit=3),
    Pok(seats=3, counters=1, goal=1),
    Pok(seats=5, dice=("1disc 4square 5triangle", "blank 2disc", "9triangle 1triangle", "1square 1disc")),
    Pok(seats=3, dice=("blank",), idle_limit=2),
    Pok(seats=4, dice=("1disc blank",) * 12, idle_limit=1),
]
tables = pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats} seats, {len(game.dice)} dice")
LONGEST = 3000


def moments(game: Pok, seed: str) -> Iterator[Match]:
    """A match between bots, before every round and at its end."""
    rng = random.Random(seed)
    match = Match(game)
    yield match  # not even a throw so far
    match.play_on(chance(rng))
    while match.payoffs is None:
        assert match.version < LONGEST, "the match does not end"
        yield match
        for seat in match.waiting:
            match.commit(seat, decide(match.observation(seat), rng))
    yield match


def recalled(game: Pok, held: str, thrown: str, me: int) -> Observation:
    """The observation of a seat at a table where these hands are left, each counter handed over in its own round."""
    events: list[What] = []
    left = [list(hand) for hand in game.start().hands]
    for seat, hand in enumerate(hands(held)):
        for place, symbol in enumerate(SYMBOLS):
            while left[seat][place] > hand[place]:
                shown = [
                    Shown(s, next(x for x, n in zip(SYMBOLS, left[s], strict=True) if n)) for s in range(game.seats)
                ]
                shown[seat] = Shown(seat, symbol)
                events += [Rolled(1, dice("1disc/2square/3triangle")), Revealed(tuple(shown))]
                events.append(HandedOver((seat,), "POK-6"))
                left[seat][place] -= 1
    view = View(me, 9, dice(thrown), hands(held)[me], None, 0, None, None)
    legal = tuple(Show(symbol) for symbol, n in zip(SYMBOLS, hands(held)[me], strict=True) if n)
    return Observation(game, me, view, legal, tuple(SeatEvent(version, what) for version, what in enumerate(events, 1)))


@tables
def test_the_bot_plays_legally_to_the_end_at_any_table(game: Pok) -> None:
    """POK-4: whatever the dice, the counters and the number of seats."""
    rng = random.Random("legal")
    for match in moments(game, "legal"):
        for seat in match.waiting:
            assert decide(match.observation(seat), rng) in match.legal(seat)
    assert match.payoffs is not None


def test_the_same_sight_and_the_same_luck_make_the_same_choice() -> None:
    """POK-4: also with nothing thought before, and from values that are equal but not the same."""
    for match in moments(Pok(seats=5), "again"):
        for seat in match.waiting:
            observation = match.observation(seat)
            events = tuple(SeatEvent(h.version, codec.load(What, codec.dump(h.what))) for h in observation.events)
            same = Observation(
                Pok(seats=5), seat, codec.load(View, codec.dump(observation.view)), observation.legal, events
            )
            chosen = [decide(observation, random.Random(salt)) for salt in range(5)]
            for memory in (bot.think, bot.outcomes, bot.pace, bot.rounds_to_go, bot.ease):
                memory.cache_clear()
            assert [decide(same, random.Random(salt)) for salt in range(5)] == chosen


def test_what_the_others_have_chosen_already_makes_no_difference() -> None:
    """POK-4: a closed fist tells nothing."""
    match = Match(Pok(seats=3), chance(random.Random("fists")))
    before = decide(match.observation(0), random.Random(1))
    match.commit(1, Show(DISC))
    match.commit(2, Show(DISC))
    assert decide(match.observation(0), random.Random(1)) == before


@tables
def test_there_is_one_world_and_it_is_the_true_one(game: Pok) -> None:
    """POK-9: everything was shown in the open, so memory alone rebuilds the position, at every moment, for anybody."""
    for match in moments(game, "worlds"):
        for seat in (None, *range(game.seats)):
            observation = match.observation(seat)
            found = list(islice(worlds(observation, random.Random(0)), 3))
            assert found == [match.state] * 3
            assert game.view(found[0], seat) == observation.view


def test_the_bot_remembers_every_counter_handed_over() -> None:
    """POK-9: by listening only."""
    game = Pok()
    for held in ("222 222 222 222", "101 020 212 111", "200 002 110 021"):
        assert bot.remember(recalled(game, held, "1disc/blank/blank", 1))[0] == hands(held)


@pytest.mark.parametrize("thrown", ["1disc/2square/blank", "1triangle/2triangle/blank", "1disc/2square/3triangle"])
def test_the_bot_counts_its_chances_exactly(thrown: str) -> None:
    """POK-5, POK-6, POK-7, POK-8: as often as the rules let it hand over, whatever three others choose."""
    mixes = ((0.5, 0.25, 0.25), (0.125, 0.0, 0.875), (0.25, 0.75, 0.0))
    wanted = [0.0, 0.0, 0.0]
    for place, mine in enumerate(SYMBOLS):
        for places in product(range(3), repeat=3):
            handed, _ = judge(dice(thrown), [mine, *(SYMBOLS[other] for other in places)])
            wanted[place] += (0 in handed) * prod(mix[other] for mix, other in zip(mixes, places, strict=True))
    assert bot.success(bot.outcomes(dice(thrown), 4), bot.tallies(mixes)) == pytest.approx(wanted)


def test_a_sure_win_is_taken() -> None:
    """POK-11: nobody else holds a triangle and one triangle is asked for."""
    observation = recalled(Pok(), "101 220 220 120", "1triangle/blank/3disc", 0)
    assert {decide(observation, random.Random(salt)) for salt in range(40)} == {Show(TRIANGLE)}


def test_a_seat_about_to_win_is_stopped() -> None:
    """POK-5, POK-11: seat 1 needs one more, has discs only, and one disc is asked for: a second disc spoils it."""
    observation = recalled(Pok(seats=3), "222 200 022", "1disc/blank/blank", 0)
    assert {decide(observation, random.Random(salt)) for salt in range(40)} == {Show(DISC)}


def test_at_the_start_the_bot_does_not_always_do_the_same() -> None:
    """POK-4: a predictable player is easy to beat."""
    observation = recalled(Pok(), "222 222 222 222", "1disc/2square/3triangle", 2)
    assert len({decide(observation, random.Random(salt)) for salt in range(40)}) > 1


@pytest.mark.parametrize(("seats", "matches", "least"), [(3, 60, 36), (4, 150, 53), (7, 70, 14)])
def test_the_bot_beats_random_seats(seats: int, matches: int, least: int) -> None:
    """POK-11: one bot among seats that show anything wins far more than its share."""
    game, rng, wins = Pok(seats=seats), random.Random("strength"), 0
    for number in range(matches):
        me = number % seats
        match = play_out(game, [decide if seat == me else random_move for seat in range(seats)], rng)
        wins += match.payoffs is not None and match.payoffs[me] == game.stake * (game.seats - 1)
    assert wins >= least
