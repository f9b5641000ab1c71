"""Tests of Pook's bot: legal, repeatable and sensible moves, from its observation alone."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from poktail.bots.levels import random_move
from poktail.bots.series import play_out
from poktail.core.game import Observation
from poktail.games.pook.bot import decide, worlds
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Banner
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.invariants import check_banners, check_cards, check_square
from poktail.games.pook.tests.script import CARD, cards, pick, play, position, start
from tests.conformance.subjects import moments

TABLES = [
    Pook(seats=2),
    Pook(seats=3, open_banners=True),
    Pook(),
    Pook(teams=True),
    Pook(teams=True, open_banners=True),
]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats}-{game.teams:d}{game.open_banners:d}")
def test_the_bot_plays_legal_moves_and_the_same_one_for_the_same_sight(game: Pook) -> None:
    """Whole matches in every variant; the same observation always gets the same answer."""

    def twice(observation: Observation, rng: Random) -> object:
        seed = rng.random()
        move = decide(observation, Random(seed))
        assert move in observation.legal
        assert decide(observation, Random(seed)) == move
        return move

    assert play_out(game, [twice] * game.seats, Random(str(game))).payoffs is not None


@pytest.mark.parametrize(("seats", "least"), [(2, 34), (4, 18)])
def test_one_bot_among_random_seats_wins_clearly(seats: int, least: int) -> None:
    """Forty matches, seats in turn: more than 34 of 40 against one, more than 18 of 40 against three."""
    won, game = 0.0, Pook(seats=seats)
    for number in range(40):
        bots = [decide if seat == number % seats else random_move for seat in range(seats)]
        payoffs = play_out(game, bots, Random(number)).payoffs
        assert payoffs is not None
        best = [seat for seat in range(seats) if payoffs[seat] == max(payoffs)]
        won += (number % seats in best) / len(best)
    assert won > least


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.seats}-{game.teams:d}{game.open_banners:d}")
def test_worlds_are_positions_that_look_the_same(game: Pook) -> None:
    """At every moment of a match, for every seat and a spectator: same view, same turn, same moves, nothing lost."""
    rng = Random(f"worlds {game}")
    for match in moments(game, rng):
        for seat in (None, *range(game.seats)):
            for world in islice(worlds(match.observation(seat), rng), 1):
                assert game.view(world, seat) == match.view(seat)
                assert game.turn(world) == match.turn
                assert seat is None or game.legal(world, seat) == game.legal(match.state, seat)
                check_cards(game, world)
                check_banners(game, world)
                check_square(game, world)


def test_worlds_differ_where_the_seat_knows_nothing() -> None:
    """A spectator imagines many hands, its owner one."""
    match = start(
        Pook(seats=2), ["orc1 orc2 orc3 mage1 mage2 mage3", "knight1 knight2 knight3 viking1 viking2 viking3"]
    )
    rng = Random(1)
    assert len({world.hands[0] for world in islice(worlds(match.observation(None), rng), 50)}) > 30
    assert {world.hands[0] for world in islice(worlds(match.observation(0), rng), 50)} == {match.state.hands[0]}
    assert len({world.banners for world in islice(worlds(match.observation(0), rng), 50)}) == 5


def test_worlds_keep_what_was_seen() -> None:
    """POOK-19: a taken Warrior stays in that hand, a known Purse keeps its Warrior."""
    table = {"e4": "viking3", "d5": "1:orc1"}
    rest = "orc3 orc3 knight1 knight2"
    match = play(position(Pook(seats=2), table, "mage1 orc1 orc2", rest), "mage1 e3 aim-e4 orc1 end")
    known = Pook(seats=2, deck=("mage 1", "viking 3", "orc 1 1 2 3 3", "knight 1 2"), hand=4)
    observation = match.observation(1)
    for world in islice(
        worlds(Observation(known, 1, observation.view, observation.legal, observation.events), Random(2)), 20
    ):
        assert CARD["viking3"] in world.hands[0]
        assert world.table[2].card == CARD["orc1"]


def test_a_mage_that_aims_at_a_warrior_is_imagined_with_a_card_that_fits() -> None:
    """POOK-14: seat 1 saw the target named; in every world seat 0 can give something."""
    game = Pook(seats=2, hand=2, deck=("mage 1", "viking 3", "orc 1 1 3 3"))
    match = play(position(game, {"e4": "viking3", "d5": "1:orc1"}, "mage1 orc1", "orc3 orc3"), "mage1 e3 aim-e4")
    assert match.state.phase is Phase.GIVE
    for world in islice(worlds(match.observation(1), Random(3)), 20):
        assert world.hands[0] == cards("orc1")


def test_the_bot_lays_allies_and_hides_rivals() -> None:
    """Of Mage 1 and Viking 1 the friend of Mages shows the Mage, or hides the Viking; never the other way round."""
    banners = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING)
    match = position(Pook(seats=2), {"e4": "1:orc1"}, "mage1 viking1", "orc1 orc2", banners=banners)
    for seed in range(5):
        assert str(decide(match.observation(0), Random(seed))) in ("mage1", "viking1-purse")


def test_the_bot_turns_a_rivals_warrior_and_breaks_a_tie_with_what_it_knows() -> None:
    """The Orc takes the Viking, not the Mage; the pick is the Mage it laid itself."""
    banners = (Banner.KNIGHT_MAGE, Banner.ORC_VIKING)
    table = {"e4": "viking3", "d5": "mage3", "d6": "1:orc1"}
    match = play(position(Pook(seats=2), table, "orc1 mage1", "orc1 orc2", banners=banners), "orc1 d4")
    assert str(decide(match.observation(0), Random(0))) == "aim-e4"
    game = Pook(seats=2, hand=1, columns=4, rows=1, deck=("mage 1", "orc 1 2", "viking 2"))
    match = play(position(game, {"d5": "0:mage1", "f5": "1:orc1"}, "orc2", banners=banners), "orc2-purse g5 end")
    assert str(decide(match.observation(0), Random(0))) == "pick-d5"
    assert str(decide(match.observation(1), Random(0))) == "pick-f5"
    assert pick(match, s0="d5", s1="d5").payoffs == (1, -1)


def test_the_bot_takes_the_banner_its_hand_asks_for() -> None:
    """POOK-23: Orcs and Vikings in hand, so that Banner, at once."""
    hands = ["orc3 orc3 viking3 viking3 orc2 viking2", "mage1 mage1 mage2 knight1 knight1 knight2"]
    match = start(Pook(seats=2, open_banners=True), hands)
    assert str(decide(match.observation(0), Random(0))) == "take-orc-viking"
