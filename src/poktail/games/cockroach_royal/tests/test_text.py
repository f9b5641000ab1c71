"""Tests of the terminal drawing, in every phase and language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.cockroach_royal.rules import CockroachRoyal
from poktail.games.cockroach_royal.rules_cards import CLAIMS, Card
from poktail.games.cockroach_royal.rules_values import Phase
from poktail.games.cockroach_royal.tests.script import dealt, play, slide
from poktail.games.cockroach_royal.text import draw
from poktail.i18n import LANGUAGES, Words

NAMES = ("Ada", "Bo [red]", "Çem", "Dörte with a very long name", "Eñe", "Fay")


def drawing(match: Match, seat: int | None, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(draw(match.view(seat), Words(lang, find("cockroach_royal"), NAMES[: match.game.seats])))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def test_a_judge_sees_the_way_of_the_card_but_not_the_card() -> None:
    match = dealt(CockroachRoyal(seats=3), {0: "royal-rat", 1: "bat"}, top="royal-fly")
    play(match, "card-royal-rat to-1 claim-rat pass claim-toad")
    lines = drawing(match, 2).splitlines()
    assert lines[0] == "Round 1 · penalty pile: 7 cards, on top: ♛ fly"
    assert lines[1].split() == ["Hand", "Ada", "Bo", "[red]", "▶", "Çem"]
    assert lines[2].split()[-3:] == ["□□□□", "□□□□", "□□□□"]
    assert lines[9].split() == ["cards", "in", "hand", "19", "19", "19"]
    assert lines[11] == "The card’s path: Ada “rat” → Bo [red] “toad” → Çem (has not looked)"
    assert lines[-1] == "Çem is deciding: is “toad” true?"
    assert "The card in play" not in drawing(match, 2)
    assert "The card in play: ♛ rat" in drawing(match, 0)
    assert "The card in play: ♛ rat" in drawing(match, 1)
    assert "Hand" not in drawing(match, None)


def test_danger_crowns_and_loss_are_marked_without_colour() -> None:
    match = dealt(CockroachRoyal(seats=4), {0: "2*toad royal-toad toad"}, top="fly", pile="rat")
    for card in ("toad", "royal-toad"):
        slide(match, card, 1, "toad", True)
    play(match, "*rat")
    assert "■♛□□ " in drawing(match, None)
    slide(match, "toad", 1, "toad", True)
    assert "■♛■□!" in drawing(match, None)
    slide(match, "toad", 1, "toad", True)
    assert "■♛■■✗" in drawing(match, None)
    assert drawing(match, None).splitlines()[-1] == "Ada loses: too many cards of one species. Everybody else wins."


def test_a_payment_and_the_known_special_cards() -> None:
    match = dealt(CockroachRoyal(seats=4), {0: "joker", 1: "royal-bat fly"}, top="blank", pile="rat")
    slide(match, "joker", 1, "bat", False)
    play(match, "pay-royal-bat")
    assert "To pay for the claim “bat”: one card that fits, or any two." in drawing(match, 0)
    assert "First card to pay with: ♛ bat" in drawing(match, 1)
    assert "First card to pay with:" not in drawing(match, 0)
    assert "Joker: in Bo [red]’s hand" in drawing(match, None)
    play(match, "pay-fly")
    assert "Still to be laid down: fly" in drawing(match, None)
    play(match, "*rat")
    assert "Blank: in Bo [red]’s hand" in drawing(match, None)


def test_a_doubtful_special_card_and_a_stalled_table() -> None:
    match = dealt(CockroachRoyal(seats=3, species=2, copies=2, royals=0, pile=3), {0: "joker"})
    slide(match, "joker", 1, "bat", True)
    assert "no card has been laid down since" in drawing(match, None)
    play(match, "card-joker")
    assert "Joker: in Ada’s hand, unless it is the card in play" in drawing(match, 1)
    assert "no card" in drawing(match, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lose_at", [0, 9])
def test_every_phase_fits_eighty_columns(lang: str, lose_at: int) -> None:
    match = Match(CockroachRoyal(seats=6, lose_at=lose_at))
    phases = []

    def look() -> None:
        phases.append(match.state.phase)
        for seat in (None, 0, 1):
            text = drawing(match, seat, lang)
            assert text
            assert max(map(len, text.splitlines())) <= 80

    look()
    match = dealt(
        CockroachRoyal(seats=6, lose_at=lose_at), {0: "royal-bat joker", 1: "fly rat"}, top="toad", pile="bat"
    )
    look()
    for step in [
        "card-royal-bat",
        "to-1",
        "claim-bat",
        "judge-false",
        "*bat",
        "card-fly",
        "to-0",
        "claim-fly",
        "judge-false",
    ]:
        play(match, step)
        look()
    for step in ["card-joker", "to-1", "claim-toad", "judge-false", "pay-rat"]:
        play(match, step)
        look()
    assert set(Phase) - set(phases) == {Phase.DEAL, Phase.OVER}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_claim_has_a_word(lang: str) -> None:
    words = Words(lang, find("cockroach_royal"))
    assert len({words.tell(card) for card in Card}) == len(Card)
    assert len({words.tell(claim) for claim in CLAIMS}) == len(CLAIMS)
