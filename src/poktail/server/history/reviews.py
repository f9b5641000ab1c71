"""Reviews of finished matches as lines of JSON: each decision as soon as it is judged, at the end the whole review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from poktail.bots import review
from poktail.bots.coach import Hint
from poktail.core.game import Seat
from poktail.server import json_bytes
from poktail.server.history import replays
from poktail.server.history.jobs import Limits
from poktail.server.storage.store import LogRow
from poktail.server.storage.table_store import MatchRow

LIMITS = Limits(at_once=1, per_reader=3, all=24)
"""Few, because a review takes as long as many moves of the strongest bot."""
LISTED = 5
"""About how many candidates a decision lists."""
KNOWN = 200
"""How many reviews are kept in memory."""

Key = tuple[str, Seat]
"""A match and a seat in it."""


@dataclass(eq=False)
class KnownReviews:
    """The reviews of finished matches, which never change; the oldest is dropped first."""

    _known: dict[Key, list[bytes]] = field(default_factory=dict)

    def get(self, key: Key) -> list[bytes] | None:
        """The lines of that review, if it is known."""
        return self._known.get(key)

    def put(self, key: Key, lines: list[bytes]) -> None:
        """Keep the lines of that review."""
        if len(self._known) >= KNOWN:
            del self._known[next(iter(self._known))]
        self._known[key] = lines


def reviewed(row: MatchRow, moves: Sequence[LogRow], seat: Seat, known: KnownReviews) -> Iterator[bytes]:
    """The review of a finished match for one seat, line by line; empty parts mean that work goes on."""
    kept = known.get((row.id, seat))
    if kept is not None:
        yield from kept
        return
    lines = list[bytes]()
    for line in _lines(row, moves, seat):
        if line:
            lines.append(line)
        yield line
    known.put((row.id, seat), lines)


def _lines(row: MatchRow, moves: Sequence[LogRow], seat: Seat) -> Iterator[bytes]:
    for play in replays.rebuilt(row, moves):  # noqa: B007
        yield b""
    match, sent = play.match, replays.sent_versions(play.match)
    count, decisions = 0, list[review.Decision]()
    for _ in review.decisions_of(match, seat):
        count += 1
        yield b""
    yield _line(0, count)
    for asked in review.asked(match, seat):
        decisions.append(review.judge(*asked))
        shown = review.decision_json(decisions[-1], LISTED)
        yield _line(len(decisions), count, decision=_renumbered(shown, sent))
    whole, hints = review.review_of(match, seat, decisions), list[Hint]()
    for hint in review.hints(match, whole):
        hints.append(hint)
        yield b""
    summary = review.summary_json(whole, hints)
    for listed in ("turning_points", "costliest"):
        summary[listed] = [_renumbered(each, sent) for each in summary[listed]]
    yield _line(count, count, review=summary)


def _line(done: int, of: int, *, decision: Any = None, review: Any = None) -> bytes:
    return json_bytes.dump({"done": done, "of": of, "decision": decision, "review": review}) + b"\n"


def _renumbered(data: dict[str, Any], sent: Sequence[int]) -> dict[str, Any]:
    """The same with the version under which its event was sent, which is higher where moves were taken back."""
    return data | {"v": sent[data["v"]]}
