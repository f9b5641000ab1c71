"""Writes down how the frozen bots play: `python -m tests.conformance.frozen GAME`, once, when a bot is frozen."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from poktail.bots.levels import contender
from poktail.bots.series import play_out
from poktail.core.game import CHANCE
from poktail.core.registry import Entry, find

LEVEL, FILE = "regular-1", "regular_1.txt"
MATCHES = 2


def moves_of(entry: Entry, number: int) -> str:
    """All moves of a match between frozen bots, at the fewest seats or at the most, with this seed."""
    bounds = entry.seat_bounds
    game = entry.game(seats=bounds.high if number % 2 else bounds.low)
    steps = play_out(game, [contender(entry, LEVEL)] * game.seats, Random(f"{LEVEL} {number}")).steps
    choices = (choice for choice in steps if CHANCE not in choice)
    return " ".join(",".join(f"{seat}:{move}" for seat, move in sorted(choice.items())) for choice in choices)


def file_of(entry: Entry) -> Path:
    """Where the moves are kept."""
    return entry.folder / "tests" / FILE


def main() -> None:
    """Write the file of one game; refuses to change one."""
    entry = find(sys.argv[1])
    with file_of(entry).open("x", encoding="utf-8") as file:
        file.writelines(f"{moves_of(entry, number)}\n" for number in range(MATCHES))


if __name__ == "__main__":
    main()
