"""Tests that the updates, which are plain dictionaries, match the schema field by field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from poktail.core import codec
from poktail.core.errors import BadVersion, RuleError
from poktail.core.registry import Entry, games
from poktail.server.errors import SeatTaken
from poktail.server.storage.documents import Clock, Setup
from poktail.server.tables import updates
from poktail.server.tables.clocks import Clocks
from poktail.server.tables.live_match import LiveMatch
from poktail.server.tables.updates import Update
from poktail.server.ws.render import render
from tests.server.live import kept
from tests.server.test_live_match import GAMES, fresh, rows


def sent(update: Update, ack: str | None = None) -> dict[str, Any]:
    """A message as a client reads it, checked against the stored schema."""
    message: dict[str, Any] = json.loads(render(update, ack))
    kept("ServerMessage").validate(message)
    return message


def moments(entry: Entry, every: int = 9) -> Iterator[LiveMatch]:
    """A match at its beginning, now and then, and at its end."""
    play = fresh(entry)
    yield play
    for number, one in enumerate(rows(entry), 1):
        play.redo(one)
        if number % every == 0 or play.over:
            yield play


def clocks(play: LiveMatch) -> list[Any]:
    hard = Clocks(Clock(mode="hard", move=3, match=9), play.game.seats, 1_000)
    soft = Clocks(Clock(mode="advisory"), play.game.seats, 1_000)
    return [None, hard.state(5_000), soft.state(5_000)]


@pytest.mark.parametrize("entry", GAMES)
def test_every_sight_is_as_the_schema_says(entry: Entry) -> None:
    for play in moments(entry):
        match = play.match
        for seat in (None, *range(play.game.seats)):
            for clock in clocks(play):
                view = sent(updates.fresh_view(play, seat, clock), "c1")
                events = sent(updates.events_after(play, seat, match.version - 1, clock))
                for frame in (view, events):
                    data = frame["d"]
                    assert data["since"] + len(data["events"]) == frame["v"] == match.version
                    assert data["view"] == codec.to_json(match.view(seat))
                    legal = match.legal(seat) if seat is not None else ()
                    assert data["legal"] == [[str(move), codec.to_json(move)] for move in legal]
                    assert (data["seat"], data["match"], data["clock"]) == (seat, "match-id", clock)
                    assert data["waiting"] == list(match.waiting)
        assert ("a" in view, "a" in events) == (True, False)


@pytest.mark.parametrize("entry", GAMES)
def test_who_is_waited_for_and_what_one_has_chosen_oneself(entry: Entry) -> None:
    """`chosen` is there for the one who has chosen, and for nobody else."""
    seen = 0
    play, rng = fresh(entry), Random(1)
    for one in rows(entry)[:60]:
        play.redo(one)
        public = sent(updates.waiting(play, None, None))
        assert public["d"] == {"match": "match-id", "waiting": list(play.match.waiting), "clock": None}
        for seat in (seat for seat in range(play.game.seats) if play.match.chosen(seat) is not None):
            own = sent(updates.waiting(play, seat, rng.choice(clocks(play))), "c1")["d"]
            assert own["chosen"] == str(play.match.chosen(seat))
            assert sent(updates.fresh_view(play, seat, None))["d"]["chosen"] == own["chosen"]
            seen += 1
    assert seen or all(len(choice) == 1 for choice in play.match.steps)


@pytest.mark.parametrize("entry", GAMES)
def test_a_client_catches_up_by_events_or_by_a_view(entry: Entry) -> None:
    play = list(moments(entry, every=25))[-1]
    newest = play.match.version
    for everything in (False, True):
        for version in (None, 0, 1, newest // 2, newest):
            message = sent(updates.catch_up(play, None, version, everything, None))
            assert message["t"] == ("view" if version is None else "events")  # of a match that is over all may be told
            assert (message["d"]["since"], message["v"]) == (version or 0, newest)
        with pytest.raises(BadVersion) as refused:
            updates.catch_up(play, None, newest + 1, everything, None)
        assert refused.value.data == {"version": newest + 1, "newest": newest}


def test_a_client_that_is_far_behind_gets_a_page_and_a_bot_gets_all() -> None:
    """Some game forgets: there people may not look up what they should remember."""
    forgotten = 0
    for entry in games():
        for play in moments(entry, every=3):
            newest = play.match.version
            first = newest - len(play.match.visible_events(0))
            for version in {0, max(0, first - 1), first, newest}:
                found = updates.catch_up(play, 0, version, False, None)
                wanted = ("view", first) if version < first else ("events", version)
                assert (found.type, found.data["since"]) == wanted
                found = updates.catch_up(play, 0, version, True, None)
                assert (found.type, found.data["since"]) == ("events", version)
            forgotten += first > 0
    assert forgotten


@pytest.mark.parametrize("entry", GAMES)
def test_the_end_opens_the_seal(entry: Entry) -> None:
    play = list(moments(entry))[-1]
    data = sent(updates.over(play))["d"]
    assert data["payoffs"] == list(play.match.payoffs or ())
    assert data["seed"] == play.fair.seed.hex()
    assert data["entropy"] == [b"own".hex()] * play.game.seats
    for seat, place in enumerate(data["ranks"]):
        assert place == 1 + sum(other > data["payoffs"][seat] for other in data["payoffs"])


def everything(kind: type[RuleError]) -> Iterator[type[RuleError]]:
    yield kind
    for sub in kind.__subclasses__():
        yield from everything(sub)


def test_every_refusal_has_a_code_and_small_data() -> None:
    data: dict[str, Any] = {"seat": 1, "text": 'say "so"\n\u2603', "none": None}
    for error in everything(RuleError):
        frame = sent(updates.refusal(error(**data), 7), "c1")
        assert frame == {"v": 7, "t": "error", "a": "c1", "d": {"code": error.code, "data": data}}


def test_an_answer_without_a_name_has_no_name() -> None:
    assert render(updates.acknowledged(3)) == '{"v":3,"t":"ack","d":{}}'
    again = render(updates.acknowledged(3, again=True), "c.1:x_-")
    assert again == '{"v":3,"t":"ack","a":"c.1:x_-","d":{"again":true}}'
    assert sent(updates.refusal(SeatTaken(seat=2), 0)).keys() == {"v", "t", "d"}


TABLE: dict[str, Any] = {
    "id": "t", "rev": 1, "game": "any", "options": {}, "host": "p", "locked": False, "phase": "starting",
    "seats": [None], "wishes": [[0, 1]], "match": "m", "last": None, "commitment": "c",
    "code": None, "rematch": [], "pause_ms": None, "pause_v": None, "watching": 0, "rated": True,
}  # fmt: skip


def test_what_the_server_sends_has_every_field() -> None:
    """A client need not know the defaults: what it may leave out itself is there when it is told."""
    setup = Setup(game="any").model_dump()
    assert sent(Update("table", 0, TABLE | {"setup": setup}))["d"]["setup"] == setup
    check = kept("ServerMessage")
    for missing in setup:
        worse = {key: value for key, value in setup.items() if key != missing}
        assert not check.is_valid({"v": 0, "t": "table", "d": TABLE | {"setup": worse}})
    assert kept("ClientMessage").is_valid({"t": "set", "d": {"game": "any"}})
    for null in ({"a": None}, {"d": {"match": "m", "waiting": [], "clock": None, "chosen": None}}):
        good = {"v": 0, "t": "waiting", "d": {"match": "m", "waiting": [], "clock": None}}
        assert check.is_valid(good)
        assert not check.is_valid(good | null)
