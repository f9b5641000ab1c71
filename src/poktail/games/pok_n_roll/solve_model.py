"""One hand of Pok'n Roll as a game in arrays: the decisions of rounds 1 and 2, and what everything is worth.

Places count the seats from the starter. Cups are independent of each other, and all that is known of a seat still in is
when it was asked and went on (ROLL-5), so a decision depends on the white dice, this seat's cup and who abandoned when.
Names of axes as in solve_dice.py, and node: what the others did before a place is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from poktail.games.pok_n_roll.rules import PokNRoll
from poktail.games.pok_n_roll.rules_dice import Faces, Row
from poktail.games.pok_n_roll.rules_values import View
from poktail.games.pok_n_roll.solve_dice import Array, Dice, canonical, combinations, dice_of, mirrored

LEAVE_1, CROSS, WIN = range(3)
"""What a place may get: Abandon and a row in round 1, only a row, or the third round and a row."""


def points(game: PokNRoll, others: float = 0.0) -> Array:
    """[place that cares, place that gets it, what, row]: its own points, and `others` times those of the others."""
    value = dict(zip(game.rows, game.values, strict=True))
    rows = np.array([*(value[row] for row in combinations(game)), 0.0])  # the last one stands for no row (ROLL-12)
    kinds = np.stack([rows + value[Row.ABANDON], rows, rows + value[Row.THIRD]])  # ROLL-6, ROLL-7, ROLL-8
    cares = np.eye(game.seats) * (1 - others) + others
    worth: Array = cares[:, :, None, None] * kinds
    return worth


@dataclass(frozen=True)
class Model:
    """The dice of a game, the nodes of each place, and what abandoning and round 3 are worth.

    Worths have two more axes before those named: the place that cares, and the place that gets it.
    """

    game: PokNRoll
    worth: Array | None = None  # as `points` gives it, which is the default
    board: Faces | None = None  # only hands with these first white dice
    dice: Dice = field(init=False)
    nodes: tuple[dict[tuple[int, int], int], ...] = field(init=False)  # [place]: the number of each node of round 2
    parents: tuple[Array, ...] = field(init=False)  # [place][node of round 2]: its node of round 1
    selfish: bool = field(init=False)  # nobody cares what the others get
    leave_1: Array = field(init=False)  # [board of round 1, cup]
    leave_2: Array = field(init=False)  # [board of round 2, cup]
    show: Array = field(init=False)  # [board of round 2, level, cup]: see `_show`

    def __post_init__(self) -> None:
        seats = self.game.seats
        dice, worth = dice_of(self.game, self.board), points(self.game) if self.worth is None else self.worth
        selfish = not worth[~np.eye(seats, dtype=bool)].any()
        nodes = tuple(nodes_of(seats, place) for place in range(seats))
        values = {
            "dice": dice,
            "nodes": nodes,
            "parents": tuple(
                np.array([stayed >> (seats - place) for stayed, _ in numbers]) for place, numbers in enumerate(nodes)
            ),
            "selfish": selfish,
            "leave_1": _crossed(dice.formed_1, worth[:, :, LEAVE_1]),
            "leave_2": _crossed(dice.formed_2, worth[:, :, CROSS]),
            "show": _show(dice, _crossed(dice.formed_3, worth[:, :, CROSS]), _crossed(dice.formed_3, worth[:, :, WIN])),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def decisions(self) -> int:
        """How many information sets the hand has, mirror images counted once."""
        first, second = (len(formed) for formed in (self.dice.formed_1, self.dice.formed_2))
        nodes = sum((first << place) + second * len(parents) for place, parents in enumerate(self.parents))
        return nodes * len(self.dice.cups)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the arrays hold a seat's decision."""

    round: int
    place: int
    board: int
    node: int
    cup: int


def spot(model: Model, view: View) -> Spot:
    """The decision of a seat that is asked in round 1 or 2, from what it sees."""
    game = model.game
    assert view.seat is not None
    assert view.starter is not None
    assert view.cup is not None
    white, cup, first = view.white, view.cup, game.white_rounds.count(1)
    shown = canonical(game, white[:first])
    if shown != tuple(sorted(white[:first])):
        white, cup = mirrored(game, white), mirrored(game, cup)
    board, number = model.dice.boards.index(shown), model.dice.cups.index(tuple(sorted(cup)))
    outs = [view.out[(view.starter + place) % game.seats] for place in range(game.seats)]
    place = (view.seat - view.starter) % game.seats
    if view.round == 1:
        return Spot(1, place, board, bits(out == 0 for out in outs[:place]), number)
    stayed = bits(out != 1 for out in outs)
    history = bits(out == 0 for out in outs[:place] if out != 1)
    return Spot(2, place, board * game.faces + white[first] - 1, model.nodes[place][stayed, history], number)


def bits(answers: Iterable[bool]) -> int:
    """A number with one bit for each answer, the first one highest.

    >>> bits([True, False, False])
    4
    """
    number = 0
    for answer in answers:
        number = number * 2 + answer
    return number


def members(seats: int, stayed: int) -> list[int]:
    """The places whose bit is set, in order.

    >>> members(4, 0b1001)
    [0, 3]
    """
    return [place for place in range(seats) if stayed >> (seats - 1 - place) & 1]


def nodes_of(seats: int, place: int) -> dict[tuple[int, int], int]:
    """The nodes of round 2: who is still in, and what those asked before this place did; by rising parent."""
    found: dict[tuple[int, int], int] = {}
    for stayed in range(1 << seats):
        if place in members(seats, stayed):
            for history in range(1 << members(seats, stayed).index(place)):
                found[stayed, history] = len(found)
    return found


def _crossed(formed: Array, worth: Array) -> Array:
    """[place that cares, place that gets it, ...]: the worth of the row it crosses, which is the best to itself."""
    seats = len(worth)
    found = np.zeros((seats, seats, *formed.shape[:-1]))
    for gets in range(seats):
        row = np.where(formed, worth[gets, gets], -np.inf).argmax(axis=-1)
        for cares in range(seats):
            if cares == gets or worth[cares, gets].any():
                found[cares, gets] = worth[cares, gets][row]
    return found


def _show(dice: Dice, tied: Array, won: Array) -> Array:
    """What a cup gets in round 3 for each unit of probability that all others have this level or a worse one.

    If W[r] is the probability that everybody else has rank r or worse, a cup of rank r crosses a row with
    probability W[r], and it is alone, so that it gets the third round too, with W[r + 1] (ROLL-8, ROLL-9).
    """
    boards, faces, cups = dice.ranks.shape
    levels = dice.formed_3.shape[-1]
    show = np.zeros((*tied.shape[:2], boards, faces, levels, cups))
    b, d, c = np.ogrid[:boards, :faces, :cups]
    show[:, :, b, d, dice.ranks, c] = tied / faces
    show[:, :, b, d, dice.ranks + 1, c] += (won - tied) / faces
    return show.reshape(*tied.shape[:2], boards, faces * levels, cups)
