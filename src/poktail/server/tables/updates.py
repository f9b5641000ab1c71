"""Builds the messages a table sends, as one seat or a spectator may see them; ws/render.py turns them into JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poktail.core.errors import BadVersion, RuleError
from poktail.core.game import Seat
from poktail.core.payoffs import ranks
from poktail.server.tables.live_match import LiveMatch


class Update:
    """One message to clients: its type, the match's version after it, and its data; `text` keeps the rendered data."""

    __slots__ = ("data", "text", "type", "version")

    def __init__(self, type_: str, version: int, data: Any) -> None:
        self.type = type_
        self.version = version
        self.data = data
        self.text: str | None = None


def acknowledged(version: int, **data: Any) -> Update:
    """A command was carried out."""
    return Update("ack", version, data)


def refusal(error: RuleError, version: int) -> Update:
    """A command was refused: code and data."""
    return Update("error", version, {"code": error.code, "data": error.data})


def position(type_: str, live: LiveMatch, seat: Seat | None, events: Sequence[Any], since: int, clock: Any) -> Update:
    """The match from one seat: its events after version `since`, its view and its legal moves."""
    match = live.match
    chosen = None if seat is None else match.chosen(seat)
    data = {
        "match": live.id,
        "seat": seat,
        "since": since,
        "page": match.hidden_until,
        "events": list(enumerate(events, since + 1)),
        "view": match.view(seat),
        "legal": [] if seat is None else [live.rendered_moves[move] for move in match.legal(seat)],
        "waiting": match.waiting,
        "chosen": None if chosen is None else str(chosen),
        "take_back": live.can_take_back(seat),
        "decision": None if seat is None else live.decided[seat],
        "clock": clock,
    }
    return Update(type_, match.version, data)


def events_after(live: LiveMatch, seat: Seat | None, version: int, clock: Any) -> Update:
    """The events after that version; a fresh view if a move was taken back since."""
    if version < live.restarted:
        return fresh_view(live, seat, clock)
    return position("events", live, seat, live.match.seen_since(seat, version), version, clock)


def fresh_view(live: LiveMatch, seat: Seat | None, clock: Any) -> Update:
    """The match with those events that a client of a running match may show."""
    visible = live.match.visible_events(seat)
    since = live.match.version - len(visible)
    return position("view", live, seat, [event.what for event in visible], since, clock)


def catch_up(live: LiveMatch, seat: Seat | None, version: int | None, all_events: bool, clock: Any) -> Update:
    """The events that a client at that version has missed, if it may see all of them; otherwise a fresh view."""
    match = live.match
    if version is None:
        return fresh_view(live, seat, clock)
    if version > match.version:
        raise BadVersion(version=version, newest=match.version)
    first = 0 if all_events else match.version - len(match.visible_events(seat))
    return fresh_view(live, seat, clock) if version < first else events_after(live, seat, version, clock)


def waiting(live: LiveMatch, seat: Seat | None, clock: Any) -> Update:
    """Who still has to choose: all that others learn of a choice before the reveal; `seat` also gets its own choice."""
    own = {} if seat is None else {"chosen": str(live.match.chosen(seat)), "take_back": live.can_take_back(seat)}
    data = {"match": live.id, "waiting": live.match.waiting, **own, "clock": clock}
    return Update("waiting", live.match.version, data)


def over(live: LiveMatch) -> Update:
    """The result and the revealed seed of a match that has ended."""
    payoffs = live.match.payoffs
    assert payoffs is not None
    data = {
        "match": live.id,
        "payoffs": payoffs,
        "ranks": ranks(payoffs),
        "seed": live.fair.seed.hex(),
        "entropy": [part.hex() for part in live.fair.entropy],
    }
    return Update("over", live.match.version, data)
