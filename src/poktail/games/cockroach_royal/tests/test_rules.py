"""Tests of Cockroach Poker Royal, clause by clause: the cards, the deal, a round."""

from __future__ import annotations

from typing import Any

import pytest

from poktail.core.codec import with_options
from poktail.core.errors import BadOptions, IllegalMove
from poktail.core.game import CHANCE, Decide
from poktail.core.match import Match
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CLAIMS, PLAIN, ROYALS, SPECIES, SPECIES_OF, Card, Claim, truth
from poktail.games.cockroach_royal.rules_values import (
    Answer,
    Claimed,
    Judged,
    Laid,
    Offer,
    Offered,
    Phase,
    Round,
    RoundBegan,
    Starter,
    StarterDrawn,
    Trail,
    TurnedUp,
)
from poktail.games.cockroach_royal.tests.script import chances, dealt, events, laid, phase, play, slide


def test_the_deck_has_sixty_five_cards() -> None:
    """ROYAL-1: eight plain cards and one Royal of seven species, a Joker and a Blank."""
    deck = CockroachRoyal().start().deck
    assert len(deck) == 65
    assert dict(deck.items) == {
        **dict.fromkeys(PLAIN, 8),
        **dict.fromkeys(ROYALS, 1),
        Card.JOKER: 1,
        Card.BLANK: 1,
    }
    assert [str(claim) for claim in SPECIES] == ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug"]


def test_the_top_card_of_the_pile_is_turned_up_before_the_deal() -> None:
    """ROYAL-2: it is open to all; the pile has sixteen cards with two seats, with three to six at least seven."""
    match = Match(CockroachRoyal(seats=3))
    match.step({CHANCE: Starter(1)})
    assert chances(match) == dict(CockroachRoyal().start().deck.items)
    match.step({CHANCE: Card.ROYAL_RAT})
    assert events(match) == [StarterDrawn(1, "ROYAL-4"), TurnedUp(Card.ROYAL_RAT, 7)]
    assert [(match.view(seat).pile, match.view(seat).top) for seat in (None, 0)] == [(7, Card.ROYAL_RAT)] * 2
    assert CockroachRoyal(seats=2).start().table.pile == 16


@pytest.mark.parametrize(
    ("seats", "hand", "first", "pile"),
    [(2, 24, 25, 16), (3, 19, 20, 7), (4, 14, 15, 8), (5, 11, 12, 9), (6, 9, 10, 10)],
)
def test_exact_deals(seats: int, hand: int, first: int, pile: int) -> None:
    """ROYAL-3: everybody gets the same, the starter one of those left over, the pile the others."""
    for starter in range(seats):
        match = dealt(CockroachRoyal(seats=seats), {}, starter=starter)
        view = match.view(None)
        assert view.hand_sizes == tuple(first if seat == starter else hand for seat in range(seats))
        assert (view.pile, len(match.state.deck)) == (pile, pile - 1)
        assert match.turn == Decide((starter,))
        assert events(match)[-1] == RoundBegan(1, starter)


def test_without_a_remainder_nobody_gets_a_card_more() -> None:
    """ROYAL-3: 64 - 8 cards for four seats make fourteen each, and the starter has no more."""
    match = dealt(CockroachRoyal(seats=4, blank=False, pile=8), {}, starter=2)
    assert (match.view(None).hand_sizes, match.view(None).pile) == ((14,) * 4, 8)


def test_chance_decides_who_starts() -> None:
    """ROYAL-4: every seat is as likely as any other."""
    match = Match(CockroachRoyal(seats=5))
    assert chances(match) == {Starter(seat): 1 for seat in range(5)}
    assert [str(outcome) for outcome in chances(match)] == ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"]
    match.step({CHANCE: Starter(3)})
    assert events(match) == [StarterDrawn(3, "ROYAL-4")]


def test_the_starter_gives_any_card_to_anybody_with_any_claim() -> None:
    """ROYAL-5: every kind in hand, everybody else, all eight claims."""
    match = dealt(CockroachRoyal(seats=4), {0: "2*bat royal-fly joker blank 5*rat 5*toad"})
    assert [str(move) for move in match.legal(0)] == [
        "card-bat", "card-toad", "card-rat", "card-royal-fly", "card-joker", "card-blank"
    ]  # fmt: skip
    assert all(match.legal(seat) == () for seat in (1, 2, 3))
    play(match, "card-bat")
    assert [str(move) for move in match.legal(0)] == ["to-1", "to-2", "to-3"]
    play(match, "to-2")
    assert [str(move) for move in match.legal(0)] == [f"claim-{claim}" for claim in CLAIMS]
    assert events(match)[-1] == Offered(0, 2)
    play(match, "claim-royal")
    assert events(match)[-1] == Claimed(0, 2, Claim.ROYAL)
    assert match.turn == Decide((2,))


def test_the_receiver_judges_or_passes_on() -> None:
    """ROYAL-6: passing on goes to somebody who has not had the card, with the same claim or a new one."""
    match = play(dealt(CockroachRoyal(seats=4), {0: "bat"}), "card-bat to-1 claim-bat")
    assert match.legal(1) == (Answer.TRUE, Answer.FALSE, Answer.PASS)
    play(match, "pass")
    assert match.turn == Decide((1,))
    assert [str(move) for move in match.legal(1)] == ["to-2", "to-3"]
    play(match, "to-3 claim-bat")
    assert match.view(None).trail == Trail((0, 1), 3, (Claim.BAT, Claim.BAT))
    assert match.turn == Decide((3,))


def test_who_has_looked_cannot_judge_any_more() -> None:
    """ROYAL-6: after passing on there is only a receiver and a claim to choose."""
    match = play(dealt(CockroachRoyal(seats=3), {0: "bat"}), "card-bat to-1 claim-bat pass")
    assert phase(match) is Phase.CLAIM
    with pytest.raises(IllegalMove):
        match.commit(1, Answer.TRUE)
    with pytest.raises(IllegalMove):
        match.commit(1, Offer(0))


def test_the_last_receiver_must_judge() -> None:
    """ROYAL-7: when nobody is left who has not had the card; the last but one has no receiver to choose."""
    match = play(dealt(CockroachRoyal(seats=3), {0: "bat"}), "card-bat to-2 claim-bat")
    version = match.version
    play(match, "pass")
    assert events(match, version)[-1] == Offered(2, 1)
    play(match, "claim-fly")
    assert match.legal(1) == (Answer.TRUE, Answer.FALSE)


def test_with_two_seats_nobody_passes_on() -> None:
    """ROYAL-7: the receiver judges at once, and the receiver is not chosen."""
    match = play(dealt(CockroachRoyal(seats=2), {0: "bat"}), "card-bat")
    assert phase(match) is Phase.CLAIM
    play(match, "claim-bat")
    assert match.legal(1) == (Answer.TRUE, Answer.FALSE)


@pytest.mark.parametrize(
    ("claim", "verdict", "taker"), [("bat", True, 1), ("bat", False, 3), ("fly", True, 3), ("fly", False, 1)]
)
def test_who_takes_the_card(claim: str, verdict: bool, taker: int) -> None:
    """ROYAL-8: right, and the one who handed it over takes it; wrong, and the judge does; the taker starts."""
    match = play(dealt(CockroachRoyal(seats=4), {0: "bat"}), f"card-bat to-1 claim-toad pass to-3 claim-{claim}")
    version = match.version
    play(match, str(Answer.TRUE if verdict else Answer.FALSE))
    assert events(match, version) == [
        Judged(3, 1, Claim(claim), verdict, Card.BAT, taker == 1, taker, "ROYAL-8"),
        Laid(taker, Card.BAT, "ROYAL-8"),
        RoundBegan(2, taker),
    ]
    assert laid(match, taker) == (Card.BAT,)
    assert match.turn == Decide((taker,))
    assert match.view(None).last == Round((0, 1), (Claim.TOAD, Claim(claim)), 3, verdict, Card.BAT, taker)
    assert match.view(None).trail is None


def test_the_card_leaves_the_starters_hand() -> None:
    """ROYAL-5: it is in no hand while it is under way."""
    match = dealt(CockroachRoyal(seats=4), {0: "2*bat royal-fly joker blank 5*rat 5*toad"})
    play(match, "card-bat")
    assert match.view(None).hand_sizes == (14, 14, 14, 14)
    assert match.view(0).hand.count(Card.BAT) == 1


TRUE: dict[str, tuple[str, ...]] = {
    **{str(claim): (str(claim),) for claim in SPECIES},
    **{f"royal-{claim}": (str(claim), "royal") for claim in SPECIES},
    "joker": tuple(map(str, SPECIES)),
    "blank": (),
}


@pytest.mark.parametrize("card", Card)
def test_the_truth_about_every_card(card: Card) -> None:
    """ROYAL-9: plain: its species; Royal: its species or "Royal"; Joker: any species; Blank: nothing."""
    assert [str(claim) for claim in CLAIMS if truth(card, claim)] == sorted(
        TRUE[card], key=[str(claim) for claim in CLAIMS].index
    )


def test_how_many_cards_make_each_claim_true() -> None:
    """ROYAL-9: nine of its species and the Joker, ten in all, for a species; the seven Royals for "Royal"."""
    deck = CockroachRoyal().start().deck.items
    true = {claim: sum(n for card, n in deck if truth(card, claim)) for claim in CLAIMS}
    assert true == dict.fromkeys(SPECIES, 10) | {Claim.ROYAL: 7}


@pytest.mark.parametrize(
    ("card", "claim", "verdict", "taker"),
    [
        ("royal-bat", "royal", True, 0),
        ("royal-bat", "bat", True, 0),
        ("royal-bat", "fly", True, 1),
        ("bat", "royal", False, 0),
    ],
)
def test_the_truth_decides_who_takes(card: str, claim: str, verdict: bool, taker: int) -> None:
    """ROYAL-9: as played."""
    match = dealt(CockroachRoyal(seats=3), {0: card})
    slide(match, card, 1, claim, verdict)
    assert match.view(None).last.taker == taker


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1},
        {"seats": 7},
        {"seats": True},
        {"seats": "4"},
        {"specials_pay": 1},
        {"lose_at": -1},
        {"lose_at": 10},
        {"pile": 41},
        {"pile": 6},
        {"pile": -1},
        {"pile": None},
        {"species": 0},
        {"species": 8},
        {"copies": 0},
        {"copies": 10**9},
        {"royals": 8},
        {"joker": "yes"},
        {"blank": None},
        {"species": 1, "copies": 1},
        {"seats": 6, "species": 2, "copies": 1, "royals": 0, "pile": 1},
        {"moves": []},
        {"limit": 4},
    ],
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    """ROYAL-14: among them a pile smaller than the number of Royals, and a deal that leaves a hand empty."""
    with pytest.raises(BadOptions):
        with_options(CockroachRoyal, options)


def test_options_that_are_just_possible() -> None:
    """ROYAL-14: as many cards in the pile as Royals; everybody gets a card."""
    assert CockroachRoyal(pile=7).start().table.pile == 8
    game = CockroachRoyal(seats=2, species=1, copies=1, royals=0, pile=1, lose_at=1)
    assert (len(game.start().deck), game.limit) == (3, 1)
    assert dealt(game, {}).view(None).hand_sizes == (1, 1)
    assert len(CockroachRoyal(species=3, royals=7).start().deck) == 3 * 9 + 2


def test_the_examples_of_in_one_minute_hold() -> None:
    """ROYAL-8: "false" about a rat called a toad is right, so the giver takes it; ROYAL-15: a crowned rat is a rat."""
    assert not truth(Card.RAT, Claim.TOAD)
    assert [SPECIES_OF[card] for card in (Card.RAT, Card.ROYAL_RAT)] == [Claim.RAT, Claim.RAT]
    assert [CockroachRoyal(seats=seats).limit for seats in (2, 3, 6)] == [5, 4, 4]
