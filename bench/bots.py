"""Measures strategies at a table of one level: `python bench/bots.py cockroach_royal --level expert --seats 4`.

A strategy that wins more often than its fair share, or comes last less often, has found a weakness of the level.
`--only` measures one strategy, or another level, as in `python bench/bots.py cockroach_royal --level regular-1 --only
expert`.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from poktail.bots.arena import Arena, play_block
from poktail.bots.arena_report import share, verdict
from poktail.bots.contenders import Contender
from poktail.bots.series import in_order
from poktail.core import codec
from poktail.core.registry import find


def strategy(module: str, name: str) -> Contender:
    """A strategy as a bot that the arena can load."""
    return Contender(name, name, f"from {module} import STRATEGIES\ndecide = STRATEGIES[{name!r}]")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="cockroach_royal")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", help="one strategy, or a level")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    game, module = find(chosen.game).game(seats=chosen.seats), f"bench.strategies.{chosen.game}"
    names = list(import_module(module).STRATEGIES)
    for name in [chosen.only] if chosen.only else names:
        odd = strategy(module, name) if name in names else Contender(name)
        options = codec.dump_json(codec.options_of(game))
        arena = Arena(chosen.game, options, (odd, Contender(chosen.level)), chosen.seed)
        jobs = [(arena, number, 0, 1) for number in range(-(-chosen.matches // chosen.seats))]
        wins, lasts, speeds = list[float](), list[float](), list[float]()
        for block in in_order(play_block, jobs, chosen.workers):
            won, last = zip(*(verdict(each, seat) for seat, each in enumerate(block.payoffs)), strict=True)
            wins.append(float(sum(won)) / chosen.seats)
            lasts.append(sum(last) / chosen.seats)
            speeds.append(block.seconds[1] / block.moves[1])
        print(
            f"{name:26} wins {share(wins)} %, last in {share(lasts)} % of {len(lasts) * chosen.seats}"
            f" (fair {100 / chosen.seats:.0f}); {1000 * sum(speeds) / len(speeds):.1f} ms a move of {chosen.level}",
            flush=True,
        )


if __name__ == "__main__":
    main()
