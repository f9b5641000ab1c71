"""Tests of the figures of Cockroach Poker Royal for statistics."""

from __future__ import annotations

from poktail.core.game import Figure
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.statistics import figures
from poktail.games.cockroach_royal.tests.script import dealt, play, slide


def test_bluffs_count_when_they_are_judged_and_judgements_when_they_are_right() -> None:
    """Seat 0 bluffs and is believed; seat 1 tells the truth, is caught, and its third claim is passed on unjudged."""
    match = dealt(CockroachRoyal(seats=3), {0: "bat", 1: "3*toad"})
    slide(match, "bat", 1, "fly", True)
    slide(match, "toad", 0, "toad", True)
    slide(match, "toad", 0, "rat", False)
    play(match, "card-toad to-2 claim-rat pass claim-rat judge-true")
    told = [figures(match.observation(seat)) for seat in range(3)]
    assert told == [
        (Figure("bluffs-believed", 1, 1), Figure("judged-right", 2, 3)),
        (Figure("bluffs-believed", 0, 1), Figure("judged-right", 0, 1)),
        (Figure("bluffs-believed", 1, 1), Figure("judged-right", 0, 0)),
    ]


def test_who_looks_on_has_nothing_counted() -> None:
    match = slide(dealt(CockroachRoyal(seats=3), {0: "bat"}), "bat", 1, "bat", False)
    assert figures(match.observation(2)) == (Figure("bluffs-believed", 0, 0), Figure("judged-right", 0, 0))
    assert figures(match.observation(0))[0] == Figure("bluffs-believed", 0, 0), "the claim was true"
