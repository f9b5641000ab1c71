"""Walks every history of a small game once and checks the laws at every node."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from poktail.core import codec
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Decide, Over, Turn
from tests.conformance.values import frozen_problem, turn_problem

MOST_NODES = 400_000
Path = tuple[Any, ...]  # (parent path, choice): cheap to grow, spelled out only when a law is broken


@dataclass(frozen=True, slots=True)
class Track:
    """What one observer was told, has seen and has done, each as the number of the whole sequence."""

    events: int
    seen: int
    done: int


@dataclass
class Report:
    """What the walk found: how many nodes of each kind by depth, exact values, and every breach of a law."""

    depths: dict[str, Counter[int]] = field(
        default_factory=lambda: {k: Counter() for k in ("chance", "decide", "over")}
    )
    breaches: dict[str, list[str]] = field(default_factory=dict)
    values: tuple[Fraction, ...] = ()

    def breach(self, law: str, text: str) -> None:
        found = self.breaches.setdefault(law, [])
        if len(found) < 5:
            found.append(text)


class Walk:
    """One walk over all histories; see `walk`."""

    def __init__(self, game: AnyGame, rules: Any) -> None:
        self.game = game
        self.rules = rules
        self.report = Report()
        self.numbers: dict[tuple[Any, ...], int] = {}
        self.witness: dict[tuple[Any, ...], tuple[Any, Path]] = {}
        self.known: set[Any] = set()
        self.nodes = 0
        self.observers: tuple[int | None, ...] = (*range(game.seats), None)

    def run(self) -> Report:
        tracks = dict.fromkeys(self.observers, Track(0, 0, 0))
        state = self.game.start()
        self.report.values = self.visit(state, self.look(state, tracks, ()), (), 0)
        return self.report

    def visit(self, state: Any, tracks: dict[int | None, Track], path: Path, depth: int) -> tuple[Fraction, ...]:
        """The node's exact value under uniform play; its laws are checked on the way."""
        self.nodes += 1
        assert self.nodes <= MOST_NODES, "TINY is not tiny"
        turn = self.game.turn(state)
        self.observe(state, turn, tracks, path)
        if isinstance(turn, Over):
            self.report.depths["over"][depth] += 1
            return tuple(map(Fraction, turn.payoffs))
        self.report.depths["chance" if isinstance(turn, Chance) else "decide"][depth] += 1
        value = [Fraction(0)] * self.game.seats
        for choice, odds in self.choices(state, turn):
            after, events = self.game.apply(state, choice)
            self.learn(events)
            child_path = (path, choice)
            child = self.look(after, self.hear(tracks, choice, events), child_path)
            for seat, part in enumerate(self.visit(after, child, child_path, depth + 1)):
                value[seat] += odds * part
        return tuple(value)

    def choices(self, state: Any, turn: Turn) -> Iterator[tuple[Choice, Fraction]]:
        if isinstance(turn, Chance):
            total = sum(weight for _, weight in turn.outcomes)
            yield from (({CHANCE: outcome}, Fraction(weight, total)) for outcome, weight in turn.outcomes)
        else:
            assert isinstance(turn, Decide)
            legal = [self.game.legal(state, seat) for seat in turn.seats]
            joint = list(product(*legal))
            yield from ((dict(zip(turn.seats, moves, strict=True)), Fraction(1, len(joint))) for moves in joint)

    def number(self, *sequence: Any) -> int:
        """Equal sequences have equal numbers."""
        return self.numbers.setdefault(sequence, len(self.numbers) + 1)

    def hear(self, tracks: dict[int | None, Track], choice: Choice, events: Any) -> dict[int | None, Track]:
        result = {}
        for seat, track in tracks.items():
            seen_events, done = track.events, track.done
            for event in events:
                seen_events = self.number("told", seen_events, event.as_seen_by(seat))
            if seat is not None and seat in choice:
                done = self.number("done", done, choice[seat])
            result[seat] = Track(seen_events, track.seen, done)
        return result

    def look(self, state: Any, tracks: dict[int | None, Track], path: Path) -> dict[int | None, Track]:
        """Adds what is seen now; looking twice at the same thing is looking once. The two secrecy laws."""
        result = {}
        for seat, track in tracks.items():
            view = self.game.view(state, seat)
            self.once(view, self.rules.View)
            here = self.number("view", view)
            seen = track.seen
            if self.witness.get(("now", seat, seen), (None,))[0] != here:
                seen = self.number("seen", seen, here)
                self.witness.setdefault(("now", seat, seen), (here, path))
            self.same("a seat sees only what it was told", ("view", seat, track.events), view, path)
            self.same("a seat is told only what it sees", ("told", seat, seen), track.events, path)
            self.same("a seat is told what it did itself", ("done", seat, track.events), track.done, path)
            result[seat] = Track(track.events, seen, track.done)
        return result

    def observe(self, state: Any, turn: Turn, tracks: dict[int | None, Track], path: Path) -> None:
        """Whose turn it is, is public; what a seat may do follows from what it was told. And law 1."""
        self.once(state, self.rules.State)
        problem = turn_problem(self.game, state, turn)
        if problem:
            self.report.breach("values", f"{problem} after {spell(path)}")
        if isinstance(turn, Chance):
            return
        for seat, track in tracks.items():
            self.same("whose turn it is, is public", ("turn", seat, track.events), turn, path)
            if seat is not None:
                legal = self.game.legal(state, seat)
                self.same("legal moves follow from what was told", ("legal", seat, track.events), legal, path)

    def same(self, law: str, key: tuple[Any, ...], value: Any, path: Path) -> None:
        """Whatever has this key must have this value in every history."""
        first, where = self.witness.setdefault(key, (value, path))
        if first != value:
            self.report.breach(law, f"seat {key[1]}: {first} after {spell(where)} but {value} after {spell(path)}")

    def learn(self, events: Any) -> None:
        for event in events:
            for part in (event.what, event.rest):
                if part is not None:
                    self.once(part, self.rules.What)

    def once(self, value: Any, kind: Any) -> None:
        """Law 1 for each different value once: frozen, hashable, and its JSON says it all."""
        try:
            if (kind, value) in self.known:
                return
            self.known.add((kind, value))
        except TypeError:
            self.report.breach("values", f"{value} cannot be hashed")
            return
        problem = frozen_problem(value)
        if problem or codec.load(kind, codec.dump(value)) != value:
            self.report.breach("values", problem or f"JSON loses something of {value}")


def spell(path: Path) -> str:
    """A path as a person reads it."""
    steps: list[str] = []
    while path:
        path, choice = path
        steps.append("+".join(str(move) for move in choice.values()))
    return " ".join(reversed(steps)) or "the start"


@cache
def walk(game: AnyGame, rules: Any) -> Report:
    """Every history of the game, every law at every node; one walk serves all who ask."""
    gc.disable()  # the walk keeps what it makes: to look through all of it for garbage takes longer than the walk
    try:
        return Walk(game, rules).run()
    finally:
        gc.enable()
