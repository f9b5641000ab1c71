"""Strategies for one hand of Pok'n Roll: reach probabilities, values, and exact best responses.

All cups of a place are handled at once (vector form). Values are counterfactual: multiplied by the probability that the
other places (and Jörg) come to this node with whatever cups they have, but not by its own choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from poktail.games.pok_n_roll.solve_dice import Array
from poktail.games.pok_n_roll.solve_model import Model, members


@dataclass(slots=True)
class Strategy:
    """How likely one place goes on: [board, node, cup] of round 1 and of round 2."""

    first: Array
    second: Array


@dataclass(slots=True)
class Values:
    """What going on and abandoning are worth, [board, node, cup] of a round."""

    go_on: Array
    leave: Array

    def mixed(self, odds: Array) -> Array:
        """The value with these odds of going on."""
        value: Array = self.leave + odds * (self.go_on - self.leave)
        return value

    def best(self) -> Array:
        """The value of the better choice."""
        return np.maximum(self.go_on, self.leave)


@dataclass(slots=True)
class Part:
    """What some places do: its probability, and what they gain times its probability, as far as somebody cares.

    Over levels, the probability is that none of them will be better; a place with a cup of some rank sees all gains up
    to that level. What does not depend on ranks is a gain of level 0, which everybody sees.
    """

    odds: Array
    gains: Array | None

    def __mul__(self, other: Part) -> Part:
        if self.gains is None or other.gains is None:
            return Part(self.odds * other.odds, None)
        return Part(self.odds * other.odds, self.gains * other.odds + self.odds * other.gains)

    def __add__(self, other: Part) -> Part:
        return Part(
            self.odds + other.odds, None if self.gains is None or other.gains is None else self.gains + other.gains
        )

    def __getitem__(self, where: Any) -> Part:
        return Part(self.odds[where], None if self.gains is None else self.gains[where])

    def by_choice(self) -> Part:
        """[board, node, choice, ...]: the nodes that differ only in the last choice put together."""
        return Part(_in_pairs(self.odds), None if self.gains is None else _in_pairs(self.gains))


@dataclass(slots=True)
class Reach:
    """What one place does at its nodes, summed over its cups, as each place that cares sees it."""

    stays: Array  # [board, node] of round 1: asked there, it goes on
    leaves: list[Part]  # [place that cares], [board, node] of round 1
    left: list[Part]  # [place that cares], [board, node, 1 or level] of round 2: it abandons here
    shown: list[Part]  # [place that cares], [board, node, level] of round 2: it goes on, with this rank or a worse one


def gains_of(part: Part) -> Array:
    """Its gains, where somebody cares."""
    assert part.gains is not None
    return part.gains


def _in_pairs(array: Array) -> Array:
    return array.reshape(len(array), -1, 2, array.shape[2])


def uniform(model: Model, place: int) -> Strategy:
    """Even odds everywhere."""
    cups, nodes = len(model.dice.cups), len(model.parents[place])
    first = np.full((len(model.dice.boards), 1 << place, cups), 0.5)
    return Strategy(first, np.full((len(model.dice.ranks), nodes, cups), 0.5))


def over_dice(model: Model, place: int, first: Array) -> Array:
    """[board, node, cup] of round 2, from an array of round 1."""
    return np.repeat(first[:, model.parents[place]], model.game.faces, axis=0)


def level_0(model: Model) -> Array:
    """[level]: a gain that does not depend on ranks nor on the last die."""
    levels = np.zeros((model.game.faces, model.dice.formed_3.shape[-1]))
    levels[:, 0] = 1 / model.game.faces
    return levels.ravel()


def reach_of(model: Model, place: int, strategy: Strategy) -> Reach:
    """What this place does, by its own choices and dice alone."""
    stays, leaves = model.dice.cup_odds * strategy.first, model.dice.cup_odds * (1 - strategy.first)
    asked = over_dice(model, place, stays)
    goes_on = asked * strategy.second
    left = asked - goes_on
    odds = leaves.sum(axis=2), left.sum(axis=2)[:, :, None], goes_on @ model.dice.not_better
    if model.selfish:
        parts = [[Part(chance, None)] * model.game.seats for chance in odds]
        return Reach(stays.sum(axis=2), *parts)
    gains = (
        np.einsum("bnc,pbc->pbn", leaves, model.leave_1[:, place]),
        np.einsum("bnc,pbc->pbn", left, model.leave_2[:, place])[..., None] * level_0(model),
        goes_on @ model.show[:, place].swapaxes(2, 3),
    )
    return Reach(
        stays.sum(axis=2),
        *([Part(chance, each) for each in gain] for chance, gain in zip(odds, gains, strict=True)),
    )


@dataclass(slots=True)
class Others:
    """What all others do until a place is asked, and after that; gains as far as it cares."""

    first: Array  # [board, node] of round 1: the probability of the node
    aside_1: Array  # [board, node] of round 1: what the others gain if this place abandons there
    second: Part  # [board, node, level] of round 2, if this place goes on
    aside_2: Array  # [board, node] of round 2: what the others gain if it abandons there


def others(model: Model, place: int, reaches: list[Reach]) -> Others:
    """All that the others may do, over everybody who may still be in after round 1."""
    seats, boards = model.game.seats, len(model.dice.boards)
    shape = (len(model.dice.ranks), len(model.parents[place]), model.dice.joerg.shape[1])
    second = Part(np.empty(shape), None if model.selfish else np.empty(shape))
    found = Others(before(model, place, reaches), np.zeros((boards, 1 << place)), second, np.zeros(shape[:2]))
    for stayed in range(1 << seats):
        still_in = members(seats, stayed)
        if place in still_in:
            first = model.nodes[place][stayed, 0]
            nodes = slice(first, first + (1 << still_in.index(place)))
            until = earlier(model, place, reaches, stayed)
            later = after(model, place, reaches, stayed, still_in[still_in.index(place) + 1 :]).by_choice()
            on = until * later[:, :, 1]
            second.odds[:, nodes] = on.odds
            if second.gains is not None:
                second.gains[:, nodes] = on.gains
                found.aside_2[:, nodes] = gains_of(until * later[:, :, 0]).sum(axis=2)
        elif not model.selfish:
            whole = gone(model, place, reaches, stayed) * after(model, place, reaches, stayed, still_in)
            mean = gains_of(whole).sum(axis=2).reshape(boards, model.game.faces).mean(axis=1)
            found.aside_1[:, stayed >> (seats - place)] += mean
    return found


def gone(model: Model, place: int, reaches: list[Reach], stayed: int) -> Part:
    """[board of round 2, 1, level]: those not in any more have left in round 1; and what Jörg may have."""
    seats, faces = model.game.seats, model.game.faces
    part = Part(np.ones(len(model.dice.boards)), None if model.selfish else np.zeros(len(model.dice.boards)))
    for other in set(range(seats)) - {place, *members(seats, stayed)}:
        part *= reaches[other].leaves[place][:, stayed >> (seats - other)]
    odds = (model.dice.joerg * np.repeat(part.odds, faces)[:, None])[:, None]
    return Part(odds, None if part.gains is None else np.repeat(part.gains, faces)[:, None, None] * level_0(model))


def earlier(model: Model, place: int, reaches: list[Reach], stayed: int) -> Part:
    """[board, node, level] of round 2: what those do who are asked before this place."""
    part = gone(model, place, reaches, stayed)
    for number, other in enumerate(members(model.game.seats, stayed)):
        if other == place:
            break
        left, shown = choices(model, place, reaches, stayed, other, number)
        both = part * left, part * shown
        odds = np.stack([each.odds for each in both], axis=2).reshape(len(part.odds), 2 << number, -1)
        if part.gains is None:
            part = Part(odds, None)
        else:
            part = Part(odds, np.stack([gains_of(each) for each in both], axis=2).reshape(odds.shape))
    return part


def after(model: Model, place: int, reaches: list[Reach], stayed: int, asked: list[int]) -> Part:
    """[board, node, level] of round 2: what these last ones may do, summed over all of it."""
    first = len(members(model.game.seats, stayed)) - len(asked)
    ones = np.ones((1, 2 << (first + len(asked) - 1) if first + len(asked) else 1, 1))
    part = Part(ones, None if model.selfish else np.zeros_like(ones))
    for number, other in reversed(list(enumerate(asked, first))):
        left, shown = choices(model, place, reaches, stayed, other, number)
        later = part.by_choice()
        part = left * later[:, :, 0] + shown * later[:, :, 1]
    return part


def choices(model: Model, place: int, reaches: list[Reach], stayed: int, other: int, number: int) -> tuple[Part, Part]:
    """What another place does at its nodes of round 2, being asked as this number: it leaves, or is in round 3."""
    first = model.nodes[other][stayed, 0]
    nodes = slice(first, first + (1 << number))
    return reaches[other].left[place][:, nodes], reaches[other].shown[place][:, nodes]


def before(model: Model, place: int, reaches: list[Reach]) -> Array:
    """[board, node] of round 1: the probability that the places before this one choose as the node says."""
    odds = np.ones((len(model.dice.boards), 1))
    for reach in reaches[:place]:
        odds = np.stack([odds * reach.leaves[place].odds, odds * reach.stays], axis=2).reshape(len(odds), -1)
    return odds


def second_round(model: Model, place: int, around: Others) -> Values:
    """What the choices of round 2 are worth; at level 0 everybody is counted, so it is the probability of the node."""
    odds, gains = around.second.odds, around.second.gains
    go_on = odds @ model.show[place, place]
    if gains is not None:
        go_on += gains @ model.dice.not_better.swapaxes(1, 2)
    return Values(go_on, odds[:, :, :1] * model.leave_2[place, place][:, None] + around.aside_2[:, :, None])


def first_round(model: Model, place: int, around: Others, then: Array) -> Values:
    """What the choices of round 1 are worth, if round 2 is worth `then`."""
    mean = then.reshape(len(model.dice.boards), model.game.faces, *then.shape[1:]).mean(axis=1)
    starts = np.searchsorted(model.parents[place], np.arange(1 << place))
    leave = around.first[:, :, None] * model.leave_1[place, place][:, None] + around.aside_1[:, :, None]
    return Values(np.add.reduceat(mean, starts, axis=1), leave)


def expected(model: Model, value: Array) -> float:
    """The value of the whole hand from that of every node of round 1."""
    return float(model.dice.board_odds @ value.sum(axis=1) @ model.dice.cup_odds)


def judge(model: Model, strategies: list[Strategy]) -> tuple[Array, Array]:
    """[place]: what each place gains under these strategies, and what it would gain by a best response to them."""
    reaches = [reach_of(model, place, strategy) for place, strategy in enumerate(strategies)]
    values, bests = [], []
    for place, strategy in enumerate(strategies):
        around = others(model, place, reaches)
        second = second_round(model, place, around)
        first = first_round(model, place, around, second.mixed(strategy.second))
        values.append(expected(model, first.mixed(strategy.first)))
        bests.append(expected(model, first_round(model, place, around, second.best()).best()))
    return np.array(values), np.array(bests)
