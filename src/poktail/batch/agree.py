"""Law 6: checks that a twin and its rules agree at every step on turn, moves, odds, payoffs and all views."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from poktail.batch import CHANCE, DECIDE, KINDS, SPECTATOR, AnyTwin
from poktail.batch.engine import choose
from poktail.core import game as core
from poktail.core.codec import index_of
from poktail.core.game import AnyGame, Choice
from poktail.core.match import Match
from poktail.core.registry import Entry

LANES = 256


class Look(NamedTuple):
    """Everything that is compared: for one position by the rules, for a batch of positions by the twin."""

    turn: Any  # int
    acting: Any  # bool[seats]
    legal: Any  # bool[seats, moves]
    weights: Any  # int[outcomes]
    payoffs: Any  # int[seats]
    seen: Any  # float32[seats + 1 (the spectator), size]


class Disagreement(AssertionError):
    """The first difference between a twin and its rules: match, steps, field, and both values."""

    def __init__(self, match: int | None, steps: Sequence[Choice], field: str, place: str, rules: Any, twin: Any):
        self.match, self.steps, self.field, self.place, self.rules, self.twin = match, steps, field, place, rules, twin
        super().__init__(match, steps, field, place, rules, twin)

    @property
    def step(self) -> int:
        """The number of steps before the difference."""
        return len(self.steps)

    def __str__(self) -> str:
        where = "" if self.match is None else f"match {self.match}, "
        after = "; ".join(",".join(f"{seat}:{move}" for seat, move in step.items()) for step in self.steps)
        what = f"{self.field} ({self.place}) is {self.rules} by the rules, {self.twin} by the twin"
        return f"{where}step {self.step}: {what}; after: {after or 'the start'}"


def agree(entry: Entry, game: AnyGame, matches: int, rng: random.Random, twin: AnyTwin | None = None) -> int:
    """Play this many random matches on both at once; returns the number of equal positions, or raises Disagreement."""
    pair = Pair(entry, game, twin)
    played = [Match(game) for _ in range(matches)]
    tables = pair.start(matches)
    choices: list[Choice | None] = [None] * matches
    running, equal = list(range(matches)), 0
    while running:
        tables, looks = pair.next(tables, choices)
        for lane in running:
            pair.compare(played[lane].state, looks, lane, lane, played[lane].steps)
            equal += 1
        running = [lane for lane in running if played[lane].payoffs is None]
        choices = [None] * matches
        for lane in running:
            choice = choices[lane] = _any_choice(played[lane], rng)
            played[lane].step(choice)
    return equal


def agree_everywhere(entry: Entry, game: AnyGame, twin: AnyTwin | None = None, lanes: int = LANES) -> int:
    """Take every step from every position of a small game on both; returns the number of positions, or Disagreement.

    Positions that are equal for the rules but not for the twin are all followed, so the result holds for every history.
    """
    pair = Pair(entry, game, twin)
    known: set[tuple[Any, bytes]] = set()
    steps = [Step(game.start(), _lane(pair.start(1), 0), None, ())]
    while steps:
        block, steps = steps[:lanes], steps[lanes:]
        full = block + block[:1] * (lanes - len(block))
        tables, looks = pair.next(_stack([step.table for step in full]), [step.choice for step in full])
        for lane, step in enumerate(block):
            state, path = step.taken(game)
            pair.compare(state, looks, lane, None, path)
            table = _lane(tables, lane)
            key = state, b"".join(leaf.tobytes() for leaf in jax.tree.leaves(table))
            if key not in known:
                known.add(key)
                steps += [Step(state, table, choice, path) for choice in _choices(game, state)]
    return len(known)


class Step(NamedTuple):
    """A choice at a position, with the twin's table and the path of choices that led there."""

    state: Any
    table: Any
    choice: Choice | None
    path: tuple[Choice, ...]

    def taken(self, game: AnyGame) -> tuple[Any, tuple[Choice, ...]]:
        """The state after the choice, and the path; without a choice, the start."""
        if self.choice is None:
            return self.state, self.path
        return game.apply(self.state, self.choice)[0], (*self.path, self.choice)


class Pair:
    """A game's rules with its features, and its twin."""

    def __init__(self, entry: Entry, game: AnyGame, twin: AnyTwin | None = None) -> None:
        self.game = game
        self.features = entry.layer("features")
        self.twin: AnyTwin = entry.layer("batch").TWIN(game) if twin is None else twin
        self.index = {outcome: place for place, outcome in enumerate(self.twin.outcomes)}
        self.looks: dict[Any, Look] = {}

    def start(self, lanes: int) -> Any:
        """Create this many tables at the start."""
        return jax.tree.map(lambda leaf: np.repeat(np.asarray(leaf)[None], lanes, axis=0), self.twin.start())

    def next(self, tables: Any, choices: Sequence[Choice | None]) -> tuple[Any, Look]:
        """The twin's tables after these choices (None: unchanged), and everything the twin says about them."""
        moves, outcomes = zip(*map(self._numbers, range(len(choices)), choices), strict=True)
        stay = np.array([choice is None for choice in choices])
        result = _next(self.twin, tables, np.array(moves, np.int32), np.array(outcomes, np.int32), stay)
        tables, looks = jax.tree.map(np.asarray, result)
        return tables, looks

    def compare(self, state: Any, looks: Look, lane: int, match: int | None, steps: Sequence[Choice]) -> None:
        """Disagreement unless the twin says of this lane what the rules say of this state."""
        if state not in self.looks:
            unknown = [outcome for outcome in _outcomes(self.game, state) if outcome not in self.index]
            if unknown:
                raise Disagreement(match, steps, "outcomes", "everything chance may bring", unknown[0], None)
            self.looks[state] = self._by_rules(state)
        for field, rules, all_lanes in zip(Look._fields, self.looks[state], looks, strict=True):
            twin = all_lanes[lane]
            if _kind(rules) != _kind(twin):
                raise Disagreement(match, steps, field, "type", _kind(rules), _kind(twin))
            if not np.array_equal(rules, twin):
                place = tuple(int(i) for i in np.argwhere(rules != twin)[0])
                raise Disagreement(
                    match, steps, field, self._name(field, place), rules[place].item(), twin[place].item()
                )

    def _by_rules(self, state: Any) -> Look:
        game, turn = self.game, self.game.turn(state)
        acting = np.zeros(game.seats, np.bool_)
        legal = np.zeros((game.seats, len(game.moves)), np.bool_)
        weights = np.zeros(len(self.index), np.int32)
        payoffs = np.zeros(game.seats, np.int32)
        if isinstance(turn, core.Decide):
            for seat in turn.seats:
                acting[seat] = True
                legal[seat, [index_of(game, move) for move in game.legal(state, seat)]] = True
        elif isinstance(turn, core.Chance):
            for outcome, weight in turn.outcomes:
                weights[self.index[outcome]] += weight
        else:
            payoffs[:] = turn.payoffs
        seen = np.stack([self.features.encode(game.view(state, seat), game) for seat in (*range(game.seats), None)])
        return Look(np.array(KINDS.index(type(turn))), acting, legal, weights, payoffs, seen)

    def _numbers(self, lane: int, choice: Choice | None) -> tuple[list[int], int]:
        """The choice as indices; entries that must be ignored get different values in each lane."""
        game = self.game
        moves, outcome = [(lane + seat) % len(game.moves) for seat in range(game.seats)], 0
        for seat, move in (choice or {}).items():
            if seat == core.CHANCE:
                outcome = self.index[move]
            else:
                moves[seat] = index_of(game, move)
        return moves, outcome

    def _name(self, field: str, place: tuple[int, ...]) -> str:
        """A readable name for the position of a number."""
        if not place:
            return "kind"
        if field == "weights":
            return str(self.twin.outcomes[place[0]])
        seat = f"seat {place[0]}" if place[0] < self.game.seats else "a spectator"
        if field == "legal":
            return f"{seat}, {self.game.moves[place[1]]}"
        if field != "seen":
            return seat
        parts = self.features.layout(self.game).items()
        return f"{seat}, " + next(f"{name} {place[1] - s.start}" for name, s in parts if s.start <= place[1] < s.stop)


@partial(jax.jit, static_argnames=("twin",))
def _next(twin: AnyTwin, tables: Any, moves: Any, outcomes: Any, stay: Any) -> tuple[Any, Look]:
    seats = jnp.array([*range(twin.game.seats), SPECTATOR])

    def one(table: Any, moves: Any, outcome: Any, stay: Any) -> tuple[Any, Look]:
        turn = twin.turn(table)
        table = choose(
            (turn == DECIDE) & ~stay,
            twin.decide(table, moves),
            choose((turn == CHANCE) & ~stay, twin.chance(table, outcome), table),
        )
        legal, seen = twin.legal(table), jax.vmap(partial(twin.encode, table))(seats)
        look = Look(twin.turn(table), legal.any(axis=1), legal, twin.weights(table), twin.payoffs(table), seen)
        return table, look

    return jax.vmap(one)(tables, moves, outcomes, stay)


def _any_choice(match: Match, rng: random.Random) -> Choice:
    """A random choice; all outcomes are equally likely here, so that rare ones occur."""
    if isinstance(match.turn, core.Chance):
        return {core.CHANCE: rng.choice(match.turn.outcomes)[0]}
    return {seat: rng.choice(match.legal(seat)) for seat in match.waiting}


def _choices(game: AnyGame, state: Any) -> Iterator[Choice]:
    yield from ({core.CHANCE: outcome} for outcome in _outcomes(game, state))
    turn = game.turn(state)
    if isinstance(turn, core.Decide):
        for moves in product(*(game.legal(state, seat) for seat in turn.seats)):
            yield dict(zip(turn.seats, moves, strict=True))


def _outcomes(game: AnyGame, state: Any) -> list[Any]:
    turn = game.turn(state)
    return [outcome for outcome, _ in turn.outcomes] if isinstance(turn, core.Chance) else []


def _lane(tables: Any, lane: int) -> Any:
    return jax.tree.map(lambda leaf: leaf[lane], tables)


def _stack(tables: Sequence[Any]) -> Any:
    return jax.tree.map(lambda *leaves: np.stack(leaves), *tables)


def _kind(array: Any) -> str:
    """The shape and the type of an array; all integer types count as one."""
    return f"{'int' if array.dtype.kind == 'i' else array.dtype}{list(array.shape)}"
