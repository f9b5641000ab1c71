"""Tests of the coach: its hints and why a move is not possible, from the seat's observation alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from poktail.bots import coach
from poktail.core.errors import IllegalMove, NotYourTurn
from poktail.core.game import Decide, Observation
from poktail.core.match import Match
from poktail.core.registry import Entry
from poktail.i18n import LANGUAGES, Words
from tests.conformance.subjects import moments, subject
from tests.conformance.test_laws import OURS

NAMES = ("Ada", "Bo", "Çem", "Dörte", "Eñe", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou")
MOVES, WORLDS = 12, 3
HINTS, APART, QUICK = 10, 6, 1
"""How many positions get a hint, how many steps lie between them, and the least effort for an estimate."""
HALF, MATCHES, STEPS, GENERIC = 0.5, 12, 150, 0.05
"""Matches whose hints are counted, how many steps of each, and the share that may have no reason of the game."""


def reason(observation: Observation, moves: list[Any]) -> Any:
    """What is answered: a value of the game, None, or the code of a refusal."""
    try:
        return coach.why_not(observation, moves)
    except (IllegalMove, NotYourTurn) as error:
        return error.code


def asked(match: Match, rng: Random) -> list[list[Any]]:
    """Some moves, and some composed before others."""
    moves = match.game.moves
    some = [rng.choice(moves) for _ in range(MOVES)]
    return [[move] for move in some] + [[rng.choice(moves), rng.choice(moves), move] for move in some]


@pytest.mark.parametrize("name", OURS)
def test_reasons_follow_from_the_observation_and_can_be_told(name: str) -> None:
    """In positions that the seat cannot tell apart from the real one, every answer is the same."""
    found, rng = subject(name), Random(f"coach {name}")
    assert found.entry is not None
    game, told = found.sizes[0], set[Any]()
    for match in islice(moments(game, rng), 120):
        for seat in match.waiting:
            seen = match.observation(seat)
            assert all(coach.why_not(seen, [move]) is None for move in seen.legal)
            questions = asked(match, rng)
            answers = [reason(seen, moves) for moves in questions]
            told.update(answer for answer in answers if answer is not None and not isinstance(answer, str))
            for world in islice(found.worlds(seen, rng), WORLDS) if found.worlds else ():
                same = replace(seen, view=game.view(world, seat), legal=game.legal(world, seat))
                assert [reason(same, moves) for moves in questions] == answers
    if found.entry.has("coach"):
        assert told
    for lang in LANGUAGES:
        words = Words(lang, found.entry, NAMES)
        assert all(words.tell(answer) for answer in told)


@pytest.mark.parametrize("name", OURS)
def test_a_hint_follows_from_the_observation_and_can_be_played(name: str) -> None:
    """It is the same in every position that looks alike to the seat; its moves are legal."""
    found, rng, told = subject(name), Random(f"hint {name}"), set[Any]()
    assert found.entry is not None
    game = found.sizes[0]
    for match in islice(moments(game, rng), 0, HINTS * APART, APART):
        for seat in match.waiting[:1]:
            seen = match.observation(seat)
            hint = coach.hint(seen, QUICK)
            assert hint.moves[0] in seen.legal
            told.add(hint.reason)
            for world in islice(found.worlds(seen, rng), 1) if found.worlds else ():
                same = replace(seen, view=game.view(world, seat), legal=game.legal(world, seat))
                assert coach.hint(same, QUICK) == hint
            if match.waiting == (seat,):
                follow(match, seat, hint.moves)
    reasons = told - {None}
    assert reasons or not explains(found.entry)
    for lang in LANGUAGES:
        words = Words(lang, found.entry, NAMES)
        assert all(words.tell(reason) for reason in reasons)


def explains(entry: Entry) -> bool:
    """Whether this game has reasons for its hints."""
    return entry.has("coach") and hasattr(entry.layer("coach"), "explain")


@pytest.mark.parametrize("name", OURS)
def test_few_hints_say_only_what_the_bot_would_do(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In random matches of every size, for the moves of the game's bot and for random ones."""
    found = subject(name)
    assert found.entry is not None
    if not explains(found.entry):
        pytest.skip("this game has no words for its hints")
    rng, choose = Random(f"words {name}"), found.entry.layer("bot").decide
    monkeypatch.setattr(
        coach, "_best", lambda seen, _effort: choose(seen, rng) if rng.random() < HALF else rng.choice(seen.legal)
    )
    hints = list[Any]()
    for game in (found.sizes[0], *(rng.choice(found.sizes) for _ in range(MATCHES))):
        for match in islice(moments(game, rng), 0, STEPS, APART // 2):
            seen = [match.observation(seat) for seat in match.waiting[:1]]
            hints += [coach.hint(one).reason for one in seen if len(one.legal) > 1]
    assert hints.count(None) <= GENERIC * len(hints) > 1


def follow(match: Match, seat: int, moves: tuple[Any, ...]) -> None:
    """Every move of a hint is legal when its turn comes, in the real position, too."""
    state = match.state
    for move in moves:
        assert match.game.turn(state) == Decide((seat,))
        assert move in match.game.legal(state, seat)
        state, _ = match.game.apply(state, {seat: move})


@pytest.mark.parametrize("name", OURS)
def test_without_a_turn_nothing_is_explained(name: str) -> None:
    match = next(moments(subject(name).sizes[0], Random(1)))
    with pytest.raises(NotYourTurn):
        coach.why_not(match.observation(None), [match.game.moves[0]])
    with pytest.raises(NotYourTurn):
        coach.hint(match.observation(None))
