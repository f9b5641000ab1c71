"""Laws of the levels in every game: legal moves with any options, by what a seat knows, and a temper that stays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise
from math import e
from random import Random
from types import ModuleType
from typing import Any

import pytest

from poktail.bots import levels
from poktail.bots.levels import ALIASES, DEFAULT_LEVEL, LEVELS, RANDOM, TASTE, behaving, bot, contender, known
from poktail.core.errors import BadOptions
from poktail.core.evaluation import Candidate
from poktail.core.game import AnyGame, Observation
from poktail.core.levels import Behaviour, Temper
from poktail.core.match import Match
from poktail.core.registry import Entry, find
from tests.conformance.subjects import PRODUCTS, moments, subject

DEEP = 60
"""How many decisions of a random match are looked at, at most."""


class Bare(Entry):
    """A game with rules and a bot, and nothing else."""

    def has(self, name: str) -> bool:
        """Whether the folder has that module."""
        return name in ("rules", "bot") and Entry.has(self, name)


def decisions(game: AnyGame, rng: Random, many: int) -> list[Observation]:
    """What the seats that have a choice see, at so many moments of a random match, early and late."""
    seen = list[Observation]()
    for match in islice(moments(game, rng), DEEP):
        choosing = [seat for seat in match.waiting if len(match.legal(seat)) > 1]
        if choosing:
            seen.append(match.observation(rng.choice(choosing)))
    return [seen[len(seen) * number // many] for number in range(many)]


@pytest.mark.parametrize("level", [*LEVELS, RANDOM, *ALIASES])
@pytest.mark.parametrize("name", PRODUCTS)
def test_every_level_plays_every_variant(name: str, level: str) -> None:
    found = subject(name)
    assert found.entry is not None
    decide = bot(found.entry, level)
    for number, game in enumerate((*found.sizes, found.tiny)):
        for seen in decisions(game, Random(f"{name} {number}"), 2):
            assert decide(seen, Random(1)) in seen.legal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PRODUCTS)
def test_a_level_knows_nothing_but_its_observation(name: str, level: str) -> None:
    """In positions that the seat cannot tell apart from the real one, the same dice bring the same move."""
    found, rng = subject(name), Random(f"levels {name}")
    assert found.entry is not None
    game, decide, compared = found.sizes[0], bot(found.entry, level), 0
    for seen in decisions(game, rng, 6):
        for world in islice(found.worlds(seen, rng), 2) if found.worlds else ():
            same = replace(seen, view=game.view(world, seen.seat), legal=game.legal(world, seen.seat or 0))
            for seed in range(3):
                assert decide(same, Random(seed)) == decide(seen, Random(seed))
            compared += 1
    assert compared or not found.worlds


@pytest.mark.parametrize("name", PRODUCTS)
def test_a_seat_keeps_its_temper_for_a_match_and_a_table_is_no_herd(name: str) -> None:
    entry, tempers = find(name), Counter[Temper]()
    own = levels.layer_of(entry)
    for number in range(12):
        first = dict[int, Temper]()
        for match in islice(moments(entry.game(), Random(number)), DEEP):
            for seat in match.waiting:
                temper = levels.temper_of(own, match.observation(seat))
                assert first.setdefault(seat, temper) is temper
        tempers.update(first.values())
    assert set(tempers) == set(Temper) or not hasattr(own, "likes")


def test_levels_of_earlier_versions_are_known() -> None:
    assert known("regular") in LEVELS and known(DEFAULT_LEVEL) == DEFAULT_LEVEL
    with pytest.raises(BadOptions) as refused:
        known("genius")
    assert refused.value.data["want"] == " ".join(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PRODUCTS)
def test_a_game_with_nothing_but_a_bot_has_every_level(name: str, level: str) -> None:
    """The levels below the expert prefer the moves that the bot makes most often."""
    entry = Bare(name, find(name).folder)
    decide = bot(entry, level)
    for seen in decisions(entry.game(), Random(name), 3):
        made = Counter(decide(seen, Random(seed)) for seed in range(20))
        assert made.keys() <= set(seen.legal)


def shares(own: ModuleType | None, behaviour: Behaviour, seen: Observation, *values: float) -> list[float]:
    """How likely moves of these values are."""
    candidates = tuple(Candidate(number, value, 0.0, 1 / len(values)) for number, value in enumerate(values))
    return [weight for _, weight in levels.odds(own, behaviour, seen, candidates)]


def sharpness(entry: Entry, level: str, seen: list[Observation]) -> float:
    """How alike a level's choices are: how likely two of them are the same, on average."""
    behaviour, own, total = levels.behaviour_of(entry, level), levels.layer_of(entry), 0.0
    judge = levels.judge_of(entry, behaviour)
    for one in seen:
        weights = [weight for _, weight in levels.odds(own, behaviour, one, judge(one, Random(1)))]
        total += sum(weight**2 for weight in weights) / sum(weights) ** 2
    return total / len(seen)


@pytest.mark.parametrize("name", [name for name in PRODUCTS if find(name).has("levels")])
def test_a_level_is_as_sharp_without_the_extras(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slack is in the unit of one judge: with another one, all levels would be about as strong, or as weak."""
    entry, below = find(name), LEVELS[:-1]
    seen = [one for seed in range(4) for one in decisions(entry.game(), Random(seed), 6)]
    whole = [sharpness(entry, level, seen) for level in below]
    monkeypatch.setattr(levels, "find_spec", lambda _name: None)
    bare = [sharpness(entry, level, seen) for level in below]
    assert all(abs(one - other) < 0.05 for one, other in zip(whole, bare, strict=True)), (whole, bare)
    for (lower, upper), (less, more) in zip(pairwise(below), pairwise(bare), strict=True):
        alike = levels.behaviour_of(entry, lower).ahead == levels.behaviour_of(entry, upper).ahead
        assert less + 0.02 < more or not alike, bare  # two judges cannot be compared


def any_observation() -> Observation:
    """An observation without events, for levels that do not look at it."""
    match = Match(find(PRODUCTS[0]).game())
    return replace(match.observation(0), events=())


def test_mistakes_happen_where_moves_are_close() -> None:
    """Quantal response: a move that is worth the slack less is chosen 1/e times as often, whatever else there is."""
    seen = any_observation()
    near, far, best = shares(None, Behaviour(slack=0.1), seen, 0.4, 0.1, 0.5)
    assert near * e == pytest.approx(best) and far * e**4 == pytest.approx(best)
    _, sharp = shares(None, Behaviour(slack=0.01), seen, 0.5, 0.3)
    assert 0 < sharp < 1e-6


def test_a_temper_likes_some_moves_more_but_not_blindly(monkeypatch: pytest.MonkeyPatch) -> None:
    own, seen = ModuleType("own"), any_observation()
    vars(own)["likes"] = lambda temper, _seen, move: temper is levels.temper_of(own, seen) and move == 1
    other, liked, bad = shares(own, Behaviour(slack=0.1), seen, 0.5, 0.5, 0.0)
    assert liked == pytest.approx(other * e**TASTE) and bad < other / 100


def test_a_level_that_does_not_look_ahead_never_asks_the_expert() -> None:
    asked = list[str]()

    class Layers(Entry):
        """A game whose expert and estimates note that they were asked."""

        def has(self, name: str) -> bool:
            return name in ("bot", "expert", "levels")

        def layer(self, name: str) -> ModuleType:
            module = ModuleType(name)

            def judge(seen: Observation, _rng: Random, *effort: int) -> tuple[Candidate, ...]:
                asked.append(f"{name}{list(effort)}")
                return tuple(Candidate(move, 0.0, 0.0, 0.5) for move in seen.legal)

            vars(module).update(evaluate=judge, estimates=judge, DEAL=())
            return module

    entry: Any = Layers("any", find(PRODUCTS[0]).folder)
    seen = decisions(find(PRODUCTS[0]).game(), Random(3), 1)[0]
    for behaviour in (Behaviour(0.1, ahead=False), Behaviour(0.1), Behaviour(0.1, effort=7)):
        behaving(entry, behaviour)(seen, Random(1))
    assert asked == ["levels[]", "expert[]", "expert[7]"]


def test_without_the_libraries_that_it_needs_an_expert_plays_like_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda _name: None)
    for entry in map(find, PRODUCTS):
        needs = getattr(levels.layer_of(entry), "EXPERT_NEEDS", ())
        assert (levels.expert_of(entry) is None) == bool(needs or not entry.has("expert"))
        if needs:
            assert levels.strongest(entry) is contender(entry, "expert") is entry.layer("bot").decide
