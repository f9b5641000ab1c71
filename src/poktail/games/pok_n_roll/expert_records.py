"""What the hands of this match so far tell about how the others decide: by which style, and how boldly.

When a hand is over all cups have been lifted, so it is known what everybody decided with which dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from poktail.core.game import Seat, SeatEvent
from poktail.games.pok_n_roll.expert_dice import dice_of, placed
from poktail.games.pok_n_roll.expert_hands import Hands, going_on
from poktail.games.pok_n_roll.expert_styles import styles_of
from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Faces
from poktail.games.pok_n_roll.rules_values import Abandoned, CupLifted, Ended, HandBegan, WhiteThrown
from poktail.games.pok_n_roll.solve import shipped
from poktail.games.pok_n_roll.solve_dice import Array

BOLDNESS = {-1.5: 0.15, 0.0: 0.6, 1.5: 0.15, 5.0: 0.1}
"""What may be added to the log-odds of going on, and how likely that is for a seat nobody has seen yet."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A finished hand; tuples are indexed by seat. `out`: the round in which a seat abandoned, 0 if it stayed."""

    starter: Seat
    white: Faces
    cups: tuple[Faces, ...]
    out: tuple[int, ...]


def finished(events: Sequence[SeatEvent], seats: int) -> tuple[Seen, ...]:
    """The finished hands of a match."""
    hands, starter, white = list[Seen](), 0, Faces()
    cups, out = dict[Seat, Faces](), dict[Seat, int]()
    for event in events:
        what = event.what
        if isinstance(what, HandBegan | Ended):
            if len(cups) == seats:
                each = range(seats)
                left = tuple(out.get(seat, 0) for seat in each)
                hands.append(Seen(starter, white, tuple(cups[seat] for seat in each), left))
            starter, white, cups, out = what.starter if isinstance(what, HandBegan) else 0, (), {}, {}
        elif isinstance(what, WhiteThrown):
            white += what.faces
        elif isinstance(what, Abandoned):
            cups[what.seat], out[what.seat] = what.faces, what.round
        elif isinstance(what, CupLifted):
            cups[what.seat] = what.faces
    return tuple(hands)


@lru_cache(maxsize=16)
def kinds(game: PokNRoll) -> tuple[Array, Array, Array]:
    """[kind]: the style and the boldness of each kind of seat, and how likely it is before anything is seen."""
    styles = 1 if shipped(game) is None else 2
    prior = np.tile(np.array(list(BOLDNESS.values())), styles) / styles
    return np.repeat(np.arange(styles), len(BOLDNESS)), np.tile(np.array(list(BOLDNESS)), styles), prior


def beliefs(game: PokNRoll, hands: Sequence[Seen]) -> Array:
    """[seat, kind]: how likely each seat is of each kind."""
    logs = np.log(kinds(game)[2]) + sum((likelihood(game, seen) for seen in hands), np.zeros((game.seats, 1)))
    odds = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


@lru_cache(maxsize=1 << 10)
def likelihood(game: PokNRoll, seen: Seen) -> Array:
    """[seat, kind]: the logarithm of how likely each seat decides as it did in this hand, if it is of that kind."""
    board, later, cups = placed(game, seen.white, seen.cups)
    out = tuple(seen.out[(seen.starter + place) % game.seats] for place in range(game.seats))
    found = np.zeros((game.seats, len(kinds(game)[0])))
    for place, left in enumerate(out):
        seat = (seen.starter + place) % game.seats
        rounds = (1,) if left == 1 else (1, 2)
        found[seat] = decided(game, board, later[0] if later else 0, out, place, rounds)[:, cups[seat]]
    return found


def decided(game: PokNRoll, board: int, die: int, out: Sequence[int], place: int, rounds: Sequence[int]) -> Array:
    """[kind, cup]: the logarithm of how likely this place decides as it did in these rounds."""
    cups, (style, boldness, _) = len(dice_of(game).cups), kinds(game)
    every = np.tile(np.arange(cups), len(style))
    size = (len(every), game.seats)
    on_1, on_2 = (np.tile([left not in gone for left in out], (len(every), 1)) for gone in ((1,), (1, 2)))
    dice, nothing = np.full(len(every), die), np.zeros(size)
    hands = Hands(
        board=np.full(len(every), board), dice=(dice, dice), cup=np.tile(every[:, None], game.seats), joerg=None,
        draw=(nothing, nothing), style=np.tile(np.repeat(style, cups)[:, None], game.seats),
        boldness=np.tile(np.repeat(boldness, cups)[:, None], game.seats),
    )  # fmt: skip
    logs = np.zeros(len(every))
    for number in rounds:
        odds = going_on(hands, styles_of(game, (board,)), number, place, on_1, on_2)
        logs += np.log(odds if out[place] not in range(1, number + 1) else 1 - odds)
    found: Array = logs.reshape(len(style), cups)
    return found
