"""Tests of the terminal drawing: narrow enough, in four languages, and names are never markup."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from poktail.core.game import CHANCE, Chance
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_values import View
from poktail.games.pok_n_roll.tests.script import play
from poktail.games.pok_n_roll.text import draw
from poktail.i18n import LANGUAGES, Words

NAMES = ("Ada", "Bo [red]", "Çem", "A name that is rather too long for a cup", *(f"Seat {n}" for n in range(5, 13)))
FOUR = PokNRoll()


def drawn(view: View, lang: str = "en") -> str:
    """What a terminal of 76 columns shows."""
    console = Console(file=StringIO(), width=76, color_system=None)
    console.print(draw(view, Words(lang, find("pok_n_roll"), NAMES)))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [PokNRoll(seats=3, expert=True, boxes=2), PokNRoll(seats=12, hands=1)], ids=str)
def test_every_moment_can_be_drawn(game: PokNRoll, lang: str) -> None:
    rng, match = Random(f"drawn {game}"), Match(game)
    while match.payoffs is None:
        turn = match.turn
        if isinstance(turn, Chance):
            match.step({CHANCE: rng.choice(turn.outcomes)[0]})
        else:
            (seat,) = match.waiting
            match.step({seat: rng.choice((match.legal(seat)[0], *match.legal(seat)))})
        text = drawn(match.view(rng.choice((None, *range(game.seats)))), lang)
        assert text.strip()
        assert max(map(len, text.splitlines())) <= 76


def test_what_a_seat_sees_at_a_glance() -> None:
    """ROLL-1, ROLL-2: own dice, best combination, the others' cups, whose turn it is, what a cross brings."""
    text = drawn(play(FOUR, "starter-0 23 46 25 35 235 cross-two-pairs").view(1))
    for part in (
        "Common dice   ⚁2 ⚂3 ⚄5",
        "Under the cup ⚃4 ⚅6",
        "Large straight (2 3 4 5 6)",
        "▶ Bo [red]     0 ▒▒    deciding now",
        "★ Ada          4 ⚁2 ⚂3 ✗1 Two pairs",
        "A name that…",
        "d Large straight     6 ☐☐☐☐☐☐ +6",
    ):
        assert part in text, part
    assert "⚁2 ⚄5" not in text


def test_only_rows_that_may_be_crossed_promise_points() -> None:
    """ROLL-8: whoever has lost round 3 is promised nothing, though the dice form a full house."""
    lost = "continue continue continue continue 5 continue continue continue continue 2"
    match = play(FOUR, f"starter-0 23 46 25 35 235 {lost}")
    assert "+6" in drawn(match.view(1))
    assert "Full house (" in drawn(match.view(0))
    assert not re.search(r"\+\d", drawn(match.view(0)))


@pytest.mark.parametrize("expert", [False, True])
def test_the_sheet_has_the_third_round_won_on_top(expert: bool) -> None:
    """ROLL-2: as in the box, then the combinations and the fold; letters and counts of crosses follow that order."""
    hand = "starter-0 66 35 25 66 146 continue continue continue continue 2 continue continue continue continue 3"
    game = PokNRoll(expert=expert)
    text = drawn(game.view(game.start(), 0))
    letters = [re.sub(r" +\d+ ☐.*", "", line[2:]) for line in text.splitlines() if re.match(r"[a-z] [A-Z]", line)]
    assert letters[0] == "Round 3 won"
    assert letters[1] == "Five of a kind"
    assert letters[-2:] == ["Pair", "Fold in round 1"]
    assert len(letters) == len(game.rows)
    won = play(FOUR, hand.replace("66 35 25 66", "11 35 25 36").replace("146", "114") + " cross-pair")
    boxes = [line for line in drawn(won.view(0)).splitlines() if "☒" in line]
    assert [line[0] for line in boxes] == ["a", "h"]


def test_a_spectator_sees_no_cup() -> None:
    """ROLL-1: nothing under a cup is drawn before it is lifted."""
    text = drawn(play(FOUR, "starter-0 66 66 66 66 123").view(None))
    assert "⚅6" not in text
    assert re.search("▶ Ada +0 ▒▒ deciding now", text)


def test_the_last_hand_is_told_until_somebody_acts() -> None:
    """ROLL-8, ROLL-12: who got what, who got nothing, who had nothing."""
    hand = "starter-0 66 35 25 66 146 continue abandon abandon continue 2 continue continue 3 cross-three cross-pair"
    match = play(FOUR, f"{hand} 66 35 25 23")
    text = drawn(match.view(0))
    assert "⚂3 ⚄5 ✗1 –" in text
    assert "✓ Pair" in text
    jorg = play(PokNRoll(seats=3), "starter-0 35 46 25 235 continue continue cross-pair 1 continue continue 1 11")
    assert "Large straight –" in drawn(jorg.view(0))
    assert "⚀1 ⚀1 Four of a kind" in drawn(jorg.view(0))


def test_a_row_about_to_be_full_and_an_agreed_last_hand() -> None:
    """ROLL-15: a cross that ends the match is marked; so is the last hand of a short match."""
    text = drawn(play(PokNRoll(boxes=1, hands=1), "starter-0 66 35 25 23 146").view(0))
    assert "+4!" in text
    assert "Last hand, as agreed for this match." in text
