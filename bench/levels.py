"""How often each level beats the one below: `python bench/levels.py pok --seats 4 --matches 2000`.

One bot of a level plays among bots of the level below, in every seat on the same dice and cards. A pairing is that bot
and one of the others in a match; those that end with the same result are not counted. Equal bots win half of the
pairings. Goal: 60 to 75 %.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's path has only its own folder

from poktail.bots.arena import Arena, play_block
from poktail.bots.contenders import Contender
from poktail.bots.levels import LEVELS, RANDOM
from poktail.bots.series import in_order
from poktail.core import codec
from poktail.core.evaluation import Z_95
from poktail.core.game import AnyGame, sides
from poktail.core.registry import find

GOAL = (0.60, 0.75)


def pairings(game: AnyGame, payoffs: tuple[int, ...], seat: int) -> tuple[int, int]:
    """How many of the other sides' seats this one beat, and how many did better or worse than it."""
    own = next(side for side in sides(game) if seat in side)
    others = [payoffs[other] for other in range(game.seats) if other not in own]
    return sum(payoffs[seat] > other for other in others), sum(payoffs[seat] != other for other in others)


def share(blocks: list[tuple[int, int]]) -> tuple[float, float]:
    """The share of decided pairings that were won, and half its 95 % interval over blocks."""
    won, decided = (sum(column) for column in zip(*blocks, strict=True))
    mean = won / decided
    spread = sum((w - mean * d) ** 2 for w, d in blocks) / max(1, len(blocks) - 1) * len(blocks)
    return mean, Z_95 * sqrt(spread) / decided


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=400, help="for each pair of levels")
    parser.add_argument("--levels", default=",".join((RANDOM, *LEVELS)), help="the weakest first")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    entry = find(chosen.game)
    game = entry.game(seats=chosen.seats) if chosen.seats else entry.game()
    options = json.dumps(codec.options_of(game))
    blocks = -(-chosen.matches // game.seats)
    for lower, upper in pairwise(chosen.levels.split(",")):
        arena = Arena(entry.id, options, (Contender(upper), Contender(lower)), chosen.seed)
        found, moves, seconds = [], 0, 0.0
        for block in in_order(play_block, [(arena, number, 0, 1) for number in range(blocks)], chosen.workers):
            counts = [pairings(game, payoffs, seat) for seat, payoffs in enumerate(block.payoffs)]
            found.append((sum(won for won, _ in counts), sum(decided for _, decided in counts)))
            moves, seconds = moves + block.moves[0], seconds + block.seconds[0]
        mean, margin = share(found)
        mark = "" if GOAL[0] <= mean <= GOAL[1] else "  (goal missed)"
        print(
            f"{entry.id}, {game.seats} seats: {upper} beats {lower} in {100 * mean:.1f} ± {100 * margin:.1f} % of"
            f" {sum(decided for _, decided in found)} pairings, {blocks * game.seats} matches,"
            f" {1000 * seconds / moves:.1f} ms a move{mark}",
            flush=True,
        )


if __name__ == "__main__":
    main()
