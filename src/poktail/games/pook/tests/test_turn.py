"""Tests of one turn of Pook: laying a card, the level test, using a power, drawing."""

from __future__ import annotations

from random import Random

import pytest

from poktail.bots.series import play_at_random
from poktail.core.game import Chance, Decide
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import Chosen, ChosenFaceDown, Drew, DrewFaceDown, PurseLaid, PurseLaidFaceDown
from poktail.games.pook.rules_pieces import Face
from poktail.games.pook.rules_state import Free, Phase
from poktail.games.pook.tests.script import at, cards, events, lines, may, play, position, sees, start

DUO, QUARTET = Pook(seats=2), Pook()
ROW = {"d5": "0:orc1", "f5": "0:orc2", "g5": "0:orc3"}
"""Piggy on e5 with a Purse to the left and two to the right."""


def test_a_card_is_laid_beside_another_never_at_a_corner() -> None:
    """POOK-6: around Piggy alone there are four cells."""
    match = play(position(DUO, {}, "orc1 mage1", "orc2"), "orc1-purse")
    assert may(match) == {"e4", "d5", "f5", "e6"}


def test_the_square_floats_until_it_is_five_wide() -> None:
    """POOK-6: with four columns taken both sides are open, with five none; rows are still free."""
    match = play(position(DUO, ROW, "orc1"), "orc1-purse")
    assert {"c5", "h5"} <= may(match)
    match = play(position(DUO, ROW | {"c5": "0:mage1"}, "orc1"), "orc1-purse")
    assert may(match) == {f"{column}{row}" for column in "cdefg" for row in "46"}
    match = play(position(DUO, {f"e{row}": "0:orc1" for row in (1, 2, 3, 4)}, "orc1"), "orc1-purse")
    assert may(match) == {f"{column}{row}" for column in "df" for row in "12345"}


def test_a_gap_inside_the_square_is_a_place_like_any_other() -> None:
    """POOK-6: only neighbours and extent count."""
    match = play(position(DUO, {"e4": "0:orc1", "f4": "0:orc1", "g4": "0:orc2", "g5": "0:orc2"}, "orc1"), "orc1-purse")
    assert "f5" in may(match)


def test_a_level_needs_as_many_purses_in_row_and_column() -> None:
    """POOK-7: Piggy and three Purses make four in the row; a cell above the end of it sees just one in its column."""
    view = position(DUO, ROW, "orc1 orc2 orc3").view(0)
    purses = {free.cell: free.purses for free in view.free}
    assert (purses["c5"], purses["h5"], purses["g4"], purses["e6"]) == (4, 4, 1, 1)
    assert Free("c5", 4) in view.free
    match = play(position(DUO, ROW, "orc1 orc2 orc3"), "orc2")
    assert may(match) == {"c5", "h5"}
    match = play(position(DUO, ROW, "orc1 orc2 orc3"), "orc1")
    assert {"c5", "h5", "g4", "e6"} <= may(match)


def test_row_and_column_are_added_and_gaps_do_not_matter() -> None:
    """POOK-7: f4 sees the Purse on d4 beyond the gap on e4 and the two below it in its column."""
    table = {"d4": "0:orc1", "d5": "orc1", "f5": "0:orc2", "f6": "0:orc3"}
    purses = {free.cell: free.purses for free in position(DUO, table, "orc1").view(0).free}
    assert purses["f4"] == 3


def test_warriors_do_not_count_and_piggy_does() -> None:
    """POOK-7: next to Piggy one Purse is counted, next to a Warrior alone none."""
    match = position(DUO, {"e4": "orc1"}, "orc1 orc2")
    purses = {free.cell: free.purses for free in match.view(0).free}
    assert (purses["d5"], purses["d4"], purses["e3"]) == (1, 0, 1)
    assert may(match) == {"orc1", "orc1-purse", "orc2-purse", "piggy-e4"}


def test_which_card_and_which_face_stays_secret_until_it_lies() -> None:
    """POOK-6: seat 1 is told that seat 0 has chosen, and sees the same whatever it was."""
    for word, face in (("mage2-purse", Face.PURSE), ("mage1", Face.WARRIOR)):
        match = play(position(QUARTET, ROW, "mage1 mage2", "orc1"), word)
        assert events(match, 0) == [Chosen(0, cards(word[:5])[0], face)]
        for other in (1, None):
            assert events(match, other) == [ChosenFaceDown(0)]
            assert match.view(other).chosen is None
            assert match.view(other).phase is Phase.LAY
        assert match.view(0).chosen is not None
    one, two = (play(position(QUARTET, ROW, "mage1 mage2", "orc1"), word) for word in ("mage1", "mage2-purse"))
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)


def test_a_purse_is_told_to_the_others_without_its_warrior() -> None:
    """POOK-6, POOK-19: seat 0's event shows Mage 2, everybody else's shows a Purse."""
    match = play(position(QUARTET, ROW, "mage2", "orc1"), "mage2-purse c5")
    assert events(match, 0)[1] == PurseLaid(0, cards("mage2")[0], "c5", "POOK-6")
    assert events(match, 1)[1] == events(match, None)[1] == PurseLaidFaceDown(0, "c5", "POOK-6")
    assert (sees(match, 0, "c5"), sees(match, 1, "c5"), sees(match, None, "c5")) == ("(mage2)", "purse", "purse")


@pytest.mark.parametrize(
    ("card", "table", "asked"),
    [
        ("orc1", {"e4": "mage1"}, True),
        ("orc1", {"e4": "0:mage1"}, False),
        ("viking1", {"e4": "0:mage1"}, True),
        ("viking1", {"e4": "mage1"}, False),
        ("mage1", {"e4": "mage1"}, True),
        ("mage1", {"e4": "0:mage1"}, True),
        ("knight1", {"e4": "mage1"}, False),
    ],
)
def test_the_power_is_asked_for_where_it_has_a_target(card: str, table: dict[str, str], asked: bool) -> None:
    """POOK-8: an Orc needs a Warrior, a Viking a Purse, a Mage either; a Knight is never asked."""
    match = play(position(DUO, table, f"{card} orc3", "orc1"), f"{card} e3")
    assert (match.state.phase is Phase.POWER) == asked


def test_a_power_may_be_left_unused() -> None:
    """POOK-8: declining changes nothing on the table."""
    match = play(position(DUO, {"e4": "mage1", "d5": "0:orc3"}, "orc1 orc2", "orc3"), "orc1 d4")
    assert may(match) == {"aim-e4", "decline"}
    before = match.state.table
    play(match, "decline")
    assert match.state.table == before
    assert match.state.phase is Phase.AFTER


def test_a_mage_without_a_fitting_card_is_asked_and_can_only_decline() -> None:
    """POOK-8: whether the question comes depends on open facts, not on the hand."""
    table = {"e4": "mage1", "d5": "1:orc2", "d4": "mage2"}
    fits = play(position(DUO, table, "mage1 orc1", "orc1"), "mage1 e3")
    lacks = play(position(DUO, table, "mage1 orc2", "orc1"), "mage1 e3")
    assert may(fits) == {"aim-e4", "decline"}
    assert may(lacks) == {"decline"}
    assert fits.view(1) == lacks.view(1)
    assert fits.turn == lacks.turn == Decide((0,))


def test_a_mage_needs_a_card_in_hand() -> None:
    """POOK-14, POOK-8: with the last card there is nothing to exchange and no question."""
    match = play(position(DUO, {"e4": "0:mage1"}, "mage1", "orc1"), "mage1 d4")
    assert match.state.phase is Phase.AFTER


def test_the_turn_ends_with_drawing_a_card_only_its_seat_sees() -> None:
    """POOK-9: while the pile lasts; with two seats the pile of twelve."""
    match = play(position(DUO, {}, "orc1 orc2", "orc3", pile="mage1 mage2"), "orc1-purse e4 end")
    assert isinstance(match.turn, Chance)
    assert match.view(1).phase is Phase.DRAW
    play(match, "mage2")
    assert match.view(0).hand == cards("mage2 orc2")
    assert events(match, 0)[-1] == Drew(0, cards("mage2")[0])
    assert events(match, 1)[-1] == events(match, None)[-1] == DrewFaceDown(0)
    assert match.view(1).pile == 1
    assert match.waiting == (1,)


def test_without_a_pile_nobody_draws() -> None:
    """POOK-9: with four seats the next turn follows at once."""
    match = play(position(QUARTET, {}, "orc1 orc2", "orc3"), "orc1-purse e4 end")
    assert match.waiting == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_passes_and_the_square_is_exactly_full(seats: int) -> None:
    """POOK-10: after 24 cards there is no free cell in the square of five by five."""
    for seed in range(8):
        match = play_at_random(Pook(seats=seats), Random(seed))
        cells = {match.state.piggy, *(spot.cell for spot in match.state.table)}
        assert len({cell[0] for cell in cells}) == len({cell[1] for cell in cells}) == 5
        assert len(cells) == 25
        assert match.state.hands == ((),) * seats
        assert match.view(0).free == ()
        laid = [event.what.seat for event in match.log if type(event.what).__name__ in ("WarriorLaid", "PurseLaid")]
        assert [laid.count(seat) for seat in range(seats)] == [24 // seats] * seats


def test_a_smaller_square_ends_the_match_when_it_is_full() -> None:
    """POOK-10: with three cells in a row two cards are laid, the others stay in hand."""
    game = Pook(seats=2, hand=2, columns=3, rows=1, deck=lines("orc1 mage1 mage2 viking1"))
    match = play(start(game, ["orc1 mage1", "mage2 viking1"]), "orc1-purse d5 end mage2-purse f5 end")
    assert match.state.phase is Phase.TIE
    assert at(match, "f5") == "1:mage2"
    assert match.state.hands == (cards("mage1"), cards("viking1"))
