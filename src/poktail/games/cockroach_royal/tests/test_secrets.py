"""Tests of exactly what each seat sees and which events it gets: ROYAL-18."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from poktail.core.game import Over
from poktail.core.match import Match
from poktail.games.cockroach_royal import TINY, rules
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import Card, Claim
from poktail.games.cockroach_royal.rules_values import (
    Claimed,
    Dealt,
    DealtFaceDown,
    Looked,
    LookedFaceDown,
    Offered,
    PaymentNamed,
    PaymentPicked,
    PaymentPickedFaceDown,
    Phase,
    Picked,
    PickedFaceDown,
    Special,
    Trail,
    View,
)
from poktail.games.cockroach_royal.tests.script import cards, dealt, events, play, slide
from tests.conformance.tree import Track, Walk

SMALL = CockroachRoyal(seats=3, species=2, copies=3, royals=1, pile=2, lose_at=3)


def test_a_hand_is_seen_by_its_seat_alone_and_its_size_by_all() -> None:
    """ROYAL-18: seat 1 sees three cards, a spectator sees that there are three."""
    match = dealt(SMALL, {0: "bat joker fly", 1: "bat royal-bat", 2: "fly fly"})
    assert match.view(0).hand == cards("bat fly joker")
    assert match.view(1).hand == cards("bat royal-bat")
    assert match.view(None).hand is None
    assert {match.view(seat).hand_sizes for seat in (None, 0, 1, 2)} == {(3, 2, 2)}
    assert events(match, 2, 1)[:3] == [DealtFaceDown(0), Dealt(1, Card.BAT), DealtFaceDown(2)]
    assert events(match, 2)[:3] == [DealtFaceDown(0), DealtFaceDown(1), DealtFaceDown(2)]


def test_what_a_spectator_sees_to_the_last_field() -> None:
    """ROYAL-18: literally."""
    match = play(dealt(SMALL, {0: "bat joker fly"}, top="blank"), "card-joker to-1 claim-royal")
    assert match.view(None) == View(
        seat=None,
        phase=Phase.JUDGE,
        round=1,
        actor=1,
        hand=None,
        hand_sizes=(2, 2, 2),
        laid=((), (), ()),
        pile=2,
        top=Card.BLANK,
        card=None,
        trail=Trail((0,), 1, (Claim.ROYAL,)),
        picked=None,
        bill=None,
        specials=(),
        stalled=False,
        last=None,
        lost=None,
        limit=3,
        species=(Claim.BAT, Claim.FLY),
        danger=((), (), ()),
        full=((), (), ()),
    )


def test_the_card_picked_is_known_to_the_starter_alone() -> None:
    """ROYAL-18: seat 0 sees its card; the receiver and all others neither see it nor get an event with it."""
    match = dealt(SMALL, {0: "bat joker fly"})
    version = match.version
    play(match, "card-joker")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == [Card.JOKER, None, None, None]
    assert events(match, version, 0) == [Picked(0, Card.JOKER)]
    assert [events(match, version, seat) for seat in (1, 2, None)] == [[PickedFaceDown(0)]] * 3
    play(match, "to-1 claim-bat")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == [Card.JOKER, None, None, None]
    assert events(match, version, 1)[1:] == [Offered(0, 1), Claimed(0, 1, Claim.BAT)]


@pytest.mark.parametrize("card", ["bat", "joker", "fly"])
def test_whatever_card_is_picked_the_others_get_the_same(card: str) -> None:
    """ROYAL-18: views, words and versions of seats 1, 2 and a spectator do not depend on it."""
    match, other = (dealt(SMALL, {0: "bat joker fly"}) for _ in range(2))
    play(match, f"card-{card} to-1 claim-bat")
    play(other, "card-fly to-1 claim-bat")
    for seat in (1, 2, None):
        assert (match.view(seat), events(match, 0, seat), match.legal(seat)) == (
            other.view(seat), events(other, 0, seat), other.legal(seat)
        )  # fmt: skip


def test_who_passes_on_looks_alone() -> None:
    """ROYAL-18: seat 1 has looked; seat 2, who has the card now, has not."""
    match = dealt(SMALL, {0: "bat joker fly"})
    play(match, "card-joker to-1 claim-bat")
    version = match.version
    play(match, "pass")
    assert events(match, version, 1) == [Looked(1, Card.JOKER), Offered(1, 2)]
    assert [events(match, version, seat) for seat in (0, 2, None)] == [[LookedFaceDown(1), Offered(1, 2)]] * 3
    play(match, "claim-fly")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == [Card.JOKER, Card.JOKER, None, None]
    play(match, "judge-true")
    assert [match.view(seat).card for seat in (0, 1, 2, None)] == [None] * 4
    assert match.view(None).last.card == Card.JOKER


def test_the_pile_shows_its_size_and_its_top_card_and_nobody_knows_more() -> None:
    """ROYAL-18: the other cards of the pile are in no seat's view; they are not even drawn yet."""
    match = dealt(SMALL, {0: "bat joker fly"}, top="royal-bat")
    assert {(match.view(seat).pile, match.view(seat).top) for seat in (None, 0, 1, 2)} == {(2, Card.ROYAL_BAT)}
    assert len(match.state.deck) == 1


def test_the_first_card_of_a_payment_is_secret_until_all_is_named() -> None:
    """ROYAL-12, ROYAL-18: seat 1 sees it, the others learn only that it was chosen."""
    match = dealt(SMALL, {0: "bat joker fly", 1: "bat fly"})
    slide(match, "joker", 1, "bat", False)
    version = match.version
    play(match, "pay-fly")
    assert [match.view(seat).picked for seat in (0, 1, 2, None)] == [None, Card.FLY, None, None]
    assert events(match, version, 1) == [PaymentPicked(1, Card.FLY)]
    assert [events(match, version, seat) for seat in (0, 2, None)] == [[PaymentPickedFaceDown(1)]] * 3
    assert match.view(None).hand_sizes == (2, 3, 2)
    play(match, "pay-bat")
    assert events(match)[-4] == PaymentNamed(1, (Card.FLY, Card.BAT), Claim.BAT, "ROYAL-12")


def test_a_special_card_seen_going_to_a_hand_is_remembered() -> None:
    """ROYAL-18: everybody's view keeps "the Joker is with seat 1"."""
    match = dealt(SMALL, {0: "bat joker fly", 1: "bat fly"})
    slide(match, "joker", 1, "bat", False)
    play(match, "pay-bat enough")
    for seat in (None, 0, 1, 2):
        assert match.view(seat).specials == (Special(Card.JOKER, 1, True),)


def holding() -> Match:
    """The Joker is with seat 1, as all know, and seat 1 starts with Joker and fly."""
    match = dealt(SMALL, {0: "bat joker fly", 1: "bat fly", 2: "fly bat"})
    slide(match, "joker", 1, "bat", False)
    return play(match, "pay-bat enough")


@pytest.mark.parametrize("card", ["joker", "fly"])
def test_while_a_card_of_that_hand_is_under_way_nobody_is_told_whether_it_is_that_one(card: str) -> None:
    """ROYAL-18: the view says "with seat 1, or under way", whichever it is."""
    match = play(holding(), f"card-{card}")
    for step in ("to-2", "claim-bat"):
        play(match, step)
        for seat in (None, 0, 1, 2):
            assert match.view(seat).specials == (Special(Card.JOKER, 1, False),)


def test_once_the_card_is_shown_the_knowledge_is_certain_again() -> None:
    """ROYAL-18: it was another card, so the Joker is still with seat 1."""
    match = slide(holding(), "fly", 2, "fly", False)
    assert match.view(0).specials == (Special(Card.JOKER, 1, True),)
    assert match.state.actor == 2
    play(match, "card-fly to-0 claim-bat")
    assert match.view(0).specials == (Special(Card.JOKER, 1, True),)


def test_a_special_card_shown_again_is_with_whoever_took_it() -> None:
    """ROYAL-18: the Joker goes on to seat 2, and everybody knows."""
    match = slide(holding(), "joker", 2, "fly", False)
    assert match.view(None).specials == (Special(Card.JOKER, 2, True),)


def test_a_special_card_dealt_or_drawn() -> None:
    """ROYAL-18: dealt, nobody knows of it; drawn from the pile, everybody has seen it."""
    match = dealt(SMALL, {0: "royal-bat blank fly", 1: "bat fly"}, top="joker")
    assert match.view(0).specials == match.view(None).specials == ()
    slide(match, "royal-bat", 1, "royal", False)
    assert match.view(None).specials == (Special(Card.JOKER, 1, True),)


class Quick(Walk):
    """A walk that holds the laws of secrecy alone against every node."""

    def once(self, value: Any, kind: Any) -> None:
        """Values are the other laws' business."""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(
            CockroachRoyal(seats=2, lose_at=2, pile=1, species=1, copies=3, royals=1, blank=False),
            id="two-cards-to-pay",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            CockroachRoyal(seats=2, lose_at=3, pile=3, species=1, copies=2, royals=1),
            id="specials-and-pile",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            CockroachRoyal(seats=2, specials_pay=False, lose_at=2, pile=3, species=1, copies=2, royals=1),
            id="specials-for-free",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_secrecy_over_every_history_of_other_small_tables(game: CockroachRoyal) -> None:
    """ROYAL-18: payments, draws and special cards from the pile, which three seats cannot have in a small tree."""
    assert Quick(game, rules).run().breaches == {}


def test_secrecy_over_many_histories_of_a_table_of_three() -> None:
    """ROYAL-18: passing on, Royals and both special cards together; matches that begin alike are compared."""
    game = CockroachRoyal(seats=3, lose_at=2, pile=1, species=1, copies=2, royals=1)
    walk, rng = Quick(game, rules), Random(18)
    for _ in range(200):
        state = game.start()
        path: tuple[Any, ...] = ()
        tracks = walk.look(state, dict.fromkeys(walk.observers, Track(0, 0, 0)), ())
        while not isinstance(turn := game.turn(state), Over):
            choice = rng.choice([choice for choice, _ in walk.choices(state, turn)])
            state, happened = game.apply(state, choice)
            path = (path, choice)
            tracks = walk.look(state, walk.hear(tracks, choice, happened), path)
            walk.observe(state, game.turn(state), tracks, path)
    assert walk.report.breaches == {}


def test_tiny_passes_on_and_pays() -> None:
    """ROYAL-6, ROYAL-12: the tree the laws walk has both."""
    phases = set()
    walk = Quick(TINY, rules)
    walk.observe = lambda state, *_: phases.add(state.phase)  # type: ignore[method-assign]
    walk.run()
    assert {Phase.OFFER, Phase.CLAIM, Phase.JUDGE, Phase.PAY, Phase.PAY_MORE} < phases
