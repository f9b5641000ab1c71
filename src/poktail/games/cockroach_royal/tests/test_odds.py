"""Tests of the exact odds of Cockroach Poker Royal, by enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

from poktail.core.game import CHANCE
from poktail.core.match import Match
from poktail.core.pieces import odds
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CLAIMS, SPECIALS, Card, Claim, is_royal, spread, truth
from poktail.games.cockroach_royal.rules_values import Starter
from poktail.games.cockroach_royal.tests.script import chances


def first_top(seats: int = 4) -> dict[Card, Fraction]:
    match = Match(CockroachRoyal(seats=seats))
    match.step({CHANCE: Starter(0)})
    return odds(chances(match).items())


def test_odds_of_the_first_top_card() -> None:
    """ROYAL-1, ROYAL-2: a Royal in 7 of 65 deals, a special card in 2, a bat of either kind in 9."""
    top = first_top()
    assert sum(chance for card, chance in top.items() if is_royal(card)) == Fraction(7, 65)
    assert sum(chance for card, chance in top.items() if card in SPECIALS) == Fraction(2, 65)
    assert top[Card.BAT] + top[Card.ROYAL_BAT] == Fraction(9, 65)
    assert sum(top.values()) == 1


def test_odds_of_each_claim_about_an_unknown_card() -> None:
    """ROYAL-9: a species is true of 10 cards of 65, "Royal" of 7; a random claim is true in 77 of 520 cases."""
    top = first_top()
    true = {claim: sum((p for card, p in top.items() if truth(card, claim)), Fraction(0)) for claim in CLAIMS}
    assert true == {claim: Fraction(7 if claim is Claim.ROYAL else 10, 65) for claim in CLAIMS}
    assert sum(true.values()) / len(CLAIMS) == Fraction(77, 520)


def test_odds_of_who_starts() -> None:
    """ROYAL-4: one in six at a table of six."""
    start = odds(chances(Match(CockroachRoyal(seats=6))).items())
    assert set(start.values()) == {Fraction(1, 6)}
    assert len(start) == 6


def test_odds_that_the_starter_is_dealt_the_joker() -> None:
    """ROYAL-3: fifteen of 65 cards with four seats, counted by dealing a small deck out in every way as well."""
    hand, deck = 15, 65
    assert 1 - Fraction(comb(deck - 1, hand), comb(deck, hand)) == Fraction(15, 65) == Fraction(3, 13)
    game = CockroachRoyal(seats=2, species=1, copies=2, royals=1, blank=False, pile=1)
    assert joker_at_the_start(game) == Fraction(2, 4)  # two of four cards: three are dealt, the starter has two
    places = list(combinations(range(4), 2))
    assert Fraction(sum(0 in place for place in places), len(places)) == Fraction(1, 2)


def joker_at_the_start(game: CockroachRoyal) -> Fraction:
    """How likely the starter holds the Joker after the deal, over all deals."""
    total = Fraction(0)

    def deal(match: Match, chance: Fraction) -> None:
        nonlocal total
        if match.waiting:
            total += chance * (Card.JOKER in spread(match.state.hands[match.waiting[0]]))
            return
        for outcome, odd in odds(chances(match).items()).items():
            after = Match(game)
            for step in match.steps:
                after.step(step)
            after.step({CHANCE: outcome})
            deal(after, chance * odd)

    deal(Match(game), Fraction(1))
    return total
