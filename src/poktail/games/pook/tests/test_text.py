"""Tests of the terminal drawing: every card readable without colour, every phase within the screen."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from poktail.core.fair import Fair
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.games.pook.rules import Pook
from poktail.games.pook.rules_pieces import FACTIONS
from poktail.games.pook.rules_state import Phase
from poktail.games.pook.tests.script import play, position
from poktail.games.pook.text import STYLES, draw, scores
from poktail.i18n import LANGUAGES, Words

WIDTH = 76
"""What a screen of 80 columns leaves between its margins."""
MOST_LINES = 17
NAMES = ("Ada", "Bo [red]", "Çem", "Dörte with a very long name")
TABLE = {
    "d5": "0:orc1", "f5": "1:orc2", "g5": "1:mage2", "e4": "knight1", "f4": "mage1", "d4": "*:mage2", "g4": "orc3",
}  # fmt: skip


def words_of(lang: str, seats: int) -> Words:
    return Words(lang, find("pook"), NAMES[:seats])


def drawing(match: Match, seat: int | None, lang: str = "en", colours: bool = False) -> str:
    console = Console(
        file=StringIO(), width=WIDTH, color_system="standard" if colours else None, force_terminal=colours
    )
    console.print(draw(match.view(seat), words_of(lang, match.game.seats)))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def laid() -> Match:
    return play(position(Pook(seats=2), TABLE, "orc1 mage1", "viking3"), "orc1 g3")


def test_a_card_is_a_letter_and_its_level_in_dots() -> None:
    """The square row by row, as its first seat sees it: a Warrior is bare, a Purse in brackets."""
    lines = drawing(laid(), 0).splitlines()
    assert lines[0] == "Ada may use the power of the Warrior just placed."
    assert lines[1].split()[:6] == ["c", "d", "e", "f", "g", "h"]
    assert lines[3].split() == ["3", "·2·", "·1·", "·1·", "»", "O●", "·0·", "Banners", "in", "the", "box:", "6"]
    assert lines[4].split() == ["4", "·1·", "(M●●)", "K●", "M●", "O●●●", "·1·"]
    assert lines[5].split() == ["5", "·4·", "(O●)", "Piggy", "(", "?", ")", "(", "?", ")", "·4·"]
    assert "Hand:  M●" in lines
    assert lines[-2].split()[:8] == ["K", "Knight", "M", "Mage", "O", "Orc", "V", "Viking"]


def test_a_purse_is_open_only_to_whoever_has_seen_it() -> None:
    """POOK-5: own Purses and those that all have seen; a spectator sees no hand and no Purse but the latter."""
    match = laid()
    assert drawing(match, 1).splitlines()[5].split()[1:] == [
        "·4·", "(", "?", ")", "Piggy", "(O●●)", "(M●●)", "·4·",
    ]  # fmt: skip
    public = drawing(match, None)
    assert public.count("( ? )") == 3
    assert public.count("(M●●)") == 1
    assert "Hand:" not in public
    assert "V●●●" not in drawing(match, 0) + public
    assert "Hand:  V●●●" in drawing(match, 1)


def test_the_target_of_a_power_is_marked() -> None:
    match = play(position(Pook(seats=2), TABLE, "mage1 mage3", "orc1 viking1", pile="orc3"), "mage1 g6 aim-g5")
    assert match.state.phase is Phase.GIVE
    assert re.search(r"Piggy .*x *\( \? \)", drawing(match, 0))
    assert not re.search(r"Piggy .*x *\( \? \)", drawing(laid(), 0))


def test_every_colour_has_a_letter_and_a_name_beside_it() -> None:
    """No two factions share a letter or a colour in any language, and colours only repeat what letters say."""
    for lang in LANGUAGES:
        words = words_of(lang, 2)
        letters = {words(f"letter-{faction}") for faction in FACTIONS}
        assert len(letters) == len(FACTIONS) == len(set(STYLES.values())) == len({words.tell(f) for f in FACTIONS})
        legend = drawing(laid(), 0, lang).splitlines()[-2]
        assert all(f"{words(f'letter-{faction}')} {words.tell(faction)}" in legend for faction in FACTIONS)
    coloured = drawing(laid(), 0, colours=True)
    assert "\x1b[" in coloured
    plain = "\n".join(line.rstrip() for line in re.sub(r"\x1b\[[\d;]*m", "", coloured).splitlines())
    assert plain == drawing(laid(), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_fits_the_screen(lang: str, seats: int) -> None:
    """A whole match at random, ending with points and Banners."""
    rng, phases = Random(f"text {lang} {seats}"), set[Phase]()
    game = Pook(seats=seats)
    match = Match(game, Fair(rng.randbytes(32), (b"",) * seats).draw)
    while match.payoffs is None:
        phases.add(match.state.phase)
        for seat in (None, *match.waiting):
            lines = drawing(match, seat, lang).splitlines()
            assert max(map(cell_len, lines)) <= WIDTH
            assert len(lines) <= MOST_LINES
            assert lines[-1].endswith(words_of(lang, seats)("view-legend").split()[-1])
        for seat in match.waiting:
            match.commit(seat, rng.choice(match.legal(seat)))
    words = words_of(lang, seats)
    told = scores(match.view(None), match.events_since(None), words)
    banners = [words.tell(banner) for banner in match.view(None).banners]
    assert all(banner in score for banner, score in zip(banners, told, strict=True))
    assert len(phases) > 2
