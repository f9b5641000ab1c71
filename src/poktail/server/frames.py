"""Frames as bytes. What a seat is sent is made here and nowhere else, out of what its sight holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic_core import to_json

from poktail.core import codec
from poktail.core.errors import BadVersion, RuleError
from poktail.core.game import Heard, Seat
from poktail.server.play import Play


def head(kind: str, version: int, ack: str | None) -> bytes:
    """The beginning of a frame; its data and a brace follow."""
    name = f',"a":"{ack}"' if ack is not None else ""
    return f'{{"v":{version},"t":"{kind}"{name},"d":'.encode()


def frame(kind: str, version: int, data: Any, ack: str | None = None) -> bytes:
    """A whole frame."""
    return head(kind, version, ack) + to_json(data) + b"}"


def refusal(error: RuleError, version: int, ack: str | None) -> bytes:
    """A refusal: code and data."""
    return frame("error", version, {"code": error.code, "data": error.data}, ack)


Spoken = dict[int, Any]
"""Events as they travel, by the identity of what was heard: what several seats hear alike is written once."""


def told(heard: Iterable[Heard], spoken: Spoken | None = None) -> list[list[Any]]:
    """What was heard, as it travels."""
    if spoken is None:
        return [[one.version, codec.to_json(one.what)] for one in heard]
    lines = []
    for one in heard:
        key = id(one.what)
        if key not in spoken:
            spoken[key] = codec.to_json(one.what)
        lines.append([one.version, spoken[key]])
    return lines


def sight(
    play: Play, seat: Seat | None, heard: Iterable[Heard], since: int, clock: Any, spoken: Spoken | None = None
) -> dict[str, Any]:
    """The table from one seat: what it was told after a version, what it sees, what it may do."""
    match = play.match
    chosen = None if seat is None else match.chosen(seat)
    return {
        "match": play.id,
        "seat": seat,
        "since": since,
        "page": match.hidden,
        "told": told(heard, spoken),
        "view": codec.to_json(match.view(seat)),
        "legal": [play.spelled[move] for move in match.legal(seat)] if seat is not None else [],
        "waiting": match.waiting,
        "chosen": None if chosen is None else str(chosen),
        "clock": clock,
    }


def after(play: Play, seat: Seat | None, version: int, clock: Any, spoken: Spoken | None = None) -> dict[str, Any]:
    """What happened after that version."""
    return sight(play, seat, play.match.since(seat, version), version, clock, spoken)


def fresh(play: Play, seat: Seat | None, clock: Any) -> dict[str, Any]:
    """The table with the page of the log that a client of a running match may show."""
    page = play.match.page(seat)
    return sight(play, seat, page, play.match.version - len(page), clock)


def caught_up(play: Play, seat: Seat | None, version: int | None, everything: bool, clock: Any) -> tuple[str, Any]:
    """The missing events for a client that has that version, when they follow without a gap; else a fresh view."""
    match = play.match
    if version is None:
        return "view", fresh(play, seat, clock)
    if version > match.version:
        raise BadVersion(version=version, newest=match.version)
    first = 0 if everything else match.version - len(match.page(seat))
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
