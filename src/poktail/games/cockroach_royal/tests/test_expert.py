"""Tests of the strong player: legal, the same odds for the same observation, sound in the game of one card."""

from __future__ import annotations

from random import Random

import pytest

from poktail.bots.series import play_out
from poktail.core.game import Observation, SeatEvent
from poktail.core.match import Match
from poktail.games.cockroach_royal import expert
from poktail.games.cockroach_royal.bot import worlds
from poktail.games.cockroach_royal.expert_card import CardGame, Losses, solve
from poktail.games.cockroach_royal.expert_danger import Danger
from poktail.games.cockroach_royal.expert_records import Records
from poktail.games.cockroach_royal.regular_1 import decide as regular_1
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import Claimed, Judged, Phase
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


@pytest.mark.parametrize("seats", sample((2, 3, 4, 5, 6), 2, 4))
def test_every_move_it_may_make_is_legal(seats: int) -> None:
    phases = set()
    for seen in positions(seats, seats):
        odds = expert.odds(seen)
        assert set(odds) <= set(seen.legal)
        assert min(odds.values()) >= 0 and sum(odds.values()) > 0
        phases.add(seen.view.phase)
    assert {Phase.PICK, Phase.CLAIM, Phase.JUDGE} <= phases


def test_the_same_observation_gives_the_same_odds_in_every_world() -> None:
    """Two positions that look alike to a seat: nothing but what it sees counts (law 2)."""
    game, checked = CockroachRoyal(seats=2), 0
    for seen in positions(2, 9)[:20]:
        odds, rng = expert.odds(seen), Random(1)
        assert seen.seat is not None
        for state in (next(worlds(seen, rng)) for _ in range(3)):
            same = Observation(game, seen.seat, game.view(state, seen.seat), game.legal(state, seen.seat), seen.events)
            assert expert.odds(same) == odds
            checked += 1
    assert checked == 60


def card_game(danger: Card | None = None, may_pass: bool = False) -> CardGame:
    """A game of three kinds; one of them costs whoever takes it ten times as much."""
    cards = (Card.BAT, Card.FLY, Card.RAT, Card.ROYAL_RAT)
    cost = [0.4 if card is danger else 0.04 for card in cards]
    givers = tuple(Losses(0.25 - one / 3, 0.25 + one, 0.25) for one in cost)
    receivers = tuple(Losses(0.25 + one, 0.25 - one / 3, 0.25) for one in cost)
    return CardGame(cards, CLAIMS, givers, receivers, may_pass)


@pytest.mark.parametrize("danger", (None, Card.RAT))
def test_nobody_gains_much_by_leaving_the_equilibrium_of_one_card(danger: Card | None) -> None:
    game = card_game(danger)
    found = solve(game)
    assert sum(found.given.values()) == pytest.approx(1)
    assert all(sum(odds) == pytest.approx(1) for odds in found.answers.values())

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
    assert played - min(giver(card, claim) for card in game.cards for claim in CLAIMS) < 0.01
    assert answered - sum(min(receiver(claim, True), receiver(claim, False)) for claim in CLAIMS) < 0.01


def test_a_dangerous_card_is_believed_more_often_under_its_name() -> None:
    """Somebody who would lose by one more rat says "true" to a rat more often than to a bat."""
    answers = solve(card_game(Card.RAT)).answers
    assert answers[Claim.RAT][0] > answers[Claim.BAT][0]


def events(*verdicts: tuple[bool, bool]) -> list[SeatEvent]:
    """Rounds in which seat 0 gives seat 1 a bat: whether the claim was true, and whether seat 1 believed it."""
    found: list[object] = []
    for true, verdict in verdicts:
        claim = Claim.BAT if true else Claim.RAT
        found += [Claimed(0, 1, claim), Judged(1, 0, claim, verdict, Card.BAT, True, 0, "ROYAL-8")]
    return [SeatEvent(version, what) for version, what in enumerate(found, 1)]


def test_records_are_learned() -> None:
    assert Records([], 3).honesty(0, 1) == pytest.approx(0.5)
    assert Records([], 3).belief(1, 0) == pytest.approx(0.5)
    liar = Records(events(*[(False, False)] * 6), 3)
    assert liar.honesty(0, 1) < 0.3
    assert liar.belief(1, 0) < 0.3
    truthful = Records(events(*[(True, True)] * 6), 3)
    assert truthful.honesty(0, 1) > 0.7
    assert truthful.belief(1, 0) > 0.7
    alternating = Records(events(*[(True, True), (False, False)] * 6), 3)
    assert alternating.honesty(0, 1) > 0.6, "the last claim was a lie"


def test_a_seat_close_to_losing_is_in_danger() -> None:
    match = Match(CockroachRoyal(seats=3), lambda _step, turn: turn.outcomes[0][0])
    danger = Danger(match.observation(0))
    calm = danger.after_laying(0, (Card.BAT,))
    assert danger.after_laying(0, (Card.BAT, Card.BAT, Card.BAT)) > danger.after_laying(0, (Card.BAT, Card.BAT)) > calm
    assert danger.after_laying(0, (Card.BAT,) * 4) == float("inf")
    assert danger.losing(0, 0, float("inf")) == 1.0
    assert danger.losing(1, 0, float("inf")) == 0.0
    assert sum(danger.losing(seat, 0, calm) for seat in range(3)) == pytest.approx(1)


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
