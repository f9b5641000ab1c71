"""A match told again, step by step, as everybody, one seat or nobody but the finished match may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from poktail.core import codec, record
from poktail.core.game import CHANCE, AnyGame, Choice, Seat
from poktail.core.match import Match
from poktail.server import frames
from poktail.server.play import Play


def as_seen(game: AnyGame, steps: Sequence[Choice], seat: Seat | None, hidden: int = 0) -> list[dict[str, Any]]:
    """The steps as one seat (None: a spectator) saw them, from after version `hidden`."""
    match, shown = Match(game), list[dict[str, Any]]()
    if not hidden:
        shown.append({"v": 0, "told": [], "view": codec.to_json(match.view(seat))})
    for choice in steps:
        before = match.version
        match.step(choice)
        if match.version > hidden and match.version > before:
            heard = frames.told(match.since(seat, max(before, hidden)))
            shown.append({"v": match.version, "told": heard, "view": codec.to_json(match.view(seat))})
    return shown


def in_full(game: AnyGame, steps: Sequence[Choice]) -> list[dict[str, Any]]:
    """The steps with every choice, every event and every seat's side; only for a match that is over."""
    match = Match(game)
    seats: list[Seat | None] = [None, *range(game.seats)]
    shown = [{"v": 0, "choice": {}, "told": [], "views": [codec.to_json(match.view(seat)) for seat in seats]}]
    for choice in steps:
        before = match.version
        match.step(choice)
        told = [[v, codec.to_json(event.what)] for v, event in enumerate(match.log[before:], before + 1)]
        views = [codec.to_json(match.view(seat)) for seat in seats]
        shown.append({"v": match.version, "choice": spelled(choice), "told": told, "views": views})
    return shown


def spelled(choice: Choice) -> dict[str, str]:
    """Who chose what, in notation; chance is called so."""
    return {"chance" if seat == CHANCE else str(seat): str(move) for seat, move in choice.items()}


def running(play: Play, seat: Seat | None) -> list[dict[str, Any]]:
    """The steps of a running match as far as a client may show them now."""
    match = play.match
    return as_seen(play.game, match.steps, seat, match.version - len(match.page(seat)))


def lines(kept: record.Record) -> Iterator[str]:
    """A finished match as JSON lines: the header, one line for each step, the end."""
    header, match = kept.header, kept.match()
    assert match.payoffs is not None
    yield codec.dump_json(
        {
            "poktail": record.FULL,
            "game": header.game.id,
            "options": codec.options_of(header.game),
            "names": list(header.names),
            "commitment": header.commitment,
            "entropy": [part.hex() for part in header.entropy],
        }
    )
    for number, choice in enumerate(kept.steps, 1):
        yield codec.dump_json({"step": number, "choice": spelled(choice)})
    yield codec.dump_json({"result": list(match.payoffs), "reveal": kept.seed.hex() if kept.seed else None})
