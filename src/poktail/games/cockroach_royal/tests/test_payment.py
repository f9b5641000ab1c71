"""Tests of Joker and Blank: taken to the hand, paid for from the hand (ROYAL-12, ROYAL-13)."""

from __future__ import annotations

import pytest

from poktail.core.errors import IllegalMove
from poktail.core.game import Decide
from poktail.core.match import Match
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim
from poktail.games.cockroach_royal.rules_values import (
    Answer,
    Bill,
    Laid,
    Lost,
    PaidNothing,
    Pay,
    PaymentNamed,
    Phase,
    RoundBegan,
    TookToHand,
    TurnedUp,
)
from poktail.games.cockroach_royal.tests.script import cards, dealt, events, laid, phase, play, slide

HAND = "2*bat royal-bat fly royal-toad 8*scorpion rat"


def takes(special: str, claim: str, hand: str = HAND, top: str = "cockroach", pile: str = "fly rat") -> Match:
    """Seat 1 holds this hand, judges wrongly and takes the special card."""
    match = dealt(CockroachRoyal(seats=4), {0: special, 1: hand}, top=top, pile=pile)
    wrong = claim == "royal" or special == "blank"  # then the claim is false, and "true" is wrong
    return slide(match, special, 1, claim, wrong)


def names(match: Match, seat: int = 1) -> list[str]:
    return [str(move) for move in match.legal(seat)]


@pytest.mark.parametrize("special", ["joker", "blank"])
def test_a_special_card_goes_to_the_hand_and_must_be_paid_for(special: str) -> None:
    """ROYAL-12: it is not laid; any plain or Royal card of the hand may be named first."""
    match = takes(special, "bat")
    assert events(match)[-1] == TookToHand(1, Card(special), "ROYAL-12")
    assert laid(match, 1) == ()
    assert match.view(1).hand.count(Card(special)) == 1
    assert match.turn == Decide((1,))
    assert match.view(None).bill == Bill(Claim.BAT, True, (), False)
    assert names(match) == ["pay-bat", "pay-fly", "pay-rat", "pay-scorpion", "pay-royal-bat", "pay-royal-toad"]


def test_the_giver_who_is_caught_with_a_special_card_pays_as_well() -> None:
    """ROYAL-12: whoever takes it, from the hand it came from."""
    match = dealt(CockroachRoyal(seats=4), {0: "joker bat"})
    slide(match, "joker", 1, "fly", True)
    assert match.turn == Decide((0,))
    assert phase(match) is Phase.PAY


def test_one_plain_card_that_fits() -> None:
    """ROYAL-12, ROYAL-13: for "bat" a bat is enough."""
    match = takes("joker", "bat")
    play(match, "pay-bat")
    assert names(match) == [
        "pay-bat",
        "pay-fly",
        "pay-rat",
        "pay-scorpion",
        "pay-royal-bat",
        "pay-royal-toad",
        "enough",
    ]
    version = match.version
    play(match, "enough")
    assert events(match, version) == [
        PaymentNamed(1, (Card.BAT,), Claim.BAT, "ROYAL-12"),
        Laid(1, Card.BAT, "ROYAL-12"),
        RoundBegan(2, 1),
    ]
    assert match.view(None).hand_sizes[1] == 14
    assert match.view(None).bill is None


def test_one_royal_that_fits_its_species_and_draws() -> None:
    """ROYAL-13: the royal bat fits "bat"; paid, it draws (ROYAL-10)."""
    match = play(takes("blank", "bat"), "pay-royal-bat enough")
    assert phase(match) is Phase.TURN_UP
    assert laid(match, 1) == (Card.ROYAL_BAT, Card.COCKROACH)
    play(match, "*fly")
    assert phase(match) is Phase.PICK


@pytest.mark.parametrize("special", ["joker", "blank"])
def test_any_royal_fits_the_claim_royal_and_no_plain_card_does(special: str) -> None:
    """ROYAL-13: fitting is a matter of truth (ROYAL-9)."""
    match = play(takes(special, "royal"), "pay-royal-toad")
    assert Answer.ENOUGH in match.legal(1)
    other = play(takes(special, "royal"), "pay-bat")
    assert Answer.ENOUGH not in other.legal(1)


def test_a_card_that_does_not_fit_is_not_enough_alone() -> None:
    """ROYAL-12: a second one must be named."""
    match = play(takes("joker", "toad"), "pay-bat")
    assert names(match) == ["pay-bat", "pay-fly", "pay-rat", "pay-scorpion", "pay-royal-bat", "pay-royal-toad"]
    with pytest.raises(IllegalMove):
        match.commit(1, Answer.ENOUGH)


def test_any_two_cards_named_together_and_laid_in_that_order() -> None:
    """ROYAL-12: two of a kind, or two different ones; even when one that fits is there."""
    match = takes("joker", "bat")
    version = match.version
    play(match, "pay-scorpion pay-fly")
    assert events(match, version)[1:] == [
        PaymentNamed(1, (Card.SCORPION, Card.FLY), Claim.BAT, "ROYAL-12"),
        Laid(1, Card.SCORPION, "ROYAL-12"),
        Laid(1, Card.FLY, "ROYAL-12"),
        RoundBegan(2, 1),
    ]
    twins = play(takes("joker", "bat"), "pay-bat pay-bat")
    assert laid(twins, 1) == (Card.BAT, Card.BAT)


def test_the_same_single_card_cannot_be_named_twice() -> None:
    """ROYAL-12: two cards are two cards."""
    match = play(takes("joker", "rat"), "pay-fly")
    assert Pay(Card.FLY) not in match.legal(1)


def test_joker_and_blank_are_never_laid() -> None:
    """ROYAL-13: not the one just taken, and not another one in the hand."""
    match = takes("joker", "bat", hand="blank fly rat")
    assert not {"pay-joker", "pay-blank"} & {str(move) for move in match.game.moves}
    assert match.view(1).hand.count(Card.BLANK) == match.view(1).hand.count(Card.JOKER) == 1


def test_the_first_of_two_cards_draws_before_the_second_is_laid() -> None:
    """ROYAL-12: each card has its own check and its own draw."""
    match = takes("joker", "bat")
    version = match.version
    play(match, "pay-royal-toad pay-fly")
    assert match.view(None).bill == Bill(Claim.BAT, False, (Card.FLY,), False)
    assert match.view(None).hand_sizes[1] == 14
    play(match, "*rat")
    assert events(match, version)[1:] == [
        PaymentNamed(1, (Card.ROYAL_TOAD, Card.FLY), Claim.BAT, "ROYAL-12"),
        Laid(1, Card.ROYAL_TOAD, "ROYAL-12"),
        Laid(1, Card.COCKROACH, "ROYAL-10"),
        TurnedUp(Card.RAT, 7),
        Laid(1, Card.FLY, "ROYAL-12"),
        RoundBegan(2, 1),
    ]


def test_two_royals_draw_one_after_the_other() -> None:
    """ROYAL-12: two draws, two cards turned up."""
    match = play(takes("joker", "fly"), "pay-royal-toad pay-royal-bat *rat *fly")
    assert laid(match, 1) == cards("royal-toad cockroach royal-bat rat")
    assert (match.view(None).pile, match.view(None).top) == (6, Card.FLY)
    assert phase(match) is Phase.PICK


def test_a_payment_can_lose_the_match_before_its_second_card() -> None:
    """ROYAL-12, ROYAL-15: the first card draws the fourth cockroach; the second is never laid."""
    match = dealt(CockroachRoyal(seats=4, lose_at=2), {0: "joker", 1: "royal-bat fly rat"}, top="bat")
    slide(match, "joker", 1, "toad", False)
    version = match.version
    play(match, "pay-royal-bat pay-fly")
    assert events(match, version)[1:] == [
        PaymentNamed(1, (Card.ROYAL_BAT, Card.FLY), Claim.TOAD, "ROYAL-12"),
        Laid(1, Card.ROYAL_BAT, "ROYAL-12"),
        Laid(1, Card.BAT, "ROYAL-10"),
        Lost(1, "ROYAL-15"),
    ]
    assert match.view(None).bill == Bill(Claim.TOAD, False, (Card.FLY,), False)
    assert Card.FLY in match.view(1).hand
    assert match.payoffs == (1, -3, 1, 1)


def test_a_special_card_drawn_while_paying_is_paid_after_both() -> None:
    """ROYAL-12: with the same claim."""
    match = takes("joker", "bat", top="blank")
    play(match, "pay-royal-toad pay-fly")
    assert events(match)[-1] == TookToHand(1, Card.BLANK, "ROYAL-11")
    assert match.view(None).bill == Bill(Claim.BAT, True, (Card.FLY,), False)
    play(match, "*rat")
    assert events(match)[-1] == Laid(1, Card.FLY, "ROYAL-12")
    assert phase(match) is Phase.PAY
    assert match.view(None).bill == Bill(Claim.BAT, True, (), False)
    play(match, "pay-bat enough")
    assert laid(match, 1) == cards("royal-toad fly bat")
    assert phase(match) is Phase.PICK


def small(hands: dict[int, str]) -> Match:
    """A table of three with hands of two cards, to run out of cards soon."""
    return dealt(CockroachRoyal(seats=3, species=3, copies=2, royals=1, pile=2, lose_at=3), hands)


def test_the_only_card_is_paid_even_if_it_does_not_fit() -> None:
    """ROYAL-13: unable to pay two, seat 1 pays all it has."""
    match = small({0: "joker", 1: "fly blank"})
    slide(match, "joker", 1, "bat", False)
    assert names(match) == ["pay-fly"]
    play(match, "pay-fly")
    assert match.legal(1) == (Answer.ENOUGH,)
    version = match.version
    play(match, "enough")
    assert events(match, version)[:2] == [
        PaymentNamed(1, (Card.FLY,), Claim.BAT, "ROYAL-13"),
        Laid(1, Card.FLY, "ROYAL-13"),
    ]
    assert match.view(1).hand == (Card.JOKER, Card.BLANK)
    assert match.turn == Decide((1,))


def test_the_only_card_when_it_fits() -> None:
    """ROYAL-12: then it is an ordinary payment, and nobody learns that there was no choice."""
    match = small({0: "joker", 1: "bat blank"})
    slide(match, "joker", 1, "bat", False)
    play(match, "pay-bat")
    assert match.legal(1) == (Answer.ENOUGH,)
    version = match.version
    play(match, "enough")
    assert events(match, version)[0] == PaymentNamed(1, (Card.BAT,), Claim.BAT, "ROYAL-12")


def poor() -> Match:
    """Seat 1 holds nothing but the Blank and the Joker and starts; all others hold bats, flies and cockroaches."""
    match = small({0: "joker", 1: "fly blank"})
    slide(match, "joker", 1, "bat", False)
    return play(match, "pay-fly enough")


def test_without_anything_to_pay_nothing_is_paid() -> None:
    """ROYAL-13: the special card comes back and the match goes on."""
    match = poor()
    version = match.version
    slide(match, "joker", 2, "bat", True)  # right: seat 1 takes the Joker again
    assert events(match, version)[-3:] == [
        TookToHand(1, Card.JOKER, "ROYAL-12"),
        PaidNothing(1, "ROYAL-13"),
        RoundBegan(3, 1),
    ]
    assert match.view(None).stalled
    assert match.view(None).bill is None


def test_nothing_to_pay_twice_without_a_card_laid_loses() -> None:
    """ROYAL-13: so that every match is finite."""
    match = poor()
    slide(match, "joker", 2, "bat", True)
    version = match.version
    slide(match, "blank", 0, "bat", False)
    assert events(match, version)[-3:] == [
        TookToHand(1, Card.BLANK, "ROYAL-12"),
        PaidNothing(1, "ROYAL-13"),
        Lost(1, "ROYAL-13"),
    ]
    assert match.payoffs == (1, -2, 1)


def test_a_card_laid_by_anybody_in_between_saves_the_taker() -> None:
    """ROYAL-13: seat 2 lays a card, then seat 1 has nothing to pay again and does not lose."""
    match = poor()
    slide(match, "joker", 2, "bat", True)
    slide(match, "joker", 2, "bat", False)  # wrong: seat 2 takes the Joker and pays
    first = match.legal(2)[0]
    play(match, str(first))
    play(match, str(match.legal(2)[-1]))
    assert laid(match, 2)
    assert not match.view(None).stalled
    slide(match, "joker", 1, "bat", False)  # wrong: seat 1 takes it and has nothing to pay
    assert events(match)[-2:] == [PaidNothing(1, "ROYAL-13"), RoundBegan(5, 1)]
    assert match.payoffs is None


def test_the_loss_for_nothing_to_pay_is_the_takers_whoever_had_nothing_before() -> None:
    """ROYAL-13: "since the last time this happened in the match", to whomever."""
    game = CockroachRoyal(seats=2, species=2, copies=2, royals=0, pile=4, lose_at=3)
    match = dealt(game, {0: "joker", 1: "blank"})
    slide(match, "joker", 1, "bat", False)  # wrong: seat 1 takes the Joker, has only the Blank: nothing to pay
    assert match.view(None).stalled
    slide(match, "joker", 0, "fly", False)  # wrong: seat 0 takes it; the hand was empty
    assert events(match)[-2:] == [PaidNothing(0, "ROYAL-13"), Lost(0, "ROYAL-13")]
    assert match.payoffs == (-1, 1)
