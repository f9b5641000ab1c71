"""Measures fixed strategies at a table of one level: `python bench/bots.py cockroach_royal --level expert --seats 4`.

A strategy that loses less often than its fair share has found a weakness of the level.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from poktail.bots.levels import Bot, contender
from poktail.bots.series import play_out
from poktail.core.game import AnyGame
from poktail.core.registry import find


def last_places(game: AnyGame, odd: Bot, other: Bot, blocks: int, seed: str) -> list[float]:
    """How often the odd one out came last in each block: one deal, played once in every seat."""
    found = []
    for block in range(blocks):
        last = 0
        for seat in range(game.seats):
            bots = [odd if at == seat else other for at in range(game.seats)]
            payoffs = play_out(game, bots, Random(f"{seed} {block}")).payoffs
            assert payoffs is not None
            last += payoffs[seat] == min(payoffs) < max(payoffs)
        found.append(last / game.seats)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="cockroach_royal")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", help="one strategy")
    chosen = parser.parse_args()
    entry = find(chosen.game)
    game, level = entry.game(seats=chosen.seats), contender(entry, chosen.level)
    strategies: dict[str, Bot] = import_module(f"bench.strategies.{chosen.game}").STRATEGIES
    for name, odd in strategies.items():
        if chosen.only in (None, name):
            found = last_places(game, odd, level, -(-chosen.matches // chosen.seats), chosen.seed)
            spread = 1.96 * stdev(found) / len(found) ** 0.5 if len(found) > 1 else 1.0
            print(f"{name:26} last in {100 * mean(found):5.1f} ± {100 * spread:4.1f} % (fair {100 / chosen.seats:.0f})")


if __name__ == "__main__":
    main()
