"""Test helper: plays matches at a full screen in this process and looks at every frame."""

from __future__ import annotations

import random
from collections.abc import Callable
from io import StringIO

from rich.console import Console
from rich.padding import Padding

from poktail.bots.levels import bot
from poktail.core import record
from poktail.core.fair import Fair, commitment
from poktail.core.game import AnyGame
from poktail.core.match import Match
from poktail.core.registry import find
from poktail.i18n import Words
from poktail.terminal.full_screen import FullScreen
from poktail.terminal.keep import Setting
from poktail.terminal.play import TableTop, sealed_match

NAMES = ("Ann", "Kettle", "Toaster", "Mixer", "Fridge", "Blender", "Oven", "Grinder", "Juicer", "Steamer", "Hob", "Pot")


class Frames(FullScreen):
    """A full screen without a terminal: every question is looked at and answered at random."""

    def __init__(self, words: Words, rng: random.Random, look: Callable[[Frames], None], size: tuple[int, int]) -> None:
        console = Console(file=StringIO(), width=size[0], height=size[1], color_system=None)
        super().__init__(words, console)
        self.rng, self.look, self.active, self.asked = rng, look, True, 0

    def ask(self, prompt: str) -> str:
        self.question = prompt
        self.asked += 1
        self.look(self)
        self.notes = []
        return str(self.rng.randrange(len(self.choices.entries)) + 1)

    def lines(self) -> list[str]:
        """The screen as text."""
        frame = self.frame(*self.console.size)
        return ["".join(segment.text for segment in row).rstrip() for row in frame]

    def board_lines(self) -> list[str]:
        """The board alone, as it is drawn."""
        assert self.board is not None
        drawn = self._render(Padding(self.board, (0, 2)), self.console.size.width)
        return ["".join(segment.text for segment in row).rstrip() for row in drawn]


def play_frames(
    game: AnyGame, seed: str, look: Callable[[Frames], None], lang: str = "en", size: tuple[int, int] = (80, 24)
) -> tuple[Frames, TableTop, Match]:
    """Play a match of one person against random bots to its end."""
    entry, rng = find(game.id), random.Random(seed)
    fair = Fair(rng.randbytes(32), (b"",) * game.seats)
    header = record.Header(game, NAMES[: game.seats], commitment(fair.seed), fair.entropy)
    setting = Setting(1, "random", fair.seed)
    screen = Frames(Words(lang, entry, header.names), rng, look, size)
    table = TableTop(screen, entry, header, setting, bot(entry, "random"))
    match = table.play(sealed_match(header, setting), rng)
    table.end(match)
    return screen, table, match
