"""Tests that a move which can be taken back has taught its seat nothing: exactly for TINY, by samples at full size.

A game names the kinds of events that tell a seat something new (`REVEALING`); a kind that is missing there fails here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from poktail.bots.levels import DEFAULT_LEVEL, bot
from poktail.bots.series import chance
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Over, Seat
from poktail.core.match import Match, replay
from poktail.core.registry import find
from tests.conformance.subjects import PRODUCTS, WITHOUT_WORLDS, moments

NAMED = [name for name in PRODUCTS if find(name).revealing is not None]
MATCHES, STEPS, WORLDS = 12, 60, 4

Told = dict[Seat, tuple[Any, ...]]


def choices(game: AnyGame, state: Any) -> Iterator[Choice]:
    turn = game.turn(state)
    assert not isinstance(turn, Over)
    if isinstance(turn, Chance):
        yield from ({CHANCE: outcome} for outcome, _ in turn.outcomes)
    else:
        legal = [game.legal(state, seat) for seat in turn.seats]
        yield from (dict(zip(turn.seats, moves, strict=True)) for moves in product(*legal))


class Walk:
    """Every history of a small game: what a seat was told by a move that it could take back, by what it knew before."""

    def __init__(self, name: str) -> None:
        self.game, self.revealing = find(name).tiny, find(name).revealing
        self.answers: dict[tuple[Seat, tuple[Any, ...], Any], tuple[Any, ...]] = {}
        self.told_apart: list[str] = []
        self.free = 0

    def visit(self, match: Match, told: Told) -> None:
        if match.payoffs is not None:
            return
        for choice in choices(self.game, match.state):
            before, steps = match.moment(), len(match.steps)
            match.step(choice)
            (news, known) = match.log[before.version :], dict(told)
            for seat in known:
                known[seat] += tuple(event.as_seen_by(seat) for event in news)
            self.check(match, before, choice, told, known)
            self.visit(match, known)
            assert len(match.steps) == steps + 1
            match.take_back(CHANCE, before)
            del match.log[before.version :]

    def check(self, match: Match, before: Any, choice: Choice, told: Told, known: Told) -> None:
        (seat, *others), turn = choice, match.turn
        if others or seat == CHANCE or isinstance(turn, Chance):  # chance draws at once, and then it is too late
            return
        if match.can_take_back(seat, before, self.revealing):
            self.free += 1
            first = self.answers.setdefault((seat, told[seat], choice[seat]), known[seat])
            if first != known[seat]:
                self.told_apart.append(f"{choice[seat]}: {first[-2:]} or {known[seat][-2:]}")


@pytest.mark.parametrize("name", NAMED)
def test_in_every_history_of_a_small_game_the_answer_was_known_before(name: str) -> None:
    """Whoever knows the same and moves the same is told the same, whatever is hidden."""
    walk = Walk(name)
    walk.visit(Match(walk.game), dict.fromkeys(range(walk.game.seats), ()))
    assert walk.told_apart == []


@pytest.mark.parametrize("name", [name for name in NAMED if name not in WITHOUT_WORLDS])
def test_at_full_size_other_worlds_would_have_answered_the_same(name: str) -> None:
    entry, free = find(name), 0
    worlds = entry.layer("bot").worlds
    for number in range(MATCHES):
        rng = random.Random(f"take back {name} {number}")
        match = Match(entry.game(), chance(rng))
        for _ in range(STEPS):
            if match.payoffs is not None:
                break
            seat = rng.choice(match.waiting)
            known, before, move = match.observation(seat), match.moment(), rng.choice(match.legal(seat))
            moved = match.commit(seat, move)
            if moved and match.can_take_back(seat, before, entry.revealing):
                free += 1
                told = match.seen_since(seat, before.version)
                for world in islice(worlds(known, rng), WORLDS):
                    _, events = match.game.apply(world, {seat: move})
                    assert [event.as_seen_by(seat) for event in events] == told, move
    together = all(len(choice) > 1 or CHANCE in choice for choice in match.steps)
    assert together or free > 10  # where all choose at once, nothing that took effect can be taken back


@pytest.mark.parametrize("name", NAMED)
def test_what_decides_something_is_revealing(name: str) -> None:
    """Bots wait after a showdown, and nobody goes back behind it."""
    assert find(name).showdowns <= set(find(name).revealing or ())


@pytest.mark.parametrize("name", PRODUCTS)
def test_a_move_and_back_is_as_if_nothing_had_happened(name: str) -> None:
    """Wherever it is possible, whatever it revealed: state, turn and legal moves are those before."""
    undone = 0
    for match in moments(find(name).game(), random.Random(name)):
        if match.payoffs is None:
            (seat, *_), before, legal = match.waiting, match.moment(), match.legal(match.waiting[0])
            match.commit(seat, legal[0])
            if match.can_take_back(seat, before, ()):
                match.take_back(seat, before)
                undone += 1
                assert (match.state, match.turn, len(match.steps)) == before[:3]
                assert match.legal(seat) == legal
    assert undone or name not in NAMED  # a game may leave everything to chance


@pytest.mark.parametrize("name", PRODUCTS)
def test_a_bot_thinks_the_same_of_a_match_in_which_moves_were_taken_back(name: str) -> None:
    """What was taken back is told to nobody any more."""
    entry, rng = find(name), random.Random(f"bots {name}")
    decide, match, compared = bot(entry, DEFAULT_LEVEL), Match(entry.game(), chance(rng)), 0
    while match.payoffs is None and compared < 25:
        seat, before = match.waiting[0], match.moment()
        move = rng.choice(match.legal(seat))
        match.commit(seat, move)
        if match.can_take_back(seat, before, ()):
            match.take_back(seat, before)
            plain = replay(match.game, match.steps)
            if plain.waiting == match.waiting:  # nobody else has chosen in secret
                compared += 1
                thoughts = [decide(one.observation(seat), random.Random(compared)) for one in (match, plain)]
                assert thoughts[0] == thoughts[1]
            match.commit(seat, move)
    assert compared > 3 or name not in NAMED
