"""Tests of several people at one terminal: each sees only what their seat may see."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from poktail.bots.levels import bot
from poktail.core import record
from poktail.core.fair import Fair, commitment
from poktail.core.game import EVERYBODY, AnyGame, Seat
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.i18n import Words
from poktail.terminal.full_screen import FullScreen
from poktail.terminal.keep import Setting
from poktail.terminal.play import TableTop, sealed_match
from poktail.terminal.screen import Screen
from tests.sampling import sample
from tests.terminal.runs import GAMES

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")


class Hands(Screen):
    """A screen that notes what was shown to whom, and types a random entry of the menu."""

    def __init__(self, words: Words, rng: random.Random) -> None:
        super().__init__(words, Console(file=io.StringIO(), width=200, color_system=None, highlight=False))
        self.rng, self.shown, self.holder = rng, [("", "")], ""

    def curtain(self, name: str) -> None:
        self.note()
        self.holder = name

    def note(self) -> None:
        """What has been shown since the last curtain belongs to who held the terminal."""
        assert isinstance(self.console.file, io.StringIO)
        self.shown.append((self.holder, self.console.file.getvalue()))
        self.console.file = io.StringIO()

    def ask(self, prompt: str) -> str:
        assert prompt.startswith(self.holder)
        return str(self.rng.randrange(1, 9))


def secrets_of_others(match: Match, words: Words, seat: Seat) -> set[str]:
    """What others were told alone so far, in the words they were told it."""
    private = (event for event in match.log if event.audience is not EVERYBODY and seat not in event.audience)
    heard = {words.tell(event.what) for event in match.log if event.as_seen_by(seat) == event.what}
    return {words.tell(event.what) for event in private} - heard


class FullHands(FullScreen, Hands):
    """The same for the full screen: what is noted is every whole frame of 80 × 24."""

    def __init__(self, words: Words, rng: random.Random) -> None:
        FullScreen.__init__(self, words, Console(file=io.StringIO(), width=80, height=24, color_system=None))
        self.rng, self.shown, self.holder = rng, [("", "")], ""
        self.active = True

    def curtain(self, name: str) -> None:
        self.wipe()
        Hands.curtain(self, name)

    def ask(self, prompt: str) -> str:
        self.question = prompt
        assert isinstance(self.console.file, io.StringIO)
        frame = self.frame(80, 24)
        self.console.file.write("\n".join("".join(segment.text for segment in row) for row in frame))
        self.notes = []
        return Hands.ask(self, prompt)


def crowd(game: AnyGame, name: str, kind: type[Hands] = Hands) -> tuple[Hands, TableTop, Match]:
    """A table at which every seat is a person at this terminal."""
    entry, rng = find(name), random.Random(1)
    fair = Fair(rng.randbytes(32), (b"",) * game.seats)
    header = record.Header(game, NAMES[: game.seats], commitment(fair.seed), fair.entropy)
    setting = Setting(game.seats, "regular", fair.seed)
    screen = kind(Words("en", entry, header.names), rng)
    return screen, TableTop(screen, entry, header, setting, bot(entry, "regular")), sealed_match(header, setting)


@pytest.mark.parametrize("kind", [Hands, FullHands])
@pytest.mark.parametrize("name", sample(GAMES, "pok", "pook"))
def test_nobody_is_shown_what_only_another_was_told(name: str, kind: type[Hands]) -> None:
    game = find(name).game()
    screen, table, match = crowd(game, name, kind)
    rng, looks = random.Random(2), 0
    for _ in range(120):
        for seat in match.waiting:
            table.choose(match, seat, rng)
            screen.note()
            holder, text = screen.shown[-1]
            assert holder == screen.words.seat(seat)
            hidden = secrets_of_others(match, screen.words, seat)
            assert [line for line in hidden if line in " ".join(text.split())] == []
            looks += len(text) > 0
        if match.payoffs is not None:
            break
    assert looks > 10


@pytest.mark.parametrize("name", GAMES)
def test_the_canaries_of_this_test_exist(name: str) -> None:
    """In the games with private events there is something to hide, so that the test above can fail."""
    game = find(name).game()
    _, _, match = crowd(game, name)
    private = [event for event in match.log if event.audience is not EVERYBODY]
    words = Words("en", find(name), NAMES[: game.seats])
    assert all(secrets_of_others(match, words, seat) for seat in range(game.seats)) == bool(private)


class Leaky(Match):
    """A planted leak: everybody is shown the log of somebody else."""

    def visible_events(self, seat: Seat | None) -> tuple[object, ...]:  # type: ignore[override]
        return super().visible_events(((seat or 0) + 1) % self.game.seats)


@pytest.mark.parametrize("kind", [Hands, pytest.param(FullHands, marks=pytest.mark.slow)])
def test_a_terminal_that_shows_the_wrong_seat_is_noticed(kind: type[Hands]) -> None:
    name = next(
        name for name in GAMES if secrets_of_others(crowd(find(name).game(), name)[2], Words("en", find(name)), 1)
    )
    screen, table, honest = crowd(find(name).game(), name, kind)
    match, rng, caught = Leaky(honest.game, Fair(table.setting.seed, table.header.entropy).draw), random.Random(3), 0
    for _ in range(60):
        for seat in match.waiting:
            table.choose(match, seat, rng)
            screen.note()
            hidden = secrets_of_others(match, screen.words, seat)
            caught += any(line in " ".join(screen.shown[-1][1].split()) for line in hidden)
        if match.payoffs is not None:
            break
    assert caught
