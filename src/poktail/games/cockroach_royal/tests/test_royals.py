"""Tests of Royals and the penalty pile: ROYAL-10, ROYAL-11, ROYAL-14."""

from __future__ import annotations

import pytest

from poktail.core.game import Chance, Decide
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import ROYALS, Card, Claim
from poktail.games.cockroach_royal.rules_values import (
    Bill,
    Judged,
    Laid,
    Lost,
    Phase,
    RoundBegan,
    TookToHand,
    TurnedUp,
)
from poktail.games.cockroach_royal.tests.script import chances, dealt, events, laid, phase, play, slide


def test_a_taken_royal_draws_the_top_card_and_the_next_is_turned_up() -> None:
    """ROYAL-10: Royal, top card, then chance turns up the next one, then the taker starts."""
    match = dealt(CockroachRoyal(seats=4), {0: "royal-bat"}, top="fly", pile="toad")
    version = match.version
    slide(match, "royal-bat", 2, "royal", False)
    assert events(match, version)[-2:] == [Laid(2, Card.ROYAL_BAT, "ROYAL-8"), Laid(2, Card.FLY, "ROYAL-10")]
    assert phase(match) is Phase.TURN_UP
    assert (match.view(None).pile, match.view(None).top) == (7, None)
    assert chances(match) == dict(match.state.deck.items)
    play(match, "*toad")
    assert events(match)[-2:] == [TurnedUp(Card.TOAD, 7), RoundBegan(2, 2)]
    assert (match.view(None).pile, match.view(None).top) == (7, Card.TOAD)
    assert laid(match, 2) == (Card.ROYAL_BAT, Card.FLY)
    assert match.turn == Decide((2,))


def test_a_plain_card_draws_nothing() -> None:
    """ROYAL-10: only Royals do."""
    match = dealt(CockroachRoyal(seats=4), {0: "bat"}, top="fly")
    slide(match, "bat", 2, "bat", False)
    assert (match.view(None).pile, match.view(None).top) == (8, Card.FLY)
    assert laid(match, 2) == (Card.BAT,)


def test_a_royal_on_the_pile_does_nothing_until_it_is_drawn() -> None:
    """ROYAL-10: it draws when it is laid in front of somebody."""
    match = dealt(CockroachRoyal(seats=4), {}, top="royal-fly")
    assert phase(match) is Phase.PICK
    assert match.view(None).top == Card.ROYAL_FLY


def test_royals_count_for_their_species() -> None:
    """ROYAL-10, ROYAL-15: three bats and the royal bat are four."""
    match = dealt(CockroachRoyal(seats=4), {0: "royal-bat", 1: "3*bat toad"}, top="fly", starter=1)
    for _ in range(3):
        slide(match, "bat", 2, "bat", True)  # right: seat 1 takes its own bat and starts again
    slide(match, "toad", 0, "rat", True)
    version = match.version
    slide(match, "royal-bat", 1, "royal", False)
    assert events(match, version)[-2:] == [Laid(1, Card.ROYAL_BAT, "ROYAL-8"), Lost(1, "ROYAL-15")]
    assert match.payoffs == (1, -3, 1, 1)


def test_the_check_comes_before_the_draw() -> None:
    """ROYAL-10: a Royal that loses draws nothing, and the pile stays as it is."""
    match = dealt(CockroachRoyal(seats=4, lose_at=1), {0: "royal-bat"}, top="fly")
    slide(match, "royal-bat", 1, "bat", False)
    assert match.payoffs == (1, -3, 1, 1)
    assert (match.view(None).pile, match.view(None).top) == (8, Card.FLY)
    assert laid(match, 1) == (Card.ROYAL_BAT,)


def test_a_drawn_royal_draws_again() -> None:
    """ROYAL-11: a cascade, each card of it a step of chance."""
    match = dealt(CockroachRoyal(seats=4), {0: "royal-bat"}, top="royal-fly", pile="royal-toad rat scorpion")
    slide(match, "royal-bat", 1, "bat", False)
    assert match.view(None).bill == Bill(Claim.BAT, False, (), True)
    play(match, "*royal-toad")
    assert phase(match) is Phase.TURN_UP
    play(match, "*rat")
    assert phase(match) is Phase.TURN_UP
    assert laid(match, 1) == (Card.ROYAL_BAT, Card.ROYAL_FLY, Card.ROYAL_TOAD, Card.RAT)
    play(match, "*scorpion")
    assert phase(match) is Phase.PICK
    assert (match.view(None).pile, match.view(None).top) == (5, Card.SCORPION)


def test_a_cascade_of_royals_that_ends_the_match_in_the_middle() -> None:
    """ROYAL-10, ROYAL-11, ROYAL-15: a whole match; the second Royal of the cascade is the fourth fly."""
    match = dealt(
        CockroachRoyal(seats=4),
        {0: "fly royal-bat", 1: "2*fly toad", 2: "rat"},
        top="royal-toad",
        pile="royal-fly royal-rat royal-scorpion",
    )
    slide(match, "fly", 1, "bat", True)  # wrong: seat 1 has one fly
    slide(match, "fly", 0, "fly", True)  # right: two
    slide(match, "fly", 2, "royal", False)  # right: three
    slide(match, "toad", 0, "bat", True)  # wrong: seat 0 has a toad and starts
    version = match.version
    slide(match, "royal-bat", 1, "bat", False)  # wrong: seat 1 takes the royal bat
    play(match, "*royal-fly")
    assert events(match, version)[-6:] == [
        Judged(1, 0, Claim.BAT, False, Card.ROYAL_BAT, False, 1, "ROYAL-8"),
        Laid(1, Card.ROYAL_BAT, "ROYAL-8"),
        Laid(1, Card.ROYAL_TOAD, "ROYAL-10"),
        TurnedUp(Card.ROYAL_FLY, 7),
        Laid(1, Card.ROYAL_FLY, "ROYAL-10"),
        Lost(1, "ROYAL-15"),
    ]
    assert match.payoffs == (1, -3, 1, 1)
    assert (match.view(None).pile, match.view(None).top) == (6, None)
    assert match.view(None).lost == Lost(1, "ROYAL-15")


@pytest.mark.parametrize("special", [Card.JOKER, Card.BLANK])
def test_a_special_card_from_the_pile_is_paid_for(special: Card) -> None:
    """ROYAL-11: by default as in ROYAL-12, with the round's last claim, once the next card is turned up."""
    match = dealt(CockroachRoyal(seats=4), {0: "royal-bat", 1: "scorpion rat"}, top=special, pile="fly")
    version = match.version
    play(match, "card-royal-bat to-2 claim-toad pass to-1 claim-royal judge-false")
    assert events(match, version)[-2:] == [Laid(1, Card.ROYAL_BAT, "ROYAL-8"), TookToHand(1, special, "ROYAL-11")]
    assert phase(match) is Phase.TURN_UP
    assert match.view(None).hand_sizes[1] == 15
    play(match, "*fly")
    assert phase(match) is Phase.PAY
    assert match.view(None).bill == Bill(Claim.ROYAL, True, (), False)
    assert match.turn == Decide((1,))
    play(match, "pay-scorpion pay-rat")
    assert laid(match, 1) == (Card.ROYAL_BAT, Card.SCORPION, Card.RAT)
    assert match.turn == Decide((1,))


@pytest.mark.parametrize("special", [Card.JOKER, Card.BLANK])
def test_a_special_card_from_the_pile_is_free_where_the_table_says_so(special: Card) -> None:
    """ROYAL-11: the option off, it goes to the hand, and the taker starts."""
    match = dealt(CockroachRoyal(seats=4, specials_pay=False), {0: "royal-bat"}, top=special, pile="fly")
    slide(match, "royal-bat", 1, "bat", False)
    play(match, "*fly")
    assert phase(match) is Phase.PICK
    assert laid(match, 1) == (Card.ROYAL_BAT,)
    assert special in match.view(1).hand
    assert match.view(None).hand_sizes[1] == 15
    assert not match.view(None).stalled


@pytest.mark.parametrize("pays", [True, False])
def test_a_taken_special_card_is_paid_for_whatever_the_option_says(pays: bool) -> None:
    """ROYAL-11, ROYAL-12: the option is about the pile alone."""
    match = dealt(CockroachRoyal(seats=4, specials_pay=pays), {0: "joker"})
    slide(match, "joker", 1, "bat", False)
    assert phase(match) is Phase.PAY


def test_the_pile_can_become_exactly_empty_with_three_seats() -> None:
    """ROYAL-14: seven Royals draw all seven cards; then there is no top card, and the match goes on."""
    match = dealt(
        CockroachRoyal(seats=3),
        {0: "royal-bat royal-fly royal-cockroach", 1: "royal-toad royal-rat", 2: "royal-scorpion royal-stink-bug"},
        top="fly",
        pile="bat cockroach toad rat scorpion stink-bug",
    )
    ups = ["bat", "cockroach", "toad", "rat", "scorpion", "stink-bug"]
    for card, to in [("bat", 0), ("fly", 0), ("cockroach", 1), ("toad", 1), ("rat", 2), ("scorpion", 2)]:
        giver = match.state.actor
        slide(match, f"royal-{card}", to if to != giver else (giver + 1) % 3, "royal", to == giver)
        play(match, f"*{ups.pop(0)}")
    assert (match.view(None).pile, match.view(None).top) == (1, Card.STINK_BUG)
    version = match.version
    slide(match, "royal-stink-bug", 0, "royal", True)
    assert events(match, version)[-3:] == [
        Laid(2, Card.ROYAL_STINK_BUG, "ROYAL-8"),
        Laid(2, Card.STINK_BUG, "ROYAL-10"),
        RoundBegan(8, 2),
    ]
    assert (match.view(None).pile, match.view(None).top) == (0, None)
    assert phase(match) is Phase.PICK
    assert not isinstance(match.turn, Chance)
    assert sum(card in ROYALS for seat in range(3) for card in laid(match, seat)) == 7


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_pile_is_never_smaller_than_the_number_of_royals(seats: int) -> None:
    """ROYAL-14: whatever the table's size."""
    assert CockroachRoyal(seats=seats).start().table.pile >= len(ROYALS)
