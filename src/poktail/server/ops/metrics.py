"""Metrics for the operator, in Prometheus' format.

A label names a kind of thing (a game, an error code, who moved), never a move or a hand: two matches that differ only
in what is hidden give the same metrics.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The numbers of one running server, in a registry of its own."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self, process: bool = True) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = registry = CollectorRegistry()
        if process:
            ProcessCollector(registry=registry)
        self._tables = Gauge("poktail_tables_live", "Tables in memory.", registry=registry)
        self._connections = Gauge("poktail_connections", "Open WebSocket connections.", ["kind"], registry=registry)
        moves = Counter("poktail_moves", "Moves stored, by who made them.", ["game", "by"], registry=registry)
        self._moves = cache(moves.labels)
        self._bot_moves = Counter(
            "poktail_bot_moves", "Moves of the server's own bots.", ["game", "level"], registry=registry
        )
        self._refusals = Counter("poktail_refusals", "Refusals, by code.", ["code"], registry=registry)
        self._reports = Counter("poktail_reports", "Reports to the operator.", ["reason"], registry=registry)
        self._actions = Counter("poktail_operator_actions", "What the operator did.", ["what"], registry=registry)
        self._started = Counter("poktail_matches_started", "Matches begun.", ["game"], registry=registry)
        self._ended = Counter("poktail_matches_ended", "Matches played to the end.", ["game"], registry=registry)
        self._commit_seconds = Histogram(
            "poktail_commit_seconds", "Time until moves are durable.", buckets=SECONDS, registry=registry
        )
        self._move_seconds = Histogram(
            "poktail_move_seconds", "Time from a move's receipt until it is sent.", buckets=SECONDS, registry=registry
        )
        self._commit_rows = Histogram(
            "poktail_log_batch_rows", "Moves that became durable together.", buckets=ROWS, registry=registry
        )
        for kind in ("seat", "watch", "bot"):
            self._connections.labels(kind)

    def set_tables(self, count: int) -> None:
        """Set how many tables are in memory."""
        self._tables.set(count)

    @contextmanager
    def connection(self, kind: str | None) -> Iterator[None]:
        """Count a connection while it lasts: of a person, a bot, or (None) an unknown client."""
        gauge = self._connections.labels("watch" if kind is None else "bot" if kind == "bot" else "seat")
        gauge.inc()
        try:
            yield
        finally:
            gauge.dec()

    def moved(self, game: str, by: str, seconds: float) -> None:
        """Count a stored and sent move, and its time since it was received; `by`: its owner, a bot or a stand-in."""
        self._moves(game, by).inc()
        self._move_seconds.observe(seconds)

    def bot_moved(self, game: str, level: str) -> None:
        """Count a move of a server bot."""
        self._bot_moves.labels(game, level).inc()

    def refused(self, code: str) -> None:
        """Count a refused request or message."""
        self._refusals.labels(code).inc()

    def reported(self, reason: str) -> None:
        """Count a report to the operator."""
        self._reports.labels(reason).inc()

    def operator_acted(self, what: str) -> None:
        """Count an action of the operator that this server has applied."""
        self._actions.labels(what).inc()

    def match_started(self, game: str) -> None:
        """Count a started match."""
        self._started.labels(game).inc()

    def match_ended(self, game: str) -> None:
        """Count a finished match."""
        self._ended.labels(game).inc()

    def committed(self, seconds: float, rows: int) -> None:
        """Record how many moves became durable together, and the time since the first of them was queued."""
        self._commit_seconds.observe(seconds)
        self._commit_rows.observe(rows)

    def render(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)
