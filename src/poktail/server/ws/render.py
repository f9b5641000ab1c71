"""Frames as bytes. What a seat is sent is made here and nowhere else, out of what its sight holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from poktail.core import codec
from poktail.core.errors import BadVersion, RuleError
from poktail.core.game import Seat, SeatEvent
from poktail.server.json_bytes import dump
from poktail.server.tables.live_match import Play


def head(kind: bytes, version: int, ack: str | None) -> bytes:
    """The beginning of a frame; its data and a brace follow."""
    if ack is None:
        return b'{"v":%d,"t":"%b","d":' % (version, kind)
    return b'{"v":%d,"t":"%b","a":"%b","d":' % (version, kind, ack.encode())


def frame(kind: str, version: int, data: Any, ack: str | None = None) -> bytes:
    """A whole frame, of data or of what is JSON already."""
    return head(kind.encode(), version, ack) + (data if type(data) is bytes else dump(data)) + b"}"


def refusal(error: RuleError, version: int, ack: str | None) -> bytes:
    """A refusal: code and data."""
    return frame("error", version, {"code": error.code, "data": error.data}, ack)


def told(event: Iterable[SeatEvent]) -> list[list[Any]]:
    """What was heard, as it travels."""
    return [[one.version, codec.to_json(one.what)] for one in event]


SIGHT = (
    b'{"match":"%b","seat":%b,"since":%d,"page":%d,"events":[%b],"view":%b,'
    b'"legal":[%b],"waiting":%b,"chosen":%b,"clock":%b}'
)


class Moment:
    """A match as it is now, to be shown to several seats: what all may know is written once."""

    __slots__ = ("_clock", "_play", "_spoken", "_waiting")

    def __init__(self, play: Play, clock: Any) -> None:
        self._play = play
        self._clock = b"null" if clock is None else dump(clock)
        self._waiting = dump(play.match.waiting)
        self._spoken: dict[int, bytes] = {}

    def observation(self, seat: Seat | None, event: Iterable[Any], since: int) -> bytes:
        """The table from one seat: what it was told after a version, what it sees, what it may do."""
        play, match = self._play, self._play.match
        chosen = None if seat is None else match.chosen(seat)
        legal = [] if seat is None else [play.spelled[move] for move in match.legal(seat)]
        return SIGHT % (
            play.id.encode(),
            b"null" if seat is None else b"%d" % seat,
            since,
            match.hidden_until,
            self._told(event, since),
            dump(match.view(seat)),
            b",".join(legal),
            self._waiting,
            b"null" if chosen is None else dump(str(chosen)),
            self._clock,
        )

    def _told(self, event: Iterable[Any], since: int) -> bytes:
        """By the identity of what was heard: what several seats hear alike is written once."""
        lines, spoken = [], self._spoken
        for version, what in enumerate(event, since + 1):
            key = id(what)
            if key not in spoken:
                spoken[key] = dump(what)
            lines.append(b"[%d,%b]" % (version, spoken[key]))
        return b",".join(lines)

    def after(self, seat: Seat | None, version: int) -> bytes:
        """What happened after that version."""
        return self.observation(seat, self._play.match.seen_since(seat, version), version)


def after(play: Play, seat: Seat | None, version: int, clock: Any) -> bytes:
    """What happened after that version."""
    return Moment(play, clock).after(seat, version)


def fresh(play: Play, seat: Seat | None, clock: Any) -> bytes:
    """The table with the page of the log that a client of a running match may show."""
    page = play.match.visible_events(seat)
    return Moment(play, clock).observation(seat, [one.what for one in page], play.match.version - len(page))


def caught_up(play: Play, seat: Seat | None, version: int | None, everything: bool, clock: Any) -> tuple[str, bytes]:
    """The missing events for a client that has that version, when they follow without a gap; else a fresh view."""
    match = play.match
    if version is None:
        return "view", fresh(play, seat, clock)
    if version > match.version:
        raise BadVersion(version=version, newest=match.version)
    first = 0 if everything else match.version - len(match.visible_events(seat))
    if version < first:
        return "view", fresh(play, seat, clock)
    return "events", after(play, seat, version, clock)


def waiting(play: Play, seat: Seat | None, clock: Any) -> dict[str, Any]:
    """Who still has to choose: all that others learn of a choice before the reveal; `seat` learns its own."""
    own = {} if seat is None else {"chosen": str(play.match.chosen(seat))}
    return {"match": play.id, "waiting": play.match.waiting, **own, "clock": clock}


def ranks(payoffs: tuple[int, ...]) -> list[int]:
    """Places from 1, shared where the payoffs are equal.

    >>> ranks((1, -1, 1))
    [1, 3, 1]
    """
    return [1 + sum(other > own for other in payoffs) for own in payoffs]


def over(play: Play) -> dict[str, Any]:
    """The result and the opened seal; only of a match that has ended."""
    payoffs = play.match.payoffs
    assert payoffs is not None
    return {
        "match": play.id,
        "payoffs": payoffs,
        "ranks": ranks(payoffs),
        "seed": play.fair.seed.hex(),
        "entropy": [part.hex() for part in play.fair.entropy],
    }
