"""One bot alone at a table of another, as in `poktail arena` with the same seed, but only this way round.

`python bench/against.py pook --seats 2 --matches 1000 [--minutes 5] [--edit "expert.py: PLAYOUTS = 200 -> 800"]`

With two seats the arena plays every match twice, once for each bot at the other's table; this plays it once. An edit
changes a line of the game's folder in a copy of the package, so that variants can be measured on the same matches.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from time import perf_counter

from poktail.bots.arena import Arena, play_block
from poktail.bots.arena_report import share, verdict
from poktail.bots.contenders import contender
from poktail.core import codec
from poktail.core.registry import find

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/poktail"


def play(arena: Arena, blocks: int, until: float | None) -> str:
    """Play these blocks, or fewer if time runs out; returns the result as a line."""
    wins, moves, seconds = list[float](), [0, 0], [0.0, 0.0]
    for number in range(blocks):
        if until is not None and perf_counter() > until and wins:
            break
        block = play_block(arena, number, 0, 1)
        found = [verdict(payoffs, seat)[0] for seat, payoffs in enumerate(block.payoffs)]
        wins.append(float(sum(found) / len(found)))
        for side in range(2):
            moves[side] += block.moves[side]
            seconds[side] += block.seconds[side]
    rates = [1000 * spent / max(1, count) for spent, count in zip(seconds, moves, strict=True)]
    seats, names = arena.game.seats, " among ".join(bot.name for bot in arena.bots)
    won = f"wins {share(wins)} % (fair {100 / seats:.0f}) of {seats * len(wins)} matches"
    return f"{names}, {seats} seats: {won}; {rates[0]:.1f} and {rates[1]:.1f} ms a move"


def edited(source: Path, edits: list[str], game: str) -> None:
    """Change lines of the game's folder: `FILE: OLD -> NEW`; each old text has to be there once."""
    for edit in edits:
        name, _, change = edit.partition(": ")
        old, _, new = change.partition(" -> ")
        path = source / "games" / game / name
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            sys.exit(f"{name} has {text.count(old)} times: {old}")
        path.write_text(text.replace(old, new), encoding="utf-8")


def main() -> None:
    """Play, in a copy of the package if there are edits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pook")
    parser.add_argument("--bots", default="expert,regular-1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--minutes", type=float, help="stop after the block that is being played then")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--edit", action="append", default=[], metavar="FILE: OLD -> NEW")
    chosen = parser.parse_args()
    if chosen.edit:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "poktail"
            copytree(PACKAGE, copy, ignore=ignore_patterns("__pycache__", "dist", "tests", "*.ts", "*.tsx", "*.css"))
            edited(copy, chosen.edit, chosen.game)
            command = [sys.executable, __file__, chosen.game, "--bots", chosen.bots, "--seats", str(chosen.seats)]
            command += ["--matches", str(chosen.matches), "--seed", chosen.seed]
            command += [] if chosen.minutes is None else ["--minutes", str(chosen.minutes)]
            environ = os.environ | {"PYTHONPATH": folder, "NUMBA_CACHE_DIR": f"{folder}/code"}
            subprocess.run(command, env=environ, check=True)
        return
    game = find(chosen.game).game(seats=chosen.seats)
    bots = tuple(contender(name) for name in chosen.bots.split(","))
    arena = Arena(chosen.game, codec.dump_json(codec.options_of(game)), bots, chosen.seed)
    until = None if chosen.minutes is None else perf_counter() + 60 * chosen.minutes
    print(play(arena, -(-chosen.matches // chosen.seats), until))


if __name__ == "__main__":
    main()
