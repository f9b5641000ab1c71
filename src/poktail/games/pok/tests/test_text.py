"""Tests of POK's terminal drawing."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from poktail.bots.series import chance
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pok.rules import Pok, View
from poktail.games.pok.tests.table import dice, played
from poktail.games.pok.text import draw
from poktail.i18n import LANGUAGES, Words

NAMES = ("Lena", "Omar [red]the red[/red]", "Pia", "Tom", "Uma", "Vito", "Wilhelmina Charlotte von und zu Wartburg")


def drawn(view: View, lang: str = "en", width: int = 80) -> str:
    """What a terminal without colours shows."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(draw(view, Words(lang, find("pok"), NAMES)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.split("\n"))


def test_dice_are_boxes_with_their_goals_in_words() -> None:
    """POK-3: shapes, so that nobody needs colours to read them."""
    text = drawn(View(None, 1, dice("1disc/2square/blank"), None, None, 0, None, None))
    assert text.split("\n") == [
        "Round 1",
        " ╭─────────╮   ╭─────────╮   ╭─────────╮",
        " │         │   │         │   │         │",
        " │    ●    │   │   ■ ■   │   │         │",
        " │         │   │         │   │         │",
        " ╰─────────╯   ╰─────────╯   ╰─────────╯",
        "   1 disc       2 squares       blank",
        "",
    ]


@pytest.mark.parametrize("count", range(1, 10))
def test_a_face_shows_as_many_symbols_as_it_asks_for(count: int) -> None:
    """POK-2: also on custom dice."""
    text = drawn(View(None, 1, dice(f"{count}triangle"), None, None, 0, None, None))
    assert text.count("▲") == count


def test_the_last_round_says_who_showed_what_and_who_handed_over() -> None:
    """POK-6: with the clause that decided."""
    text = drawn(played(Pok(), "1disc/2square/blank dsst").view(None))
    for part in ("Last round POK-6  ● ■■ –", "Lena         ● ✓ handed over", "Tom          ▲ – taken back"):
        assert part in text, part
    assert "Pia          ■ ✓ handed over" in text


def test_a_name_is_never_taken_for_markup() -> None:
    """POK-4: whatever people call themselves."""
    view = played(Pok(seats=3, open_counters=True), "1disc/2square/blank dst").view(1)
    assert "Omar [red]t…" in drawn(view)
    assert "Omar [red]the red[/red] holds" in drawn(view)


def test_nothing_is_drawn_that_the_view_does_not_hold() -> None:
    """POK-9: a spectator of a closed table sees no counter in a hand, a seat sees its own, an open table shows all."""
    rounds = "1disc/2square/blank dsst", "1triangle/2square/blank"
    closed, opened = played(Pok(), *rounds), played(Pok(open_counters=True), *rounds)
    assert "holds" not in drawn(closed.view(None))
    own = drawn(closed.view(0))
    assert "Lena holds  ● 1 disc  ■■ 2 squares  ▲▲ 2 triangles\n" in own
    assert own.count("holds") == 1
    assert drawn(opened.view(None)).count("1● 2■ 2▲") == 1
    assert "1● 2■" not in own


def test_idle_rounds_are_shown_once_there_are_some() -> None:
    """POK-14: and not before."""
    assert "without a counter" not in drawn(played(Pok(), "1disc/2square/blank dsst").view(0))
    idle = played(Pok(), "1disc/blank/blank dddd", "1disc/blank/blank dddd", "1disc/blank/blank")
    assert "Round 3 · 2 rounds in a row without a counter handed over" in drawn(idle.view(0))


def test_before_the_first_throw_and_after_the_end_there_are_no_dice() -> None:
    """POK-3, POK-11, POK-12, POK-14: but a word about it."""
    assert drawn(Match(Pok()).view(None)).strip() == "The dice are about to be thrown."
    assert "Lena wins!" in drawn(played(Pok(goal=1), "1disc/blank/blank dsst").view(None))
    assert "A draw between Pia and Tom." in drawn(played(Pok(goal=1), "1disc/2square/blank ddss").view(None))
    assert "A draw for everybody." in drawn(played(Pok(idle_limit=1), "1disc/blank/blank dddd").view(None))


def test_empty_hands_are_said_to_be_empty() -> None:
    """POK-11: where a table plays to the last counter."""
    rounds = "1disc/blank/blank dst", "1square/blank/blank sdt", "1triangle/blank/blank tds"
    over = played(Pok(seats=3, counters=1, goal=3), *rounds)
    assert over.payoffs == (4, -2, -2)
    assert "Lena holds  nothing\n" in drawn(over.view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_80_columns_in_every_language(lang: str) -> None:
    """POK-9: at the fullest table, to the end: a wider terminal changes nothing. Every event has its words."""
    for game in (Pok(seats=7, open_counters=True), Pok(seats=3, counters=9, goal=27, idle_limit=2)):
        rng = random.Random(lang)
        match, words = Match(game, chance(rng)), Words(lang, find("pok"), NAMES)
        while match.payoffs is None:
            for seat in (None, game.seats - 1):
                assert drawn(match.view(seat), lang) == drawn(match.view(seat), lang, width=130)
            for seat in match.waiting:
                match.commit(seat, rng.choice(match.legal(seat)))
        assert words("view-round", round=match.state.round) in drawn(match.view(None), lang)
        events = [words.tell(event.what) for event in match.log]
        assert all(line and line[-1] in ".!" and "$" not in line for line in events)
