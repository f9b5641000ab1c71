"""A frozen bot plays the moves it has always played, and no table offers it."""

from __future__ import annotations

import pytest

from poktail.bots.levels import LEVELS, RANDOM, YARDSTICKS, bot, contender, random_move
from poktail.core.errors import BadOptions
from poktail.core.registry import find, games, shipped
from tests.conformance.frozen import LEVEL, MATCHES, file_of, moves_of

OURS = tuple(entry.id for entry in games() if entry.has(YARDSTICKS[LEVEL]))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_frozen_bot_plays_as_it_did(name: str, number: int) -> None:
    entry = find(name)
    assert moves_of(entry, number) == file_of(entry).read_text(encoding="utf-8").splitlines()[number]


@pytest.mark.parametrize("name", [entry.id for entry in shipped()])
def test_yardsticks_are_for_the_arena_only(name: str) -> None:
    entry = find(name)
    assert not {RANDOM, *LEVELS} & YARDSTICKS.keys()
    for level in YARDSTICKS:
        with pytest.raises(BadOptions):
            bot(entry, level)


def test_the_arena_knows_levels_and_yardsticks_and_nothing_else() -> None:
    entry = find(OURS[0])
    assert contender(entry, "random") is random_move
    assert contender(entry, LEVEL) is entry.layer(YARDSTICKS[LEVEL]).decide
    with pytest.raises(BadOptions, match="regular") as refused:
        contender(entry, "perfect")
    assert LEVEL in str(refused.value.data["want"])
