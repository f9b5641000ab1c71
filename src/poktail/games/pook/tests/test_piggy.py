"""Tests of Piggy: swaps, and cards that count it as a Purse."""

from __future__ import annotations

from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_events import PiggySwapped
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import at, events, may, play, position

DUO = Pook(seats=2)
CROSS = {"e4": "1:orc1", "d5": "mage1", "f5": "1:orc2", "e6": "mage2"}


def swaps(words: set[str]) -> set[str]:
    return {word for word in words if word.startswith("piggy-")}


def test_piggy_may_be_swapped_before_the_card() -> None:
    """POOK-16: then the card is still to come, and there is no second swap, not even after it."""
    match = position(DUO, CROSS, "orc1 orc2", "orc3")
    assert swaps(may(match)) == {"piggy-e4", "piggy-d5", "piggy-f5", "piggy-e6"}
    play(match, "piggy-e4")
    assert match.view(None).piggy == "e4"
    assert at(match, "e5") == "1:orc1"
    assert events(match, 1) == [PiggySwapped(0, "e5", "e4", "POOK-16")]
    assert swaps(may(match)) == set()
    play(match, "orc1-purse e3")
    assert match.waiting == (1,)  # nothing is left to do, the turn is over


def test_piggy_may_be_swapped_after_the_card() -> None:
    """POOK-16: also with the card just laid."""
    match = play(position(DUO, {"e4": "mage1"}, "orc2 orc3", "orc3"), "orc2-purse d5")
    assert may(match) == {"piggy-e4", "piggy-d5", "end"}
    play(match, "piggy-d5")
    assert at(match, "e5") == "0:orc2"
    assert match.view(1).piggy == "d5"
    assert match.waiting == (1,)


def test_piggy_may_stay() -> None:
    """POOK-16: a swap is never forced."""
    match = play(position(DUO, CROSS, "orc2 orc3", "orc3"), "orc2-purse d4 end")
    assert match.view(0).piggy == "e5"
    assert match.waiting == (1,)


def test_piggy_does_not_move_between_a_warrior_and_its_power() -> None:
    """POOK-16: while the power is asked for, or a Mage looks for its card, there is no swap."""
    match = play(position(DUO, CROSS, "mage1 orc3", "orc3"), "mage1 d4")
    assert may(match) == {"aim-e4", "decline"}
    play(match, "aim-e4")
    assert match.view(1).phase is Phase.GIVE
    assert swaps(may(match)) == set()
    play(match, "orc3-purse")
    assert len(swaps(may(match))) == 4


def test_a_swap_is_not_undone_by_the_next_turn() -> None:
    """POOK-17: neither before nor after the card; every other neighbour will do."""
    match = play(position(DUO, CROSS, "orc1 orc2", "orc3 orc2"), "piggy-e4 orc1-purse e3")
    assert match.view(1).barred == "e5"
    assert swaps(may(match)) == {"piggy-e3"}
    play(match, "orc2-purse d4")
    assert swaps(may(match)) == {"piggy-e3", "piggy-d4"}


def test_only_the_turn_before_counts() -> None:
    """POOK-17: one turn later Piggy may go back."""
    match = play(position(DUO, CROSS, "orc1 orc2", "orc3 orc2"), "piggy-e4 orc1-purse e3 orc2-purse d4 end")
    assert match.view(0).barred is None
    assert "piggy-e5" in may(match)


def test_a_swap_after_the_card_is_not_undone_either() -> None:
    """POOK-17: what counts is where Piggy was taken from."""
    match = play(position(DUO, CROSS, "orc1 orc2", "orc3 orc2"), "orc1-purse e3 piggy-d5")
    assert "piggy-e5" not in may(match)
    assert swaps(may(match)) == set()  # d5 has no other neighbour
    play(match, "orc2-purse c5")
    assert swaps(may(match)) == {"piggy-c5"}


def test_the_question_is_not_asked_where_piggy_cannot_go() -> None:
    """POOK-16, POOK-17: with the only neighbour barred the turn ends by itself."""
    match = play(position(DUO, {"e4": "mage1"}, "orc1 orc2", "orc3 orc2"), "piggy-e4 orc1-purse d5 orc2-purse c5")
    assert match.waiting == (0,)


def test_piggy_ignores_knights() -> None:
    """POOK-18: a protected card may be swapped, and so may the Knight."""
    match = position(DUO, {"e4": "mage1", "d4": "knight1", "d5": "knight2"}, "orc1", "orc2")
    assert swaps(may(match)) == {"piggy-e4", "piggy-d5"}
    play(match, "piggy-e4")
    assert at(match, "e5") == "mage1"


def test_no_power_touches_piggy() -> None:
    """POOK-18: a Viking or a Mage next to Piggy alone has no target."""
    for card in ("viking1", "mage1", "orc1"):
        match = play(position(DUO, {"e4": "mage1"}, f"{card} orc2", "orc2"), f"{card} e6")
        assert match.state.phase is Phase.AFTER
