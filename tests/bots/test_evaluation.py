"""Tests of what moves are expected to bring: who judges them, how estimates are made, which move is advised."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from poktail.bots import evaluation
from poktail.bots.evaluation import Evaluation, Method, evaluate, most, sampled, seed_of
from poktail.bots.play_out import PlayOut, public_kinds
from poktail.bots.series import chance
from poktail.core.errors import BadOptions, IllegalMove, NotYourTurn
from poktail.core.evaluation import Candidate
from poktail.core.game import AnyGame, Observation, SeatEvent
from poktail.core.match import Match
from poktail.core.registry import find

ALL_OR_NOT: dict[str, Any] = {"seats": 3, "dice": ("3disc",), "counters": 1, "goal": 1}
"""In this match of POK a disc goes only if all show one; anything else wins as soon as somebody shows a disc."""


def asked(game: AnyGame, seat: int = 0) -> Observation:
    """The first decision of this seat."""
    match = Match(game, chance(Random(1)))
    assert seat in match.waiting
    return match.observation(seat)


def test_the_expert_is_asked_with_randomness_from_the_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, drawn = asked(find("pok").game()), []

    def judge(observation: Observation, rng: Random) -> tuple[Candidate, ...]:
        drawn.append(rng.random())
        return tuple(Candidate(move, 0.3, 0.0, 1 / 3) for move in observation.legal)

    for more, method in (({}, Method.SEARCH), ({"is_exact": lambda game: game.seats == 4}, Method.EXACT)):
        fake = SimpleNamespace(evaluate=judge, **more)
        monkeypatch.setattr(evaluation, "expert_of", lambda _entry, fake=fake: fake)
        assert evaluate(seen).method is method
    assert drawn == [Random(seed_of(seen)).random()] * 2


def test_what_an_expert_is_not_sure_of_is_not_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = asked(find("pok").game(**ALL_OR_NOT))

    def judge(observation: Observation, _rng: Random) -> tuple[Candidate, ...]:
        return tuple(Candidate(move, 0.3, 0.01, 1 / 3) for move in observation.legal)

    fake = SimpleNamespace(evaluate=judge, is_exact=lambda _game: True)
    monkeypatch.setattr(evaluation, "expert_of", lambda _entry: fake)
    assert evaluate(seen).method is Method.SEARCH
    fake.can_judge = lambda game: game != seen.game
    assert evaluate(seen, 50).method is Method.SAMPLED


def test_a_seed_does_not_grow_with_the_match() -> None:
    """Events from long ago are not even looked at."""
    seen = asked(find("pok").game())
    old = tuple(SeatEvent(v, object()) for v in range(1, 1001))

    def after(events: tuple[SeatEvent, ...], what: str) -> str:
        new = tuple(SeatEvent(v, what) for v in range(1001, 1001 + evaluation.LATEST))
        return seed_of(replace(seen, events=events + new))

    assert after(old, "a") == after(old[:1], "a") != after(old, "b")


def refusing(error: Exception) -> SimpleNamespace:
    """An expert that cannot judge."""

    def evaluate(_observation: Observation, _rng: Random) -> tuple[Candidate, ...]:
        raise error

    return SimpleNamespace(evaluate=evaluate)


@pytest.mark.parametrize(
    "missing",
    [None, SimpleNamespace(), refusing(BadOptions(option="seats")), refusing(ModuleNotFoundError("numba"))],
    ids=["no expert", "no values", "no table", "no library"],
)
def test_without_an_expert_moves_are_played_out(monkeypatch: pytest.MonkeyPatch, missing: Any) -> None:
    """There is none, or none that evaluates, or it has no table for these options, or an extra is not installed."""
    seen = asked(find("pok").game(**ALL_OR_NOT))
    monkeypatch.setattr(evaluation, "expert_of", lambda _entry: missing)
    found = evaluate(seen, 50)
    assert found.method is Method.SAMPLED
    assert [one.move for one in found.candidates] == list(seen.legal)


def test_estimates_find_what_wins() -> None:
    """A disc gives the match away as long as others show something else; anything else can only win."""
    entry = find("pok")
    seen = asked(entry.game(**ALL_OR_NOT))
    disc, square, triangle = sampled(entry, seen, Random(1), 1000)
    assert disc.value + disc.error < min(square.value, triangle.value)
    assert sum(one.odds for one in (disc, square, triangle)) == pytest.approx(1)
    more = sampled(entry, seen, Random(1), 2000)
    assert all(many.error < few.error for many, few in zip(more, (disc, square, triangle), strict=True))


def test_estimates_need_worlds_and_a_bot_that_moves() -> None:
    seen = asked(find("pok").game())

    def layer(_name: str) -> Any:
        return SimpleNamespace(decide=lambda observation, _rng: observation.legal[0])

    first, *others = sampled(SimpleNamespace(layer=layer), seen, Random(1), 10)  # type: ignore[arg-type]
    assert (first.odds, first.value, first.error) == (1.0, 1 / seen.game.seats, 1.0)
    assert {one.odds for one in others} == {0.0}
    wrong = SimpleNamespace(layer=lambda _name: SimpleNamespace(decide=lambda *_: "nonsense"))
    with pytest.raises(IllegalMove):
        sampled(wrong, seen, Random(1), 10)  # type: ignore[arg-type]


def test_nobody_is_evaluated_out_of_turn() -> None:
    seen = asked(find("pok").game())
    with pytest.raises(NotYourTurn):
        evaluate(replace(seen, legal=()))


def test_the_advice_is_what_the_bot_does_among_equals() -> None:
    def best(*parts: tuple[float, float, float]) -> int:
        return int(Evaluation(Method.SEARCH, tuple(Candidate(n, *part) for n, part in enumerate(parts))).best.move)

    assert best((0.5, 0.0, 0.1), (0.4, 0.0, 0.9)) == 0
    assert best((0.5, 0.05, 0.1), (0.46, 0.05, 0.9)) == 1
    assert best((0.5, 0.0, 0.1), (0.4999, 0.0, 0.9)) == 1


def test_the_largest_share_is_that_of_those_who_win_together() -> None:
    assert most(find("pok").game()) == 1
    royal = find("cockroach_royal").game()
    assert most(royal) == pytest.approx(1 / (royal.seats - 1))
    only = Candidate("a", 0.25, 0.05, 1.0)
    (scaled,) = Evaluation(Method.SEARCH, (only,)).scaled(0.5).candidates
    assert (scaled.value, scaled.error, scaled.odds) == (0.5, 0.1, 1.0)


def test_in_a_play_out_the_others_know_only_what_was_public() -> None:
    """A bot that needs more than that, or makes an illegal move, moves at random."""
    game = find("cockroach_royal").game()
    seen = asked(game, Match(game, chance(Random(1))).waiting[0])
    known = public_kinds(game)
    told = {type(event.what) for event in seen.events}
    assert told & known and told - known
    heard: dict[int, set[type]] = {}

    def decide(observation: Observation, _rng: Random) -> Any:
        assert observation.seat is not None
        heard.setdefault(observation.seat, {type(event.what) for event in observation.events})
        if len(heard) == game.seats:
            raise LookupError
        return "nonsense"

    play = PlayOut(decide, seen, 200)
    world = next(find(game.id).layer("bot").worlds(seen, Random(1)))
    assert 0 <= play.share(world, seen.legal[0], 1) <= 1
    assert len(heard) == game.seats
    secret = told - known
    assert all(kinds.isdisjoint(secret) for seat, kinds in heard.items() if seat != seen.seat)


def test_a_mistake_in_a_bot_is_not_taken_for_ignorance() -> None:
    """A play-out goes on without a bot that was told too little, but not without one that cannot work."""
    seen = asked(find("pok").game())
    world = next(find("pok").layer("bot").worlds(seen, Random(1)))

    def wrong(_observation: Observation, _rng: Random) -> Any:
        raise TypeError("unsupported operand")

    with pytest.raises(TypeError):
        PlayOut(wrong, seen, 20).share(world, seen.legal[0], 1)
