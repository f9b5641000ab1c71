"""What each move is worth in shares of the pot: the rest of the hand is imagined many times.

In them the others decide as their hands so far suggest (expert_records.py), with cups that fit what they did in this
hand; expert_value.py judges the sheets after it. The same observation always leads to the same imagined hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import cast

import numpy as np

from poktail.core.evaluation import Z_95
from poktail.core.game import Observation
from poktail.games.pok_n_roll.expert_dice import NO_ROW, dice_of, number, placed
from poktail.games.pok_n_roll.expert_hands import Hands, crossed, left, marks
from poktail.games.pok_n_roll.expert_records import beliefs, decided, finished, kinds
from poktail.games.pok_n_roll.expert_styles import styles_of
from poktail.games.pok_n_roll.expert_value import net_of, shares
from poktail.games.pok_n_roll.rules import LAST_ROUND, PokNRoll
from poktail.games.pok_n_roll.rules_values import Continue, Cross, Move, View
from poktail.games.pok_n_roll.solve_dice import Array

EACH = 20
"""How many hands are imagined for each pair of the last two white dice."""
NET = 0.012
"""How wrong the net may be: in ten bins of what it predicts, the wins in held-out matches differ by at most this.

6,000 matches of each kind (3, 4 and 6 seats, base and expert), each with bins of its own.
"""


@dataclass(frozen=True, slots=True)
class Worth:
    """The expected share of the pot, and half of its 95 % interval: few hands are imagined, and the net errs."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Plan:
    """How the imagined hands go if this seat decides in a certain way."""

    out: Array  # [hand, place]: the round in which each place abandons, or 0
    row: Array  # [hand, place]: what it crosses
    won: Array  # [hand, place]: whether it wins the third round


def worths(observation: Observation) -> dict[Move, Worth]:
    """What each legal move is worth."""
    search = Search(observation)
    return search.last_round() if search.view.round == LAST_ROUND else search.first_rounds()


class Search:
    """A decision. Places are the seats counted from the starter of this hand."""

    def __init__(self, observation: Observation) -> None:
        view, game = cast(View, observation.view), cast(PokNRoll, observation.game)
        assert view.seat is not None
        assert view.starter is not None
        self.view, self.game, self.events = view, game, observation.events
        self.moves: tuple[Move, ...] = observation.legal
        self.seat_at = [(view.starter + place) % game.seats for place in range(game.seats)]
        self.me = self.seat_at.index(view.seat)
        self.out = tuple(view.out[seat] for seat in self.seat_at)
        self.sheets = np.array([view.sheets[seat] for seat in self.seat_at])
        self.over = view.final or view.hand == view.hands

    def share(self, added: Array) -> Array:
        """[hand]: this seat's share of the pot after these crosses; places then count from the next starter."""
        whole = np.ascontiguousarray(added).reshape(len(added), -1).view(np.dtype((np.void, added[0].nbytes)))
        _, first, again = np.unique(whole, return_index=True, return_inverse=True)  # many hands bring the same crosses
        sheets = np.roll(self.sheets + added[first], -1, axis=1)
        found: Array = shares(self.game, net_of(self.game), sheets, self.over)[:, self.me - 1]
        return found[again.ravel()]

    def last_round(self) -> dict[Move, Worth]:
        """Round 3: all dice are open, and those tied with this seat cross the row with the most points."""
        view, game = self.view, self.game
        rows = np.full((len(self.moves), game.seats), NO_ROW)
        for seat in view.pending:
            cup = view.shown[seat]
            assert cup is not None
            best = max(game.formed(cup, view.white), key=lambda one: game.values[game.rows.index(one.row)])
            rows[:, self.seat_at.index(seat)] = number(game, best.row)
        rows[:, self.me] = [self.row_of(move) for move in self.moves]
        nobody = np.zeros(rows.shape, int)
        found = self.share(marks(game, nobody, rows, nobody))
        ended = (self.sheets + marks(game, nobody, rows, nobody) >= game.boxes).any(axis=(1, 2)) | self.over
        errors = np.where(ended, 0.0, NET)
        return {move: Worth(*map(float, worth)) for move, *worth in zip(self.moves, found, errors, strict=True)}

    def first_rounds(self) -> dict[Move, Worth]:
        """Rounds 1 and 2: abandon with each row, or go on."""
        hands, known, now = self.hands(), self.known(), self.view.round
        fold = self.plan(hands, {**known, (now, self.me): False})
        later = self.later(hands, known)
        folds = [move for move in self.moves if not isinstance(move, Continue)]
        values = self.worth([*((fold, self.row_of(move)) for move in folds), *((plan, None) for plan in later)])
        go_on = values[-1] if len(later) == 1 else self.better(hands, later[0].out, *values[-2:])
        found: dict[Move, Array] = {Continue(): go_on, **dict(zip(folds, values, strict=False))}
        return {move: _worth(found[move], 0.0 if self.over else NET) for move in self.moves}

    def row_of(self, move: Move) -> int:
        """The number of the row that a move crosses."""
        return number(self.game, move.row) if isinstance(move, Cross) else NO_ROW

    def later(self, hands: Hands, known: Mapping[tuple[int, int], bool]) -> list[Plan]:
        """Go on to the end; in round 1 also: go on, and abandon in round 2."""
        now = self.view.round
        stay = {**known, **{(number, self.me): True for number in range(now, LAST_ROUND)}}
        return [self.plan(hands, {**stay, **more}) for more in ({}, {(2, self.me): False})[: LAST_ROUND - now]]

    def better(self, hands: Hands, out: Array, stay: Array, fold: Array) -> Array:
        """[hand]: the share with the better choice of round 2, for the die that fell and the number of seats still in.

        Which is better is found in one half of the hands and used in the other, so that luck does not count as skill.
        """
        before = np.arange(self.game.seats) < self.me
        still_in = np.where(before, out == 0, out != 1).sum(axis=1)
        spots = hands.dice[0] * (self.game.seats + 1) + still_in
        half, value = np.arange(len(spots)) // self.game.faces**2 % 2, np.empty_like(stay)
        for this in (0, 1):
            mine, other = half == this, half != this
            gain = np.bincount(spots[other], (stay - fold)[other], spots.max() + 1)
            value[mine] = np.where(gain[spots[mine]] > 0, stay[mine], fold[mine])
        return value

    def plan(self, hands: Hands, fixed: Mapping[tuple[int, int], bool]) -> Plan:
        """The rest of the hand with these decisions, and those of the others."""
        out = left(hands, styles_of(self.game, (int(hands.board[0]),)), fixed)
        return Plan(out, *crossed(self.game, dice_of(self.game), hands, out))

    def worth(self, choices: Sequence[tuple[Plan, int | None]]) -> Array:
        """[choice, hand]: this seat's share with a plan, if it crosses this row, or the one with the most points."""
        crosses = []
        for plan, row in choices:
            rows = plan.row.copy()
            if row is not None:
                rows[:, self.me] = row
            added = marks(self.game, plan.out, rows, plan.won)
            added[:, [place for place, gone in enumerate(self.out) if gone]] = 0  # crossed already
            crosses.append(added)
        found: Array = self.share(np.concatenate(crosses)).reshape(len(choices), -1)
        return found

    def known(self) -> dict[tuple[int, int], bool]:
        """By round and place: who went on in this hand so far."""
        asked = {self.seat_at.index(seat) for seat in self.view.pending}
        found = dict[tuple[int, int], bool]()
        for place, gone in enumerate(self.out):
            for past in (1, 2):
                if gone or past < self.view.round or (past == self.view.round and place not in asked):
                    found[past, place] = gone not in range(1, past + 1)
        return found

    def hands(self) -> Hands:
        """The imagined hands: every pair of white dice equally often, everything else spread evenly."""
        view, game = self.view, self.game
        faces, seats, count = game.faces, game.seats, game.faces**2 * EACH
        assert view.cup is not None
        board, later, cups = placed(game, view.white, [view.shown[seat] or view.cup for seat in self.seat_at])
        chance = np.random.default_rng((view.hand, *view.points, *view.white, *view.cup))
        every = np.arange(count)
        even = chance.permuted(np.tile(every[:, None], 3 * seats + 1), axis=0)
        draw = (even + chance.random(even.shape)) / count
        cup = np.tile(np.array(cups), (count, 1))
        style, boldness = np.zeros(cup.shape, int), np.zeros(cup.shape)
        likely = beliefs(game, finished(self.events, seats))
        for place, gone in enumerate(self.out):
            if place != self.me and not gone:
                found = self.rival(board, later, place, likely[self.seat_at[place]], draw[:, place])
                cup[:, place], style[:, place], boldness[:, place] = found
        return Hands(
            board=np.full(count, board),
            dice=(np.full(count, later[0]) if later else every // faces % faces, every % faces),
            cup=cup,
            joerg=_drawn(dice_of(game).cup_odds.cumsum(), draw[:, -1]) if game.has_joerg else None,
            draw=(draw[:, seats : 2 * seats], draw[:, 2 * seats : 3 * seats]),
            style=style,
            boldness=boldness,
        )

    def rival(
        self, board: int, later: tuple[int, ...], place: int, likely: Array, draw: Array
    ) -> tuple[Array, Array, Array]:
        """[hand]: cup, style and boldness of another place, drawn by how well they fit its decisions so far."""
        style, boldness, _ = kinds(self.game)
        rounds = [past for past in (1, 2) if (past, place) in self.known()]
        logs = decided(self.game, board, later[0] if later else 0, self.out, place, rounds)
        odds = np.exp(logs) * dice_of(self.game).cup_odds * likely[:, None]
        kind, cup = np.divmod(_drawn(odds.ravel().cumsum(), draw), odds.shape[1])
        return cup, style[kind], boldness[kind]


def _worth(values: Array, net: float) -> Worth:
    return Worth(float(values.mean()), hypot(Z_95 * float(values.std()) / len(values) ** 0.5, net))


def _drawn(sums: Array, draw: Array) -> Array:
    """[draw]: the numbers drawn from odds with these running sums."""
    found: Array = np.minimum(np.searchsorted(sums, draw * sums[-1], side="right"), len(sums) - 1)
    return found
