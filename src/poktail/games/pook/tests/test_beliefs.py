"""Tests of the positions that the expert imagines, and of what it believes about them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import exp
from random import Random

import numpy as np
import pytest

from poktail.bots.series import play_out
from poktail.core.game import Observation
from poktail.games.pook import TINY, regular_1
from poktail.games.pook import engine_table as t
from poktail.games.pook import engine_worlds as e
from poktail.games.pook import rules_events as happened
from poktail.games.pook.bot import worlds
from poktail.games.pook.engine import CARD as NUMBER
from poktail.games.pook.engine import CODE, pack, seeded
from poktail.games.pook.expert_beliefs import WEIGHTS, Scene, likely, shown
from poktail.games.pook.levels import forget
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_legal import Move
from poktail.games.pook.rules_pieces import Banner, parse_deck
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import CARD, play, start

pytestmark = pytest.mark.xdist_group("pook_engine")  # compiled once for all of them
OPEN = Pook(seats=2, columns=3, rows=1, hand=1, deck=("mage 1", "orc 3"), open_banners=True)


@pytest.mark.parametrize("game", [TINY, OPEN], ids=str)
def test_imagined_positions_are_those_that_fit(game: Pook) -> None:
    """POOK-19: of few cards, 200 tries meet every deal, and exactly those that `worlds` yields."""

    def compared(observation: Observation, rng: Random) -> Move:
        imagined, _ = Scene(observation).imagine(200, seeded(rng.getrandbits(48)))
        known = {tuple(pack(game, state).tolist()) for state in islice(worlds(observation, rng), 200)}
        assert {tuple(position) for position in imagined.tolist()} == known
        return regular_1.decide(observation, rng)

    for seed in range(4):
        play_out(game, [compared] * game.seats, Random(seed))


@pytest.mark.parametrize("game", [Pook(), Pook(seats=3, open_banners=True), Pook(teams=True)], ids=str)
def test_imagined_positions_hold_every_card_once_and_the_moves_are_the_same(game: Pook) -> None:
    """POOK-2, POOK-3: table, hands and pile together are the deck; hands and pile are as large as they look.

    The same holds for a level that has forgotten which cards were turned down.
    """
    deck = Counter(NUMBER[card] for card in parse_deck(game.deck))
    room = np.zeros(t.MOST_MOVES, np.int64)

    def checked(observation: Observation, rng: Random) -> Move:
        scenes = [Scene(observation), Scene(forget(observation, 2))]
        for s in np.concatenate([scene.imagine(3, seeded(rng.getrandbits(48)))[0] for scene in scenes]):
            codes = [code for code in s[: t.WIDE * t.WIDE].tolist() if code not in (0, t.PIGGY_CARD)]
            found = Counter((code - 1) % t.PIGGY_CARD for code in codes)
            hands = s[t.HANDS : t.HELD].reshape(4, t.CARDS)
            for held in (*hands, s[t.DECK : t.DECK + t.CARDS]):
                found.update(dict(enumerate(held.tolist())))
            assert +found == deck
            assert hands.sum(axis=1).tolist() == s[t.HELD : t.HELD + 4].tolist()
            assert s[t.DECK : t.DECK + t.CARDS].sum() == s[t.PILE] == observation.view.pile
            banners = [banner for banner in s[t.BANNER : t.BANNER + 4].tolist() if banner >= 0]
            assert len(banners) == len(set(banners))
            if observation.view.phase is not Phase.TIE:
                assert room[: t.legal(s, room)].tolist() == [CODE[move] for move in observation.legal]
        return regular_1.decide(observation, rng)

    play_out(game, [checked] * game.seats, Random(3))


def test_signs_count_the_cards_of_the_banner() -> None:
    """Seat 1 has Orcs and Vikings: a Viking on the table, an Orc laid as a Purse, and the other four in its hand."""
    hands = ["mage1 mage1 mage2 mage2 mage3 mage3", "orc1 orc2 orc3 viking1 viking2 viking3"]
    game = Pook(seats=2)
    match = play(start(game, hands), "mage1-purse e4 end knight1 viking1 d5 end knight2")
    play(match, "mage1-purse d4 end knight3 orc2-purse c5 end")
    scene, other = Scene(match.observation(0)), (Banner.KNIGHT_ORC, Banner.KNIGHT_MAGE)
    found = scene.signs(pack(game, match.state)).tolist()
    assert found == [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 4.0, 9.0]
    found = scene.signs(pack(game, replace(match.state, banners=other))).tolist()
    assert found == [0.0] * e.HELD + [1.0, 2.0]  # it has drawn a Knight


def test_powers_speak_for_and_against_a_faction() -> None:
    """POOK-12 to POOK-14: a seat that turns a Warrior down or takes it away has no use for it there."""
    orc, mage = CARD["orc3"], CARD["mage2"]
    assert list(shown(happened.TurnedDown(1, orc, "d5", "POOK-12"))) == [(orc, e.STRUCK, 3)]
    assert list(shown(happened.TurnedUp(1, mage, "d5", "POOK-13"))) == [(mage, e.REVEALED, 2)]
    exchanged = happened.WarriorsExchanged(1, "d5", given=mage, taken=orc, clause="POOK-14")
    assert list(shown(exchanged)) == [(mage, e.GIVEN, 2), (orc, e.TAKEN, 3)]
    assert list(shown(happened.Ended(1))) == []


def test_a_rival_who_shows_a_warrior_is_believed_to_have_its_banner() -> None:
    """Two positions that differ in one sign alone are as likely as its weight says."""
    signs = np.zeros((3, e.SIGNS))
    signs[1, e.LAID_LEVELS] = signs[2, e.PURSES] = 2.0
    none, laid, purses = likely(signs).tolist()
    assert none + laid + purses == pytest.approx(1)
    assert laid / none == pytest.approx(exp(2 * WEIGHTS[e.LAID_LEVELS]))
    assert laid > none > purses
