"""Tests of POOK-19: what each seat knows of face-down cards and of other hands."""

from __future__ import annotations

import pytest

from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import Face
from poktail.games.pook.rules_table import Kept, without
from poktail.games.pook.tests.script import CARD, at, cards, play, position, sees

TRIO = Pook(seats=3)


def test_a_purse_is_known_to_who_laid_it_and_to_nobody_else() -> None:
    """POOK-19: seat 1 sees (mage3), seat 0, seat 2 and a spectator see a Purse."""
    match = play(position(TRIO, {}, "orc1", "mage3 orc2", "orc1", seat=1), "mage3-purse e4 end")
    assert [sees(match, seat, "e4") for seat in (0, 1, 2, None)] == ["purse", "(mage3)", "purse", "purse"]


def test_knowledge_follows_the_card_through_piggys_swaps() -> None:
    """POOK-19: the Purse goes from e4 to e5, and seat 1 still knows it there."""
    match = play(position(TRIO, {"e4": "1:mage3"}, "orc1 orc2"), "piggy-e4")
    assert [sees(match, seat, "e5") for seat in (0, 1, 2, None)] == ["purse", "(mage3)", "purse", "purse"]
    assert match.view(0).table[0].by == 1


def test_knowledge_follows_the_card_through_an_orcs_flip() -> None:
    """POOK-19: who saw the Warrior knows the Purse, spectators too; also after Piggy moved it."""
    match = play(position(TRIO, {"e4": "mage3", "d5": "1:orc1"}, "orc1 orc2", "orc3 orc3"), "orc1 d4 aim-e4 end")
    assert [sees(match, seat, "e4") for seat in (0, 1, 2, None)] == ["(mage3)"] * 4
    play(match, "piggy-e4")
    assert [sees(match, seat, "e5") for seat in (0, 1, 2, None)] == ["(mage3)"] * 4


def test_what_a_viking_shows_all_remember() -> None:
    """POOK-19, POOK-13: turned up by a Viking and down again by an Orc, it stays known to all."""
    table = {"e4": "2:mage3", "d5": "1:orc1"}
    match = play(position(TRIO, table, "viking1 orc2", "orc1 orc3"), "viking1 e3 aim-e4 end orc1 d4 aim-e4")
    assert at(match, "e4") == "*:mage3"
    assert [sees(match, seat, "e4") for seat in (0, 1, 2, None)] == ["(mage3)"] * 4


def test_a_taken_purse_is_seen_by_the_taker_alone() -> None:
    """POOK-19: seat 2 and a spectator know neither card; seat 1, who had laid it, knows where it went."""
    match = play(position(TRIO, {"e4": "1:mage3"}, "mage1 orc2 orc3"), "mage1 e3 aim-e4 orc2-purse")
    assert match.view(0).hand == cards("mage3 orc3")
    assert [sees(match, seat, "e4") for seat in (0, 1, 2, None)] == ["(orc2)", "purse", "purse", "purse"]
    assert match.view(1).kept == ((Kept(CARD["mage3"], 1),), (), ())
    assert match.view(2).kept == match.view(None).kept == match.view(0).kept == ((), (), ())
    assert match.view(2).hand == match.view(None).hand == ()


def test_who_takes_back_an_own_purse_shares_nothing() -> None:
    """POOK-19: nobody else has ever seen it."""
    match = play(position(TRIO, {"e4": "0:mage3"}, "mage1 orc2 orc3"), "mage1 e3 aim-e4 orc2-purse")
    assert all(match.view(seat).kept == ((), (), ()) for seat in (0, 1, 2, None))


def test_a_taken_warrior_is_known_to_all_to_be_in_that_hand() -> None:
    """POOK-19: so is a Purse that everybody had seen before."""
    for lying, word in (("viking3", "orc1"), ("*:viking3", "orc1-purse")):
        match = play(position(TRIO, {"e4": lying}, "mage1 orc1 orc2"), f"mage1 e3 aim-e4 {word}")
        for seat in (0, 1, 2, None):
            assert match.view(seat).kept == ((Kept(CARD["viking3"], None),), (), ())


def test_a_known_card_laid_openly_is_no_longer_in_the_hand() -> None:
    """POOK-19: other cards laid openly leave the knowledge as it is."""
    table = {"e4": "viking1", "d5": "1:orc1"}
    hands = ("mage1 orc1 orc2 knight1", "orc3 orc3", "orc3 orc3")
    match = play(position(TRIO, table, *hands), "mage1 e3 aim-e4 orc1 end orc3-purse f5 end orc3-purse g5 end")
    other = play(position(TRIO, table, *hands), "mage1 e3 aim-e4 orc1 end orc3-purse f5 end orc3-purse g5 end")
    play(match, "knight1 c5")
    assert match.view(1).kept[0] == (Kept(CARD["viking1"], None),)
    play(other, "viking1 c5")
    assert other.view(1).kept[0] == ()


def test_after_a_purse_nothing_is_known_of_a_hand() -> None:
    """POOK-19: seat 0 may have laid just the card that was seen; views hold no deductions."""
    table = {"e4": "viking1", "d5": "1:orc1"}
    hands = ("mage1 orc1 orc2", "orc3 orc3", "orc3 orc3")
    for word in ("viking1-purse", "orc2-purse"):
        match = play(position(TRIO, table, *hands), "mage1 e3 aim-e4 orc1 end orc3-purse f5 end orc3-purse g5 end")
        play(match, f"{word} c5")
        assert [match.view(seat).kept[0] for seat in (0, 1, 2, None)] == [()] * 4
        assert sees(match, 1, "c5") == "purse"


def test_a_relaid_purse_is_known_only_to_its_new_layer() -> None:
    """POOK-19: seat 1 once laid Mage 3, seat 0 took it and lays it again: seat 1 no longer knows which it is."""
    table = {"e4": "1:mage3", "d5": "1:orc1"}
    match = play(position(TRIO, table, "mage1 orc2", "orc3 orc3", "orc3 orc3"), "mage1 e3 aim-e4 orc2-purse end")
    play(match, "orc3-purse f5 end orc3-purse g5 end mage3-purse c5")
    assert at(match, "c5") == "0:mage3"
    assert [sees(match, seat, "c5") for seat in (0, 1, 2, None)] == ["(mage3)", "purse", "purse", "purse"]


def shown(*entries: str) -> tuple[Kept, ...]:
    """Kept cards from words: "*:orc1" seen by all, "2:orc1" by seat 2."""
    pairs = [entry.split(":") for entry in entries]
    return tuple(Kept(CARD[name], int(by) if by.isdigit() else None) for by, name in pairs)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("*:orc1", "2:orc1"), ("2:orc1",)),
        (("1:orc1", "2:orc1"), ()),
        (("1:orc1", "1:orc1", "2:orc1"), ("1:orc1",)),
        (("*:orc1", "*:orc1"), ("*:orc1",)),
        (("*:orc2", "1:orc1"), ("*:orc2",)),
        (("*:orc2",), ("*:orc2",)),
    ],
)
def test_one_card_less_for_everybody_who_knew_of_one(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    """POOK-19: an Orc 1 leaves the hand openly; each observer can be sure of one less."""
    assert without(shown(*before), CARD["orc1"], Face.WARRIOR) == shown(*after)
    assert without(shown(*before), CARD["orc1"], Face.PURSE) == ()
