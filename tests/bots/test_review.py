"""Tests of a review: what decisions cost, which were costly, how the chances went, and when there is none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from poktail.bots import review
from poktail.bots.evaluation import Evaluation, Method
from poktail.bots.review import Decision, NotOver, Review, Swing
from poktail.bots.series import chance, play_at_random
from poktail.core.errors import NoSuchSeat
from poktail.core.evaluation import Candidate
from poktail.core.match import Match
from poktail.core.registry import find

GAME = find("pok").game()


def decision(step: int, move: str, *values: tuple[float, float, float]) -> Decision:
    """A decision between the moves a, b, c … with these values, errors and odds."""
    moves = "abcdef"[: len(values)]
    candidates = tuple(Candidate(name, *each) for name, each in zip(moves, values, strict=True))
    return Decision(step, step, None, move, Evaluation(Method.SEARCH, candidates))


def test_a_decision_costs_what_the_best_move_was_worth_more() -> None:
    costly = decision(3, "b", (0.5, 0.0, 0.2), (0.3, 0.0, 0.0), (0.45, 0.0, 0.8))
    assert (costly.cost, costly.is_clear, costly.version) == (pytest.approx(0.2), True, 3)
    assert costly.advised.move == "c", "of those that are clearly better the one that the bot plays most often"
    assert [one.move for one in costly.shown(1)] == ["a", "c", "b"]
    unsure = decision(1, "b", (0.5, 0.2, 1.0), (0.3, 0.2, 0.0))
    assert (unsure.cost, unsure.is_clear, unsure.advised.move) == (pytest.approx(0.2), False, "a")
    best = decision(1, "a", (0.5, 0.0, 0.0), (0.3, 0.0, 1.0))
    assert (best.cost, best.is_clear, best.advised.move) == (0, False, "a")


def test_a_review_names_the_costliest_decisions_and_the_turning_points() -> None:
    costs = (0.1, 0.0, 0.4, 0.2, 0.05)
    made = tuple(decision(n, "b", (0.5, 0.0, 1.0), (0.5 - cost, 0.0, 0.0)) for n, cost in enumerate(costs, 1))
    unsure = decision(6, "b", (0.9, 0.5, 1.0), (0.3, 0.5, 0.0))
    last = decision(7, "b", (0.2, 0.0, 1.0), (0.2, 0.0, 0.0))
    found = Review(0, 0.25, 1.0, (*made, unsure, last))
    assert [one.step for one in found.costliest] == [3, 4, 1]
    negligible = decision(1, "b", (0.5, 0.0, 1.0), (0.49, 0.0, 0.0))
    assert Review(0, 0.25, 1.0, (negligible,)).costliest == ()
    assert Review(0, 0.25, 1.0, (negligible,)).cost == pytest.approx(0.01)
    assert found.cost == pytest.approx(0.75), "what is not clear is not counted"
    assert found.chances == (0.5,) * 5 + (0.9, 0.2, 1.0)
    assert found.turning_points == (Swing(5, 5, 0.5, 0.9), Swing(6, 6, 0.9, 0.2), Swing(7, 7, 0.2, 1.0))


def test_a_review_of_nothing() -> None:
    found = Review(0, 0.25, 1.0, ())
    assert (found.chances, found.cost, found.costliest, found.turning_points) == ((1.0,), 0, (), ())


def test_there_is_no_review_of_a_running_match_or_of_nobody() -> None:
    running = Match(GAME, chance(Random(1)))
    with pytest.raises(NotOver):
        next(review.asked(running, 0))
    with pytest.raises(NotOver):
        review.review_of(running, 0, [])
    over = play_at_random(GAME, Random(1))
    for seat in (None, -1, GAME.seats):
        with pytest.raises(NoSuchSeat):
            next(review.asked(over, seat))


def test_chances_are_parts_of_a_win_where_seats_win_together() -> None:
    """In Cockroach Poker Royal one seat loses, and all others share: not to lose is a whole win."""
    game = find("cockroach_royal").game()
    match = play_at_random(game, Random(1))
    assert match.payoffs is not None
    results = [review.review_of(match, seat, []).result for seat in range(game.seats)]
    assert sorted(results) == [0.0] + [1.0] * (game.seats - 1)
    assert review.review_of(match, 0, []).fair == pytest.approx((game.seats - 1) / game.seats)


def test_a_review_as_json() -> None:
    """Everything that a page or a program shows: moves in notation and as values, chances rounded."""
    match = play_at_random(find("pok").game(seats=3, goal=1), Random(2))
    step, seen, move = next(review.asked(match, 0))
    found = review.judge(step, seen, move, 20)
    data = review.decision_json(found)
    assert (data["step"], data["v"], data["move"][0], data["method"]) == (step, found.version, str(move), "sampled")
    assert [each["move"][0] for each in data["candidates"]] == list(map(str, seen.legal))
    whole = review.review_of(match, 0, [found])
    summary = review.summary_json(whole, list(review.hints(match, whole)))
    assert summary["chances"][-1] == summary["result"]
    assert len(summary["costliest"]) == found.is_clear


def test_the_costliest_decisions_have_their_words() -> None:
    match = play_at_random(find("pok").game(seats=3), Random(2))
    step, seen, move = next(review.asked(match, 0))
    values = {str(one): float(one != move) for one in seen.legal}
    parts = tuple(Candidate(one, values[str(one)], 0.0, values[str(one)] / 2) for one in seen.legal)
    costly = Decision(step, seen.version, seen.view, move, Evaluation(Method.EXACT, parts))
    found = review.review_of(match, 0, [costly])
    assert list(review.hints(match, found)) == [review.advice(seen, costly)]
    (told,) = review.summary_json(found, list(review.hints(match, found)))["costliest"]
    assert (told["chance"], told["better_chance"], told["move"][0]) == (0.0, 1.0, str(move))
    assert told["better"][0][0] != str(move)
    assert told["cost"] == 1.0
    assert told["reason"]["clause"].startswith("POK-")


def test_a_swing_is_no_turning_point_if_it_is_small() -> None:
    small: list[Any] = [decision(n, "a", (value, 0.0, 1.0)) for n, value in enumerate((0.5, 0.6, 0.5), 1)]
    assert Review(0, 0.25, 0.45, tuple(small)).turning_points == ()
