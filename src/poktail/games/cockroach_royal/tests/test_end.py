"""Tests of the three ways to lose, and of whole scripted matches: ROYAL-15, ROYAL-16, ROYAL-17."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from poktail.bots.series import chance
from poktail.core.match import Match
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim
from poktail.games.cockroach_royal.rules_values import Answer, Laid, Lost, Phase, RoundBegan
from poktail.games.cockroach_royal.tests.invariants import check
from poktail.games.cockroach_royal.tests.script import cards, dealt, events, finish, laid, phase, play, slide


def test_four_of_a_species_lose_and_three_do_not() -> None:
    """ROYAL-15: with three to six seats."""
    match = dealt(CockroachRoyal(seats=4), {0: "4*toad"})
    for _ in range(3):
        slide(match, "toad", 1, "toad", True)
    assert match.payoffs is None
    assert laid(match, 0) == cards("3*toad")
    slide(match, "toad", 1, "toad", True)
    assert events(match)[-2:] == [Laid(0, Card.TOAD, "ROYAL-8"), Lost(0, "ROYAL-15")]
    assert match.payoffs == (-3, 1, 1, 1)
    assert phase(match) is Phase.OVER


def test_four_cards_of_different_species_do_not_lose() -> None:
    """ROYAL-15: they must be alike, and in front of one seat."""
    match = dealt(CockroachRoyal(seats=4), {0: "2*toad 2*rat bat", 1: "2*toad"})
    for card in cards("toad toad rat rat"):
        slide(match, card, 1, card, True)
    assert match.payoffs is None
    slide(match, "bat", 1, "royal", True)  # wrong: seat 1 starts and gives toads, which come back to it
    for _ in range(2):
        slide(match, "toad", 2, "toad", True)
    assert laid(match, 0) == cards("toad toad rat rat")
    assert laid(match, 1) == cards("bat toad toad")
    assert match.payoffs is None


def test_the_view_names_the_species_of_which_one_more_card_loses() -> None:
    """ROYAL-15: everybody sees the same."""
    match = dealt(CockroachRoyal(seats=3), {0: "4*toad"})
    for at in range(4):
        assert match.view(None).danger == match.view(1).danger == (((Claim.TOAD,) if at == 3 else ()), (), ())
        assert match.view(0).full == ((), (), ())
        slide(match, "toad", 1, "toad", True)
    assert (match.view(2).danger, match.view(2).full) == (((), (), ()), ((Claim.TOAD,), (), ()))


def test_a_two_seat_match_to_its_end() -> None:
    """ROYAL-7, ROYAL-15: five alike lose with two seats, four do not; nobody ever passes on or chooses a receiver."""
    match = dealt(CockroachRoyal(seats=2), {0: "fly royal-rat", 1: "3*fly bat"}, top="fly")
    phases = []

    def round_of(card: str, claim: str, verdict: bool) -> None:
        play(match, f"card-{card}")
        phases.append(match.state.phase)
        play(match, f"claim-{claim}")
        assert match.legal(match.waiting[0]) == (Answer.TRUE, Answer.FALSE)
        play(match, str(Answer.TRUE if verdict else Answer.FALSE))

    round_of("fly", "fly", False)  # wrong: seat 1 has one fly
    round_of("fly", "fly", True)  # right: seat 1 has two
    round_of("fly", "bat", False)  # right: seat 1 has three
    round_of("fly", "rat", False)  # right: seat 1 has four, and the match goes on
    assert laid(match, 1) == cards("4*fly")
    assert match.payoffs is None
    round_of("bat", "royal", True)  # wrong: seat 0 takes it and starts
    version = match.version
    round_of("royal-rat", "bat", True)  # wrong: seat 1 takes the royal rat, and with it the fly on the pile
    assert events(match, version)[-3:] == [
        Laid(1, Card.ROYAL_RAT, "ROYAL-8"),
        Laid(1, Card.FLY, "ROYAL-10"),
        Lost(1, "ROYAL-15"),
    ]
    assert match.payoffs == (1, -1)
    assert set(phases) == {Phase.CLAIM}


def test_who_must_start_without_a_card_loses() -> None:
    """ROYAL-16: a whole match; seat 0 gets all its ten cards back, one by one, and has nothing left to give."""
    hand = "2*bat 2*fly 2*cockroach 2*toad 2*rat"
    match = dealt(CockroachRoyal(seats=6), {0: hand})
    for number, card in enumerate(cards(hand), 1):
        assert match.payoffs is None
        slide(match, card, 1 + number % 5, card, True)
    assert match.view(None).hand_sizes == (0, 9, 9, 9, 9, 9)
    assert events(match)[-2:] == [Laid(0, Card.RAT, "ROYAL-8"), Lost(0, "ROYAL-16")]
    assert match.payoffs == (-5, 1, 1, 1, 1, 1)


def test_a_special_card_is_a_card_to_start_with() -> None:
    """ROYAL-16: the last card given is the Joker, and it comes back."""
    game = CockroachRoyal(seats=3, species=2, copies=2, royals=0, pile=3)
    match = dealt(game, {0: "joker"})
    slide(match, "joker", 1, "bat", True)  # right: seat 0 takes it back, with nothing to pay
    assert match.view(None).hand_sizes[0] == 1
    assert events(match)[-1] == RoundBegan(2, 0)


def test_an_empty_hand_may_receive_judge_and_pass_on() -> None:
    """ROYAL-16: being without cards is no loss until one must start."""
    game = CockroachRoyal(seats=3, species=3, copies=3, royals=0, pile=8, lose_at=3)
    match = dealt(game, {0: "bat", 1: "fly", 2: "cockroach"})
    slide(match, "bat", 1, "bat", False)  # wrong: seat 1 takes it; seat 0 has no card left
    assert match.view(None).hand_sizes == (0, 1, 1)
    assert match.payoffs is None
    play(match, "card-fly to-0 claim-fly")
    assert match.legal(0) == (Answer.TRUE, Answer.FALSE, Answer.PASS)
    play(match, "pass claim-bat judge-true")  # wrong: seat 2 takes it
    assert match.payoffs is None
    assert match.state.actor == 2


def test_an_empty_hand_that_takes_a_card_loses() -> None:
    """ROYAL-16: for then it must start."""
    game = CockroachRoyal(seats=3, species=3, copies=3, royals=0, pile=8, lose_at=3)
    match = dealt(game, {0: "bat", 1: "fly", 2: "cockroach"})
    slide(match, "bat", 1, "bat", False)
    slide(match, "fly", 0, "fly", False)  # wrong: seat 0 takes it and has nothing to start with
    assert events(match)[-2:] == [Laid(0, Card.FLY, "ROYAL-8"), Lost(0, "ROYAL-16")]
    assert match.payoffs == (-2, 1, 1)


def test_too_many_alike_is_checked_before_the_empty_hand() -> None:
    """ROYAL-15: at once, whatever else would follow."""
    game = CockroachRoyal(seats=3, species=1, copies=6, royals=0, joker=False, blank=False, pile=3, lose_at=1)
    match = dealt(game, {})
    slide(match, "bat", 1, "bat", True)
    assert events(match)[-1] == Lost(0, "ROYAL-15")


def test_a_payment_of_the_last_plain_card_leaves_the_special_one_to_start_with() -> None:
    """ROYAL-16: so nobody who has just taken a special card starts empty-handed."""
    game = CockroachRoyal(seats=3, species=3, copies=3, royals=0, pile=8, lose_at=3)
    match = dealt(game, {0: "blank", 1: "fly", 2: "cockroach"})
    slide(match, "blank", 1, "bat", True)
    play(match, "pay-fly enough")
    assert match.view(1).hand == (Card.BLANK,)
    assert match.state.actor == 1
    assert match.payoffs is None


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("pays", [True, False])
def test_there_is_one_loser_and_all_others_win_alike(seats: int, pays: bool) -> None:
    """ROYAL-17, ROYAL-13: random matches all end, whatever the table; what must hold, holds at every step."""
    game, clauses = CockroachRoyal(seats=seats, specials_pay=pays), set()
    for number in range(12):
        rng = Random(f"{seats} {pays} {number}")

        def choose(match: Match, seat: int, rng: Random = rng) -> Any:
            check(game, match.state)
            return rng.choice(match.legal(seat))

        match = finish(Match(game, chance(rng)), choose)
        check(game, match.state)
        assert match.payoffs is not None
        assert sorted(match.payoffs) == [1 - seats] + [1] * (seats - 1)
        last = events(match)[-1]
        assert match.payoffs[last.seat] == 1 - seats
        clauses.add(last.clause)
    assert "ROYAL-15" in clauses <= {"ROYAL-13", "ROYAL-15", "ROYAL-16"}
