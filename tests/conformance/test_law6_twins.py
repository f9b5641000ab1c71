"""Tests of law 6: a game's twin agrees with its rules, and its features show exactly what the view shows."""

from __future__ import annotations

import inspect
import random
from typing import Any

import numpy as np
import pytest

from poktail.batch import OVER, Twin
from poktail.batch.agree import Disagreement, agree, agree_everywhere
from poktail.core import codec
from poktail.core.game import AnyGame
from poktail.core.registry import Entry
from tests.batch.defects import OneOf, damaged, each
from tests.conformance.subjects import ENTRIES, extremes, moments

TWINS = [pytest.param(entry, id=entry.id) for entry in ENTRIES if entry.has("batch")]
ENCODED = [pytest.param(entry, id=entry.id) for entry in ENTRIES if entry.has("features")]
QUICK = (0, 3)
"""The numbers of the sizes and of the defects that `make test` tries, too."""
SIZES = [
    pytest.param(entry, game, id=f"{entry.id}-{number}", marks=[] if number in QUICK else [pytest.mark.slow])
    for entry in ENTRIES
    if entry.has("batch")
    for number, game in enumerate(extremes(entry.game()))
]
PLANTED = [
    pytest.param(
        entry,
        twin,
        defect.shows,
        id=f"{entry.id}-{defect}",
        marks=[pytest.mark.xdist_group(f"planted in {entry.id}"), *([] if number in QUICK else [pytest.mark.slow])],
    )
    for entry in ENTRIES
    if entry.has("batch")
    for defects in [damaged(entry.layer("batch").TWIN(entry.tiny))]
    for number, (defect, twin) in enumerate(zip(defects, each(defects), strict=True))
]
MATCHES = 32
LANES = 256


@pytest.mark.parametrize("entry", TWINS)
def test_law_6_a_game_with_a_twin_has_features_for_it_to_agree_with(entry: Entry) -> None:
    assert entry.has("features")


@pytest.mark.parametrize("entry", TWINS)
def test_law_6_the_twin_offers_what_a_twin_owes_and_equal_games_have_equal_twins(entry: Entry) -> None:
    make = entry.layer("batch").TWIN
    twin = make(entry.tiny)
    again = make(codec.with_options(type(entry.tiny), codec.options_of(entry.tiny)))
    assert all(hasattr(twin, name) for name in vars(Twin) if not name.startswith("_"))
    assert twin.game == entry.tiny
    assert (twin, hash(twin)) == (again, hash(again))
    assert twin != make(entry.game())


@pytest.mark.parametrize("entry", TWINS)
def test_law_6_twin_and_rules_agree_at_every_position_of_tiny(entry: Entry) -> None:
    assert agree_everywhere(entry, entry.tiny, lanes=LANES) > OVER


@pytest.mark.parametrize(("entry", "game"), SIZES)
def test_law_6_twin_and_rules_agree_at_every_step_of_random_matches(entry: Entry, game: AnyGame) -> None:
    assert agree(entry, game, MATCHES, random.Random(f"twins {game}")) > MATCHES


@pytest.mark.parametrize(("entry", "twin", "shows"), PLANTED)
def test_law_6_planted_defects_are_caught(entry: Entry, twin: OneOf, shows: set[str]) -> None:
    with pytest.raises(Disagreement) as found:
        agree_everywhere(entry, entry.tiny, twin, LANES)
    assert found.value.field in shows


def vectors(entry: Entry, game: AnyGame) -> list[tuple[Any, np.ndarray]]:
    """Every view of a few random matches, and its vector."""
    encode, rng = entry.layer("features").encode, random.Random(f"features {game}")
    return [
        (view, encode(view, game))
        for _ in range(3)
        for match in moments(game, rng)
        for view in map(match.view, (None, *range(game.seats)))
    ]


@pytest.mark.parametrize("entry", ENCODED)
def test_features_are_made_of_the_view_and_the_options_alone(entry: Entry) -> None:
    assert list(inspect.signature(entry.layer("features").encode).parameters) == ["view", "game"]
    for game in (entry.tiny, *extremes(entry.game())):
        for view, vector in vectors(entry, game):
            copy = codec.load(entry.layer("rules").View, codec.dump(view))
            again = codec.with_options(type(game), codec.options_of(game))
            assert np.array_equal(entry.layer("features").encode(copy, again), vector)


@pytest.mark.parametrize("entry", ENCODED)
def test_features_have_a_layout_that_covers_a_vector_of_one_length_and_bounded_numbers(entry: Entry) -> None:
    for game in (entry.tiny, *extremes(entry.game())):
        end = 0
        for part in entry.layer("features").layout(game).values():
            assert (part.start, part.step) == (end, None)
            assert part.stop >= end
            end = part.stop
        found = [vector for _, vector in vectors(entry, game)]
        assert {(vector.dtype, vector.shape) for vector in found} == {(np.dtype(np.float32), (end,))}
        assert np.abs(found).max() == 1
