"""Replays: a match step by step, as a spectator, one seat, or (once it is over) everybody may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from poktail.core import codec, moments, registry
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Event, Seat
from poktail.core.match import TAKEN_BACK, Match
from poktail.server.storage.store import TAKE_BACK, LogRow
from poktail.server.storage.table_store import MatchRow
from poktail.server.tables.live_match import LiveMatch

LISTED = 20_000
"""About how many outcomes one page of odds contains."""
SHORTEST_MS, LONGEST_MS = 400, 6000
"""Between these lies the time that a replay tells for a step."""
Times = Sequence[int | None]
"""The `waits` of all steps, or nothing where they are not told."""
EXACT = 2**53
"""The first integer that browsers no longer read exactly from JSON."""


def kept(rows: Sequence[LogRow]) -> list[LogRow]:
    """The moves that were not taken back."""
    found = list[LogRow]()
    for row in rows:
        if row.by == TAKE_BACK:
            del found[max(at for at, one in enumerate(found) if one.seat == row.seat)]
        else:
            found.append(row)
    return found


def signatures(steps: Sequence[Choice], rows: Sequence[LogRow], keys: Sequence[bytes]) -> dict[tuple[int, Seat], bytes]:
    """The signatures of a finished match by step and seat; none for seats without a key, like a deleted profile's."""
    made = dict[Seat, list[LogRow]]()
    for row in reversed(kept(rows)):
        made.setdefault(row.seat, []).append(row)
    found = {}
    for number, choice in enumerate(steps):
        for seat in choice.keys() - {CHANCE}:
            signature = made[seat].pop().signature
            if signature is not None and keys[seat]:
                found[number, seat] = signature
    return found


def waits(steps: Sequence[Choice], moved: Sequence[int], started: int) -> Times:
    """How long each step took, in milliseconds, from when each move was made; None for chance, which follows at once.

    >>> waits([{-1: "dealt"}, {0: "a", 1: "b"}, {1: "c"}, {0: "d"}], [2000, 3500, 3600, 60_000], 1000)
    [None, 2500, 400, 6000]
    """
    found, before, taken = list[int | None](), started, 0
    for choice in steps:
        if CHANCE in choice:
            found.append(None)
            continue
        taken += len(choice)
        at = moved[taken - 1]
        found.append(min(max(at - before, SHORTEST_MS), LONGEST_MS))
        before = at
    return found


def as_seen(
    game: AnyGame, steps: Sequence[Choice], seat: Seat | None, hidden: int = 0, times: Times = ()
) -> Iterator[dict[str, Any]]:
    """The steps as one seat (None: a spectator) saw them, from after version `hidden`."""
    match = Match(game)
    if not hidden:
        view = codec.to_json(match.view(seat))
        yield {"v": 0, "chance": True, "wait_ms": None, "events": [], "view": view}
    for choice, wait in zip(steps, times or (None,) * len(steps), strict=True):
        before = match.version
        match.step(choice)
        if match.version > hidden and match.version > before:
            events = [[e.version, codec.to_json(e.what)] for e in match.events_since(seat, max(before, hidden))]
            view = codec.to_json(match.view(seat))
            step = {"v": match.version, "chance": CHANCE in choice, "wait_ms": wait}
            yield step | {"events": events, "view": view}


def in_full(game: AnyGame, steps: Sequence[Choice], times: Times = ()) -> Iterator[dict[str, Any]]:
    """The steps with every choice, every event and every seat's view; only for a finished match."""
    match = Match(game)
    seats: list[Seat | None] = [None, *range(game.seats)]
    views = [codec.to_json(match.view(seat)) for seat in seats]
    yield {"v": 0, "chance": True, "wait_ms": None, "choice": {}, "events": [], "views": views}
    for choice, wait in zip(steps, times or (None,) * len(steps), strict=True):
        before = match.version
        match.step(choice)
        told = [[v, codec.to_json(event.what)] for v, event in enumerate(match.log[before:], before + 1)]
        views = [codec.to_json(match.view(seat)) for seat in seats]
        step = {"v": match.version, "chance": CHANCE in choice, "wait_ms": wait, "choice": spelled(choice)}
        yield step | {"events": told, "views": views}


def turning_points(game: AnyGame, steps: Sequence[Choice], seen: Callable[[Event], Any]) -> list[int]:
    """The versions of the events at which a finished match turned; none for a game that names none."""
    entry = registry.find(game.id)
    return moments.turning_points(entry.layer("moments"), game, steps, seen) if entry.has("moments") else []


def sent_versions(match: Match) -> list[int]:
    """The version under which each event was sent, by its version in a replay; higher where moves were taken back."""
    return [0, *(version for version, event in enumerate(match.log, 1) if event is not TAKEN_BACK)]


def renumbered(sent: Sequence[int], steps: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The steps of a replay with the versions under which their events were sent."""
    for step in steps:
        yield step | {"v": sent[step["v"]], "events": [[sent[version], what] for version, what in step["events"]]}


def spelled(choice: Choice) -> dict[str, str]:
    """Each seat's choice in notation; the key for a chance outcome is `chance`."""
    return {"chance" if seat == CHANCE else str(seat): str(move) for seat, move in choice.items()}


Outcomes = tuple[tuple[Any, int], ...]


@dataclass(slots=True)
class Odds:
    """The possible outcomes at each chance step; equal lists of outcomes are stored once and referred to by index."""

    names: dict[str, int] = field(default_factory=dict)
    lists: dict[tuple[tuple[int, int], ...], int] = field(default_factory=dict)
    throws: list[tuple[int, int, int]] = field(default_factory=list)
    next: int | None = None
    listed: int = 0
    _known: dict[int, tuple[Outcomes, int]] = field(default_factory=dict)

    def add(self, step: int, turn: Chance, drawn: Any) -> None:
        """Add a chance step, its list of outcomes, and the outcome that was drawn."""
        if id(turn.outcomes) not in self._known:  # dice are thrown again and again; the list is kept for its id
            self._known[id(turn.outcomes)] = turn.outcomes, self._place(turn.outcomes)
        self.throws.append((step, self._known[id(turn.outcomes)][1], self.names[str(drawn)]))

    def _place(self, outcomes: Outcomes) -> int:
        """The index of this list of outcomes."""
        found = tuple((self.names.setdefault(str(one), len(self.names)), weight) for one, weight in outcomes)
        if found not in self.lists:
            self.lists[found] = len(self.lists)
            self.listed += len(found)
        return self.lists[found]

    def weighed(self) -> list[tuple[list[int], list[int | str]]]:
        """The lists of outcomes as name indexes and weights; weights too large for browsers are strings."""
        return [([name for name, _ in one], [w if w < EXACT else str(w) for _, w in one]) for one in self.lists]


def odds(game: AnyGame, steps: Sequence[Choice], first: int = 0) -> Iterator[Odds]:
    """The odds of a finished match from step `first` on (counted from 0), as they grow; the next page begins at `next`.

    The last value has all of them.
    """
    found, state = Odds(), game.start()
    for number, choice in enumerate(steps):
        turn = game.turn(state)
        if isinstance(turn, Chance) and number >= first:
            if found.listed >= LISTED:
                found.next = number
                break
            found.add(number, turn, choice[CHANCE])
        state, _ = game.apply(state, choice)
        yield found
    yield found


def rebuilt(row: MatchRow, moves: Sequence[LogRow]) -> Iterator[LiveMatch]:
    """The match that was stored, as it grows; the last value is the whole."""
    live = LiveMatch.from_row(row, ())
    for move in moves:
        live.redo(move)
        yield live
    yield live


def running(live: LiveMatch, seat: Seat | None) -> Iterator[dict[str, Any]]:
    """The steps of a running match that a client may show now; chance and times are told at the end.

    They can be worked out in another thread while the match goes on: this takes a copy of what it needs.
    """
    match = live.match
    before = match.log[: match.version - len(match.visible_events(seat))]
    steps = as_seen(live.game, list(match.steps), seat, sum(event is not TAKEN_BACK for event in before))
    return (step | {"chance": False} for step in renumbered(sent_versions(match), steps))
