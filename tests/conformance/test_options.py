"""Tests that every set-up that is accepted can be played and recorded, for strange values of every option."""

from __future__ import annotations

import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from poktail.core import codec, record
from poktail.core.errors import RuleError
from poktail.core.fair import Fair, commitment
from poktail.core.game import AnyGame
from poktail.core.match import Match
from poktail.core.record import Header, Record
from poktail.core.registry import Entry, games
from poktail.server.errors import ServerError
from poktail.server.storage.documents import Setup
from poktail.server.tables.seating import game_of

GAMES = [pytest.param(entry, id=entry.id, marks=pytest.mark.xdist_group(entry.id)) for entry in games()]
SPACES = (" ", "  ", "\t", "\n", "\u00a0", "\u2009", "\u3000", "\u200b", "")
STRANGE = (
    "",
    "\u0661",
    "\uff11",
    "\u202e",
    "\x00",
    "\x1b[2J",
    "e\u0301",
    "0",
    "-1",
    "A",
    "\\",
    '"',
    "*",
    "x" * 50,
)
STEPS = 30


def strange_text(text: str, rng: Random) -> str:
    """A text of an option, with another space, word or letter somewhere."""
    words = text.split(" ")
    for _ in range(rng.choice((0, 1, 1, 2))):
        place = rng.randrange(len(words))
        change = rng.randrange(5)
        if change == 0:
            words[place] = rng.choice(STRANGE)
        elif change == 1:
            words.insert(place, rng.choice(words))
        elif change == 2:
            words[place] += rng.choice(STRANGE)
        elif change == 3:
            words[place] = words[place].upper()
        else:
            del words[place]
            words = words or [""]
    return (rng.choice(SPACES) if rng.random() < 0.3 else " ").join(words)


def strange_value(value: Any, bounds: Any, rng: Random) -> Any:
    """Another value of an option as JSON, often one that is not allowed."""
    if isinstance(value, bool):
        return rng.choice((True, False, 0, "true"))
    if isinstance(value, int):
        low, high = (bounds.low, bounds.high) if bounds else (value - 3, value + 3)
        return rng.choice((low - 1, low, low + 1, rng.randint(low, high), high, high + 1, float(low), str(low)))
    if isinstance(value, list) and value:
        found = [strange_text(one, rng) if isinstance(one, str) else one for one in value]
        rng.shuffle(found)
        return found[: rng.randint(0, len(found))] + rng.choices(found, k=rng.choice((0, 0, 1, 3, 40)))
    return rng.choice((value, None, [], [""], ["pair 3"], "x"))


def strange_setup(entry: Entry, rng: Random) -> dict[str, Any]:
    usual = codec.options_of(entry.game())
    bounds = {one.name: one.metadata.get("bounds") for one in fields(entry.game)}
    chosen = rng.sample(sorted(usual), rng.choice((1, 1, 2, 3)))
    return {name: strange_value(usual[name], bounds[name], rng) for name in chosen}


def accepted(entry: Entry, options: dict[str, Any]) -> AnyGame | None:
    """The game, if a table may be set up like this; a refusal has a code."""
    try:
        return game_of(Setup.model_validate_json(json.dumps({"game": entry.id, "options": options})))
    except (RuleError, ServerError) as refused:
        assert refused.code
        return None


def recorded(game: AnyGame, rng: Random) -> None:
    """Play some steps; the record reads back, as text and as JSON lines, with the same game and the same chance."""
    fair = Fair(bytes(32), tuple(b"" for _ in range(game.seats)))
    match = Match(game, fair.draw)
    while match.payoffs is None and len(match.steps) < STEPS:
        seat = rng.choice(match.waiting)
        match.commit(seat, rng.choice(match.legal(seat)))
    header = Header(game, tuple(f"P{seat}" for seat in range(game.seats)), commitment(fair.seed), fair.entropy)
    kept = record.record_of(match, header, fair)
    for written in (record.write(kept), record.write_json_lines(kept)):
        again = record.read_bytes(written.encode())
        assert isinstance(again, Record)
        assert again == kept
        if match.payoffs is not None:
            assert again.verified().payoffs == match.payoffs


def tried(entry: Entry, many: int) -> None:
    rng, played = Random(f"options {entry.id}"), 0
    for _ in range(many):
        options = strange_setup(entry, rng)
        try:
            game = accepted(entry, options)
            if game is not None:
                recorded(game, rng)
                played += 1
        except Exception as error:
            raise AssertionError(options) from error
    assert 0.1 * many < played < 0.95 * many, (played, many)


@pytest.mark.parametrize("entry", GAMES)
def test_what_can_be_set_up_can_be_played_and_recorded(entry: Entry) -> None:
    tried(entry, 60)


@pytest.mark.slow
@pytest.mark.parametrize("entry", GAMES)
def test_what_can_be_set_up_can_be_played_and_recorded_in_many_ways(entry: Entry) -> None:
    tried(entry, 2_000)
