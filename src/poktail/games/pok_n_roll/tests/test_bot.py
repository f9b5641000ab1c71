"""Tests of the bot: legal, repeatable, better than random; its worlds fit what a seat sees."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from random import Random

import pytest

from poktail.bots.series import chance
from poktail.core.match import Match
from poktail.games.pok_n_roll import TINY
from poktail.games.pok_n_roll.bot import absences, decide, showdown, strengths, worlds, worth
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Row
from poktail.games.pok_n_roll.rules_values import Dice
from poktail.games.pok_n_roll.tests.script import play

FOUR = PokNRoll()


def finished(game: PokNRoll, seed: str, bots: set[int]) -> Match:
    """A match in which these seats are played by the bot, the others at random."""
    rng = Random(seed)
    match = Match(game, chance(rng))
    while match.payoffs is None:
        (seat,) = match.waiting
        observation = match.observation(seat)
        move = decide(observation, rng) if seat in bots else rng.choice(observation.legal)
        assert move in observation.legal
        match.commit(seat, move)
    return match


@pytest.mark.parametrize(
    "game",
    [TINY, PokNRoll(seats=3), PokNRoll(seats=3, expert=True), PokNRoll(seats=12), PokNRoll(boxes=1, own_dice=4)],
    ids=str,
)
def test_the_bot_plays_whole_matches_legally_and_repeatably(game: PokNRoll) -> None:
    everybody = set(range(game.seats))
    first, again = (finished(game, "same", everybody) for _ in range(2))
    assert first.steps == again.steps


def test_the_same_sight_gives_the_same_move() -> None:
    """Two positions that differ only under other cups are one to the bot."""
    one = play(FOUR, "starter-0 33 46 25 35 235")
    two = play(FOUR, "starter-0 33 11 66 12 235")
    assert one.observation(0) == two.observation(0)
    assert decide(one.observation(0), Random(1)) == decide(two.observation(0), Random(1))


def test_one_bot_among_random_seats_wins_most_matches() -> None:
    """About 98 of 100, where every fourth would be no better than chance."""
    won = Fraction(0)
    for number in range(60):
        match = finished(FOUR, f"strength {number}", {number % 4})
        assert match.payoffs is not None
        best = [seat for seat, payoff in enumerate(match.payoffs) if payoff == max(match.payoffs)]
        won += Fraction(number % 4 in best, len(best))
    assert won / 60 > Fraction(3, 5)


def test_a_sure_winner_goes_on() -> None:
    """Five alike cannot be beaten in the base game: the bot stays for the third round."""
    match = play(FOUR, "starter-0 33 12 45 46 333")
    assert str(decide(match.observation(0), Random(1))) == "continue"


def test_with_nothing_the_bot_still_has_a_move() -> None:
    """ROLL-12: no row to cross, and on the last hand of a lost cause any legal move will do."""
    match = play(FOUR, "starter-0 35 12 34 66 146")
    assert str(decide(match.observation(0), Random(1))) in ("continue", "abandon")


def test_in_round_3_the_worthiest_row_is_crossed() -> None:
    match = play(FOUR, "starter-0 33 12 45 46 335 continue cross-pair cross-pair cross-pair 6 continue 6")
    assert str(decide(match.observation(0), Random(1))) == "cross-four"


def test_ending_the_match_is_for_the_leader() -> None:
    """ROLL-15: a row that would be full is worth more to who leads with it, less to who does not."""
    match = play(PokNRoll(boxes=1), "starter-0 33 12 45 46 335")
    assert worth(match.view(0), Row.FOUR) == 9 + 3
    match = play(PokNRoll(boxes=2), "starter-0 33 12 45 46 335 cross-four cross-pair cross-pair cross-pair")
    match = play(
        PokNRoll(boxes=2), "starter-0 33 12 45 46 335 cross-four cross-pair cross-pair cross-pair 12 33 45 46 335"
    )
    assert worth(match.view(1), Row.PAIR) == 2 - 3
    assert worth(match.view(1), Row.FOUR) == 9


def test_how_likely_others_are_gone() -> None:
    """Who has abandoned does not count, Jörg never leaves, who decided already leaves less."""
    view = play(PokNRoll(seats=3), "starter-0 35 46 25 235 continue cross-straight").view(2)
    assert absences(view) == pytest.approx((0.0, 0.25))
    view = play(FOUR, "starter-0 23 46 25 35 235").view(0)
    assert absences(view) == pytest.approx((1 - 0.7 * 0.75,) * 3)
    view = play(FOUR, "starter-0 23 46 25 35 235 continue continue continue continue 1 continue").view(1)
    assert absences(view) == pytest.approx((0.0, 0.25, 0.25))


def test_strengths_are_the_odds_of_an_unknown_cup() -> None:
    """With 2 2 3 5 5 in the open a cup makes a straight 4 times in 36, four alike twice, nothing better."""
    worse, same = strengths(FOUR, (2, 2, 3, 5, 5))[FOUR.rows.index(Row.STRAIGHT)]
    assert same == pytest.approx(4 / 36)
    assert worse == pytest.approx(1 - 6 / 36)


def test_a_sure_third_round_is_worth_its_points() -> None:
    """Alone with five alike: 4 for the third round and 12 for the row, whatever falls."""
    match = play(FOUR, "starter-0 33 12 45 46 333 continue cross-three cross-three cross-three 1")
    assert showdown(FOUR, match.view(0), match.view(0).white, ()) == pytest.approx(16)


def test_worlds_keep_what_is_known_and_vary_what_is_not() -> None:
    """ROLL-1: seat 1 knows its own cup and those lifted; the others may be anything."""
    match = play(FOUR, "starter-0 23 46 25 35 235 cross-pair")
    seen = list(islice(worlds(match.observation(1), Random(2)), 300))
    assert {world.cups[0] for world in seen} == {(2, 3)}
    assert {world.cups[1] for world in seen} == {(4, 6)}
    assert len({world.cups[2] for world in seen}) == 21
    assert all(FOUR.view(world, 1) == match.view(1) for world in seen)
    assert len({world.cups[1] for world in islice(worlds(match.observation(None), Random(2)), 300)}) == 21
    assert all(Dice(cup) in [o for o, _ in FOUR.turn(play(FOUR, "starter-0").state).outcomes] for cup in seen[0].cups)  # type: ignore[union-attr]
