"""Test helper: rebuilds a finished match from its record, so that every frame that was sent can be checked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import jsonschema_rs

from poktail.core import codec, record
from poktail.core.fair import Fair
from poktail.core.game import Chance, Decide, Seat
from poktail.core.match import Match
from poktail.core.registry import Entry, games
from poktail.server.http import schema_values as values
from tests.server.live import Person

GAMES = tuple(entry.id for entry in games())


@cache
def together() -> Entry:
    """A game in which several seats choose at once."""
    return next(entry for entry in games() if len(asked(entry)) > 1)


@cache
def in_turn() -> Entry:
    """A game in which one seat chooses after the other."""
    return next(entry for entry in games() if len(asked(entry)) == 1)


def asked(entry: Entry) -> tuple[Seat, ...]:
    """Who chooses first in some match of this game."""
    match = Match(entry.game(), Fair(bytes(32), ()).draw)
    assert isinstance(match.turn, Decide)
    return match.turn.seats


@cache
def schema(game: str, kind: str) -> Any:
    """Reads values of a game: `View`, `Move` or `What`."""
    entry = next(entry for entry in games() if entry.id == game)
    parts = {"components": {"schemas": values.schemas_of(entry)}}
    return jsonschema_rs.validator_for({"$ref": f"{values.REF}{entry.game.__name__}{kind}"} | parts)


async def record_of(person: Person, match: str) -> record.Record:
    """The record as it is downloaded."""
    answer = await person.http.get(f"/api/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    kept = record.read(answer.text)
    assert isinstance(kept, record.Record)
    return kept


class FinishedMatch:
    """A match replayed: what every seat could see at every version where somebody was asked."""

    def __init__(self, kept: record.Record) -> None:
        self.game = kept.header.game
        self.match = match = Match(self.game)
        self.moments = {}
        for choice in (None, *kept.steps):
            if choice is not None:
                match.step(choice)
            if not isinstance(match.turn, Chance):
                self.moments[match.version] = match.state, match.turn

    def events(self, seat: Seat | None, since: int, version: int) -> list[list[Any]]:
        """The events this seat got after one version and up to another."""
        event = self.match.events_since(seat, since)[: version - since]
        return [[one.version, codec.to_json(one.what)] for one in event]

    def view(self, seat: Seat | None, version: int) -> Any:
        """What this seat saw at that version."""
        return codec.to_json(self.game.view(self.moments[version][0], seat))

    def holds(self, frame: dict[str, Any]) -> bool:
        """Whether a `view` or `events` frame says what its seat could know then; asserts that it does."""
        data, version = frame["d"], frame["v"]
        seat, (state, turn) = data["seat"], self.moments[version]
        assert data["events"] == self.events(seat, data["since"], version)
        assert data["view"] == self.view(seat, version)
        asked = turn.seats if isinstance(turn, Decide) else ()
        assert set(data["waiting"]) <= set(asked)
        legal = self.game.legal(state, seat) if seat is not None and seat in data["waiting"] else ()
        assert data["legal"] == [[str(move), codec.to_json(move)] for move in legal]
        return True

    def fits_schema(self, frame: dict[str, Any]) -> bool:
        """Whether the values in it are as the schema document says; asserts that they are."""
        game = self.game.id
        schema(game, "View").validate(frame["d"]["view"])
        for _, what in frame["d"]["events"]:
            if what is not None:
                schema(game, "What").validate(what)
        for _, move in frame["d"]["legal"]:
            schema(game, "Move").validate(move)
        return True

    def differs(self, frame: dict[str, Any]) -> bool:
        """Whether another seat would have been told something else by this frame."""
        data, version = frame["d"], frame["v"]
        others = [seat for seat in range(self.game.seats) if seat != data["seat"]]
        return any(self.view(seat, version) != data["view"] for seat in others)


def observations(frames: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The frames that show a match."""
    return [frame for frame in frames if frame["t"] in ("view", "events")]


def gapless(frames: Iterable[dict[str, Any]]) -> bool:
    """Whether a client that was sent these has missed nothing since its first view; asserts that it has not."""
    version = None
    for frame in observations(frames):
        assert version is not None or frame["t"] == "view"
        assert frame["t"] == "view" or frame["d"]["since"] == version
        assert frame["d"]["since"] + len(frame["d"]["events"]) == frame["v"]
        version = frame["v"]
    return True
