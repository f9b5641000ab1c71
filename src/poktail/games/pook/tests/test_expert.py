"""Tests of the level `expert`: legal and repeatable moves from its observation alone, values, the last turn, ties."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, defaultdict
from random import Random

import pytest

from poktail.bots.levels import contender
from poktail.bots.series import play_out
from poktail.core.game import Observation
from poktail.core.pieces import Bag
from poktail.core.registry import find
from poktail.games.pook import regular_1
from poktail.games.pook.expert import decide, evaluate, root_gains
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Banner
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import FOUR, play, position, start
from poktail.games.pook.tests.test_end import tied

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them
TABLES = [
    Pook(seats=2),
    *(
        pytest.param(game, marks=pytest.mark.slow)
        for game in (Pook(seats=3, open_banners=True), Pook(), Pook(teams=True, open_banners=True))
    ),
]


HANDS = ("mage1 mage1 mage2 orc2 knight3 viking3", "knight1 knight2 knight3 orc1 viking1 viking3")


def quick(observation: Observation, rng: Random, playouts: int = 12) -> Move:
    return decide(observation, rng, playouts=playouts)


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
    match = start(Pook(seats=2), HANDS)
    assert decide(match.observation(0), Random(1), seconds=0.0) in match.legal(0)


PREPARED = """
from random import Random
from poktail.bots.series import play_out
from poktail.games.pook import engine_ends, engine_search, engine_worlds
from poktail.games.pook.expert import decide, prepare
from poktail.games.pook.rules import Pook

def quick(observation, rng):
    return decide(observation, rng, playouts=12)

search = engine_search.priors, engine_search.search
entries = (engine_worlds.imagine, *search, engine_ends.last_turn, engine_ends.break_tie)
assert not any(entry.signatures for entry in entries)
prepare()
known = [list(entry.signatures) for entry in entries]
assert all(known)
game = Pook(seats=2, columns=3, rows=1, hand=1, deck=("orc 1", "viking 3"))
play_out(game, [quick, quick], Random(4))
assert [entry.signatures for entry in entries] == known
"""


def test_preparing_leaves_nothing_to_compile() -> None:
    """In a process of its own: whatever is decided afterwards, no function is compiled for other kinds of arguments."""
    subprocess.run([sys.executable, "-c", PREPARED], check=True)


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_values_are_shares_of_the_pot_and_odds_add_up(game: Pook) -> None:
    """In each decision of a match, every legal move has a value with an error, and the same seed gives the same."""

    def checked(observation: Observation, rng: Random) -> Move:
        seed = rng.random()
        found = evaluate(observation, Random(seed), playouts=12)
        assert tuple(candidate.move for candidate in found) == observation.legal
        most = game.sides / game.seats
        assert all(0 <= candidate.value <= most and 0 < candidate.error <= most for candidate in found)
        assert sum(candidate.odds for candidate in found) == pytest.approx(1)
        assert evaluate(observation, Random(seed), playouts=12) == found
        return regular_1.decide(observation, rng)

    assert play_out(game, [checked] * game.seats, Random(str(game))).payoffs is not None


def test_it_plays_by_its_odds() -> None:
    """Over many seeds a move is played as often as `evaluate` says on average."""
    observation = start(Pook(seats=2), HANDS).observation(0)
    expected, played = defaultdict[str, float](float), Counter[str]()
    for seed in range(60):
        for candidate in evaluate(observation, Random(seed), playouts=20):
            expected[str(candidate.move)] += candidate.odds
        played[str(quick(observation, Random(seed), playouts=20))] += 1
    assert max(expected.values()) < 59
    assert all(abs(played[move] - count) < 15 for move, count in expected.items())


def test_a_move_never_tried_is_judged_by_what_it_gains_and_with_a_wide_error() -> None:
    """Without a playout the prior is all there is: a better card is worth more, and nothing is certain."""
    found = evaluate(start(Pook(seats=2), HANDS).observation(0), Random(1), seconds=0.0)
    gains = root_gains(start(Pook(seats=2), HANDS).observation(0))
    assert [found[number].value for number in gains.argsort()] == sorted(candidate.value for candidate in found)
    assert min(candidate.error for candidate in found) > 0.3
    tried = evaluate(start(Pook(seats=2), HANDS).observation(0), Random(1), playouts=400)
    assert min(candidate.error for candidate in tried) < 0.1


def test_two_positions_that_look_the_same_to_a_seat_are_valued_alike() -> None:
    """Same observation, same values: only the others' cards and Banners differ."""
    found = []
    for hand, banner in (("orc1 orc2 orc3 viking1 viking2 viking3", FOUR[1]), (HANDS[1], FOUR[2])):
        match = start(Pook(seats=2), [HANDS[0], hand], banners=(FOUR[0], banner))
        found.append(evaluate(match.observation(0), Random(3), playouts=20))
    assert found[0] == found[1]


def test_in_a_tie_it_picks_the_card_that_counts_for_its_banner() -> None:
    """POOK-21: seat 0 knows the Mage that it laid as a Purse, and no other card may bring it three points."""
    match = play(position(Pook(seats=2), tied(d3="0:mage3"), "orc1"), "orc1-purse g7 end")
    found = {str(candidate.move): candidate for candidate in evaluate(match.observation(0), Random(5))}
    assert match.state.phase is Phase.TIE
    assert found["pick-d3"].odds == 1
    assert found["pick-d3"].value > found["pick-e3"].value + 0.2


def test_it_finds_the_only_way_to_win_in_the_last_turn() -> None:
    """POOK-12, POOK-20: the last card is an Orc, and wins if it turns the Viking down; Piggy may be in its way."""
    banners = (Banner.MAGE_ORC, Banner.KNIGHT_VIKING)
    game = Pook(seats=2, columns=3, rows=1, hand=1, deck=("orc 1", "viking 3"), banners=banners)
    match = position(game, {"d5": "viking3"}, "orc1", banners=banners, stock=Bag.of(()))
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
