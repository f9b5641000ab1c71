"""Tests of the level `expert`: legal and repeatable moves from its observation alone, beliefs, the last turn."""

from __future__ import annotations

from itertools import islice
from math import exp
from random import Random

import pytest

from poktail.bots.levels import contender
from poktail.bots.series import play_out
from poktail.core.game import Observation
from poktail.core.registry import find
from poktail.games.pook import regular_1
from poktail.games.pook.bot import worlds
from poktail.games.pook.expert import LAID, decide, weigh_worlds
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Banner
from poktail.games.pook.tests.script import play, position, start

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them
TABLES = [
    Pook(seats=2),
    *(
        pytest.param(game, marks=pytest.mark.slow)
        for game in (Pook(seats=3, open_banners=True), Pook(), Pook(teams=True, open_banners=True))
    ),
]


def quick(observation: Observation, rng: Random) -> Move:
    return decide(observation, rng, playouts=12)


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_it_plays_legal_moves_and_the_same_one_for_the_same_observation(game: Pook) -> None:
    """One whole match in each variant; the same observation, seed and playouts always give the same move."""

    def twice(observation: Observation, rng: Random) -> Move:
        seed = rng.random()
        move = quick(observation, Random(seed))
        assert move in observation.legal
        assert quick(observation, Random(seed)) == move
        return move

    bots = [twice, *[regular_1.decide] * (game.seats - 1)]
    assert play_out(game, bots, Random(str(game))).payoffs is not None


def test_the_arena_knows_it() -> None:
    assert contender(find("pook"), "expert") is decide


def test_time_limits_it_as_well() -> None:
    """With no time at all there are no playouts, and still a legal move."""
    match = start(
        Pook(seats=2), ["orc1 orc2 orc3 mage1 mage2 mage3", "knight1 knight2 knight3 viking1 viking2 viking3"]
    )
    assert decide(match.observation(0), Random(1), seconds=0.0) in match.legal(0)


def test_a_rival_who_shows_a_warrior_is_believed_to_have_its_banner() -> None:
    """A Viking laid makes the Banners with Vikings more likely than those without, in the same positions."""
    match = start(Pook(seats=2), ["mage1 mage1 mage2 mage2 mage3 mage3", "orc1 orc2 orc3 viking1 viking2 viking3"])
    before = match.observation(0)
    play(match, "mage1-purse e4 end knight1 viking1 d5 end")
    states = list(islice(worlds(match.observation(0), Random(3)), 60))

    def odds(observation: Observation) -> float:
        """Of a Banner with Vikings against one without."""
        both = list(zip(weigh_worlds(observation, states), states, strict=True))
        vikings = sum(weight for weight, state in both if state.banners[1] is Banner.ORC_VIKING)
        return vikings / sum(weight for weight, state in both if state.banners[1] is Banner.KNIGHT_ORC)

    assert odds(match.observation(0)) == pytest.approx(exp(LAID) * odds(before))


def test_it_finds_the_only_way_to_win_in_the_last_turn() -> None:
    """POOK-12, POOK-20: the last card is an Orc, and wins if it turns the Viking down; Piggy may be in its way."""
    game = Pook(seats=2, columns=3, rows=1, hand=1, deck=("orc 1", "viking 3"))
    match = position(game, {"d5": "viking3"}, "orc1", banners=(Banner.MAGE_ORC, Banner.KNIGHT_VIKING))
    rng = Random(2)
    while match.payoffs is None:
        (seat,) = match.waiting
        match.commit(seat, decide(match.observation(seat), rng))
    assert match.payoffs == (1, -1)


@pytest.mark.slow
def test_it_beats_regular_1() -> None:
    """A hundred matches with two seats: more than 65, where luck alone would bring 50."""
    won, game = 0.0, Pook(seats=2)
    for number in range(100):
        bots = [decide if seat == number % 2 else regular_1.decide for seat in range(2)]
        payoffs = play_out(game, bots, Random(number)).payoffs
        assert payoffs is not None
        won += (payoffs[number % 2] + 1) / 2
    assert won > 65
