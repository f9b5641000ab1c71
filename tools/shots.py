"""Makes the pictures in docs/shots: `make shots`, or some: `tools/shots.py terminal`, `pages` or a game's id.

`tools/shots.py small` takes the page at 360 × 640 into build/shots, to be looked at and not kept.
"""

from __future__ import annotations

import asyncio
import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.segment import SegmentLines
from rich.terminal_theme import TerminalTheme

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from poktail.bots.levels import DEFAULT_LEVEL, bot
from poktail.core import record
from poktail.core.fair import Fair, commitment
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.i18n import Words
from poktail.terminal.full_screen import FullScreen
from poktail.terminal.keep import Setting
from poktail.terminal.play import Quit, TableTop
from tools import shots_web

SHOTS = Path(__file__).resolve().parent.parent / "docs" / "shots"
LOOKED_AT = SHOTS.parent.parent / "build" / "shots"
DECISIONS = 7
NAMES = ("Mia", "Kettle", "Toaster", "Mixer", "Fridge", "Blender")
# The dark theme, with our own symbol colours.
DARK = ((28, 35, 43), (255, 120, 100), (111, 211, 154), (255, 197, 61))
DARK += ((120, 165, 255), (190, 140, 230), (120, 200, 210), (243, 238, 228))
BRIGHT = ((90, 100, 112), (255, 154, 138), (150, 230, 180), (255, 215, 110))
BRIGHT += ((150, 190, 255), (215, 170, 245), (150, 220, 230), (255, 255, 255))
THEME = TerminalTheme((28, 35, 43), (243, 238, 228), list(DARK), list(BRIGHT))


class Still(FullScreen):
    """A full screen without a terminal, whose only user quits."""

    def __init__(self, words: Words, console: Console) -> None:
        super().__init__(words, console)
        self.active = True

    def ask(self, prompt: str) -> str:
        """Print the whole screen and quit."""
        self.question = prompt
        self.console.print(SegmentLines(self.frame(80, 24), new_lines=True), end="")
        raise Quit


def shot(entry: Entry, decisions: int) -> str:
    """The screen of the first seat after this many of its decisions, as a self-contained picture."""
    game = entry.game()
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    fair = Fair(bytes(range(32)), (b"",) * game.seats)
    header = record.Header(game, NAMES[: game.seats], commitment(fair.seed), fair.entropy)
    table = TableTop(
        Still(Words("en", entry, header.names), console),
        entry,
        header,
        Setting(1, DEFAULT_LEVEL, fair.seed),
        bot(entry, DEFAULT_LEVEL),
    )
    match, rng = Match(game, fair.draw), Random(6)
    while match.payoffs is None:
        for seat in match.waiting:
            if seat == 0 and decisions == 0:
                try:
                    table.choose(match, 0, rng)
                except Quit:
                    return re.sub(
                        r"@font-face \{.*?\}",
                        "",
                        console.export_svg(title=f"poktail play {entry.id}", theme=THEME),
                        flags=re.DOTALL,
                    )
            decisions -= seat == 0
            table.seen[0] = match.version if seat == 0 else table.seen[0]
            match.commit(seat, table.bot(match.observation(seat), rng))
    raise SystemExit(f"{entry.id}: the match was over first")


def terminal() -> list[Path]:
    """A picture of every game in a terminal."""
    made = {SHOTS / f"{entry.id}.svg": shot(entry, DECISIONS) for entry in games()}
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)


def main(only: str = "") -> None:
    """Make all pictures, and delete those that are no longer made."""
    if only == "small":
        LOOKED_AT.mkdir(parents=True, exist_ok=True)
        asyncio.run(shots_web.shoot_all(LOOKED_AT, sizes=shots_web.SMALLEST))
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    made = terminal() if only in ("", "terminal") else []
    made += asyncio.run(shots_web.shoot_all(SHOTS, only)) if only != "terminal" else []
    if not only:
        for path in set(SHOTS.iterdir()) - set(made):
            path.unlink()
    print(f"{len(made)} pictures, {sum(path.stat().st_size for path in made):,} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:2])
