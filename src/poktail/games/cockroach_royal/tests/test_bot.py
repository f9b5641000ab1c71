"""Tests of the bot: its moves are legal, use only its observation and are good; its worlds are the possible ones."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from poktail.bots.series import chance
from poktail.core.game import CHANCE, Chance, Decide, Observation, Over, SeatEvent
from poktail.core.match import Match
from poktail.games.cockroach_royal import TINY
from poktail.games.cockroach_royal.bot import decide, worlds
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim, payable
from poktail.games.cockroach_royal.rules_values import Answer, Pay, Phase, State
from poktail.games.cockroach_royal.tests.script import dealt, finish, phase, play, slide


def bot(rng: Random) -> Callable[[Match, int], Any]:
    """The bot, its moves checked."""

    def choose(match: Match, seat: int) -> Any:
        move = decide(match.observation(seat), rng)
        assert move in match.legal(seat)
        return move

    return choose


@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_play_whole_matches_legally(seats: int) -> None:
    """Whatever the table."""
    for game in (CockroachRoyal(seats=seats), CockroachRoyal(seats=seats, specials_pay=False, lose_at=9)):
        rng = Random(seats)
        finish(Match(game, chance(rng)), bot(rng))


def test_bots_play_small_tables_legally() -> None:
    """Few species, few cards, one or no special card."""
    for game in (TINY, CockroachRoyal(seats=2, species=1, copies=4, royals=0, joker=False, blank=False, pile=1)):
        for number in range(20):
            rng = Random(number)
            finish(Match(game, chance(rng)), bot(rng))


def test_the_same_sight_and_seed_make_the_same_move() -> None:
    """The decision depends only on the observation and the randomness passed in."""

    def choose(match: Match, seat: int) -> Any:
        moves = {decide(match.observation(seat), Random(7)) for _ in range(3)}
        assert len(moves) == 1
        return moves.pop()

    finish(Match(CockroachRoyal(), chance(Random(4))), choose)


def test_one_bot_among_three_at_random_seldom_loses() -> None:
    """A quarter would be chance."""
    game, rng, lost = CockroachRoyal(seats=4), Random(2012), 0
    for number in range(40):
        me, clever = number % 4, bot(rng)

        def choose(match: Match, seat: int, me: int = me, clever: Callable[[Match, int], Any] = clever) -> Any:
            return clever(match, seat) if seat == me else rng.choice(match.legal(seat))

        match = finish(Match(game, chance(rng)), choose)
        assert match.payoffs is not None
        lost += match.payoffs[me] < 0
    assert lost <= 4


def test_it_does_not_believe_what_it_holds_itself() -> None:
    """All bats are in its own hand or open, so a claim of "bat" is false, except for the Joker."""
    match = dealt(CockroachRoyal(seats=4, joker=False), {0: "rat", 1: "8*bat royal-bat"})
    play(match, "card-rat to-1 claim-bat")
    answers = [decide(match.observation(1), Random(seed)) for seed in range(30)]
    assert answers.count(Answer.FALSE) > 25


def test_it_does_not_pay_with_the_card_that_loses() -> None:
    """Three flies lie in front of it: it pays two others for "fly" rather than the fourth."""
    match = dealt(CockroachRoyal(seats=4), {0: "joker", 1: "4*fly bat toad rat"}, starter=1)
    for _ in range(3):
        slide(match, "fly", 2, "fly", True)
    slide(match, "bat", 0, "royal", True)
    slide(match, "joker", 1, "fly", False)
    first = decide(match.observation(1), Random(1))
    assert isinstance(first, Pay)
    assert first.card is not Card.FLY
    match.commit(1, first)
    second = decide(match.observation(1), Random(1))
    assert isinstance(second, Pay)
    assert second.card is not Card.FLY


def test_it_goes_on_with_a_payment_that_somebody_else_began() -> None:
    """Whatever was picked first."""
    for card in ("fly", "bat", "royal-toad"):
        match = dealt(CockroachRoyal(seats=4), {0: "joker", 1: "fly bat royal-toad"})
        slide(match, "joker", 1, "fly", False)
        play(match, f"pay-{card}")
        assert decide(match.observation(1), Random(1)) in match.legal(1)


Seen = tuple[Any, ...]


def histories(game: CockroachRoyal) -> dict[tuple[int | None, Seen], set[State]]:
    """All positions of a small table, by seat and what it was told."""
    found: dict[tuple[int | None, Seen], set[State]] = defaultdict(set)

    def visit(state: State, seen: dict[int | None, Seen]) -> None:
        for seat, events in seen.items():
            found[seat, events].add(state)
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        who = CHANCE if isinstance(turn, Chance) else turn.seats[0]
        options = [o for o, _ in turn.outcomes] if isinstance(turn, Chance) else game.legal(state, who)
        for option in options:
            after, happened = game.apply(state, {who: option})
            visit(after, {s: (*events, *(event.as_seen_by(s) for event in happened)) for s, events in seen.items()})

    visit(game.start(), dict.fromkeys((None, *range(game.seats)), ()))
    return found


@pytest.mark.parametrize(
    "game",
    [
        TINY,
        CockroachRoyal(seats=2, lose_at=3, pile=2, species=1, copies=2, royals=1, blank=False),
        CockroachRoyal(seats=2, lose_at=2, pile=3, species=1, copies=2, royals=1),
    ],
    ids=["tiny", "royals", "specials"],
)
def test_worlds_are_exactly_the_positions_a_seat_cannot_exclude(game: CockroachRoyal) -> None:
    """Every world is a position that fits all that was told, and in the end every such position comes."""
    found, rng = histories(game), Random(3)
    for seat, seen in rng.sample(sorted(found, key=repr), 200):
        group = found[seat, seen]
        events = tuple(SeatEvent(version, what) for version, what in enumerate(seen, 1))
        observation = Observation(game, seat, game.view(next(iter(group)), seat), (), events)
        assert set(islice(worlds(observation, rng), 60 * len(group))) == group


def test_worlds_know_who_has_nothing_but_special_cards() -> None:
    """ROYAL-13: seat 1 has paid all it had and holds two cards: Joker and Blank, of which only one was seen."""
    game = CockroachRoyal(seats=3, species=3, copies=2, royals=1, pile=2, lose_at=3)
    match = dealt(game, {0: "joker", 1: "fly blank"})
    slide(match, "joker", 1, "bat", False)
    for seat in (0, 2, None):
        for world in islice(worlds(match.observation(seat), Random(5)), 50):
            assert payable(world.hands[1])
    play(match, "pay-fly")
    for world in islice(worlds(match.observation(0), Random(5)), 50):
        assert world.picked is not None
        assert world.hands[1][list(Card).index(world.picked)] > 0
    play(match, "enough")
    for seat in (0, 2, None):
        for world in islice(worlds(match.observation(seat), Random(5)), 50):
            assert not payable(world.hands[1])
    play(match, "card-blank to-0 claim-bat")
    under_way = {world.card for world in islice(worlds(match.observation(0), Random(5)), 200)}
    assert under_way == {Card.JOKER, Card.BLANK}


def test_worlds_lean_towards_what_was_claimed() -> None:
    """A claim is true about half the time, however rare the card."""
    match = play(dealt(CockroachRoyal(seats=4), {0: "rat"}), "card-rat to-1 claim-toad")
    worlds_of = list(islice(worlds(match.observation(1), Random(9)), 400))
    toads = sum(world.card in (Card.TOAD, Card.ROYAL_TOAD, Card.JOKER) for world in worlds_of)
    assert 120 < toads < 280
    assert match.state.trail is not None
    assert match.state.trail.claims == (Claim.TOAD,)
    assert isinstance(match.turn, Decide)
    assert phase(match) is Phase.JUDGE
