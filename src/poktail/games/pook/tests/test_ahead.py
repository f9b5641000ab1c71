"""Tests of `ways` in the view: a whole turn can be composed before it is sent."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from poktail.core.game import CHANCE, Chance, Decide
from poktail.games.pook import TINY
from poktail.games.pook import rules_pieces as p
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Card, Face, Faction
from poktail.games.pook.rules_state import Phase, Place, State, Trade, Way
from poktail.games.pook.tests.script import play, position

DUO = Pook(seats=2)


def place(game: Pook, table: dict[str, str], cell: str, swap: str | None = None, hand: str = "orc1 orc1") -> Place:
    """What is promised of a card laid there, after Piggy went that way."""
    ways: tuple[Way, ...] = position(game, table, hand).view(0).ways
    (way,) = (way for way in ways if way.swap == swap)
    (found,) = (place for place in way.places if place.cell == cell)
    return found


# Powers


def test_each_power_is_promised_its_own_targets() -> None:
    """POOK-12, POOK-13, POOK-14: next to d4 an Orc finds Mage 2, a Viking the Purse, a Mage both."""
    table = {"d5": "mage2", "e4": "1:orc3", "d6": "1:orc3"}
    # Purses of Mage 2's row and column: Piggy on e5 and the Purse on d6; a card for the Purse may be any.
    trades = (Trade("e4", Face.PURSE, 3), Trade("d5", Face.WARRIOR, 2))
    assert place(DUO, table, "d4") == Place("d4", 2, ("d5",), ("e4",), trades, ("e4", "d5"), ("e4", "d5"))


def test_a_power_reaches_neighbours_only_and_never_piggy() -> None:
    """POOK-8, POOK-18: f5 is next to Piggy alone."""
    assert place(DUO, {"d5": "mage2", "e4": "1:orc3"}, "f5") == Place("f5", 1, (), (), (), (), ("e4", "d5", "f5"))


def test_a_knight_protects_what_lies_beside_it_and_not_itself() -> None:
    """POOK-11: from d4 an Orc finds the Knight on e4, not the Viking on d5 next to the Knight on c5."""
    table = {"e4": "knight1", "d5": "viking1", "c5": "knight2"}
    found = place(DUO, table, "d4")
    assert (found.orc, found.viking, found.mage) == (("e4",), (), (Trade("e4", Face.WARRIOR, 1),))


def test_a_knight_protects_a_purse_too() -> None:
    """POOK-11: the Purse on e4 is safe from Viking and Mage while a Knight lies on f4."""
    found = place(DUO, {"e4": "1:orc1", "f4": "knight1"}, "e3")
    assert (found.orc, found.viking, found.mage) == ((), (), ())


def test_the_view_names_the_knight_that_protects_a_cell_now_and_after_a_swap() -> None:
    """POOK-11: next to the Knight on e4 are an Orc and free cells; it protects neither itself nor Piggy."""
    view = position(DUO, {"e4": "knight1", "e3": "orc1"}, "orc1 orc2").view(0)
    assert {guard.cell: guard.knight for guard in view.guarded} == {"e3": "e4", "d4": "e4", "f4": "e4"}
    stays, swapped = (way for way in view.ways if way.swap in (None, "e4"))
    assert stays.guarded == view.guarded
    assert {guard.cell for guard in swapped.guarded} == {"d5", "f5", "e6"}  # Piggy lies on e4 then


def test_everybody_sees_what_is_protected_until_the_banners_are_shown() -> None:
    """POOK-11: shields are public; where nothing can be attacked any more there are none."""
    match = position(DUO, {"e4": "knight1", "e3": "1:orc1"}, "orc1 orc2")
    assert match.view(None).guarded == match.view(1).guarded == match.view(0).guarded
    assert match.game.view(replace(match.state, phase=Phase.TIE, scores=(1, 1)), 0).guarded == ()


def test_a_knight_laid_beside_cards_will_protect_them() -> None:
    """POOK-11: on d4 it is next to the Purse on e4 and the Mage on d5, whatever protects those already."""
    table = {"d5": "mage2", "e4": "1:orc3", "c5": "knight2"}
    assert place(DUO, table, "d4").knight == ("e4", "d5")


@pytest.mark.parametrize("by", ["0", "1", "*"])
def test_a_knight_that_lies_face_down_protects_nothing(by: str) -> None:
    """POOK-11: not even if this seat, or everybody, knows who it is."""
    found = place(DUO, {"e4": "1:orc1", "f4": f"{by}:knight1"}, "e3")
    assert found.viking == ("e4",)
    assert found.mage == (Trade("e4", Face.PURSE, 3),)


def test_a_mage_needs_a_card_to_give() -> None:
    """POOK-14: with the last card of a hand there is nothing to exchange; an Orc still finds its target."""
    table = {"e4": "mage2"}
    assert place(DUO, table, "e3", hand="mage1 orc1").mage == (Trade("e4", Face.WARRIOR, 1),)
    found = place(DUO, table, "e3", hand="mage1")
    assert (found.orc, found.mage) == (("e4",), ())


# Piggy


def test_piggy_may_take_the_place_of_the_card_just_laid() -> None:
    """POOK-16: a card laid next to Piggy gives it one more place to go."""
    ways = position(DUO, {"e4": "1:orc1"}, "orc1 orc2").view(0).ways
    swaps = {place.cell: place.swaps for place in ways[0].places}
    assert swaps == {
        "e3": ("e4",), "d4": ("e4",), "f4": ("e4",), "d5": ("e4", "d5"), "f5": ("e4", "f5"), "e6": ("e4", "e6"),
    }  # fmt: skip


def test_piggy_may_not_go_back_afterwards_either() -> None:
    """POOK-17: the turn before took it from e4."""
    view = position(DUO, {"e4": "1:orc1", "d5": "1:orc1"}, "orc1 orc2", barred="e4").view(0)
    assert [way.swap for way in view.ways] == [None, "d5"]
    assert {place.cell: place.swaps for place in view.ways[0].places}["f5"] == ("d5", "f5")


def test_after_a_swap_before_the_card_everything_is_counted_anew_and_no_swap_is_left() -> None:
    """POOK-7, POOK-11, POOK-16: Piggy goes to e4, the Knight to e5: other sums, other neighbours."""
    table = {"e4": "knight1", "e3": "orc1", "d5": "1:orc1"}
    assert place(DUO, table, "f3") == Place("f3", 0, (), (), (), ("e3",), ("e4", "d5"))
    assert place(DUO, table, "f3", "e4") == Place("f3", 0, ("e3",), (), (Trade("e3", Face.WARRIOR, 1),), ("e3",), ())
    trades = (Trade("e4", Face.WARRIOR, 1),)
    assert place(DUO, table, "f4") == Place("f4", 0, ("e4",), (), trades, ("e4",), ("e4", "d5"))
    assert place(DUO, table, "f4", "e4") == Place("f4", 1, (), (), (), (), ())
    assert place(DUO, table, "d4").viking == ("d5",)
    assert place(DUO, table, "d4", "e4").viking == ()  # the Knight on e5 is now next to it


def test_a_swap_that_was_sent_is_the_only_one() -> None:
    """POOK-16: one way is left, and no swap in it; it is what was promised."""
    match = position(DUO, {"e4": "1:orc1", "d5": "mage1"}, "orc1 orc2")
    promised = next(way for way in match.view(0).ways if way.swap == "e4")
    assert play(match, "piggy-e4").view(0).ways == (Way(None, promised.places, promised.guarded),)


# When, and for whom


def test_the_first_turn_of_a_match_has_nothing_to_aim_at() -> None:
    """POOK-6, POOK-7: four cells around Piggy, one Purse each; Piggy may take the place of the card."""
    (way,) = position(DUO, {}, "orc1 orc2").view(0).ways
    assert way == Way(None, tuple(Place(cell, 1, (), (), (), (), (cell,)) for cell in ("e4", "d5", "f5", "e6")), ())


def test_only_the_seat_whose_card_is_still_to_come_is_told() -> None:
    """Before the card and when it has only been chosen; then Piggy cannot go first any more."""
    match = position(DUO, {"e4": "1:orc1"}, "orc1 orc2", "orc3 orc3")
    assert [len(match.view(seat).ways) for seat in (0, 1, None)] == [2, 0, 0]
    before = match.view(0).ways
    play(match, "orc1")
    assert match.view(0).ways == before[:1]
    assert [match.view(seat).ways for seat in (1, None)] == [(), ()]
    for word in ("d5", "end"):
        assert match.waiting == (0,)
        play(match, word)
        assert match.view(0).ways == ()
    assert len(match.view(1).ways) == 3


@pytest.mark.parametrize("hidden", ["orc3", "knight1", "mage2"])
def test_what_is_promised_says_nothing_of_what_lies_hidden(hidden: str) -> None:
    """POOK-19: whatever the Purse is, whatever the others hold, the seat is told the same."""
    events = [
        position(DUO, {"e4": f"1:{card}", "d5": "viking2"}, "mage1 orc2", f"{card} {card}").view(0).ways
        for card in ("viking1", hidden)
    ]
    assert events[0] == events[1]


# What is promised is what follows

GAMES = {
    "two": DUO,
    "three": Pook(seats=3),
    "four": Pook(),
    "teams": Pook(teams=True),
    "open Banners": Pook(seats=3, open_banners=True),
    "teams with open Banners": Pook(teams=True, open_banners=True),
    "a low square": Pook(seats=2, hand=3, columns=5, rows=2, deck=("knight 1", "mage 1 1 2", "orc 1 2", "viking 1 2")),
    "tiny": TINY,
}


def step(game: Pook, state: State, move: p.Choose | p.Lay | p.Aim | p.Decline | p.Swap | p.Take | p.End) -> State:
    """The position after that move of the seat whose turn it is; it must be legal."""
    assert move in game.legal(state, state.seat)
    return game.apply(state, {state.seat: move})[0]


def cells(game: Pook, state: State, kind: type) -> list[str]:
    """The cells of all legal moves of that kind, in order."""
    return [move.cell for move in game.legal(state, state.seat) if isinstance(move, kind)]  # type: ignore[union-attr]


def takes(game: Pook, state: State) -> list[p.Take]:
    """The Banners that may be taken."""
    return [move for move in game.legal(state, state.seat) if isinstance(move, p.Take)]


def fit(cards: list[Card], level: int) -> list[Card]:
    """The cards of at most that level."""
    return [card for card in cards if card.level <= level]


def agree(game: Pook, state: State, rng: Random) -> None:
    """Each way with one card, face, place and target: at every stage what was promised is legal, and no more."""
    ways = game.view(state, state.seat).ways
    assert [way.swap for way in ways] == [None, *cells(game, state, p.Swap)]
    for way in ways:
        now = state if way.swap is None else step(game, state, p.SWAPS[way.swap])
        may = game.legal(now, now.seat)
        if not any(isinstance(move, p.Choose) for move in may):  # POOK-23: a Banner first
            now = step(game, now, rng.choice(takes(game, now)))
        hand, most = now.hands[now.seat], max(place.purses for place in way.places)
        chosen = {(move.card, move.face) for move in game.legal(now, now.seat) if isinstance(move, p.Choose)}
        assert chosen == {(c, Face.PURSE) for c in hand} | {(c, Face.WARRIOR) for c in fit(list(hand), most)}
        card, face = rng.choice(sorted(chosen))
        agree_lay(game, step(game, now, p.CHOICES[card, face]), way, rng)


def agree_lay(game: Pook, state: State, way: Way, rng: Random) -> None:
    """The chosen card fits where the way says."""
    choice = state.chosen
    assert choice is not None
    stays = game.view(state, state.seat).ways
    assert stays == (Way(None, way.places, way.guarded),)
    level = choice.card.level if choice.face is Face.WARRIOR else 0
    places = [place for place in way.places if place.purses >= level]
    assert cells(game, state, p.Lay) == [place.cell for place in places]
    place = rng.choice(places)
    laid = step(game, state, p.LAYS[place.cell])
    faction = choice.card.faction if choice.face is Face.WARRIOR else Faction.KNIGHT
    promised = {
        Faction.KNIGHT: [],
        Faction.ORC: list(place.orc),
        Faction.VIKING: list(place.viking),
        Faction.MAGE: [trade.cell for trade in place.mage],
    }[faction]
    assert (laid.phase is Phase.POWER) == bool(promised)
    if promised:
        laid = agree_power(game, laid, place, promised, rng)
    if laid.phase is Phase.AFTER:
        assert cells(game, laid, p.Swap) == list(place.swaps)
        assert place.swaps or takes(game, laid)
    else:
        assert place.swaps == ()


def agree_power(game: Pook, state: State, place: Place, promised: list[str], rng: Random) -> State:
    """The targets are those promised, save those for which a Mage holds nothing; so are the cards to give."""
    hand = list(state.hands[state.seat])
    trades = {trade.cell: trade for trade in place.mage}
    assert state.laid is not None
    mage = next(spot.card.faction for spot in state.table if spot.cell == state.laid) is Faction.MAGE
    aims = [cell for cell in promised if not mage or fit(hand, trades[cell].level)]
    assert cells(game, state, p.Aim) == aims
    if not aims or rng.random() < 0.2:
        return step(game, state, p.DECLINE)
    cell = rng.choice(aims)
    aimed = step(game, state, p.AIMS[cell])
    if not mage:
        return aimed
    trade = trades[cell]
    gifts = [p.CHOICES[card, trade.face] for card in dict.fromkeys(fit(hand, trade.level))]
    assert list(game.legal(aimed, aimed.seat)) == gifts
    return step(game, aimed, rng.choice(gifts))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_promised_is_what_follows_over_random_matches(name: str) -> None:
    """POOK-6 to POOK-18: no target is missing and none too many, whatever the seat composes."""
    game, rng, turns = GAMES[name], Random(f"ahead {name}"), 0
    for _ in range(8):
        state = game.start()
        while isinstance(turn := game.turn(state), Chance | Decide):
            if isinstance(turn, Chance):
                outcome = rng.choices([o for o, _ in turn.outcomes], [w for _, w in turn.outcomes])[0]
                state, _ = game.apply(state, {CHANCE: outcome})
                continue
            if state.phase is Phase.BEFORE:
                turns += 1
                agree(game, state, rng)
            state, _ = game.apply(state, {seat: rng.choice(game.legal(state, seat)) for seat in turn.seats})
    assert turns >= 8 * min(game.size, 2)


def test_a_promise_that_is_false_is_found() -> None:
    """The comparison itself: a Knight is put where the view did not know of it."""

    class Blind(Pook):
        def view(self, state: State, seat: int | None) -> object:  # type: ignore[override]
            table = tuple(spot for spot in state.table if spot.card.faction is not Faction.KNIGHT or not spot.up)
            return super().view(replace(state, table=table), seat)

    state = position(Blind(seats=2), {"e4": "1:orc1", "d4": "knight1"}, "viking1 viking1").state
    with pytest.raises(AssertionError):
        for seed in range(20):
            agree(Blind(seats=2), state, Random(seed))
