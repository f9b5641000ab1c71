"""Learns the value of the score sheets from self-play: `python -m poktail.games.pok_n_roll.expert_train --seed 1`.

Everybody plays every hand for its points, some more boldly or carefully than the equilibrium; the net learns who wins.
Each net is written as soon as it is trained; `--only` trains some of them again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from poktail.games.pok_n_roll.expert_dice import Dice, dice_of
from poktail.games.pok_n_roll.expert_hands import Hands, crossed, left, marks
from poktail.games.pok_n_roll.expert_styles import styles_of
from poktail.games.pok_n_roll.expert_value import FILE, Net, features, name_of, won
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.solve_dice import Array

UNITS = (32, 16)
BATCH = 1024  # positions
SPEEDS = (3e-3, 1e-3, 3e-4, 1e-4)  # learning rates, one for each pass over the positions
DECAY = (0.9, 0.999)
"""How much of the mean of the gradients, and of their squares, is kept at each step (Adam)."""
BOLD = (0.0, 0.0, 0.0, -1.0, 1.0)
"""What is added to a seat's log-odds of going on; each seat draws one of these for a match."""
HELD_BACK = 20  # one match in this many is kept for testing


@dataclass(frozen=True, slots=True)
class Played:
    """Positions between hands, and how their matches ended; places count from the next starter."""

    match: Array  # [position]: the number of its match
    sheets: Array  # [position, place, row]
    share: Array  # [position, place]: of the win


def self_play(game: PokNRoll, matches: int, chance: np.random.Generator) -> Played:
    """Play whole matches side by side."""
    dice, every = dice_of(game), np.arange(matches)
    sheets = np.zeros((matches, game.seats, len(game.rows)), np.int8)
    starter = chance.integers(game.seats, size=matches)
    bold = chance.choice(BOLD, size=(matches, game.seats))
    found, open_ones = list[tuple[Array, Array, Array]](), every
    while len(open_ones):
        seat_at = (starter[open_ones, None] + np.arange(game.seats)) % game.seats
        where = open_ones[:, None], seat_at
        found.append((open_ones, seat_at, sheets[where]))
        hands = dealt(game, dice, bold[where], chance)
        out = left(hands, styles_of(game, tuple(range(len(dice.boards))))[:1], {})
        sheets[where] += marks(game, out, *crossed(game, dice, hands, out))
        starter += 1
        open_ones = open_ones[(sheets[open_ones] < game.boxes).all(axis=(1, 2))]
    share = won(game, sheets)
    match, seat_at, before = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return Played(match, before, share[match[:, None], seat_at].astype(np.float32))


def dealt(game: PokNRoll, dice: Dice, bold: Array, chance: np.random.Generator) -> Hands:
    """All dice and luck of one hand in each match; everybody uses the first style of the game."""
    size, (number, _) = bold.shape, bold.shape

    def cups(count: tuple[int, ...]) -> Array:
        return chance.choice(len(dice.cups), size=count, p=dice.cup_odds)

    return Hands(
        board=chance.choice(len(dice.boards), size=number, p=dice.board_odds),
        dice=(chance.integers(game.faces, size=number), chance.integers(game.faces, size=number)),
        cup=cups(size),
        joerg=cups((number,)) if game.has_joerg else None,
        draw=(np.asarray(chance.random(size)), np.asarray(chance.random(size))),
        style=np.zeros(size, int),
        boldness=bold,
    )


def fresh(inputs: int, chance: np.random.Generator) -> Net:
    """An untrained net with random weights."""
    first, second = UNITS

    def weights(*shape: int) -> Array:
        found: Array = (chance.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32)
        return found

    zeros = (np.zeros(units, np.float32) for units in UNITS)
    return Net(weights(inputs, first), next(zeros), weights(first, second), weights(first, second), next(zeros),
               weights(second))  # fmt: skip


def learn(net: Net, game: PokNRoll, played: Played, positions: Array, chance: np.random.Generator) -> None:
    """Train the net on these positions, batch by batch (Adam on the cross entropy)."""
    weights, step = net.arrays(), 0
    means, squares = ([np.zeros_like(each) for each in weights] for _ in range(2))
    keep, keep_square = DECAY
    for speed in SPEEDS:
        for batch in np.array_split(chance.permutation(positions), -(-len(positions) // BATCH)):
            step += 1
            scale = speed * (1 - keep_square**step) ** 0.5 / (1 - keep**step)
            found = slopes(net, features(game, played.sheets[batch]), played.share[batch])
            for at, slope in enumerate(found):
                means[at] += (1 - keep) * (slope - means[at])
                squares[at] += (1 - keep_square) * (slope * slope - squares[at])
                weights[at][:] -= scale * means[at] / (np.sqrt(squares[at]) + 1e-8)


def slopes(net: Net, x: Array, share: Array) -> Iterator[Array]:
    """How the cross entropy changes with each weight, in the order of `Net.arrays`."""
    positions, seats, inputs = x.shape
    first = np.maximum(x @ net.own + net.own_bias, 0)
    mean = first.mean(axis=1)
    second = np.maximum(first @ net.deep + (mean @ net.around)[:, None] + net.deep_bias, 0)
    odds = np.exp(second @ net.last)
    miss = (odds / odds.sum(axis=1, keepdims=True) - share) / positions
    back_2 = miss[..., None] * net.last * (second > 0)
    whole = back_2.sum(axis=1)
    back_1 = (back_2 @ net.deep.T + (whole @ net.around.T)[:, None] / seats) * (first > 0)
    units_1, units_2 = first.reshape(-1, first.shape[2]), back_2.reshape(-1, back_2.shape[2])
    yield x.reshape(-1, inputs).T @ back_1.reshape(-1, first.shape[2])
    yield back_1.sum(axis=(0, 1))
    yield units_1.T @ units_2
    yield mean.T @ whole
    yield units_2.sum(axis=0)
    yield (second * miss[..., None]).sum(axis=(0, 1))


def loss(net: Net, x: Array, share: Array) -> float:
    """The cross entropy of the net's shares, in nats for each position."""
    return float(-(share * np.log(net.shares(x))).sum(axis=1).mean())


def trained(game: PokNRoll, matches: int, chance: np.random.Generator) -> tuple[Net, str]:
    """A net for this game, and how good it is."""
    played = self_play(game, matches, chance)
    tested = np.flatnonzero(played.match % HELD_BACK == 0)
    x = features(game, played.sheets[tested])
    net = fresh(x.shape[2], chance)
    learn(net, game, played, np.flatnonzero(played.match % HELD_BACK), chance)
    even, found = np.log(game.seats), loss(net, x, played.share[tested])
    hands = len(played.match) / matches
    return net, f"{name_of(game)}: {matches} matches of {hands:.1f} hands, loss {found:.4f} (even {even:.4f})"


def games() -> list[PokNRoll]:
    """One game for each net; nine seats stand for all from seven on."""
    return [PokNRoll(seats=seats, expert=expert) for expert in (False, True) for seats in (3, 4, 5, 6, 9)]


def main() -> None:
    """Learn the nets and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=100_000, help="with four seats; fewer with more seats")
    parser.add_argument("--only", nargs="*", default=[], help="names such as base-4")
    chosen = parser.parse_args()
    for number, game in enumerate(games()):
        name = name_of(game)
        if chosen.only and name not in chosen.only:
            continue
        net, told = trained(game, chosen.matches * 4 // game.seats, np.random.default_rng((chosen.seed, number)))
        content = dict(np.load(FILE)) if FILE.exists() else {}
        content |= {f"{name}-{at}": array.astype(np.float16) for at, array in enumerate(net.arrays())}
        np.savez(FILE, allow_pickle=False, **dict(sorted(content.items())))
        sys.stdout.write(f"{told}, sha256 {sha256(FILE.read_bytes()).hexdigest()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
