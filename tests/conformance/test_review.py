"""Tests of reviews in every game: judged by what the seat knew, by an expert or estimates, told in every language."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from poktail.bots import review
from poktail.bots.evaluation import evaluate, sampled
from poktail.bots.series import chance
from poktail.core import codec
from poktail.core.errors import RuleError
from poktail.core.game import CHANCE, AnyGame, Chance, Choice, Observation, Seat
from poktail.core.match import Match, replay
from poktail.i18n import LANGUAGES, Words
from tests.conformance.subjects import moments, subject
from tests.conformance.test_coach import NAMES
from tests.conformance.test_laws import OURS

QUICK = 1
"""The least effort for an estimate; how good estimates are is tested elsewhere."""
POSITIONS, APART, WORDED, PAIRS = 6, 12, 2, 8


@pytest.mark.parametrize("name", OURS)
def test_every_legal_move_is_judged(name: str) -> None:
    """By the game's expert, if it has one, and by estimates: in the order of the moves, with odds that add up to 1."""
    found, rng = subject(name), Random(f"judged {name}")
    assert found.entry is not None
    for match in islice(moments(found.sizes[0], rng), 0, POSITIONS * APART, APART):
        for seat in match.waiting[:1]:
            seen = match.observation(seat)
            for judged in (evaluate(seen, QUICK).candidates, sampled(found.entry, seen, rng, QUICK)):
                assert [one.move for one in judged] == list(seen.legal)
                assert sum(one.odds for one in judged) == pytest.approx(1)
                assert all(0 <= one.value <= 1 and 0 <= one.error <= 1 and one.odds >= 0 for one in judged)
            assert evaluate(seen, QUICK) == evaluate(match.observation(seat), QUICK)


@pytest.mark.parametrize("name", OURS)
def test_a_review_judges_what_the_seat_knew_when_it_decided(name: str) -> None:
    """In a replay of the finished match every decision is seen exactly as it was during the match."""
    game = subject(name).sizes[0]
    match, rng = Match(game, chance(Random(f"then {name}"))), Random(name)
    then: dict[Seat, list[tuple[int, Observation, Any]]] = {seat: [] for seat in range(game.seats)}
    while match.payoffs is None:
        step = len(match.steps) + 1
        for seat in match.waiting:
            seen = match.observation(seat)
            move = rng.choice(seen.legal)
            if len(seen.legal) > 1:
                then[seat].append((step, seen, move))
            match.commit(seat, move)
    assert any(then.values())
    for seat, decisions in then.items():
        assert list(review.asked(match, seat)) == decisions


@pytest.mark.parametrize("name", OURS)
def test_a_secret_never_changes_a_review(name: str) -> None:
    """Two matches that differ in what the seat could not know when it decided: same values, same words."""
    found, rng = subject(name), Random(f"secret {name}")
    assert found.entry is not None
    one, two, seat, common = twins(found.sizes[0], rng)
    decisions = [list(islice(review.asked(match, seat), common)) for match in (one, two)]
    first, second = ([told(found.entry, *one) for one in each[-WORDED:]] for each in decisions)
    assert len(first) == min(common, WORDED)
    assert first == second


def told(entry: Any, step: int, seen: Observation, move: Any) -> tuple[str, ...]:
    """All that a reader is told about a decision, in every language."""
    decision = review.judge(step, seen, move, QUICK)
    hint = review.advice(seen, decision)
    said = [codec.dump_json(review.decision_json(decision))]
    for lang in LANGUAGES:
        words = Words(lang, entry, NAMES, you=seen.seat)
        said += [words.tell(one) for one in (decision.move, *hint.moves, *([hint.reason] if hint.reason else []))]
    assert all(said)
    return tuple(said)


def twins(game: AnyGame, rng: Random) -> tuple[Match, Match, Seat, int]:
    """Two finished matches, a seat, and how many of its decisions it could not tell apart.

    They differ in an outcome of chance, or in what another seat chose. Of a few such pairs it takes the one that looks
    the same to the seat for longest: in a game with lasting secrets, even after that step.
    """
    *_, match = moments(game, rng)
    found: list[tuple[int, int, Seat, list[Choice]]] = []
    pairs = [(step, seat) for step in range(len(match.steps)) for seat in range(game.seats)]
    for step, seat in rng.sample(pairs, len(pairs)):
        other = another(match, step, seat, rng) if len(found) < PAIRS else None
        if other is not None:
            alike, steps = follow(match, step, other, seat)
            found.append((alike, len(found), seat, steps))
    alike, _, seat, steps = max(found)
    twin = replay(game, steps)
    twin.play_on(chance(rng))
    while twin.payoffs is None:
        for waiting in twin.waiting:
            twin.commit(waiting, rng.choice(twin.legal(waiting)))
    assert twin.steps != match.steps
    return match, twin, seat, alike


def another(match: Match, step: int, seat: Seat, rng: Random) -> Choice | None:
    """Another outcome, or another move of another seat, at this step; None if there is none."""
    before, made = replay(match.game, match.steps[:step]), match.steps[step]
    if isinstance(before.turn, Chance):
        others = [outcome for outcome, _ in before.turn.outcomes if outcome != made[CHANCE]]
        return {CHANCE: rng.choice(others)} if others else None
    free = [(who, move) for who in made if who != seat for move in before.legal(who) if move != made[who]]
    return {**made, **dict([rng.choice(free)])} if free else None


def follow(match: Match, step: int, other: Choice, seat: Seat) -> tuple[int, list[Choice]]:
    """A match with this choice at that step, as far as the seat sees no difference, and its decisions until then."""
    one, two, version, alike = Match(match.game), Match(match.game), 0, 0
    for number, choice in enumerate(match.steps):
        views = [(each.seen_since(seat, version), each.view(seat), each.legal(seat)) for each in (one, two)]
        if views[0] != views[1]:
            break
        version, legal = one.version, views[0][2]
        alike += seat in choice and len(legal) > 1
        try:
            two.step(other if number == step else choice)
        except RuleError:
            break
        one.step(choice)
    return alike, two.steps
