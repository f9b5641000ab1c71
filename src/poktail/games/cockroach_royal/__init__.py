"""Cockroach Poker Royal by Jacques Zeimet: give a card away with a claim that may be a bluff."""

from poktail.core.game import About
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_values import Judged, Looked, TookToHand, TurnedUp

GAME = CockroachRoyal
# Passing on needs three seats, and with three seats the tree is small only if one card loses; tests/test_secrets.py
# enumerates tables of two for the draws and payments that this one does not have.
TINY = CockroachRoyal(seats=3, lose_at=1, pile=1, species=1, copies=3, royals=1, blank=False)
SHOWDOWNS = (Judged,)
REVEALING = (Looked, Judged, TurnedUp, TookToHand)
ABOUT = About(
    title="Cockroach Poker Royal", authors=("Jacques Zeimet",), publisher="Drei Magier", year=2012, minutes=20
)
