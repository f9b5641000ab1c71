"""Tests of why a move of Cockroach Poker Royal is not possible, and of what speaks for one."""

from __future__ import annotations

from typing import Any

import pytest

from poktail.bots.coach import hint
from poktail.core import codec
from poktail.core.match import Match
from poktail.games.cockroach_royal import coach
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim
from poktail.games.cockroach_royal.rules_values import Answer, Call, Offer, Pay, Pick
from poktail.games.cockroach_royal.tests.script import dealt, play


def why(match: Match, move: str) -> Any:
    """The reason why the seat that has to act cannot make this move."""
    (seat,) = match.waiting
    return coach.why_not(match.observation(seat), [codec.from_notation(match.game.moves, move)])


def test_a_card_goes_only_to_those_who_have_not_had_it() -> None:
    """ROYAL-6, ROYAL-7."""
    match = play(dealt(CockroachRoyal(seats=3), {0: "bat"}), "card-bat")
    assert why(match, "to-0") == coach.HadTheCard(0)
    assert why(match, "pass") is None  # not asked now
    play(match, "to-1 claim-bat pass claim-fly")
    assert match.waiting == (2,)
    assert why(match, "pass") == coach.MustJudge()


def test_what_pays_for_a_special_card() -> None:
    """ROYAL-12, ROYAL-13."""
    match = play(
        dealt(CockroachRoyal(seats=3), {0: "joker", 1: "2*fly 2*rat"}), "card-joker to-1 claim-bat judge-false"
    )
    assert match.waiting == (1,)
    assert why(match, "card-joker") == coach.NeverPays(Card.JOKER)
    assert why(match, "card-fly") is None
    assert why(play(match, "pay-fly"), "enough") == coach.OneIsNotEnough(Claim.BAT)


def explain(match: Match, *moves: str) -> Any:
    """What speaks for these moves of the seat that has to act."""
    (seat,) = match.waiting
    return coach.explain(match.observation(seat), [codec.from_notation(match.game.moves, move) for move in moves])


def test_what_speaks_for_a_card_and_its_claim() -> None:
    """ROYAL-9, ROYAL-15: what the receiver collects comes before whether the claim is true."""
    match = dealt(CockroachRoyal(seats=3), {0: "3*bat joker", 1: "fly"})
    assert explain(match, "card-bat", "to-1", "claim-bat") == coach.ClaimIsTrue()
    assert explain(match, "card-bat", "to-1", "claim-fly") == coach.ClaimIsFalse()
    assert explain(match, "card-joker", "to-1", "claim-fly") == coach.ClaimIsTrue()
    assert explain(match, "card-bat") is None
    play(match, "card-bat to-1 claim-fly judge-true")  # wrong: seat 1 takes the bat and starts
    play(match, "card-fly to-0 claim-fly judge-true")  # right: seat 1 takes the fly, too
    play(
        match, f"{match.legal(1)[0]} to-0 claim-rat judge-{'false' if str(match.legal(1)[0]) == 'card-rat' else 'true'}"
    )
    assert match.waiting == (0,)
    assert explain(match, "card-bat", "to-1", "claim-fly") == coach.Collects(1, Claim.BAT, 1)


@pytest.mark.parametrize(("claim", "many"), [(Claim.BAT, True), (Claim.SCORPION, False)])
def test_what_speaks_for_a_judgement(claim: Claim, many: bool) -> None:
    """ROYAL-6, ROYAL-9: more than half of the cards that fit the claim in sight speak against it, fewer for it."""
    match = play(
        dealt(CockroachRoyal(seats=3), {0: "bat", 1: "5*bat royal-bat joker"}, top="rat"),
        f"card-bat to-1 claim-{claim}",
    )
    own = sum(claim in card for card in match.view(1).hand)
    assert (2 * own > 9) == many, "of eight and a royal one"
    speaks = coach.InSight(claim, own)
    assert explain(match, "judge-false") == (speaks if many else coach.TakesFitting(claim, 0))
    assert explain(match, "judge-true") == (coach.TakesAnother(claim) if many else speaks)
    assert explain(match, "pass") == coach.LookFirst()


def test_what_speaks_for_a_judgement_against_the_cards_in_sight() -> None:
    """ROYAL-8, ROYAL-15: what lies before the judge, and that one more of these would lose."""
    for lose_at, reason in ((4, coach.Collects(1, Claim.BAT, 1)), (2, coach.OneMoreLoses(Claim.BAT))):
        game = CockroachRoyal(seats=3, lose_at=lose_at)
        match = dealt(game, {0: "2*bat", 1: "5*bat royal-bat"}, top="rat")
        play(match, "card-bat to-1 claim-bat judge-false")  # wrong: seat 1 takes it and starts, then seat 0
        play(match, "card-bat to-0 claim-bat judge-false card-bat to-1 claim-bat")
        assert explain(match, "judge-true") == reason


def test_what_speaks_for_a_payment() -> None:
    """ROYAL-12, ROYAL-15: one card that fits is enough; any other payment counts what it makes."""
    match = dealt(CockroachRoyal(seats=3), {0: "joker", 1: "2*fly 3*rat 1*bat"})
    play(match, "card-joker to-1 claim-bat judge-false")
    assert explain(match, "pay-bat", "enough") == coach.OnePays(Claim.BAT)
    assert explain(match, "pay-fly", "pay-rat") == coach.PaysSafely(1, 4)
    assert explain(match, "pay-fly", "pay-fly") == coach.PaysSafely(2, 4)
    assert explain(play(match, "pay-bat"), "enough") == coach.OnePays(Claim.BAT)
    small = dealt(CockroachRoyal(seats=3, lose_at=2), {0: "joker", 1: "2*fly 2*rat"})
    play(small, "card-joker to-1 claim-bat judge-false pay-fly")
    assert explain(small, "pay-fly") is None
    assert explain(small, "pay-rat") == coach.PaysSafely(1, 2)


def hinted(match: Match) -> list[type]:
    """The kinds of moves in a hint for the seat that has to act."""
    (seat,) = match.waiting
    return [type(move) for move in hint(match.observation(seat), 1).moves]


@pytest.mark.parametrize(("seats", "turn"), [(2, [Pick, Call]), (3, [Pick, Offer, Call])])
def test_a_hint_covers_one_giving_and_nothing_after_a_judgement(seats: int, turn: list[type]) -> None:
    """A card, its receiver and its claim are one turn; a judgement stands alone."""
    match = dealt(CockroachRoyal(seats=seats), {0: "bat", 1: "3*fly"})
    assert hinted(match) == turn
    play(match, "card-bat to-1 claim-bat" if seats > 2 else "card-bat claim-bat")
    assert hinted(match) == [Answer]


def test_a_hint_covers_a_whole_payment_and_no_giving_after_it() -> None:
    """ROYAL-12: whoever has paid begins the next round, which is another decision."""
    match = dealt(CockroachRoyal(seats=3), {0: "joker", 1: "2*fly 2*rat"})
    play(match, "card-joker to-1 claim-bat judge-false")
    assert match.waiting == (1,)
    assert hinted(match) in ([Pay, Pay], [Pay, Answer])
