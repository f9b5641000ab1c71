"""Tests of Pook before the first turn: pieces, deal, options."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.errors import BadOptions
from poktail.core.game import CHANCE, Chance
from poktail.core.match import Match
from poktail.core.pieces import odds
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import BannerDealt, BannerDealtFaceDown, Began, Dealt, DealtFaceDown
from poktail.games.pook.rules_pieces import ALLIES, BANNERS, BESIDE, CELLS, FACTIONS, Banner, Faction, parse_deck
from poktail.games.pook.rules_state import First, Phase
from poktail.games.pook.tests.script import FOUR, cards, events, play, start

HANDS = (
    "knight1 knight1 knight2 knight2 knight3 knight3",
    "mage1 mage1 mage2 mage2 mage3 mage3",
    "orc1 orc1 orc2 orc2 orc3 orc3",
    "viking1 viking1 viking2 viking2 viking3 viking3",
)


def test_twenty_four_cards_one_piggy_and_six_banners() -> None:
    """POOK-1: the box."""
    state = Pook().start()
    assert len(state.deck) == 24
    assert len(state.stock) == 6
    assert (state.table, state.piggy) == ((), "e5")


def test_four_factions_of_six_and_every_pair_on_one_banner() -> None:
    """POOK-2: levels 1, 1, 2, 2, 3, 3 in each faction; six different pairs."""
    deck = parse_deck(Pook().deck)
    for faction in FACTIONS:
        assert [card.level for card in deck if card.faction is faction] == [1, 1, 2, 2, 3, 3]
    assert sorted(ALLIES.values()) == sorted(combinations(FACTIONS, 2))
    assert ALLIES[Banner.MAGE_VIKING] == (Faction.MAGE, Faction.VIKING)


def test_a_banner_and_six_cards_are_seen_by_their_seat_alone() -> None:
    """POOK-3: seat 1 sees its Banner and its mages; seat 0 and a spectator see that there are some."""
    match = start(Pook(), HANDS)
    mine = match.view(1)
    assert mine.banners == (None, Banner.ORC_VIKING, None, None)
    assert mine.hand == cards(HANDS[1])
    for other in (0, None):
        view = match.view(other)
        assert view.banners[1] is None
        assert set(view.hand).isdisjoint(cards(HANDS[1]))
        assert view.cards == (6, 6, 6, 6)
    assert events(match, 1)[2] == BannerDealt((1,), Banner.ORC_VIKING)
    assert events(match, 0)[2] == events(match, None)[2] == BannerDealtFaceDown((1,))
    assert events(match, 1)[11] == Dealt(1, cards("mage1")[0])
    assert events(match, 0)[11] == events(match, None)[11] == DealtFaceDown(1)


@pytest.mark.parametrize(("seats", "pile"), [(2, 12), (3, 6), (4, 0)])
def test_what_is_left_is_the_draw_pile(seats: int, pile: int) -> None:
    """POOK-4: twelve, six or no cards to draw; the Banners left are known to nobody."""
    match = start(Pook(seats=seats), HANDS[:seats])
    assert match.view(None).pile == len(match.state.deck) == pile
    assert match.view(0).unused == 6 - seats
    assert match.view(0).offer == ()
    assert sum(banner is not None for banner in match.view(0).banners) == 1


def test_chance_says_who_begins_and_turns_go_clockwise() -> None:
    """POOK-5: any seat, all alike, then the next one to the left."""
    game = Pook(seats=3)
    turn = game.turn(game.start())
    assert isinstance(turn, Chance)
    assert odds(turn.outcomes) == {First(seat): Fraction(1, 3) for seat in range(3)}
    assert [str(outcome) for outcome, _ in turn.outcomes] == ["seat-0", "seat-1", "seat-2"]
    match = start(game, HANDS[:3], first=2)
    assert events(match, None)[0] == Began(2, "POOK-5")
    order = []
    for _ in range(5):
        order.append(match.waiting[0])
        seat = match.waiting[0]
        play(match, f"{match.state.hands[seat][0]}-purse {match.view(seat).free[0].cell} end")
        match.step({CHANCE: match.turn.outcomes[0][0]})  # type: ignore[union-attr]
    assert order == [2, 0, 1, 2, 0]
    assert match.view(0).first == 2


def test_odds_of_the_deal() -> None:
    """POOK-2, POOK-3: a given card comes first with 1 in 12; a hand without any Orc with C(18,6) in C(24,6)."""
    game = Pook()
    match = Match(game)
    match.step({CHANCE: First(0)})
    first = odds(match.turn.outcomes)  # type: ignore[union-attr]
    assert first == {banner: Fraction(1, 6) for banner in BANNERS}
    for banner in FOUR:
        match.step({CHANCE: banner})
    none = Fraction(1)
    for card in cards("knight1 knight1 mage1 mage1 viking1 viking1"):
        chances = odds(match.turn.outcomes)  # type: ignore[union-attr]
        none *= 1 - sum(part for drawn, part in chances.items() if drawn.faction is Faction.ORC)
        match.step({CHANCE: card})
    assert none == Fraction(comb(18, 6), comb(24, 6))


def test_odds_of_a_rivals_banner() -> None:
    """POOK-2: who holds two factions shares just one of them with 4 of the 5 other Banners, none with 1."""
    mine = set(ALLIES[Banner.KNIGHT_MAGE])
    shared = Counter(len(mine & set(ALLIES[banner])) for banner in BANNERS if banner is not Banner.KNIGHT_MAGE)
    assert {count: Fraction(n, 5) for count, n in shared.items()} == {1: Fraction(4, 5), 0: Fraction(1, 5)}


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"teams": True, "seats": 3}, "teams"),
        ({"teams": 1}, "teams"),
        ({"hand": 0}, "hand"),
        ({"hand": 7}, "deck"),
        ({"columns": 6}, "columns"),
        ({"columns": 1, "rows": 4}, "columns"),
        ({"deck": ("goblin 1",)}, "deck"),
        ({"deck": ("orc 4",)}, "deck"),
        ({"deck": ("",)}, "deck"),
        ({"deck": ()}, "deck"),
        ({"deck": ("orc",) * 50}, "deck"),
        ({"deck": ("orc 1 2 3",) * 9}, "deck"),
        ({"deck": ("orc " + "1 " * 25,)}, "deck"),
        ({"deck": ("orc " + "1 " * 1000,) * 1000}, "deck"),
        *(
            ({"deck": tuple(line.replace(" ", space, 1) for line in Pook().deck)}, "deck")
            for space in ("\t", "\u3000", "  ")
        ),
        ({"banners": ("knight-mage",) * 4}, "banners"),
        ({"banners": ("knight-mage", "mage-orc")}, "banners"),
        ({"banners": ("knight-knight",)}, "banners"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_make_no_match_are_refused(options: dict[str, Any], option: str) -> None:
    """POOK-22: teams only with four seats; all sizes within bounds, every seat with a turn."""
    with pytest.raises(BadOptions) as refused:
        codec.with_options(Pook, codec.parse(codec.dump_json(options)))
    assert refused.value.data["option"] == option


def test_cells_have_the_names_of_their_column_and_row() -> None:
    """POOK-6: from Piggy's first place the square can reach four cells in each direction."""
    assert len(CELLS) == 81
    assert BESIDE["e5"] == ("e4", "d5", "f5", "e6")
    assert BESIDE["a1"] == ("b1", "a2")
    assert BESIDE["i9"] == ("i8", "h9")


def test_nothing_is_on_the_table_before_the_deal_is_over() -> None:
    """POOK-3: while cards are dealt nobody decides."""
    match = Match(Pook(seats=2))
    assert match.view(0).phase is Phase.FIRST
    assert match.view(0).active is None
    assert all(match.game.legal(match.state, seat) == () for seat in range(2))


@pytest.mark.parametrize(
    ("options", "sides", "size"),
    [
        ({"seats": 2}, ((0,), (1,)), 24),
        ({"teams": True}, ((0, 2), (1, 3), (0, 2), (1, 3)), 24),
        ({"seats": 2, "columns": 3, "rows": 2}, ((0,), (1,)), 5),
    ],
)
def test_the_view_says_who_is_on_a_side_and_how_many_cards_will_lie(
    options: dict[str, Any], sides: tuple[tuple[int, ...], ...], size: int
) -> None:
    """POOK-10, POOK-22: partners sit opposite each other; all cells but Piggy's are filled."""
    view = Match(Pook(**options)).view(None)
    assert (view.sides, view.size) == (sides, size)
