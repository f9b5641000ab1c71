"""Tests of the level `expert`: legal, the same odds for the same observation, sound in the game of one card."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from poktail.bots.series import play_out
from poktail.core.game import Observation, SeatEvent
from poktail.core.match import Match
from poktail.games.cockroach_royal import TINY, expert
from poktail.games.cockroach_royal.bot import worlds
from poktail.games.cockroach_royal.expert_card import CardGame, Losses, solve
from poktail.games.cockroach_royal.expert_danger import danger, public
from poktail.games.cockroach_royal.expert_records import Records
from poktail.games.cockroach_royal.regular_1 import decide as regular_1
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Claimed, Judged, LookedFaceDown, Phase
from poktail.games.cockroach_royal.tests.script import dealt, slide
from tests.sampling import sample

SPECIES = (Claim.BAT, Claim.FLY, Claim.RAT)
CLAIMS = (*SPECIES, Claim.ROYAL)


def positions(seats: int, seed: int) -> list[Observation]:
    """What the seat to move saw at each decision of a match between experts."""
    seen: list[Observation] = []

    def watching(observation: Observation, rng: Random) -> object:
        seen.append(observation)
        return expert.decide(observation, rng)

    play_out(CockroachRoyal(seats=seats), [watching] * seats, Random(seed))
    return seen


def odds(seen: Observation) -> dict[object, float]:
    """How often the expert makes each move."""
    return {each.move: each.odds for each in expert.evaluate(seen, Random(1))}


@pytest.mark.parametrize("seats", sample((2, 3, 4, 5, 6), 2, 4))
def test_it_judges_every_legal_move(seats: int) -> None:
    phases = set()
    for seen in positions(seats, seats):
        found = expert.evaluate(seen, Random(1))
        assert tuple(each.move for each in found) == seen.legal
        assert sum(each.odds for each in found) == pytest.approx(1)
        assert min(each.odds for each in found) >= 0
        assert all(0 <= each.value <= 1 / (seats - 1) and each.error > 0 for each in found)
        phases.add(seen.view.phase)
    assert {Phase.PICK, Phase.CLAIM, Phase.JUDGE} <= phases


@pytest.mark.parametrize(
    "game",
    (
        TINY,
        CockroachRoyal(seats=2, species=1, copies=4, royals=0, joker=False, blank=False, pile=1),
        CockroachRoyal(seats=2, species=3, copies=3, royals=0, joker=False, blank=False, lose_at=2, pile=1),
        CockroachRoyal(seats=6, species=2, copies=12, royals=1, lose_at=9),
        CockroachRoyal(seats=3, specials_pay=False, lose_at=9),
    ),
    ids=lambda game: f"{game.seats}-{game.species}-{game.copies}",
)
def test_it_plays_whatever_the_options(game: CockroachRoyal) -> None:
    for number in range(3):
        assert play_out(game, [expert.decide] * game.seats, Random(number)).payoffs is not None


def test_the_same_observation_gives_the_same_odds_in_every_world() -> None:
    """Two positions that look alike to a seat: nothing but what it sees counts (law 2)."""
    game, checked = CockroachRoyal(seats=2), 0
    for seen in positions(2, 9)[:20]:
        found, rng = odds(seen), Random(1)
        assert seen.seat is not None
        for state in (next(worlds(seen, rng)) for _ in range(3)):
            same = Observation(game, seen.seat, game.view(state, seen.seat), game.legal(state, seen.seat), seen.events)
            assert odds(same) == found
            checked += 1
    assert checked == 60


def test_what_it_has_computed_before_does_not_change_its_odds() -> None:
    seen = positions(4, 3)
    before = [odds(each) for each in seen[:40]]
    expert.solution.cache_clear()
    danger.cache_clear()
    assert [odds(each) for each in reversed(seen[:40])] == before[::-1]


def card_game(dangerous: Card | None = None, may_pass: bool = False) -> CardGame:
    """A game of three kinds; one of them costs whoever takes it ten times as much."""
    cards = (Card.BAT, Card.FLY, Card.RAT, Card.ROYAL_RAT)
    cost = [0.4 if card is dangerous else 0.04 for card in cards]
    givers = tuple(Losses(0.25 - one / 3, 0.29, 0.25) for one in cost)
    receivers = tuple(Losses(0.25 + one, 0.25 - 0.04 / 3, 0.25) for one in cost)
    return CardGame(cards, (4.0, 4.0, 4.0, 1.0), CLAIMS, givers, receivers, may_pass, chooses=True)


@pytest.mark.parametrize("dangerous", (None, Card.RAT))
def test_nobody_gains_by_leaving_the_equilibrium_of_one_card(dangerous: Card | None) -> None:
    game = card_game(dangerous)
    found = solve(game)
    assert sum(found.given.values()) == pytest.approx(1)
    assert all(sum(answers) == pytest.approx(1) for answers in found.answers.values())

    def giver(card: Card, claim: Claim) -> float:
        losses, (yes, no, _) = game.givers[game.cards.index(card)], found.answers[claim]
        right, wrong = (yes, no) if truth(card, claim) else (no, yes)
        return right * losses.giver + wrong * losses.receiver

    def receiver(claim: Claim, says: bool) -> float:
        loss = 0.0
        for card, losses in zip(game.cards, game.receivers, strict=True):
            loss += found.given[card, claim] * (losses.giver if truth(card, claim) == says else losses.receiver)
        return loss

    played = sum(chance * giver(*gift) for gift, chance in found.given.items())
    answered = sum(
        yes * receiver(claim, True) + no * receiver(claim, False) for claim, (yes, no, _) in found.answers.items()
    )
    assert played - min(giver(card, claim) for card in game.cards for claim in CLAIMS) < 0.002
    assert answered - sum(min(receiver(claim, True), receiver(claim, False)) for claim in CLAIMS) < 0.002


def test_a_dangerous_card_is_believed_more_often_under_its_name() -> None:
    """Somebody who would lose by one more rat says "true" to a rat more often than to a bat."""
    answers = solve(card_game(Card.RAT)).answers
    assert answers[Claim.RAT][0] > 0.6
    assert answers[Claim.BAT][0] < 0.4


def test_a_card_is_passed_on_more_often_if_that_is_better() -> None:
    game = card_game(Card.RAT, may_pass=True)
    better = tuple(replace(losses, passed=0.05) for losses in game.receivers)
    answers, gladly = solve(game).answers, solve(replace(game, receivers=better)).answers
    assert all(gladly[claim][2] > answers[claim][2] > 0 for claim in CLAIMS)


def test_its_lies_name_what_it_holds() -> None:
    """Then a receiver that goes by its own cards learns nothing from a claim."""
    seen = dealt(CockroachRoyal(seats=2), {0: "6*bat 3*toad rat"}).observation(0)
    hand = seen.view.hand
    given = expert.Expert(seen).balanced(1, (0,), hand)
    for claim in (Claim.BAT, Claim.TOAD, Claim.RAT):
        lies = sum(odds for (card, said), odds in given.items() if said is claim and not truth(card, said))
        facts = sum(odds for (card, said), odds in given.items() if said is claim and truth(card, said))
        assert lies == pytest.approx(facts, rel=0.05)
    assert sum(odds for (card, _), odds in given.items() if card not in hand) == 0


NO_HINTS = dict.fromkeys(Claim, 0.0)


def events(*verdicts: tuple[bool, bool]) -> list[SeatEvent]:
    """Rounds in which seat 0 gives seat 1 a bat: whether the claim was true, and whether seat 1 believed it."""
    found: list[object] = []
    for true, verdict in verdicts:
        claim = Claim.BAT if true else Claim.RAT
        found += [Claimed(0, 1, claim), Judged(1, 0, claim, verdict, Card.BAT, True, 0, "ROYAL-8")]
    return [SeatEvent(version, what) for version, what in enumerate(found, 1)]


def test_records_are_learned() -> None:
    """A seat that has shown nothing is taken to play the equilibrium; a habit is believed the more, the longer."""

    def honesty(*verdicts: tuple[bool, bool], even: float = 0.5) -> float:
        return Records(events(*verdicts), 3, 2, NO_HINTS).honesty(0, 1, Claim.BAT)(even)

    def belief(*verdicts: tuple[bool, bool], even: float = 0.5) -> float:
        return Records(events(*verdicts), 3, 2, NO_HINTS).belief(1, 0, Claim.BAT)(even)

    assert honesty(even=0.4) == pytest.approx(0.4)
    assert belief(even=0.6) == pytest.approx(0.6)
    assert 0.5 > honesty(*[(False, False)] * 3) > honesty(*[(False, False)] * 9)
    assert honesty(*[(False, False)] * 9) < 0.3
    assert belief(*[(False, False)] * 9) < 0.3
    assert honesty(*[(True, True)] * 9) > 0.7
    assert belief(*[(True, True)] * 9) > 0.7
    assert honesty(*[(True, True), (False, False)] * 12) > 0.55, "the last claim was a lie"


def test_own_cards_count_against_a_seat_whose_claims_they_predict() -> None:
    hints = NO_HINTS | {Claim.BAT: 1.5, Claim.RAT: -1.5}
    few, many = (Records(events(*[(True, False), (False, True)] * rounds), 3, 2, hints) for rounds in (1, 8))
    assert 0.5 < few.honesty(0, 1, Claim.BAT)(0.5) < many.honesty(0, 1, Claim.BAT)(0.5)


def test_a_claim_that_repeats_an_earlier_one_is_believed_more_often() -> None:
    """A naive judge takes both givers to be honest half of the time."""
    said = [SeatEvent(1, Claimed(0, 1, Claim.BAT)), SeatEvent(2, LookedFaceDown(1))]
    records = Records(said, 3, 1, NO_HINTS)
    assert records.belief(2, 1, Claim.BAT)(0.5) > 0.6
    assert records.belief(2, 1, Claim.RAT)(0.5) < 0.4


def test_a_seat_close_to_losing_is_in_danger() -> None:
    match = Match(CockroachRoyal(seats=3), lambda _step, turn: turn.outcomes[0][0])
    table = danger(public(match.view(0), CockroachRoyal(seats=3)))
    calm = table.after_laying(0, (Card.BAT,))
    assert table.after_laying(0, (Card.BAT, Card.BAT, Card.BAT)) > table.after_laying(0, (Card.BAT, Card.BAT)) > calm
    assert table.after_laying(0, (Card.BAT,) * 4) == float("inf")
    assert table.losing(0, float("inf")) == (1.0, 0.0, 0.0)
    assert sum(table.losing(0, calm)) == pytest.approx(1)


def test_it_pays_what_brings_it_least_close_to_losing() -> None:
    """Two flies lie; a third would be worse than a bat (ROYAL-12)."""
    game = CockroachRoyal(seats=2, lose_at=4)
    match = dealt(game, {0: "blank 3*fly bat rat"}, top="toad")
    for _ in range(2):
        slide(match, "fly", 1, "fly", verdict=True)
    slide(match, "blank", 1, "toad", verdict=False)
    found = {str(each.move): each for each in expert.evaluate(match.observation(0), Random(1))}
    assert found["pay-bat"].value > found["pay-fly"].value
    assert {each.odds for each in found.values()} == {0.0, 1.0}


@pytest.mark.slow
def test_it_loses_less_often_than_those_it_plays_with() -> None:
    """200 matches with a fixed seed; 25 % would be fair."""
    game, lost = CockroachRoyal(seats=4), 0
    for number in range(200):
        seat = number % 4
        bots = [expert.decide if other == seat else regular_1 for other in range(4)]
        payoffs = play_out(game, bots, Random(f"strength {number}")).payoffs
        assert payoffs is not None
        lost += payoffs[seat] < 0
    assert lost <= 0.15 * 200
