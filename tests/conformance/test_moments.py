"""Tests of every game's turning points: few, in order, and told by public events."""

from __future__ import annotations

from random import Random

import pytest

from poktail.core.moments import MOST
from poktail.server.history.replays import turning_points
from tests.conformance.subjects import finished, subject
from tests.conformance.test_laws import OURS

MATCHES = 6


@pytest.mark.parametrize("name", OURS)
def test_a_match_has_a_few_turning_points_and_everybody_was_told(name: str) -> None:
    found, rng, most = subject(name), Random(f"moments {name}"), 0
    assert found.entry is not None
    has = found.entry.has("moments")
    telling = found.entry.layer("moments").TELLING if has else ()
    for _ in range(MATCHES):
        match = finished(found.sizes[0], rng)
        for seat in (None, *range(match.game.seats)):
            points = turning_points(match.game, match.steps, lambda event, seat=seat: event.as_seen_by(seat))
            assert points == sorted(set(points)) and len(points) <= MOST
            assert all(type(match.log[version - 1].as_seen_by(seat)) in telling for version in points)
            assert not has or points, "something decided it"
            most = max(most, len(points))
    assert not has or most > 1
