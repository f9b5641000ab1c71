"""Tests of the daily deal in every game: made from seed and day, estimated from the observation alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from poktail.bots import daily
from poktail.bots.daily import Deal, deal, estimates
from poktail.bots.levels import strongest
from poktail.core.evaluation import Candidate
from poktail.core.fair import Fair
from poktail.core.game import CHANCE, Chance, Observation
from poktail.core.match import Match
from poktail.core.registry import Entry, find
from tests.conformance.subjects import PRODUCTS, moments, subject
from tests.conformance.test_laws import OURS

SEED, DAY = bytes(range(32)), "2026-11-16"


class Bare(Entry):
    """A game without a `daily.py` and an expert."""

    def has(self, name: str) -> bool:
        """Whether the folder has that module."""
        return name not in ("daily", "expert") and Entry.has(self, name)


def told(found: Deal) -> tuple[object, ...]:
    """What a deal is made of."""
    return found.match.steps, found.seat, found.estimates, found.fair.entropy


@pytest.mark.parametrize("name", OURS)
def test_a_deal_follows_from_seed_and_day(name: str) -> None:
    """It asks a seat that has a choice, its chance follows from the seed, and the bot agrees with what is best."""
    entry = find(name)
    found = deal(entry, SEED, DAY)
    assert told(deal(entry, SEED, DAY)) == told(found)
    assert told(deal(entry, SEED, "2026-11-17")) != told(found) != told(deal(entry, bytes(32), DAY))
    seen = found.match.observation(found.seat)
    assert found.seat in found.match.waiting and len(seen.legal) == len(found.estimates) > 1
    assert (min(found.scores), max(found.scores)) == (0, 100)
    assert found.scores[seen.legal.index(found.best)] == 100
    decided = [strongest(entry)(seen, Random(f"again {number}")) for number in range(9)]
    assert max(decided, key=decided.count) == found.best or not entry.has("daily")
    verify(found, DAY)


def verify(found: Deal, day: str) -> None:
    """Every outcome of chance is what the seed and the day say; nobody contributed but the seat that is asked."""
    fair = Fair(SEED, found.fair.entropy)
    assert found.fair.entropy[found.seat].startswith(day.encode())
    assert [part for seat, part in enumerate(fair.entropy) if seat != found.seat and part] == []
    again = Match(found.match.game)
    for number, choice in enumerate(found.match.steps):
        if isinstance(again.turn, Chance):
            assert choice == {CHANCE: fair.draw(number, again.turn)}
        again.step(choice)
    assert again.state == found.match.state


@pytest.mark.parametrize(("noise", "times"), [(0.0, 2), (0.01, daily.TRIES)])
def test_an_expert_is_asked_again_only_if_its_answers_differ(
    noise: float, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, asked = Match(find(PRODUCTS[0]).game()), list[float]()
    while isinstance(match.turn, Chance):
        match.step({CHANCE: match.turn.outcomes[0][0]})
    seen = match.observation(match.waiting[0])

    def judge(one: Observation, rng: Random) -> tuple[Candidate, ...]:
        asked.append(rng.random())
        best = [Candidate(one.legal[0], 0.5 + noise * rng.random(), 0.0, 1.0)]
        return tuple(best + [Candidate(move, 0.1, 0.0, 0.0) for move in one.legal[1:]])

    monkeypatch.setattr(daily, "evaluation", lambda _entry: judge)
    entry = Bare(PRODUCTS[0], find(PRODUCTS[0]).folder)
    assert (estimates(entry, seen, "label") is None) == (len(seen.legal) < 2)
    assert len(asked) == len(set(asked)) == times


@pytest.mark.parametrize("name", OURS)
def test_estimates_follow_from_the_observation(name: str) -> None:
    """In positions that the seat cannot tell apart from the real one, they are the same."""
    found, rng = subject(name), Random(f"daily {name}")
    assert found.entry is not None
    game, asked = found.sizes[0], 0
    for match in islice(moments(game, rng), 60):
        if asked == 8:
            break
        for seat in match.waiting[:1]:
            seen = match.observation(seat)
            thought = estimates(found.entry, seen, "label")
            asked += thought is not None
            for world in islice(found.worlds(seen, rng), 2) if found.worlds else ():
                same = replace(seen, view=game.view(world, seat), legal=game.legal(world, seat))
                assert estimates(found.entry, same, "label") == thought
    assert asked


@pytest.mark.parametrize("name", OURS)
def test_a_game_without_estimates_of_its_own_has_deals_too(name: str) -> None:
    """Moves are then scored by how often the bot makes them."""
    entry = find(name)
    found = deal(Bare(entry.id, entry.folder), SEED, DAY)
    assert len(found.estimates) > 1 and sum(found.estimates) == pytest.approx(1.0)
    assert max(found.scores) == 100
